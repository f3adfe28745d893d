import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Numbers whose role is not money, and clauses that are no entry, in every language with cues.
@Suite struct NumberRoleTests {
  /// A sentence, its locale, and its amounts in the smallest unit; `nil` if it must not be read.
  struct Case: CustomTestStringConvertible, Sendable {
    let locale: String
    let text: String
    let amounts: [Int64]?
    var testDescription: String { text }

    init(_ locale: String, _ text: String, _ amounts: [Int64]?) {
      (self.locale, self.text, self.amounts) = (locale, text, amounts)
    }
  }

  private func check(_ cases: [Case]) {
    each(cases) { (example: Case) throws in
      #expect(try amounts(of: example) == example.amounts)
    }
  }

  private func amounts(of example: Case) throws -> [Int64]? {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: .eur,
      conventions: NumberConventions(localeIdentifier: example.locale))
    return try? RuleBasedParser().parse(example.text, context: context).entries
      .map(\.amount.minorUnits)
  }

  @Test(.rows) func `the entry beside a number with another role is stored alone`() {
    check([
      Case("en-US", "lunch 18, 3 friends came", [1800]),
      Case("en-US", "taxi 18, room 412", [1800]),
      Case("en-US", "late 20 min, taxi 18", [1800]),
      Case("en-US", "lunch 18, bus 38 was late", [1800]),
      Case("en-US", "lunch 18, meeting at 3", [1800]),
      Case("en-US", "sushi 18, call 555 0173 later", [1800]),
      Case("en-US", "pizza 18, got an 84 on my physics quiz", [1800]),
      Case("de-DE", "taxi 18, war 20 minuten zu spät", [1800]),
      Case("de-DE", "um 7 noch bäcker 18", [1800]),
      Case("de-DE", "kaffee 18 (tisch 9)", [1800]),
      Case("de-DE", "pizza 18, wir waren 6", [1800]),
      Case("de-DE", "kino 18, code ist 5512", [1800]),
      Case("de-DE", "essen 18, bewertung 3 von 5 sternen", [1800]),
      Case("fr-FR", "taxi 18, 25 minutes de retard", [1800]),
      Case("fr-FR", "7h15 café 18", [1800]),
      Case("fr-FR", "à 19h30 pizza 18", [1800]),
      Case("fr-FR", "dîner 18, chambre 214", [1800]),
      Case("fr-FR", "pain 18, on était 7", [1800]),
      Case("es-ES", "café 18, reunión a las 5", [1800]),
      Case("es-ES", "taxi 18, tardó 40 minutos", [1800]),
      Case("es-ES", "cena 18, éramos 5", [1800]),
      Case("es-ES", "hotel 18, habitación 207", [1800]),
      Case("es-ES", "pan 18, llevo 3 años sin fumar", [1800]),
      Case("it-IT", "caffè 18, riunione alle 15", [1800]),
      Case("it-IT", "taxi 18, 20 minuti di ritardo", [1800]),
      Case("it-IT", "cena 18, eravamo in 7", [1800]),
      Case("it-IT", "hotel 18, camera 207", [1800]),
      Case("it-IT", "pane 18, mi sono laureato nel 2009", [1800]),
      Case("pt-BR", "café 18, reunião às 15", [1800]),
      Case("pt-BR", "táxi 18, demorou 40 minutos", [1800]),
      Case("pt-BR", "jantar 18, éramos 7", [1800]),
      Case("pt-BR", "hotel 18, plataforma 9", [1800]),
      Case("pt-BR", "pão 18, corri 5 km", [1800]),
      Case("nl-NL", "koffie 18, vergadering om 3", [1800]),
      Case("nl-NL", "taxi 18, 20 minuten te laat", [1800]),
      Case("nl-NL", "eten 18, we waren 7", [1800]),
      Case("nl-NL", "hotel 18, kamer 207", [1800]),
      Case("nl-NL", "brood 18, kwam 5 km lopen", [1800]),
      Case("pl-PL", "kawa 18, spotkanie o 3", [1800]),
      Case("pl-PL", "taxi 18, 20 minut spóźnienia", [1800]),
      Case("pl-PL", "obiad 18, było nas 7", [1800]),
      Case("pl-PL", "hotel 18, pokój 207", [1800]),
      Case("pl-PL", "chleb 18, 5 km spaceru", [1800]),
      Case("en-IN", "chai 18, 3 baje meeting hai", [1800]),
      Case("en-IN", "auto 18, 20 minute late tha", [1800]),
      Case("en-IN", "nashta 18, kamra 207", [1800]),
      Case("en-IN", "doodh 18, code 5512 hai", [1800]),
      Case("en-IN", "petrol 18, 12 km chala", [1800]),
    ])
  }

  @Test(.rows) func `a remark about another day or price leaves the entry before it`() {
    check([
      Case("en-US", "parking 18, still have 140 left", [1800]),
      Case("en-US", "lunch 18, last time it was 12", [1800]),
      Case("en-US", "lunch 18 and tomorrow I must pay 300", [1800]),
      Case("de-DE", "brot 18, früher waren es 2", [1800]),
      Case("de-DE", "brot 18, budget noch 120 übrig", [1800]),
      Case("fr-FR", "pain 18, il me reste 120", [1800]),
      Case("es-ES", "pan 18, me quedan 120", [1800]),
      Case("it-IT", "pane 18, mi restano 120", [1800]),
      Case("pt-BR", "pão 18, me restam 120", [1800]),
      Case("nl-NL", "brood 18, vorige keer was het 12", [1800]),
      Case("pl-PL", "chleb 18, zostało mi 120", [1800]),
      Case("en-IN", "doodh 18, abhi bhi 120 bache hain", [1800]),
    ])
  }

  @Test(.rows) func `a number with another role is no amount`() {
    check([
      Case("en-US", "got a 92 on my physics midterm", nil),
      Case("de-DE", "wir haben zimmer 214", nil),
      Case("de-DE", "der zug hatte 45 minuten verspätung", nil),
      Case("fr-FR", "on a la chambre 214", nil),
      Case("es-ES", "llevo 3 años sin fumar", nil),
      Case("it-IT", "siamo nella stanza 412", nil),
      Case("pt-BR", "só dormi 6 horas", nil),
      Case("nl-NL", "de trein had 25 minuten vertraging", nil),
      Case("pl-PL", "mamy pokój 214", nil),
      Case("en-IN", "office mein 9 ghante kaam", nil),
    ])
  }

  @Test(.rows) func `a correction or a plan is not taken apart`() {
    check([
      Case("en-US", "wanted to buy milk 3 and bread 4", nil)
    ])
  }

  @Test(.rows) func `a number that only looks like another role is still money`() {
    check([
      Case("en-US", "bus 3", [300]),
      Case("en-US", "flight 320, hotel 500", [32000, 50000]),
      Case("en-US", "dinner 60, tip 5", [6500]),
      Case("en-US", "coffee 4 and bread 5", [400, 500]),
      Case("de-DE", "bus 3", [300]),
      Case("de-DE", "tisch 200, stuhl 50", [20000, 5000]),
      Case("fr-FR", "pizza à 8", [800]),
      Case("es-ES", "981 € de jabón", [98100]),
      Case("it-IT", "treno 12", [1200]),
      Case("pt-BR", "pão 4 e leite 5", [400, 500]),
      Case("nl-NL", "tafel 200", [20000]),
      Case("pl-PL", "autobus 3", [300]),
    ])
  }
}
