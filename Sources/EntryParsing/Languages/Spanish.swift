extension LanguageTable {
  /// Spanish, of Spain and the Americas.
  static let spanish = LanguageTable(
    language: "es",
    grammar: NumberGrammar(hasBareScales: true, speaksCents: true),
    things: DailyThings.spanish,
    texts: [spanishWords, spanishCues])

  private static let spanishWords: StaticString =
    """
    cardinal: 0 cero, 1 uno, 2 dos, 3 tres, 4 cuatro, 5 cinco, 6 seis, 7 siete, 8 ocho, 9 nueve, \
    10 diez, 11 once, 12 doce, 13 trece, 14 catorce, 15 quince, 16 dieciseis|diesiseis|diez y \
    seis, 17 diecisiete|diez y siete, 18 dieciocho|diez y ocho, 19 diecinueve|diez y nueve, 20 \
    veinte, 21 veintiuno|veintiun|veinte y uno, 22 veintidos, 23 veintitres, 24 veinticuatro, 25 \
    veinticinco, 26 veintiseis, 27 veintisiete, 28 veintiocho, 29 veintinueve, 30 treinta, 40 \
    cuarenta, 50 cincuenta, 60 sesenta, 70 setenta, 80 ochenta, 90 noventa, 200 doscientos, 300 \
    trescientos, 400 cuatrocientos, 500 quinientos, 600 seiscientos, 700 setecientos, 800 \
    ochocientos, 900 novecientos
    cardinal article: 1 un|una
    scale: 100 cien|ciento|cientos, 1000 mil|luca|lucas, 1000000 millon|millones|palo|palos|m
    half: 0 medio|media
    ordinal: 1 primero|primer|primera, 2 segundo|segunda, 3 tercero|tercer|tercera, 4 cuarto|\
    cuarta, 5 quinto|quinta
    point: coma, punto
    currency: USD CAD AUD NZD SGD HKD TWD dolar|dolares|dlls|dls, GBP EGP LBP SYP libra|libras, \
    EUR euro|euros|pavos|leuros, CHF XOF XAF franco|francos, SEK NOK DKK CZK ISK? corona|coronas, \
    JPY yenes, INR PKR LKR NPR IDR MUR rupia|rupias, BRL reales, PLN zloty|zlotys|esloti|eslotis, \
    RUB rublo|rublos, MXN varos|baros, PEN sol
    minorUnit: 100 centimo|centimos|centavo
    relativeDay: 0 hoy|esta mañana|esta tarde|esta noche, -1 ayer|anoche|ayer por la noche|ayer \
    por la tarde|ayer por la mañana|ayer noche|ayer tarde, -2 anteayer|antier|antes de ayer|el dia \
    antes de ayer|dia antes de ayer|antenoche, 1 mañana por la mañana|mañana
    weekday: 1 lunes, 2 martes, 3 miercoles, 4 jueves, 5 viernes, 6 sabado|sabados, 7 domingo|\
    domingos
    month: 1 enero|ene, 2 febrero, 3 marzo, 4 abril|abr, 5 mayo, 6 junio, 7 julio, 8 agosto|ago, 9 \
    septiembre|setiembre, 10 octubre, 11 noviembre, 12 diciembre|dic
    span: 1 dia|dias, 7 semana|semanas, -1 mes|meses, -12 año|años
    ago: atras
    agoBefore: hace
    last: pasado, pasada, ultimo, ultima
    this: este, esta
    next: proximo, proxima, que viene
    every: cada, mensual, mensuales, al mes
    spend: gaste, gasto, gastamos, gastado, gastar, me gaste, pague, pago, pagar, pagamos, pagado, \
    compre, compro, compramos, comprar, comprado, cuesta, cobra, me cobra, me cobro, me cobraron, \
    me costo, pedi, invite, done, abone, recargue, cene, comi, almorce, desayune, tome, compra \
    por, compra aprobada, cargo, cargo por, consumo, consumo por, retiro, me dejé, dejé, me he \
    dejado, nos dejamos, solté, me fundí, me pulí, me hice, nos hicimos, me costaron, cargado, me \
    cargaron, descontado, me descontaron
    spend filler itWas costed: costo, salió en, salió por, costaron
    give: di, envie, mande, transferi, regale
    receive: recibi, recibo, gane, gano, cobre, vendi, me pagaron, me pagan, me pago, me \
    transfirieron, me transfirio, me dio, me dieron, me regalo, me regalaron, me envio, me mando, \
    me enviaron, me mandaron, me consigno, me consignaron, me depositaron, me deposito, encontre, \
    me ingresaron, ingrese, me llego, me llegaron, me cayó, cobrado, cobramos, ganamos, ganado, \
    recibimos, recibido, he cobrado, he recibido, he ganado, he vendido, vendimos, vendido, \
    vendida, me soltó, me soltaron, nos dio, nos dieron, me han ingresado, me ha ingresado, me han \
    pagado, me ha pagado, me ha dado, me han dado, nos regaló, nos regalaron, nos pagaron, me \
    saqué, me gané, me dejaron, me giraron, me giró, me han transferido, me ha transferido, me \
    liquidaron, me abonaron, me abonó, obtuve, percibí, recaudé, recaudamos, me embolsé, embolsé, \
    revendí, rematé, malvendí, subasté, heredé, me tocaron, hallé, me han regalado, me \
    obsequiaron, me premiaron, junté vendiendo, me acreditaron, me entregaron, me entregó, me \
    hicieron un bizum, me hizo un bizum, me hizo una transferencia, me hicieron una transferencia, \
    nos ingresaron, nos transfirieron, me liquidó, rindió, redituó, nos dejó, dejaron de ganancia, \
    dejó de ganancia
    refund: reembolso, reembolsaron, me reembolsaron, me devolvieron, me devolvio, devolucion, \
    devolvi, reintegro, me indemnizó, me indemnizaron, me compensaron, me compensó, me regresó, me \
    regresaron, me ha devuelto, me han devuelto, nos devolvieron, nos devolvió, devuelto, \
    devueltos, devuelta, reembolsado, me reintegraron, me reembolsó, abono en tarjeta, regresaron
    back: de vuelta, de regreso
    incomeSource: sueldo, salario, nomina, quincena, aguinaldo, bono, dividendos, dividendo, \
    ingreso, ingresos, propinas recibidas, pension, beca, honorarios, comision, paro, prestación, \
    prestaciones, subsidio, ayuda por hijo, ayuda familiar, prestación por desempleo, seguro de \
    desempleo, pensión alimenticia, manutención, finiquito, paga extra, aguinaldos, utilidades, \
    reparto de utilidades, caja de ahorro, comisiones, intereses, intereses ganados, rendimientos, \
    herencia, premio, renta cobrada, alquiler cobrado, propinas que me dejaron, propinas de hoy, \
    horas extra pagadas, chamba, chambita, regalías, derechos de autor, indemnización, jubilación, \
    mesada, domingo, ingreso mínimo vital, retroactivo, trabajito, paga extraordinaria, pagas \
    extras, bono navideño, bono de productividad, pensión de viudedad, ganancias, ganancia, ventas \
    de hoy, ventas del día, venta del día, comisión por venta, anticipo de nómina, adelanto de \
    sueldo, dinero de cumpleaños, remesa, remesas, horas extra, mi quincena, jornal, jornales, \
    paguita, vales de despensa, fondo de ahorro, caja de ahorros, prestaciones sociales, \
    cesantías, asignación, asignación familiar, premio de lotería, sueldito, salario mínimo, ayuda \
    del gobierno, pensión del bienestar, beca bienestar, renta del inquilino, propinas
    person: madre, padre, abuela, abuelo, tia, tio, hermana, hermano, prima, primo, amigo, amiga, \
    novia, novio, esposa, esposo, marido, mujer, hijo, hija, suegra, suegro, cuñada, cuñado, \
    vecino, vecina, compañero, compañera, compañero de piso, padres, abuelos, sobrino, sobrina, \
    compadre, comadre, padrino, madrina, suegros, colega, pareja
    payer: cliente, jefe, empresa, clienta, clientes, clientas, jefa, patrón, patrona, inquilino, \
    inquilina, inquilinos, casero, comprador, compradora, empleador, hacienda
    me: nos, a mí, conmigo
    subjectI: yo
    putAway: meti, puse, movi, aparte, transfer
    at: en
    from: desde
    to: a, al
    forWord: para, por
    on: el, la, los, las
    with: con
    of: de, del
    and: y, e, mas, tambien, ademas
    or: o, u
    article: este, esta, unos, unas, mi, mis, lo, su
    filler: unos, que, se, ya, muy, solo, casi, como, aproximadamente, es, son, era, eran, fueron, \
    no, digo, dije, fue, era de, has
    filler itWas: fueron solo, eran solo, fueron en realidad, salían, en realidad son, eran como
    filler mayCorrect itWas: que sean, que sea, ponlo en, déjalo en, pon mejor, digamos, yo dije
    question: como, cuanto, cuantos, cuando, donde, puedo, debo, deberia, crees, es buena idea, \
    quiero saber, conviene, es caro, vale la pena
    command: borra, borrar, elimina, eliminar, cancela, muestra
    remark: debo, quiero, voy a, debo a, quisiera, pienso, vamos a, tengo que, hay que, necesito, \
    casi compro, me gustaría, deberíamos
    negation: nunca, jamas, no compré, no pagué, no gasté, no he comprado, no he pagado, no he \
    gastado
    total: en total
    each: cada, cada uno, cada una, por persona, por cabeza
    split: dividido, dividir, dividimos, dividida, repartido, repartida, compartido
    heads: personas, persona, amigos, amigas, partes, invitados, invitadas, gente, colegas, \
    compañeros
    measure: gramos, gramo
    model: talla
    account: efectivo, tarjeta, en efectivo, con tarjeta, banco
    occasion: cumpleaños, navidad, mi cumpleaños
    within: en, a, al, entre
    bankWord: compra por, compra aprobada, cargo, cargo por, consumo, consumo por, retiro, saldo, \
    disponible, cupo, tarjeta terminada, terminada, cuenta, autorizacion, clave
    balance: saldo, disponible, cupo
    item groceries: supermercado, mercado, comestibles, compra, la compra, despensa, viveres, \
    verduras, fruta, frutas, leche, pan, huevos, carne, pescado, arroz, agua, abarrotes, mandado
    item groceries 6: papel higiénico, papel de cocina, bolsas de basura, pasta de dientes, agua \
    mineral, leche en polvo, aceite de oliva, comida congelada
    item dining: almuerzo, cena, desayuno, merienda, comida, cafe, cafes, cerveza, cervezas, vino, \
    copas, bocadillo, hamburguesa, hamburguesas, helado, postre, pollo asado, menu del dia, \
    bebidas, trago, tragos, comida rapida, domicilio, propina
    item dining 6: comida corrida, comida a domicilio, café con leche, aceitunas y cañas
    item transport: gasolina, autobus, colectivo, metro, tren, transporte, pasaje, pasajes, peaje, \
    estacionamiento, aparcamiento, parqueadero, combustible, nafta, mecanico, taller, billete de \
    tren, bicicleta alquiler
    item transport 6: repostado, reposté, llenar el tanque, llené el tanque, cambio de aceite, \
    zona azul, abono transporte, multa de tráfico, impuesto de circulación, cambio de ruedas, \
    cambio de neumáticos, revisión del coche, lavado de coche, ticket de metro, billete de \
    autobús, taller mecánico
    item housing: alquiler, arriendo, renta, hipoteca, administracion, fontanero, plomero, \
    vivienda
    item housing 6: impuesto de bienes inmuebles, cuota de comunidad, comunidad de vecinos, gastos \
    de comunidad, señora de la limpieza, llave nueva, copia de llaves, papel pintado
    item utilities: luz, agua y luz, electricidad, factura de luz, recibo de luz, recibo del agua, \
    gas natural, telefono, celular plan, factura, servicios, movil, recarga, comision bancaria, \
    comisiones bancarias, comision del banco, comision de la cuenta, gastos bancarios
    item utilities 6: gas butano, bombona de butano, recibo de la luz, recibo del gas, factura de \
    la luz, factura del agua, saldo celular, recarga celular, gas lp
    item health: farmacia, medico, dentista, medicina, medicinas, medicamentos, gimnasio, \
    peluqueria, corte de pelo, consulta, gafas, salud
    item health 6: crema solar, lentes de contacto, limpieza dental, análisis de sangre, plan de \
    salud, tinte de pelo
    item insurance: seguro, seguros, seguro de coche, seguro medico, poliza
    item insurance 6: seguro del coche, seguro de vida, seguro dental, seguro de hogar, seguro del \
    hogar, seguro de viaje
    item entertainment: cine, pelicula, concierto, teatro, museo, entradas, videojuego, \
    videojuegos, juego, fiesta, discoteca, loteria, entretenimiento, ocio
    item entertainment 6: parque de atracciones, juego de mesa, juegos de mesa, entradas de cine, \
    entradas para el partido, entradas para el cine, sala de juegos, parque acuático
    item shopping: ropa, zapatos, camisa, pantalon, pantalones, celular, telefono nuevo, \
    ordenador, computador, computadora, portatil, libro, libros, muebles, juguetes, regalo para \
    casa, compras, zapatillas
    item shopping 6: arena para gatos, arena de gatos, arena del gato, arena para el gato, comida \
    para perros, comida de perro, comida del gato, esmalte de uñas, ropa interior, traje de baño, \
    funda del móvil, cargador del móvil, máquina de coser, abono para plantas, bicicleta nueva, \
    cortina de baño
    item travel: viaje, viajes, vuelo, vuelos, vacaciones, hostal, avion, pasaje de avion, turismo
    item travel 6: billete de avión, boleto de avión, billetes de avión, alquiler de coche, tasa \
    turística, casa rural
    item subscriptions: suscripcion, suscripciones, membresia, abono mensual
    item education: matricula, colegio, escuela, universidad, curso, cursos, clases, educacion
    item education 6: comedor escolar, material escolar, útiles escolares, libros de texto, \
    mensualidad del colegio, mensualidad de la escuela, clases particulares, carnet de conducir, \
    actividades extraescolares
    item gifts: regalo, regalos, donacion, flores, caridad, limosna
    item gifts 6: regalo de boda, regalo de cumpleaños, lista de bodas, tarjeta regalo, amigo \
    invisible
    investment item investment 6: inversion, inversiones, acciones, fondo indexado, bolsa, \
    criptomonedas, cripto
    putAway item investment 6: inverti, invertir
    item savings: ahorro, ahorros, fondo de emergencia, cuenta de ahorros
    putAway item savings 6: ahorre, ahorrar, ahorrado, ahorramos, guardado para
    item debt: deuda, deudas, prestamo, prestamos, credito, tarjeta de credito, cuota, cuotas
    item other: impuesto sobre la renta, impuesto de la renta, declaración de la renta
    item other 6: impuesto de renta
    place groceries: tienda de abarrotes, carniceria, fruteria, pescaderia
    place dining: restaurante, panaderia, heladeria
    """
}
