import EntryParsing
import Foundation
import LedgerStore
import LlamaParsing
import PuldarCommands
import PuldarSubprocesses

/// The models of this machine. Nothing is looked at before one is asked for: most commands ask none.
struct MachineModels: ModelHost {
  let environment: [String: String]

  func path(of word: String) -> String { host.path(of: word) }
  func proposer(_ choice: ModelChoice) -> any EntryProposer { host.proposer(choice) }
  func examine(_ choice: ModelChoice) async -> ModelExamination { await host.examine(choice) }

  private var host: LlamaHost {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return LlamaHost(
      on: LlamaMachine(
        runner: FoundationSubprocessRunner(endingWithProgram: true), files: FoundationFiles(),
        folders: folders, processorCount: ProcessInfo.processInfo.activeProcessorCount,
        memory: memory, hash: MachineModels.hash),
      workFolder: { FileManager.default.currentDirectoryPath })
  }

  /// What was learned of programs and models is kept in the cache folder.
  private var memory: String? {
    #if canImport(Darwin)
      let usual = "/Library/Caches"
    #else
      let usual = "/.cache"
    #endif
    // A path that is not absolute is ignored: XDG Base Directory Specification 0.8.
    let named = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (named ?? environment["HOME"].map { $0 + usual }).map { $0 + "/puldar/programs" }
  }

  @Sendable private static func hash(_ path: String) -> String? {
    // Mapped, because a model may be larger than the memory.
    guard let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return nil
    }
    return ContentHash(of: bytes.bytes).text
  }
}
