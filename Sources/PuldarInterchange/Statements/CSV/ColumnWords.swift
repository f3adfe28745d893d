/// The names of columns that banks and budget programs use, in twelve languages and some more.
///
/// Folded: lowercase letters without accents. The first words of a row rank highest, if several columns of a file could
/// hold the same.
enum ColumnWords {
  /// A possible meaning of a column's name.
  struct Meaning: Hashable, Sendable {
    var column: CSVColumn
    /// Lower is better.
    var rank: Int
    /// Whether the name is English.
    var isEnglish: Bool
  }

  /// Returns the possible meanings of a name, the likeliest first. A name may be a day in one language and a currency
  /// in another; the cells decide.
  static func meanings(of name: String) -> [Meaning] {
    var word = FoldedWords.folded(name)
    if let known = table[word] { return known }
    // "TransactionDate" is two words.
    if name.utf8.allSatisfy({ $0 | 0x20 &- 0x61 < 26 }), let parted = parted(name) {
      return meanings(of: parted)
    }
    // "Beschreibung1" is the first of several.
    if word.last == "1", word.utf8.count > 4 {
      let first = meanings(of: String(word.dropLast()))
      if !first.isEmpty { return first }
    }
    if namesBothSides(word) { return [Meaning(column: .direction, rank: 0, isEnglish: false)] }
    // "Betrag (EUR)", "Amount in GBP", "Paid out £".
    var forms = [word]
    for dropped in [["euro", "euros"], ["in", "i", "en", "w"]] {
      word = word.split(separator: " ").filter { part in
        !(part.utf8.count == 3 && codes.contains(String(part))) && !dropped.contains(String(part))
      }.joined(separator: " ")
      if let known = table[word] { return known }
      if forms.last != word { forms.append(word) }
    }
    // "CAD$" is the amount in that currency.
    if word.isEmpty, name.contains(where: \.isLetter) {
      return [Meaning(column: .amount, rank: 200, isEnglish: true)]
    }
    if let plain = withoutWrittenUmlauts(word) {
      let meanings = meanings(of: plain)
      if !meanings.isEmpty { return meanings }
    }
    return forms.lazy.map { meaningsOfPieces($0) }.first { !$0.isEmpty } ?? []
  }

  /// Returns the meanings of a name that begins or ends with one in the table.
  private static func meaningsOfPieces(_ word: String) -> [Meaning] {
    let parts = word.split(separator: " ")
    if parts.count == 1 { return meaningsOfEnd(word) }
    guard parts.count > 1, parts.count <= 8 else { return [] }
    for count in (1..<parts.count).reversed() {
      for piece in [parts.prefix(count), parts.suffix(count)] {
        if let known = table[piece.joined(separator: " ")] {
          return known.map { meaning in
            Meaning(
              column: meaning.column, rank: meaning.rank + 100 * (parts.count - count),
              isEnglish: meaning.isEnglish)
          }
        }
      }
    }
    return []
  }

  /// Returns "empfaenger" as "empfanger", the folded form of the umlaut; `nil` if nothing changes.
  private static func withoutWrittenUmlauts(_ word: String) -> String? {
    var plain: [UInt8] = []
    for byte in word.utf8 {
      let isSecond =
        byte == UInt8(ascii: "e") && plain.last.map { "aou".utf8.contains($0) } == true
      if !isSecond { plain.append(byte) }
    }
    let text = String(decoding: plain, as: UTF8.self)
    return text == word ? nil : text
  }

  static let codes: Set<String> = [
    "eur", "usd", "gbp", "chf", "pln", "sek", "nok", "dkk", "czk", "huf", "cad", "aud", "nzd",
    "jpy",
    "uah", "kzt", "rsd", "bam", "isk", "thb", "vnd", "idr", "php", "myr", "krw", "twd", "ars",
    "clp",
    "cop", "egp", "sar", "kwd", "ngn", "kes", "pkr",
    "inr", "brl", "zar", "try", "rub", "ron", "bgn", "sgd", "hkd", "mxn", "cny", "ils", "aed",
  ]

  static let table: [String: [Meaning]] = {
    var table: [String: [Meaning]] = [:]
    for (rows, isEnglish) in [(english, true), (others, false), (more, false)] {
      for row in rows {
        for (rank, word) in row.words.split(separator: ",").enumerated() {
          // The tables have names in many scripts, not folded.
          let word =
            word.utf8.allSatisfy { $0 < 0x80 } ? word.trimmedWord : FoldedWords.folded(String(word))
          let meaning = Meaning(column: row.column, rank: row.rank + rank, isEnglish: isEnglish)
          if table[word]?.contains(where: { $0.column == row.column }) == true { continue }
          table[word, default: []].append(meaning)
        }
      }
    }
    return table
  }()

  /// Names of a column, the best first.
  struct Row {
    var column: CSVColumn
    var rank = 0
    var words: String

    init(_ column: CSVColumn, rank: Int = 0, _ words: String) {
      self.column = column
      self.rank = rank
      self.words = words
    }
  }

  private static let english: [Row] = [
    Row(
      .day,
      """
      booking date, date booked, clearing date, posting date, posted date, post date, date posted, transaction date, \
      trans date, date, completed date, date completed, datetime, date time, transaction time, \
      created date, created, created at, created utc, started date, timestamp, day, trade date, time
      """),
    Row(
      .day, rank: 50,
      "value date, effective date, date effective, settlement date, txn date, tran date, value dt, value dat"
    ),
    Row(
      .amount,
      """
      amount, transaction amount, trans amount, txn amount, amount total, net amount, net, total amount, \
      billing amount, billed amount, gross amount, gross, amt, total, value, sum, cost, price
      """),
    Row(
      .debit,
      """
      debit, debit amount, debits, withdrawal, withdrawals, withdrawal amount, withdrawal amt, \
      withdrawals dr, paid out, money out, outflow, amount debit, debit amt, spent, spend, out, dr, \
      payments out, amount out, funds out, money paid, expense, expenses, withdrawn, debited amount
      """),
    Row(
      .credit,
      """
      credit, credit amount, credits, deposit, deposits, deposit amount, deposit amt, deposits cr, \
      paid in, money in, inflow, amount credit, credit amt, received, in, cr, payments in, amount in, funds in, \
      income, deposited, credited amount
      """),
    Row(
      .direction,
      """
      debit credit, credit debit, dr cr, cr dr, d c, c d, credit debit indicator, \
      debit credit indicator, indicator, direction, transaction type, type, sign, income expense
      """),
    Row(
      .balance,
      """
      balance, running balance, account balance, balance after transaction, balance after, \
      closing balance, ledger balance, new balance, available balance, runningbalance, ending balance
      """),
    Row(.currency, "currency, currency code, ccy, curr, transaction currency, account currency"),
    Row(.fee, "fee, fees, fee amount, bank fee, commission, charges, service charge"),
    Row(
      .payee,
      """
      payee, payee name, merchant, merchant name, counterparty, counterparty name, counter party, \
      counter party name, beneficiary, beneficiary name, recipient, recipient name, \
      payer payee name, name, payer, target name, to
      """),
    Row(
      .payee, rank: 50,
      """
      description, transaction description, narrative, narration, details, transaction details, \
      particulars, payment details, appears on your statement as, transaction, text, title, from
      """),
    Row(
      .memo,
      """
      memo, notes, note, memo notes, original description, extended description, purpose, message, \
      comment, comments, remarks, reason, additional info, additional information, extended \
      details, payment reference, reference, description, details, narrative, transaction details
      """),
    Row(.category, "category group category, category, categories, subcategory"),
    Row(.tags, "tags, labels"),
    Row(
      .id,
      """
      transaction id, transactionid, fitid, unique id, reference number, transaction reference, \
      bank reference, trans id, reference id, transaction number, id, order id
      """),
    Row(.kind, "type, transaction type, trans type, entry type, transaction code, action"),
    Row(.status, "status, state, transaction status, booking status"),
    Row(
      .account,
      "account, account name, account number, account no, own account, account iban, wallet"),
  ]

  private static let others: [Row] = [
    Row(
      .day,
      """
      reskontradatum, date de comptabilisation, date comptable, buchungstag, buchungsdatum, buchung, datum, \
      belegdatum, umsatzdatum, \
      boekdatum, boekingsdatum, transactiedatum, date operation, date de l operation, \
      date d operation, date transaction, \
      date de transaction, date de la transaction, dateop, jour, fecha operacion, \
      fecha de operacion, f operacion, fecha contable, fecha movimiento, fecha de la operacion, \
      fecha, dia, data contabile, data operazione, data registrazione, data movimento, \
      data lancamento, data operacao, data da operacao, data do movimento, data mov, \
      data transacao, data ksiegowania, data operacji, data transakcji, data zlecenia operacji, \
      data, giorno, bokforingsdag, bokforingsdatum, bokford, bokfort, transaktionsdag, \
      bogforingsdato, bogfort, bokforingsdato, bokfort dato, bogfort dato, transaktionsdato, \
      transaksjonsdato, utfort dato, dato, transaktionsdatum, datum zauctovani, datum provedeni, datum transakce, \
      datum pohybu, datum operace, kirjauspaiva, kirjauspvm, maksupaiva, maksupvm, paivamaara, \
      paivays, pvm, tapahtumapaiva, islem tarihi, tarih, konyveles datuma, tranzakcio datuma, \
      data tranzactiei, uitvoeringsdatum, date d execution, data mov, data movimentacao, datum izvrsenja, ημερομηνια, дата операции, дата проводки, дата, kuupaev, datums, data operacijos, \
      tanggal transaksi, tanggal, tgl, 取引日, 日付, 年月日, お取引日, 利用日, ご利用日, 交易时间, 交易日期, 记账日期, 日期, 交易日, 거래일시, \
      거래일자, 거래일, วันที่, ngay giao dich, ngay
      """),
    Row(
      .day, rank: 50,
      """
      wertstellung, wertstellungsdatum, wertstellungstag, valuta, valutadatum, valuta datum, \
      rentedatum, date valeur, date de valeur, fecha valor, f valor, data valuta, data valor, data waluty, \
      valutadag, valutadato, rentedato, rentedag, valorpaiva, arvopaiva, valoor, datum valuty
      """),
    Row(
      .amount,
      """
      betrag, umsatz, umsatzbetrag, buchungsbetrag, bedrag, transactiebedrag, montant, \
      montant operation, montant de l operation, somme, importe, importe operacion, monto, cantidad, \
      importo, ammontare, valor, montante, quantia, importancia, valor movimento, kwota, \
      kwota operacji, kwota transakcji, kwota w walucie rachunku, belopp, belop, belob, beloeb, \
      castka, objem, castka v mene uctu, zauctovana castka, maara, summa, rahamaara, maara euroa, \
      tutar, islem tutari, osszeg, suma, сумма, сумма операции, wert, suma saskaitos valiuta, \
      netto, neto, importe neto, liquido, valor liquido, montant net, brutto, bruto, lordo, brut, avant commission, \
      jumlah, nominal, mutasi, 金額, 入出金, 入出金額, 利用金額, ご利用金額, 金额, 交易金额, 거래금액, 금액, so tien
      """),
    Row(
      .debit,
      """
      soll, ausgabe, ausgaben, belastung, belastungen, lastschrift, abgang, auszahlung, af, \
      uitgaven, uitgave, debet, bedrag af, uit, debit, debit montant, depense, depenses, retrait, \
      sorties, cargo, cargos, debe, debito, debitos, gasto, gastos, retiro, retiros, egreso, egresos, \
      dare, addebiti, addebito, uscite, uscita, saida, saidas, despesa, despesas, obciazenia, \
      obciazenie, wydatki, wydatek, wyplata, wyplaty, ut, uttag, utgift, utgifter, ut fra konto, \
      ut av konto, haevet, ud, udgift, udbetaling, vydaj, vydaje, odchozi, otto, otot, menot, \
      veloitus, borc, terheles, kiadas, расход, \
      支払い金額, お支払金額, 出金額, 出金, お引出し, 引出金額, 支出, 支出金额, 借方发生额, 출금액, 출금, 찾으신금액, pengeluaran, debetas
      """),
    Row(
      .credit,
      """
      haben, einnahme, einnahmen, gutschrift, gutschriften, zugang, einzahlung, bij, inkomsten, \
      inkomst, bedrag bij, credit, recette, recettes, depot, versement, entrees, abono, abonos, \
      haber, credito, creditos, ingreso, ingresos, deposito, depositos, avere, accrediti, accredito, \
      entrate, entrata, entrada, entradas, receita, receitas, uznania, uznanie, wplywy, wplyw, \
      wplata, wplaty, insattning, insattningar, kredit, inn pa konto, inn, indsat, ind, indtaegt, \
      indbetaling, prijem, prijmy, prichozi, pano, panot, tulot, hyvitys, alacak, jovairas, \
      bevetel, приход, 預かり金額, お預り金額, 入金額, 入金, お預入れ, 預入金額, \
      收入, 收入金额, 存入, 贷方发生额, 입금액, 입금, 맡기신금액, pemasukan, kreditas
      """),
    Row(
      .direction,
      """
      soll haben, deebet kreedit, debets kredits, creditdebet, debetcredit, credit debet, s h, soll haben kennzeichen, af bij, bij af, debet credit, sens, debe haber, \
      cargo abono, segno, dare avere, debito credito, strona, obciazenie uznanie, smer, riktning, \
      tipo movimiento, tipo, typ, umsatzart, debetas kreditas, 收 支, 收支, 収支, 借贷标志, 借贷, 입출금구분
      """),
    Row(
      .balance,
      """
      saldo, kontostand, saldo nach buchung, saldo na mutatie, saldo na trn, nieuw saldo, solde, \
      solde apres operation, saldo contabile, saldo contabilistico, saldo po operacji, \
      saldo po transakcji, bokfort saldo, bogfort saldo, zustatek, zustatek po transakci, \
      zustatek po pohybu, tilin saldo, bakiye, egyenleg, sold, остаток, saldo disponible, likutis, atlikums, 差引残高, 残高, 取引後残高, お取扱後残高, 余额, 账户余额, 잔액, 거래후잔액
      """),
    Row(
      .currency,
      """
      wahrung, whrg, whg, valutacode, mynt, hesap para birimi, osszeg devizaneme, devizaneme, 通貨, 币种, 币别, 货币, 통화, valiuta, saskaitos valiuta, mata uang, munt, muntsoort, devise, monn, monnaie, moneda, divisa, valuta, moeda, waluta, \
      waluta rachunku, waluta operacji, mena, valuutta, para birimi, devizanem, penznem, valuta kod, \
      moneta, валюта
      """),
    Row(
      .payee,
      """
      auftraggeber empfanger, beguenstigter zahlungspflichtiger, begunstigter zahlungspflichtiger, \
      name zahlungsbeteiligter, zahlungsempfanger, zahlungsempfanger in, empfanger, auftraggeber, \
      zahlungspflichtiger, partnername, partner name, gegenpartei, empfangername, \
      naam tegenpartij, naam tegenrekening, tegenrekeninghouder, tegenpartij, naam omschrijving, naam, beneficiaire, \
      tiers, nom, beneficiario, comercio, ordenante, nombre, controparte, esercente, ordinante, \
      estabelecimento, nome, nadawca odbiorca, odbiorca, kontrahent, dane kontrahenta, \
      nazwa kontrahenta, odbiorca zleceniodawca, nadawca, mottagare, namn, modtager, mottaker, navn, \
      nazev protiuctu, nazev protistrany, protistrana, prijemce, saaja maksaja, saaja, \
      moketojo arba gavejo pavadinimas, gavejas moketojas, 交易对方, 对方户名, 商户名称, 利用店名, ご利用先, 거래처, \
      maksaja, nimi, partner neve, kedvezmenyezett, beneficiar
      """),
    Row(
      .payee, rank: 50,
      """
      beschreibung, buchungstext, avisierungstext, omschrijving, libelle, label, libelle operation, libelle simplifie, \
      libelle de l operation, nature de l operation, detail, concepto, descripcion, movimiento, \
      descrizione, descrizione operazione, causale, dettagli, descricao, descritivo, historico, \
      opis operacji, opis transakcji, opis, beskrivning, rubrik, otsikko, tittel, specifikation, transaktion, tekst, \
      beskrivelse, forklaring, popis, selitys, kuvaus, aciklama, megnevezes, descriere, описание, keterangan, uraian, mokejimo paskirtis, \
      摘要内容, 摘要, 入出金内容, お取り扱い内容, 内容, 商品说明, 商品, 적요, 내용, รายการ, noi dung
      """),
    Row(
      .memo,
      """
      verwendungszweck, vwz1, zweck, notiz, anmerkung, bemerkung, mededelingen, mededeling, \
      opmerking, omschrijving, omschrijving 1, commentaire, motif, observaciones, notas, comentario, \
      observacoes, tytul, tytul operacji, tytulem, notatka, uwagi, meddelande, anteckning, melding, \
      besked, notat, kommentar, poznamka, zprava, zprava pro prijemce, viesti, kozlemeny, \
      beschreibung, descripcion, descrizione, opis, назначение платежа
      """),
    Row(
      .fee,
      """
      gebuhr, gebuhren, entgelt, kosten, tariffa, tarieven, frais, commission, comision, comisiones, commissione, \
      commissioni, tarifa, taxa, tarifas, prowizja, oplata, avgift, gebyr, poplatek, poplatky, \
      komise, kulu, komisyon, masraf, jutalek, comision, комиссия, 手数料, 手续费, 服务费, 수수료
      """),
    Row(
      .category,
      "kategorie, categorie, rubriek, categoria, kategoria, kategori, категория"),
    Row(
      .tags,
      "etiquetas, etiquettes, etichette, etykiety, schlagworte, tagi, теги, метки, タグ, 标签, 태그"),
    Row(
      .id,
      """
      transaktions id, transaktionsreferenz, transactiereferentie, volgnr, reference operation, \
      numero operacion, id transakcji, numer transakcji, verifikationsnummer, id pohybu, \
      id transakce, arkistointitunnus, arkivreferens
      """),
    Row(
      .kind,
      """
      buchungstext, buchungsart, umsatztyp, transaktionstyp, mutatiesoort, soort, type operation, \
      type d operation, tipo operazione, tipologia, typ operacji, typ transakcji, \
      rodzaj operacji, transaktionstyp, typ pohybu, laji, tapahtumalaji, tipo
      """),
    Row(
      .status,
      "zustand, buchungsstatus, statut, estado, stato, situacao, stav, tila, durum, статус, 当前状态, 交易状态"
    ),
    Row(
      .account,
      """
      konto, kontonummer, kontoname, auftragskonto, iban auftragskonto, rekening, rekeningnummer, \
      iban bban, compte, numero de compte, cuenta, conto, conta, rachunek, numer rachunku, \
      numer konta, ucet, cislo uctu, tili, tilinumero, hesap
      """),
  ]
}

extension Substring {
  /// The text without blanks around it.
  fileprivate var trimmedWord: String {
    var word = drop { $0 == " " }
    while word.last == " " { word.removeLast() }
    return String(word)
  }
}
