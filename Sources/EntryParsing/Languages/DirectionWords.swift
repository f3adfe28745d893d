/// Words of each language that tell who gave money to whom, and for what it is given, see ``TypeRule``.
extension LanguageTable {
  static let englishFrames: [WordRow] = [
    .roles(.refund, "comped, compensated"),
    .cues(
      .handed,
      """
      gave, gives, paid, pays, sent, sends, handed, slipped, tipped, wired, venmoed, zelled, \
      paypaled, cashapped, transferred, awarded, bunged, lobbed
      """),
    .cues(
      .employee,
      """
      nanny, babysitter, sitter, maid, cleaner, helper, gardener, driver, apprentice, trainee, \
      employee, employees, staff, intern, assistant, carer, worker, workers, tutor
      """),
    .cues(.lent, "i lent, i loaned, i had lent, i d lent"),
    .cues(.receiverMark, "to"),
    .roles(
      .incomeSource,
      """
      my tips, tips tonight, tips today, tip money, centrelink, dole, dole money, universal credit, \
      child support, housing benefit, disability benefit, carers allowance, welfare, alimony, \
      ot check, overtime check, bonus check, paycheque, maternity pay, sick pay, redundancy pay, \
      state pension, rent income, prize, scholarship, grant, bursary, commissions, side money, \
      per diem, tips
      """),
    .roles(.receive, "came thru, came through, took in, got a grand total of, made a total of"),
    .roles(
      .payer, "landlord, letting agent, subtenant, lodger, renter, renters, clients, customers"),
  ]

  static let germanDirection: [WordRow] = [
    .cues(.refunding, "zurückgegeben, zurückgezahlt, erstattet, zurücküberwiesen, zurückbezahlt"),
    .roles(.refund, "zurückbezahlt, entschädigt, entschädigung"),
    .roles(.spend, "abgebucht, eingezogen, abgezogen"),
    .cues(
      .handed,
      """
      gegeben, gab, gaben, gibt, bezahlt, bezahlte, gezahlt, zahlte, zahlt, überwiesen, überwies, \
      überweist, geschickt, schickte, gesendet, geschenkt, schenkte, zugesteckt, steckte, spendiert, \
      ausgezahlt, ausbezahlt, gutgeschrieben, beglichen, vergütet
      """),
    .cues(.receiverMark, "an, einer, einem, dem, meiner, meinem, den, unserer, unserem, für"),
    .cues(
      .employee,
      """
      aushilfe, putzfrau, putzhilfe, reinigungskraft, haushaltshilfe, babysitter, babysitterin, \
      nanny, tagesmutter, gärtner, azubi, lehrling, praktikant, praktikantin, mitarbeiter, \
      mitarbeiterin, angestellte, angestellten, pflegerin, kinder, kindern, kids
      """),
    .cues(
      .lent,
      "geliehen hatte, geliehen hab, geliehen habe, verliehen hatte, ausgeliehen hatte, ausgelegt, ausgelegt hatte"
    ),
    .cues(
      .returned,
      "kaution, pfand, geld, anzahlung, mietkaution, leergut, wechselgeld, überzahlung, nebenkosten"
    ),
    .cues(
      .sending,
      "überweisung, zahlung, geld, paypal, geldgeschenk, gutschrift, auszahlung, eingang, zahlungseingang"
    ),
    .cues(
      .arriving,
      "ist gekommen, gekommen, eingegangen, eingetroffen, angekommen, kam rein, kam an, ist da, reingekommen, drauf, am konto, aufs konto"
    ),
    .roles(
      .incomeSource,
      """
      bafög, arbeitslosengeld, alg, bürgergeld, wohngeld, elterngeld, mutterschaftsgeld, krankengeld, \
      pflegegeld, familienbeihilfe, kinderzuschlag, unterhalt, stipendium, weihnachtsgeld, \
      urlaubsgeld, dreizehntes gehalt, provision, gage, tantiemen, zinsen, zinsgutschrift, \
      mieteinnahme, mieteinnahmen, auszahlung, witwenrente, erbschaft, erbe, abfindung, prämie, \
      nebenjob, minijob, trinkgeld gemacht, trinkgeld eingenommen, trinkgelder, vorschuss, \
      kurzarbeitergeld, überstunden ausbezahlt, preisgeld, lottogewinn, steuererstattung
      """),
    .roles(
      .receive,
      "kassiert, eingenommen, trinkgeld gemacht, bar auf die hand, auf die hand, abkassiert, dazuverdient, gekriegt, gutgeschrieben bekommen, kriegte, bekam, erhielt, verdiente, verkaufte, gewann"
    ),
    .roles(
      .refund,
      "gutschrift, steuererstattung, erstattet bekommen, rückzahlung, zurückgegeben, zurückgezahlt bekommen, zurückgekriegt, zurückerhalten, rücküberweisung, zurücküberwiesen, wiederbekommen"
    ),
    .roles(
      .payer,
      "kundin, kunden, kundschaft, chefin, auftraggeber, auftraggeberin, mieter, mieterin, untermieter, untermieterin, käufer, käuferin, firma, arbeitgeberin, verein, nachhilfeschüler"
    ),
    .roles(.subjectI, "habe, hab, haben, hatte"),
    .roles(
      .person,
      "großmutter, großvater, schwager, schwägerin, mitbewohner, mitbewohnerin, nachbar, nachbarin, kumpel, ex, exfrau, exmann, eltern, großeltern, neffe, nichte, schwiegermutter, schwiegervater, patentante, patenonkel"
    ),
  ]

  static let frenchDirection: [WordRow] = [
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
      remporté, récolté, de recette, fait de thunes, de thunes, nous a donné, nous a offert, nous ont donné
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
      regaló, nos regalaron, nos pagaron, saqué paseando, me saqué, hicimos hoy, me gané, me \
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
      rescisão, comissões, direitos autorais, reforma, hora extra paga, horas extras, biscate, pagamento caiu
      """),
    .roles(
      .receive,
      """
      recebemos, recebida, recebidos, ganhamos, ganho, vendemos, vendido, vendida, vendidos, me \
      passou, me passaram, nos deu, nos deram, me depositou, me depositaram, me transferiram, me \
      mandaram, me deixaram, me deixou, me rendeu, faturei, faturamos, tirei passeando, lucrei, lucro, \
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

  static let dutchDirection: [WordRow] = [
    .cues(.refunding, "terugbetaald, teruggegeven, teruggestort, vergoed"), .roles(.back, "terug"),
    .roles(.spend, "afgeschreven, geïncasseerd, ingehouden"),
    .cues(
      .handed,
      """
      gegeven, gaf, gaven, geeft, betaald, betaalde, betaalden, betaalt, gestuurd, stuurde, \
      overgemaakt, gestort, stortte, toegestopt, stopte, uitbetaald, maakte, keerde, uitgekeerd, \
      geschonken, tikkie betaald, vergoedde
      """),
    .cues(.receiverMark, "aan, voor"),
    .cues(
      .employee,
      """
      hulpje, oppas, werkster, schoonmaakster, schoonmaker, tuinman, stagiair, stagiaire, \
      medewerker, werknemer, leerling, au pair, kinderen, kids, zorghulp
      """),
    .cues(
      .lent, "geleend had, uitgeleend, had geleend, heb geleend, voorgeschoten, had voorgeschoten"),
    .cues(
      .returned,
      "borg, statiegeld, geld, aanbetaling, wisselgeld, waarborg, waarborgsom, teveel betaald"),
    .cues(
      .sending,
      "overboeking, tikkie, storting, betaling, geld, overschrijving, bijschrijving, cadeaugeld"
    ),
    .cues(
      .arriving,
      "binnen, binnengekomen, bijgeschreven, gestort, is binnen, ontvangen, aangekomen, kwam binnen, op mijn rekening"
    ),
    .roles(
      .incomeSource,
      """
      uitkering, ww, ww uitkering, bijstand, toeslag, zorgtoeslag, huurtoeslag, kindgebonden budget, \
      kinderopvangtoeslag, studiefinanciering, stufi, alimentatie, eindejaarspremie, dertiende maand, \
      eindejaarsuitkering, provisie, commissie, gage, rente, spaarrente, huurinkomsten, erfenis, \
      aow, wao, winstuitkering, fooien, royalty's, overuren, overuren uitbetaald, prijzengeld, \
      bijbaantje, bijbaan, klusje, zwangerschapsuitkering, ziektegeld, fooi opgehaald, aan fooi, \
      jeugdloon, onkostenvergoeding, honorarium
      """),
    .roles(
      .receive,
      "kregen, ontving, ontvingen, verdiende, verkocht op marktplaats, won, gevangen, geïnd, opgehaald, bijverdiend, stopte me, gaf ons, handje contantje, opgestreken"
    ),
    .roles(
      .refund,
      "teruggestort, teruggave, belastingteruggave, creditnota, teruggeven, teruggegeven, terugbetaald gekregen, terugontvangen, teruggehaald"
    ),
    .roles(
      .payer,
      "klanten, bazin, huurder, huurders, onderhuurder, koper, opdrachtgever, bedrijf, werkgeefster, verhuurder"
    ),
    .roles(.subjectI, "heb, hebben, had"),
    .roles(
      .person,
      "schoonmoeder, schoonvader, zwager, schoonzus, buurman, buurvrouw, huisgenoot, ouders, grootouders, broertje, zusje, ex, maat, kleinzoon, kleindochter, peetoom, peettante"
    ),
  ]

  static let hindiDirection: [WordRow] = [
    .roles(.spend, "kat gaye, kat gaya, kate, bhara, bhare, bhari, bhar diya"),
    .cues(
      .handed,
      """
      ne diye, ne diya, ne di, ne bheje, ne bheja, ne de diye, ne de diya, diye, diya, di, de diye, \
      de diya, bheje, bheja, bhej diye, lauta diye, lautaye, lautaya, lauta diya, transfer kiye, \
      transfer kiya, pay kiya, chukaye, दिए, दिया, भेजे, भेजा, लौटा दिए
      """),
    .cues(
      .byMe,
      "maine diye, maine diya, maine bheje, maine bheja, maine de diye, humne diye, मैंने दिए, मैंने दिया"),
    .cues(.receiverMarkBefore, "ko, को"),
    .cues(
      .employee,
      "kaamwali, bai, maid, naukar, driver, mali, chowkidar, safaiwala, baccho, bachcho, bachche, bacche, dhobi"
    ),
    .cues(
      .lent,
      "udhaar chukta, udhar chukta, udhaar chukta kiya, udhaar wapas, udhaar lautaya, udhaar diya tha, udhar diya tha"
    ),
    .cues(
      .arriving,
      "aaya, aaye, aayi, aa gaya, aa gaye, aa gayi, jama hua, jama hue, jama hui, khate mein aaye, khate mein aaya, bane, ban gaye, आया, आए, आ गए, जमा हुए"
    ),
    .roles(
      .incomeSource,
      """
      pagaar, pagar, kamai, kamaai, mehnat ki kamai, mazdoori, dihadi, tankhwah, tankhaah, pension, \
      bonus mila, byaj, byaaj, pm kisan, scholarship, vajifa, commission, diwali bonus, side kaam, \
      committee nikli, maintenance aaya, kiraya aaya, inaam, lottery jeeti, पगार, कमाई, मज़दूरी, पेंशन
      """),
    .roles(
      .receive,
      """
      mil gaye, mil gaya, mil gayi, milein, milay, jeete, jeeta, jeeti, becha, beche, bechi, bech \
      di, bech diya, bech diye, kamaya, kamaaye, kama liye, mujhe mile, mujhe mila, mere account \
      mein, mere khate mein, diye mujhe, de diye mujhe, mujhe diye, mujhe bheje, मिल गए, मिल गया, बेचा, कमाया
      """),
    .roles(
      .refund,
      "lauta diye, lauta diya, lautaye, lautaya, wapas kiye, wapas kiya, wapas diye, wapas aaye, wapas aaya, refund aaya, refund mila, vapas mile, लौटा दिए, वापस मिले"
    ),
    .roles(.payer, "grahak, customer, malik, seth, thekedar, kirayedar, kiraayedar, ग्राहक, मालिक"),
    .roles(.me, "mujhe, mujhko, mere ko, hume, humein, hamein, मुझे, हमें"),
    .roles(.subjectI, "maine, mene, humne, main ne, मैंने, हमने"),
    .roles(
      .person,
      """
      dost, dosto, mummy, mammi, maa, pitaji, papa, bhai, bhaiya, behen, behan, didi, dadi, dada, \
      nani, nana, chacha, chachi, mama, mami, mausi, masi, bua, fufa, tau, bhabhi, jija, saas, \
      sasur, beta, beti, pati, patni, padosi, roommate, दोस्त, भाई, माँ, पापा, दादी
      """),
    .roles(.from, "se, से"),
  ]
}
