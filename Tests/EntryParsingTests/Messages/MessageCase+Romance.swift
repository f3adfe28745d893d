/// Messages in the style of French, Spanish, Mexican, Brazilian, Portuguese and Italian banks; all names are invented.
extension MessageCase {
  static let french = cases(
    locale: "fr-FR", currency: "EUR",
    """
    Banque du Lac : achat de 18,50 EUR chez LE PETIT FOUR le 15/03/26 avec votre carte *4410.
    = expense 18.50 EUR, LE PETIT FOUR, 2026-03-15
    Vous avez payé 7,20 € à Boulangerie Martin. Solde : 120,33 €
    = expense 7.20 EUR, Boulangerie Martin, 2026-03-18
    Virement reçu de 850,00 € de Claire Dubois sur votre compte ...2201
    = income 850.00 EUR, Claire Dubois, 2026-03-18
    Prélèvement de 39,99 EUR par FIBRELINE sur votre compte ...2201 le 14/03/2026
    = expense 39.99 EUR, FIBRELINE, 2026-03-14
    Remboursement de 22,00 € de MODALIS sur votre carte *4410
    = credit 22.00 EUR, MODALIS, 2026-03-18
    Paiement CB 33,10 EUR LIBRAIRIE DU PONT 14/03 carte *4410
    = expense 33.10 EUR, LIBRAIRIE DU PONT, 2026-03-14
    Vous avez reçu 15,00 € de Hugo Lambert.
    = income 15.00 EUR, Hugo Lambert, 2026-03-18
    Vous avez envoyé 20,00 € à Inès Roche
    = expense 20.00 EUR, Inès Roche, 2026-03-18
    Retrait de 60,00 EUR le 13/03/2026 au DAB LYON, carte *4410
    = expense 60.00 EUR, -, 2026-03-13
    Votre carte *4410 a été débitée de 9,99 € par MUSICALO
    = expense 9.99 EUR, MUSICALO, 2026-03-18
    Opération carte : 17,40 EUR MARCHE BIO le 16/03. Solde 310,22 EUR
    = expense 17.40 EUR, MARCHE BIO, 2026-03-16
    Un virement de 300,00 € a été crédité sur votre compte *2201 par SCI DU PARC
    = income 300.00 EUR, SCI DU PARC, 2026-03-18
    Julie Morel vous a envoyé 18,00 €
    = income 18.00 EUR, Julie Morel, 2026-03-18
    """)

  static let frenchRefusals = cases(
    locale: "fr-FR", currency: "EUR", areRefused: true,
    """
    Votre paiement de 65,00 € chez MODALIS a été refusé.
    Votre code de validation est 882134. Ne le communiquez à personne.
    Le solde de votre compte est de 54,20 €.
    Un prélèvement de 45,00 € sera effectué le 05/04 par GYMNOVA.
    Votre compte *2201 est débiteur de 45,10 €.
    """)

  static let spanish = cases(
    locale: "es-ES", currency: "EUR",
    """
    Banco Sol: Compra de 14,75 EUR en PANADERIA LUNA con tu tarjeta *3321 el 16/03/2026 10:22
    = expense 14.75 EUR, PANADERIA LUNA, 2026-03-16
    Has recibido un Bizum de 20,00 € de Marta Gil
    = income 20.00 EUR, Marta Gil, 2026-03-18
    Has enviado un Bizum de 15,00 € a Pablo Ruiz
    = expense 15.00 EUR, Pablo Ruiz, 2026-03-18
    Abono de nómina 1.640,00 EUR de TALLERES NORTE en tu cuenta ...9902
    = income 1640.00 EUR, TALLERES NORTE, 2026-03-18
    Devolución de 19,95 € de ZAPATOS RIO en tu tarjeta *3321
    = credit 19.95 EUR, ZAPATOS RIO, 2026-03-18
    Se ha cargado en tu cuenta un recibo de AGUAS DEL SUR por 42,10 EUR el 15/03/2026
    = expense 42.10 EUR, AGUAS DEL SUR, 2026-03-15
    Pago aprobado: 8,60 € en CAFETERIA ROMA. Tarjeta *3321
    = expense 8.60 EUR, CAFETERIA ROMA, 2026-03-18
    Has pagado 23,00 € en Taller Ríos con tu tarjeta *3321
    = expense 23.00 EUR, Taller Ríos, 2026-03-18
    Marta Gil te ha enviado 12,00 €
    = income 12.00 EUR, Marta Gil, 2026-03-18
    Retirada de efectivo 50,00 EUR cajero 0182 el 12/03/2026
    = expense 50.00 EUR, -, 2026-03-12
    Compra 32,10€ MERCADO CENTRAL tarjeta *3321 16/03 18:05
    = expense 32.10 EUR, MERCADO CENTRAL, 2026-03-16
    Cargo en cuenta: 54,00 EUR SEGUROS ALBA. Saldo: 910,00 EUR
    = expense 54.00 EUR, SEGUROS ALBA, 2026-03-18
    Has recibido una transferencia de 200,00 € de LUIS PARDO
    = income 200.00 EUR, LUIS PARDO, 2026-03-18
    """)

  static let spanishRefusals = cases(
    locale: "es-ES", currency: "EUR", areRefused: true,
    """
    Tu pago de 30,00 € en CINEMAX fue rechazado por saldo insuficiente.
    Tu código de verificación es 229104. No lo compartas.
    Banco Sol: tu saldo disponible es de 410,12 €
    Tu recibo de LUZ NORTE por 61,00 € vence el 02/04.
    Operación denegada: 40,00 EUR en TIENDA SOL, tarjeta *3321
    Tu tarjeta *3321 ha sido bloqueada.
    """)

  static let mexican = cases(
    locale: "es-MX", currency: "MXN",
    """
    Banco Cima: Compra por $420.50 en FARMACIA LUZ con tarjeta **8810 16/03 18:20
    = expense 420.50 MXN, FARMACIA LUZ, 2026-03-16
    Pagaste $185.00 en TACOS EL REY con tu tarjeta *8810
    = expense 185.00 MXN, TACOS EL REY, 2026-03-18
    Recibiste $500.00 de Laura Peña en tu cuenta *7710
    = income 500.00 MXN, Laura Peña, 2026-03-18
    Retiro en cajero por $1,000.00 con tarjeta *8810 el 15/03
    = expense 1000.00 MXN, -, 2026-03-15
    """)

  static let brazilian = cases(
    locale: "pt-BR", currency: "BRL",
    """
    Compra aprovada no cartão final 8821: R$ 64,90 em PADARIA SERRA 17/03 08:41
    = expense 64.90 BRL, PADARIA SERRA, 2026-03-17
    Pix enviado! Você enviou R$ 50,00 para Joana Prado.
    = expense 50.00 BRL, Joana Prado, 2026-03-18
    Você recebeu um Pix de R$ 120,00 de Caio Nunes
    = income 120.00 BRL, Caio Nunes, 2026-03-18
    Estorno de R$ 35,00 de LIVRARIA MAR no cartão final 8821
    = credit 35.00 BRL, LIVRARIA MAR, 2026-03-18
    Nortebank: compra no débito de R$ 23,50 em MERCADINHO PAZ às 10:32
    = expense 23.50 BRL, MERCADINHO PAZ, 2026-03-18
    Você pagou R$ 18,00 para Cantina Bela
    = expense 18.00 BRL, Cantina Bela, 2026-03-18
    Transferência recebida de R$ 200,00 de Luana Reis
    = income 200.00 BRL, Luana Reis, 2026-03-18
    Compra de R$ 37,80 aprovada em DROGARIA VIDA, cartão final 8821, em 16/03 às 19:05
    = expense 37.80 BRL, DROGARIA VIDA, 2026-03-16
    Você recebeu R$ 45,00 de Ana Luz via Pix.
    = income 45.00 BRL, Ana Luz, 2026-03-18
    Pagamento de R$ 89,90 para NET CASA realizado com sucesso.
    = expense 89.90 BRL, NET CASA, 2026-03-18
    """)

  static let brazilianRefusals = cases(
    locale: "pt-BR", currency: "BRL", areRefused: true,
    """
    Sua compra de R$ 99,00 em LIVRARIA MAR foi negada.
    Sua fatura fechou em R$ 812,33 e vence em 05/04.
    Seu código de segurança é 551922. Não compartilhe.
    Seu saldo é de R$ 1.204,10
    Compra de R$ 75,00 em POSTO SUL não aprovada. Saldo insuficiente.
    Limite disponível: R$ 2.300,00 no cartão final 8821
    """)

  static let portuguese = cases(
    locale: "pt-PT", currency: "EUR",
    """
    Compra de 12,30 EUR em CAFE ALTO com o cartão *7710 em 16-03-2026
    = expense 12.30 EUR, CAFE ALTO, 2026-03-16
    """)

  static let italian = cases(
    locale: "it-IT", currency: "EUR",
    """
    Pagamento di 27,60 EUR presso TRATTORIA GRECO con carta *5540 il 15/03/2026 alle 20:41
    = expense 27.60 EUR, TRATTORIA GRECO, 2026-03-15
    Hai ricevuto 40,00 € da Paola Ferri
    = income 40.00 EUR, Paola Ferri, 2026-03-18
    Hai inviato 18,00 € a Luca Serra
    = expense 18.00 EUR, Luca Serra, 2026-03-18
    Accredito stipendio 1.720,00 EUR da OFFICINE BLU sul conto *9011
    = income 1720.00 EUR, OFFICINE BLU, 2026-03-18
    Rimborso di 12,00 EUR da ELETTRA sulla carta *5540
    = credit 12.00 EUR, ELETTRA, 2026-03-18
    Hai pagato 9,50 € presso Bar Centrale con carta *5540
    = expense 9.50 EUR, Bar Centrale, 2026-03-18
    Addebito di 35,90 EUR da FIBRA LUCE sul conto *9011 il 14/03/2026
    = expense 35.90 EUR, FIBRA LUCE, 2026-03-14
    Prelievo di 50,00 EUR il 12/03/2026 con carta *5540. Saldo 812,00 EUR
    = expense 50.00 EUR, -, 2026-03-12
    Marco Villa ti ha inviato 10,00 €
    = income 10.00 EUR, Marco Villa, 2026-03-18
    Autorizzato pagamento 23,00 EUR c/o LIBRERIA VOLTA carta *5540 del 16/03/2026
    = expense 23.00 EUR, LIBRERIA VOLTA, 2026-03-16
    Bonifico ricevuto di 250,00 EUR da SARA CONTI
    = income 250.00 EUR, SARA CONTI, 2026-03-18
    """)

  static let italianRefusals = cases(
    locale: "it-IT", currency: "EUR", areRefused: true,
    """
    Pagamento di 80,00 EUR presso ELETTRA rifiutato. Carta *5540
    Il tuo codice OTP è 771204
    Il saldo del tuo conto è 204,10 EUR
    Operazione di 60,00 EUR presso SUPERMARE negata per fondi insufficienti
    """)
}
