import LedgerModel

/// A sum that is likelier a slip than meant: some thousand times the usual, or above a million.
struct UnusualSum: Hashable {
  let amount: Money
  /// The line that it stands in; `nil` where there is only one.
  let line: Int?
  private let reason: Reason

  /// Why it is asked about.
  private enum Reason: Hashable {
    /// What is usual of something, and how many times it.
    case times(Int64, usual: Money, of: String)
    case large(String)
  }

  /// What is unusual, as "4500.00 is some 1000 times the usual 4.50 of Blue Bottle".
  func problem(_ style: ScreenStyle) -> String {
    let reason =
      switch reason {
      case .times(let times, let usual, let name):
        "some \(times) times the usual \(style.amount(usual)) of \(name)"
      case .large(let words): words
      }
    return (line.map { "line \($0): " } ?? "") + "\(style.amount(amount)) is \(reason)"
  }

  /// A decimal mark in the wrong place makes a sum a thousand times as large; the usual varies.
  private static let factor: Int64 = 500
  /// The same for a million or more.
  private static let factorOfLarge: Int64 = 10

  /// What is unusual of an entry; `nil` for nothing.
  ///
  /// - Parameter usual: What is usual in the ledger; asked for only where a sum is large enough.
  init?(_ understood: UnderstoodEntry, among usual: () async throws -> UsualSums) async throws {
    let entry = understood.entry
    let sum = entry.values.amount.minorUnits
    let unit = UnusualSum.unit(of: entry.values.amount.currency)
    guard sum >= unit * UnusualSum.factor else { return nil }
    amount = entry.values.amount
    line = understood.line
    let million = UnusualSum.million(amount.currency)
    let isLarge = sum / unit >= million
    if let usual = try await usual().usual(of: entry) {
      let times = sum / max(1, usual.sum.minorUnits)
      guard times >= (isLarge ? UnusualSum.factorOfLarge : UnusualSum.factor) else { return nil }
      reason = .times(times, usual: usual.sum, of: usual.name)
    } else if isLarge {
      reason = .large(
        million == 1_000_000 ? "a million or more" : "a thousand million or more")
    } else {
      return nil
    }
  }

  /// How many minor units one unit of a currency has.
  private static func unit(of currency: Money.Currency) -> Int64 {
    (0..<currency.minorUnitDigits).reduce(1) { unit, _ in unit * 10 }
  }

  /// From how many units on a sum is asked about where nothing is usual yet: a million, and a thousand
  /// million where a dollar buys more than a hundred.
  private static func million(_ currency: Money.Currency) -> Int64 {
    smallUnits.contains(currency.code) ? 1_000_000_000 : 1_000_000
  }

  /// Source: World Bank, official exchange rates of 2024 (PA.NUS.FCRF), local units to a US dollar.
  private static let smallUnits = Set(
    """
    ALL AMD AOA ARS BDT BIF CDF CLP COP CRC DJF DZD ETB GNF GYD HTG HUF IDR IQD IRR ISK JMD JPY KES \
    KHR KMF KRW KZT LAK LBP LKR LRD MGA MMK MWK NGN NPR PKR PYG RSD RWF SDG SOS SSP SYP TZS UGX UZS \
    VND VUV XAF XOF XPF YER
    """.split(separator: " ").map(String.init))
}

/// Asks about unusual sums before they are stored.
struct UnusualSums {
  let session: Session

  /// What a preview says of sums that would be asked about.
  func notes(on entries: [UnderstoodEntry]) async throws -> [Report.Note] {
    if session.options.agrees { return [] }
    return try await unusual(among: entries).map { sum in
      .line("It would be asked whether this is meant: \(sum.problem(session.prompt.style)).")
    }
  }

  /// Whether the entries are meant as they are; a preview stores nothing and asks nothing.
  ///
  /// - Throws: ``CommandFailure`` where nobody can be asked.
  func areMeant(_ entries: [UnderstoodEntry], isPreview: Bool) async throws -> Bool {
    if isPreview || session.options.agrees { return true }
    let unusual = try await unusual(among: entries)
    guard let first = unusual.first else { return true }
    guard session.prompt.canAsk else {
      throw CommandFailure(
        first.problem(session.prompt.style),
        remedy: "Nothing was stored. Correct the amount, or say that it is meant: --yes",
        .refusedData)
    }
    for sum in unusual {
      let question = "\(sum.problem(session.prompt.style)). Is it meant?"
      if try session.prompt.confirm(question) != .yes { return false }
    }
    return true
  }

  /// Whether it would be asked of one of these whether it is meant.
  func isUnusual(anyOf entries: [UnderstoodEntry]) async throws -> Bool {
    try await !unusual(among: entries).isEmpty
  }

  private func unusual(among entries: [UnderstoodEntry]) async throws -> [UnusualSum] {
    var known: UsualSums?
    var found: [UnusualSum] = []
    for entry in entries {
      let sum = try await UnusualSum(entry) {
        if let known { return known }
        let sums = UsualSums(try await latestSums())
        known = sums
        return sums
      }
      if let sum { found.append(sum) }
    }
    return found
  }

  private func latestSums() async throws -> LatestSums {
    guard try await session.ledger.state() != nil else { return LatestSums() }
    return try await session.ledger.view(LatestSums())
  }
}
