# Completion of inspect for bash.
_inspect() {
    local cur="${COMP_WORDS[COMP_CWORD]}" answer
    local words=("${COMP_WORDS[@]:0:COMP_CWORD}")
    # In --flag=value the sign is a word of its own.
    if [[ $cur == = ]]; then
        cur=
    elif [[ ${words[COMP_CWORD - 1]} == = ]]; then
        unset "words[COMP_CWORD - 1]"
    fi
    if [[ $cur == -* ]]; then
        words+=("$cur")
    fi
    answer=$("${words[@]}" --generate-bash-completion 2>/dev/null)
    COMPREPLY=($(compgen -W "$answer" -- "$cur"))
    if [[ ${COMPREPLY[*]} == *= ]]; then
        compopt -o nospace 2>/dev/null
    fi
}
complete -o bashdefault -o default -F _inspect inspect
