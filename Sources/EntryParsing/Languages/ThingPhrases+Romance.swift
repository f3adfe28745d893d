/// Kinds of things and services that are said in several words, for each Romance language.
extension LanguageTable {
  static let frenchThingPhrases: [WordRow] = [
    .items(
      .groceries, weight: 6,
      """
      liquide vaisselle, papier toilette, papier alu, sacs poubelle, essuie tout, lait en \
      poudre, petits pots, produits ménagers, petits pois, eau minérale
      """),
    .items(
      .dining, weight: 6,
      """
      petit déjeuner, petit dej, café crème, pourboire au restaurant, ticket resto, happy hour, \
      verre en terrasse
      """),
    .items(
      .transport, weight: 6,
      """
      fait le plein, faire le plein, contrôle technique, carte grise, carte navigo, pass navigo, \
      lave auto, plein d essence, plein de gasoil, pneus neige, ticket de métro, place de \
      parking, carte de stationnement
      """),
    .items(
      .housing, weight: 6,
      """
      taxe foncière, taxe habitation, papier peint, femme de ménage, charges de copropriété, \
      crédit immobilier, agence immobilière, garde meuble
      """),
    .items(
      .utilities, weight: 6,
      """
      facture edf, carte sim, box internet, fibre internet, forfait mobile, recharge mobile
      """),
    .items(
      .health, weight: 6,
      """
      vernis à ongles semi permanent, sage femme, crème solaire, appareil dentaire, lunettes de \
      vue, lentilles de contact, prise de sang, salle de sport
      """),
    .items(
      .insurance, weight: 6,
      """
      assurance vie, assurance auto, assurance habitation, assurance maison, assurance voiture, \
      assurance scolaire, assurance voyage
      """),
    .items(
      .entertainment, weight: 6,
      """
      parc d attractions, jeu vidéo, jeux vidéo, bande dessinée, fête foraine, forfait ski, \
      boîte de nuit, place de concert, places de concert, places de ciné, jeu de société, jeux \
      de société
      """),
    .items(
      .shopping, weight: 6,
      """
      vernis à ongles, rouge à lèvres, fond de teint, croquettes chien, croquettes chat, \
      croquettes pour le chien, croquettes pour chat, appareil photo, fer à repasser, lave \
      linge, lave vaisselle, machine à laver, grille pain, micro ondes, sous vêtements, soutien \
      gorge, maillot de bain, lit bébé, siège auto, pot de fleurs, sac à dos, sac à main
      """),
    .items(
      .travel, weight: 6,
      """
      billet d avion, chambre d hôtes, location de voiture, location vacances, taxe de séjour
      """),
    .items(
      .education, weight: 6,
      """
      auto école, centre aéré, cantine scolaire, fournitures scolaires, sortie scolaire, frais \
      de scolarité, permis de conduire, baby sitter, cours de soutien, livres scolaires
      """),
    .items(
      .gifts, weight: 6,
      """
      cadeau de mariage, cadeau d anniversaire, carte cadeau, étrennes concierge
      """),
    .items(
      .other, weight: 6,
      """
      timbre fiscal, expert comptable, impôt sur le revenu, carte d identité
      """),
    .items(
      .savings, also: .putAway, weight: 6,
      "mis de côté, mettre de côté, de côté, épargné, économisé"),
  ]

  static let spanishThingPhrases: [WordRow] = [
    .items(
      .groceries, weight: 6,
      """
      papel higiénico, papel de cocina, bolsas de basura, pasta de dientes, agua mineral, leche \
      en polvo, aceite de oliva, comida congelada
      """),
    .items(
      .dining, weight: 6,
      """
      menú del día, comida rápida, comida corrida, comida a domicilio, café con leche, aceitunas \
      y cañas
      """),
    .items(
      .transport, weight: 6,
      """
      repostado, reposté, llenar el tanque, llené el tanque, cambio de aceite, zona azul, abono \
      transporte, multa de tráfico, impuesto de circulación, cambio de ruedas, cambio de \
      neumáticos, revisión del coche, lavado de coche, ticket de metro, billete de tren, billete \
      de autobús, taller mecánico
      """),
    .items(
      .housing, weight: 6,
      """
      impuesto de bienes inmuebles, cuota de comunidad, comunidad de vecinos, gastos de \
      comunidad, señora de la limpieza, llave nueva, copia de llaves, papel pintado
      """),
    .items(
      .utilities, weight: 6,
      """
      gas butano, bombona de butano, recibo de la luz, recibo del agua, recibo del gas, factura \
      de la luz, factura del agua, saldo celular, recarga celular, gas lp, gas natural
      """),
    .items(
      .insurance, weight: 6,
      """
      seguro de coche, seguro del coche, seguro de vida, seguro médico, seguro dental, seguro de \
      hogar, seguro del hogar, seguro de viaje
      """),
    .items(
      .health, weight: 6,
      """
      crema solar, lentes de contacto, corte de pelo, limpieza dental, análisis de sangre, plan \
      de salud, tinte de pelo
      """),
    .items(
      .entertainment, weight: 6,
      """
      parque de atracciones, juego de mesa, juegos de mesa, entradas de cine, entradas para el \
      partido, entradas para el cine, sala de juegos, parque acuático
      """),
    .items(
      .shopping, weight: 6,
      """
      arena para gatos, arena de gatos, arena del gato, arena para el gato, comida para perros, \
      comida de perro, comida del gato, esmalte de uñas, ropa interior, traje de baño, funda del \
      móvil, cargador del móvil, máquina de coser, abono para plantas, bicicleta nueva, cortina \
      de baño
      """),
    .items(
      .travel, weight: 6,
      """
      billete de avión, boleto de avión, billetes de avión, alquiler de coche, tasa turística, \
      casa rural
      """),
    .items(
      .education, weight: 6,
      """
      comedor escolar, material escolar, útiles escolares, libros de texto, mensualidad del \
      colegio, mensualidad de la escuela, clases particulares, carnet de conducir, actividades \
      extraescolares
      """),
    .items(
      .gifts, weight: 6,
      """
      regalo de boda, regalo de cumpleaños, lista de bodas, tarjeta regalo, amigo invisible
      """),
    .items(
      .other, weight: 6,
      """
      declaración de la renta, impuesto sobre la renta, impuesto de renta
      """),
    .items(.savings, also: .putAway, weight: 6, "ahorrado, ahorramos, guardado para"),
  ]

  static let italianThingPhrases: [WordRow] = [
    .items(
      .groceries, weight: 6,
      """
      carta igienica, carta da cucina, sacchetti immondizia, sacchi della spazzatura, detersivo \
      piatti, latte in polvere, acqua minerale, olio di oliva
      """),
    .items(.dining, weight: 6, "tavola calda, cibo da asporto, cena fuori, pranzo fuori"),
    .items(
      .transport, weight: 6,
      """
      fatto benzina, fatto il pieno, fare benzina, cambio olio, cambio gomme, bollo auto, bollo \
      moto, revisione auto, gomme invernali, abbonamento autobus, biglietto autobus, biglietto \
      treno, strisce blu, autobus e metro, lavaggio auto, tagliando auto
      """),
    .items(
      .housing, weight: 6,
      """
      spese condominiali, rata condominio, carta da parati, agenzia immobiliare, donna delle \
      pulizie, affitto box
      """),
    .items(
      .utilities, weight: 6,
      """
      bolletta luce, bolletta gas, ricarica telefonica, ricarica cellulare, canone rai, scheda \
      sim, tassa rifiuti
      """),
    .items(
      .insurance, weight: 6,
      """
      assicurazione casa, assicurazione auto, assicurazione vita, assicurazione moto, polizza \
      casa, polizza vita, assicurazione viaggio
      """),
    .items(
      .health, weight: 6,
      """
      lenti a contatto, crema solare, esami del sangue, visita medica, visita specialistica, \
      visita oculistica, taglio capelli, pulizia denti, apparecchio denti, ticket sanitario
      """),
    .items(
      .entertainment, weight: 6,
      """
      parco divertimenti, gioco da tavolo, giochi da tavolo, biglietti della partita, biglietto \
      del cinema, biglietti del cinema, gratta e vinci, luna park, parco acquatico
      """),
    .items(
      .shopping, weight: 6,
      """
      cibo per gatti, cibo per cani, sabbia del gatto, lettiera gatto, ferro da stiro, costume \
      da bagno, smalto unghie, scarpe da ginnastica, intimo donna, biancheria intima
      """),
    .items(
      .travel, weight: 6,
      """
      biglietto aereo, biglietti aerei, noleggio auto, tassa di soggiorno
      """),
    .items(
      .education, weight: 6,
      """
      asilo nido, mensa scolastica, scuola guida, libri di scuola, libri scolastici, gita \
      scolastica, zaino di scuola, retta asilo, corso di inglese, lezioni private
      """),
    .items(
      .gifts, weight: 6,
      """
      regalo di nozze, regalo di compleanno, lista nozze, buono regalo
      """),
    .items(
      .savings, also: .putAway, weight: 6, "da parte, messo da parte, messi da parte, accantonato"),
    .items(
      .other, weight: 6,
      """
      marca da bollo, dichiarazione dei redditi, carta di identità
      """),
  ]

  static let portugueseThingPhrases: [WordRow] = [
    .items(
      .groceries, weight: 6,
      """
      água sanitária, papel higiénico, papel higiênico, papel toalha, saco de lixo, sabão em pó, \
      sabão em pedra, pasta de dente, fio dental, leite em pó, água mineral, detergente em pó
      """),
    .items(
      .dining, weight: 6,
      """
      pão de queijo, água de coco, prato feito, meia de leite, pastel de nata, cachorro quente
      """),
    .items(
      .transport, weight: 6,
      """
      abasteci, abasteci o carro, enchi o tanque, enchi o depósito, troca de óleo, bilhete \
      único, passe mensal, zona azul, multa de trânsito, inspeção do carro, lavagem do carro, \
      posto de gasolina, posto de combustível, alinhamento e balanceamento, estacionamento do \
      shopping, bilhete de comboio, passagem de ônibus
      """),
    .items(
      .housing, weight: 6,
      """
      taxa de condomínio, taxa de lixo, cópia de chave, ar condicionado, material de construção
      """),
    .items(
      .utilities, weight: 6,
      """
      conta de luz, conta de água, conta de gás, conta do celular, recarga do celular, plano do \
      celular, botijão de gás, conta de internet, conta da luz, conta da água, crédito celular
      """),
    .items(
      .insurance, weight: 6,
      """
      seguro de vida, seguro do carro, seguro residencial, seguro auto, seguro saúde, seguro \
      viagem
      """),
    .items(
      .health, weight: 6,
      """
      lentes de contato, lentes de contacto, protetor solar, limpeza de dente, corte de cabelo, \
      plano de saúde, plano odontológico, plano dentário, exame de sangue
      """),
    .items(
      .entertainment, weight: 6,
      """
      parque de diversões, jogo de tabuleiro, jogo do bicho, ingressos do jogo, ingresso do \
      cinema, bilhetes de cinema
      """),
    .items(
      .shopping, weight: 6,
      """
      areia de gato, areia do gato, areia para gato, cortador de grama, ração do cachorro, ração \
      do gato, máquina de lavar, guarda roupa, guarda chuva, ferro de passar, capa de celular, \
      capinha de celular, roupa interior, roupa íntima, comida de cachorro
      """),
    .items(
      .travel, weight: 6,
      """
      passagem aérea, passagens aéreas, bilhete de avião, aluguel de carro, aluguer de carro, \
      taxa turística
      """),
    .items(
      .education, weight: 6,
      """
      mensalidade da escola, mensalidade escolar, mensalidade da faculdade, mensalidade do \
      colégio, material escolar, carta de condução, aula de direção, livros escolares, merenda \
      escolar, curso de inglês
      """),
    .items(
      .gifts, weight: 6,
      """
      presente de casamento, presente de aniversário, vale presente, amigo secreto, chá de bebê
      """),
    .items(
      .debt, weight: 6,
      """
      fatura do cartão, fatura do cartão de crédito, fatura cartão, fatura de cartão, cartão de \
      crédito fatura
      """),
    .items(.other, weight: 6, "imposto de renda, segunda via, cartão de cidadão"),
    .items(.savings, also: .putAway, weight: 6, "guardei, poupado, economizado"),
  ]
}
