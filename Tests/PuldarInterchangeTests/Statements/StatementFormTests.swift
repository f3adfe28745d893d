import LedgerModel
import LedgerTestSupport
import PuldarInterchange
import Testing

/// Odd forms that mean one thing all the same.
struct StatementFormTests {
  /// What a file holds, and what is read in it.
  private static let table: [(text: String, statements: [String])] = [
    // Lines end with CR, and the names stand there twice.
    (
      "Date,Payee,Amount\r2026-01-02,A,-1.50\rDate,Payee,Amount\r2026-01-03,B,-2\r",
      ["- - 2 -3.50 2026-01-02 2026-01-03"]
    ),
    ("sep=|\nDate|Payee|Amount\n2026-01-02|A, B; C|-1.50\n", ["- - 1 -1.50 2026-01-02 2026-01-02"]),
    (
      "Date,Payee,Amount\n=\"2026-01-02\",A,=\"-1.50\"\n", ["- - 1 -1.50 2026-01-02 2026-01-02"]
    ),
    // A bank without names: what was there before, what was there after, and the amount.
    (
      "12\tEUR\t20260102\t100,00\t98,50\t20260102\t-1,50\tA\n12\tEUR\t20260103\t98,50\t108,50\t20260103\t10,00\tB\n",
      ["- EUR 2 8.50 2026-01-02 2026-01-03"]
    ),
    // Debits below zero, and debits above it.
    (
      "Datum;Text;Soll;Haben\n02.01.2026;A;-1,50;\n03.01.2026;B;;2,00\n",
      ["- - 2 0.50 2026-01-02 2026-01-03"]
    ),
    // Debits below zero with one that was taken back, and noughts where there is none.
    (
      "Date,Payee,Debit,Credit\n2026-01-02,A,-9.00,0.00\n2026-01-03,B,-4.00,0.00\n2026-01-04,B,4.00,0.00\n2026-01-05,C,0.00,100.00\n",
      ["- - 4 91.00 2026-01-02 2026-01-05"]
    ),
    (
      "Fecha;Concepto;Cargo;Abono\n02/01/2026;A;1,50;0,00\n03/01/2026;B;0,00;2,00\n",
      ["- - 2 0.50 2026-01-02 2026-01-03"]
    ),
    (
      "Date;Libellé;Montant;Sens\n2026-01-02;A;1,50;débit\n2026-01-03;B;2,00;crédit\n",
      ["- - 2 0.50 2026-01-02 2026-01-03"]
    ),
    // A card that states what is owed.
    (
      "Card,Date,Payee,Amount,Balance\n1,2026-01-02,A,10.00,110.00\n1,2026-01-03,B,5.00,115.00\n",
      ["- - 2 -15.00 2026-01-02 2026-01-03"]
    ),
    // Balances prove that purchases stand above zero.
    (
      "Date,Payee,Amount,Balance\n2026-01-02,A,10.00,90.00\n2026-01-03,B,5.00,85.00\n",
      ["- - 2 -15.00 2026-01-02 2026-01-03"]
    ),
    (
      "Transaction Date,Payee,Type,Amount\n2026-01-02,A,Purchase,10.00\n2026-01-03,B,Payment,-5.00\n",
      ["- - 2 -5.00 2026-01-02 2026-01-03"]
    ),
    (
      "Date,Payee,Amount,Status\n2026-01-02,A,-1.00,Failed\n2026-01-03,B,-2.00,Pending\n",
      ["- - 1 -2.00 2026-01-03 2026-01-03"]
    ),
    (
      "Date,Payee,Amount,Currency\n2026-01-02,A,-1.00,USD\n2026-01-03,B,-2.00,EUR\n",
      ["- USD 1 -1.00 2026-01-02 2026-01-02", "- EUR 1 -2.00 2026-01-03 2026-01-03"]
    ),
    ("Date (DD/MM/YYYY),Payee,Amount\n01/02/2026,A,-1.00\n", ["- - 1 -1.00 2026-02-01 2026-02-01"]),
    // A message that was ended without a balance, and one that tells of what is expected.
    (
      ":20:A\n:25:1\n:60F:C260101EUR5,\n:61:260102D1,50NTRF\n-\n",
      ["1 EUR 1 -1.50 2026-01-02 2026-01-02"]
    ),
    (
      ":20:A\n:25:1\n:34F:EUR0,\n:13D:2601021200+0100\n:61:260102ED1,5NTRF\n",
      ["1 EUR 1 -1.5 2026-01-02 2026-01-02"]
    ),
    // End tags and start tags are missing, and a second document follows the first.
    (
      """
      <ofx><stmtrs><curdef>EUR<banktranlist><stmttrn><dtposted>20260102<trnamt>-1.50<stmttrn>\
      <dtposted>20260103<trnamt>-2</banktranlist></stmtrs></ofx>
      <OFX><STMTRS><CURDEF>USD<BANKTRANLIST></BANKTRANLIST></STMTRS></OFX>
      """,
      ["- EUR 2 -3.50 2026-01-02 2026-01-03", "- USD 0 0 - -"]
    ),
    // A prefix of a namespace, and a day that is none beside the one of booking.
    (
      """
      <x:OFX xmlns:x="http://ofx.net"><STMTRS><CURDEF>EUR</CURDEF><BANKTRANLIST><STMTTRN><DTPOSTED>20260102</DTPOSTED>\
      <DTUSER>00000000</DTUSER><TRNAMT>-1.50</TRNAMT></STMTTRN></BANKTRANLIST></STMTRS></x:OFX>
      """,
      ["- EUR 1 -1.50 2026-01-02 2026-01-02"]
    ),
    ("D2026-01-02\nT-1.50\nPA\n^\n", ["- - 1 -1.50 2026-01-02 2026-01-02"]),
    ("!type:bank \nD31-12-26\nT-1.50\nPA\n^\n", ["- - 1 -1.50 2026-12-31 2026-12-31"]),
  ]

  @Test(.rows) func `K1: what is written oddly and can mean one thing only is read`() {
    each(Self.table) { row in
      let statements = try StatementReader.read(text: row.text)
      #expect(statements.map(\.summary) == row.statements)
    }
  }

  @Test(.rows) func `the names of columns are known in twelve languages`() {
    let table = [
      "Booking date;Payee;Amount;Balance", "Buchungstag;Empfänger;Betrag;Saldo",
      "Date d'opération;Libellé;Montant;Solde", "Fecha operación;Concepto;Importe;Saldo",
      "Data contabile;Descrizione;Importo;Saldo", "Data movimento;Descrição;Valor;Saldo",
      "Boekdatum;Naam tegenpartij;Bedrag;Saldo na mutatie",
      "Data księgowania;Opis operacji;Kwota;Saldo po operacji",
      "Bokföringsdag;Beskrivning;Belopp;Saldo", "Bogføringsdato;Tekst;Beløb;Bogført saldo",
      "Datum zaúčtování;Název protiúčtu;Částka;Zůstatek",
      "Kirjauspäivä;Saaja/Maksaja;Määrä;Saldo", "Bokført dato;Forklaring;Beløp;Saldo",
      "Tarih;Açıklama;Tutar;Bakiye", "Könyvelés dátuma;Partner neve;Összeg;Egyenleg",
      "Дата операции;Описание;Сумма;Остаток",
    ]
    each(table) { names in
      let text = names + "\n02.01.2026;A;-1,50;98,50\n03.01.2026;B;-2,50;96,00\n"
      let statement = try StatementReader.read(text: text)[0]
      #expect(statement.layout?.columns == [.day, .payee, .amount, .balance])
      #expect(statement.proof == .agrees)
    }
  }

  @Test func `balances that do not lead from line to line say that something is missing`() throws {
    let text = """
      Date,Payee,Amount,Balance
      2026-01-02,A,-1.00,99.00
      2026-01-03,B,-2.00,97.00
      2026-01-04,C,-3.00,94.00
      2026-01-05,D,-4.00,90.00
      2026-01-07,F,-6.00,79.00
      """
    let statement = try StatementReader.read(text: text)[0]
    #expect(statement.proof == .differs(reached: StatementAmount(unscaled: 8400, decimals: 2)))
  }
}
