extension LanguageTable {
  /// Words that describe the amounts of a sentence, see ``WordCues``.
  static let portugueseCues: [WordRow] = [
    .cues(.surcharge, "gorjeta, iva, imposto, impostos, taxa de serviço"),
    .cues(.included, "incluído, incluída, incl, incluindo, com iva"),
    .cues(.discount, "desconto, cupom, cupão, vale desconto"),
    .cues(.former, "em vez de, antes, ao invés de"),
    .cues(.current, "agora, em promoção, na promoção"),
    .cues(.share, "parte"), .cues(.mine, "a minha"),
    .cues(.owner, "meu, minha, nossa, nosso, seu, sua, dele, dela"),
    .repeated(2, "duas vezes"), .repeated(3, "três vezes"), .repeated(4, "quatro vezes"),
    .roles(.split, "dividido, dividida, rachado, rachamos, repartido"),
    .roles(.heads, "amigos, amigas, partes"), .roles(.each, "por cabeça, cada"),
    .roles(.within, "entre"),
    .cues(
      .unit,
      "km, quilômetros, quilómetros, passos, graus, calorias, pontos, gols, páginas, mensagens, litros"
    ),
    .cues(.copula, "são, era"),
    .cues(.plan, "orçamento, objetivo, limite, saldo"),
    .cues(.goal, "para, pra, ao"), .cues(.goalOrMeans, "na, no, em"),
    .cues(.moving, "transferência, movi, passei"),
    .cues(.accountNoun, "conta, cartão"), .cues(.bankAccount, "banco, conta"),
    .cues(.cashAccount, "dinheiro, carteira"), .cues(.cardAccount, "cartão"),
    .cues(.savingsAccount, "poupança"),
    .cues(
      .failed,
      "falhou, falhado, recusado, recusada, negado, negada, pendente, rejeitado, rejeitada"),
    .cues(.payment, "pagamento, cartão, transferência, compra, fatura, transação, boleto"),
    .cues(.condition, "se comprar, se eu comprar, se pagar, se eu pagar, se custar"),
    .cues(
      .borrowed,
      """
      me emprestou, me emprestaram, emprestado, emprestados, peguei emprestado, pedi emprestado, \
      empréstimo recebido
      """),
    .cues(.somebody, "ele, ela, eles, elas, alguém"),
    .cues(.ownMoney, "pagou, gastou, comprou, ganhou, pagaram, gastaram, compraram"),
    .roles(
      .remark,
      "quero, vou, vamos, tenho que, preciso, devo, gostaria, quase comprei, pretendo, deveria"),
    .roles(.question, "devo, deveria, vale a pena, será que"),
  ]
}
