# Completion of the quinola command in bash. For good:
#   mkdir -p ~/.local/share/bash-completion/completions
#   quinola completion bash > ~/.local/share/bash-completion/completions/quinola
# Where the package bash-completion is not there, or for this shell alone:
#   eval "$(quinola completion bash)"

_quinola_completion() {
    local IFS=$'\n' kind value
    COMPREPLY=()
    while IFS=, read -r kind value; do
        [ -n "$kind" ] || continue
        COMPREPLY+=("$value")
        case $kind in
            file) compopt -o filenames ;;  # quotes what needs it, and tells folders
            begun) compopt -o nospace ;;
        esac
    done < <(env _QUINOLA_COMPLETE=bash_complete COMP_WORDS="${COMP_WORDS[*]}" \
        COMP_CWORD="$COMP_CWORD" "${1/#\~/$HOME}" 2>/dev/null)
}

complete -o nosort -F _quinola_completion quinola
