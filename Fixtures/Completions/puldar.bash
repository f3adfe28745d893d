# Completions of puldar for bash: eval "$(puldar completions bash)"
_puldar() {
    local cur words cword value
    if declare -F _get_comp_words_by_ref >/dev/null; then _get_comp_words_by_ref -n =: cur words cword
    else words=("${COMP_WORDS[@]}"); cword=$COMP_CWORD; cur=${words[cword]}; fi
    COMPREPLY=()
    while IFS=$'\t' read -r value _; do [[ -n $value ]] && COMPREPLY+=("$(printf %q "$value")"); done \
        < <("${words[0]}" __complete "$cword" "${words[@]}" 2>/dev/null)
    declare -F __ltrim_colon_completions >/dev/null && __ltrim_colon_completions "$cur"
}
complete -o default -o bashdefault -F _puldar puldar
