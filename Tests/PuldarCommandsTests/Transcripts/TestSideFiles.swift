import Foundation
import PuldarCommands
import PuldarSubprocesses

/// The small files beside a ledger, in the folders of a test.
struct TestSideFiles: SmallFiles {
  private let files = LocalFiles()

  func bytes(of path: String, upTo byteCount: Int) throws(InputFailure) -> [UInt8]? {
    guard let facts = files.facts(of: path) else {
      if !FileManager.default.fileExists(atPath: path) { return nil }
      throw .noFile(path: path)
    }
    guard facts.byteCount <= byteCount else {
      throw .tooLong(path: path, byteCount: facts.byteCount)
    }
    guard let bytes = files.bytes(of: path, upTo: byteCount) else { throw .refused("no") }
    return bytes
  }

  func names(in folder: String) throws(InputFailure) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw .refused("no")
    }
    return names.filter { files.facts(of: "\(folder)/\($0)") != nil }
  }

  func replace(_ path: String, with bytes: [UInt8], isShared: Bool) throws(OutputFailure) {
    guard files.replace(path, with: bytes, isShared: isShared) else { throw .refused("no") }
  }

  func holds(_ place: String, _ path: String) -> Bool { files.holds(place, path) }
}
