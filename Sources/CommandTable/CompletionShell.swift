/// A shell that a completion script can be generated for.
///
/// The scripts know nothing of the commands: they ask the program itself, through its hidden command
/// `__complete`, so they are never out of date and can offer the names in a ledger.
public enum CompletionShell: String, CaseIterable, ParameterValue {
  case bash, zsh, fish

  /// Returns the script that completes the words of a program, with a newline at its end.
  ///
  /// - Parameter program: The name that the program is called by.
  public func script(program: String) -> String {
    let function = "_" + String(program.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return switch self {
    case .bash: CompletionShell.bashScript(program, function)
    case .zsh: CompletionShell.zshScript(program, function)
    case .fish: CompletionShell.fishScript(program)
    }
  }

  /// Returns the place below `share` in which the shell looks for the script of a program.
  func path(program: String) -> String {
    switch self {
    case .bash: "bash-completion/completions/\(program)"
    case .zsh: "zsh/site-functions/_\(program)"
    case .fish: "fish/vendor_completions.d/\(program).fish"
    }
  }

  private static func bashScript(_ program: String, _ function: String) -> String {
    #"""
    # Completions of \#(program) for bash: eval "$(\#(program) completions bash)"
    \#(function)() {
        local cur words cword value
        if declare -F _get_comp_words_by_ref >/dev/null; then _get_comp_words_by_ref -n =: cur words cword
        else words=("${COMP_WORDS[@]}"); cword=$COMP_CWORD; cur=${words[cword]}; fi
        COMPREPLY=()
        while IFS=$'\t' read -r value _; do [[ -n $value ]] && COMPREPLY+=("$(printf %q "$value")"); done \
            < <("${words[0]}" __complete "$cword" "${words[@]}" 2>/dev/null)
        declare -F __ltrim_colon_completions >/dev/null && __ltrim_colon_completions "$cur"
    }
    complete -o default -o bashdefault -F \#(function) \#(program)

    """#
  }

  private static func zshScript(_ program: String, _ function: String) -> String {
    #"""
    #compdef \#(program)
    # Completions of \#(program) for zsh: eval "$(\#(program) completions zsh)"
    \#(function)() {
        local -a items; local line
        for line in "${(@f)$("${words[1]}" __complete $((CURRENT - 1)) "${words[@]}" 2>/dev/null)}"; do
            [[ -n $line ]] && items+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
        done
        if (( ${#items} )); then _describe -V -t values '\#(program)' items; else _files; fi
    }
    if [[ ${funcstack[1]} == \#(function) ]]; then
        \#(function) "$@"
    else
        # A plain zsh has not begun its completions yet; what is not the user's own is left out.
        (( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }
        compdef \#(function) \#(program)
    fi

    """#
  }

  private static func fishScript(_ program: String) -> String {
    #"""
    # Completions of \#(program) for fish: \#(program) completions fish | source
    complete -c \#(program) -e
    complete -c \#(program) -f -a '(set -l t (commandline -opc) (commandline -ct); $t[1] __complete (math (count $t) - 1) $t 2>/dev/null)'

    """#
  }
}
