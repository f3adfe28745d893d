import CommandTable
import LedgerModel

/// The key that open bills are added up by.
enum BillGrouping: String, ParameterValue, CaseIterable {
  case category
}

/// The open amounts, added up by category.
struct BillCategories {
  let sums: [Sum]
  private let categories: CategoryCatalog

  /// - Throws: ``FigureTooLarge`` if a sum does not fit.
  init(
    _ occurrences: [Bill.Day], _ categories: CategoryCatalog, _ currency: Money.Currency
  ) throws(FigureTooLarge) {
    var byCategory: [CategoryName: [Bill.Day]] = [:]
    for occurrence in occurrences
    where occurrence.state == .open && occurrence.terms.type == .expense {
      byCategory[occurrence.terms.category, default: []].append(occurrence)
    }
    var sums: [Sum] = []
    for (category, occurrences) in byCategory {
      sums.append(Sum(category: category, sums: try BillSums(occurrences, in: currency)))
    }
    self.sums = sums.sorted {
      ($1.sums.left.minorUnits, $0.category.text) < ($0.sums.left.minorUnits, $1.category.text)
    }
    self.categories = categories
  }

  func lines(_ style: ScreenStyle) -> [String] {
    var table = TextTable([
      .words(), .whole(.left, leaving: 1), .whole(.right), .whole(.right, leaving: 2),
    ])
    let whole = sums.map(\.sums.left.minorUnits).max() ?? 0
    for sum in sums {
      let (category, sums) = (sum.category, sum.sums)
      table.add(
        [
          categories.shownName(of: category),
          Bar(width: 20, usesBlocks: style.usesBlocks).text(
            sums.left.minorUnits, of: max(whole, 1)),
          style.amount(sums.left), sums.count.of("bill"),
        ], inked: [1: .green])
    }
    return table.lines(within: style.columns, ellipsis: style.ellipsis)
  }

  var rows: [[String]] {
    sums.map {
      [
        $0.category.text, String($0.sums.count), AmountText.text($0.sums.left),
        $0.sums.left.currency.code,
      ]
    }
  }

  struct Sum: Shaped {
    let category: CategoryName
    let sums: BillSums

    static let shape = Shape<Sum>(
      .init("category", \.category), .init("open", \.sums))
  }
}
