#compdef puldar
# Completions of puldar for zsh: eval "$(puldar completions zsh)"
_puldar() {
    local -a items; local line
    for line in "${(@f)$("${words[1]}" __complete $((CURRENT - 1)) "${words[@]}" 2>/dev/null)}"; do
        [[ -n $line ]] && items+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    done
    if (( ${#items} )); then _describe -V -t values 'puldar' items; else _files; fi
}
if [[ ${funcstack[1]} == _puldar ]]; then
    _puldar "$@"
else
    # A plain zsh has not begun its completions yet; what is not the user's own is left out.
    (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }
    compdef _puldar puldar
fi
