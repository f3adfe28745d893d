extension LanguageTable {
  /// Words that describe the amounts of a sentence, see ``WordCues``.
  static let spanishCues: [WordRow] = [
    .cues(.surcharge, "propina, iva, impuesto, impuestos, servicio"),
    .cues(.included, "incluido, incluida, incl, incluyendo, con iva"),
    .cues(.discount, "descuento, rebaja, cupón, vale descuento"),
    .cues(.former, "en vez de, en lugar de, antes"),
    .cues(.current, "ahora, rebajado, rebajada, en oferta"),
    .cues(.share, "parte"), .cues(.mine, "la mía, lo mío"),
    .cues(.owner, "mi, mis, nuestra, nuestro, su, sus, tu"),
    .repeated(2, "dos veces"), .repeated(3, "tres veces"), .repeated(4, "cuatro veces"),
    .roles(.split, "dividido, dividida, repartido, repartida, compartido"),
    .roles(.heads, "amigos, amigas, partes"), .roles(.each, "por cabeza, cada"),
    .roles(.within, "entre"),
    .cues(
      .unit, "km, kilómetros, pasos, grados, calorías, puntos, goles, páginas, mensajes, litros"),
    .cues(.copula, "es, son"),
    .cues(.plan, "presupuesto, objetivo, límite, saldo"),
    .cues(.goal, "a, al, hacia"), .cues(.goalOrMeans, "en"),
    .cues(.moving, "transferencia, traspaso, traspasé, deposité, pasé"),
    .cues(.accountNoun, "cuenta, tarjeta"), .cues(.bankAccount, "banco, cuenta"),
    .cues(.cashAccount, "efectivo, cartera"), .cues(.cardAccount, "tarjeta"),
    .cues(.savingsAccount, "ahorros, ahorro"),
    .cues(
      .failed,
      "fallido, fallida, falló, rechazado, rechazada, denegado, denegada, pendiente, impagado"),
    .cues(.payment, "pago, tarjeta, transferencia, cargo, compra, factura, transacción, recibo"),
    .cues(.condition, "si compro, si pago, si gasto, si cuesta, si me compro, si compramos"),
    .cues(
      .borrowed,
      """
      me prestó, me prestaron, me ha prestado, pedí prestado, pedí prestados, prestado, prestados, \
      préstamo recibido
      """),
    .cues(.somebody, "ella, ellos, ellas, alguien"),
    .cues(.ownMoney, "ha pagado, ha gastado, ha comprado, ha ganado, gastó, compró"),
    .roles(
      .remark,
      """
      quiero, voy a, vamos a, tengo que, hay que, debo, necesito, quisiera, pienso, casi compro, \
      me gustaría, deberíamos
      """),
    .roles(.negation, "no compré, no pagué, no gasté, no he comprado, no he pagado, no he gastado"),
    .roles(.question, "debería, conviene, es caro, vale la pena"),
  ]
}
