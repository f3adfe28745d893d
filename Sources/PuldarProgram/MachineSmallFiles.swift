import Foundation
import PuldarCommands
import PuldarSubprocesses

/// The small files beside a ledger, on this machine.
struct MachineSmallFiles: SmallFiles {
  private let files = LocalFiles()

  func bytes(of path: String, upTo byteCount: Int) throws(InputFailure) -> [UInt8]? {
    guard let found = files.byteCount(of: path) else {
      if access(path, F_OK) == 0 { throw .noFile(path: path) }
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .refused("'\(path)' cannot be looked at")
    }
    guard found <= byteCount else {
      throw .tooLong(path: path, byteCount: found)
    }
    guard let bytes = files.bytes(of: path, upTo: byteCount) else {
      throw .refused("'\(path)' cannot be read")
    }
    return bytes
  }

  func names(in folder: String) throws(InputFailure) -> [String]? {
    do {
      return try files.names(in: folder)
    } catch {
      throw .refused("\(error)")
    }
  }

  func replace(_ path: String, with bytes: [UInt8], isShared: Bool) throws(OutputFailure) {
    guard files.replace(path, with: bytes, isShared: isShared) else {
      throw .refused("'\(path)' cannot be replaced")
    }
  }

  func holds(_ place: String, _ path: String) -> Bool { files.holds(place, path) }
}
