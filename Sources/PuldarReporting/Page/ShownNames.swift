import LedgerModel

/// The names of a page: as they are, or hidden from others, each thing with a number of its own.
struct ShownNames: Sendable {
  let isHidden: Bool

  /// Returns a name, or the kind of thing with its number.
  ///
  /// - Parameter place: The place of the thing among those of its kind, from 0.
  func text(_ name: String, _ kind: String, _ place: Int) -> String {
    isHidden ? "\(kind) \(place + 1)" : name
  }
}
