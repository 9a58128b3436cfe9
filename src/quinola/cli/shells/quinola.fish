# Completion of the quinola command in fish. For good:
#   mkdir -p ~/.config/fish/completions
#   quinola completion fish > ~/.config/fish/completions/quinola.fish
# For this shell alone:
#   quinola completion fish | source

function _quinola_completion
    set -l words (commandline --tokenize --cut-at-cursor --current-process)
    set -l program (string replace --regex '^~' -- $HOME $words[1])
    env _QUINOLA_COMPLETE=fish_complete COMP_WORDS=(string join \n -- $words | string collect) \
        COMP_CWORD=(commandline --current-token --cut-at-cursor | string collect) $program 2>/dev/null |
        string match --regex '.+' # an answer of nothing is an empty line
end

complete --command quinola --no-files --arguments '(_quinola_completion)'
