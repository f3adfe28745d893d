import CommandTable
public import LedgerModel

/// A name that a person types as a screen shows it, or as the log contains it.
protocol NamedInLedger {
  /// Returns the name that is meant among the categories and buckets of a ledger.
  func meant(in names: CategoryCatalog) -> Self
}

extension Session: ValueSettling {
  /// Returns the value that is meant. If the ledger cannot be read, names stay unchanged: the command reports it.
  func settled<Value>(_ value: Value) async -> Value {
    guard let named = value as? any NamedInLedger, (value as? any Collection)?.isEmpty != true,
      let state = try? await ledger.state()
    else { return value }
    return named.meant(in: state.plan.categories) as? Value ?? value
  }
}

extension Array: NamedInLedger where Element: NamedInLedger {
  func meant(in names: CategoryCatalog) -> Self { map { $0.meant(in: names) } }
}

extension BucketName: NamedInLedger {
  public static var isSettled: Bool { true }

  func meant(in names: CategoryCatalog) -> BucketName { names.buckets.meant(by: self) }
}

extension CategoryName: NamedInLedger {
  public static var isSettled: Bool { true }

  func meant(in names: CategoryCatalog) -> CategoryName { names.meant(by: self) }
}

extension BudgetArgument: NamedInLedger {
  static var isSettled: Bool { true }

  func meant(in names: CategoryCatalog) -> BudgetArgument {
    var meant = self
    switch meaning {
    case .amount, .words: break
    case .shares(let shares): meant.meaning = .shares(shares.meant(in: names))
    case .category(let name): meant.meaning = .category(name.meant(in: names))
    }
    return meant
  }
}

extension SharesArgument: NamedInLedger {
  func meant(in names: CategoryCatalog) -> SharesArgument {
    guard case .one(var share) = self else { return self }
    share.bucket = share.bucket.meant(in: names)
    return .one(share)
  }
}

extension RolloverTarget: NamedInLedger {
  static var isSettled: Bool { true }

  func meant(in names: CategoryCatalog) -> RolloverTarget {
    guard case .bucket(let name) = self else { return self }
    let bucket = name.meant(in: names)
    // The limits of a category carry too.
    guard !names.buckets.exists(bucket), let category = CategoryName(name.text)?.meant(in: names),
      names.exists(category), let named = BucketName(category.text)
    else { return .bucket(bucket) }
    return .bucket(named)
  }
}
