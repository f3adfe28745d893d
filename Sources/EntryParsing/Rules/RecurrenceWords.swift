/// Single words for a recurrence, in the languages that have them.
enum RecurrenceWords {
  static let adverbs: [(step: RecurrencePhrase.Step, words: [StaticString])] = [
    (.days(1), ["daily", "taglich", "dagelijks", "quotidiennement", "diariamente", "毎日", "每天"]),
    (
      .weeks(1, on: []),
      [
        "weekly", "wochentlich", "hebdomadaire", "semanal", "semanalmente", "settimanale",
        "wekelijks", "haftalik", "毎週", "每周", "매주",
      ]
    ),
    (.weeks(2, on: []), ["fortnightly", "biweekly", "zweiwochentlich", "tweewekelijks"]),
    (
      .months(1, on: []),
      [
        "monthly", "monatlich", "mensuel", "mensuelle", "mensual", "mensuales", "mensal", "mensile",
        "maandelijks", "aylik", "bulanan", "ежемесячно", "毎月", "每月", "매월", "매달", "شهريا",
      ]
    ),
    (.months(3, on: []), ["quarterly", "vierteljahrlich", "trimestriel", "trimestral"]),
    (
      .years(1, on: []),
      ["yearly", "annually", "jahrlich", "annuel", "anual", "annuale", "jaarlijks"]
    ),
  ]

  /// Recurrences of several words, as typed in lower case.
  static let phrases: [(step: RecurrencePhrase.Step, words: [String])] = [
    (
      .months(1, on: []),
      [
        "each month", "al mes", "por mes", "por mês", "par mois", "al mese", "per bulan",
        "hàng tháng", "hằng tháng",
      ]
    ),
    (.weeks(1, on: []), ["each week"]),
  ]

  static let workdays: [StaticString] = ["weekday", "weekdays", "workday", "workdays"]
  static let weekends: [StaticString] = ["weekend", "weekends"]

  /// Words that make a day a workday.
  static let working: [StaticString] = ["working", "business"]
  /// Words that may come between "if" and a weekend.
  static let falling: [StaticString] = ["it", "its", "is", "falls", "that", "this"]

  /// Words that name or restrict days, besides weekdays and numbers.
  static let ofDays: [StaticString] =
    workdays + weekends + working + ["holiday", "holidays"]
  static let conditions: [StaticString] = [
    "before", "after", "or", "if", "except", "but", "unless", "not",
  ]

  static let until: [StaticString] = [
    "until", "till", "til", "through", "ending", "bis", "hasta", "ate", "fino", "tot",
  ]
  static let starting: [StaticString] = [
    "starting", "beginning", "since", "ab", "desde", "vanaf",
  ]
}
