extension MessageWords.Table {
  static let french = MessageWords.Table(
    language: "fr",
    text: """
      out: payé, dépensé, réglé, envoyé, acheté, avez payé, retiré, utilisée, renouvelé, \
      renouvelée
      out formal: débité, débitée, prélevé, prélevée
      out noun: achat, prélèvement, retrait, débit, virement émis, paiement cb, paiement carte, \
      achat cb, paiement par carte, achat par carte, retrait dab, virement vers, paiement sans \
      contact
      incoming: reçu, perçu, reçue
      incoming formal: crédité, créditée
      incoming noun: virement reçu, dépôt, versement, virement en votre faveur
      incoming toReader: vous a envoyé, vous a payé, t a envoyé, vous a viré, vous a versé
      refund noun: remboursement
      refund: remboursé, remboursée
      open noun: paiement, virement, opération, transaction
      open: effectué, effectuée, accepté, acceptée, autorisé, autorisée, validé, validée
      balance: solde, disponible, plafond, découvert, restant, reste, nouveau solde, encours, \
      débiteur, créditeur
      fee: frais, pourboire
      failure: refusé, refusée, échoué, échec, rejeté, rejetée, annulé, annulée, n a pas, pas \
      abouti, non abouti, insuffisant, insuffisante, vous demande, non autorisé, bloqué, bloquée, \
      opposition, demande de paiement, impossible, n a pu, pas été
      failure code: votre code, code de, code est, code sms, code à usage unique, mot de passe, \
      code secret, code confidentiel, code d
      pending: en attente
      announcement: à venir, échéance, prévu, prévue, programmé, programmée, sera, seront, offre, \
      rappel, relevé, pré approuvé, éligible, profitez, minimum, mensualité, bénéficiez, bientôt
      advice: si vous, si, jamais, ne communiquez, ne partagez, contestez
      instrument: carte, compte, cb, carte bancaire, livret, carte bleue, compte courant, dab, \
      distributeur
      ending: se terminant par, terminant par, finissant par, carte n, compte n
      field: montant, date, heure
      label: commerce, commerçant, bénéficiaire, motif
      small owner: votre, vos, ton, ta
      small reader: vous, tu
      small at: chez, à, au, aux, auprès de
      small to: à, vers, pour, en faveur de
      small from: de, par, de la part de
      small purpose: pour
      small stop: le, les, avec, via, sur, du, de, des, est, été, et, en, par, pour, à, au, \
      depuis, dans, heures, vient, bien, ce, cette, un, une, h, d, l
      """)

  static let spanish = MessageWords.Table(
    language: "es",
    text: """
      out: pagado, enviado, gastado, pagó
      out reader: pagaste, has pagado, enviaste, has enviado, gastaste, has gastado, compraste, \
      transferiste, retiraste, has realizado un pago, has realizado una compra, has comprado
      out formal: debitado, cargado, se cargó, adeudado, se ha cargado, se debitó
      out noun: compra, cargo, consumo, retiro, retirada, adeudo, disposición de efectivo, compra \
      aprobada, pago con tarjeta, transferencia enviada, bizum enviado, transferencia a, pago a, \
      extracción, reintegro
      incoming: recibido, ingresado, recibida
      incoming reader: recibiste, has recibido
      incoming formal: abonado, acreditado, acreditada, depositado, abonada
      incoming noun: abono, ingreso, depósito, transferencia recibida, bizum recibido, ingreso de \
      nómina, nómina
      incoming toReader: te envió, te ha enviado, te pagó, te ha pagado, te transfirió
      refund noun: devolución, reembolso
      refund: devuelto, reembolsado, reintegrado
      open noun: pago, transferencia, operación, transacción, movimiento, bizum, recibo, \
      domiciliación
      open: realizado, realizada, aprobado, aprobada, autorizado, autorizada, efectuado
      balance: saldo, disponible, cupo, límite, disp
      fee: comisión, propina
      failure: rechazado, rechazada, denegado, denegada, fallido, fallida, fallado, falló, no se \
      pudo, no ha podido, no pudo, no se ha podido, cancelado, cancelada, anulado, anulada, \
      insuficiente, insuficientes, declinado, declinada, revertido, revertida, ha solicitado, te \
      solicita, bloqueado, bloqueada, no autorizado, no autorizada, no aprobada, no se realizó, no \
      realizada, no procesada, no procesado
      failure code: código de, tu código, su código, código es, clave, contraseña, código para, \
      clave dinámica
      pending: pendiente, pendientes
      announcement: vence, vencimiento, vencerá, programado, programada, será, se cargará, oferta, \
      recordatorio, preaprobado, pre aprobado, pago mínimo, extracto, estado de cuenta, próximo, \
      próxima, fecha límite, disfruta, aprovecha, factura está, se realizará, solicítalo
      advice: si no, nunca, no compartas, no comparta, si
      instrument: tarjeta, cuenta, tarjeta de crédito, tarjeta de débito, cta, cajero
      ending: terminada en, terminado en, terminación, termina en, que termina en, con terminación
      field: importe, monto, fecha, hora, valor
      label: establecimiento, comercio, beneficiario, concepto, destinatario
      small owner: tu, su, tus, sus
      small reader: te, has, ud, usted
      small at: en
      small to: a, para, a favor de
      small from: de, por
      small purpose: por, para
      small stop: con, el, los, las, del, al, y, fue, ha, desde, a las, día, hora, hrs, por, de, \
      en, a, se, un, una, mediante, ref, autorización, aut
      """)

  static let portuguese = MessageWords.Table(
    language: "pt",
    text: """
      out: pagou, pago, enviou, enviado, gastou, transferiu, comprou
      out reader: você pagou, você enviou, você gastou, você transferiu, gastaste, enviaste, você \
      comprou
      out formal: debitado, debitada, descontado
      out noun: compra, débito, saque, levantamento, pix enviado, compra aprovada, transferência \
      enviada, pagamento de boleto, débito automático, débito direto, compra no débito, compra no \
      crédito
      incoming: recebido, recebeu, recebida, entrou
      incoming reader: você recebeu, recebeste
      incoming formal: creditado, creditada, depositado
      incoming noun: pix recebido, depósito, transferência recebida, crédito de, crédito em conta, \
      salário
      incoming toReader: te enviou, enviou para você, enviou te, te transferiu, transferiu para \
      você
      refund noun: estorno, reembolso, devolução
      refund: estornado, estornada, devolvido, reembolsado
      open noun: pagamento, transferência, pix, transação, operação, mb way
      open: aprovada, aprovado, autorizada, autorizado, efetuado, efetuada, realizado, realizada
      balance: saldo, disponível, limite
      fee: taxa, tarifa, gorjeta
      failure: recusado, recusada, negado, negada, não autorizado, não autorizada, não aprovado, \
      não aprovada, falhou, falha, cancelado, cancelada, rejeitado, rejeitada, não foi, não pôde, \
      sem saldo, solicitou, bloqueado, bloqueada, não concluída, não concluído, não realizada, não \
      realizado
      failure code: código de, seu código, código é, senha, seu token, código para, o seu código
      pending: pendente
      announcement: vencimento, agendado, agendada, lembrete, pré aprovado, fatura, pagamento \
      mínimo, extrato, aproveite, oferta, vence em, vence dia, contrate, será debitado
      advice: se não, não compartilhe, se, não partilhe, caso não
      instrument: cartão, conta, cartão de crédito, cartão de débito, conta corrente
      ending: com final, cartão final, final, terminado em, terminada em, conta final
      field: valor, montante, data
      label: loja, estabelecimento, favorecido, destinatário, comerciante
      small owner: seu, sua, seus, suas, teu, tua
      small reader: você
      small at: em, no, na, nos, nas
      small to: para, a, ao, à
      small from: de, do, da, por
      small purpose: para, por
      small stop: com, o, os, as, às, e, foi, dia, final, de, do, da, em, no, na, para, por, pelo, \
      pela, via, hora, aprovada, aprovado, h, um, uma
      """)

  static let italian = MessageWords.Table(
    language: "it",
    text: """
      out: pagato, speso, inviato, prelevato, acquistato
      out reader: hai pagato, hai speso, hai inviato, hai prelevato, hai acquistato
      out formal: addebitato, addebitati, addebitata
      out noun: addebito, prelievo, acquisto, pagamento pos, pagamento con carta, bonifico a, \
      bonifico inviato, spesa di, prelievo atm, addebito diretto, pagamento carta
      incoming: ricevuto, ricevuti, incassato
      incoming reader: hai ricevuto
      incoming formal: accreditato, accreditati, accreditata
      incoming noun: accredito, bonifico ricevuto, versamento, bonifico da, bonifico in entrata, \
      accredito stipendio
      incoming toReader: ti ha inviato, ti ha pagato, ti ha mandato
      refund noun: rimborso
      refund: rimborsato, riaccreditato
      open noun: pagamento, transazione, operazione, bonifico, movimento
      open: autorizzato, autorizzata, eseguito, eseguita, effettuato, effettuata, approvato
      balance: saldo, disponibile, disponibilità, plafond, residuo, soglia
      fee: commissione, commissioni, mancia
      failure: rifiutato, rifiutata, negato, negata, fallito, fallita, respinto, respinta, \
      annullato, annullata, non riuscito, non riuscita, non autorizzato, non autorizzata, non \
      andato, insufficiente, stornato, stornata, richiesta di, ti chiede, bloccata, non è andato, \
      non è stato, non è stata, fondi insufficienti, non eseguita, non eseguito
      failure code: codice di, il codice, tuo codice, suo codice, codice otp, codice è, codice per
      pending: in attesa, in sospeso
      announcement: scadenza, scade, programmato, programmata, sarà addebitato, sarà addebitata, \
      sarà effettuato, verrà, offerta, promemoria, estratto conto, preapprovato, approfitta, in \
      scadenza, rata minima
      advice: se non, mai, non comunicare, non condividere, se
      instrument: carta, conto, bancomat, carta di credito, carta di debito, conto corrente
      ending: che termina con, termina con, terminante, carta n, che finisce con
      field: importo, data, ora
      label: esercente, negozio, beneficiario, causale
      small owner: tua, tuo, sua, suo, vostra, vostro
      small reader: hai, ti, lei
      small at: presso, da, su, in, c o
      small to: a, verso, a favore di
      small from: da, di
      small purpose: per
      small stop: con, il, la, del, della, alle, ore, di, e, sul, sulla, dal, dalla, al, è, stato, \
      stata, in, a, da, su, per, tramite, un, una, data, effettuato
      """)
}
