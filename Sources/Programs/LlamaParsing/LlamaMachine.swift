import EntryParsing
public import PuldarSubprocesses

/// The resources of this machine for running a model.
public struct LlamaMachine: Sendable {
  let runner: any SubprocessRunner
  let files: LocalFiles
  let threadCount: Int
  private let folders: [String]
  private let memory: ProgramMemory
  private let hash: @Sendable (String) -> String?

  /// - Parameters:
  ///   - runner: Runs the programs.
  ///   - files: Reads models, and stores the cache.
  ///   - folders: The folders to search for programs, as in PATH.
  ///   - processorCount: The number of processors. One is left to the rest of the machine, because a model is
  ///     many times slower if its threads must wait for each other.
  ///   - memory: The file that caches facts about programs and models; `nil` to determine them each time.
  ///   - hash: Returns the SHA-256 of a file in hexadecimal digits; `nil` if it cannot be read.
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

  /// Returns the first twelve digits of the hash of a model file.
  func fingerprint(of model: ModelFile) throws(ProposalFailure) -> String {
    if let known = memory.fingerprint(of: model.path, model.facts) { return known }
    guard let digits = hash(model.path)?.prefix(12), digits.count == 12 else {
      throw .unusableModel(path: model.path, reason: "it cannot be read")
    }
    memory.remember(fingerprint: String(digits), of: model.path, model.facts)
    return String(digits)
  }
}
