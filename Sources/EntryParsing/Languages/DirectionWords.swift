/// Words of English, German, Dutch and Hindi that tell who gave money to whom, and for what it is given, see ``TypeRule``.
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
    .roles(.receive, "came thru, came through, took in"),
    .roles(
      .payer, "landlord, letting agent, subtenant, lodger, renter, renters, clients, customers"),
    .cues(
      .handed,
      """
      settled, remitted, coughed up, forked over, chipped in, credited, deposited, passed, spotted, \
      granted, gifted, slid, threw, tossed, donated, contributed, squared up, paid off, released, \
      reimbursed
      """),
    .cues(
      .employee,
      """
      waiter, waitress, server, barista, bartender, bellboy, bellhop, porter, valet, hairdresser, \
      barber, stylist, doorman, concierge, housekeeping, housekeeper, courier, delivery guy, delivery \
      driver, postman, mailman, janitor, busker, handyman, mover, movers, groomer, dog walker, caddie, \
      masseuse, usher
      """),
    .roles(
      .receive,
      """
      netted, pocketed, grossed, raked in, brought in, took home, came into, inherited, was given, been \
      given, were given, was awarded, were awarded, hauled in, flogged, \
      hawked, auctioned off, resold, offloaded, sold off, was tipped, been tipped, \
      got tipped, was gifted, cashed in on
      """),
    .roles(
      .incomeSource,
      """
      rental income, side hustle, gig money, takings, stall takings, busking, winnings, lottery \
      winnings, inheritance, royalties, royalty cheque, royalty check, stimulus check, child tax credit, \
      child benefit, family allowance, jobseekers allowance, unemployment check, unemployment benefits, \
      social security, ssi, ssdi, va benefits, veterans benefits, workers comp, severance, severance \
      pay, back pay, holiday pay, jury duty pay, birthday money, christmas money, wedding money, gift \
      money, babysitting money, chore money, finders fee, referral bonus, signing bonus, sign on bonus, \
      performance bonus, year end bonus, christmas bonus, holiday bonus, profit share, commission \
      cheque, commission check, direct deposit, wage packet, pay packet, net pay, insurance payout, \
      survey payout, adsense, patreon payout, prize money, scratch card win, bingo win, poker winnings, \
      trading profit, wages, gratuities, earnings, payout, dog walking money, overtime pay, disability \
      check, disability pay, unemployment pay, lottery win, benefit payment, benefits payment, carer's \
      allowance, attendance allowance, pension credit, tax credits, student loan payment received
      """),
    .roles(.filler, "sold out, grand total of, a grand total of"),
    .cues(.handed, "mailed, posted, bonused"),
    .roles(
      .receive,
      "check cleared, cheque cleared, check came, cheque came, check arrived, cheque arrived"),
    .cues(.sending, "rent, payment, check, cheque, wire, transfer"),
    .roles(.incomeSource, "tax money"),
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
      kurzarbeitergeld, preisgeld, lottogewinn, steuererstattung
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
    .cues(
      .handed,
      """
      eingezahlt, in die hand gedrückt, gedrückt, vorbeigebracht, gesponsert, vermacht, vererbt, \
      angewiesen, beglich, übergeben, übergab, dagelassen, hinterlassen, beigesteuert, rübergeschoben, \
      rübergeschickt, zahlten, überwiesen hat, schickten, spendierte, rückte raus, rausgerückt, lieh
      """),
    .cues(
      .employee,
      """
      kellner, kellnerin, fahrer, bote, boten, friseur, friseurin, page, zimmermädchen, portier, \
      postbote, hausmeister, handwerker, handwerkern, lieferant, paketbote, bedienung, masseur, \
      umzugshelfer, straßenmusiker
      """),
    .cues(.earned, "gemacht, eingenommen, reingeholt, gemacht mit"),
    .roles(
      .receive,
      """
      eingestrichen, eingeheimst, abgestaubt, abgeräumt, verscherbelt, vertickt, versteigert, \
      losgeworden, verhökert, weiterverkauft, geerbt, erwirtschaftet, reinbekommen, reingekriegt, \
      ausgezahlt bekommen, dazubekommen, erlöst, ergattert, wurden gutgeschrieben, wurde gutgeschrieben, \
      ist eingegangen, sind eingegangen, ausbezahlt bekommen, überwiesen bekommen, geschenkt bekommen, \
      zugesteckt bekommen, geschickt bekommen
      """),
    .roles(
      .incomeSource,
      """
      gratifikation, sonderzahlung, überstundenvergütung, waisenrente, altersrente, sozialhilfe, \
      ausschüttung, bonuszahlung, erlös, verkaufserlös, gewinn, einkünfte, einnahmen, tageseinnahmen, \
      aufwandsentschädigung, übungsleiterpauschale, finderlohn, geburtstagsgeld, konfirmationsgeld, \
      hochzeitsgeld, neukundenbonus, schichtzulage, zulage, nachtzuschlag, monatslohn, stundenlohn, \
      nettogehalt, nettolohn, ausbildungsvergütung, azubigehalt, ferienjob, lottogewinn, gagen, \
      einspeisevergütung, flohmarkterlös, dividenden, trinkgeldkasse, kindergeldnachzahlung, \
      weihnachtsbonus, 13 gehalt
      """),
    .cues(.sending, "miete, bezahlung, scheck, mietzahlung"),
    .roles(
      .receive,
      "mir wurden, mir wurde, wurden mir, wurde mir, uns wurden, uns wurde, eingebracht, brachte ein, hat gebracht"
    ),
    .roles(.payer, "untermieters, mieters, mietern, käufers, kundschaft, chefs"),
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
    .cues(
      .handed,
      """
      voldaan, voldeed, voldeden, overgeschreven, toegestopt, stak, gaf mij, doneerde, schonk, schonken, \
      gunde, betaalde uit, bijgedragen, nagelaten, afgerekend, rekende
      """),
    .cues(
      .employee,
      """
      ober, serveerster, bezorger, chauffeur, kapper, kapster, portier, postbode, kamermeisje, \
      klusjesman, verhuizers, masseur, straatmuzikant, barman, taxichauffeur
      """),
    .cues(.earned, "gemaakt, verdiend, opgehaald"),
    .roles(
      .receive,
      """
      binnengehaald, geërfd, doorverkocht, geveild, verpatst, van de hand gedaan, ontvingen, \
      bijgekregen, teruggekregen van, binnengekregen, uitbetaald gekregen, overgemaakt gekregen, \
      toegestopt gekregen, verkocht, verkochten, geïnd, gekregen
      """),
    .roles(
      .incomeSource,
      """
      toeslagen, wajong, wia, bijstandsuitkering, ziektewet, dividend, opbrengst, verkoopopbrengst, \
      winst, huuropbrengst, omzet, dagomzet, verjaardagsgeld, loterijwinst, overwerk, kerstbonus, \
      eindejaarsbonus, winstdeling, studiebeurs, nettoloon, weekloon, dagloon, stagevergoeding, \
      vakantietoeslag, oppasgeld, vrijwilligersvergoeding, alimentatie ontvangen, gewonnen prijs, \
      royalty, dagopbrengst, spaarrente ontvangen, kindertoeslag, nabestaandenpensioen, aow uitkering, \
      weduwepensioen
      """),
    .cues(.sending, "huur, cheque"),
    .roles(.receive, "opgebracht, bracht op, opgeleverd, leverde op"),
  ]

  static let hindiDirection: [WordRow] = [
    .roles(.next, "agle, agla, agli, अगले"),
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
      "udhaar chukta, udhar chukta, udhaar chukta kiya, udhaar diya tha, udhar diya tha"
    ),
    .cues(
      .arriving,
      "aaya, aaye, aayi, aa gaya, aa gaye, aa gayi, jama hua, jama hue, jama hui, khate mein aaye, khate mein aaya, bane, ban gaye, आया, आए, आ गए, जमा हुए"
    ),
    .roles(
      .incomeSource,
      """
      pagaar, pagar, kamai, kamaai, mehnat ki kamai, mazdoori, dihadi, tankhwah, tankhaah, pension, byaj, byaaj, pm kisan, scholarship, vajifa, commission, diwali bonus, side kaam, inaam, lottery jeeti, पगार, कमाई, मज़दूरी, पेंशन
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
    .cues(
      .handed,
      """
      chukaya, chukayi, chuka diya, chuka diye, de gaye, de gaya, de gayi, thamaye, thama diye, pakdaye, \
      pakda diye, daal diye, daal diya, bhejwaye, bhijwaye, di hai, diye hai, diye hain, bheje hain, de \
      rakhe, jama kiye, jama karaye, jama kiya, credit kiye, credit kiya
      """),
    .cues(
      .employee,
      """
      waiter, delivery wala, delivery wale, delivery boy, watchman, guard, naai, nai, doodhwala, barber, \
      bhangi, mazdoor, mistri, plumber, cook, rasoiya, sweeper, peon, coolie, pandit
      """),
    .cues(
      .arriving,
      """
      credit hue, credit hua, credit hui, khate mein jama, account mein aaye, account mein aaya, account \
      mein aayi, aa chuka, aa chuke
      """),
    .roles(
      .receive,
      """
      bech daala, bech daali, bech daale, vasool kiye, vasool kiya, vasoole, mile hain, mili hai, mila \
      hai, mil gye, mil gya, mil gyi, mile the, kamai hui, kama liya, banaye, jeet gaye, jeet gaya, jeet \
      gayi, haath lage, hasil kiye, prapt hue, bika, biki, bik gaya, bik gayi, bik gaye, prapt hua
      """),
    .roles(
      .incomeSource,
      """
      munafa, bikri, galla, bakshish mili, shagun mila, rakhi ke paise, eidi, subsidy, stipend, \
      incentive, overtime, pm kisan yojana, ladli behna, tankha aayi, diwali ka bonus, kiraya mila, \
      byaaj mila, interest mila, dividend mila, tip mili, tips mile, dehadi, mehnatana, naukri ki pehli \
      kamai
      """),
    .cues(.employee, "bachon, bachhon, baccho, bachchon"),
  ]
}
