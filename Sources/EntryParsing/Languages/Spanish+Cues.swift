extension LanguageTable {
  /// What the words of a sentence say about its money, see ``WordCues``.
  static let spanishCues: StaticString =
    """
    surcharge: propina, iva, impuesto(|s), servicio
    included: inclu(ido|ida|yendo), con iva
    discount: descuento, rebaja, cupón, vale descuento
    former: en (vez|lugar) de, antes
    current: ahora, rebajad(o|a), en oferta
    share: parte
    mine: la mía, lo mío
    owner: mi, mis, su, nuestr(a|o), sus, tu
    repeated: 2 dos veces, 3 tres veces, 4 cuatro veces
    unit: kilómetros, pasos, grados, calorías, puntos, goles, páginas, mensajes, litros, fiebre, \
    calentura, minuto(|s), hora, horas, segundo(|s), día, días, semana(|s), mes, meses, año, años, \
    metros, por ciento, correos, llamadas, estrellas, intentos, capítulos, episodios
    code: clave, planta, piso, nivel, terminación, episodio, temporada, pasillo, plaza, \
    kilometraje, odómetro, fiebre, habitación, sala, andén, página, capítulo, código, número, \
    número de cliente, código postal, contraseña, llámame al, llama(|r) al, pulso, tensión, \
    temperatura, cuarto
    copula: es, son
    graded: mate, mates, matemáticas, física, química, examen, parcial
    line: mesa, puerta, autobús, línea, vuelo, asiento, fila, vía, tren, metro, salida
    stated: le doy un, menores de, mayores de, éramos, fuimos, somos, eramos unos, cumpl(ió|e), \
    nota, con retraso, tarde, retrasado, llega, sale
    aside: saldo, antes, presupuesto, queda(|n), me queda(|n), sobran, última vez, entonces, \
    habría, hubiera, habría sido, próxima vez, más barato, más caro, precio normal, meta, valía, \
    costaba, de menos, de más, faltan, me faltan, todavía (me|tengo), aún me, aún tengo, algún \
    día, un día de estos, dice que, decía, dijo, normalmente
    predicate: esta(|ba|ban), cuesta, puedo, deb(o|eria|erían|e|ía), quier(o|e), pienso, \
    necesit(o|a), era, eran, fueron, había(|n), tenía(|n), duró, indica, falta, quería, puede, \
    podría, querría, costaría, saldría, podía, calzo, calza, creo, parecía, sirve, cumplía
    predicate telling: están, estoy, hay, tiene(|n), tengo, dura, pesa, mide, va, van, vive, \
    parece, sabe, entran, llev(a|o|an), cabe, caben
    amends: en (vez|lugar) de, no, perdón, ups, en realidad, mejor dicho, digo, error, corrección, \
    perdona, sino
    plan: saldo, presupuesto, objetivo, límite
    failed: fall(ido|ida|ó), rechazad(o|a), denegad(o|a), pendiente, impagado
    payment: pago, recibo, tarjeta, cargo, transferencia, compra, factura, transacción
    condition: si (compro|pago|gasto|cuesta|compramos), si me compro
    borrowed: me prest(ó|aron), me ha prestado, pedí prestado(|s), prestado(|s), préstamo recibido
    somebody: ell(a|os|as), alguien
    ownMoney: gasto, compr(o|aron), cobra(|n), ha (pagado|gastado|comprado|ganado|perdido|\
    vendido), gana, ganan, perdi(eron|ó), apostó, vendi(ó|eron), se (gastó|gastaron|compró|\
    compraron|dejó|fundió|pulió|gasta), se ha (gastado|comprado|dejado), se han gastado, gastaron, \
    pagaron, han pagado, han gastado, soltó, desembolsó, invirtió
    earned: me hice, me saqué, hice, hicimos, saqué, sacamos, junté
    returned: anticipo, señal, depositó, fianza, dinero, envase(|s), cambio
    corrects: quise (decir|poner), quería decir, me refería a, rectific(o|a|ación), rectifíquelo, \
    corr(ige|ígelo|ígela|íjalo|egir|ijo), error mío, mi error, me equivoqué, me confundí, \
    entendiste mal, leí mal, escribí mal, puse mal, tecleé mal, cámbial(o|a), cambia (eso|ese|los|\
    lo), cambia el último, cambia la última, ponle, debe (quedar|constar), deb(e|ería|ía|ían|ió|\
    ieron|erían) ser, monto equivocado, importe equivocado, cantidad equivocada, importe \
    incorrecto, monto incorrecto, tacha (los|eso|ese), borra (eso|ese|los), quita (eso|esos|ese), \
    olvida (eso|lo|los), lo que puse, lo que lo de antes, de antes era(|n), pero en realidad, me \
    faltó un poco, al revés, equivocación, metí mal, anoté mal, apunté mal, error de dedo, dedazo, \
    errata, miento, modif(ica|ícalo), reemplaza, sustituye, actualiza, elimina eso, elimina el \
    último, elimina la última, borra el último, borra la última, bórral(o|a), quítal(o|a), \
    anúlalo, deshaz, el correcto es, lo correcto es, el (monto|importe) correcto, la cantidad \
    correcta, lo (anoté|apunté|puse) dos veces, anotado dos veces, duplicad(o|a|os|as), mal \
    escrito, mal anotado, oíste mal, escuchaste mal, un cero de (más|menos), la coma, intercambia \
    los, eso no era, esto no era, ya lo (apunté|anoté), ten(ía|ían|dría) que ser, debería haber \
    sido, tenía que haber sido, est(á|án|aba|aban) mal, es incorrecto, está equivocad(o|a), \
    olvídalo, falsa alarma, precio (real|correcto|verdadero), importe real, monto real, total \
    correcto, faltó un cero, me comí un cero, tienda equivocada, categoría equivocada, fecha \
    equivocada, día equivocado, moneda equivocada, cuenta equivocada, no fui yo, no (era|es) mío, \
    no eran míos, autocorrector, repetid(o|a|os|as), ya estaba anotado, dos veces anotado, \
    apuntado dos veces
    mayCorrect: no, perd(ón|ona|one), ups, en realidad, mejor dicho, digo, error, corrección, en \
    verdad, de hecho, al final, ay perdón, disculp(a|e), uy, esper(a|e), salió más (caro|barato), \
    resultó ser, result(a|ó) que, pensándolo (bien|mejor), lo siento, un momento, momento, epa, \
    dije, según el (ticket|recibo), según la (factura|cuenta), caray, híjole, mecachis, vaya, ojo, \
    ahora que lo veo, mil disculpas, resulta
    mayCorrect denies: nop, para nada, che no, o sea, quiero decir, ay no, uy no, ups no, más \
    bien, bueno no, qué va, nada nada
    itWas: es, son, era, eran, fueron, digo, dije, fue, era de
    denies: no, mejor dicho, digo, corrección, mentira, no espera, no perdón
    costed: es, son, era, eran, fueron, valía(|n), fue, era(|n) de, tenía(|n) que ser, sal(ió|\
    ieron|ía), ha sido, han sido, ha costado
    refersBack: el (último|anterior|otro|penúltimo), la (última|anterior|otra), lo último, los \
    últimos, las últimas, de (antes|recién|ahorita), de hace rato, de hace un (rato|momento), lo \
    de, último (gasto|apunte), última (entrada|compra), ese gasto, esa compra, gasto anterior, la \
    de antes, el de antes
    that: ese, esa, esos, esas, aquel(|la|los|las|lo), eso
    definite: los, esos, esas, aquellos
    edits: corri(ge|ja), modifica(|ción|r), reemplaza, sustituye, actualiza, pon(|me|ga), sube, \
    baja, cambi(a|ar|e|emos), deja, pasa, mueve, ajusta, edi(ta|tar|ción), haz, cámbiame, súbele, \
    bájale, cambio de
    records: meti, pus(e|o|iste), dije, escrib(í|iste), apunt(é|aste|ó), anot(é|aste|ó), tecleé, \
    registr(é|aste|ó), metiste, he (puesto|apuntado|dicho), has puesto, has apuntado, marqué, \
    capturé, por error, sin querer, por equivocación, dicho
    insteadOf: en (vez|lugar) de
    butRather: sino, pero
    not: no
    adds: tambien, ademas, falta(|ba), otro, otra, olvidé, se me (olvidó|pasó), me olvidé, encima, \
    no te (conté|dije), no anoté, no apunté, no lo (anoté|apunté), no he apuntado
    entry: gasto, reembolso, devolucion, ingreso, compra, último (gasto|apunte), última compra, \
    ese gasto, esa compra, apunté
    counters: cuesta(|n), cobra(|n), cuanto, deb(o|eria|erían|ía|en|es|erías|eré|emos), muestra, \
    qui(siera|ere|eres|eren|zá|zás), presupuesto, límite, ten(go|dré|emos|dría) que, hay que, me \
    (gustaría|quedan|queda|faltan|debe|deben|debes|compraría|cotizó|ofrece|ofreció|compraré|negué|\
    pasas|das|falta|pidió|pidieron|ofrecen|prestas|dejas|dijo), no (pagué|agregues|añadas|apuntes|\
    pongas|olvides|olvidar|pasó|gasto|gastamos|compramos|pagamos|cogí|llevé|quise), no he \
    (gastado|cogido), puede(|s|n), podr(ía|íamos|é|á|emos|án|ías|ían), querría(|mos), costar(ía|á|\
    án), faltan, dice(|n) que, recuérdame, acuérda(me|te), recorda(rme|r|torio), avísame, avisa \
    cuando, alértame, le deb(o|emos), les debo, te debo, pagar(é|ía|emos), comprar(é|ía|me|emos), \
    gastar(é|ía|emos), ped(iré|ía|ían), devolveré, ojalá, si (tuviera|gano|no|la|el|los|las|me|\
    nos|te|quieres|hay), si dejo de, habría (salido|costado|que), hubiera (costado|salido), valen, \
    de media, en promedio, sub(e|irá|en|ió) a, con su (dinero|propio), de su (dinero|bolsillo|\
    propio), sigue sin pagarse, sin (pagar|leer|saldo|fondos), por pagar, nos (cotizó|quedan|\
    faltan|gustaría|pidió|pidieron|ofrece|ofrecen|debe|deben|dijo), cotizaron, ofrec(e|en|ieron), \
    tope, creo que gasté, pone los, pienso comprar, pago fallido, quedan por pagar, voy a (pagar|\
    comprar), tendremos que, habrá que, nos vamos a, sueño con, se me (antoja|olvide), tengo ganas \
    de, rec(uerda|hacé|lama), pendiente de, falta pagar, en números rojos, en la cuenta (tengo|\
    hay|quedan), tengo en la cuenta, aumenta(|rá|n), sale (a|por|en), está(|n) a, vale, pid(en|e|\
    ieron), estima, pon el límite, máximo, gana(|n|ba), prestar(|le|me|nos), préstame, me (lo|la) \
    llevo, promet(ió|ieron|e), super(o|e|a), paso de, tragó, ni (loco|loca|hablar), ni de broma, \
    ni en sueños, andan cobrando, están cobrando, calcula(|n), envío gratis, sorte(an|o), que \
    pierda, que gane, de oferta a, dudé, dudaba, llevarme, cuando junte, puedo gastar, podemos, \
    tiene(|s|n) que, queremos, quisiéramos, gustaría, encantaría, apetece, deseo, deseamos, \
    esper(o|amos), pensamos, plane(o|a|amos), vas a, va a, van a, íbamos a, iba a, a ver si, \
    est(oy|aba|uve) por, casi (me|nos), por poco, a punto, pediremos, anda(|n) en, anda por, salen \
    (por|en), va por, pasa(|rá|n) a, ha subido a, baj(ó|a|an) a, ha pedido, exige(|n), \
    probablemente, seguramente, tal vez, a lo mejor, supuestamente, aún me debe, todavía me debe, \
    dejarme, me puedes dejar, acordarme de, apuntar que, hay en la cuenta, en el banco (hay|\
    tengo), ponme, sube (el|la), súbeme, baja (el|la), fija, limita, reduce el, gano al mes, \
    quedamos en que, acordamos, hemos quedado, no (lo|la) cogí, no (compré|gasté) nada, no (lo|la|\
    los|me) compré, no me (lo|la) llevé, nada de gastar, piensa(|n) que, cree(|n) que, dijo que, \
    dinero propio, por falta de, falta de saldo, saldo insuficiente, fondos insuficientes, no se \
    (pudo|procesó), ya (apunté|anoté|registré), ya lo apunté, muéstrame, enséñame, los paga, las \
    paga, lo paga(|rá), paga mi, paga la abuela, basta(|ba|n), con eso basta, gastar hasta, hasta \
    máximo, alquila(|n), vende(|n), en alquiler, a la venta
    cancels: todavía no reservamos, todavía no (compro|pago), aún no pago, todavía no lo pago, \
    pero ya habían cerrado, qué opinas, qué te parece, a ver si la próxima, tal vez el próximo \
    mes, pagaré luego, lo pago (luego|después), quizás luego
    telling: cuesta, es, son, ell(a|os|as), alguien, falta(|n), somos, lle(ga|gan|vamos), sale, \
    queda(|n), dijo, espera(|n), gana, ganan, funciona(|n), circula, soy, eres, estamos, ser(á|án|\
    emos|é), usted(|es), quien, vas, voy, vamos, viene(|n), salen, dice, dicen, pie(nsa|nsan|rde), \
    cree, creen, ve, ven, juega(|n), duran, viv(en|o|imos), trabaja(|n), trabajo en, pesan, miden, \
    tenemos, tienes, abre, abren, cierra(|n), empieza(|n), termina(|n), arranca, despega, \
    aterriza, cumplen, duerme(|n), lee, leen, llama(|n), escribe, contesta, responde, significa, \
    juego a, parecen, sube, suben, baja, bajan, entra, nadie, desde hace, vence, caduca
    doing: gano, esper(e|amos), vi, vimos, he visto, hemos visto, leí, leído, corr(í|imos|ido), \
    camin(é|amos), anduve, nadé, dormí, dormimos, llamé, llamado, escribí, pesé, adelgacé, \
    engordé, conocí, conté, jugué, aprendí, crecí, medí, hablé, nací, aprobé, suspendí, he sacado, \
    perdieron, ganaron, empató, marcó, nació, estudié
    outcry: barbaridad, qué barbaridad, robo, un robo, vaya robo, qué (robo|locura|vergüenza|caro|\
    cara|caros), atraco, locura, una locura, vergüenza, escándalo, carísim(o|a|os), demasiado \
    car(o|a), muy car(o|a), abuso, disparate, una pasada, se pasan
    handed: pag(o|aron|a|an), ingres(o|aron), saldo, ha (pagado|dado|regalado|ingresado), han \
    (pagado|dado|ingresado), soltó, dio, dieron, mandó, mandaron, envió, enviaron, transfiri(ó|\
    eron), soltaron, regal(ó|aron), deposit(ó|aron), ha depositado, giró, giraron, pasó, pasaron, \
    abonó, abonaron, liquidó, dej(ó|aron|aba), da, saldaron, entreg(ó|aron), obsequi(ó|aron), \
    cedió, remiti(ó|eron), adelantó, prestó, donó, aport(ó|aron), puso, reembolsaba, dispersó, \
    acredit(ó|aron), consign(ó|aron)
    byMe: invite, done, di, envie, mande, transferi, regale, dejé, presté, le (di|pagué|mandé|\
    envié|presté|transferí|regalé|devolví), les (di|pagué|presté|devolví), he dado, le he (dado|\
    pagado), les he dado, di de propina
    lent: le presté, les presté, que presté, que le había prestado, había prestado, adelanté
    sending: pago, ingreso, transferencia, envió, depositó, giró, abonó, dinero, bizum, pago \
    recibido, lana, plata, alquiler, renta
    arriving: llegó, llegaron, ha llegado, han llegado, cayó, cayeron, me (cayó|cayeron|entró|\
    entraron), entró, entraron, me ha entrado, ha entrado, cobrad(o|a)
    receiverMark: para, a, al
    employee: niñ(era|os|as), emplead(a|o|os), ayudante, jardinero(|s), asistenta, muchacha, \
    señora de la limpieza, limpiadora, becario, aprendiz, chofer, cuidadora, chicos, hijos, \
    peques, meser(o|a), camarer(o|a), repartidor(|a), taxista, botones, peluquer(a|o), conserje, \
    portero, cargador, maletero, viene viene, barman, masajista, plomero, fontanero, cartero
    thingDay: retiro, es, son, sal(ida|e|en), examen, empieza(|n), termina, vence, caduca, hasta, \
    hasta el, a partir del, desde el, válid(o|a), vale hasta, comienza, inici(a|o), llegada, \
    renueva, se renueva, renovación, próximo (cargo|cobro|pago), acaba, entrega(|n), recogida, \
    recojo, estreno, función
    bookable: mesa, autobús, vuelo(|s), tren, boleto(|s), billete(|s), entrada(|s), pasaje(|s), \
    ave, avión, hostal, crucero, concierto, teatro, inscripción, maratón, curso, reserva, cita, \
    lotería, graduación, viaje, excursión
    booked: reserv(é|ado|ada|amos), anticipo, señal, por adelantado, ya comprada
    goal: a, al, hacia
    goalOrMeans: en
    moving: transferencia, traspas(o|é), deposité, pasé
    accountNoun: tarjeta, cuenta
    bankAccount: banco, cuenta
    cashAccount: efectivo, cartera
    cardAccount: tarjeta
    savingsAccount: ahorro(|s)
    """
}
