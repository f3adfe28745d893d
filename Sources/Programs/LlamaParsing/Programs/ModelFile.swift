import EntryParsing
import PuldarSubprocesses

/// A model file, as described by its header.
struct ModelFile {
  let path: String
  let facts: FileFacts

  /// The GGUF header: magic, version, and the numbers of tensors and pairs, little-endian.
  private static let headByteCount = 24

  /// - Throws: ``ProposalFailure/noModelFile(path:)``, ``ProposalFailure/unusableModel(path:reason:)``.
  init(_ path: String, _ files: LocalFiles) throws(ProposalFailure) {
    guard let facts = files.facts(of: path) else { throw .noModelFile(path: path) }
    self.path = path
    self.facts = facts
    guard let head = files.bytes(of: path, upTo: ModelFile.headByteCount) else {
      throw .unusableModel(path: path, reason: "it cannot be read")
    }
    guard head.starts(with: Array("GGUF".utf8)) else {
      throw .unusableModel(path: path, reason: "it does not begin as GGUF does")
    }
    guard head.count == ModelFile.headByteCount else {
      throw .unusableModel(path: path, reason: "it ends after \(head.count) bytes")
    }
    let version = ModelFile.number(head[4..<8])
    guard (2...3).contains(version) else {
      throw .unusableModel(path: path, reason: "it has version \(version) of GGUF")
    }
    let tensors = ModelFile.number(head[8..<16])
    guard tensors > 0, tensors < 1 << 20, ModelFile.number(head[16..<24]) < 1 << 20 else {
      throw .unusableModel(path: path, reason: "it holds no tensors")
    }
  }

  /// The file name without folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
