import Testing

/// Sentences of nine languages whose giver and receiver, or whose day, a person wrote: the first word of a row is
/// `income`, `credit` or `expense`, or the day meant.
enum FrameTables {
  struct Row: Sendable, CustomTestStringConvertible {
    var locale: String
    var currency: String
    var meaning: String
    var text: String
    var testDescription: String { "\(locale): \(text)" }
  }

  private static func rows(_ locale: String, _ currency: String, _ table: String) -> [Row] {
    table.split(separator: "\n").map { line in
      let parts = line.split(separator: "|").map(String.init)
      return Row(locale: locale, currency: currency, meaning: parts[0], text: parts[1])
    }
  }

  static let directions: [Row] =
    english + german + french + spanish + italian + portuguese + dutch
    + polish + hindi

  private static let english = rows(
    "en-US", "USD",
    """
    income|tips were 85 tonight
    income|customer paid me 140 for the fence
    income|grandma slipped me 50
    income|got paid 320 for dog sitting
    income|universal credit 610 landed
    income|my lodger paid 450
    income|disability benefit 410
    income|zelle from marcus 60
    income|venmo from lena 35
    income|my aunt wired me 200
    credit|amazon refunded me 34
    credit|tom paid me back 20
    credit|they comped me 60 for the late train
    income|sold my old bike for 90
    expense|gave my brother 40
    expense|lent sam 100
    expense|sent 60 to my sister
    expense|left a 12 tip
    expense|paid the client's parking 18
    expense|income tax 430
    expense|refunded a customer 25
    expense|paid the nanny 300
    expense|tipped the driver 8
    expense|zelle to marcus 60
    expense|handed grandma 50
    expense|venmoed lena 35
    expense|bonus for the babysitter 50
    """)

  private static let german = rows(
    "de-DE", "EUR",
    """
    income|oma hat mir 50 zugesteckt
    income|mein chef hat mir 200 überwiesen
    income|kundin hat die rechnung bezahlt 340
    income|bürgergeld 563 eingegangen
    income|arbeitslosengeld 980
    income|trinkgeld heute bekommen 32
    income|überweisung von lukas 45
    income|kleiderschrank verkauft 80
    income|der mieter hat 650 überwiesen
    income|zinsen vom tagesgeld 14,20
    income|20 von papa
    credit|amazon hat mir 34 erstattet
    credit|zalando rückerstattung 49
    credit|lukas hat mir seinen anteil gegeben 18
    credit|kaution zurück 900
    expense|lukas 40 gegeben
    expense|meiner schwester 60 überwiesen
    expense|trinkgeld 5 im restaurant
    expense|einkommensteuer 430 bezahlt
    expense|für den kunden parken bezahlt 12
    expense|gehalt für die putzfrau 200
    expense|einem kunden 25 erstattet
    expense|taschengeld für die kinder 20
    expense|100 an oma überwiesen
    expense|essen mit dem chef 45 bezahlt
    """)

  private static let french = rows(
    "fr-FR", "EUR",
    """
    income|mamie m'a donné 50
    income|le client a payé 400
    income|virement de ana 15
    income|rsa 607 versé
    income|chômage 980
    income|pourboires du soir 42
    income|vendu mon vélo 120
    income|mon chef m'a viré 200
    income|ma tante m'a fait un virement de 100
    income|intérêts du livret 14,20
    income|le salaire est tombé 1850
    credit|amazon m'a remboursé 34
    credit|caution rendue 600
    credit|julie m'a remboursé 20
    expense|donné 40 à mon frère
    expense|envoyé 60 à ma soeur
    expense|laissé 5 de pourboire
    expense|impôt sur le revenu 430
    expense|payé le parking du client 12
    expense|salaire de la nounou 300
    expense|remboursé un client 25
    expense|argent de poche pour les enfants 20
    expense|virement à ana 15
    expense|prêté 50 à paul
    expense|cadeau pour maman 35
    """)

  private static let spanish = rows(
    "es-ES", "EUR",
    """
    income|la abuela me dio 50
    income|el cliente pagó 400
    income|bizum de marta 15
    income|me ingresaron la nómina 1450
    income|subsidio de desempleo 480
    income|propinas de hoy 42
    income|vendí la bici 120
    income|mi jefe me transfirió 200
    income|me cayeron 60 de una chamba
    income|intereses de la cuenta 14,20
    income|el inquilino ha pagado 650
    credit|amazon me devolvió 34
    credit|me devolvieron la fianza 600
    credit|ana me pagó los 20 que le presté
    expense|le di 40 a mi hermano
    expense|le mandé 60 a mi hermana
    expense|dejé 5 de propina
    expense|impuesto sobre la renta 430
    expense|pagué el parking del cliente 12
    expense|sueldo de la niñera 300
    expense|le devolví 25 a un cliente
    expense|bizum a marta 15
    expense|le presté 50 a paco
    expense|la paga de los niños 20
    """)

  private static let italian = rows(
    "it-IT", "EUR",
    """
    income|la nonna mi ha dato 50
    income|il cliente ha pagato 400
    income|bonifico da marta 15
    income|è arrivato lo stipendio 1450
    income|disoccupazione 780
    income|mance di stasera 42
    income|venduto la bici 120
    income|ho venduto il divano a 150
    income|il capo mi ha bonificato 200
    income|interessi del conto 14,20
    income|ho ricevuto 60 da luca
    income|l'inquilino ha pagato 650
    credit|amazon mi ha rimborsato 34
    credit|mi hanno restituito la cauzione 600
    credit|luca mi ha ridato i 20 che gli avevo prestato
    expense|ho dato 40 a mio fratello
    expense|ho mandato 60 a mia sorella
    expense|lasciato 5 di mancia
    expense|imposta sul reddito 430
    expense|pagato il parcheggio del cliente 12
    expense|stipendio della badante 300
    expense|rimborsato un cliente 25
    expense|bonifico a marta 15
    expense|ho prestato 50 a paolo
    """)

  private static let portuguese = rows(
    "pt-BR", "BRL",
    """
    income|a vó me deu 50
    income|o cliente pagou 400
    income|caiu o salário 1450
    income|caiu 240
    income|seguro desemprego 780
    income|gorjetas de hoje 42
    income|vendi a bicicleta 120
    income|meu chefe me transferiu 200
    income|o inquilino pagou 650
    income|ganhei 60 num bico
    credit|a amazon me reembolsou 34
    credit|devolveram a caução 600
    credit|ana me pagou os 20 que emprestei
    expense|dei 40 pro meu irmão
    expense|mandei 60 pra minha irmã
    expense|deixei 5 de gorjeta
    expense|imposto de renda 430
    expense|paguei o estacionamento do cliente 12
    expense|salário da babá 300
    expense|reembolsei um cliente 25
    expense|pix pra marta 15
    expense|emprestei 50 pro paulo
    """)

  private static let dutch = rows(
    "nl-NL", "EUR",
    """
    income|oma gaf me 50
    income|de klant heeft 400 betaald
    income|overboeking van marta 15
    income|salaris binnen 1450
    income|zorgtoeslag 123
    income|fooien vanavond 42
    income|fiets verkocht 120
    income|mijn baas heeft me 200 overgemaakt
    income|rente spaarrekening 14,20
    income|de huurder heeft 650 betaald
    income|60 gekregen van luuk
    credit|amazon heeft me 34 terugbetaald
    credit|borg terug 600
    credit|30 terug van marta
    expense|broer 40 gegeven
    expense|60 overgemaakt aan mijn zus
    expense|5 fooi gegeven
    expense|inkomstenbelasting 430 betaald
    expense|parkeren voor de klant betaald 12
    expense|loon van de oppas 300
    expense|tikkie aan marta 15
    expense|zakgeld kinderen 20
    """)

  private static let polish = rows(
    "pl-PL", "PLN",
    """
    income|babcia dała mi 50
    income|klient zapłacił 400
    income|przelew od marty 15
    income|wpłynęła pensja 4450
    income|wpłynęło 240
    income|zasiłek 780
    income|napiwki dzisiaj 42
    income|sprzedałem rower za 120
    income|szef przelał mi 200
    income|odsetki z lokaty 14,20
    income|najemca zapłacił 1650
    income|dostałam 60 od cioci
    credit|amazon zwrócił mi 34
    credit|zwrot kaucji 600
    credit|marek oddał mi 20
    expense|dałem bratu 40
    expense|przelałam siostrze 60
    expense|zostawiłem 5 napiwku
    expense|podatek dochodowy 430
    expense|zapłaciłem za parking klienta 12
    expense|pensja dla niani 300
    expense|oddałem klientowi 25
    expense|przelew do marty 15
    expense|pożyczyłem pawłowi 50
    expense|kieszonkowe dla dzieci 20
    """)

  private static let hindi = rows(
    "en-IN", "INR",
    """
    income|dadi ne 500 diye
    income|grahak ne 400 diye
    income|pagaar aayi 24500
    income|kirayedar ne kiraya diya 6500
    income|cycle bech di 1200
    income|boss ne mujhe 2000 transfer kiye
    income|mujhe 600 mile mama se
    income|byaj mila 142
    income|scholarship aayi 7800
    credit|dost ne 1000 lauta diye
    credit|amazon se refund aaya 340
    credit|amit ne udhaar wapas kiya 200
    expense|bhai ko 400 diye
    expense|behen ko 600 bheje
    expense|income tax 4300 bhara
    expense|bai ki salary 3500 de di
    expense|driver ko tip di 50
    expense|maine dost ko 1000 diye
    expense|maa ke liye gift 350
    expense|bachcho ki pocket money 200 di
    expense|customer ko 250 wapas kiye
    """)

  static let days: [Row] =
    rows(
      "en-US", "USD",
      """
      2026-03-18|hotel 140 for june 3
      2026-03-18|flight 320 for dec 12
      2026-03-18|netflix 15.49 renews 12/25
      2026-03-18|concert tickets 90 for saturday
      2026-03-18|gym 40 valid until april 30
      2026-03-18|passport fee 130, pickup on the 26th
      2026-03-18|opera tickets 80 premiere may 9
      2026-03-18|train ticket 45 leaves april 4
      2026-03-13|lunch 12 on friday
      2026-03-03|gas 40 on mar 3
      2026-03-17|dinner 30 yesterday
      2026-03-10|groceries 50 on the 10th
      2026-03-16|coffee 4 monday
      """)
    + rows(
      "de-DE", "EUR",
      """
      2026-03-18|Tickets 90 für Samstag
      2026-03-18|hotel 140 ab 3. juni
      2026-03-18|netflix 15,49 verlängert sich am 25.12.
      2026-03-18|flug 320 am 12. dezember gebucht
      2026-03-18|bahncard 60 gültig bis 30. april
      2026-03-18|zoo 40 für sonntag
      2026-03-13|essen 12 am freitag
      2026-03-03|benzin 40 am 3. märz
      2026-03-17|abendessen 30 gestern
      2026-03-14|kino 20 am samstag
      2026-03-16|kaffee 4 am montag
      """)
    + rows(
      "fr-FR", "EUR",
      """
      2026-03-18|billet 80 pour le 12 décembre
      2026-03-18|hôtel 140 à partir du 3 juin
      2026-03-18|netflix 15,49 renouvelé le 25/12
      2026-03-18|places de concert 90 pour samedi
      2026-03-18|abonnement 40 jusqu'au 30 avril
      2026-03-13|resto 12 vendredi
      2026-03-03|essence 40 le 3 mars
      2026-03-17|dîner 30 hier
      """)
    + rows(
      "es-ES", "EUR",
      """
      2026-03-18|vuelo 320 para el 12 de diciembre
      2026-03-18|hotel 140 desde el 3 de junio
      2026-03-18|netflix 15,49 se renueva el 25/12
      2026-03-18|entradas 90 para el sábado
      2026-03-18|gimnasio 40 hasta el 30 de abril
      2026-03-13|cena 12 el viernes
      2026-03-03|gasolina 40 el 3 de marzo
      2026-03-17|cena 30 ayer
      """)
    + rows(
      "it-IT", "EUR",
      """
      2026-03-18|volo 320 per il 12 dicembre
      2026-03-18|hotel 140 dal 3 giugno
      2026-03-18|netflix 15,49 si rinnova il 25/12
      2026-03-18|biglietti 90 per sabato
      2026-03-18|palestra 40 fino al 30 aprile
      2026-03-13|cena 12 venerdì
      2026-03-03|benzina 40 il 3 marzo
      2026-03-17|cena 30 ieri
      """)
    + rows(
      "pt-BR", "BRL",
      """
      2026-03-18|voo 320 para 12 de dezembro
      2026-03-18|hotel 140 a partir de 3 de junho
      2026-03-18|netflix 15,49 renova em 25/12
      2026-03-18|ingressos 90 pra sábado
      2026-03-18|academia 40 até 30 de abril
      2026-03-13|jantar 12 na sexta
      2026-03-03|gasolina 40 em 3 de março
      2026-03-17|jantar 30 ontem
      """)
    + rows(
      "nl-NL", "EUR",
      """
      2026-03-18|vlucht 320 voor 12 december
      2026-03-18|hotel 140 vanaf 3 juni
      2026-03-18|netflix 15,49 wordt verlengd op 25 december
      2026-03-18|kaartjes 90 voor zaterdag
      2026-03-18|sportschool 40 tot 30 april
      2026-03-13|eten 12 op vrijdag
      2026-03-03|benzine 40 op 3 maart
      2026-03-17|diner 30 gisteren
      """)
    + rows(
      "pl-PL", "PLN",
      """
      2026-03-18|lot 320 na 12 grudnia
      2026-03-18|hotel 140 od 3 czerwca
      2026-03-18|netflix 15,49 odnawia się 25 grudnia
      2026-03-18|bilety 90 na sobotę
      2026-03-18|siłownia 40 do 30 kwietnia
      2026-03-13|obiad 12 w piątek
      2026-03-03|paliwo 40 3 marca
      2026-03-17|kolacja 30 wczoraj
      """)
    + rows(
      "en-IN", "INR",
      """
      2026-03-18|flight 3200 12 december ke liye
      2026-03-18|ticket 900 shanivar ke liye
      2026-03-18|gym 4000 30 april tak
      2026-03-18|netflix 149 renews 25/12
      """)
}
