extension LanguageTable {
  /// Portuguese, of Brazil and Portugal.
  static let portuguese = LanguageTable(
    language: "pt",
    grammar: NumberGrammar(hasBareScales: true, speaksCents: true),
    things: DailyThings.portuguese,
    texts: [portugueseWords, portugueseCues])

  private static let portugueseWords: StaticString =
    """
    cardinal: 0 zero, 2 dois|duas, 3 tres, 4 quatro, 5 cinco, 6 seis|meia, 7 sete, 8 oito, 9 nove, \
    10 dez, 11 onze, 12 doze, 13 treze, 14 quatorze|catorze, 15 quinze, 16 dezesseis|dezasseis, 17 \
    dezessete|dezassete, 18 dezoito, 19 dezenove|dezanove, 20 vinte, 21 vinte e um|vinte e uma, 30 \
    trinta, 31 trinta e um, 40 quarenta, 50 cinquenta|cincoenta, 60 sessenta, 70 setenta, 80 \
    oitenta, 90 noventa, 200 duzentos|duzentas, 300 trezentos, 400 quatrocentos, 500 quinhentos, \
    600 seiscentos, 700 setecentos, 800 oitocentos, 900 novecentos
    cardinal article: 1 um|uma
    scale: 100 cem|cento, 1000 mil, 1000000 milhao|milhoes
    half: 0 meio
    half: 0 meia
    ordinal: 1 primeiro|primeira, 2 segundo, 3 terceiro|terceira, 4 quarto, 5 quinto
    point: virgula, ponto
    currency: BRL conto|contos|pila|pilas, EUR euro|euros|eurinho|eurinhos, USD CAD AUD NZD SGD \
    HKD TWD dolar|dolares|doleta|doletas, GBP EGP libra|libras, CHF XOF XAF franco|francos, SEK \
    NOK DKK CZK ISK? coroa|coroas, JPY iene|ienes, INR PKR LKR NPR IDR MUR rúpia|rúpias, PLN \
    zloty|zlotys|zlóti, RUB rublo|rublos
    minorUnit: 100 centavo|centimo|centimos
    relativeDay: 0 hoje|esta manha|hoje de manha|hoje a noite, -1 ontem|ontem a noite|ontem de \
    manha|ontem a tarde|noite passada, -2 anteontem|ante ontem|antes de ontem|dia antes de ontem|o \
    dia antes de ontem, 1 amanha
    weekday: 1 segunda feira|segunda, 2 terca feira|terca, 3 quarta feira|quarta, 4 quinta feira|\
    quinta, 5 sexta feira|sexta, 6 sabado, 7 domingo
    month: 1 janeiro, 2 fevereiro|fev, 3 marco, 4 abril|abr, 5 maio|mai, 6 junho, 7 julho, 8 \
    agosto|ago, 9 setembro|set, 10 outubro|out, 11 novembro, 12 dezembro|dez
    span: 1 dia|dias, 7 semana|semanas, -1 mes|meses, -12 ano|anos
    ago: atras
    agoBefore: faz, ha
    last: passado, passada, ultimo, ultima
    this: esta, este, essa, esse, dessa, desta, desse, deste, nessa, nesta
    next: proximo, proxima, que vem
    every: cada, toda, por mes, mensal
    spend: gastei, gastamos, gasto, gastar, paguei, pagamos, pagar, pago, comprei, compramos, \
    comprar, custa, pedi, doei, almocei, jantei, tomei, abasteci, deixei, torrei, larguei, \
    desembolsei, fiz as, fiz o, me custou, me custaram, saiu a, debitado, debitados, descontado, \
    descontaram
    spend bankWord: compra aprovada, compra de, compra no valor, debito de, pagamento de, pix \
    enviado
    spend filler itWas costed: custou, ficou em, ficou por, custaram, saiu por
    give: dei, enviei, mandei, transferi
    receive: recebi, recebido, ganhei, vendi, achei, encontrei, me deu, me deram, me pagou, me \
    pagaram, me mandou, me enviou, me transferiu, caiu na conta, rendeu, recebemos, recebida, \
    recebidos, ganhamos, ganho, vendemos, vendido, vendida, vendidos, me passou, me passaram, nos \
    deu, nos deram, me depositou, me depositaram, me transferiram, me mandaram, me deixaram, me \
    deixou, me rendeu, faturei, faturamos, lucrei, lucro, deu pra gente, pagou-me, deu-me, \
    mandou-me, enviou-me, transferiu-me, deram-me, pagaram-me, herdei, achamos, arrecadei, \
    arrecadamos, embolsei, revendi, leiloei, desapeguei, descolei, me presenteou, me presentearam, \
    me fez um pix, me fizeram um pix, fez um pix pra mim, me enviaram, me creditaram, me creditou, \
    nos pagaram, nos mandaram, me adiantaram, me adiantou, ganhou pra mim, renderam
    refund: reembolso, reembolsaram, me reembolsou, devolucao, me devolveu, me devolveram, \
    estorno, estornaram, devolvi, devolveram, devolveu, indenizou, ressarciu, me indenizou, me \
    ressarciu, me indenizaram, me compensaram, devolveu-me, devolveram-me, restituição, \
    restituíram, ressarcimento, ressarciram, devolvido, devolvida, me reembolsaram, reembolsado, \
    estornado, estornada, nos devolveram, reembolsou
    back: de volta
    incomeSource: salario, ordenado, decimo terceiro, bonus, dividendos, renda, aposentadoria, \
    mesada, comissao, freela, vale, rendimento, rendimento da poupança, seguro desemprego, \
    subsídio, subsídio de desemprego, subsídio de férias, subsídio de natal, abono, abono de \
    família, bolsa, bolsa família, bolsa da faculdade, auxílio, auxílio brasil, plr, férias \
    vendidas, pensão, pensão alimentícia, rendimentos, juros, rendeu, herança, prêmio, gorjetas, \
    cachê, honorários, aluguel recebido, renda extra, bico, décimo, fgts, rescisão, comissões, \
    direitos autorais, reforma, hora extra paga, horas extras, biscate, décimo terceiro salário, \
    bonificação, participação nos lucros, abono salarial, auxílio doença, auxílio maternidade, \
    bpc, inss, pensão por morte, dividendo, lucros, ganhos, vendas do dia, venda do dia, trampo, \
    gorjeta recebida, dinheiro de aniversário, adiantamento salarial, adiantamento de salário, \
    hora extra, subsídio de refeição, abono de natal, cachês, diária recebida, pró-labore, \
    prolabore, salário família, salário maternidade, pis, pis pasep, saque aniversário, bolsa de \
    estudo, renda do aluguel, aluguel do inquilino, rendimento do aluguel, comissão de venda
    person: mae, pai, avo, vovo, vo, tia, tio, irma, irmao, primo, prima, amigo, amiga, namorada, \
    namorado, esposa, marido, filho, filha, sogra, sogro, cunhada, cunhado, colega, vizinho, \
    vizinha, pais, avós, sobrinho, sobrinha, padrinho, madrinha, compadre, comadre, genro, nora, \
    companheiro, companheira
    payer: cliente, chefe, patrao, empresa, clientes, patroa, inquilino, inquilina, inquilinos, \
    comprador, compradora, freguês, freguesa, firma, senhorio, empregador, companhia
    me: nos, mim, comigo, pra gente, a gente, para a gente, pra mim, para mim
    subjectI: eu
    putAway: coloquei, depositei, apliquei, guardei
    at: nos, no, na, nas
    to: ao
    forWord: para, por, pra, pro
    on: nos, no, na, nas, o, a, os, as
    with: com
    of: de, do, da, dos, das
    and: e, mais, tambem
    or: ou
    article: uns, umas, meu, minha
    filler: e, cerca, quase, exatamente, aproximadamente, novo, nova, novos, são, era, eram, foi, \
    foram, disse, digo, falei, saíram, deu, deram, ficaram em, são na verdade
    filler mayCorrect itWas: põe antes, deixa em, digamos, façam, eu falei, eu disse
    question: quanto, quantos, como, quando, onde, posso, devo, por que, deveria, vale a pena, \
    será que
    command: apaga, apagar, deleta, cancela
    remark: devo, quero, vou, vamos, tenho que, preciso, gostaria, quase comprei, pretendo, \
    deveria
    negation: nao, nunca
    total: no total, ao todo
    each: cada, cada um, cada uma, por pessoa, por cabeça
    split: dividido, dividimos, rachamos, dividida, rachado, repartido
    heads: pessoas, pessoa, amigos, amigas, partes, convidados, convidadas, gente, colegas
    measure: gramas, grama
    model: tamanho
    account: dinheiro, em dinheiro, cartao, no cartao, pix, banco
    occasion: aniversario, natal
    within: nos, no, na, nas, em, entre
    bankWord: cartao, saldo, limite, disponivel, cartao final, conta, autorizada
    balance: saldo, limite, disponivel
    item groceries: mercado, supermercado, compras do mes, feira, legumes, verduras, frutas, \
    leite, pao, ovos, carne, peixe, arroz, feijao, mercearia, agua
    item groceries 6: água sanitária, papel higiénico, papel toalha, saco de lixo, sabão em pó, \
    sabão em pedra, pasta de dente, fio dental, leite em pó, água mineral, detergente em pó
    item dining: almoco, jantar, cafe da manha, pequeno almoco, lanche, cafe, cerveja, cervejas, \
    vinho, hamburguer, sorvete, gelado, pastel, acai, gorjeta, comida, bebida, bebidas, refeicao, \
    coxinha
    item dining 6: pão de queijo, água de coco, prato feito, meia de leite, pastel de nata, \
    cachorro quente
    item transport: gasolina, combustivel, onibus, autocarro, metro, trem, comboio, passagem, \
    transporte, estacionamento, pedagio, portagem, oficina, pneus, uber, ipva, carro
    item transport 6: abasteci, abasteci o carro, enchi o tanque, enchi o depósito, troca de óleo, \
    bilhete único, passe mensal, zona azul, multa de trânsito, inspeção do carro, lavagem do \
    carro, posto de gasolina, posto de combustível, alinhamento e balanceamento, estacionamento do \
    shopping, bilhete de comboio, passagem de ônibus
    item housing: aluguel, renda da casa, hipoteca, condominio, encanador, canalizador, casa, iptu
    item housing 6: taxa de condomínio, taxa de lixo, cópia de chave, ar condicionado, material de \
    construção
    item utilities: luz, conta de luz, energia, agua e luz, conta de agua, telefone, celular \
    conta, recarga, gas, conta, tarifa bancaria, tarifas bancarias, taxa bancaria, comissao \
    bancaria
    item utilities 6: conta de gás, conta do celular, recarga do celular, plano do celular, \
    botijão de gás, conta de internet, conta da luz, conta da água, crédito celular
    item health: farmacia, medico, dentista, remedio, remedios, medicamentos, academia, ginasio, \
    cabeleireiro, corte de cabelo, barbeiro, oculos, consulta, saude
    item health 6: lentes de contato, lentes de contacto, protetor solar, limpeza de dente, plano \
    odontológico, plano dentário, exame de sangue
    item insurance: seguro, seguros, plano de saude, seguro do carro
    item insurance 6: seguro de vida, seguro residencial, seguro auto, seguro saúde, seguro viagem
    item entertainment: filme, show, concerto, teatro, museu, jogo, jogos, festa, balada, \
    ingresso, ingressos, lazer, loteria
    item entertainment 6: parque de diversões, jogo de tabuleiro, jogo do bicho, ingressos do \
    jogo, ingresso do cinema, bilhetes de cinema
    item shopping: roupa, roupas, sapatos, tenis, camisa, calca, celular, telemovel, computador, \
    livro, livros, moveis, brinquedos, bolsa, compras
    item shopping 6: areia de gato, areia do gato, areia para gato, cortador de grama, ração do \
    cachorro, ração do gato, máquina de lavar, guarda roupa, guarda chuva, ferro de passar, capa \
    de celular, capinha de celular, roupa interior, roupa íntima, comida de cachorro
    item travel: viagem, viagens, voo, voos, ferias, passagem aerea, pousada, hospedagem
    item travel 6: passagens aéreas, bilhete de avião, aluguel de carro, aluguer de carro, taxa \
    turística
    item subscriptions: assinatura, assinaturas, mensalidade
    item education: escola, faculdade, universidade, curso, cursos, aula, aulas, mensalidade \
    escolar, creche, educacao, propinas
    item education 6: mensalidade da escola, mensalidade da faculdade, mensalidade do colégio, \
    material escolar, carta de condução, aula de direção, livros escolares, merenda escolar, curso \
    de inglês
    item gifts: presente, presentes, doacao, doacoes, flores, dizimo
    item gifts 6: presente de casamento, presente de aniversário, vale presente, amigo secreto, \
    chá de bebê
    investment item investment 6: investimento, investimentos, acoes, bolsa de valores, tesouro \
    direto, cripto, fundo imobiliario, fii
    putAway item investment 6: investi
    item savings: poupanca, reserva de emergencia, economias
    putAway item savings 6: poupei, economizei, guardei, poupado, economizado
    item debt: divida, dividas, emprestimo, emprestimos, fatura do cartao, parcela, parcelas, \
    financiamento
    item debt 6: fatura do cartão de crédito, fatura cartão, fatura de cartão, cartão de crédito \
    fatura
    item other: imposto de renda, imposto sobre a renda, imposto de renda retido
    item other 6: segunda via, cartão de cidadão
    place groceries: acougue, talho, hortifruti, quitanda
    place dining: restaurante, lanchonete, padaria, pizzaria, churrascaria
    """
}
