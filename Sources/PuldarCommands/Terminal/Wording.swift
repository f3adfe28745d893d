extension Int {
  /// The number with what it counts: `1 event`, `2 events`.
  ///
  /// - Parameter several: The word for another number than one, where it is not the word with an s.
  func of(_ one: String, _ several: String? = nil) -> String {
    "\(self) \(self == 1 ? one : several ?? one + "s")"
  }
}
