import LedgerModel

/// What a generated log adds up to, by a second and simpler way: as it is made.
struct GeneratedTotals: Equatable {
  /// Expenses less credits as they were added, whatever became of them; in minor units.
  var added: Int64 = 0
  /// Expenses less credits with corrections and voids applied.
  var counting: Int64 = 0
  var correctionCount = 0
  var voidCount = 0
  var creditCount = 0

  /// What an entry adds to what was spent.
  static func spent(_ values: EntryValues) -> Int64 {
    switch values.type {
    case .expense: values.amount.minorUnits
    case .credit: -values.amount.minorUnits
    case .income: 0
    }
  }
}
