import EntryParsing
public import PuldarSubprocesses

/// What of this machine is used to run a model.
public struct LlamaMachine: Sendable {
  let runner: any SubprocessRunner
  let files: LocalFiles
  let threadCount: Int
  private let folders: [String]
  private let memory: ProgramMemory
  private let hash: @Sendable (String) -> String?

  /// - Parameters:
  ///   - runner: What runs the programs.
  ///   - files: Where models are looked at, and what was learned is kept.
  ///   - folders: Where programs are looked for, as PATH says.
  ///   - processorCount: How many processors there are. One is left to the rest of the machine, for
  ///     a model whose threads must wait for each other is many times slower where they do.
  ///   - memory: A file for what was learned of programs and models; `nil` to learn it each time.
  ///   - hash: The SHA-256 of a file in hexadecimal digits; `nil` where it cannot be read.
  public init(
    runner: some SubprocessRunner, files: LocalFiles, folders: [String], processorCount: Int,
    memory: String? = nil, hash: @escaping @Sendable (String) -> String?
  ) {
    self.runner = runner
    self.files = files
    self.folders = folders.filter { $0.hasPrefix("/") }
    self.memory = ProgramMemory(files: files, path: memory)
    self.hash = hash
    threadCount = min(4, max(1, processorCount - 1))
  }

  func search(named program: String?) -> ProgramSearch {
    ProgramSearch(runner: runner, files: files, memory: memory, named: program, folders: folders)
  }

  /// The first twelve digits of the hash of a model's file.
  func fingerprint(of model: ModelFile) throws(ProposalFailure) -> String {
    if let known = memory.fingerprint(of: model.path, model.facts) { return known }
    guard let digits = hash(model.path)?.prefix(12), digits.count == 12 else {
      throw .unusableModel(path: model.path, reason: "it cannot be read")
    }
    memory.remember(fingerprint: String(digits), of: model.path, model.facts)
    return String(digits)
  }
}
