import EntryParsing
import LedgerModel
import Testing

/// Currencies that stand apart from the number, or share a name; money in slang; days that are misspelled or
/// said in other words.
struct CurrencyAndDayWordTests {
  private static let ledgers = [
    "en": ("en-US", "USD"), "gb": ("en-GB", "GBP"), "de": ("de-DE", "EUR"), "fr": ("fr-FR", "EUR"),
    "es": ("es-ES", "EUR"), "mx": ("es-MX", "MXN"), "it": ("it-IT", "EUR"), "pt": ("pt-BR", "BRL"),
    "nl": ("nl-NL", "EUR"), "pl": ("pl-PL", "PLN"), "hi": ("en-IN", "INR"),
  ]

  /// The type, amount and day of the only entry, or the failure with the currencies of its choices.
  private func reading(_ text: String, _ place: String) throws -> String {
    let (locale, code) = try #require(Self.ledgers[place])
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-03-18")),
      currency: try #require(Money.Currency(code: code)),
      conventions: NumberConventions(localeIdentifier: locale))
    do throws(ParsingFailure) {
      let entries = try RuleBasedParser().parse(text, context: context).entries
      return entries.map { "\($0.amount.plainText) \($0.date.text.suffix(5))" }
        .joined(separator: " + ")
    } catch {
      let codes = error.choices.map(\.amount.currency.code)
      return codes.isEmpty ? error.name : codes.joined(separator: " or ")
    }
  }

  @Test(
    arguments: [
      ("en", "spent 300 on uber in eur", "300.00 EUR 03-18"),
      ("en", "museum 18 (gbp)", "18.00 GBP 03-18"),
      ("en", "in swiss francs: fondue 44", "44.00 CHF 03-18"),
      ("en", "coffee 4 and cake 6 in euros", "4.00 EUR 03-18 + 6.00 EUR 03-18"),
      ("de", "taxi 25 in dollar bezahlt", "25.00 USD 03-18"),
      ("de", "in der schweiz fondue 44 (franken)", "44.00 CHF 03-18"),
      ("fr", "musée 18 payé en livres sterling", "18.00 GBP 03-18"),
      ("es", "museo 18, pagado en dólares", "18.00 USD 03-18"),
      ("it", "museo 18 pagato in sterline", "18.00 GBP 03-18"),
      ("pt", "museu 18 pago em euros", "18.00 EUR 03-18"),
      ("nl", "museum 18 (in dollar)", "18.00 USD 03-18"),
      ("pl", "muzeum 18 w euro", "18.00 EUR 03-18"),
      ("hi", "museum 18, dollar mein diya", "18.00 USD 03-18"),
      ("en", "paid 18 dollars for euro stickers", "18.00 USD 03-18"),
      ("it", "cena con lei 40", "40.00 EUR 03-18"),
      ("es", "cena con corona 20", "20.00 EUR 03-18"),
      ("en", "dollar store 12", "12.00 USD 03-18"), ("gb", "dollar tree 12", "12.00 GBP 03-18"),
      ("en", "bought euros for 300", "EUR or USD"),
    ])
  func `a currency that stands apart from the number counts, or is asked about (R7)`(
    _ place: String, _ text: String, _ meaning: String
  ) throws {
    #expect(try reading(text, place) == meaning)
  }

  @Test(
    arguments: [
      ("en", "kr 89 for a beer in oslo", "89.00 NOK 03-18"),
      ("en", "beer 89 kr", "SEK or NOK or DKK or ISK"),
      ("en", "tacos 90 pesos in cancun", "90.00 MXN 03-18"),
      ("mx", "pagué 199 dlls del curso", "199.00 USD 03-18"),
      ("mx", "tacos 90 pesos", "90.00 MXN 03-18"),
      ("gb", "poutine 15 dollars in montreal", "15.00 CAD 03-18"),
      ("en", "poutine 15 dollars in montreal", "15.00 USD 03-18"),
      ("de", "80 schwedische kronen für kaffee", "80.00 SEK 03-18"),
      ("fr", "café 80 couronnes danoises", "80.00 DKK 03-18"),
      ("es", "café 80 coronas noruegas", "80.00 NOK 03-18"),
      ("it", "caffè 80 corone ceche", "80.00 CZK 03-18"),
      ("pt", "café 80 coroas suecas", "80.00 SEK 03-18"),
      ("nl", "koffie 80 deense kronen", "80.00 DKK 03-18"),
      ("pl", "kawa 80 koron czeskich", "80.00 CZK 03-18"),
      ("hi", "japani noodles 800 yen", "800 JPY 03-18"),
    ])
  func `a country or a city says which currency of one name is meant (R8)`(
    _ place: String, _ text: String, _ meaning: String
  ) throws {
    #expect(try reading(text, place) == meaning)
  }

  @Test(
    arguments: [
      ("gb", "spent a tenner on lunch", "10.00 GBP 03-18"),
      ("gb", "two fivers for parking", "10.00 GBP 03-18"),
      ("de", "einen zehner für eis bezahlt", "10.00 EUR 03-18"),
      ("de", "30 kröten für taxi", "30.00 EUR 03-18"),
      ("fr", "taxi 30 balles", "30.00 EUR 03-18"), ("es", "taxi 30 pavos", "30.00 EUR 03-18"),
      ("it", "taxi 30 eurini", "30.00 EUR 03-18"), ("pt", "táxi 30 pilas", "30.00 BRL 03-18"),
      ("nl", "twee tientjes voor parkeren", "20.00 EUR 03-18"),
      ("pl", "pięć dych za taxi", "50.00 PLN 03-18"),
      ("pl", "dwieście złotych za buty", "200.00 PLN 03-18"),
      ("hi", "auto pe do sau rupaye", "200.00 INR 03-18"),
    ])
  func `money in slang is money (R17)`(
    _ place: String, _ text: String, _ meaning: String
  ) throws {
    #expect(try reading(text, place) == meaning)
  }

  @Test(
    arguments: [
      ("en", "lunch 12.40 on thrusday", "12.40 USD 03-12"),
      ("en", "lunch 12 yestreday", "12.00 USD 03-17"),
      ("en", "lunch 12 on wensday", "12.00 USD 03-11"),
      ("en", "lunch 12 last nite", "12.00 USD 03-17"),
      ("en", "lunch 12 day before yest", "12.00 USD 03-16"),
      ("en", "lunch 12 tommorow", "futureDate"), ("en", "lunch 12 tomorrwo", "futureDate"),
      ("de", "gesten mittagessen 12", "12.00 EUR 03-17"),
      ("de", "mittagessen 12 am Samtsag", "12.00 EUR 03-14"),
      ("fr", "déjeuner 12 mecredi", "12.00 EUR 03-11"),
      ("es", "comida 12 el domimgo", "12.00 EUR 03-15"),
      ("it", "pranzo 12 giovdi", "12.00 EUR 03-12"), ("pt", "almoço 12 ontme", "12.00 BRL 03-17"),
      ("nl", "lunch 12 gisterne", "12.00 EUR 03-17"),
      ("pl", "obiad 12 w niedzeilę", "12.00 PLN 03-15"),
      ("hi", "khana 12 shanivaar ko", "12.00 INR 03-14"),
      // Other words.
      ("en", "sundry 12", "12.00 USD 03-18"), ("de", "montage 120", "120.00 EUR 03-18"),
      ("fr", "manteau d'hiver 80", "80.00 EUR 03-18"), ("es", "queso salado 8", "8.00 EUR 03-18"),
      ("it", "snack salato 8", "8.00 EUR 03-18"), ("pt", "sabão 8", "8.00 BRL 03-18"),
      ("pl", "worek 8", "8.00 PLN 03-18"), ("en", "lunch with Frida 12", "12.00 USD 03-18"),
    ])
  func `a misspelled day is that day, and a word beside it is not (R13, R18)`(
    _ place: String, _ text: String, _ meaning: String
  ) throws {
    #expect(try reading(text, place) == meaning)
  }

  @Test(
    arguments: [
      ("en", "taxi 35 monday last week", "35.00 03-09"),
      ("en", "rented a saw for 3 days last friday 40", "40.00 03-13"),
      ("de", "letzte woche montag 35 euro taxi", "35.00 03-09"),
      ("de", "taxi 35 montag vorige woche", "35.00 03-09"),
      ("nl", "vorige week maandag 35 euro taxi", "35.00 03-09"),
      ("nl", "taxi 35 maandag afgelopen week", "35.00 03-09"),
      ("fr", "taxi 35 lundi de la semaine dernière", "35.00 03-09"),
      ("es", "la semana pasada el lunes taxi 35", "35.00 03-09"),
      ("it", "taxi 35 lunedì della settimana scorsa", "35.00 03-09"),
      ("pt", "paguei 35 de taxi na quarta da semana passada", "35.00 03-11"),
      ("pl", "taxi 35 w poniedziałek w zeszłym tygodniu", "35.00 03-09"),
      ("de", "letzte woche 35 euro taxi", "vagueDate vagueDate"),
      ("nl", "taxi 35 vorige week", "vagueDate vagueDate"),
      ("fr", "taxi 35 le mois dernier", "vagueDate vagueDate"),
      ("es", "taxi 35 el mes pasado", "vagueDate vagueDate"),
      ("it", "taxi 35 la settimana scorsa", "vagueDate vagueDate"),
      ("pl", "taxi 35 w zeszłym miesiącu", "vagueDate vagueDate"),
    ])
  func `a weekday of last week is its day, and last week alone is none`(
    _ place: String, _ text: String, _ meaning: String
  ) throws {
    let found = try reading(text, place).split(separator: " ")
    #expect([found.first, found.last].compactMap { $0 } == meaning.split(separator: " "))
  }
}
