import LedgerModel

extension BucketName {
  /// The name of a built-in bucket, else the bucket's text.
  var displayName: String {
    switch self {
    case .fundamentals: "Fundamentals"
    case .fun: "Fun"
    case .future: "Future You"
    default: text
    }
  }

  /// The name that a screen shows.
  var shownName: String { VisibleText(displayName).description }
}
