import LedgerModel

/// When something was recorded, to the second: `2026-01-02 12:00:00Z`, in UTC.
enum TimeText {
  static func text(_ time: Timestamp) -> String {
    let text = time.text
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(8))Z"
  }
}
