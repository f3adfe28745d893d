extension MessageWords.Table {
  static let french = MessageWords.Table(
    language: "fr",
    text: """
      out: payé, dépensé, réglé, envoyé, acheté, avez payé, retiré, utilisée, renouvelé(|e)
      out formal: débité(|e), prélevé(|e)
      out noun: achat, prélèvement, retrait, débit, virement (émis|vers), paiement (cb|carte), \
      achat cb, paiement par carte, achat par carte, retrait dab, paiement sans contact
      incoming: reçu, perçu, reçue
      incoming formal: crédité(|e)
      incoming noun: virement reçu, dépôt, versement, virement en votre faveur
      incoming toReader: vous a (envoyé|payé|viré|versé), t a envoyé
      refund noun: remboursement
      refund: remboursé(|e)
      open noun: paiement, virement, opération, transaction
      open: effectué(|e), accepté(|e), autorisé(|e), validé(|e)
      balance: solde, disponible, plafond, découvert, restant, reste, nouveau solde, encours, \
      débiteur, créditeur
      fee: frais, pourboire
      failure: refusé(|e), échoué, échec, rejeté(|e), annulé(|e), n a pas, pas abouti, non abouti, \
      insuffisant(|e), vous demande, non autorisé, bloqué(|e), opposition, demande de paiement, \
      impossible, n a pu, pas été
      failure code: votre code, code (de|est|sms|secret|d), code à usage unique, mot de passe, \
      code confidentiel
      pending: en attente
      announcement: à venir, échéance, prévu(|e), programmé(|e), sera, seront, offre, rappel, \
      relevé, pré approuvé, éligible, profitez, minimum, mensualité, bénéficiez, bientôt
      advice: si vous, si, jamais, ne communiquez, ne partagez, contestez
      instrument: carte, compte, cb, carte (bancaire|bleue), livret, compte courant, dab, \
      distributeur
      ending: se terminant par, terminant par, finissant par, carte n, compte n
      field: montant, date, heure
      label: commer(ce|çant), bénéficiaire, motif
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
      out reader: pagaste, has (pagado|enviado|gastado|comprado), enviaste, gastaste, compraste, \
      transferiste, retiraste, has realizado un pago, has realizado una compra
      out formal: debitado, cargado, se cargó, adeudado, se ha cargado, se debitó
      out noun: compra, cargo, consumo, retir(o|ada), adeudo, disposición de efectivo, compra \
      aprobada, pago con tarjeta, transferencia (enviada|a), bizum enviado, pago a, extracción, \
      reintegro
      incoming: recibid(o|a), ingresado
      incoming reader: recibiste, has recibido
      incoming formal: abonad(o|a), acreditad(o|a), depositado
      incoming noun: abono, ingreso, depósito, transferencia recibida, bizum recibido, ingreso de \
      nómina, nómina
      incoming toReader: te envió, te ha (enviado|pagado), te pagó, te transfirió
      refund noun: devolución, reembolso
      refund: devuelto, reembolsado, reintegrado
      open noun: pago, transferencia, operación, transacción, movimiento, bizum, recibo, \
      domiciliación
      open: realizad(o|a), aprobad(o|a), autorizad(o|a), efectuado
      balance: saldo, disponible, cupo, límite, disp
      fee: comisión, propina
      failure: rechazad(o|a), denegad(o|a), fall(ido|ida|ado|ó), no se (pudo|realizó), no ha \
      podido, no (pudo|aprobada|realizada|procesada|procesado), no se ha podido, cancelad(o|a), \
      anulad(o|a), insuficiente(|s), declinad(o|a), revertid(o|a), ha solicitado, te solicita, \
      bloquead(o|a), no autorizad(o|a)
      failure code: código (de|es|para), tu código, su código, clave, contraseña, clave dinámica
      pending: pendiente(|s)
      announcement: vence(|rá), vencimiento, programad(o|a), será, se cargará, oferta, \
      recordatorio, preaprobado, pre aprobado, pago mínimo, extracto, estado de cuenta, próxim(o|\
      a), fecha límite, disfruta, aprovecha, factura está, se realizará, solicítalo
      advice: si no, nunca, no comparta(|s), si
      instrument: tarjeta, cuenta, tarjeta de (crédito|débito), cta, cajero
      ending: termina(|da|do) en, terminación, que termina en, con terminación
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
      out reader: você (pagou|enviou|gastou|comprou), você transferiu, gastaste, enviaste
      out formal: debitad(o|a), descontado
      out noun: compra, débito, saque, levantamento, pix enviado, compra aprovada, transferência \
      enviada, pagamento de boleto, débito automático, débito direto, compra no (débito|crédito)
      incoming: receb(ido|eu|ida), entrou
      incoming reader: você recebeu, recebeste
      incoming formal: creditad(o|a), depositado
      incoming noun: pix recebido, depósito, transferência recebida, crédito de, crédito em conta, \
      salário
      incoming toReader: te enviou, enviou para você, enviou te, te transferiu, transferiu para \
      você
      refund noun: estorno, reembolso, devolução
      refund: estornad(o|a), devolvido, reembolsado
      open noun: pagamento, transferência, pix, transação, operação, mb way
      open: aprovad(a|o), autorizad(a|o), efetuad(o|a), realizad(o|a)
      balance: saldo, disponível, limite
      fee: taxa, tarifa, gorjeta
      failure: recusad(o|a), negad(o|a), não autorizad(o|a), não (aprovado|aprovada|foi|pôde|\
      concluída|concluído|realizada|realizado), falhou, falha, cancelad(o|a), rejeitad(o|a), sem \
      saldo, solicitou, bloquead(o|a)
      failure code: código (de|é|para), seu código, senha, seu token, o seu código
      pending: pendente
      announcement: vencimento, agendad(o|a), lembrete, pré aprovado, fatura, pagamento mínimo, \
      extrato, aproveite, oferta, vence (em|dia), contrate, será debitado
      advice: se não, não compartilhe, se, não partilhe, caso não
      instrument: cartão, conta, cartão de (crédito|débito), conta corrente
      ending: com final, cartão final, final, terminad(o|a) em, conta final
      field: valor, montante, data
      label: loja, estabelecimento, favorecido, destinatário, comerciante
      small owner: seu, sua, seus, suas, teu, tua
      small reader: você
      small at: em, no, na, nos, nas
      small to: para, a, ao, à
      small from: de, do, da, por
      small purpose: para, por
      small stop: com, o, os, as, às, e, foi, dia, final, de, do, da, em, no, na, para, por, pelo, \
      pela, via, hora, aprovad(a|o), h, um, uma
      """)

  static let italian = MessageWords.Table(
    language: "it",
    text: """
      out: pagato, speso, inviato, prelevato, acquistato
      out reader: hai (pagato|speso|inviato|prelevato), hai acquistato
      out formal: addebitat(o|i|a)
      out noun: addebito, prelievo, acquisto, pagamento (pos|carta), pagamento con carta, bonifico \
      (a|inviato), spesa di, prelievo atm, addebito diretto
      incoming: ricevut(o|i), incassato
      incoming reader: hai ricevuto
      incoming formal: accreditat(o|i|a)
      incoming noun: accredito, bonifico (ricevuto|da), versamento, bonifico in entrata, accredito \
      stipendio
      incoming toReader: ti ha (inviato|pagato|mandato)
      refund noun: rimborso
      refund: rimborsato, riaccreditato
      open noun: pagamento, transazione, operazione, bonifico, movimento
      open: autorizzat(o|a), eseguit(o|a), effettuat(o|a), approvato
      balance: saldo, disponibil(e|ità), plafond, residuo, soglia
      fee: commission(e|i), mancia
      failure: rifiutat(o|a), negat(o|a), fallit(o|a), respint(o|a), annullat(o|a), non (riuscito|\
      riuscita|andato|eseguita|eseguito), non autorizzat(o|a), insufficiente, stornat(o|a), \
      richiesta di, ti chiede, bloccata, non è (andato|stato|stata), fondi insufficienti
      failure code: codice (di|otp|è|per), il codice, tuo codice, suo codice
      pending: in attesa, in sospeso
      announcement: scade(|nza), programmat(o|a), sarà addebitat(o|a), sarà effettuato, verrà, \
      offerta, promemoria, estratto conto, preapprovato, approfitta, in scadenza, rata minima
      advice: se non, mai, non comunicare, non condividere, se
      instrument: carta, conto, bancomat, carta di (credito|debito), conto corrente
      ending: che (termina|finisce) con, termina con, terminante, carta n
      field: importo, data, ora
      label: esercente, negozio, beneficiario, causale
      small owner: tua, tuo, sua, suo, vostr(a|o)
      small reader: hai, ti, lei
      small at: presso, da, su, in, c o
      small to: a, verso, a favore di
      small from: da, di
      small purpose: per
      small stop: con, il, la, del, della, alle, ore, di, e, sul, sulla, dal, dalla, al, è, stato, \
      stata, in, a, da, su, per, tramite, un, una, data, effettuato
      """)
}
