/// Words that tell the day of a thing from the day of paying it, see ``WordCues/thingDay``.
extension LanguageTable {
  static let englishThingDays: [WordRow] = [
    .cues(
      .thingDay,
      """
      until, till, til, thru, through, valid from, valid, good, starting, starts, start, begins, \
      beginning, leaves, leaving, departs, departing, departure, arriving, arrival, check in, \
      checkin, checkout, check out, renews, renewing, renewal, renew, next bill, next billing, \
      next charge, next payment, next billing date, billing date, next renewal, expires, expiry, \
      expiring, ends, ending on, delivery, delivered by, delivers, pickup, pick up, collection, \
      premiere, performance, exam, exams, event, opens, is, is on
      """),
    .cues(
      .bookable,
      """
      flight, flights, ticket, tickets, train, hotel, hostel, airbnb, ferry, cruise, concert, \
      festival, theater, theatre, opera, musical, marathon, registration, course, campsite, \
      camping, reservation, booking, appointment, prom, gala, tour, trip
      """),
    .cues(
      .booked, "booked, reserved, prepaid, paid ahead, in advance, deposit, preordered, booking"),
  ]

  static let germanThingDays: [WordRow] = [
    .cues(
      .thingDay,
      """
      bis, bis zum, ab, ab dem, gültig, gültig ab, gültig bis, läuft, läuft bis, läuft ab, beginnt, \
      beginn, startet, start, fährt, fliegt, abfahrt, abflug, anreise, abreise, verlängert sich, \
      verlängerung, nächste abbuchung, nächste zahlung, nächste rechnung, endet, ende, lieferung, \
      abholung, premiere, vorstellung, aufführung, prüfung, findet statt
      """),
    .cues(
      .bookable,
      """
      flug, flüge, flugticket, flugtickets, ticket, tickets, karten, konzertkarten, konzertkarte, \
      theaterkarten, opernkarten, kinokarten, bühnenkarten, eintrittskarten, bahnticket, \
      zugticket, bahnfahrt, fahrkarte, fahrkarten, zug, bahn, hotel, ferienwohnung, fähre, \
      kreuzfahrt, theater, oper, konzert, festival, startgebühr, anmeldung, marathon, \
      halbmarathon, prüfungsgebühr, kurs, campingplatz, reservierung, termin, friseurtermin, \
      arzttermin, reise, urlaub, tisch
      """),
    .cues(
      .booked, "gebucht, reserviert, angezahlt, anzahlung, vorbestellt, im voraus, vorausbezahlt"),
  ]

  static let frenchThingDays: [WordRow] = [
    .cues(
      .thingDay,
      """
      jusqu'au, jusqu'à, jusqu a, jusqu au, jusque, jusqu'en, jusqu en, à partir du, dès le, valable, valable jusqu'au, \
      valide, commence, débute, début, part, départ, arrivée, renouvelle, renouvellement, se \
      renouvelle, renouvelé, prochain prélèvement, prochaine échéance, expire, finit, fin, \
      livraison, livré, retrait, première, représentation, séance, examen, a lieu, est, c'est
      """),
    .cues(
      .bookable,
      """
      vol, vols, billet, billets, place, places, train, tgv, hôtel, hotel, gîte, ferry, \
      croisière, concert, festival, théâtre, opéra, inscription, marathon, stage, cours, camping, \
      réservation, rdv, voyage, excursion, location
      """),
    .cues(.booked, "réservé, réservée, réservés, réservées, acompte, arrhes, d'avance, prévente"),
  ]

  static let spanishThingDays: [WordRow] = [
    .cues(
      .thingDay,
      """
      hasta, hasta el, a partir del, desde el, válido, válida, vale hasta, vence, caduca, empieza, \
      empiezan, comienza, inicia, inicio, sale, salen, salida, llegada, renueva, se renueva, \
      renovación, próximo cargo, próximo cobro, próximo pago, termina, acaba, entrega, entregan, \
      recogida, recojo, retiro, estreno, función, examen, es, son
      """),
    .cues(
      .bookable,
      """
      vuelo, vuelos, boleto, boletos, billete, billetes, entrada, entradas, pasaje, pasajes, \
      tren, ave, avión, autobús, hotel, hostal, ferry, crucero, concierto, festival, teatro, \
      ópera, inscripción, maratón, curso, camping, reserva, cita, lotería, graduación, viaje, \
      excursión, mesa
      """),
    .cues(
      .booked,
      "reservé, reservado, reservada, reservamos, anticipo, señal, por adelantado, ya comprada"),
  ]

  static let italianThingDays: [WordRow] = [
    .cues(
      .thingDay,
      """
      fino al, fino a, fino, a partire dal, dal, valido, valida, valido fino al, scade, scadenza, \
      comincia, inizia, inizio, parte, partenza, arrivo, rinnova, si rinnova, rinnovo, prossimo \
      addebito, prossimo rinnovo, prossima rata, finisce, termina, consegna, ritiro, prima, \
      spettacolo, esame, gara, è
      """),
    .cues(
      .bookable,
      """
      volo, voli, biglietto, biglietti, ingresso, ingressi, treno, frecciarossa, aereo, hotel, \
      albergo, ostello, traghetto, crociera, concerto, festival, teatro, opera, iscrizione, \
      maratona, corso, campeggio, prenotazione, appuntamento, viaggio, gita, tavolo
      """),
    .cues(.booked, "prenotato, prenotata, prenotati, prenotate, caparra, acconto, in anticipo"),
  ]

  static let portugueseThingDays: [WordRow] = [
    .cues(
      .thingDay,
      """
      até, até o, até dia, a partir de, válido, válida, vale até, vence, expira, começa, começam, \
      inicia, início, sai, parte, partida, saída, chegada, renova, renova em, renovação, próxima \
      cobrança, próximo pagamento, termina, acaba, entrega, entregam, retiro, retirada, estreia, \
      sessão, prova, exame, é
      """),
    .cues(
      .bookable,
      """
      voo, voos, passagem, passagens, bilhete, bilhetes, ingresso, ingressos, entrada, entradas, \
      trem, comboio, ônibus, hotel, pousada, balsa, ferry, cruzeiro, show, concerto, festival, \
      teatro, ópera, inscrição, maratona, curso, camping, reserva, consulta, viagem, excursão, \
      mesa, museu
      """),
    .cues(
      .booked, "reservei, reservado, reservada, reservamos, sinal, entrada paga, adiantado, já pago"
    ),
  ]

  static let dutchThingDays: [WordRow] = [
    .cues(
      .thingDay,
      """
      tot, tot en met, t m, t/m, vanaf, geldig, geldig tot, loopt tot, loopt, begint, start, \
      vertrekt, vertrek, aankomst, verlengt, wordt verlengd, verlenging, volgende afschrijving, \
      volgende betaling, verloopt, eindigt, levering, bezorging, ophalen, afhalen, première, \
      voorstelling, examen, optreden, is
      """),
    .cues(
      .bookable,
      """
      vlucht, vluchten, vliegticket, vliegtickets, ticket, tickets, kaartjes, kaartje, \
      concertkaartjes, concertkaarten, theaterkaarten, treinkaartje, treinticket, trein, hotel, \
      hostel, veerboot, ferry, cruise, concert, festival, theater, opera, startbewijs, \
      inschrijving, inschrijfgeld, marathon, examengeld, cursus, camping, reservering, afspraak, \
      reis, excursie, tafel
      """),
    .cues(.booked, "geboekt, gereserveerd, aanbetaald, aanbetaling, vooruitbetaald, vooraf"),
  ]

  static let hindiThingDays: [WordRow] = [
    .cues(
      .thingDayBefore,
      "ke liye, k liye, tak, tak valid, ko hai, ko hoga, ko renew, ko renew hoga, ko expire, se shuru, wali, wala, wale"
    ),
    .cues(.thingDay, "agla payment, agla bill, renewal, delivery, hai"),
    .cues(
      .bookable,
      """
      flight, flights, ticket, tickets, train, hotel, concert, booking, yatra
      """),
    .cues(.booked, "booking, book kiya, book kiye, book ki, booked, advance"),
  ]
}
