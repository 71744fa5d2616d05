# Completion of inspect for bash.
_inspect() {
    local cur="${COMP_WORDS[COMP_CWORD]}" answer
    local words=("${COMP_WORDS[@]:0:COMP_CWORD}")
    if [[ $cur == -* ]]; then
        words+=("$cur")
    fi
    answer=$("${words[@]}" --generate-bash-completion 2>/dev/null)
    COMPREPLY=($(compgen -W "$answer" -- "$cur"))
}
complete -o bashdefault -o default -F _inspect inspect
