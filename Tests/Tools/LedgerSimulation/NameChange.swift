/// A change of the names in a folder that is not on the disk yet.
enum NameChange: Hashable, Sendable {
  case add(String, inode: UInt64)
  case remove(String)
  case rename(String, to: String, inode: UInt64)

  /// The folder that must be synchronised.
  var folder: String {
    switch self {
    case .add(let path, _), .remove(let path), .rename(_, let path, _):
      VirtualDisk.parent(of: path)
    }
  }

  /// The folders whose names change.
  var folders: Set<String> {
    switch self {
    case .add, .remove: [folder]
    case .rename(let path, _, _): [folder, VirtualDisk.parent(of: path)]
    }
  }

  func apply(to names: inout [String: UInt64]) {
    switch self {
    case .add(let path, let inode): names[path] = inode
    case .remove(let path): names[path] = nil
    case .rename(let path, let newPath, let inode):
      names[path] = nil
      names[newPath] = inode
    }
  }
}
