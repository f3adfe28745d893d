import EntryParsing
import Foundation
import LedgerStore
import LlamaParsing
import PuldarCommands
import PuldarSubprocesses

/// The models of this machine. Nothing is looked up until one is asked: most commands ask none.
struct MachineModels: ModelHost {
  let environment: [String: String]
  let trace: WorkTrace

  func path(of word: String) -> String { host.path(of: word) }
  func proposer(_ choice: ModelChoice) -> any EntryProposer { host.proposer(choice) }
  func examine(_ choice: ModelChoice) async -> ModelExamination { await host.examine(choice) }

  private var host: LlamaHost {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return LlamaHost(
      on: LlamaMachine(
        runner: TracedRunner(trace: trace), files: LocalFiles(),
        folders: folders, processorCount: ProcessInfo.processInfo.activeProcessorCount,
        memory: memory, hash: MachineModels.hash),
      workFolder: { FileManager.default.currentDirectoryPath })
  }

  /// The cache folder file with the facts about programs and models.
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

  /// Hashes a file by reading it: truncating a mapped file would crash this process.
  @Sendable private static func hash(_ path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    let hash = try? ContentHash { piece in
      var count = 0
      while count < piece.count {
        let bytes = try file.read(upToCount: piece.count - count) ?? Data()
        if bytes.isEmpty { break }
        piece.replaceSubrange(count..<count + bytes.count, with: bytes)
        count += bytes.count
      }
      return count
    }
    return hash?.text
  }
}
