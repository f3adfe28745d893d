import LedgerModel

/// A sum that is more likely a typing mistake than meant: far above the usual one, or a million or more.
struct UnusualSum: Hashable {
  let amount: Money
  /// The number of its line; `nil` if there is only one.
  let line: Int?
  private let reason: Reason

  /// The reason for asking.
  private enum Reason: Hashable {
    /// The usual sum of something, and how many times it.
    case times(Int64, usual: Money, of: String)
    case large(String)
  }

  /// Returns what is unusual: "4500.00 is some 1000 times the usual 4.50 of Blue Bottle".
  func problem(_ style: ScreenStyle) -> String {
    let reason =
      switch reason {
      case .times(let times, let usual, let name):
        "some \(times) times the usual \(style.amount(usual)) of \(name)"
      case .large(let words): words
      }
    return (line.map { "line \($0): " } ?? "") + "\(style.amount(amount)) is \(reason)"
  }

  /// The factor of an unusual sum. A misplaced decimal mark makes a thousandfold, but usual sums vary.
  private static let factor: Int64 = 500
  /// The factor for a million or more.
  private static let factorOfLarge: Int64 = 10

  /// Creates the unusual sum of an entry; `nil` if nothing is unusual.
  ///
  /// - Parameter usual: The usual sums of the ledger; read only if a sum is large enough.
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

  /// Returns how many minor units one unit of a currency has.
  private static func unit(of currency: Money.Currency) -> Int64 {
    (0..<currency.minorUnitDigits).reduce(1) { unit, _ in unit * 10 }
  }

  /// Returns the number of units from which a sum is questioned if no usual sum is known: a million, or a
  /// thousand million if a dollar buys more than a hundred units.
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

  /// Returns the notes of a preview about sums that would be questioned.
  func notes(on entries: [UnderstoodEntry]) async throws -> [Report.Note] {
    if session.options.agrees { return [] }
    return try await unusual(among: entries).map { sum in
      .line("It would be asked whether this is meant: \(sum.problem(session.prompt.style)).")
    }
  }

  /// Returns whether the entries are meant as they are; a preview stores nothing and asks nothing.
  ///
  /// - Throws: ``CommandFailure`` if nobody can be asked.
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

  /// Returns whether one of these entries would be questioned.
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
