extension Currency {
  /// The currency that a snapshot keeps as it is packed; `nil` where there is none such.
  init?(packed: UInt32) {
    self.init(
      bytes: (
        UInt8(truncatingIfNeeded: packed >> 24), UInt8(truncatingIfNeeded: packed >> 16),
        UInt8(truncatingIfNeeded: packed >> 8)
      ))
    if self.packed != packed { return nil }
  }
}
