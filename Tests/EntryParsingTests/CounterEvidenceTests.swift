import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Texts that correct what was said before, or tell of money that did not move, in every language; and those
/// that only look like them.
@Suite struct CounterEvidenceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let locale: String
    let text: String
    var testDescription: String { "\(locale): \(text)" }
  }

  /// Reads rows of `locale: text | text | …`.
  private func cases(_ table: String) -> [Case] {
    table.split(separator: "\n").flatMap { row in
      let parts = row.split(separator: ":", maxSplits: 1)
      return parts[1].split(separator: "|").map { text in
        Case(
          locale: String(parts[0]), text: text.split(separator: " ").joined(separator: " "))
      }
    }
  }

  /// The amounts that are stored, or the name of the failure.
  private func outcome(_ example: Case) throws -> String {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")), currency: .eur,
      conventions: NumberConventions(localeIdentifier: example.locale))
    do {
      return try RuleBasedParser().parse(example.text, context: context).entries.map { entry in
        String(entry.amount.plainText.dropLast(4))
      }.joined(separator: ", ")
    } catch {
      return (error as ParsingFailure).name
    }
  }

  @Test(.rows) func `a correction of what was said is no new entry, and offers to edit the last`() {
    each(cases(Self.corrections)) { (example: Case) throws in
      #expect(try outcome(example) == "correction")
    }
    let failure = ParsingFailure.correction("make that 12")
    #expect(failure.offeredRemedy as? ParsingRemedy == .editLast)
  }

  @Test(.rows) func `money that did not move is no entry`() {
    each(cases(Self.unmoved)) { (example: Case) throws in
      #expect(try outcome(example) == "notAnEntry")
    }
  }

  @Test(.rows) func `what only looks like a correction or a plan is stored`() {
    each(cases(Self.entries)) { (example: Case) throws in
      #expect(try outcome(example) == "12.00")
    }
  }

  private static let corrections = """
    en-US: actually that was 450 | make that 12 | no, 30 not 20 | scratch that | sorry, it was 18.50 | typo: 22
    de-DE: eigentlich waren es 28 | nein, 30 nicht 20 | streich das, es waren 18 | vertippt, 22 | mein Fehler: 12
    fr-FR: en fait c'était 28 | pardon, 30 | je voulais dire 18,50 | faute de frappe, 22 | oublie ça, c'était 12
    es-ES: en realidad fueron 28 | perdón, 30 | quise decir 18,50 | me equivoqué, 22 | cámbialo a 12
    it-IT: in realtà erano 28 | no, 30 | volevo dire 18,50 | mi sono sbagliato, 22 | correggilo a 12
    pt-BR: na verdade foram 28 | desculpa, 30 | quis dizer 18,50 | me enganei, 22 | muda isso pra 12
    nl-NL: eigenlijk was het 28 | nee, 30 niet 20 | ik bedoelde 18,50 | tikfout, 22 | verander dat in 12
    pl-PL: właściwie to było 28 | przepraszam, 30 | miałem na myśli 18,50 | pomyłka, 22 | zmień to na 12
    en-IN: nahi, 450 tha | actually 28 tha | mera matlab 30 | galti ho gayi, 22 | isko badal ke 12 karo
    """

  private static let unmoved = """
    en-US: remember to pay 60 to anna | sam owes me 20 | saving up for a 400 bike | still owe tom 15
    de-DE: erinnere mich, 60 an Anna zu zahlen | Brot kostet jetzt 4 | Jan schuldet mir 20 | ich müsste 15 zahlen
    fr-FR: rappelle-moi de payer 60 | le pain coûte 4 | Luc me doit 20 | je paierai 15 demain | si j'avais 900
    es-ES: recuérdame pagar 60 | el pan cuesta 4 | pedro me debe 20 | pagaré 15 | ojalá tuviera 900
    it-IT: ricordami di pagare 60 | il pane costa 4 | luca mi deve 20 | pagherò 15 | se avessi 900
    pt-BR: me lembra de pagar 60 | o pão custa 4 | joão me deve 20 | pagarei 15 | quem me dera ter 900
    nl-NL: herinner me eraan 60 te betalen | brood kost 4 | jan is me 20 schuldig | ik moet nog 15 betalen
    pl-PL: muszę zapłacić 300 | chleb kosztuje 4 | tomek wisi mi 20 | kupię buty za 90 | nie wydałam 30
    en-IN: 300 dena hai | ravi ko 60 dene hain | yaad dilana 40 dena hai | naya phone 9000 ka lena hai
    """

  private static let entries = """
    en-US: actually cheap lunch, 12 | sorry gift for anna 12 | coffee 12, no sugar | no frills groceries 12
    de-DE: eigentlich günstig, Kaffee 12 | nicht billig, Kaffee 12 | kein Fleisch heute, Salat 12
    fr-FR: en fait pas cher, café 12 | le café m'a coûté 12 | pas de viande, salade 12 | café 12
    es-ES: en realidad comida barata, 12 | café 12 | gasté 12 en pan | pagué 12 por el taxi
    it-IT: in realtà pranzo economico, 12 | caffè 12 | ho pagato 12 il taxi | pane 12
    pt-BR: na verdade almoço barato, 12 | café 12 | paguei 12 no táxi | gastei 12 em pão
    nl-NL: eigenlijk goedkoop, lunch 12 | niet duur, koffie 12 | koffie 12 | taxi 12
    pl-PL: obiad 12 | kupiłem chleb za 12 | taxi 12 | kawa 12
    en-IN: chai 12 | auto 12 diye | sabzi 12 | petrol 12
    """
}
