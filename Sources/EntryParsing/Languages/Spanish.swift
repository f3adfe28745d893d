extension LanguageTable {
  /// Spanish, of Spain and the Americas.
  static let spanish = LanguageTable(
    language: "es", splitsElisions: false,
    grammar: NumberGrammar(hasBareScales: true, speaksCents: true),
    things: DailyThings.spanish,
    rows: spanishNumbers + spanishDays + spanishGrammar + spanishCues + spanishRoles
      + spanishCounters + spanishUnmoved + spanishThingDays + spanishDirection + spanishCorrections
      + spanishItems + spanishThingPhrases)

  private static let spanishNumbers: [WordRow] = [
    .numbers(
      .cardinal,
      """
      0 cero, 1 uno, 2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, 10 diez, \
      11 once, 12 doce, 13 trece, 14 catorce, 15 quince, 16 dieciseis|diesiseis|diez y seis, 17 \
      diecisiete|diez y siete, 18 dieciocho|diez y ocho, 19 diecinueve|diez y nueve, 20 veinte, 21 \
      veintiuno|veintiun|veinte y uno, 22 veintidos, 23 veintitres, 24 veinticuatro, 25 \
      veinticinco, 26 veintiseis, 27 veintisiete, 28 veintiocho, 29 veintinueve, 30 treinta, 40 \
      cuarenta, 50 cincuenta, 60 sesenta, 70 setenta, 80 ochenta, 90 noventa, 200 doscientos, 300 \
      trescientos, 400 cuatrocientos, 500 quinientos, 600 seiscientos, 700 setecientos, 800 \
      ochocientos, 900 novecientos
      """),
    .numbers(
      .scale, "100 cien|ciento|cientos, 1000 mil|luca|lucas, 1000000 millon|millones|palo|palos|m"),
    .roles(.half, "medio, media"), .roles(.point, "coma, punto"),
    .numbers(
      .ordinal,
      """
      1 primero|primer|primera, 2 segundo|segunda, 3 tercero|tercer|tercera, 4 cuarto|cuarta, 5 \
      quinto|quinta
      """),
    .number(.minorUnit, 100, "centimo, centimos, centavo, centavos"),
    .currency("USD CAD AUD NZD SGD HKD TWD", "dolar, dolares, dlls, dls"),
    .currency("GBP EGP LBP SYP", "libra, libras"),
    .currency("EUR", "euro, euros, pavos, leuros"), .currency("CHF XOF XAF", "franco, francos"),
    .currency("SEK NOK DKK CZK ISK?", "corona, coronas"), .currency("JPY", "yen, yenes"),
    .currency("INR PKR LKR NPR IDR MUR", "rupia, rupias"), .currency("BRL", "reales"),
    .currency("PLN", "zloty, zlotys, esloti, eslotis"), .currency("TRY", "liras"),
    .currency("RUB", "rublo, rublos"),
    .currency("MXN", "varos, baros"),
    .currency("MXN ARS COP CLP PHP UYU DOP CUP?", "peso, pesos"), .currency("PEN", "sol, soles"),
  ]

  private static let spanishDays: [WordRow] = [
    .number(
      .relativeDay, 0, "hoy, esta mañana, esta tarde, esta noche"),
    .number(
      .relativeDay, -1,
      "ayer, anoche, ayer por la noche, ayer por la tarde, ayer por la mañana, ayer noche, ayer tarde"
    ),
    .number(
      .relativeDay, -2,
      "anteayer, antier, antes de ayer, el dia antes de ayer, dia antes de ayer, antenoche"),
    .number(.relativeDay, 1, "mañana por la mañana, mañana"),
    .weekdays(
      "1 lunes, 2 martes, 3 miercoles, 4 jueves, 5 viernes, 6 sabado|sabados, 7 domingo|domingos"),
    .months(
      """
      1 enero|ene, 2 febrero|feb, 3 marzo|mar, 4 abril|abr, 5 mayo|may, 6 junio|jun, 7 julio|jul, \
      8 agosto|ago, 9 septiembre|setiembre|sep|sept, 10 octubre|oct, 11 noviembre|nov, 12 \
      diciembre|dic
      """),
    .number(.span, 1, "dia, dias"), .number(.span, 7, "semana, semanas"),
    .number(.span, -1, "mes, meses"), .number(.span, -12, "año, años"),
    .roles(.agoBefore, "hace"), .roles(.ago, "atras"),
    .roles(.last, "pasado, pasada, ultimo, ultima"), .roles([.this, .article], "este, esta"),
    .roles(.next, "proximo, proxima, que viene"),
    .roles(.every, "cada, mensual, mensuales, al mes"),
  ]

  private static let spanishGrammar: [WordRow] = [
    .roles(
      .spend,
      """
      gaste, gasto, gastamos, gastado, gastar, me gaste, pague, pago, pagar, pagamos, pagado, \
      compre, compro, compramos, comprar, comprado, costo, cuesta, cobra, me cobra, me cobro, me \
      cobraron, me costo, pedi, invite, done, abone, recargue, cene, comi, almorce, desayune, tome
      """),
    .roles(.give, "di, envie, mande, transferi, regale"),
    .roles(
      .receive,
      """
      recibi, recibo, gane, gano, cobre, vendi, me pagaron, me pagan, me pago, me transfirieron, \
      me transfirio, me dio, me dieron, me regalo, me regalaron, me envio, me mando, me enviaron, \
      me mandaron, me consigno, me consignaron, me depositaron, me deposito, \
      encontre, me ingresaron, ingrese, me llego, me llegaron
      """),
    .roles(
      .refund,
      """
      reembolso, reembolsaron, me reembolsaron, me devolvieron, me devolvio, devolucion, devolvi, \
      reintegro
      """),
    .roles(
      .incomeSource,
      """
      sueldo, salario, nomina, quincena, aguinaldo, bono, dividendos, dividendo, ingreso, \
      ingresos, propinas recibidas, pension, beca, honorarios, comision
      """),
    .roles(
      .person,
      """
      mama, papa, madre, padre, abuela, abuelo, tia, tio, hermana, hermano, prima, primo, amigo, \
      amiga, novia, novio, esposa, esposo, marido, mujer, hijo, hija, suegra, suegro
      """),
    .roles(.payer, "cliente, jefe, empresa"), .roles(.me, "me, nos"), .roles(.subjectI, "yo"),
    .roles(.putAway, "meti, puse, movi, aparte, transfer"),
    .items(.savings, also: .putAway, weight: 6, "ahorre, ahorrar"),
    WordRow(
      roles: [.item, .putAway], value: .category(.investment, weight: 6), words: "inverti, invertir"
    ),
    .roles(.forWord, "para, por"), .roles(.on, "el, la, los, las"),
    .number([.article, .cardinal], 1, "un, una"),
    .roles(.article, "unos, unas, mi, mis, lo, su"),
    .roles([.at, .within], "en"), .roles(.from, "desde"), .roles([.to, .within], "a, al"),
    .roles(.of, "de, del"), .roles(.with, "con"), .roles(.and, "y, e, mas, tambien, ademas"),
    .roles(.or, "o, u"),
    .roles(.filler, "que, se, ya, muy, solo, casi, unos, como, aproximadamente"),
    .roles(
      .question,
      """
      cuanto, cuantos, como, cuando, donde, puedo, debo, deberia, crees, es buena idea, quiero \
      saber,
      """),
    .roles(.command, "borra, borrar, elimina, eliminar, cancela, muestra"),
    .roles(.negation, "nunca, jamas"), .roles(.remark, "quiero, voy a, debo a, quisiera, pienso"),
    .roles(.total, "total, en total"), .roles(.each, "cada uno, cada una, por persona"),
    .roles(.split, "dividido, dividir, dividimos"), .roles(.heads, "personas, persona"),
    .roles(.account, "efectivo, tarjeta, en efectivo, con tarjeta, banco"),
    .roles(
      [.bankWord, .spend],
      "compra por, compra aprobada, cargo, cargo por, consumo, consumo por, retiro"),
    .roles([.bankWord, .balance], "saldo, disponible, cupo"),
    .roles(.bankWord, "tarjeta terminada, terminada, cuenta, autorizacion, clave"),
    .roles(.occasion, "cumpleaños, navidad, mi cumpleaños"),
  ]

  private static let spanishItems: [WordRow] = [
    .items(
      .dining,
      """
      almuerzo, cena, desayuno, merienda, comida, cafe, cafes, cerveza, cervezas, vino, copas, \
      tapas, bocadillo, hamburguesa, hamburguesas, helado, postre, pollo asado, arepas, menu del \
      dia, bebidas, trago, tragos, comida rapida, domicilio, propina, pizza, tacos
      """),
    .places(.dining, "restaurante, bar, cafeteria, panaderia, heladeria, taqueria"),
    .items(
      .groceries,
      """
      supermercado, mercado, comestibles, compra, la compra, despensa, viveres, verduras, fruta, \
      frutas, leche, pan, huevos, carne, pescado, arroz, agua, abarrotes, mandado
      """),
    .places(.groceries, "tienda de abarrotes, carniceria, fruteria, pescaderia"),
    .items(
      .transport,
      """
      gasolina, taxi, autobus, bus, colectivo, metro, tren, transporte, pasaje, pasajes, peaje, \
      estacionamiento, aparcamiento, parqueadero, parking, combustible, nafta, mecanico, taller, \
      billete de tren, bicicleta alquiler
      """),
    .items(
      .housing,
      "alquiler, arriendo, renta, hipoteca, administracion, fontanero, plomero, vivienda"),
    .items(
      .utilities,
      """
      luz, agua y luz, electricidad, factura de luz, recibo de luz, recibo del agua, gas natural, \
      internet, telefono, celular plan, factura, servicios, movil, recarga, comision bancaria, \
      comisiones bancarias, comision del banco, comision de la cuenta, gastos bancarios
      """),
    .items(
      .health,
      """
      farmacia, medico, doctor, dentista, medicina, medicinas, medicamentos, hospital, gimnasio, \
      peluqueria, corte de pelo, consulta, gafas, salud
      """),
    .items(.insurance, "seguro, seguros, seguro de coche, seguro medico, poliza"),
    .items(
      .entertainment,
      """
      cine, pelicula, concierto, teatro, museo, entradas, videojuego, videojuegos, juego, fiesta, \
      discoteca, loteria, entretenimiento, ocio
      """),
    .items(
      .shopping,
      """
      ropa, zapatos, camisa, pantalon, pantalones, celular, telefono nuevo, ordenador, computador, \
      computadora, portatil, libro, libros, muebles, juguetes, regalo para casa, compras, \
      zapatillas
      """),
    .items(
      .travel,
      "viaje, viajes, vuelo, vuelos, hotel, vacaciones, hostal, avion, pasaje de avion, turismo"),
    .items(.subscriptions, "suscripcion, suscripciones, membresia, abono mensual"),
    .items(
      .education, "matricula, colegio, escuela, universidad, curso, cursos, clases, educacion"),
    .items(.gifts, "regalo, regalos, donacion, flores, caridad, limosna"),
    .items(
      .investment, also: .investment, weight: 6,
      "inversion, inversiones, acciones, fondo indexado, bolsa, criptomonedas, cripto"),
    .items(.savings, "ahorro, ahorros, fondo de emergencia, cuenta de ahorros"),
    .items(.debt, "deuda, deudas, prestamo, prestamos, credito, tarjeta de credito, cuota, cuotas"),
  ]
}
