extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let spanishCues: StaticString =
    """
    surcharge: propina, iva, impuesto, impuestos, servicio
    included: incluido, incluida, incluyendo, con iva
    discount: descuento, rebaja, cupón, vale descuento
    former: en vez de, en lugar de, antes
    current: ahora, rebajado, rebajada, en oferta
    share: parte
    mine: la mía, lo mío
    owner: mi, mis, su, nuestra, nuestro, sus, tu
    repeated: 2 dos veces, 3 tres veces, 4 cuatro veces
    unit: kilómetros, pasos, grados, calorías, puntos, goles, páginas, mensajes, litros, fiebre, \
    calentura, minuto, minutos, hora, horas, segundo, segundos, día, días, semana, semanas, mes, \
    meses, año, años, metros, por ciento, correos, llamadas, estrellas, intentos, capítulos, \
    episodios
    code: clave, planta, piso, nivel, terminación, episodio, temporada, pasillo, plaza, \
    kilometraje, odómetro, fiebre, habitación, sala, andén, página, capítulo, código, número, \
    número de cliente, código postal, contraseña, llámame al, llamar al, llama al, pulso, tensión, \
    temperatura, cuarto
    copula: es, son
    graded: mate, mates, matemáticas, física, química, examen, parcial
    line: mesa, puerta, autobús, línea, vuelo, asiento, fila, vía, tren, metro, salida
    stated: le doy un, menores de, mayores de, éramos, fuimos, somos, eramos unos, cumplió, \
    cumple, nota, con retraso, tarde, retrasado, llega, sale
    aside: saldo, antes, presupuesto, quedan, me quedan, queda, me queda, sobran, última vez, \
    entonces, habría, hubiera, habría sido, próxima vez, más barato, más caro, precio normal, \
    meta, valía, costaba, de menos, de más, faltan, me faltan, todavía me, aún me, todavía tengo, \
    aún tengo, algún día, un día de estos, dice que, decía, dijo, normalmente
    predicate: esta, cuesta, puedo, debo, deberia, quiero, pienso, necesito, era, eran, fueron, \
    estaba, estaban, había, habían, tenía, tenían, duró, indica, falta, quiere, quería, puede, \
    deberían, podría, querría, costaría, saldría, podía, debe, debía, calzo, calza, creo, parecía, \
    sirve, necesita, cumplía
    predicate telling: están, estoy, hay, tiene, tienen, tengo, dura, pesa, mide, va, van, vive, \
    parece, sabe, entran, lleva, llevo, llevan, cabe, caben
    amends: en vez de, en lugar de, no, perdón, ups, en realidad, mejor dicho, digo, error, \
    corrección, perdona, sino
    plan: saldo, presupuesto, objetivo, límite
    failed: fallido, fallida, falló, rechazado, rechazada, denegado, denegada, pendiente, impagado
    payment: pago, recibo, tarjeta, cargo, transferencia, compra, factura, transacción
    condition: si compro, si pago, si gasto, si cuesta, si me compro, si compramos
    borrowed: me prestó, me prestaron, me ha prestado, pedí prestado, pedí prestados, prestado, \
    prestados, préstamo recibido
    somebody: ella, ellos, ellas, alguien
    ownMoney: gasto, compro, cobra, ha pagado, ha gastado, ha comprado, ha ganado, gana, ganan, \
    cobran, perdieron, perdió, ha perdido, apostó, vendió, vendieron, ha vendido, se gastó, se \
    gastaron, se ha gastado, se han gastado, gastaron, compraron, se compró, se compraron, se ha \
    comprado, pagaron, han pagado, han gastado, se dejó, se ha dejado, se fundió, se pulió, se \
    gasta, soltó, desembolsó, invirtió
    earned: me hice, me saqué, hice, hicimos, saqué, sacamos, junté
    returned: anticipo, señal, depositó, fianza, dinero, envase, envases, cambio
    corrects: quise decir, quería decir, quise poner, me refería a, rectifico, rectifica, \
    rectifíquelo, rectificación, corrige, corrígelo, corrígela, corríjalo, corregir, error mío, mi \
    error, fue mi error, me equivoqué, me confundí, me entendiste mal, entendiste mal, leí mal, \
    escribí mal, puse mal, tecleé mal, cámbialo, cámbiala, cambia eso, cambia ese, cambia el \
    último, cambia la última, ponle, debe quedar, debe ser, debería ser, debe constar, monto \
    equivocado, importe equivocado, cantidad equivocada, importe incorrecto, monto incorrecto, \
    tacha los, tacha eso, tacha ese, borra eso, borra ese, borra los, quita eso, quita esos, quita \
    ese, olvida eso, olvida lo, olvida los, lo que puse, lo que lo de antes, de antes era, de \
    antes eran, pero en realidad, eso no era de, me faltó un poco, al revés, equivocación, metí \
    mal, anoté mal, apunté mal, error de dedo, dedazo, errata, miento, corrijo, modifica, \
    modifícalo, reemplaza, sustituye, actualiza, elimina eso, elimina el último, elimina la \
    última, borra el último, borra la última, bórralo, bórrala, quítalo, quítala, anúlalo, deshaz, \
    el correcto es, lo correcto es, el monto correcto, el importe correcto, la cantidad correcta, \
    lo anoté dos veces, anotado dos veces, duplicado, está duplicado, cambia los, cambia lo, mal \
    escrito, mal anotado, oíste mal, escuchaste mal, me escuchaste mal, un cero de más, la coma, \
    intercambia los, eso no era, esto no era, ya lo apunté, tenía que ser, tenían que ser, tendría \
    que ser, debía ser, debían ser, debería haber sido, tenía que haber sido, debió ser, debieron \
    ser, deberían ser, está mal, están mal, estaba mal, estaban mal, es incorrecto, está \
    equivocado, está equivocada, olvida lo que, olvídalo, falsa alarma, precio real, importe real, \
    monto real, precio correcto, total correcto, precio verdadero, un cero de menos, faltó un \
    cero, me comí un cero, tienda equivocada, categoría equivocada, fecha equivocada, día \
    equivocado, moneda equivocada, cuenta equivocada, no fui yo, no era mío, no eran míos, no es \
    mío, autocorrector, duplicada, duplicados, duplicadas, repetido, repetida, repetidos, \
    repetidas, ya lo anoté, ya estaba anotado, dos veces anotado, apuntado dos veces, lo apunté \
    dos veces, lo puse dos veces
    mayCorrect: no, perdón, ups, en realidad, mejor dicho, digo, error, corrección, perdona, en \
    verdad, de hecho, al final, ay perdón, disculpa, uy, espera, salió más caro, salió más barato, \
    resultó ser, resulta que, pensándolo bien, lo siento, disculpe, perdone, un momento, momento, \
    espere, epa, dije, según el ticket, según el recibo, según la factura, según la cuenta, caray, \
    híjole, mecachis, vaya, ojo, pensándolo mejor, ahora que lo veo, mil disculpas, resulta, \
    resultó que
    mayCorrect denies: nop, para nada, che no, o sea, quiero decir, ay no, uy no, ups no, más \
    bien, bueno no, qué va, nada nada
    itWas: es, son, era, eran, fueron, digo, dije, fue, era de
    denies: no, mejor dicho, digo, corrección, mentira, no espera, no perdón
    costed: es, son, era, eran, fueron, valía, fue, era de, tenía que ser, tenían que ser, salió, \
    salieron, salía, ha sido, han sido, ha costado, eran de, valían
    refersBack: el último, la última, lo último, los últimos, las últimas, el anterior, la \
    anterior, de antes, de hace rato, de hace un rato, de recién, de ahorita, lo de, último gasto, \
    último apunte, última entrada, última compra, ese gasto, esa compra, el otro, la otra, gasto \
    anterior, de hace un momento, el penúltimo, la de antes, el de antes
    that: ese, esa, esos, esas, aquel, aquella, aquellos, aquellas, eso, aquello
    definite: los, esos, esas, aquellos
    edits: corrige, modifica, reemplaza, sustituye, actualiza, ponme, sube, baja, cambia, cambiar, \
    cambie, pon, ponga, deja, corrija, pasa, mueve, ajusta, edita, haz, cambiemos, cámbiame, \
    súbele, bájale, editar, edición, cambio de, modificación, modificar
    records: meti, puse, dije, escribí, puso, pusiste, apunté, apuntaste, anoté, anotaste, \
    escribiste, tecleé, registré, registraste, metiste, he puesto, he apuntado, he dicho, has \
    puesto, has apuntado, marqué, registró, anotó, apuntó, capturé, por error, sin querer, por \
    equivocación, dicho
    insteadOf: en vez de, en lugar de
    butRather: sino, pero
    not: no
    adds: tambien, ademas, falta, otro, otra, olvidé, se me olvidó, me olvidé, encima, se me pasó, \
    faltaba, no te conté, no anoté, no apunté, no lo anoté, no lo apunté, no te dije, no he \
    apuntado
    entry: gasto, reembolso, devolucion, ingreso, compra, último gasto, último apunte, última \
    compra, ese gasto, esa compra, apunté
    counters: cuesta, cobra, cuanto, debo, deberia, muestra, quisiera, presupuesto, límite, tengo \
    que, hay que, me gustaría, no pagué, no he gastado, quiere, puede, deberían, podría, querría, \
    costaría, debía, me quedan, me queda, faltan, me faltan, dice que, recuérdame, acuérdame, \
    recordarme, avísame, avisa cuando, alértame, me debe, me deben, me debes, le debo, les debo, \
    te debo, pagaré, compraré, gastaré, pediré, devolveré, pagaría, compraría, me compraría, \
    gastaría, ojalá, si tuviera, si me toca, si gano, si dejo de, habría salido, habría costado, \
    hubiera costado, hubiera salido, cuestan, costará, costarán, valen, de media, en promedio, \
    quiere subirme, va a subir, sube a, subirá a, suben a, con su dinero, de su dinero, sigue sin \
    pagarse, sin pagar, por pagar, no agregues, no añadas, no apuntes, no pongas, nos cotizó, me \
    cotizó, cotizaron, me ofrece, me ofreció, ofrece, tope, tope semanal, creo que gasté, cree que \
    me gasté, cree que gasté, pone los, pienso comprar, a punto de, pago fallido, no pasó la \
    tarjeta, quedan por pagar, tendré que, voy a pagar, voy a comprar, tendremos que, habrá que, \
    podríamos, me compraré, nos vamos a, sueño con, se me antoja, tengo ganas de, no olvides, no \
    olvidar, acuérdate, recordar, recuerda, recordatorio, pendiente de, falta pagar, nos quedan, \
    en números rojos, en la cuenta tengo, tengo en la cuenta, quiere subir, van a subir, aumenta \
    a, aumentará, sale a, está a, están a, vale, piden, pide, pedía, pedían, ofrecen, ofrecieron, \
    estima, pon el límite, como máximo, máximo, no pasó, no gasto, no gastamos, no compramos, no \
    pagamos, rechacé, me negué, gana, ganan, deben, prestarle, prestar, préstame, quiere que le, \
    me pasas, me lo llevo, me la llevo, me das, prometió, prometieron, promete, supero, supere, \
    supera, paso de, tragó, se tragó, ni loco, ni loca, ni hablar, ni de broma, ni en sueños, \
    andan cobrando, están cobrando, nos faltan, me falta, calcula, calculan, envío gratis, \
    sortean, sorteo, que pierda, que gane, de oferta a, dudé, dudaba, llevarme, comprarme, cuando \
    junte, sin leer, puedo gastar, puedes, podemos, pueden, podré, podrá, podremos, podrán, \
    podrías, podrían, debes, deberías, deberé, tienes que, tiene que, tenemos que, tienen que, \
    tendría que, habría que, quieres, queremos, quieren, quisiéramos, querríamos, gustaría, \
    encantaría, nos gustaría, apetece, deseo, deseamos, espero, esperamos, pensamos, planeo, \
    planea, planeamos, vas a, va a, van a, íbamos a, iba a, a ver si, estoy por, estaba por, \
    estuve por, casi me, casi nos, por poco, a punto, compraremos, pagaremos, gastaremos, \
    pediremos, anda en, andan en, anda por, sale por, salen por, sale en, salen en, va por, pasa \
    a, pasará a, pasan a, aumenta, aumentan, ha subido a, subió a, bajó a, baja a, bajan a, \
    quieren cobrar, cobran por, cobra por, cobran, piden por, pide por, ha pedido, nos pidió, nos \
    pidieron, me pidió, me pidieron, pidieron, exige, exigen, reclama, nos ofrece, nos ofrecen, me \
    ofrecen, probablemente, seguramente, quizá, quizás, tal vez, a lo mejor, supuestamente, aún me \
    debe, todavía me debe, nos debe, nos deben, debemos, le debemos, me prestas, me dejas, \
    dejarme, me puedes dejar, puedes dejarme, prestarme, prestarnos, se me olvide, no se me \
    olvide, recordar que, acordarme de, acuérdame de, apuntar que, en la cuenta hay, en la cuenta \
    quedan, hay en la cuenta, en el banco hay, en el banco tengo, ponme, sube el, sube la, súbeme, \
    baja el, baja la, fija, fija el, limita, aumenta el, reduce el, límite de, gana al mes, gana \
    por, ganan al mes, gano al mes, ganaba, quedamos en que, acordamos, hemos quedado, no cogí, no \
    lo cogí, no la cogí, no compré nada, no gasté nada, no lo compré, no la compré, no los compré, \
    no me compré, no me lo llevé, no me la llevé, no he cogido, no pagaría, no gastaría, no \
    compraría, no llevé, no quise, nada de gastar, piensa que, piensan que, cree que, creen que, \
    dicen que, dijo que, me dijo, nos dijo, con su propio, de su bolsillo, de su propio, dinero \
    propio, por falta de, falta de saldo, sin saldo, sin fondos, saldo insuficiente, fondos \
    insuficientes, no se pudo, no se procesó, no pasó el, ya apunté, ya anoté, ya registré, ya lo \
    apunté, muéstrame, enséñame, cuánto fue, los paga, las paga, lo paga, lo pagará, paga mi, paga \
    la abuela, bastaba, basta, bastan, con eso basta, gastar hasta, hasta máximo, alquilan, \
    alquila, se alquila, se vende, venden, vende, en alquiler, a la venta, si no, si la, si el, si \
    los, si las, si me, si nos, si te, si quieres, si hay
    cancels: todavía no reservamos, todavía no compro, aún no pago, todavía no pago, todavía no lo \
    pago, pero ya habían cerrado, qué opinas, qué te parece, a ver si la próxima, tal vez el \
    próximo mes, pagaré luego, lo pago luego, lo pago después, quizás luego
    telling: cuesta, es, son, ella, ellos, ellas, alguien, falta, somos, llega, sale, quedan, \
    queda, faltan, dijo, espera, gana, ganan, funciona, funcionan, circula, soy, eres, estamos, \
    será, serán, seremos, seré, usted, ustedes, quien, vas, voy, vamos, viene, vienen, salen, \
    llegan, dice, dicen, piensa, piensan, cree, creen, ve, ven, juega, juegan, duran, viven, vivo, \
    vivimos, trabaja, trabajan, trabajo en, esperan, pesan, miden, tenemos, tienes, abre, abren, \
    cierra, cierran, empieza, empiezan, termina, terminan, arranca, despega, aterriza, cumplen, \
    duerme, duermen, lee, leen, llevamos, llama, llaman, escribe, contesta, responde, significa, \
    juego a, pierde, parecen, sube, suben, baja, bajan, entra, nadie, desde hace, vence, caduca
    doing: gano, espere, esperamos, vi, vimos, he visto, hemos visto, leí, leído, corrí, corrimos, \
    corrido, caminé, caminamos, anduve, nadé, dormí, dormimos, llamé, llamado, escribí, pesé, \
    adelgacé, engordé, conocí, conté, jugué, aprendí, crecí, medí, hablé, nací, aprobé, suspendí, \
    he sacado, perdieron, ganaron, empató, marcó, nació, estudié
    outcry: barbaridad, qué barbaridad, robo, un robo, vaya robo, qué robo, atraco, qué locura, \
    locura, una locura, qué vergüenza, vergüenza, escándalo, carísimo, carísima, carísimos, \
    demasiado caro, demasiado cara, muy caro, muy cara, qué caro, qué cara, qué caros, abuso, \
    disparate, una pasada, se pasan
    handed: pago, ingreso, saldo, ha pagado, pagaron, han pagado, soltó, dio, dieron, ha dado, han \
    dado, mandó, mandaron, envió, enviaron, transfirió, transfirieron, soltaron, regaló, \
    regalaron, ha regalado, ingresaron, ha ingresado, han ingresado, depositó, depositaron, ha \
    depositado, giró, giraron, pasó, pasaron, abonó, abonaron, liquidó, dejó, dejaron, da, paga, \
    pagan, saldaron, entregó, entregaron, obsequió, obsequiaron, cedió, remitió, remitieron, \
    adelantó, prestó, donó, aportó, aportaron, puso, dejaba, reembolsaba, dispersó, acreditó, \
    acreditaron, consignó, consignaron
    byMe: invite, done, di, envie, mande, transferi, regale, dejé, presté, le di, les di, le \
    pagué, les pagué, le mandé, le envié, le presté, les presté, le transferí, le regalé, le \
    devolví, les devolví, he dado, le he dado, les he dado, le he pagado, di de propina
    lent: le presté, les presté, que presté, que le había prestado, había prestado, adelanté
    sending: pago, ingreso, transferencia, envió, depositó, giró, abonó, dinero, bizum, pago \
    recibido, lana, plata, alquiler, renta
    arriving: llegó, llegaron, ha llegado, han llegado, cayó, cayeron, me cayó, me cayeron, entró, \
    entraron, me entró, me entraron, me ha entrado, ha entrado, cobrado, cobrada
    receiverMark: para, a, al
    employee: niñera, empleada, empleado, empleados, ayudante, jardinero, asistenta, muchacha, \
    señora de la limpieza, limpiadora, becario, aprendiz, chofer, cuidadora, niños, niñas, chicos, \
    hijos, peques, mesero, mesera, camarero, camarera, repartidor, repartidora, taxista, botones, \
    peluquera, peluquero, conserje, portero, cargador, maletero, viene viene, barman, masajista, \
    jardineros, plomero, fontanero, cartero
    thingDay: retiro, es, son, salida, sale, examen, salen, empieza, empiezan, termina, vence, \
    caduca, hasta, hasta el, a partir del, desde el, válido, válida, vale hasta, comienza, inicia, \
    inicio, llegada, renueva, se renueva, renovación, próximo cargo, próximo cobro, próximo pago, \
    acaba, entrega, entregan, recogida, recojo, estreno, función
    bookable: mesa, autobús, vuelo, tren, vuelos, boleto, boletos, billete, billetes, entrada, \
    entradas, pasaje, pasajes, ave, avión, hostal, crucero, concierto, teatro, inscripción, \
    maratón, curso, reserva, cita, lotería, graduación, viaje, excursión
    booked: reservé, reservado, reservada, reservamos, anticipo, señal, por adelantado, ya \
    comprada
    goal: a, al, hacia
    goalOrMeans: en
    moving: transferencia, traspaso, traspasé, deposité, pasé
    accountNoun: tarjeta, cuenta
    bankAccount: banco, cuenta
    cashAccount: efectivo, cartera
    cardAccount: tarjeta
    savingsAccount: ahorros, ahorro
    """
}
