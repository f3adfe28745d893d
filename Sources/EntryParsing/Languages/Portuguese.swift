extension LanguageTable {
  /// Portuguese, of Brazil and Portugal.
  static let portuguese = LanguageTable(
    language: "pt", splitsElisions: false,
    grammar: NumberGrammar(hasBareScales: true, speaksCents: true),
    things: DailyThings.portuguese,
    rows: portugueseNumbers + portugueseDays + portugueseGrammar + portugueseCues + portugueseRoles
      + portugueseCounters + portugueseUnmoved + portugueseThingDays + portugueseDirection
      + portugueseCorrections
      + portugueseItems + portugueseThingPhrases)

  private static let portugueseNumbers: [WordRow] = [
    .numbers(
      .cardinal,
      """
      0 zero, 2 dois|duas, 3 tres, 4 quatro, 5 cinco, 6 seis|meia, 7 sete, 8 oito, 9 nove, 10 dez, \
      11 onze, 12 doze, 13 treze, 14 quatorze|catorze, 15 quinze, 16 dezesseis|dezasseis, 17 \
      dezessete|dezassete, 18 dezoito, 19 dezenove|dezanove, 20 vinte, 21 vinte e um|vinte e uma, \
      30 trinta, 31 trinta e um, 40 quarenta, 50 cinquenta|cincoenta, 60 sessenta, 70 setenta, 80 \
      oitenta, 90 noventa, 200 duzentos|duzentas, 300 trezentos, 400 quatrocentos, 500 quinhentos, \
      600 seiscentos, 700 setecentos, 800 oitocentos, 900 novecentos
      """),
    .numbers(.scale, "100 cem|cento, 1000 mil|k, 1000000 milhao|milhoes"),
    .roles(.half, "meio, meia"), .roles(.point, "virgula, ponto"),
    .numbers(.ordinal, "1 primeiro|primeira, 2 segundo, 3 terceiro|terceira, 4 quarto, 5 quinto"),
    .number(.minorUnit, 100, "centavo, centavos, centimo, centimos"),
    .currency("BRL", "real, reais, conto, contos, pila, pilas"),
    .currency("EUR", "euro, euros, eurinho, eurinhos"),
    .currency("USD CAD AUD NZD SGD HKD TWD", "dolar, dolares, doleta, doletas"),
    .currency("GBP EGP", "libra, libras"), .currency("CHF XOF XAF", "franco, francos"),
    .currency("SEK NOK DKK CZK ISK?", "coroa, coroas"), .currency("JPY", "iene, ienes"),
    .currency("INR PKR LKR NPR IDR MUR", "rúpia, rúpias"), .currency("PLN", "zloty, zlotys, zlóti"),
    .currency("RUB", "rublo, rublos"),
  ]

  private static let portugueseDays: [WordRow] = [
    .number(.relativeDay, 0, "hoje, esta manha, hoje de manha, hoje a noite"),
    .number(.relativeDay, -1, "ontem, ontem a noite, ontem de manha, ontem a tarde, noite passada"),
    .number(
      .relativeDay, -2,
      "anteontem, ante ontem, antes de ontem, dia antes de ontem, o dia antes de ontem"),
    .number(.relativeDay, 1, "amanha"),
    .weekdays(
      """
      1 segunda feira|segunda, 2 terca feira|terca, 3 quarta feira|quarta, 4 quinta feira|quinta, 5 sexta \
      feira|sexta, 6 sabado, 7 domingo
      """),
    .months(
      """
      1 janeiro|jan, 2 fevereiro|fev, 3 marco|mar, 4 abril|abr, 5 maio|mai, 6 junho|jun, 7 \
      julho|jul, 8 agosto|ago, 9 setembro|set, 10 outubro|out, 11 novembro|nov, 12 dezembro|dez
      """),
    .number(.span, 1, "dia, dias"), .number(.span, 7, "semana, semanas"),
    .number(.span, -1, "mes, meses"),
    .number(.span, -12, "ano, anos"), .roles(.agoBefore, "faz, ha"), .roles(.ago, "atras"),
    .roles(.last, "passado, passada, ultimo, ultima"),
    .roles(.this, "esta, este, essa, esse, dessa, desta, desse, deste, nessa, nesta"),
    .roles(.next, "proximo, proxima, que vem"), .roles(.every, "cada, toda, por mes, mensal"),
  ]

  private static let portugueseGrammar: [WordRow] = [
    .roles(
      .spend,
      """
      gastei, gastamos, gasto, gastar, paguei, pagamos, pagar, pago, comprei, compramos, comprar, \
      custou, custa, pedi, doei, almocei, jantei, tomei, abasteci
      """),
    .roles(.give, "dei, enviei, mandei, transferi"),
    .roles(
      .receive,
      """
      recebi, recebido, ganhei, vendi, achei, encontrei, me deu, me deram, me pagou, me pagaram, me mandou, \
      me enviou, me transferiu, caiu na conta
      """),
    .roles(
      .refund,
      """
      reembolso, reembolsaram, me reembolsou, devolucao, me devolveu, me devolveram, estorno, \
      estornaram, devolvi
      """),
    .roles(
      .incomeSource,
      """
      salario, ordenado, decimo terceiro, bonus, dividendos, renda, aposentadoria, mesada, \
      comissao, freela
      """),
    .roles(
      .person,
      """
      mae, pai, avo, vovo, vo, tia, tio, irma, irmao, primo, prima, amigo, amiga, namorada, \
      namorado, esposa, marido, filho, filha, sogra, sogro
      """),
    .roles(.payer, "cliente, chefe, patrao, empresa"), .roles(.me, "me, nos, mim"),
    .roles(.subjectI, "eu"),
    .roles(.putAway, "coloquei, depositei, apliquei, guardei"),
    .items(.savings, also: .putAway, weight: 6, "poupei, economizei"),
    .items(.investment, also: .putAway, weight: 6, "investi"),
    .roles(.forWord, "para, por, pra, pro"), .roles([.at, .within, .on], "no, na, nos, nas"),
    .roles(.within, "em"), .roles(.on, "o, a, os, as"),
    .number([.article, .cardinal], 1, "um, uma"), .roles(.article, "uns, umas, meu, minha"),
    .roles(.to, "ao"), .roles(.of, "de, do, da, dos, das"), .roles(.with, "com"),
    .roles(.and, "e, mais, tambem"), .roles(.or, "ou"),
    .roles(.filler, "cerca, quase, so, exatamente, aproximadamente, novo, nova, novos"),
    .roles(.question, "quanto, quantos, como, quando, onde, posso, devo, por que"),
    .roles(.command, "apaga, apagar, deleta, cancela, remove"), .roles(.negation, "nao, nunca"),
    .roles(.total, "total, no total, ao todo"), .roles(.each, "cada um, cada uma, por pessoa"),
    .roles(.split, "dividido, dividimos, rachamos"), .roles(.heads, "pessoas, pessoa"),
    .roles(.account, "dinheiro, em dinheiro, cartao, no cartao, pix, banco"),
    .roles(
      [.bankWord, .spend],
      "compra aprovada, compra de, compra no valor, debito de, pagamento de, pix enviado"),
    .roles([.bankWord, .balance], "saldo, limite, disponivel"),
    .roles(.bankWord, "cartao, cartao final, conta, autorizada"),
    .roles(.occasion, "aniversario, natal"),
  ]

  private static let portugueseItems: [WordRow] = [
    .items(
      .dining,
      """
      almoco, jantar, cafe da manha, pequeno almoco, lanche, cafe, cerveja, cervejas, vinho, \
      pizza, hamburguer, sorvete, gelado, pastel, acai, gorjeta, comida, bebida, bebidas, \
      refeicao, coxinha
      """),
    .places(.dining, "restaurante, lanchonete, bar, padaria, pizzaria, churrascaria"),
    .items(
      .groceries,
      """
      mercado, supermercado, compras do mes, feira, legumes, verduras, frutas, leite, pao, ovos, \
      carne, peixe, arroz, feijao, mercearia, agua
      """),
    .places(.groceries, "acougue, talho, hortifruti, quitanda"),
    .items(
      .transport,
      """
      gasolina, combustivel, taxi, onibus, autocarro, metro, trem, comboio, passagem, transporte, \
      estacionamento, pedagio, portagem, oficina, pneus, uber, ipva, carro
      """),
    .items(
      .housing, "aluguel, renda da casa, hipoteca, condominio, encanador, canalizador, casa, iptu"),
    .items(
      .utilities,
      """
      luz, conta de luz, energia, agua e luz, conta de agua, internet, telefone, celular conta, \
      recarga, gas, conta, tarifa bancaria, tarifas bancarias, taxa bancaria, comissao bancaria
      """),
    .items(
      .health,
      """
      farmacia, medico, dentista, remedio, remedios, medicamentos, hospital, academia, ginasio, \
      cabeleireiro, corte de cabelo, barbeiro, oculos, consulta, saude
      """),
    .items(.insurance, "seguro, seguros, plano de saude, seguro do carro"),
    .items(
      .entertainment,
      """
      cinema, filme, show, concerto, teatro, museu, jogo, jogos, festa, balada, ingresso, \
      ingressos, lazer, loteria
      """),
    .items(
      .shopping,
      """
      roupa, roupas, sapatos, tenis, camisa, calca, celular, telemovel, computador, notebook, \
      livro, livros, moveis, brinquedos, bolsa, compras
      """),
    .items(
      .travel, "viagem, viagens, voo, voos, hotel, ferias, passagem aerea, pousada, hospedagem"),
    .items(.subscriptions, "assinatura, assinaturas, mensalidade"),
    .items(
      .education,
      """
      escola, faculdade, universidade, curso, cursos, aula, aulas, mensalidade escolar, creche, \
      educacao, propinas
      """),
    .items(.gifts, "presente, presentes, doacao, doacoes, flores, dizimo"),
    .items(
      .investment, also: .investment, weight: 6,
      """
      investimento, investimentos, acoes, bolsa de valores, tesouro direto, cripto, fundo \
      imobiliario, fii
      """),
    .items(.savings, "poupanca, reserva de emergencia, economias"),
    .items(
      .debt,
      "divida, dividas, emprestimo, emprestimos, fatura do cartao, parcela, parcelas, financiamento"
    ),
  ]
}
