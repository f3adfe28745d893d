extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let portugueseCues: StaticString =
    """
    surcharge: gorjeta, iva, imposto(|s), taxa de serviço
    included: inclu(ído|ída|indo), com iva
    discount: desconto, cupom, cupão, vale desconto
    former: em vez de, antes, ao invés de
    current: agora, em promoção, na promoção
    share: parte
    mine: a minha
    owner: meu, minha, nossa, nosso, seu, sua, dele, dela
    repeated: 2 duas vezes, 3 três vezes, 4 quatro vezes
    unit: quilômetros, passos, graus, calorias, pontos, gols, páginas, mensagens, litros, andar, \
    febre, minuto(|s), hora, horas, segundos, dia, dias, semana(|s), mês, meses, ano, anos, \
    metros, por cento, ligações, chamadas, carimbos, estrelas, tentativas, capítulos, episódios, \
    quilos
    code: andar, piso, nível, quarto, apartamento, episódio, temporada, corredor, vaga, \
    quilometragem, hodômetro, febre, sala, plataforma, página, capítulo, código, senha, número, \
    número de cliente, cep, me liga no, ligar (para|pro), pressão, temperatura
    copula: são, era
    graded: matemática, física, química, prova, exame, vestibular
    line: mesa, linha, portão, ônibus, autocarro, voo, assento, poltrona, lugar, fila, trem, \
    comboio, metrô
    stated: dou nota, menores de, maiores de, éramos, fomos, somos, completou, nota, atras(ado|\
    ou), chega, sai, passa
    aside: saldo, antes, orçamento, poderia, podia, resta(|m), me restam, sobr(am|aram|ou|ando), \
    última vez, antigamente, teria, teria sido, próxima vez, mais (barato|caro), preço normal, \
    meta, custava, a menos, a mais, só tenho mais, ainda tenho, faltam, me faltam, um dia, um dia \
    desses, diz que, disse, dizia, normalmente, da última vez
    predicate: faz, esta(|va|vam), custa(|ria), achei, posso, dev(o|eria|e), são, quer(|o|ia), \
    precis(o|a), gostaria, eram, foi, foram, tinham, havia, durou, indica, mostra, pod(e|eria|ia), \
    sairia, fazia, vai fazer, calço, usa, cabem, acho, penso, parecia, completa, serve
    predicate telling: estão, estou, tá, tem, tinha, dura, pesa, mede, falta, cabe, vai, vão, \
    vive, mora, parece, sabe
    amends: nao, em vez de, ao invés de, desculp(a|e), ops, opa, aliás, na verdade, quer dizer, \
    erro, correção
    plan: saldo, limite, orçamento, objetivo
    failed: falhou, falhado, recusad(o|a), negad(o|a), pendente, rejeitad(o|a)
    payment: cartao, transferência, pagamento, compra, fatura, transação, boleto
    condition: se (comprar|pagar|custar), se eu (comprar|pagar)
    borrowed: me emprest(ou|aram), emprestado(|s), peguei emprestado, pedi emprestado, empréstimo \
    recebido
    somebody: ele, ela, eles, elas, alguém
    ownMoney: pag(ou|aram|a|am), gastou, compr(ou|aram), ganh(ou|a|am), gastaram, perde(u|ram), \
    apostou, vende(u|ram), recebe(|m), torrou, torraram, desembolsou, largou, deixou, investiu, \
    tem gasto
    earned: fiz, fizemos, tirei, tiramos, levantei, juntei
    returned: dinheiro, sinal, caução, depósito, troco, vasilhame, cheque caução
    refunding: devolv(i|emos), restituí, reembolsei
    corrects: quis (dizer|pôr), queria dizer, corri(ge|gir|ja|jo|gindo), retific(ar|o|ação), erro \
    meu, meu erro, foi mal, me enganei, enganei me, errei, digitei (errado|mal), botei errado, li \
    mal, escrevi (mal|errado), entendeu (errado|mal), percebeste mal, minto, mud(a|e) isso, muda \
    esse, muda o último, muda a última, troca (isso|esse|os), em vez disso, dev(e|ia|iam|eria|\
    eriam) ser, deve constar, era(|m) pra ser, valor (errado|real), quantia errada, tira (esses|\
    esse|isso|aquele), apaga (esses|esse|isso), esquece (isso|esses|o), o de antes, o certo (é|\
    era), o correto é, aquilo de, que eu queria pôr, que que, me confundi, confundi me, engano \
    meu, foi engano, erro de digitação, gralha, anotei errado, coloquei errado, pus errado, lancei \
    errado, altera (isso|esse), altera o último, altere, modifica, substitu(i|a), apaga o último, \
    apaga a última, exclu(i|a), remove o último, remove esse, cancela isso, desfaz, o valor \
    (certo|correto), lan(cei|çado) duas vezes, contei duas vezes, está (duplicado|errado|errada), \
    ouviu errado, ouviste mal, passa os, isso não era, já anotei, já lancei, era(|m) para ser, \
    dev(ia|eria) ter sido, tinha(|m) que ser, tem que ser, estão errad(os|as), tá errad(o|a), tão \
    errados, estava errad(o|a), esqueça o que, alarme falso, preço (certo|real|correto), total \
    certo, preço verdadeiro, um zero a menos, faltou um zero, comi um zero, zero a mais, loja \
    errada, categoria errada, data errada, dia errado, moeda errada, conta errada, não fui eu, não \
    era (meu|minha), não eram meus, corretor, duplicad(a|os|as), repetid(o|a|os), já (estava|\
    tinha) anotado, anotei duas vezes, coloquei duas vezes, pus duas vezes, registrei duas vezes
    mayCorrect: nao, nossa, disse, desculp(a|e), ops, opa, aliás, na (verdade|realidade|real), \
    quer dizer, erro, correção, foi mal, de facto, de fato, afinal, nada disso, ai desculpa, \
    per(dão|aí|a|doa), esper(a|e), vixe, ou melhor, ou seja, acabou sendo, poxa, putz, droga, \
    eita, me desculpa, um moment(o|inho), pensando (bem|melhor), não não, calma, digo, ah não, ai \
    não, melhor, enganei, falei, segundo o (recibo|talão), pelo (recibo|talão), no (recibo|fim|\
    final), segundo a nota, pela nota, caramba, ih, iih, vish, olhando melhor, ai, calma aí, \
    espera aí, peço desculpa, no (fim|final) das contas, acontece que, afinal de contas, parece \
    que
    itWas: e, são, era, eram, foi, foram, disse, digo, falei, saíram, deu, deram, ficaram em, são \
    na verdade
    denies: nao, aliás, quer dizer, correção, nada disso, ou melhor, ou seja, não (não|espera|\
    desculpa|mesmo), digo, ah não, melhor, que nada
    costed: são, era, eram, foi, foram, custava(|m), devia(|m) ser, era(|m) pra ser, saíram, deu, \
    deram, tinha que ser, saiu, ficou, tinha sido
    refersBack: o (último|anterior|outro|penúltimo), a (última|anterior|outra), os últimos, as \
    últimas, de antes, de agora há pouco, de (há|agora) pouco, de ainda agora, aquel(e|a) de
    refersBack entry: último lançamento, último gasto, última (compra|despesa), esse lançamento, \
    esse gasto, essa (compra|despesa), aquele lançamento
    that: aquel(e|a|es|as), aquilo
    definite: os, aquel(es|as), esses
    edits: faz, passa, corri(ge|ja), alter(e|a|ação|ar), substitui, ajust(a|e), sobe, mud(a|e|ar), \
    troca, troque, põe, bota, coloca, coloque, deixa, deixe, atualiz(a|e), baixa, edi(ta|te|tar|\
    ção), mete
    records: coloquei, disse, falei, escrev(i|eu|este), digitei, anot(ei|ou|aste), colocou, pus, \
    botei, botou, regist(rei|rou|ei|aste), lancei, lançou, marquei, pôs, puseste, meti, apontei, \
    sem querer, por engano, por erro, dito
    insteadOf: em vez de, ao invés de, no lugar de
    butRather: mas, e sim, mas sim
    not: nao, e não, nem
    adds: tambem, outro, outra, esqueci, além disso, ainda, mais (um|uma), faltou, não (anotei|\
    registrei|contei|lancei|falei), não te contei
    entry: gasto, reembolso, compra, rendimento, despesa, receita, lançamento
    counters: custa(|ria|rá|m|rão|riam), tenho (que|de|na), precis(o|a|amos|am|ava|aria), \
    dev(eria|e|em|ia|es|eriam|íamos|erei|emos|endo), mostra, quer(|ia|em|es|emos|íamos), pode(|\
    ria|s|mos|m|rei|rá|remos|riam), chega, me (restam|faltam|lembra|lembre|avisa|avise|deve|devem|\
    resta|empresta|passas|dás|falta|ofereceu|emprestas|mostra), sobraram, sobrou, faltam, diz(|em) \
    que, lembre me, avisa me, lhe devo, te devo, devo (ao|pro|pra), pagar(ei|ia|emos), comprar(ei|\
    ia|emos), gastar(ei|ia|emos), quem me dera, teria saído, teria(|m) custado, em média, vai \
    (subir|aumentar|pagar|custar|devolver|para|pra), sobe(|m) para, sobe pra, com o dinheiro \
    del(e|a), por pagar, não (adiciona|adicione|registra|esquece|esqueça|passou|gastei|comprei|\
    paguei|lidas|esquecer|levei|peguei|quis|pagaria|gastaria|compraria|caiu), recusei, limite \
    (semanal|mensal|de|para), acho que por, ped(e|em|ia|iam|iu|iram), oferece(|u|ram), cotou, \
    pagamento recusado, gosta(ria|va) de, ter(ei|emos|ia) que, vou ter que, vai ter que, podia \
    comprar, eu compraria, sonho com, lembr(a|ete|ar), falta pagar, no vermelho, na conta (tenho|\
    há|tem), tô com, vai passar pra, passa pra, aumenta (pra|para|o), vale, valem, orçou, estima, \
    define o limite, no máximo, máximo, ganha(|m|va), emprestar, a pagar, em aberto, vence, está \
    (custando|a|em|por|pedindo), tá (custando|a|em|por|pedindo), tá saindo por, eu levo, promete(|\
    u|ram), passar (de|dos), ultrapassa(|r), supera, engoliu, bota (aí|uns), nem (pensar|morto|\
    morta), sem (chance|saldo|fundos), calcula(|m), frete grátis, sorteio, quem (perder|ganhar|\
    sabe|paga), em promoção por, quase (levei|peguei|gastei|que), quando juntar, posso gastar, \
    poderíamos, podias, podíamos, tens de, tem(|os) que, tem(|os) de, adoraria, adorava ter, \
    gostaríamos, pretende(|mos), penso comprar, pens(o|amos) em, vou pagar, vou comprar, vão \
    (custar|pagar|devolver), vão me devolver, vai me devolver, tomara, oxalá, por pouco, troco \
    (os|as), estão a, tão a, anda (a|nos), sai por, saem por, sai a, passa(|rá) para, passará a, \
    subiu (para|pra), aumentou (para|pra), baixou para, cobra(|m), exige(|m), tão pedindo, nos \
    (ofereceu|deve|devem), provavelmente, talvez, se (calhar|o|a|os|as|eu|não|der), supostamente, \
    ainda me deve, tá me devendo, está me devendo, empresta me, adianta me, não te esqueças, não \
    me esquecer, tenho no banco, tem na conta, resta na conta, põe o limite, bota o limite, \
    ajusta, fixa o, limita, diminui o, reduz o, recebe(|m) por, combinámos, combinado que, ficou \
    combinado, nem um (centavo|cêntimo), acha(|m) que, pensa(|m) que, disse que, falou que, do \
    bolso del(e|a), do próprio, com o próprio dinheiro, dinheiro (próprio|dela|dele), foi \
    (recusada|recusado|negado|rejeitado), não foi aprovad(o|a), saldo insuficiente, já (anotei|\
    lancei|registrei|registei), quanto custou, quem vai pagar, pago pela, dava, basta(m|va), \
    gastar até, aluga(|m), pra alugar, para alugar, vende se, vendem, à venda, ainda não \
    reservamos
    cancels: mas já tinham fechado, mas não comprei, o que você acha, o que acha(|s), é um roubo, \
    quem sabe mês que vem, talvez mês que vem, pago depois, vou pagar depois, ainda não (paguei|\
    reservei|comprei)
    telling: custa, são, ele, ela, eles, elas, alguém, somos, chega(|m), sai, res(tam|ta|ponde), \
    faltam, disse, espera(|m), vale, ganha(|m), fecha(|do|da|m), abert(o|a), por alto, por baixo, \
    parou, funciona(|m), circula, aumenta, tá apertado, sou, és, tão, tô, estamos, ser(á|ão|emos), \
    você, vocês, quem, vais, vem, saem, diz, dizem, pensa, acha, vê, joga, jogam, duram, mor(am|o|\
    amos), vivem, trabalha(|m), trabalho em, tenho, temos, tens, abre, abrem, começa(|m), \
    termina(|m), acaba, decola, descola, pousa, faz anos, fazem, dorme(|m), lê, leva, levam, \
    escreve, significa, perde, entra, sobe, desce, ninguém, nenhum(|a), caça, embarque, a gente tá
    doing: falei, vi, vimos, assisti(|mos), li, corri, corremos, caminhei, andei, nadei, dormi(|\
    mos), esper(ei|amos), liguei, telefonei, escrevi, pesei, emagreci, engordei, conheci, contei, \
    joguei, aprendi, cresci, medi, nasci, passei de, estudei, ganhou de, perdeu, empatou, marcou, \
    nasceu
    outcry: absurdo, que (absurdo|roubo|loucura|vergonha|exagero|caro|preço), um (absurdo|roubo|\
    assalto), assalto, uma loucura, loucura, vergonha, escândalo, exagero, abuso, caríssim(o|a), \
    car(o|a) demais, muito car(o|a), puxado, salgado
    handed: da, pag(ou|aram|a), deu, deram, deixou, mandou, mandaram, enviou, enviaram, \
    transferi(u|ram), deposit(ou|aram), presenteou, passou, passaram, acertou, pingou, creditou, \
    quitou, quitaram, liquid(ou|aram), entreg(ou|aram), repass(ou|aram), doou, adiant(ou|aram), \
    saldou, deixaram, abonou, ofereceu-me
    byMe: doei, dei, enviei, mandei, transferi, presenteei, emprestei, paguei (pra|para), paguei \
    de volta, dei(|xei) de gorjeta, devolvi (pra|para), dei pra, fiz um pix pra
    lent: emprestei, tinha emprestado, que emprestei, eu emprestei, eu tinha emprestado, adiantei, \
    acertou comigo, rachou comigo
    sending: dinheiro, pix, transferência, pagamento, depósito, ted, mbway, pix recebido, grana, \
    transferência recebida, aluguel, renda da casa
    arriving: caiu, caíram, entrou, entraram, chegou, chegaram, pingou, pingaram, na conta, \
    credit(ado|ada|ados|ou)
    receiverMark: para, pra, pro, a, as, ao, aos, pros, pras
    employee: babá, diarista, faxineira, empregad(a|o), funcionári(o|a), jardineiro, cozinheira, \
    caseiro, estagiári(o|a), ajudante, cuidadora, motorista, crianças, meninos, filhos, miúdos, \
    garço(m|nete), entregador(|a), cabeleireir(a|o), porteiro, manobrista, carteiro, camareira, \
    taxista, empregado de mesa, estafeta, motoboy, encanador, pedreiro, flanelinha, massagista, \
    zelador
    thingDay: e, parte, sai, prova, exame, vence, começa(|m), termina, acaba, até, até o, até dia, \
    a partir de, válid(o|a), vale até, expira, inicia, início, partida, saída, chegada, renova(|\
    ção), renova em, próxima cobrança, próximo pagamento, entrega(|m), retir(o|ada), estreia, \
    sessão
    bookable: mesa, ônibus, voo, trem, comboio, voos, passage(m|ns), bilhete(|s), ingresso(|s), \
    entrada(|s), pousada, balsa, cruzeiro, show, concerto, teatro, inscrição, maratona, curso, \
    reserva, consulta, viagem, excursão, museu
    booked: reserv(ei|ado|ada|amos), sinal, entrada paga, adiantado, já pago
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
