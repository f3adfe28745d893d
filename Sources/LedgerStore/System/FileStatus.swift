/// The file system's data about a file.
package struct FileStatus: Hashable, Sendable {
  /// The kind of thing at a path.
  package enum Kind: Hashable, Sendable {
    case regular
    case folder
    case link
    /// A FIFO, a socket, a device.
    case special
  }

  package var kind: Kind
  package var byteCount: Int
  package var device: UInt64
  package var inode: UInt64
  package var owner: UInt32
  package var linkCount: Int
  /// When it was last changed, in nanoseconds since 1970.
  package var modifiedNanoseconds: Int64
  /// The lowest nine bits of its mode: who may read, write and execute it.
  package var permissions: UInt32

  package init(
    kind: Kind, byteCount: Int, device: UInt64, inode: UInt64, owner: UInt32, linkCount: Int,
    modifiedNanoseconds: Int64, permissions: UInt32 = 0o600
  ) {
    self.kind = kind
    self.byteCount = byteCount
    self.device = device
    self.inode = inode
    self.owner = owner
    self.linkCount = linkCount
    self.modifiedNanoseconds = modifiedNanoseconds
    self.permissions = permissions
  }

  /// Returns whether two files are the same one.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}
