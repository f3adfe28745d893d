/// How a later event depends on an earlier one.
public enum Dependency: Hashable, Sendable {
  /// It corrects the entry, or was made on that correction.
  case corrects
  case voids
  /// It pays the expense back.
  case paysBack
  /// It is an entry in the category, or moves or ends it.
  case usesCategory(CategoryName)
}
