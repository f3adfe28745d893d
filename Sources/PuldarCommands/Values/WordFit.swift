public import CommandTable
public import LedgerModel

// What each type of value makes of a word for which no option was named.

extension ValueFit {
  /// Of a type that takes hardly any word: what it takes is meant for it.
  fileprivate static func strict(_ isRead: Bool) -> ValueFit { isRead ? .certain : .no }

  /// Of names, which may be any: those that every ledger begins with are known.
  fileprivate static func name<Name: Equatable>(
    _ name: Name?, _ word: String, known: [Name]
  ) -> ValueFit {
    guard let name, word.contains(where: \.isLetter) else { return .no }
    return known.contains(name) ? .certain : .possible
  }
}

extension ParameterValue {
  /// Of a type whose every word is meant for it.
  fileprivate static func strictFit(of word: String) -> ValueFit {
    .strict((try? Self(parsing: word)) != nil)
  }
}

extension AmountArgument {
  static func fit(of word: String) -> ValueFit {
    // A number with at most the code of a currency, and no path.
    guard word.contains(where: \.isNumber), word.count(where: \.isLetter) <= 3,
      !word.contains("/")
    else { return .no }
    do throws(AmountError) {
      _ = try Money.reading(word, defaultCurrency: .usd, conventions: .plain)
      return .certain
    } catch {
      switch error.reason {
      case .empty, .notANumber, .wrongGrouping, .unknownCurrency: return .no
      case .ambiguous, .tooManyDecimals, .signed, .zero, .tooLarge, .sharedSign: return .certain
      @unknown default: return .certain
      }
    }
  }
}

extension SignedAmountArgument {
  static func fit(of word: String) -> ValueFit {
    AmountArgument.fit(of: String(word.drop { "+-−".contains($0) }))
  }
}

extension TaxArgument {
  static func fit(of word: String) -> ValueFit {
    // An amount alone is more likely that of the entry.
    AmountArgument.fit(of: word) == .certain ? .possible : .no
  }
}

extension CountArgument {
  static func fit(of word: String) -> ValueFit { strictFit(of: word) }
}

extension SpanArgument {
  static func fit(of word: String) -> ValueFit { strictFit(of: word) }
}

extension MonthArgument {
  static func fit(of word: String) -> ValueFit {
    .strict((try? MonthArgument(parsing: word)) != nil && Int(word) == nil)
  }
}

extension MonthSpan {
  static func fit(of word: String) -> ValueFit {
    guard (try? MonthSpan(parsing: word)) != nil, Int(word) == nil else { return .no }
    // A day names its month too, and is more likely a day.
    return DayArgument.fit(of: word) == .certain ? .possible : .certain
  }
}

extension CalendarDay {
  public static func fit(of word: String) -> ValueFit { strictFit(of: word) }
}

extension DayArgument {
  static func fit(of word: String) -> ValueFit {
    .strict(!isPath(word) && (try? DayArgument(parsing: word)) != nil)
  }

  /// Whether a word leads to a file, whatever days its name holds.
  fileprivate static func isPath(_ word: String) -> Bool {
    ["/", "./", "../", "~/"].contains { word.hasPrefix($0) }
  }
}

extension PlannedDayArgument {
  static func fit(of word: String) -> ValueFit {
    .strict(!DayArgument.isPath(word) && (try? PlannedDayArgument(parsing: word)) != nil)
  }
}

extension MomentArgument {
  static func fit(of word: String) -> ValueFit {
    // A number is more likely something else than an event.
    guard let moment = try? MomentArgument(parsing: word) else { return .no }
    switch moment.meaning {
    case .now, .endOf, .instant: return .certain
    case .after, .before: return .possible
    }
  }
}

extension EventArgument {
  static func fit(of word: String) -> ValueFit {
    switch try? EventArgument(parsing: word) {
    case nil: .no
    case .last?: .possible
    case .number?, .full?: .certain
    }
  }
}

extension CategoryName {
  public static func fit(of word: String) -> ValueFit {
    // What stands behind an amount may be its currency.
    guard Money.Currency.fit(of: word) == .no else { return .no }
    return .name(CategoryName(word), word, known: CategorySet.puldar.categories.map(\.category))
  }
}

extension BucketName {
  public static func fit(of word: String) -> ValueFit {
    .name(BucketName(word), word, known: BucketName.builtIn)
  }
}

extension AccountName {
  public static func fit(of word: String) -> ValueFit {
    .name(AccountName(word), word, known: [.bank, .cash])
  }
}

extension MerchantArgument {
  static func fit(of word: String) -> ValueFit { word.isEmpty ? .no : .possible }
}

extension Money.Currency {
  public static func fit(of word: String) -> ValueFit { strictFit(of: word) }
}

extension ReportAxes {
  static func fit(of word: String) -> ValueFit { strictFit(of: word) }
}

extension ReportMonths {
  static func fit(of word: String) -> ValueFit { strictFit(of: word) }
}
