import Foundation

/// A shell script that stands for one of llama.cpp's programs: it takes the words that this takes,
/// refuses those that this refuses, and prints around an answer what this prints.
package struct LlamaStandIn: Sendable {
  /// The builds of llama.cpp that were measured.
  package enum Generation: String, CaseIterable, Sendable {
    /// The classic `llama-cli`.
    case first
    /// `llama-completion`, beside the chat program.
    case completion
    /// `llama-cli` since December 2025: it converses, and says that it knows `-no-cnv`.
    case chat
    /// `llama-cli` since autumn 2026: the same, and refuses `-no-cnv`.
    case servingChat

    package var isChat: Bool { self == .chat || self == .servingChat }
  }

  /// Answers a question of the product's contracts as a model would that understands "N at PLACE".
  package static let honest = #"""
    case "$text" in
      *'Name: "'*) printf '{"category":"dining"}' ;;
      *)
        said=${text##*Sentence: \"}; said=${said%%\" JSON:*}
        amount=$(printf %s "$said" | grep -oE '[0-9]+([.][0-9]+)?' | head -n 1)
        case "$said" in *' at '*) place=${said##* at } ;; *) place= ;; esac
        printf '{"merchant":"%s","amount":"%s","category":"dining","type":"expense"}' \
          "$place" "$amount" ;;
    esac
    """#

  package let folder: TemporaryFolder
  /// The program.
  package let path: String
  /// A file that begins as a model does.
  package let model: String

  /// - Parameters:
  ///   - answer: Lines of a shell that print what follows the question in `$text`.
  ///   - name: The program's file.
  ///   - folder: Where it is put; a folder of its own otherwise.
  package init(
    _ generation: Generation = .first, name: String = "llama-cli",
    in folder: TemporaryFolder? = nil,
    answer: String = LlamaStandIn.honest
  ) throws {
    self.folder = try folder ?? TemporaryFolder()
    path = self.folder.path(name)
    model = self.folder.path("small.gguf")
    try ExecutableFile.write(LlamaStandIn.script(generation, answer), to: path)
    try Data(LlamaStandIn.modelHead).write(to: URL(filePath: model))
  }

  /// The words with which it was called, one call a line; its prompts lie in `prompt-1`, ….
  package var calls: [String] {
    let text = try? String(contentsOfFile: folder.path("calls"), encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// The head of GGUF: magic, version 3, one tensor, one pair.
  package static let modelHead: [UInt8] =
    Array("GGUF".utf8) + [3, 0, 0, 0] + [1, 0, 0, 0, 0, 0, 0, 0] + [1, 0, 0, 0, 0, 0, 0, 0]

  /// The text of the script.
  package static func script(_ generation: Generation, _ answer: String) -> String {
    """
    #!/bin/sh
    here=$(dirname "$0")
    if [ "$1" = --help ]; then
    cat <<'HELP'
    \(help(generation))
    HELP
    exit 0
    fi
    if [ "$1" = --version ]; then echo 'version: 5943 (abcdef1)' >&2; exit 0; fi
    echo "$*" >>"$here/calls"
    echo $$ >"$here/pid"
    prompt= model= single=
    while [ $# -gt 0 ]; do
      case "$1" in
        -f) prompt=$2; shift ;;
        -m) model=$2; shift ;;
        -n|-c|-t|--temp|--seed|-sys) shift ;;
        --grammar-file) [ -f "$2" ] || { echo 'error: failed to open file' >&2; exit 1; }
          cp "$2" "$here/grammar"; shift ;;
        -st) single=1 ;;
        --no-warmup|--simple-io|--no-escape|--no-display-prompt) ;;
        \(generation == .servingChat ? "" : "-no-cnv) ;;")
        *) echo "error: invalid argument: $1" >&2; exit 1 ;;
      esac
      shift
    done
    [ -f "$model" ] || { echo "error: failed to load model '$model'" >&2; exit 1; }
    answer() {
    text=$1
    \(answer)
    }
    [ -z "$prompt" ] || cp "$prompt" "$here/prompt-$(wc -l <"$here/calls" | tr -d ' ')"
    \(generation.isChat ? chatBody : completionBody)
    """
  }

  private static let completionBody = """
    echo 'llama_model_loader: loaded meta data' >&2
    answer "$(cat "$prompt")"
    printf ' [end of text]\\n\\n\\n'
    """

  private static let chatBody = """
    printf '\\nLoading model... \\n\\n logo\\n\\nbuild : b1\\nmodel : small\\n\\n'
    if [ -n "$prompt" ]; then
      printf '\\n> %s\\n\\n' "$(cat "$prompt")"
      answer "$(cat "$prompt")"
      printf '\\n\\n[ Prompt: 16722.4 t/s | Generation: 1645.6 t/s ]\\n'
      if [ -n "$single" ]; then printf '\\n\\nExiting...\\n'; exit 0; fi
    fi
    while :; do
      printf '\\n> '
      # At the end of its input it asks for ever, as the real one does.
      IFS= read -r line || continue
      printf '\\n'
      case "$line" in
        /exit*) break ;;
        /clear*) echo 'Chat history cleared.'; continue ;;
      esac
      answer "$line"
      printf '\\n\\n[ Prompt: 16722.4 t/s | Generation: 1645.6 t/s ]\\n'
    done
    printf '\\n\\nExiting...\\n'
    """

  private static func help(_ generation: Generation) -> String {
    let shared = """
      -m,    --model FNAME                    model path to load
      -f,    --file FNAME                     a file containing the prompt
      -n,    --predict, --n-predict N         number of tokens to predict
      --no-warmup, --warmup                   skip warming up the model
      --simple-io                             use basic IO
      --no-escape                             do not process escape sequences
      --grammar-file FNAME                    file to read grammar from
      -sys,  --system-prompt PROMPT           system prompt to use with model
      -st,   --single-turn                    run conversation for a single turn only
      --display-prompt, --no-display-prompt   whether to print prompt at generation
      """
    return switch generation {
    case .first, .completion:
      shared
        + "\n-cnv,  --conversation, -no-cnv, --no-conversation\n"
        + "--prompt-cache FNAME                    file to cache prompt state"
    case .chat: shared + "\n-cnv,  --conversation, -no-cnv, --no-conversation\n--show-timings"
    case .servingChat: shared + "\n--show-timings\n--server-base URL"
    }
  }
}
