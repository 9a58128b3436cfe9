#compdef quinola
# Completion of the quinola command in zsh. For good, as a file in a folder of $fpath:
#   mkdir -p ~/.zfunc && quinola completion zsh > ~/.zfunc/_quinola
# with these two lines in ~/.zshrc, the first before compinit:
#   fpath+=~/.zfunc
#   autoload -Uz compinit && compinit
# For this shell alone, after compinit:
#   eval "$(quinola completion zsh)"

_quinola_completion() {
    local program=${(Q)words[1]} kind value told found=1
    local -a answer whole begun
    program=${~program}
    answer=("${(@f)$(env _QUINOLA_COMPLETE=zsh_complete COMP_WORDS="${(F)words}" \
        COMP_CWORD=$((CURRENT - 1)) $program 2>/dev/null)}")

    # The value alone is completed in --option=value.
    [[ $words[CURRENT] == --*=* ]] && compset -P 1 '*='
    for kind value told in "${answer[@]}"; do
        case $kind in
            whole) whole+=("${value//:/\\:}:$told") ;;
            begun) begun+=("$value") ;;
            # Which files, zsh finds by itself: the value is a pattern.
            file) _files -g "$value" && found=0 ;;
        esac
    done
    (( $#whole )) && _describe -V quinola whole && found=0
    (( $#begun )) && compadd -V begun -S '' -a begun && found=0
    return found
}

if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _quinola_completion "$@"
else
    compdef _quinola_completion quinola
fi
