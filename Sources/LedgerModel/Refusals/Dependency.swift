/// How one event depends on another.
public enum Dependency: Hashable, Sendable {
  /// It corrects the entry.
  case corrects
  /// It voids the entry.
  case voids
  /// It changes the same entry, and was made on that change.
  case madeOn
  /// It pays the expense back.
  case paysBack
  /// It is an entry in the category, or moves or ends it.
  case usesCategory(CategoryName)
}
