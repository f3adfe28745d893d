/// What an erasure is about to do, kept beside the ledger: where the machine ends between the two
/// renames, nothing stands at the ledger's place, and whoever opens it finishes the erasure.
struct ErasureIntent {
  let system: any FileSystem
  /// Where the ledger stands.
  let path: String

  private var notePath: String { path + ".erasing" }
  private static let byteLimit = 64 << 10

  /// Notes where the new ledger stands, and where the old one goes.
  func note(new: String, movedTo: String) throws(FileError) {
    let text = [new, movedTo].map(ErasureIntent.name).joined(separator: "\0")
    try FileReplacement(system: system).replace(notePath, with: Array(text.utf8))
  }

  /// Takes the note away.
  func forget() throws(FileError) {
    if try system.status(at: notePath) != nil { try system.remove(notePath) }
  }

  /// Puts the new ledger in place, where the old one was moved away and nothing came after.
  func finish() throws(FileError) {
    guard try system.status(at: path) == nil, let (new, movedTo) = try contents(),
      try system.status(at: movedTo) != nil, try system.status(at: new) != nil
    else { return }
    try system.rename(new, to: path)
    try system.synchronizeFolder(LedgerPlace.parent(of: path))
    try forget()
  }

  /// The paths that are noted; beside the ledger, however it is named now.
  private func contents() throws(FileError) -> (new: String, movedTo: String)? {
    guard let status = try system.status(at: notePath), status.kind == .regular else { return nil }
    let file = try system.open(notePath, .read)
    defer { system.close(file) }
    var bytes = [UInt8](repeating: 0, count: min(status.byteCount, ErasureIntent.byteLimit))
    let count = try system.read(file, at: 0, into: &bytes, from: 0)
    let names = bytes.prefix(count).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    guard names.count == 2, names.allSatisfy({ !$0.contains("/") }) else { return nil }
    let folder = LedgerPlace.parent(of: path)
    return ("\(folder)/\(names[0])", "\(folder)/\(names[1])")
  }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
