extension Int {
  /// Returns the number with its noun: `1 event`, `2 events`.
  ///
  /// - Parameter several: The plural, if it is not the noun with an s.
  func of(_ one: String, _ several: String? = nil) -> String {
    "\(self) \(self == 1 ? one : several ?? one + "s")"
  }
}
