import LedgerEvents

/// Words that identify the country of a receipt.
enum CountryWords {
  /// A region of ISO 3166-1, and how its receipts are recognized.
  struct Row {
    let region: String
    /// Words of its laws and its trade.
    let words: WordList
    /// Its name, and those of its places: streets, shops and things have them elsewhere, too.
    let places: WordList
    let order: NumberConventions.DateOrder
  }

  private static func row(
    _ region: String, _ words: StaticString, places: StaticString = "",
    _ order: NumberConventions.DateOrder = .dayMonth
  ) -> Row {
    Row(region: region, words: WordList(words), places: WordList(places), order: order)
  }

  /// Letters of a line without blanks; each is long enough not to be part of another word.
  static let rows: [Row] = [
    row(
      "MY", "SDNBHD",
      places: "MALAYSIA SELANGOR KUALALUMPUR SHAHALAM PETALINGJAYA JOHOR PULAUPINANG"),
    row(
      "US", "",
      places: """
        NEWYORK CALIFORNIA FLORIDA TEXAS ILLINOIS WASHINGTON ARIZONA NEVADA OREGON COLORADO GEORGIA MICHIGAN \
        VIRGINIA CAROLINA MASSACHUSETTS PENNSYLVANIA TENNESSEE MARYLAND MINNESOTA WISCONSIN LOSANGELES CHICAGO
        """, .monthDay),
    row("SG", "PTELTD", places: "SINGAPORE"),
    row("AU", "PTYLTD ABNNO", places: "AUSTRALIA"),
    row("NZ", "", places: "NEWZEALAND AUCKLAND"),
    row("AE", "", places: "DUBAI ABUDHABI UAE SHARJAH"),
    row(
      "PT", "CONTRIBUINTE FATURASIMPLIFICADA CAPITALSOCIAL UNIPESSOAL NUMERARIO TROCO",
      places: "LISBOA PORTUGAL"),
    row("DE", "MWST GMBH USTIDNR USTID KUNDENBELEG UMSATZSTEUER", places: "DEUTSCHLAND"),
    row(
      "NL", "BTWNR KASSABON BTWBEDRAG INCLBTW EXCLBTW FACTUURNUMMER FACTUURDATUM",
      places: "NEDERLAND"),
    row(
      "FR", "SIRET TOTALTTC TVAINTRA CARTEBANCAIRE RENDUMONNAIE TICKETDECAISSE DONTTVA CEDEX",
      places: "FRANCE"),
    row("ES", "FACTURASIMPLIFICADA", places: "ESPANA MADRID BARCELONA"),
    row("PE", "BOLETADEVENTA SUNAT"),
    row("CL", "BOLETAELECTRONICA", places: "SANTIAGODECHILE"),
    row("AR", "", places: "ARGENTINA BUENOSAIRES"),
    row("IT", "SCONTRINO DOCUMENTOCOMMERCIALE PARTITAIVA IMPONIBILE FATTURA"),
    row("IE", "", places: "IRELAND DUBLIN"),
    row("GB", "VATREGNO", places: "UNITEDKINGDOM LONDON SCOTLAND"),
    row(
      "ID", "KEMBALIAN HARGAJUAL SWALAYAN QRIS NPWP APOTEK",
      places:
        "INDONESIA JAKARTA SURABAYA BANDUNG YOGYAKARTA SEMARANG DENPASAR MAKASSAR"),
    row(
      "IN", "GSTIN FSSAI",
      places:
        "BANGALORE BENGALURU MUMBAI CHENNAI NEWDELHI HYDERABAD KOLKATA MAHARASHTRA KARNATAKA TAMILNADU"
    ),
    row("CA", "GSTHST TPSTVQ", places: "CANADA ONTARIO TORONTO VANCOUVER", .monthDay),
    row("MX", "SADECV", places: "MEXICO CDMX"),
    row("JO", "", places: "JORDAN AMMAN"), row("EE", "", places: "EESTI TALLINN"),
    row("CH", "", places: "SCHWEIZ ZURICH"), row("AT", "", places: "OSTERREICH"),
    row("BE", "", places: "BELGIE BELGIQUE"), row("HK", "", places: "HONGKONG"),
    row("TH", "", places: "THAILAND BANGKOK"), row("ZA", "", places: "SOUTHAFRICA"),
    row(
      "PH", "VATREGTIN VATABLESALE BIRPERMIT", places: "PHILIPPINES QUEZONCITY MAKATI", .monthDay),
    row("CO", "", places: "COLOMBIA BOGOTA MEDELLIN"), row("BR", "CNPJ CUPOMFISCAL"),
  ]

  /// The regions with receipts whose two-digit year comes first.
  static let yearFirstRegions: Set<String> = [
    "CA", "CN", "HK", "HU", "JP", "KR", "LT", "SE", "TW", "ZA",
  ]

  /// The regions with a decimal point.
  static let pointRegions = [
    "US", "GB", "SG", "AU", "NZ", "MY", "IN", "PH", "AE", "IE", "HK", "TH",
  ]

  /// The words of all rows: most lines contain none.
  static let words = WordList(rows.flatMap { $0.words.words + $0.places.words })

  /// Words of North American receipts, which show the date order but not the currency.
  static let american = WordList(
    """
    SALESTAX STATETAX GALLONS SWIPED BLVD HIGHWAY GRATUITY ZIPCODE CREDITSALE EBT FOODSTAMP DRIVETHRU STORECREDIT
    """)

  private static let states: Set<[UInt8]> = Set(
    """
    AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH \
    OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR
    """.split(separator: " ").map { Array($0.utf8) })

  /// Whether a line holds a US state and a postal code: "Pasadena, CA, 91105", "BALTIMOREMD21202".
  static func isAmericanPlace(_ bytes: [UInt8]) -> Bool {
    var place = 0
    while place < bytes.count {
      guard bytes[place].isDigit, place == 0 || !bytes[place - 1].isDigit else {
        place += 1
        continue
      }
      var end = place
      while end < bytes.count, bytes[end].isDigit { end += 1 }
      if end - place == 5 {
        var before = place - 1
        // "ID ***42871" is a number, not a place in Idaho.
        while before >= 0, bytes[before].isBlank || placeMarks.contains(bytes[before]),
          place - before < 5
        {
          before -= 1
        }
        if before >= 1, states.contains(Array(bytes[before - 1...before])) { return true }
      }
      place = end
    }
    return false
  }

  /// The marks between a state and its postal code.
  private static let placeMarks = Array(",.-_".utf8)

  /// Whether a line ends with a town and a state, possibly followed by the shop's number: "FAIR OAKS, CA",
  /// "FAIR OAKS, CA #482".
  static func endsWithState(_ bytes: [UInt8]) -> Bool {
    var end = bytes.count
    while end > 0, bytes[end - 1].isDigit { end -= 1 }
    if end > 0, end < bytes.count, bytes[end - 1] == UInt8(ascii: "#") {
      end -= 1
      while end > 0, bytes[end - 1].isBlank { end -= 1 }
    } else {
      end = bytes.count
    }
    guard end >= 7 else { return false }
    let mark = bytes[end - 3] == UInt8(ascii: ",") ? end - 3 : end - 4
    guard bytes[mark] == UInt8(ascii: ","), mark == end - 3 || bytes[end - 3].isBlank,
      bytes[mark - 1].isLetter
    else { return false }
    return states.contains(Array(bytes[(end - 2)..<end]))
  }

  /// Whether a line holds a North American telephone number: "(617)267-7977", "410-837-1600".
  static func isAmericanPhone(_ bytes: [UInt8]) -> Bool {
    var groups: [Int] = []
    var place = 0
    var lastEnd = 0
    while place < bytes.count {
      guard bytes[place].isDigit else {
        place += 1
        continue
      }
      var end = place
      while end < bytes.count, bytes[end].isDigit { end += 1 }
      if !groups.isEmpty, place - lastEnd > 2 { groups = [] }
      groups.append(end - place)
      if groups.suffix(3) == [3, 3, 4] { return true }
      lastEnd = end
      place = end
    }
    return false
  }
}
