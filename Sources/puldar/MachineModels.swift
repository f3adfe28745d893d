import Foundation
import LedgerStore
import LlamaParsing
import PuldarCommands
import PuldarSubprocesses

/// The models of this machine. Nothing of it runs before a model is asked.
enum MachineModels {
  static func host(_ environment: [String: String]) -> LlamaHost {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return LlamaHost(
      on: LlamaMachine(
        runner: FoundationSubprocessRunner(endingWithProgram: true), files: FoundationFiles(),
        folders: folders, processorCount: ProcessInfo.processInfo.activeProcessorCount,
        memory: memory(environment), hash: hash),
      workFolder: { FileManager.default.currentDirectoryPath })
  }

  /// What was learned of programs and models is kept in the cache folder.
  private static func memory(_ environment: [String: String]) -> String? {
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
