/// Words of French, Spanish and Italian that tell who gave money to whom, and for what it is given,
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
    .cues(
      .handed,
      """
      a remis, remis, ont remis, a transmis, soldé, a soldé, honoré, acquitté, a acquitté, dépanné, \
      lâché, a offert, ont offert, a glissé, a filé, ont filé, a laissé, ont laissé, a crédité, ont \
      réglé, ont viré, a transféré, cotisé
      """),
    .cues(
      .employee,
      """
      serveur, serveuse, livreur, livreuse, chauffeur, coiffeur, coiffeuse, portier, femme de chambre, \
      facteur, gardien, gardienne, voiturier, barman, éboueurs, pompiers, déménageurs, masseuse, \
      ouvreuse, taxi man, musicien de rue
      """),
    .cues(.earned, "fait, gagné, gratté, me suis fait"),
    .roles(
      .receive,
      """
      revendu, revendue, revendus, refourgué, hérité, ramassé, palpé, raflé, gagné, gagnés, bradé, \
      encaissées, m'a fait un don, m'a fait un chèque, m'a fait un bizum, m'a envoyé, m'ont envoyé, m'a \
      viré, m'ont viré, m'a donné, m'ont donné, nous a versé, nous a envoyé, été payé, été payée, été \
      augmenté, liquidé mon
      """),
    .roles(
      .incomeSource,
      """
      13e mois, 13ème mois, prime de noël, prime de fin d'année, prime de rentrée, allocation logement, \
      aide au logement, allocation chômage, indemnités journalières, retraite complémentaire, pension de \
      réversion, rente, dividende, dividendes, plus value, royalties, étrennes, pige, piges, recette du \
      jour, recettes du jour, gain au loto, gains au loto, rappel de salaire, heures supplémentaires, \
      job d'été, petit boulot, argent d'anniversaire, indemnité de licenciement, primes, vente vinted, \
      ventes vinted, ventes du jour, pécule, loyer encaissé, rémunération, gratification de stage, \
      gratification, solde d'intérim, intérim, allocation rentrée, minimum vieillesse
      """),
    .cues(.sending, "paiement, règlement, loyer, chèque"),
    .roles(.receive, "a rapporté, ont rapporté, m'a rapporté, m'ont rapporté"),
    .roles(.payer, "sous locataire, sous locataires, employeurs, acquéreur, caisse"),
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
    .cues(
      .handed,
      """
      saldó, saldaron, entregó, entregaron, obsequió, obsequiaron, cedió, remitió, remitieron, adelantó, \
      abonaron, prestó, donó, aportó, aportaron, puso, dejaba, reembolsaba, dispersó, acreditó, \
      acreditaron, consignó, consignaron
      """),
    .cues(
      .employee,
      """
      mesero, mesera, camarero, camarera, repartidor, repartidora, chófer, taxista, botones, peluquera, \
      peluquero, conserje, portero, cargador, maletero, viene viene, valet, barman, masajista, \
      jardineros, plomero, fontanero, cartero
      """),
    .cues(.earned, "hice, hicimos, saqué, sacamos, me hice, junté, me saqué"),
    .roles(
      .receive,
      """
      obtuve, percibí, recaudé, recaudamos, me embolsé, embolsé, revendí, rematé, malvendí, subasté, \
      heredé, me tocaron, hallé, me han regalado, me regalaron, me obsequiaron, me premiaron, junté \
      vendiendo, me acreditaron, me consignaron, me entregaron, me entregó, me enviaron, me envió, me \
      mandaron, me mandó, me hicieron un bizum, me hizo un bizum, me hizo una transferencia, me hicieron \
      una transferencia, nos ingresaron, nos transfirieron, vendimos, me cayó, me liquidó
      """),
    .roles(
      .incomeSource,
      """
      paga extraordinaria, pagas extras, bono navideño, bono de productividad, beca, pensión de \
      viudedad, dividendo, dividendos, ganancias, ganancia, ventas de hoy, ventas del día, venta del \
      día, propinas recibidas, comisión por venta, anticipo de nómina, adelanto de sueldo, dinero de \
      cumpleaños, remesa, remesas, horas extra, mi quincena, honorarios, jornal, jornales, paguita, \
      aguinaldo, vales de despensa, fondo de ahorro, caja de ahorros, prestaciones sociales, cesantías, \
      asignación, asignación familiar, premio de lotería, sueldito, salario mínimo, ayuda del gobierno, \
      pensión del bienestar, beca bienestar, renta del inquilino
      """),
    .cues(.sending, "pago, alquiler, renta, cheque, abono"),
    .roles(.incomeSource, "propinas"),
    .roles(.receive, "rindió, redituó, nos dejó, dejaron de ganancia, dejó de ganancia"),
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
    .cues(
      .handed,
      """
      liquidato, ha liquidato, consegnato, ha consegnato, ha girato, ha regalato, hanno regalato, \
      elargito, corrisposto, ha corrisposto, onorato, ha accreditato, hanno accreditato, ha bonificato, \
      hanno saldato, hanno versato, ha fatto avere, ha anticipato, ha inviato, hanno inviato, hanno \
      mandato, ha lasciato, hanno lasciato
      """),
    .cues(
      .employee,
      """
      cameriere, cameriera, camerieri, fattorino, autista, parrucchiere, parrucchiera, portiere, \
      facchino, postino, rider, barista, tassista, idraulico, massaggiatrice, artista di strada, \
      traslocatori
      """),
    .cues(.earned, "fatto, fatti, raccolto, tirato su, tirati su"),
    .roles(.filler, "per strada, per terra"),
    .roles(
      .receive,
      """
      rivenduto, rivenduta, svenduto, raccolto, raccolti, ereditato, ereditati, racimolato, \
      racimolati, beccato, rimediato, rimediati, mi ha consegnato, mi ha liquidato, mi hanno liquidato, \
      mi ha inviato, mi hanno inviato, mi ha fatto un bonifico, mi hanno fatto un bonifico, mi ha \
      mandato, ci ha mandato, ci hanno mandato, mi è arrivato, mi sono arrivati, abbiamo venduto, \
      abbiamo vinto, abbiamo incassato, abbiamo guadagnato, mi ha corrisposto
      """),
    .roles(
      .incomeSource,
      """
      tredicesima, premio di risultato, indennità di malattia, assegno di invalidità, pensione di \
      reversibilità, cassa integrazione, dividendi, dividendo, plusvalenza, guadagni, guadagno, incasso, \
      incassi, mancia ricevuta, mance ricevute, vincita, vincite, anticipo stipendio, straordinario, \
      affitto ricevuto, affitti incassati, quindicina, assegno sociale, assegno di inclusione, \
      carta acquisti, bonus bebè, bonus renzi, gettone, diaria, ricavo, ricavi, vendita vinted, vendite \
      vinted, trattamento integrativo, compensi, premio fedeltà
      """),
    .cues(.sending, "pagamento, affitto, assegno, versamento"),
    .roles(.receive, "ha fruttato, hanno fruttato, fruttato, fruttati"),
  ]
}
