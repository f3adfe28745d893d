import Foundation
import LedgerStore
import PuldarCommands
import PuldarSubprocesses

/// The small files beside a ledger, on this machine.
struct MachineConfigFiles: ConfigFiles {
  private let files = LocalFiles()

  func bytes(of path: String, upTo byteCount: Int) throws(InputFailure) -> [UInt8]? {
    guard let facts = files.facts(of: path) else {
      if access(path, F_OK) == 0 { throw .noFile(path: path) }
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .refused("'\(path)' cannot be looked at")
    }
    guard facts.byteCount <= byteCount else {
      throw .tooLong(path: path, byteCount: facts.byteCount)
    }
    guard let bytes = files.bytes(of: path, upTo: byteCount) else {
      throw .refused("'\(path)' cannot be read")
    }
    return bytes
  }

  func names(in folder: String) throws(InputFailure) -> [String]? {
    // Foundation's own list ends at an error as at the end.
    let system = SystemCalls()
    do throws(FileError) {
      guard try system.status(at: folder + "/.")?.kind == .folder else { return nil }
      var names: [String] = []
      for name in try system.names(in: folder) {
        let path = "\(folder)/\(name)"
        // Left out because it is no file, and never because it could not be looked at.
        if files.facts(of: path) == nil, try system.status(at: path)?.kind != .regular { continue }
        names.append(name)
      }
      return names
    } catch {
      throw .refused(error.problem)
    }
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(OutputFailure) {
    guard files.replace(path, with: bytes) else {
      throw .refused("'\(path)' cannot be replaced")
    }
  }
}
