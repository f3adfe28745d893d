/// Words of Portuguese that tell who gave money to whom, and for what it is given, see ``TypeRule``.
extension LanguageTable {
  static let portugueseDirection: [WordRow] = [
    .roles(.refund, "devolveram, devolveu"),
    .roles(.incomeSource, "rendimento, rendimento da poupança"),
    .items(.other, "imposto de renda, imposto sobre a renda, imposto de renda retido"),
    .roles(.back, "de volta"),
    .roles(
      .refund, "indenizou, ressarciu, me indenizou, me ressarciu, me indenizaram, me compensaram"),
    .roles(.spend, "debitado, debitados, descontado, descontaram"),
    .cues(
      .handed,
      """
      deu, deram, pagou, pagaram, mandou, mandaram, enviou, enviaram, transferiu, transferiram, \
      depositou, depositaram, presenteou, passou, passaram, acertou, dá, paga
      """),
    .cues(
      .byMe,
      """
      dei, enviei, mandei, transferi, doei, presenteei, emprestei, paguei pra, paguei para, paguei \
      de volta, dei de gorjeta, deixei de gorjeta, devolvi pra, devolvi para, dei pra, fiz um pix pra
      """),
    .cues(.receiverMark, "a, ao, à, aos, às, para, pra, pro, pros, pras"),
    .cues(
      .employee,
      """
      babá, diarista, faxineira, empregada, empregado, funcionário, funcionária, jardineiro, \
      cozinheira, caseiro, estagiário, estagiária, ajudante, cuidadora, motorista, crianças, meninos, \
      filhos, miúdos
      """),
    .cues(
      .lent,
      "emprestei, tinha emprestado, que emprestei, eu emprestei, eu tinha emprestado, adiantei, acertou comigo, rachou comigo"
    ),
    .cues(.returned, "caução, depósito, dinheiro, sinal, troco, vasilhame, cheque caução"),
    .cues(
      .sending,
      "transferência, pix, ted, depósito, mbway, pix recebido, dinheiro, grana, transferência recebida"
    ),
    .cues(
      .arriving,
      "caiu, caíram, entrou, entraram, chegou, chegaram, pingou, pingaram, na conta, creditado, creditada, creditados, creditou"
    ),
    .roles(
      .incomeSource,
      """
      seguro desemprego, subsídio, subsídio de desemprego, subsídio de férias, subsídio de natal, \
      abono, abono de família, bolsa, bolsa família, bolsa da faculdade, auxílio, auxílio brasil, \
      plr, férias vendidas, pensão, pensão alimentícia, rendimentos, juros, rendeu, herança, prêmio, \
      gorjetas, cachê, honorários, aluguel recebido, renda extra, bico, vale, décimo, fgts, \
      rescisão, comissões, direitos autorais, reforma, hora extra paga, horas extras, biscate
      """),
    .roles(
      .receive,
      """
      recebemos, recebida, recebidos, ganhamos, ganho, vendemos, vendido, vendida, vendidos, me \
      passou, me passaram, nos deu, nos deram, me depositou, me depositaram, me transferiram, me \
      mandaram, me deixaram, me deixou, me rendeu, faturei, faturamos, lucrei, lucro, \
      deu pra gente, pagou-me, deu-me, mandou-me, enviou-me, \
      transferiu-me, deram-me, pagaram-me, herdei, achamos
      """),
    .roles(
      .refund,
      "devolveu-me, devolveram-me, restituição, restituíram, ressarcimento, ressarciram, devolvido, devolvida, me reembolsaram, reembolsado, estornado, estornada, nos devolveram"
    ),
    .roles(
      .payer,
      "clientes, patroa, inquilino, inquilina, inquilinos, comprador, compradora, freguês, freguesa, firma, senhorio, empregador, companhia"
    ),
    .roles(.me, "comigo, pra gente, a gente, para a gente, pra mim, para mim"),
    .roles(
      .person,
      "cunhada, cunhado, colega, vizinho, vizinha, pais, avós, sobrinho, sobrinha, ex, padrinho, madrinha, compadre, comadre, genro, nora, companheiro, companheira"
    ),
    .cues(
      .handed,
      """
      quitou, quitaram, liquidou, liquidaram, entregou, entregaram, repassou, repassaram, creditou, \
      doou, adiantou, adiantaram, saldou, pingou, deixou, deixaram, abonou, ofereceu-me
      """),
    .cues(
      .employee,
      """
      garçom, garçonete, entregador, entregadora, cabeleireira, cabeleireiro, porteiro, manobrista, \
      carteiro, camareira, taxista, empregado de mesa, estafeta, motoboy, encanador, pedreiro, \
      flanelinha, massagista, zelador
      """),
    .cues(.earned, "fiz, fizemos, tirei, tiramos, levantei, juntei"),
    .roles(
      .receive,
      """
      arrecadei, arrecadamos, embolsei, revendi, leiloei, desapeguei, descolei, encontrei, me \
      presenteou, me presentearam, me fez um pix, me fizeram um pix, fez um pix pra mim, me enviou, me \
      enviaram, me mandou, me mandaram, me creditaram, me creditou, nos pagaram, nos mandaram, me \
      adiantaram, me adiantou, recebemos, ganhou pra mim, caiu na conta, me passou
      """),
    .roles(
      .incomeSource,
      """
      décimo terceiro, décimo terceiro salário, bonificação, participação nos lucros, abono salarial, \
      auxílio doença, auxílio maternidade, bpc, inss, pensão por morte, dividendos, dividendo, lucros, \
      ganhos, vendas do dia, venda do dia, freela, trampo, gorjeta recebida, dinheiro de aniversário, \
      adiantamento salarial, adiantamento de salário, hora extra, ordenado, subsídio de refeição, abono \
      de natal, cachês, diária recebida, pró-labore, prolabore, salário família, salário maternidade, \
      seguro-desemprego, pis, pis pasep, saque aniversário, bolsa de estudo, renda do aluguel, aluguel \
      do inquilino, rendimento do aluguel, comissão de venda
      """),
    .cues(.sending, "pagamento, aluguel, cheque, renda da casa"),
    .cues(.refunding, "devolvi, restituí, reembolsei, devolvemos"),
    .roles(.refund, "me reembolsou, reembolsou, reembolsaram"),
    .roles(.receive, "renderam, rendeu"),
  ]
}
