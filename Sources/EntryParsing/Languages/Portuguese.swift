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
    dezessete|dezassete, 18 dezoito, 19 dezenove|dezanove, 20 vinte, 21 vinte e (um|uma), 30 \
    trinta, 31 trinta e um, 40 quarenta, 50 cinquenta|cincoenta, 60 sessenta, 70 setenta, 80 \
    oitenta, 90 noventa, 200 duzent(os|as), 300 trezentos, 400 quatrocentos, 500 quinhentos, 600 \
    seiscentos, 700 setecentos, 800 oitocentos, 900 novecentos
    cardinal article: 1 um|uma
    scale: 100 cem|cento, 1000 mil, 1000000 milhao|milhoes
    half: 0 meio
    half: 0 meia
    ordinal: 1 primeir(o|a), 2 segundo, 3 terceir(o|a), 4 quarto, 5 quinto
    point: virgula, ponto
    currency: BRL conto(|s)|pila|pilas, EUR eur(o|os|inho|inhos), USD CAD AUD NZD SGD HKD TWD \
    dol(ar|ares|eta|etas), GBP EGP libra(|s), CHF XOF XAF franco(|s), SEK NOK DKK CZK ISK? coroa(|\
    s), JPY iene|ienes, INR PKR LKR NPR IDR MUR rúpia(|s), PLN zloty(|s)|zlóti, RUB rublo(|s)
    minorUnit: 100 cent(avo|imo|imos)
    relativeDay: 0 hoje|esta manha|hoje de manha|hoje a noite, -1 ontem|ontem a (noite|tarde)|\
    ontem de manha|noite passada, -2 anteontem|ante ontem|antes de ontem|dia antes de ontem|o dia \
    antes de ontem, 1 amanha
    weekday: 1 segunda feira|segunda, 2 terca feira|terca, 3 quarta feira|quarta, 4 quinta feira|\
    quinta, 5 sexta feira|sexta, 6 sabado, 7 domingo
    month: 1 janeiro, 2 fevereiro|fev, 3 marco, 4 abril|abr, 5 maio|mai, 6 junho, 7 julho, 8 \
    agosto|ago, 9 setembro|set, 10 outubro|out, 11 novembro, 12 dezembro|dez
    span: 1 dia|dias, 7 semana(|s), -1 mes|meses, -12 ano|anos
    ago: atras
    agoBefore: faz, ha
    last: passad(o|a), ultim(o|a)
    this: esta, este, essa, esse, des(sa|ta|se|te), nessa, nesta
    next: proxim(o|a), que vem
    every: cada, toda, por mes, mensal
    spend: gast(ei|amos|o|ar), pag(uei|amos|ar|o), compr(ei|amos|ar), custa, pedi, doei, almocei, \
    jantei, tomei, abasteci, deixei, torrei, larguei, desembolsei, fiz as, fiz o, me cust(ou|\
    aram), saiu a, debitado(|s), desconta(do|ram)
    spend bankWord: compra (aprovada|de), compra no valor, debito de, pagamento de, pix enviado
    spend filler itWas costed: custou, ficou (em|por), custaram, saiu por
    give: dei, enviei, mandei, transferi
    receive: receb(i|ido|emos|ida|idos), ganh(ei|amos|o), vend(i|emos|ido|ida|idos), achei, \
    encontrei, me (deu|deram|pagou|pagaram|mandou|enviou|passou|passaram|depositou|mandaram|\
    deixaram|deixou|rendeu|enviaram|creditou|adiantou), me transferi(u|ram), caiu na conta, \
    rende(u|ram), nos (deu|deram|pagaram|mandaram), me depositaram, fatur(ei|amos), lucrei, lucro, \
    deu pra gente, pagou-me, deu-me, mandou-me, enviou-me, transferiu-me, deram-me, pagaram-me, \
    herdei, achamos, arrecad(ei|amos), embolsei, revendi, leiloei, desapeguei, descolei, me \
    presente(ou|aram), me (fez|fizeram) um pix, fez um pix pra mim, me creditaram, me adiantaram, \
    ganhou pra mim
    refund: reembols(o|aram|ado|ou), me reembols(ou|aram), devol(ucao|vi|veram|veu|vido|vida), me \
    devolve(u|ram), estorn(o|aram|ado|ada), indenizou, ressarci(u|mento|ram), me indeniz(ou|aram), \
    me ressarciu, me compensaram, devolveu-me, devolveram-me, restitu(ição|íram), nos devolveram
    back: de volta
    incomeSource: salario, ordenado, decimo terceiro, bonus, dividendo(|s), renda, aposentadoria, \
    mesada, comiss(ao|ões), freela, vale, rendimento(|s), rendimento da poupança, seguro \
    desemprego, subsídio, subsídio de desemprego, subsídio de (férias|natal|refeição), abono, \
    abono de (família|natal), bolsa, bolsa família, bolsa da faculdade, auxílio, auxílio (brasil|\
    doença), plr, férias vendidas, pensão, pensão alimentícia, juros, rendeu, herança, prêmio, \
    gorjetas, cachê(|s), honorários, aluguel recebido, renda extra, bico, décimo, fgts, rescisão, \
    direitos autorais, reforma, hora extra paga, horas extras, biscate, décimo terceiro salário, \
    bonificação, participação nos lucros, abono salarial, auxílio maternidade, bpc, inss, pensão \
    por morte, lucros, ganhos, venda(|s) do dia, trampo, gorjeta recebida, dinheiro de \
    aniversário, adiantamento salarial, adiantamento de salário, hora extra, diária recebida, \
    pró-labore, prolabore, salário família, salário maternidade, pis, pis pasep, saque \
    aniversário, bolsa de estudo, renda do aluguel, aluguel do inquilino, rendimento do aluguel, \
    comissão de venda
    person: mae, pai, avo, vovo, vo, tia, tio, irma, irmao, primo, prima, amigo, amiga, namorad(a|\
    o), esposa, marido, filho, filha, sogra, sogro, cunhad(a|o), colega, vizinh(o|a), pais, avós, \
    sobrinh(o|a), padrinho, madrinha, compadre, comadre, genro, nora, companheir(o|a)
    payer: cliente(|s), chefe, patrao, empre(sa|gador), patroa, inquilin(o|a|os), comprador(|a), \
    fregu(ês|esa), firma, senhorio, companhia
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
    filler: e, cerca, quase, exatamente, aproximadamente, nov(o|a|os), são, era, eram, foi, foram, \
    disse, digo, falei, saíram, deu, deram, ficaram em, são na verdade
    filler mayCorrect itWas: põe antes, deixa em, digamos, façam, eu falei, eu disse
    question: quan(to|tos|do), como, onde, posso, devo, por que, deveria, vale a pena, será que
    command: apaga(|r), deleta, cancela
    remark: devo, quero, vou, vamos, tenho que, preciso, gostaria, quase comprei, pretendo, \
    deveria
    negation: nao, nunca
    total: no total, ao todo
    each: cada, cada (um|uma), por pessoa, por cabeça
    split: dividi(do|mos|da), racha(mos|do), repartido
    heads: pessoa(|s), amigos, amigas, partes, convidad(os|as), gente, colegas
    measure: grama(|s)
    model: tamanho
    account: dinheiro, em dinheiro, cartao, no cartao, pix, banco
    occasion: aniversario, natal
    within: nos, no, na, nas, em, entre
    bankWord: cartao, saldo, limite, disponivel, cartao final, conta, autorizada
    balance: saldo, limite, disponivel
    item groceries: mercado, supermercado, compras do mes, feira, legumes, verduras, frutas, \
    leite, pao, ovos, carne, peixe, arroz, feijao, mercearia, agua
    item groceries 6: água (sanitária|mineral), papel (higiénico|toalha), saco de lixo, sabão em \
    (pó|pedra), pasta de dente, fio dental, leite em pó, detergente em pó
    item dining: almoco, jantar, cafe da manha, pequeno almoco, lanche, cafe, cerveja(|s), vinho, \
    hamburguer, sorvete, gelado, pastel, acai, gorjeta, comida, bebida(|s), refeicao, coxinha
    item dining 6: pão de queijo, água de coco, prato feito, meia de leite, pastel de nata, \
    cachorro quente
    item transport: gasolina, combustivel, onibus, autocarro, metro, trem, comboio, passagem, \
    transporte, estacionamento, pedagio, portagem, oficina, pneus, uber, ipva, carro
    item transport 6: abasteci, abasteci o carro, enchi o (tanque|depósito), troca de óleo, \
    bilhete único, passe mensal, zona azul, multa de trânsito, inspeção do carro, lavagem do \
    carro, posto de gasolina, posto de combustível, alinhamento e balanceamento, estacionamento do \
    shopping, bilhete de comboio, passagem de ônibus
    item housing: aluguel, renda da casa, hipoteca, condominio, encanador, canalizador, casa, iptu
    item housing 6: taxa de condomínio, taxa de lixo, cópia de chave, ar condicionado, material de \
    construção
    item utilities: luz, conta de (luz|agua), energia, agua e luz, telefone, celular conta, \
    recarga, gas, conta, tarifa bancaria, tarifas bancarias, taxa bancaria, comissao bancaria
    item utilities 6: conta de (gás|internet), conta do celular, recarga do celular, plano do \
    celular, botijão de gás, conta da (luz|água), crédito celular
    item health: farmacia, medico, dentista, remedio(|s), medicamentos, academia, ginasio, \
    cabeleireiro, corte de cabelo, barbeiro, oculos, consulta, saude
    item health 6: lentes de conta(to|cto), protetor solar, limpeza de dente, plano odontológico, \
    plano dentário, exame de sangue
    item insurance: seguro(|s), plano de saude, seguro do carro
    item insurance 6: seguro de vida, seguro residencial, seguro (auto|saúde|viagem)
    item entertainment: filme, show, concerto, teatro, museu, jogo, jogos, festa, balada, \
    ingresso(|s), lazer, loteria
    item entertainment 6: parque de diversões, jogo de tabuleiro, jogo do bicho, ingressos do \
    jogo, ingresso do cinema, bilhetes de cinema
    item shopping: roupa(|s), sapatos, tenis, camisa, calca, celular, telemovel, computador, \
    livro(|s), moveis, brinquedos, bolsa, compras
    item shopping 6: areia (de|do|para) gato, cortador de grama, ração do (cachorro|gato), máquina \
    de lavar, guarda (roupa|chuva), ferro de passar, cap(a|inha) de celular, roupa (interior|\
    íntima), comida de cachorro
    item travel: viage(m|ns), voo, voos, ferias, passagem aerea, pousada, hospedagem
    item travel 6: passagens aéreas, bilhete de avião, alugue(l|r) de carro, taxa turística
    item subscriptions: assinatura(|s), mensalidade
    item education: escola, faculdade, universidade, curso(|s), aula, aulas, mensalidade escolar, \
    creche, educacao, propinas
    item education 6: mensalidade da (escola|faculdade), mensalidade do colégio, material escolar, \
    carta de condução, aula de direção, livros escolares, merenda escolar, curso de inglês
    item gifts: presente(|s), doacao, doacoes, flores, dizimo
    item gifts 6: presente de casamento, presente de aniversário, vale presente, amigo secreto, \
    chá de bebê
    investment item investment 6: investimento(|s), acoes, bolsa de valores, tesouro direto, \
    cripto, fundo imobiliario, fii
    putAway item investment 6: investi
    item savings: poupanca, reserva de emergencia, economias
    putAway item savings 6: poupei, economiz(ei|ado), guardei, poupado
    item debt: divida(|s), emprestimo(|s), fatura do cartao, parcela(|s), financiamento
    item debt 6: fatura do cartão de crédito, fatura cartão, fatura de cartão, cartão de crédito \
    fatura
    item other: imposto de renda, imposto sobre a renda, imposto de renda retido
    item other 6: segunda via, cartão de cidadão
    place groceries: acougue, talho, hortifruti, quitanda
    place dining: restaurante, lanchonete, padaria, pizzaria, churrascaria
    """
}
