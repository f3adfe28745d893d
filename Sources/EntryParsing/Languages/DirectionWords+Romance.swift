/// Words of French, Spanish, Italian and Portuguese that tell who gave money to whom, and for what it is given,
/// see ``TypeRule``.
extension LanguageTable {
  static let frenchDirection: [WordRow] = [
    .cues(
      .handed, "a payé, ont payé, a donné, ont donné, a versé, ont versé, a envoyé, a viré, a réglé"
    ),
    .roles(.refund, "rendue, rendues, caution rendue, restituée, caution restituée"),
    .items(.other, "impôt sur le revenu, impôts sur le revenu, taxe sur les salaires"),
    .cues(.refunding, "remboursé, rendu, restitué"),
    .roles(.back, "en retour"), .roles(.subjectI, "j'avais, on a, nous avons"),
    .roles(
      .refund,
      "crédité sur ma carte, recrédité, dédommagé, indemnisé, m'a dédommagé, m'a indemnisé"),
    .roles(.spend, "prélevé, prélevés, prélevée, débité, débités"),
    .cues(
      .handed,
      """
      donne, donné, donnée, paye, payé, paie, verse, versé, versée, envoie, envoyé, vire, viré, \
      glisse, glissé, laisse, laissé, file, filé, refile, refilé, offre, offert, prête, rend, règle, \
      réglé, crédité, transféré
      """),
    .cues(.receiverMark, "à, au, aux, pour"),
    .cues(
      .employee,
      """
      apprenti, apprentie, nounou, babysitter, femme de ménage, jardinier, stagiaire, employé, \
      employée, salarié, salariée, aide ménagère, assistante, enfants, gosses, ado, fiston
      """),
    .cues(
      .lent,
      "j'avais prêté, j'avais prêtés, prêtés, avancé, j'avais avancé, que je lui avais prêté, j'ai prêté"
    ),
    .cues(.returned, "caution, consigne, argent, dépôt, trop payé, trop perçu, arrhes, acompte"),
    .cues(
      .sending,
      "virement, virement reçu, transfert, versement, paylib, lydia, argent, sous"),
    .cues(
      .arriving,
      "est tombé, est tombée, est arrivé, est arrivée, tombé, tombée, sont tombés, rentré, rentrée d'argent, arrivé, arrivée, sur mon compte, crédité sur mon compte, crédités"
    ),
    .roles(
      .incomeSource,
      """
      chômage, allocation, allocations, alloc, allocs, caf, apl, rsa, prime d'activité, pension \
      alimentaire, bourse, bourse du crous, treizième mois, intérêts, intérêts du livret, loyer reçu, \
      loyers encaissés, paye de, ma paye, solde de tout compte, indemnités, indemnité, pourboires, \
      pourboires reçus, cachet, commission, honoraires, droits d'auteur, héritage, argent de poche, \
      allocations familiales, congé maternité, arrêt maladie, heures sup payées, participation, \
      intéressement, gains, cachets, crous, recette, recettes
      """),
    .roles(
      .receive,
      """
      touché, touchés, touchée, touchées, perçu, perçus, reçue, reçus, reçues, gagnés, gagnée, \
      vendue, vendus, vendues, encaissés, encaissée, empoché, m'a glissé, m'a laissé, m'ont laissé, \
      on m'a laissé, m'a filé, m'a refilé, m'a versé, m'ont versé, m'a fait un virement, trouvés, \
      remporté, récolté, de recette, nous a donné, nous a offert, nous ont donné
      """),
    .roles(
      .refund,
      "m'a rendu, m'ont rendu, on m'a rendu, remboursés, remboursées, récupéré, récupérée, restitué, restituée, ristourne, m'a remboursé, m'ont remboursé, on m'a remboursé, avoir crédité, trop perçu rendu"
    ),
    .roles(
      .payer,
      "cliente, clients, clientes, locataire, locataires, patronne, boîte, acheteur, acheteuse, employeuse, bailleur, caf"
    ),
    .roles(
      .person,
      "collègue, voisin, voisine, coloc, colocataire, parents, grands parents, beau père, belle mère, beau frère, belle soeur, neveu, nièce, ex, tonton, tata, tatie, parrain, marraine, pote"
    ),
  ]

  static let spanishDirection: [WordRow] = [
    .items(.other, "impuesto sobre la renta, impuesto de la renta, declaración de la renta"),
    .roles(.back, "de vuelta, de regreso"),
    .roles(.refund, "me indemnizó, me indemnizaron, me compensaron, me compensó"),
    .roles(.spend, "cargado, me cargaron, descontado, me descontaron"),
    .cues(
      .handed,
      """
      dio, dieron, ha dado, han dado, pagó, pagaron, ha pagado, han pagado, mandó, mandaron, envió, \
      enviaron, transfirió, transfirieron, soltó, soltaron, regaló, regalaron, ha regalado, ingresó, \
      ingresaron, ha ingresado, han ingresado, depositó, depositaron, ha depositado, giró, giraron, \
      pasó, pasaron, abonó, abonaron, liquidó, dejó, dejaron, da, paga, pagan
      """),
    .cues(
      .byMe,
      """
      di, envié, mandé, transferí, regalé, presté, le di, les di, le pagué, les pagué, le mandé, \
      le envié, le presté, les presté, le transferí, le regalé, le devolví, les devolví, dejé, he \
      dado, le he dado, les he dado, le he pagado, doné, invité, di de propina
      """),
    .cues(.receiverMark, "a, al, para"),
    .cues(
      .employee,
      """
      niñera, empleada, empleado, empleados, ayudante, jardinero, asistenta, muchacha, señora de la \
      limpieza, limpiadora, becario, aprendiz, chofer, cuidadora, niños, niñas, chicos, hijos, peques
      """),
    .cues(
      .lent, "le presté, les presté, que presté, que le había prestado, había prestado, adelanté"),
    .cues(.returned, "fianza, depósito, dinero, señal, anticipo, envase, envases, cambio"),
    .cues(
      .sending,
      "transferencia, bizum, envío, giro, depósito, ingreso, pago recibido, dinero, lana, plata"),
    .cues(
      .arriving,
      "llegó, llegaron, ha llegado, han llegado, cayó, cayeron, me cayó, me cayeron, entró, entraron, me entró, me entraron, me ha entrado, ha entrado, cobrado, cobrada"
    ),
    .roles(
      .incomeSource,
      """
      paro, prestación, prestaciones, subsidio, ayuda por hijo, ayuda familiar, prestación por \
      desempleo, seguro de desempleo, pensión alimenticia, manutención, finiquito, paga extra, \
      aguinaldos, utilidades, reparto de utilidades, caja de ahorro, comisiones, intereses, \
      intereses ganados, rendimientos, herencia, premio, renta cobrada, alquiler cobrado, propinas \
      que me dejaron, propinas de hoy, horas extra pagadas, chamba, chambita, regalías, derechos de \
      autor, indemnización, jubilación, mesada, domingo, ingreso mínimo vital, retroactivo, trabajito
      """),
    .roles(
      .receive,
      """
      cobramos, cobré, cobrado, ganamos, ganado, recibimos, recibido, he cobrado, he recibido, he \
      ganado, he vendido, vendimos, vendido, vendida, me soltó, me soltaron, nos dio, nos dieron, me \
      han ingresado, me ha ingresado, me han pagado, me ha pagado, me ha dado, me han dado, nos \
      regaló, nos regalaron, nos pagaron, me saqué, me gané, me \
      dejaron, gané, me giraron, me giró, me han transferido, me ha transferido, \
      me liquidaron, me abonaron, me abonó
      """),
    .roles(
      .refund,
      "me regresó, me regresaron, me ha devuelto, me han devuelto, nos devolvieron, nos devolvió, devuelto, devueltos, devuelta, reembolsado, me reintegraron, me reembolsó, abono en tarjeta, regresaron"
    ),
    .roles(
      .payer,
      "clienta, clientes, clientas, jefa, patrón, patrona, inquilino, inquilina, inquilinos, casero, comprador, compradora, empleador, hacienda"
    ),
    .roles(.me, "a mí, conmigo"),
    .roles(
      .person,
      "cuñada, cuñado, vecino, vecina, compañero, compañera, compañero de piso, roomie, padres, abuelos, sobrino, sobrina, ex, compadre, comadre, padrino, madrina, suegros, colega, pareja"
    ),
  ]

  static let italianDirection: [WordRow] = [
    .cues(
      .handed, "ha pagato, hanno pagato, ha dato, hanno dato, ha versato, ha mandato, ha saldato"),
    .cues(.refunding, "restituito, ridato, rimborsato, reso"), .roles(.back, "indietro"),
    .roles(.refund, "risarcito, risarcita, indennizzato, mi ha risarcito, mi hanno risarcito"),
    .roles(.spend, "addebitato, addebitati, trattenuto, trattenuti"),
    .cues(
      .handed,
      """
      dato, dati, data, pagato, pagati, pagata, mandato, mandati, inviato, inviati, girato, girati, \
      versato, versati, bonificato, regalato, regalati, trasferito, allungato, lasciato, lasciati, \
      saldato, saldati, accreditato, accreditati, dà, paga, darmi
      """),
    .cues(
      .byMe,
      "ho dato, ho pagato, ho mandato, ho inviato, ho girato, ho regalato, gli ho dato, le ho dato, abbiamo dato, ho lasciato, ho bonificato, ho versato, ho prestato"
    ),
    .cues(.receiverMark, "a, al, allo, alla, ai, agli, alle, per"),
    .cues(
      .employee,
      """
      badante, colf, babysitter, tata, domestica, donna delle pulizie, giardiniere, apprendista, \
      stagista, dipendente, dipendenti, aiutante, ragazzi, bambini, figli, bimbi
      """),
    .cues(
      .lent,
      "avevo prestato, gli avevo prestato, le avevo prestato, gli ho prestato, le ho prestato, avevo anticipato, anticipati"
    ),
    .cues(.returned, "cauzione, caparra, deposito, soldi, vuoti, resto, acconto"),
    .cues(
      .sending,
      "bonifico, accredito, trasferimento, satispay, soldi, bonifico ricevuto, ricarica ricevuta"
    ),
    .cues(
      .arriving,
      "è arrivato, è arrivata, sono arrivati, sono arrivate, arrivato, arrivata, arrivati, arrivate, entrati, entrato, accreditato, accreditata, accreditati, accreditate, piovuti"
    ),
    .roles(
      .incomeSource,
      """
      naspi, disoccupazione, assegno unico, assegno familiare, assegni familiari, reddito di \
      cittadinanza, indennità, mantenimento, assegno di mantenimento, borsa di studio, quattordicesima, \
      straordinari, provvigione, provvigioni, compenso, onorario, parcella, cedole, cedola, interessi, \
      interessi attivi, affitto incassato, mance, mance prese, gettoni di presenza, gettone di \
      presenza, liquidazione, tfr, eredità, premio produzione, premio, maternità, lavoretto, \
      lavoretto extra, arretrati, rendita, royalties, diritti d'autore, accredito
      """),
    .roles(
      .receive,
      """
      ricevuta, ricevuti, ricevute, guadagnati, guadagnata, guadagnate, incassati, incassata, \
      incassate, venduta, venduti, vendute, vinti, vinta, vinte, trovati, trovata, presi di mancia, \
      tirato su, tirati su, ho preso di mancia, mi ha girato, mi hanno girato, mi ha versato, mi \
      hanno versato, mi ha bonificato, mi hanno bonificato, mi hanno regalato, ci ha regalato, ci \
      hanno regalato, ci ha dato, ci hanno dato, mi ha allungato, mi ha lasciato, mi hanno lasciato, \
      mi hanno saldato, mi ha saldato, mi hanno mandato, riscosso, riscossi, intascato, \
      mi hanno accreditato
      """),
    .roles(
      .refund,
      "mi ha ridato, mi hanno ridato, ridato, ridati, mi ha restituito, mi hanno restituito, restituita, restituiti, rimborsati, rimborsata, storno, stornato, mi ha reso, mi hanno reso, ci hanno rimborsato"
    ),
    .roles(
      .payer,
      "clienti, titolare, inquilino, inquilina, inquilini, affittuario, acquirente, ditta, azienda, committente, principale, compagnia"
    ),
    .roles(.subjectI, "ho, abbiamo"),
    .roles(
      .person,
      "cognato, cognata, suocera, suocero, nonni, genitori, nipote, collega, vicino, vicina, coinquilino, coinquilina, ex, zii, fidanzati, padrino, madrina, capo"
    ),
  ]

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
  ]
}
