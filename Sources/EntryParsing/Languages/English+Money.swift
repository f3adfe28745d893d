extension LanguageTable {
  /// Money that is put away, and debts.
  static let englishMoney = table([
    WordRow(
      roles: [.item, .investment], value: .category(.investment, weight: 6),
      words: """
        bitcoin, bitcoins, btc, ethereum, eth, crypto, cryptocurrency, cryptocurrencies, solana, \
        dogecoin, doge, cardano, litecoin, xrp, altcoin, altcoins, etf, etfs, stocks, stock, index \
        fund, index funds, mutual fund, mutual funds, s&p 500, s&p500, s&p, s and p 500, sp500, sp \
        500, nasdaq, dow jones, ftse, msci world, shares, bonds, treasury bonds, treasuries, t \
        bills, 401k, 401 k, roth, roth ira, roth ira contribution, traditional ira, ira, ira \
        contribution, brokerage, brokerage account, brokers, investment, investments, investing, \
        portfolio, pension contribution, pension fund, retirement, retirement fund, retirement \
        account, sip, ppf, nps, reit, reits, gold etf, hsa, 529 plan, 529, superannuation, index, \
        lifetime isa, stocks and shares isa, isa, robo advisor, options trading, ipo, gold bars, \
        gold coins, mutual
        """),
    // A number before them counts them.
    .roles(
      .measure,
      """
      btc, bitcoin, bitcoins, eth, ethereum, doge, dogecoin, xrp, litecoin, solana, shares, bonds, \
      altcoins
      """),
    .items(
      .savings,
      """
      savings, saving, savings account, emergency fund, rainy day fund, emergency savings, sinking \
      fund, fixed deposit, recurring deposit, piggy bank, house fund, vacation fund, travel fund, \
      car fund, college fund, holiday fund, money market, certificate of deposit, nest egg, saving \
      goal, high yield savings, down payment fund, wedding fund, savings goal, term deposit
      """),
    WordRow(
      roles: [.item, .putAway], value: .category(.savings, weight: 6),
      words: "saved, save, set aside, stashed, stashed away"),
    WordRow(
      roles: [.item, .putAway], value: .category(.investment, weight: 6),
      words: "invested, invest"),
    .items(
      .debt,
      """
      loan, loans, student loan, student loans, student loan payment, personal loan, car loan, \
      auto loan, loan payment, loan repayment, loan installment, emi, emis, credit card payment, \
      credit card bill, card payment, cc payment, cc bill, debt, debts, debt payment, credit card \
      debt, installment, instalment, installments, overdraft, overdraft fee, interest on loan, \
      loan interest, credit card interest, late fee, bank fee, bank fees, bank charge, bank \
      charges, payday loan, klarna payment, afterpay payment, financing, finance charge, repayment
      """),
    WordRow(
      roles: [.spend, .item], value: .category(.debt, weight: 5),
      words: """
        paid credit card, paid my credit card, paid off credit card, paid off my credit card, paid \
        the credit card, paid off the credit card, paid visa bill, paid amex bill
        """),
    .roles(
      .filler,
      """
      stock up, stocked up, stocking up, stock up on, stocked up on, stocking up on, out of stock, \
      in stock
      """),
    .items(.shopping, "stocking, stocking stuffers, stock photo, stock pot, stockpot"),
    WordRow(
      roles: .incomeSource, value: .category(.income, weight: 1),
      words: """
        salary, paycheck, wages, bonus, dividend, dividends, freelance, cashback, income
        """),
  ])
}
