import LedgerModel
import PuldarSubprocesses

/// One call of a llama.cpp program: its arguments, files and environment.
struct LlamaCall {
  let program: LlamaProgram
  let model: String
  let contract: any ModelContract
  let categories: [CategoryName]
  let threadCount: Int

  /// An answer has about forty tokens; about a hundred and fifty if every byte is one.
  private static let tokenLimit = 192
  private static let contextLength = 4096
  /// More than the greeting, the echoed prompt and the answer of any version.
  static let outputByteLimit = 1 << 20

  /// Returns the call that asks one question.
  func single(_ question: String, time: Duration) -> Subprocess {
    var arguments = shared
    switch program.kind {
    case .completion:
      // The program removes one newline at the end of the file.
      let prompt = contract.completionPrompt(question) + "\n"
      arguments += given(["--no-display-prompt", "-no-cnv"])
      arguments += [.word("-f"), .file(name: "prompt.txt", bytes: Array(prompt.utf8))]
    case .chat:
      arguments += given(["-st"]) + system
      arguments += [.word("-f"), .file(name: "prompt.txt", bytes: Array(question.utf8) + [0x0A])]
    }
    return subprocess(arguments, input: nil, time: time)
  }

  /// Returns the call that asks several questions in sequence, each as if it were the first.
  func conversation(_ questions: [String], time: Duration) -> Subprocess {
    let lines = questions.map { $0 + "\n/clear\n" }.joined() + "/exit\n"
    return subprocess(shared + system, input: Array(lines.utf8), time: time)
  }

  private var shared: [Subprocess.Argument] {
    let words =
      program.words + [
        "-m", model, "-n", String(LlamaCall.tokenLimit), "-c", String(LlamaCall.contextLength),
        "-t", String(threadCount), "--temp", "0", "--seed", "1",
      ]
    return words.map { .word($0) } + given(["--no-warmup", "--simple-io", "--no-escape"]) + [
      .word("--grammar-file"),
      .file(
        name: "answer.gbnf", bytes: Array(contract.grammar(among: categories).utf8)),
    ]
  }

  private var system: [Subprocess.Argument] {
    contract.system.isEmpty
      ? [] : given(["-sys"]).flatMap { [$0, .word(contract.system)] }
  }

  private func given(_ options: [String]) -> [Subprocess.Argument] {
    options.filter(program.options.contains).map { .word($0) }
  }

  private func subprocess(
    _ arguments: [Subprocess.Argument], input: [UInt8]?, time: Duration
  ) -> Subprocess {
    Subprocess(
      executable: program.path, arguments: arguments, environment: LlamaCall.environment,
      input: input,
      time: time, outputByteCount: LlamaCall.outputByteLimit,
      // No memory limit: programs that use a graphics card reserve more than is available.
      processorSeconds: Int(time.components.seconds + 1) * (threadCount + 1))
  }

  /// Any option can be set by a variable, so no variable is inherited.
  static let environment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8",
    // Otherwise a crash starts a debugger, whose output gets into the answer.
    "GGML_NO_BACKTRACE": "1",
    // Fitting the model into memory would read its vocabulary twice.
    "LLAMA_ARG_FIT": "off", "LLAMA_ARG_OFFLINE": "1",
  ]
}
