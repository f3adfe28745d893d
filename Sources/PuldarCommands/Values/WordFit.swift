public import CommandTable
public import LedgerModel

// How well a word without an option's name fits each type of value.

extension ValueFit {
  /// Returns the fit of a type that accepts hardly any word: an accepted word is meant for it.
  fileprivate static func strict(_ isRead: Bool) -> ValueFit { isRead ? .certain : .no }

  /// Returns the fit of names, which may be anything: only those of every new ledger are known.
  fileprivate static func name<Name: Equatable>(
    _ name: Name?, _ word: String, known: [Name]
  ) -> ValueFit {
    guard let name, word.contains(where: \.isLetter) else { return .no }
    return known.contains(name) ? .certain : .possible
  }
}

extension ParameterValue {
  /// Returns the fit of a type for which every accepted word is meant.
  fileprivate static func strictFit(of word: String) -> ValueFit {
    .strict((try? Self(parsing: word)) != nil)
  }
}

extension AmountArgument {
  static func fit(of word: String) -> ValueFit {
    // A number with at most a currency code, and not a path.
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
    // A bare amount is more likely the entry's.
    AmountArgument.fit(of: word) == .certain ? .possible : .no
  }
}

extension TagArgument {
  // Only its sign tells a tag from any other word.
  static func fit(of word: String) -> ValueFit { .strict(TagArgument(marked: word) != nil) }
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
    // A day also names its month, but is more likely meant as a day.
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

  /// Returns whether a word is a path, regardless of days in its name.
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
    // A number is more likely something other than an event.
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
    // The word after an amount may be its currency.
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
