extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let portugueseCues: StaticString =
    """
    surcharge: gorjeta, iva, imposto, impostos, taxa de serviço
    included: incluído, incluída, incluindo, com iva
    discount: desconto, cupom, cupão, vale desconto
    former: em vez de, antes, ao invés de
    current: agora, em promoção, na promoção
    share: parte
    mine: a minha
    owner: meu, minha, nossa, nosso, seu, sua, dele, dela
    repeated: 2 duas vezes, 3 três vezes, 4 quatro vezes
    unit: quilômetros, passos, graus, calorias, pontos, gols, páginas, mensagens, litros, andar, \
    febre, minuto, minutos, hora, horas, segundos, dia, dias, semana, semanas, mês, meses, ano, \
    anos, metros, por cento, ligações, chamadas, carimbos, estrelas, tentativas, capítulos, \
    episódios, quilos
    code: andar, piso, nível, quarto, apartamento, episódio, temporada, corredor, vaga, \
    quilometragem, hodômetro, febre, sala, plataforma, página, capítulo, código, senha, número, \
    número de cliente, cep, me liga no, ligar para, ligar pro, pressão, temperatura
    copula: são, era
    graded: matemática, física, química, prova, exame, vestibular
    line: mesa, linha, portão, ônibus, autocarro, voo, assento, poltrona, lugar, fila, trem, \
    comboio, metrô
    stated: dou nota, menores de, maiores de, éramos, fomos, somos, completou, nota, atrasado, \
    atrasou, chega, sai, passa
    aside: saldo, antes, orçamento, poderia, podia, restam, me restam, resta, sobram, sobraram, \
    sobrou, sobrando, última vez, antigamente, teria, teria sido, próxima vez, mais barato, mais \
    caro, preço normal, meta, custava, a menos, a mais, só tenho mais, ainda tenho, faltam, me \
    faltam, um dia, um dia desses, diz que, disse, dizia, normalmente, da última vez
    predicate: faz, esta, custa, achei, posso, devo, são, quero, preciso, gostaria, deveria, eram, \
    foi, foram, estava, estavam, tinham, havia, durou, indica, mostra, quer, queria, pode, \
    poderia, custaria, sairia, podia, deve, fazia, vai fazer, calço, usa, cabem, acho, penso, \
    parecia, completa, precisa, serve
    predicate telling: estão, estou, tá, tem, tinha, dura, pesa, mede, falta, cabe, vai, vão, \
    vive, mora, parece, sabe
    amends: nao, em vez de, ao invés de, desculpa, desculpe, ops, opa, aliás, na verdade, quer \
    dizer, erro, correção
    plan: saldo, limite, orçamento, objetivo
    failed: falhou, falhado, recusado, recusada, negado, negada, pendente, rejeitado, rejeitada
    payment: cartao, transferência, pagamento, compra, fatura, transação, boleto
    condition: se comprar, se eu comprar, se pagar, se eu pagar, se custar
    borrowed: me emprestou, me emprestaram, emprestado, emprestados, peguei emprestado, pedi \
    emprestado, empréstimo recebido
    somebody: ele, ela, eles, elas, alguém
    ownMoney: pagou, gastou, comprou, ganhou, pagaram, gastaram, compraram, ganha, ganham, perdeu, \
    perderam, apostou, vendeu, venderam, recebe, recebem, torrou, torraram, desembolsou, largou, \
    deixou, paga, pagam, investiu, tem gasto
    earned: fiz, fizemos, tirei, tiramos, levantei, juntei
    returned: dinheiro, sinal, caução, depósito, troco, vasilhame, cheque caução
    refunding: devolvi, restituí, reembolsei, devolvemos
    corrects: quis dizer, queria dizer, quis pôr, eu quis dizer, corrige, corrige esse, corrigir, \
    corrija, retificar, retifico, retificação, erro meu, meu erro, foi mal, me enganei, enganei \
    me, errei, digitei errado, botei errado, li mal, escrevi mal, entendeu errado, entendeu mal, \
    percebeste mal, minto, muda isso, muda esse, mude isso, muda o último, muda a última, troca \
    isso, em vez disso, deve ser, devia ser, deve constar, era pra ser, valor errado, quantia \
    errada, tira esses, tira esse, tira isso, tira aquele, apaga esses, apaga esse, apaga isso, \
    esquece isso, esquece esses, esquece o, o de antes, o certo é, o correto é, aquilo de, \
    corretor automático, que eu queria pôr, que que, corrijo, corrigindo, me confundi, confundi \
    me, engano meu, foi engano, erro de digitação, gralha, digitei mal, anotei errado, coloquei \
    errado, pus errado, escrevi errado, lancei errado, altera isso, altera esse, altera o último, \
    altere, modifica, substitui, substitua, apaga o último, apaga a última, exclui, exclua, remove \
    o último, remove esse, cancela isso, desfaz, o valor certo, o valor correto, o certo era, \
    lancei duas vezes, lançado duas vezes, contei duas vezes, está duplicado, ouviu errado, \
    ouviste mal, um zero a mais, troca esse, troca os, passa os, isso não era, valor tá errado, \
    valor está errado, já anotei, já lancei, eram pra ser, era para ser, eram para ser, deviam \
    ser, devia ter sido, deveria ser, deveriam ser, tinha que ser, tinham que ser, tem que ser, \
    deveria ter sido, está errado, está errada, estão errados, estão erradas, tá errado, tá \
    errada, tão errados, estava errado, estava errada, esquece o que, esqueça o que, alarme falso, \
    preço certo, valor real, preço real, total certo, preço correto, preço verdadeiro, um zero a \
    menos, faltou um zero, comi um zero, zero a mais, loja errada, categoria errada, data errada, \
    dia errado, moeda errada, conta errada, não fui eu, não era meu, não era minha, não eram meus, \
    corretor, corretor ortográfico, duplicada, duplicados, duplicadas, repetido, repetida, \
    repetidos, já estava anotado, já tinha anotado, anotei duas vezes, coloquei duas vezes, pus \
    duas vezes, registrei duas vezes
    mayCorrect: nao, nossa, disse, desculpa, desculpe, ops, opa, aliás, na verdade, quer dizer, \
    erro, correção, foi mal, na realidade, de facto, de fato, afinal, nada disso, ai desculpa, \
    perdão, espera, vixe, ou melhor, peraí, pera, ou seja, acabou sendo, na real, poxa, putz, \
    droga, eita, me desculpa, perdoa, espere, um momento, pensando bem, não não, calma, digo, ah \
    não, ai não, melhor, enganei, falei, segundo o recibo, pelo recibo, no recibo, segundo a nota, \
    pela nota, pelo talão, segundo o talão, caramba, ih, iih, vish, pensando melhor, olhando \
    melhor, ai, calma aí, espera aí, um momentinho, peço desculpa, no fim, no final, no fim das \
    contas, no final das contas, acontece que, afinal de contas, parece que
    itWas: e, são, era, eram, foi, foram, disse, digo, falei, saíram, deu, deram, ficaram em, são \
    na verdade
    denies: nao, aliás, quer dizer, correção, nada disso, ou melhor, ou seja, não não, digo, ah \
    não, melhor, não espera, não desculpa, que nada, não mesmo
    costed: são, era, eram, foi, foram, custava, devia ser, era pra ser, saíram, deu, deram, eram \
    pra ser, deviam ser, tinha que ser, saiu, ficou, tinha sido, custavam
    refersBack: o último, a última, os últimos, as últimas, o anterior, a anterior, de antes, de \
    agora há pouco, de há pouco, de agora pouco, de ainda agora, aquele de, aquela de, o outro, a \
    outra, o penúltimo
    refersBack entry: último lançamento, último gasto, última compra, última despesa, esse \
    lançamento, esse gasto, essa compra, essa despesa, aquele lançamento
    that: aquele, aquela, aqueles, aquelas, aquilo
    definite: os, aqueles, aquelas, esses
    edits: faz, passa, corrige, corrija, altere, substitui, ajusta, sobe, muda, mude, mudar, \
    troca, troque, põe, bota, coloca, coloque, deixa, deixe, altera, ajuste, atualiza, atualize, \
    baixa, edita, edite, mete, editar, edição, alteração, alterar
    records: coloquei, disse, falei, escrevi, digitei, anotei, anotou, escreveu, colocou, pus, \
    botei, botou, registrei, registrou, lancei, lançou, marquei, pôs, registei, registaste, \
    anotaste, escreveste, puseste, meti, apontei, sem querer, por engano, por erro, dito
    insteadOf: em vez de, ao invés de, no lugar de
    butRather: mas, e sim, mas sim
    not: nao, e não, nem
    adds: tambem, outro, outra, esqueci, além disso, ainda, mais um, mais uma, faltou, não anotei, \
    não registrei, não te contei, não contei, não lancei, não falei
    entry: gasto, reembolso, compra, rendimento, despesa, receita, lançamento
    counters: custa, tenho que, preciso, deveria, mostra, quer, queria, pode, poderia, custaria, \
    deve, precisa, chega, me restam, sobraram, sobrou, faltam, me faltam, diz que, me lembra, \
    lembra me, me lembre, lembre me, lembra de, me avisa, avisa me, me avise, me deve, me devem, \
    lhe devo, te devo, devo ao, pagarei, comprarei, gastarei, pagaria, compraria, gastaria, quem \
    me dera, se eu tivesse, se eu ganhar, se eu parar, teria saído, teria custado, teriam custado, \
    custará, custam, em média, quer mais, vai subir, sobe para, sobe pra, vai aumentar, ganha por \
    mês, recebe por mês, do próprio bolso, com o dinheiro dele, com o dinheiro dela, por pagar, \
    não adiciona, não adicione, não registra, recusei, limite semanal, limite mensal, acho que \
    por, acha que gastei, pede, pedem, pediu por, ofereceu, oferece, cotou, pagamento recusado, \
    gostaria de, terei que, vou ter que, combinamos que, teremos que, vai ter que, podia comprar, \
    eu compraria, sonho com, tô com vontade, não esquece, não esqueça, lembra, lembrar de, \
    lembrete, falta pagar, me resta, no vermelho, na conta tenho, tenho na conta, tô com, vai \
    aumentar pra, vai passar pra, passa pra, aumenta pra, custarão, vale, valem, querem, pedia, \
    pediam, ofereceram, orçou, estima, limite de, define o limite, no máximo, máximo, não passou, \
    não gastei, não comprei, não paguei, ganha, ganham, devem, devia, devo pro, devo pra, \
    emprestar, quer emprestado, quer que eu, me empresta, a pagar, em aberto, vence, está \
    custando, tá custando, tá saindo por, me passas, me dás, eu levo, prometeu, prometeram, \
    promete, passar de, passar dos, ultrapassa, ultrapassar, supera, engoliu, bota aí, bota uns, \
    nem pensar, nem morto, nem morta, sem chance, me falta, faltam pro, calcula, calculam, frete \
    grátis, sorteio, quem perder, quem ganhar, em promoção por, quase levei, quase peguei, quando \
    juntar, não lidas, quer de volta, posso gastar, podes, podemos, podem, poderei, poderá, \
    poderemos, poderíamos, poderiam, podias, podíamos, deves, deveriam, devíamos, deverei, tenho \
    de, tens de, tem que, tem de, temos que, temos de, teria que, precisamos, precisam, precisava, \
    precisaria, queres, queremos, queria comprar, queríamos, adoraria, adorava ter, gostava de, \
    gostaríamos, pretendemos, pretende, penso comprar, penso em, pensamos em, vou pagar, vou \
    comprar, vai pagar, vai custar, vão custar, vão pagar, vão devolver, vai devolver, vão me \
    devolver, vai me devolver, quem sabe, tomara, oxalá, quase gastei, por pouco, quase que, troco \
    os, troco as, compraremos, pagaremos, gastaremos, custariam, está a, tá a, estão a, tão a, \
    está em, tá em, tá por, está por, anda a, anda nos, sai por, saem por, sai a, passa para, \
    passará para, passará a, vai para, vai pra, subiu para, subiu pra, sobem para, aumentou para, \
    aumentou pra, aumenta para, baixou para, pediu, pediram, cobra, cobram, exige, exigem, tá \
    pedindo, está pedindo, tão pedindo, nos ofereceu, me ofereceu, provavelmente, talvez, se \
    calhar, supostamente, ainda me deve, nos deve, nos devem, devemos, devendo, tá me devendo, \
    está me devendo, me emprestas, emprestar me, empresta me, adianta me, não esquecer, não te \
    esqueças, não me esquecer, lembrar, lembrar me, tenho na, tenho no banco, na conta há, na \
    conta tem, tem na conta, resta na conta, põe o limite, bota o limite, ajusta, ajusta o, fixa \
    o, limita, aumenta o, diminui o, reduz o, limite para, ganha por, ganham por, ganhava, recebe \
    por, recebem por, combinámos, combinado que, ficou combinado, não levei, não comprei nada, não \
    gastei nada, não peguei, não quis, não pagaria, não gastaria, não compraria, nem um centavo, \
    nem um cêntimo, acha que, acham que, pensa que, pensam que, dizem que, disse que, falou que, \
    do bolso dele, do bolso dela, do próprio, com o próprio dinheiro, dinheiro próprio, dinheiro \
    dela, dinheiro dele, foi recusada, foi recusado, foi negado, foi rejeitado, não caiu, não foi \
    aprovado, não foi aprovada, saldo insuficiente, sem saldo, sem fundos, já anotei, já lancei, \
    já registrei, já registei, mostra me, mostra tudo, me mostra, quanto custou, quem paga, quem \
    vai pagar, pago pela, dava, bastam, bastava, gastar até, alugam, aluga, aluga se, pra alugar, \
    para alugar, vende se, vendem, à venda, se o, se a, se os, se as, se eu, se não, se der, ainda \
    não reservamos
    cancels: mas já tinham fechado, mas não comprei, o que você acha, o que achas, o que acha, é \
    um roubo, quem sabe mês que vem, talvez mês que vem, pago depois, vou pagar depois, ainda não \
    paguei, ainda não reservei, ainda não comprei
    telling: custa, são, ele, ela, eles, elas, alguém, somos, chega, sai, restam, resta, faltam, \
    disse, espera, vale, ganha, ganham, fechado, fechada, aberto, aberta, por alto, por baixo, \
    parou, funciona, funcionam, circula, aumenta, tá apertado, sou, és, tão, tô, estamos, será, \
    serão, seremos, você, vocês, quem, vais, vem, saem, chegam, diz, dizem, pensa, acha, vê, joga, \
    jogam, duram, moram, moro, moramos, vivem, trabalha, trabalham, trabalho em, esperam, tenho, \
    temos, tens, abre, abrem, fecha, fecham, começa, começam, termina, terminam, acaba, decola, \
    descola, pousa, faz anos, fazem, dorme, dormem, lê, leva, levam, escreve, responde, significa, \
    perde, entra, sobe, desce, ninguém, nenhum, nenhuma, caça, embarque, a gente tá
    doing: falei, vi, vimos, assisti, assistimos, li, corri, corremos, caminhei, andei, nadei, \
    dormi, dormimos, esperei, esperamos, liguei, telefonei, escrevi, pesei, emagreci, engordei, \
    conheci, contei, joguei, aprendi, cresci, medi, nasci, passei de, estudei, ganhou de, perdeu, \
    empatou, marcou, nasceu
    outcry: absurdo, que absurdo, um absurdo, um roubo, que roubo, um assalto, assalto, uma \
    loucura, loucura, que loucura, vergonha, que vergonha, escândalo, exagero, que exagero, abuso, \
    caríssimo, caríssima, caro demais, cara demais, muito caro, muito cara, que caro, que preço, \
    puxado, salgado
    handed: da, pagou, pagaram, deu, deram, deixou, paga, mandou, mandaram, enviou, enviaram, \
    transferiu, transferiram, depositou, depositaram, presenteou, passou, passaram, acertou, \
    pingou, creditou, quitou, quitaram, liquidou, liquidaram, entregou, entregaram, repassou, \
    repassaram, doou, adiantou, adiantaram, saldou, deixaram, abonou, ofereceu-me
    byMe: doei, dei, enviei, mandei, transferi, presenteei, emprestei, paguei pra, paguei para, \
    paguei de volta, dei de gorjeta, deixei de gorjeta, devolvi pra, devolvi para, dei pra, fiz um \
    pix pra
    lent: emprestei, tinha emprestado, que emprestei, eu emprestei, eu tinha emprestado, adiantei, \
    acertou comigo, rachou comigo
    sending: dinheiro, pix, transferência, pagamento, depósito, ted, mbway, pix recebido, grana, \
    transferência recebida, aluguel, renda da casa
    arriving: caiu, caíram, entrou, entraram, chegou, chegaram, pingou, pingaram, na conta, \
    creditado, creditada, creditados, creditou
    receiverMark: para, pra, pro, a, as, ao, aos, pros, pras
    employee: babá, diarista, faxineira, empregada, empregado, funcionário, funcionária, \
    jardineiro, cozinheira, caseiro, estagiário, estagiária, ajudante, cuidadora, motorista, \
    crianças, meninos, filhos, miúdos, garçom, garçonete, entregador, entregadora, cabeleireira, \
    cabeleireiro, porteiro, manobrista, carteiro, camareira, taxista, empregado de mesa, estafeta, \
    motoboy, encanador, pedreiro, flanelinha, massagista, zelador
    thingDay: e, parte, sai, prova, exame, vence, começa, começam, termina, acaba, até, até o, até \
    dia, a partir de, válido, válida, vale até, expira, inicia, início, partida, saída, chegada, \
    renova, renova em, renovação, próxima cobrança, próximo pagamento, entrega, entregam, retiro, \
    retirada, estreia, sessão
    bookable: mesa, ônibus, voo, trem, comboio, voos, passagem, passagens, bilhete, bilhetes, \
    ingresso, ingressos, entrada, entradas, pousada, balsa, cruzeiro, show, concerto, teatro, \
    inscrição, maratona, curso, reserva, consulta, viagem, excursão, museu
    booked: reservei, reservado, reservada, reservamos, sinal, entrada paga, adiantado, já pago
    goal: para, pra, ao
    goalOrMeans: no, na, em
    moving: transferência, movi, passei
    accountNoun: cartao, conta
    bankAccount: banco, conta
    cashAccount: dinheiro, carteira
    cardAccount: cartao
    savingsAccount: poupança
    """
}
