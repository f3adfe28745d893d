/// What somebody, or a disk that rots, does to a ledger behind the store's back.
enum Harm: Hashable, Sendable, CaseIterable {
  /// One bit is another one.
  case flip
  /// One bit of the last 76 bytes of a line.
  case flipInSeal
  /// A sector of zeros.
  case zeros
  /// The end is missing.
  case cut
  case lineGone
  /// One byte too many.
  case inserted
  case emptied
  /// The folder is put back as it was, and the machine's records are not.
  case olderFolder
}
