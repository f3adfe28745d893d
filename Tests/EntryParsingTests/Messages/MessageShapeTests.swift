import EntryParsing
import LedgerModel
import LedgerTestSupport
import Testing

/// Messages with more than the payment in them: later dates, references, balances, rewards, several amounts with
/// one total.
@Suite struct MessageShapeTests {
  /// Checks lines of a result and a message: `-42.17 | …` is spent, `+` earned, `c` back, `?` not stored.
  private func check(_ locale: String, _ code: String, _ lines: String) throws {
    let context = ParsingContext(
      today: try #require(CalendarDay(iso: "2026-11-27")),
      currency: try #require(Money.Currency(code: code)),
      conventions: NumberConventions(localeIdentifier: locale))
    each(lines.split(separator: "\n").map(String.init)) { (line: String) throws in
      let parts = line.split(separator: " | ", maxSplits: 1).map(String.init)
      let entries = (try? RuleBasedParser().parse(parts[1], context: context))?.entries
      let signs: [EntryType: String] = [.expense: "-", .income: "+", .credit: "c"]
      let told = entries?.map { entry in
        (signs[entry.type] ?? "") + "\(entry.amount.minorUnits)"
      }
      #expect(told?.joined(separator: " ") ?? "?" == parts[0])
    }
  }

  @Test func `American messages are one entry, or none`() throws {
    try check(
      "en-US", "USD",
      """
      -4217 | Chase: You made a $42.17 transaction with TRADER JOE'S on Nov 24, 2026. \
      Your card ending in 4821.
      -1549 | Your Netflix subscription of $15.49 has been renewed. Next billing date: \
      12/24/2026. Card ending 1102.
      -1820 | Wells Fargo: Purchase of $18.20 at CHIPOTLE 2231. Available balance \
      $1,204.55. Reply STOP to opt out.
      -10500 | Capital One: You earned $2.10 cash back on your $105.00 purchase at BEST \
      BUY.
      ? | Discover: A payment of $250.00 is due on 12/15. Minimum due $35.
      +6000 | Zelle: Maria Lopez sent you $60.00. Confirmation code TX99182.
      -56000 | Amex: Large purchase approved: $560.00 at DELTA AIR. If this was not you \
      call 1-800-528-4800.
      +214033 | US Bank: Direct deposit of $2,140.33 from ACME CORP posted to your \
      account x2210. Bal: $3,500.10
      -129900 | ⚠️ Citi Alert: $1,299.00 was charged at APPLE STORE R102 on card 7788.
      -4320 | Subtotal $40.00, tax $3.20, total $43.20 charged to your Visa ending 0091 \
      at TARGET.
      c2599 | Your refund of $25.99 from AMAZON has been credited to your card ending in \
      3345.
      -2400 | Venmo: You paid Josh Kim $24.00 for pizza. Your balance is now $110.
      """)
  }

  @Test func `British messages are one entry, or none`() throws {
    try check(
      "en-GB", "GBP",
      """
      -1250 | Monzo: 🍔 £12.50 at Honest Burgers. Your balance is £230.11.
      -6400 | Barclays: £64.00 paid to THAMES WATER by Direct Debit. Next payment 15 Jan.
      -899 | HSBC: You've spent £8.99 at SPOTIFY with card ending 9910. Available: £411.02
      +15000 | Lloyds: J SMITH has paid £150.00 into your account ending 4471. Ref RENT.
      -120000 | NatWest: Your payment of £1,200.00 to A LANDLORD was made on 26/11/2026. \
      Ref 0098123.
      -340 | Starling: £3.40 at Pret A Manger. £0.60 rounded up to your Savings space.
      -4500 | Revolut: You got 1% cashback: £0.45 on your £45.00 payment to ASOS.
      ? | Your TV Licence payment of £13.37 is due on 1 December.
      c1999 | Amazon refund of £19.99 is now in your account ending 2210.
      """)
  }

  @Test func `European messages are one entry, or none`() throws {
    try check(
      "de-DE", "EUR",
      """
      -2390 | N26: Kartenzahlung 23,90 EUR bei REWE MARKT. Verfügbarer Betrag: 812,44 EUR.
      -5499 | Sparkasse: Lastschrift 54,99 EUR Telekom, nächste Abbuchung 15.12.2026. Ref \
      887123.
      +245000 | ING: Gehalt 2.450,00 EUR von MUSTER GMBH gutgeschrieben. Neuer Kontostand \
      3.102,55 EUR
      -3750 | Boursorama: Paiement carte de 37,50 EUR chez CARREFOUR le 25/11/2026. \
      Solde: 1 204,10 EUR
      -2499 | Votre abonnement Canal+ de 24,99 € a été renouvelé. Prochaine échéance le \
      25/12/2026. Carte *4411.
      -1875 | CaixaBank: Compra de 18,75 EUR en MERCADONA con tarjeta *2231. Saldo \
      disponible 540,00 EUR
      +2000 | BBVA: Bizum de 20,00 EUR recibido de LAURA GOMEZ. Concepto: cena
      -6230 | Intesa: Pagamento di 62,30 EUR presso ESSELUNGA con carta *7781. Saldo \
      900,12 EUR.
      -1495 | ABN AMRO: Je hebt 14,95 EUR betaald bij ALBERT HEIJN. Saldo: 320,11 EUR
      """)
  }

  @Test func `Dutch messages are one entry, or none`() throws {
    try check(
      "nl-NL", "EUR",
      """
      +210000 | Rabobank: Salaris 2.100,00 EUR ontvangen van ACME BV. Pasnr 552.
      """)
  }

  @Test func `Indian messages are one entry, or none`() throws {
    try check(
      "en-IN", "INR",
      """
      -49900 | Rs.499.00 debited from A/c XX1234 on 25-11-26 to VPA netflix@icici. UPI \
      Ref 633412345678. Avl Bal Rs.12,340.50
      -19900 | Your subscription of Rs.199 for HOTSTAR has been renewed successfully on \
      26-11-26. Next billing date: 26-12-26.
      -567800 | ⚠️ ALERT: Rs.5,678.00 debited from HDFC A/c XX9911 at CROMA on 24-Nov-26. \
      Not you? Call 18002586161.
      -184000 | BESCOM: Electricity bill of Rs.1,840 paid successfully. Receipt: \
      BES/2026/99812
      -224500 | Bill Rs.2,345. Cashback Rs.100. Final paid Rs.2,245 via UPI to DMART.
      +2500000 | SBI: Rs 25,000.00 credited to A/c X4432 on 01-11-26 by SALARY ACME. Bal \
      Rs 31,200.
      -12000 | Paytm: You paid Rs.120 to RAJU TEA STALL. Cashback of Rs.5 earned. Txn ID \
      98812345671.
      -29900 | Your Jio recharge of Rs.299 is successful. Valid till 22-12-2026. Ref no \
      BR000A1B2C.
      ? | ICICI Bank: Credit card bill of Rs.18,450 is due on 05-12-26. Min due Rs.920.
      -75000 | INR 750.00 spent on ICICI Card XX7007 at SWIGGY on 23-Nov-26. Avl Lmt: INR \
      1,20,000.
      c89900 | Refund of Rs.899 from MYNTRA processed to your A/c XX3321. Ref 4412312.
      -450000 | EMI of Rs.4,500 for loan 88123 debited on 05-11-26. Next EMI on 05-12-26.
      -620000 | LIC premium Rs.6,200 received for policy 99881234. Next due 11/2027. \
      Thank you.
      ? | OTP 445566 for txn of Rs.3,000 at FLIPKART. Do not share.
      """)
  }

  @Test func `Brazilian messages are one entry, or none`() throws {
    try check(
      "pt-BR", "BRL",
      """
      -8990 | Nubank: Compra aprovada de R$ 89,90 em IFOOD no cartão final 4410.
      -15000 | Itaú: Pix enviado de R$ 150,00 para JOAO SILVA em 25/11/2026. Saldo: R$ \
      1.020,30
      +30000 | Bradesco: Pix recebido de R$ 300,00 de MARIA SOUZA.
      -32000 | Compra de R$ 320,00 em 3x de R$ 106,67 na MAGAZINE LUIZA, cartão final \
      2210.
      ? | Fatura do cartão final 8812 fechou em R$ 1.430,22. Vencimento 10/12.
      -2190 | Sua assinatura Spotify de R$ 21,90 foi renovada. Próxima cobrança em \
      25/12/2026.
      """)
  }

  @Test func `Mexican messages are one entry, or none`() throws {
    try check(
      "es-MX", "MXN",
      """
      -34550 | BBVA: Compra por $345.50 en OXXO con tarjeta *1123 el 25/11/2026. Saldo \
      disponible $5,200.00
      -100000 | Banorte: Retiro de $1,000.00 en cajero. Comisión $0.00. Saldo $3,210.10
      +250000 | Recibiste una transferencia SPEI de $2,500.00 de ANA LOPEZ. Clave de \
      rastreo 882134412.
      -38900 | Telmex: pago de $389.00 recibido. Próximo vencimiento 28/12/2026. Folio \
      991823.
      -125000 | Citibanamex: Cargo de $1,250.00 en LIVERPOOL con tarjeta terminación 9981.
      """)
  }

  @Test func `Australian messages are one entry, or none`() throws {
    try check(
      "en-AU", "AUD",
      """
      -1450 | CommBank: You spent $14.50 at BOOST JUICE with card ending 7781. Available \
      balance $1,020.40
      +185000 | Westpac: Deposit of $1,850.00 from EMPLOYER PTY LTD. Account xx221.
      -7900 | ANZ: Your direct debit of $79.00 to TELSTRA was processed on 24 Nov. Next \
      debit 24 Dec.
      c22000 | NAB: $220.00 refund from QANTAS credited to account ending 441.
      -1700 | Your Stan subscription of $17.00 renewed. Next payment 27/12/2026.
      """)
  }
}
