import Foundation
import PuldarCommands
import PuldarSubprocesses

/// The small files beside a ledger, on this machine.
struct MachineConfigFiles: ConfigFiles {
  private let files = FoundationFiles()

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

  func names(in folder: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { files.facts(of: "\(folder)/\($0)") != nil }
  }

  func replace(_ path: String, with bytes: [UInt8]) throws(OutputFailure) {
    guard files.replace(path, with: bytes) else {
      throw .refused("'\(path)' cannot be replaced")
    }
  }
}
