import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// What a reading leaves out, the order of its choices, and the sentence that says an amount plainly.
@Suite struct UnusedWordTests {
  private func context(_ locale: String, _ currency: Money.Currency = .eur) throws -> ParsingContext
  {
    ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: currency,
      conventions: NumberConventions(localeIdentifier: locale))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let locale: String
    let text: String
    let expected: [String]
    var testDescription: String { "\(locale): \(text)" }
  }

  static let told = [
    // Another number, and a clause that is no entry.
    Case(locale: "en-US", text: "lunch 18, meeting at 3", expected: ["meeting at 3"]),
    Case(
      locale: "de-DE", text: "mittagessen 18, treffen um 15 uhr", expected: ["treffen um 15 uhr"]),
    // A day that is not the entry's.
    Case(locale: "en-US", text: "netflix 15.49 renews 12/25", expected: ["renews 12/25"]),
    Case(locale: "en-US", text: "spotify 5.99 renews 12/20", expected: ["renews 12/20"]),
    // A word that says that no money moved, or that it moved the other way.
    Case(locale: "en-GB", text: "got £50 aff ma da", expected: ["got"]),
  ]

  @Test(arguments: told) func `what bears on the entry and is in no field is told`(_ example: Case)
    throws
  {
    let parsed = try RuleBasedParser().parse(
      example.text, context: try context(example.locale, example.locale == "en-GB" ? .gbp : .usd))
    let told = parsed.unused.map(\.words) + parsed.leftOut.map(\.words)
    #expect(told == example.expected)
  }

  @Test(arguments: [
    // A day relative to today: the sentence is read in that language.
    ("en-US", "miete 800 gestern", "2026-03-17"), ("en-GB", "café 4.50 ayer", "2026-03-17"),
    ("es-ES", "kaffee 4,50 vorgestern", "2026-03-16"), ("de-DE", "caffè 3 ieri", "2026-03-17"),
    ("en-US", "lunch 12 gisteren", "2026-03-17"),
    // A word of the locale's own language, or a name, is no day.
    ("de-DE", "kaffee 3 hier", "2026-03-18"), ("nl-NL", "koffie 3 hier", "2026-03-18"),
    ("it-IT", "quinta rata 200", "2026-03-18"), ("es-ES", "segunda mano 50", "2026-03-18"),
    ("en-US", "lunch 12 at Domingo", "2026-03-18"),
  ])
  func `a word for a day of another language is the day (C16)`(
    _ locale: String, _ text: String, _ day: String
  ) throws {
    let parsed = try RuleBasedParser().parse(text, context: try context(locale))
    #expect(parsed.entries.map(\.date.text) == [day])
    #expect(parsed.unused == [])
  }

  @Test(arguments: [
    ("en-US", "coffee 12 lunes", "2026-03-16"), ("en-US", "lunch 12 Gestern", "2026-03-17"),
    ("fr-FR", "pain 3 domingo", "2026-03-15"), ("en-US", "essen 12 letzten montag", "2026-03-16"),
  ])
  func `what may be a day of another language, or a name, is asked about (C16)`(
    _ locale: String, _ text: String, _ day: String
  ) throws {
    let context = try context(locale)
    let failure = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(text, context: context)
    }
    #expect(failure?.code == "ParsingFailure.ambiguousDate")
    #expect(failure?.choices.map(\.date.text) == [day, "2026-03-18"])
  }

  @Test(arguments: [
    ("pt-BR", "jantar 30 daqui a 3 dias"), ("pl-PL", "obiad 30 za 3 dni"),
    ("ru-RU", "ужин 800 через 3 дня"), ("tr-TR", "yemek 800 3 gün sonra"),
    ("de-DE", "essen 30 in einer woche"), ("en-US", "dinner 30 in a week"),
    ("en-US", "dinner 30 3 days from now"), ("en-US", "miete 800 morgen"),
  ])
  func `a span to come is a day that has not come yet`(_ locale: String, _ text: String) throws {
    let context = try context(locale)
    #expect {
      try RuleBasedParser().parse(text, context: context)
    } throws: { error in
      if case ParsingFailure.futureDate = error { true } else { false }
    }
  }

  @Test(arguments: ["groceries 40 in the week", "spent 30 in a week"])
  func `a span in which something was bought is no day`(_ text: String) throws {
    let parsed = try RuleBasedParser().parse(text, context: try context("en-US"))
    #expect(parsed.entries.map(\.date.text) == ["2026-03-18"])
  }

  @Test(arguments: [
    "dinner 96 to be paid back by anna", "lunch 20 to be paid by bob",
    "flight 250 to be paid by the insurer",
  ])
  func `"be" is nobody`(_ text: String) throws {
    let parsed = try RuleBasedParser().parse(text, context: try context("en-US"))
    #expect(!parsed.entries.contains { $0.merchant.hasPrefix("Be") })
  }

  @Test func `a currency that is not used is told as one`() throws {
    let parsed = try RuleBasedParser().parse(
      "lunch 12 eur usd", context: try context("en-US", .eur))
    #expect(parsed.unused.map(\.use) == [.currency])
    #expect(parsed.unused.map(\.words) == ["usd"])
  }

  @Test(arguments: [
    ("lunch 12 with card", ["card"]), ("lunch 12 by mastercard", ["mastercard"]),
    ("lunch 12 with visa", []), ("lunch 12 with anna", []), ("bank fee 5", []),
  ])
  func `a card that may be one of several is told, if the ledger has cards`(
    _ text: String, _ expected: [String]
  ) throws {
    var context = try context("en-US", .usd)
    #expect(try RuleBasedParser().parse(text, context: context).unused == [])
    context.ownAccounts = [
      OwnAccount(.bank, .bank), OwnAccount(try #require(AccountName("visa")), .card),
      OwnAccount(try #require(AccountName("amex")), .card),
    ]
    let parsed = try RuleBasedParser().parse(text, context: context)
    #expect(parsed.unused.map(\.words) == expected)
  }

  @Test(.rows) func `ordinary entries leave nothing out`() throws {
    let sentences = Self.everyday.split(separator: "\n").flatMap { row in
      let parts = row.split(separator: ":", maxSplits: 1).map(String.init)
      return parts[1].split(separator: "|").map {
        (parts[0], $0.trimmingPrefix(while: \.isWhitespace).description)
      }
    }
    #expect(sentences.count >= 100)
    var spoken: [String] = []
    for (locale, text) in sentences {
      let parsed = try RuleBasedParser().parse(text, context: try context(locale))
      if !parsed.unused.isEmpty { spoken.append("\(text): \(parsed.unused.map(\.words))") }
    }
    #expect(spoken == [])
  }

  static let everyday = """
    en-US: spent 45 at whole foods|lunch with anna 12.40|coffee 4.50|gas 38.20 at shell|paid 1200 rent yesterday|\
    uber to the airport 32|groceries at aldi 54.10|haircut 25 plus 5 tip|netflix 15.49|bought shoes for 80 on friday|\
    paid the dentist 120 with my card|phone bill 40|12 eggs 4.99|3 beers 18|birthday present for mom 35|gym 30|\
    got a refund of 20 from zara|salary 2400|dinner for two 64|taxi home 14 last night|parking 6 downtown|\
    milk 3 and bread 4|cinema with tom and lisa 26|dog food 22.90|paid back tom 20
    en-GB: spent £12 on lunch|train to brighton 23.60|tesco 41.20 this morning|pint with dave 5.80|council tax 145|\
    petrol 50 at bp|meal deal 3.90|sent mum 100|vet 65 on monday|new kettle 29.99 from argos|bus 2.80
    de-DE: gestern 45 bei rewe|mittagessen mit anna 12,40|miete 800|kaffee 3,50|tanken 60 bei aral|friseur 28|\
    strom 75 am montag|geschenk für oma 30|bahn nach köln 39,90|bier 8|essen mit kollegen 24|apotheke 11,20|\
    gehalt 2400|schuhe für 80 gekauft
    fr-FR: courses 45 chez carrefour|déjeuner avec paul 14,50|loyer 750 hier|café 2,20|essence 55|coiffeur 30|\
    cadeau pour maman 40|train pour lyon 62|pharmacie 12,80|cinéma avec julie 22|salaire 2100|pain 1,40
    es-ES: gasté 45 en mercadona|comida con ana 12,50|alquiler 700 ayer|café 1,60|gasolina 50|peluquería 20|\
    regalo para mamá 35|tren a madrid 48|farmacia 9,30|cine con pablo 18|nómina 1900|pan 1,20
    it-IT: spesa 45 alla coop|pranzo con luca 13|affitto 650 ieri|caffè 1,30|benzina 50|parrucchiere 25|\
    regalo per mamma 30|treno per roma 45|farmacia 8,90|cinema con sara 18|stipendio 1800|pane 2,10
    pt-PT: gastei 45 no continente|almoço com rita 11|renda 600 ontem|café 0,80|gasolina 50|cabeleireiro 20|\
    prenda para a mãe 25|comboio para o porto 30|farmácia 7,50|cinema com joão 16|salário 1500
    nl-NL: boodschappen 45 bij albert heijn|lunch met anna 12,50|huur 800 gisteren|koffie 3,20|benzine 55|kapper 27|\
    cadeau voor mama 30|trein naar utrecht 18|apotheek 9,80|bioscoop met tom 24|salaris 2300
    pl-PL: zakupy 45 w biedronce|obiad z anną 32|czynsz 1800 wczoraj|kawa 12|benzyna 200|fryzjer 60|\
    prezent dla mamy 80|bilet do krakowa 59|apteka 34|kino z tomkiem 50
    """

  @Test(arguments: [
    ("2 tickets to Blink 182 for 190", ["190.00", "182.00"]), ("2 foo 9.50", ["9.50", "2.00"]),
    ("room 12 at motel 80 = 95", ["95.00", "80.00"]), ("bus 38 2.80", ["2.80", "38.00"]),
    ("gold coin 10 gm 900", ["900.00", "10.00"]), ("foo 30 20", ["30.00", "20.00"]),
  ])
  func `the likelier number is the first choice`(_ text: String, _ expected: [String]) throws {
    let context = try context("en-US", .usd)
    let failure = #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(text, context: context)
    }
    #expect(failure?.choices.map { String($0.amount.plainText.dropLast(4)) } == expected)
  }

  @Test(arguments: [
    ("en-US", "will pay 1250 rent next week", "spent 1250 on rent"),
    ("en-US", "should i buy shoes for 80", "spent 80 on shoes"),
    ("en-US", "remind me to pay 80 for the gym on friday", "spent 80 on gym"),
    ("en-US", "tomorrow rent 900", "spent 900 on rent"), ("en-US", "oops 30 not 20", "spent 30"),
    ("en-US", "owe tom 12.50", "spent 12.50"), ("de-DE", "morgen miete 900", "miete 900"),
    ("de-DE", "vielleicht bestell ich blumen 25", "blumen 25"),
    ("de-DE", "doch nicht 20 sondern 30", "spent 30"), ("fr-FR", "demain loyer 700", "loyer 700"),
  ])
  func `a refused amount is said plainly in a sentence that is read`(
    _ locale: String, _ text: String, _ expected: String
  ) throws {
    let context = try context(locale, .usd)
    #expect(throws: ParsingFailure.self) {
      try RuleBasedParser().parse(text, context: context)
    }
    let statement = RuleBasedParser().statement(of: text, amount: nil, context: context)
    #expect(statement?.text == expected)
    #expect(statement?.entries.count == 1)
  }

  @Test(arguments: ["will pay", "", "either 30 or 40 tomorrow"])
  func `nothing is said plainly of no amount, or of several`(_ text: String) throws {
    #expect(
      RuleBasedParser().statement(of: text, amount: nil, context: try context("en-US", .usd)) == nil
    )
  }
}
