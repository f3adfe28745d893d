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
    veinte, 21 veintiun(|o)|veinte y uno, 22 veintidos, 23 veintitres, 24 veinticuatro, 25 \
    veinticinco, 26 veintiseis, 27 veintisiete, 28 veintiocho, 29 veintinueve, 30 treinta, 40 \
    cuarenta, 50 cincuenta, 60 sesenta, 70 setenta, 80 ochenta, 90 noventa, 200 doscientos, 300 \
    trescientos, 400 cuatrocientos, 500 quinientos, 600 seiscientos, 700 setecientos, 800 \
    ochocientos, 900 novecientos
    cardinal article: 1 un|una
    scale: 100 cien(|to|tos), 1000 mil|luca|lucas, 1000000 millon(|es)|palo|palos|m
    half: 0 medio|media
    ordinal: 1 primer(|o|a), 2 segund(o|a), 3 tercer(|o|a), 4 cuart(o|a), 5 quint(o|a)
    point: coma, punto
    currency: USD CAD AUD NZD SGD HKD TWD dolar(|es)|dlls|dls, GBP EGP LBP SYP libra(|s), EUR \
    euro|euros|pavos|leuros, CHF XOF XAF franco(|s), SEK NOK DKK CZK ISK? corona(|s), JPY yenes, \
    INR PKR LKR NPR IDR MUR rupia(|s), BRL reales, PLN zloty(|s)|esloti(|s), RUB rublo(|s), MXN \
    varos|baros, PEN sol
    minorUnit: 100 cent(imo|imos|avo)
    relativeDay: 0 hoy|esta (mañana|tarde|noche), -1 ayer|anoche|ayer por la (noche|tarde|mañana)|\
    ayer (noche|tarde), -2 anteayer|antier|antes de ayer|el dia antes de ayer|dia antes de ayer|\
    antenoche, 1 mañana por la mañana|mañana
    weekday: 1 lunes, 2 martes, 3 miercoles, 4 jueves, 5 viernes, 6 sabado(|s), 7 domingo(|s)
    month: 1 enero|ene, 2 febrero, 3 marzo, 4 abril|abr, 5 mayo, 6 junio, 7 julio, 8 agosto|ago, 9 \
    septiembre|setiembre, 10 octubre, 11 noviembre, 12 diciembre|dic
    span: 1 dia|dias, 7 semana(|s), -1 mes|meses, -12 año|años
    ago: atras
    agoBefore: hace
    last: pasad(o|a), ultim(o|a)
    this: este, esta
    next: proxim(o|a), que viene
    every: cada, mensual(|es), al mes
    spend: gast(e|o|amos|ado|ar), me (gaste|cobra|cobro|cobraron|costo|dejé|fundí|pulí|hice|\
    costaron|cargaron), pag(ue|o|ar|amos|ado), compr(e|o|amos|ar|ado), cuesta, cobra, pedi, \
    invite, done, abone, recargue, cene, comi, almorce, desayune, tome, compra (por|aprobada), \
    cargo, cargo por, consumo, consumo por, retiro, dejé, me he dejado, nos dejamos, solté, nos \
    hicimos, cargado, descontado, me descontaron
    spend filler itWas costed: costo, salió (en|por), costaron
    give: di, envie, mande, transferi, regale
    receive: recib(i|o|imos|ido), gan(e|o|amos|ado), cobr(e|ado|amos), vendi(|mos|do|da), me \
    (pagaron|pagan|pago|dio|dieron|regalo|regalaron|envio|mando|enviaron|mandaron|consigno|\
    deposito|llego|llegaron|cayó|soltó|soltaron|saqué|gané|dejaron|giraron|giró|abonaron|abonó|\
    embolsé|tocaron|premiaron|entregó|liquidó), me transfiri(eron|o), me consignaron, me \
    depositaron, encontre, me ingresaron, ingrese, he (cobrado|recibido|ganado|vendido), nos (dio|\
    dieron|regaló|regalaron|pagaron|dejó), me han (ingresado|pagado|dado|regalado), me ha \
    (ingresado|pagado|dado), me (han|ha) transferido, me liquidaron, obtuve, percibí, recaud(é|\
    amos), embolsé, revendí, rematé, malvendí, subasté, heredé, hallé, me obsequiaron, junté \
    vendiendo, me acreditaron, me entregaron, me (hicieron|hizo) un bizum, me (hizo|hicieron) una \
    transferencia, nos ingresaron, nos transfirieron, rindió, redituó, dej(aron|ó) de ganancia
    refund: reembols(o|aron|ado), me reembolsaron, me devolvieron, me (devolvio|indemnizó|\
    compensó|regresó|reembolsó), devol(ucion|vi), reintegro, me indemnizaron, me compensaron, me \
    regresaron, me (ha|han) devuelto, nos devolvi(eron|ó), devuelt(o|os|a), me reintegraron, abono \
    en tarjeta, regresaron
    back: de vuelta, de regreso
    incomeSource: sueld(o|ito), salario, nomina, quincena, aguinaldo(|s), bono, dividendo(|s), \
    ingreso(|s), propinas recibidas, pension, beca, honorarios, comision(|es), paro, prestaci(ón|\
    ones), subsidio, ayuda por hijo, ayuda familiar, prestación por desempleo, seguro de \
    desempleo, pensión alimenticia, manutención, finiquito, paga extra, utilidades, reparto de \
    utilidades, caja de ahorro(|s), intereses, intereses ganados, rendimientos, herencia, premio, \
    renta cobrada, alquiler cobrado, propinas que me dejaron, propinas de hoy, horas extra \
    pagadas, chamb(a|ita), regalías, derechos de autor, indemnización, jubilación, mesada, \
    domingo, ingreso mínimo vital, retroactivo, trabajito, paga extraordinaria, pagas extras, bono \
    navideño, bono de productividad, pensión de viudedad, ganancia(|s), ventas de hoy, venta(|s) \
    del día, comisión por venta, anticipo de nómina, adelanto de sueldo, dinero de cumpleaños, \
    remesa(|s), horas extra, mi quincena, jornal(|es), paguita, vales de despensa, fondo de \
    ahorro, prestaciones sociales, cesantías, asignación, asignación familiar, premio de lotería, \
    salario mínimo, ayuda del gobierno, pensión del bienestar, beca bienestar, renta del \
    inquilino, propinas
    person: madre, padr(e|es|ino), abuel(a|o|os), tia, tio, herman(a|o), prima, primo, amigo, \
    amiga, novia, novio, espos(a|o), marido, mujer, hijo, hija, suegr(a|o|os), cuñad(a|o), \
    vecin(o|a), compa(ñero|ñera|dre), compañero de piso, sobrin(o|a), comadre, madrina, colega, \
    pareja
    payer: client(e|a|es|as), jefe, empresa, jefa, patrón, patrona, inquilin(o|a|os), casero, \
    comprador(|a), empleador, hacienda
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
    filler itWas: fueron solo, eran (solo|como), fueron en realidad, salían, en realidad son
    filler mayCorrect itWas: que sea(|n), ponlo en, déjalo en, pon mejor, digamos, yo dije
    question: como, cuan(to|tos|do), donde, puedo, debo, deberia, crees, es buena idea, quiero \
    saber, conviene, es caro, vale la pena
    command: borra(|r), elimina(|r), cancela, muestra
    remark: debo, quiero, voy a, debo a, quisiera, pienso, vamos a, tengo que, hay que, necesito, \
    casi compro, me gustaría, deberíamos
    negation: nunca, jamas, no (compré|pagué|gasté), no he (comprado|pagado|gastado)
    total: en total
    each: cada, cada (uno|una), por persona, por cabeza
    split: dividi(do|r|mos|da), repartid(o|a), compartido
    heads: persona(|s), amigos, amigas, partes, invitad(os|as), gente, colegas, compañeros
    measure: gramo(|s)
    model: talla
    account: efectivo, tarjeta, en efectivo, con tarjeta, banco
    occasion: cumpleaños, navidad, mi cumpleaños
    within: en, a, al, entre
    bankWord: compra (por|aprobada), cargo, cargo por, consumo, consumo por, retiro, saldo, \
    disponible, cupo, tarjeta terminada, terminada, cuenta, autorizacion, clave
    balance: saldo, disponible, cupo
    item groceries: supermercado, mercado, comestibles, compra, la compra, despensa, viveres, \
    verduras, fruta(|s), leche, pan, huevos, carne, pescado, arroz, agua, abarrotes, mandado
    item groceries 6: papel higiénico, papel de cocina, bolsas de basura, pasta de dientes, agua \
    mineral, leche en polvo, aceite de oliva, comida congelada
    item dining: almuerzo, cena, desayuno, merienda, comida, cafe, cafes, cerveza(|s), vino, \
    copas, bocadillo, hamburguesa(|s), helado, postre, pollo asado, menu del dia, bebidas, trago(|\
    s), comida rapida, domicilio, propina
    item dining 6: comida corrida, comida a domicilio, café con leche, aceitunas y cañas
    item transport: gasolina, autobus, colectivo, metro, tren, transporte, pasaje(|s), peaje, \
    estacionamiento, aparcamiento, parqueadero, combustible, nafta, mecanico, taller, billete de \
    tren, bicicleta alquiler
    item transport 6: repost(ado|é), llen(ar|é) el tanque, cambio de (aceite|ruedas), zona azul, \
    abono transporte, multa de tráfico, impuesto de circulación, cambio de neumáticos, revisión \
    del coche, lavado de coche, ticket de metro, billete de autobús, taller mecánico
    item housing: alquiler, arriendo, renta, hipoteca, administracion, fontanero, plomero, \
    vivienda
    item housing 6: impuesto de bienes inmuebles, cuota de comunidad, comunidad de vecinos, gastos \
    de comunidad, señora de la limpieza, llave nueva, copia de llaves, papel pintado
    item utilities: luz, agua y luz, electricidad, factura de luz, recibo de luz, recibo del agua, \
    gas natural, telefono, celular plan, factura, servicios, movil, recarga, comision bancaria, \
    comisiones bancarias, comision del banco, comision de la cuenta, gastos bancarios
    item utilities 6: gas butano, bombona de butano, recibo de la luz, recibo del gas, factura de \
    la luz, factura del agua, saldo celular, recarga celular, gas lp
    item health: farmacia, medic(o|ina|inas), dentista, medicamentos, gimnasio, peluqueria, corte \
    de pelo, consulta, gafas, salud
    item health 6: crema solar, lentes de contacto, limpieza dental, análisis de sangre, plan de \
    salud, tinte de pelo
    item insurance: seguro(|s), seguro de coche, seguro medico, poliza
    item insurance 6: seguro del (coche|hogar), seguro de (vida|hogar|viaje), seguro dental
    item entertainment: cine, pelicula, concierto, teatro, museo, entradas, videojuego(|s), juego, \
    fiesta, discoteca, loteria, entretenimiento, ocio
    item entertainment 6: parque de atracciones, juego(|s) de mesa, entradas de cine, entradas \
    para el (partido|cine), sala de juegos, parque acuático
    item shopping: ropa, zapat(os|illas), camisa, pantalon(|es), celular, telefono nuevo, \
    ordenador, computador(|a), portatil, libro(|s), muebles, juguetes, regalo para casa, compras
    item shopping 6: arena (para|de) gatos, arena del gato, arena para el gato, comida para \
    perros, comida de perro, comida del gato, esmalte de uñas, ropa interior, traje de baño, funda \
    del móvil, cargador del móvil, máquina de coser, abono para plantas, bicicleta nueva, cortina \
    de baño
    item travel: viaje(|s), vuelo(|s), vacaciones, hostal, avion, pasaje de avion, turismo
    item travel 6: billete(|s) de avión, boleto de avión, alquiler de coche, tasa turística, casa \
    rural
    item subscriptions: suscripcion(|es), membresia, abono mensual
    item education: matricula, colegio, escuela, universidad, curso(|s), clases, educacion
    item education 6: comedor escolar, material escolar, útiles escolares, libros de texto, \
    mensualidad del colegio, mensualidad de la escuela, clases particulares, carnet de conducir, \
    actividades extraescolares
    item gifts: regalo(|s), donacion, flores, caridad, limosna
    item gifts 6: regalo de boda, regalo de cumpleaños, lista de bodas, tarjeta regalo, amigo \
    invisible
    investment item investment 6: inversion(|es), acciones, fondo indexado, bolsa, criptomonedas, \
    cripto
    putAway item investment 6: inverti(|r)
    item savings: ahorro(|s), fondo de emergencia, cuenta de ahorros
    putAway item savings 6: ahorr(e|ar|ado|amos), guardado para
    item debt: deuda(|s), prestamo(|s), credito, tarjeta de credito, cuota(|s)
    item other: impuesto (sobre|de) la renta, declaración de la renta
    item other 6: impuesto de renta
    place groceries: tienda de abarrotes, carniceria, fruteria, pescaderia
    place dining: restaurante, panaderia, heladeria
    """
}
