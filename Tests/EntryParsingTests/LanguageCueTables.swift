/// The sentences of ``LanguageCueTests``.
extension LanguageCueTests {
  static let german = """
    Bus 2,75 zweimal | expense 5.50
    Bus 2,75 mal zwei | expense 5.50
    Miete 900 meine Hälfte | expense 450.00
    die Hälfte von 80 für Lebensmittel | expense 40.00
    Miete 900, die Hälfte | unclearSum
    Abendessen 42 plus 20 % Trinkgeld | expense 50.40
    Abendessen 42 + 8 Trinkgeld | expense 50.00
    Essen 14 inkl. 19 % MwSt | expense 14.00
    100 geteilt durch 4 Personen | expense 25.00
    30 pro Person für 3 Personen | expense 90.00
    Schuhe 75 statt 120 | expense 75.00
    Abendessen 90, mein Anteil 30 | expense 30.00
    Soll ich Schuhe für 80 kaufen? | notAnEntry
    wenn ich die Schuhe für 80 kaufe | notAnEntry
    ich habe die Schuhe für 80 nicht gekauft | notAnEntry
    40 von Anna geliehen | notAnEntry
    Kartenzahlung über 40 abgelehnt | notAnEntry
    Budget für Essen ist 400 | notAnEntry
    er hat 50 ausgegeben | notAnEntry
    muss 60 für Benzin bezahlen | notAnEntry
    5 km gelaufen | notAnEntry
    Benzin 40 | expense 40.00
    Anna hat mir 40 gegeben | income 40.00
    ich habe Anna 40 gegeben | expense 40.00
    Geschenk für sie 30 | expense 30.00
    Mittagessen mit Anna 18,50 | expense 18.50
    """

  static let french = """
    bus 2,75 deux fois | expense 5.50
    loyer 900 ma moitié | expense 450.00
    la moitié de 80 pour les courses | expense 40.00
    loyer 900, la moitié | unclearSum
    dîner 42 plus 20 % de pourboire | expense 50.40
    dîner 42 + 8 pourboire | expense 50.00
    repas 14 dont 20 % tva | expense 14.00
    100 partagé en 4 | expense 25.00
    30 par personne pour 3 personnes | expense 90.00
    chaussures 75 au lieu de 120 | expense 75.00
    dois-je acheter un vélo à 300 ? | notAnEntry
    si j'achète un vélo à 300 | notAnEntry
    je n'ai pas acheté le vélo à 300 | notAnEntry
    emprunté 40 à Anna | notAnEntry
    Anna m'a prêté 40 | notAnEntry
    paiement de 40 refusé | notAnEntry
    mon budget est de 400 | notAnEntry
    elle a dépensé 50 | notAnEntry
    je dois payer 60 d'essence | notAnEntry
    essence 40 | expense 40.00
    café avant le travail 3 | expense 3.00
    """

  static let spanish = """
    autobús 2,75 dos veces | expense 5.50
    alquiler 900 mi mitad | expense 450.00
    la mitad de 80 en comida | expense 40.00
    alquiler 900, la mitad | unclearSum
    cena 42 más 20 % de propina | expense 50.40
    cena 42 + 8 propina | expense 50.00
    comida 14 incl. 21 % iva | expense 14.00
    100 dividido entre 4 | expense 25.00
    30 por persona para 3 personas | expense 90.00
    zapatos 75 en vez de 120 | expense 75.00
    ¿compro una bici por 300? | notAnEntry
    si compro una bici por 300 | notAnEntry
    no compré la bici de 300 | notAnEntry
    Anna me prestó 40 | notAnEntry
    pago de 40 rechazado | notAnEntry
    mi presupuesto de comida es 400 | notAnEntry
    ella ha gastado 50 | notAnEntry
    voy a pagar 60 de gasolina | notAnEntry
    gasolina 40 | expense 40.00
    regalo para ella 30 | expense 30.00
    """

  static let portuguese = """
    ônibus 2,75 duas vezes | expense 5.50
    aluguel 900 minha metade | expense 450.00
    a metade de 80 no mercado | expense 40.00
    aluguel 900, a metade | unclearSum
    jantar 42 mais 20 % de gorjeta | expense 50.40
    jantar 42 + 8 gorjeta | expense 50.00
    almoço 14 incl. 10 % iva | expense 14.00
    100 dividido por 4 pessoas | expense 25.00
    30 por pessoa para 3 pessoas | expense 90.00
    sapatos 75 em vez de 120 | expense 75.00
    devo comprar uma bicicleta por 300? | notAnEntry
    se eu comprar uma bicicleta por 300 | notAnEntry
    não comprei a bicicleta de 300 | notAnEntry
    Ana me emprestou 40 | notAnEntry
    pagamento de 40 recusado | notAnEntry
    meu orçamento limite 400 | notAnEntry
    ela gastou 50 | notAnEntry
    vou pagar 60 de gasolina | notAnEntry
    gasolina 40 | expense 40.00
    """

  static let italian = """
    autobus 2,75 due volte | expense 5.50
    affitto 900 la mia metà | expense 450.00
    la metà di 80 per la spesa | expense 40.00
    affitto 900, la metà | unclearSum
    cena 42 più 20 % di mancia | expense 50.40
    cena 42 + 8 mancia | expense 50.00
    pranzo 14 incl. 22 % iva | expense 14.00
    100 diviso 4 persone | expense 25.00
    30 a persona per 3 persone | expense 90.00
    scarpe 75 invece di 120 | expense 75.00
    devo comprare una bici a 300? | notAnEntry
    se compro una bici a 300 | notAnEntry
    non ho comprato la bici da 300 | notAnEntry
    Anna mi ha prestato 40 | notAnEntry
    pagamento di 40 rifiutato | notAnEntry
    budget 400 per la spesa | notAnEntry
    lei ha speso 50 | notAnEntry
    devo pagare 60 di benzina | notAnEntry
    benzina 40 | expense 40.00
    colazione prima del lavoro 4 | expense 4.00
    """

  static let dutch = """
    bus 2,75 twee keer | expense 5.50
    huur 900 mijn helft | expense 450.00
    de helft van 80 voor boodschappen | expense 40.00
    huur 900, de helft | unclearSum
    diner 42 plus 20 % fooi | expense 50.40
    diner 42 + 8 fooi | expense 50.00
    lunch 14 incl. 21 % btw | expense 14.00
    100 gedeeld door 4 personen | expense 25.00
    30 per persoon voor 3 personen | expense 90.00
    schoenen 75 in plaats van 120 | expense 75.00
    moet ik een fiets kopen voor 300? | notAnEntry
    als ik een fiets koop voor 300 | notAnEntry
    ik heb de fiets van 300 niet gekocht | notAnEntry
    40 geleend van Anna | notAnEntry
    betaling van 40 geweigerd | notAnEntry
    budget 400 voor boodschappen | notAnEntry
    zij heeft 50 uitgegeven | notAnEntry
    ik moet 60 betalen voor benzine | notAnEntry
    benzine 40 | expense 40.00
    hij gaf me 40 | income 40.00
    """
}
