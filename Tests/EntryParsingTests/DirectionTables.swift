/// Sentences of nine languages that tell who gave money to whom, for ``FrameTests``; some were written with the rules.
enum DirectionTables {
  static let rows =
    english + german + french + spanish + italian + portuguese + dutch + polish + hindi

  /// Reads rows of `meaning|sentence|sentence|...`.
  private static func rows(_ locale: String, _ currency: String, _ table: String) -> [FrameTables
    .Row]
  {
    table.split(separator: "\n").flatMap { line in
      let parts = line.split(separator: "|").map(String.init)
      return parts.dropFirst().map { text in
        FrameTables.Row(locale: locale, currency: currency, meaning: parts[0], text: text)
      }
    }
  }

  private static let english = rows(
    "en-US", "USD",
    """
    income|my boss sent me 120|tips came to 45|wages 820|tenant paid rent 900|got 40 from grandma
    income|received 60 from jake|child benefit 96|sold the couch for 150|flogged my old phone for 80
    income|mum gave me 30 for chores|dad zelled me 200|won 50 on a scratch card|made 75 babysitting
    income|earned 60 mowing lawns|my sister paid me 25|company paid out 1400|pension landed 1100
    income|bonus 500 hit my account|payout of 90 from my side gig|collected 80 rent from the lodger
    income|found 20 on the street|the client settled my invoice 640|freelance payment 320|grandpa handed me 50
    income|birthday money 100 from auntie|salary came in 2400|my roommate covered rent and gave me 400
    income|grandpa's check cleared 100|got my tax money 640|cashed my paycheck 820|deposit from work 820
    income|royalties 34.50|aunt june mailed me a 50 check|made 60 at the garage sale|garage sale brought in 140
    income|alimony 400 came|airbnb payout 310|uber earnings 145|interest 4.20 on my savings
    income|they sent me 75 for the survey|sold two tickets for 90|boss bonused me 200|payday 1850
    income|first paycheck 640|gift of 100 from my uncle|got 40 for mowing lawns
    credit|refund 35 from asos|insurance reimbursed me 240|landlord returned my deposit 900
    credit|delta refunded 210 for the cancelled flight|jen paid me back her half of pizza 14
    credit|got 18 back for the returned shirt|price adjustment from costco 12 back
    expense|gave my boss 20 for the gift|paid the tenant back 50|tips for the waiter 8|sent 120 to mum
    expense|bought a bonus pack 12|paid wages 300 to the cleaner|bought jeans from a seller 20|donated 30
    expense|paid the client lunch 40|sold out concert ticket 80|gift of 100 for my uncle|paid back mike 30
    expense|returned 20 to my neighbor|refunded my customer 15|tipped the barista 2|bonus for the cleaner 50
    expense|allowance for the kids 20|sent rent 900 to the landlord|venmo to dan 15|bought dan's old bike 60
    expense|the landlord took 900|tax 300|wages for my staff 400
    """)

  private static let german = rows(
    "de-DE", "EUR",
    """
    income|mein Chef hat mir 120 geschickt|Trinkgeld heute 45 eingenommen|Lohn 820|Mieter hat Miete gezahlt 900
    income|40 von Oma bekommen|60 von Jan erhalten|Kindergeld 250|Sofa für 150 verkauft|Mama hat mir 30 gegeben
    income|Papa hat 200 überwiesen|50 beim Lotto gewonnen|75 mit Babysitten verdient|Rente 1100 ist da|Bonus 500
    income|20 auf der Straße gefunden|der Kunde hat die Rechnung über 640 bezahlt
    income|Opa hat mir 50 in die Hand gedrückt|Geburtstagsgeld von Tante 100|Gehalt kam 2400|Honorar 320
    income|für den Flohmarkt 60 eingenommen|Scheck von Opa 100 eingelöst|Zahlung vom Kunden 1200
    income|Miete vom Untermieter 900|Unterhalt ist da 400|95 Trinkgeld gemacht|Gassigehen 80 verdient|Zinsen 4,20
    income|Tante Uschi hat 50 überwiesen|mir wurden 75 gutgeschrieben|Chef hat 200 Prämie gezahlt
    income|Nachbarin hat mir 20 fürs Gießen gegeben|Bafög ist da 500
    credit|Rückerstattung von Zalando 35|Versicherung hat mir 240 erstattet
    credit|Vermieter hat die Kaution zurückgezahlt 900|Bahn hat 21 erstattet
    credit|Jan hat mir seine Hälfte der Pizza gegeben 14
    expense|dem Chef 20 fürs Geschenk gegeben|120 an Mama geschickt|10 Trinkgeld gegeben|der Putzfrau 60 gezahlt
    expense|30 gespendet|Hose vom Verkäufer 20|Lohnsteuer 30 gezahlt|Geschenk für Onkel 100
    expense|Taschengeld für die Kinder 20|der Vermieter hat 900 abgebucht|dem Kellner 5 gegeben
    """)

  private static let french = rows(
    "fr-FR", "EUR",
    """
    income|mon patron m'a envoyé 120|pourboires de ce soir 45|salaire 820|le locataire a payé le loyer 900
    income|reçu 40 de mamie|reçu 60 de Paul|allocations 250|vendu le canapé 150|maman m'a donné 30
    income|papa m'a viré 200|gagné 50 au loto|gagné 75 en baby-sitting|retraite 1100|prime 500
    income|trouvé 20 dans la rue|le client a réglé la facture 640|papi m'a filé 50|le salaire est arrivé 2400
    income|honoraires 320|encaissé 60 au vide-grenier|chèque de papi 100 encaissé|paiement du client 1200
    income|le vide-grenier a rapporté 140|loyer du sous-locataire 900|pension alimentaire reçue 400
    income|95 de pourboires|intérêts 4,20|tata Lise m'a envoyé 50|vendu deux places 90
    income|mon patron m'a versé une prime de 200|la voisine m'a donné 20 pour l'arrosage|bourse versée 500
    credit|remboursement Zalando 35|la mutuelle m'a remboursé 240|le proprio m'a rendu la caution 900
    credit|la sncf m'a remboursé 21|Jean m'a donné sa moitié de la pizza 14
    expense|donné 20 à mon patron|envoyé 120 à maman|laissé 10 de pourboire|payé 60 à la femme de ménage|don 30
    expense|acheté un jean à un vendeur 20|cadeau pour mon oncle 100|argent de poche des enfants 20
    expense|viré le loyer au proprio 900|donné 5 au serveur
    """)

  private static let spanish = rows(
    "es-ES", "EUR",
    """
    income|mi jefe me mandó 120|propinas de hoy 45|sueldo 820|el inquilino pagó la renta 900|recibí 40 de la abuela
    income|recibí 60 de Juan|ayuda por hijo 100|vendí el sofá por 150|mamá me dio 30|papá me transfirió 200
    income|gané 50 en la lotería|gané 75 cuidando niños|pensión 1100|bono 500|encontré 20 en la calle
    income|el cliente liquidó la factura 640|el abuelo me regaló 50|llegó la nómina 2400|honorarios 320
    income|cobré 60 en el mercadillo|cheque del abuelo 100 cobrado|alquiler del inquilino 900|95 de propinas
    income|intereses 4,20|la tía Luisa me envió 50|vendí dos entradas 90|mi jefe me pagó un bono de 200
    income|la vecina me dio 20 por regar|beca ingresada 500|saqué 67 paseando perros
    credit|reembolso de Zara 35|el seguro me reembolsó 240|el casero me devolvió la fianza 900|renfe me devolvió 21
    credit|Juan me dio su mitad de la pizza 14|mi jefe me transfirió 26 por su mitad de la compra
    expense|le di 20 a mi jefe|le mandé 120 a mamá|dejé 10 de propina|pagué 60 a la limpiadora|doné 30
    expense|compré unos vaqueros a un vendedor 20|regalo para mi tío 100|le devolví 30 a Juan|paga de los niños 20
    expense|transferí el alquiler al casero 900|di 5 al camarero
    """)

  private static let italian = rows(
    "it-IT", "EUR",
    """
    income|il capo mi ha mandato 120|mance di stasera 45|stipendio 820|l'inquilino ha pagato l'affitto 900
    income|ricevuto 40 dalla nonna|ricevuto 60 da Marco|assegno unico 100|venduto il divano 150|mamma mi ha dato 30
    income|papà mi ha fatto un bonifico di 200|vinto 50 al lotto|guadagnato 75 come babysitter|pensione 1100
    income|premio 500|trovato 20 per strada|il cliente ha saldato la fattura 640|il nonno mi ha regalato 50
    income|è arrivato lo stipendio 2400|onorario 320|incassato 60 al mercatino|assegno del nonno 100 incassato
    income|pagamento dal cliente 1200|il mercatino ha fruttato 140|95 di mance|interessi 4,20
    income|zia Lina mi ha mandato 50|il capo mi ha dato un premio di 200|la vicina mi ha dato 20 per innaffiare
    income|borsa di studio 500 accreditata
    credit|rimborso Zalando 35|l'assicurazione mi ha rimborsato 240
    credit|il padrone di casa mi ha restituito la cauzione 900|trenitalia mi ha rimborsato 21
    credit|Gianni mi ha dato la sua metà della pizza 14
    expense|dato 20 al capo|mandato 120 a mamma|lasciato 10 di mancia|pagato 60 alla colf|donato 30
    expense|comprato jeans da un venditore 20|regalo per lo zio 100|restituito 30 a Gianni|paghetta dei bambini 20
    expense|bonifico affitto al proprietario 900|dato 5 al cameriere
    """)

  private static let portuguese = rows(
    "pt-BR", "BRL",
    """
    income|meu chefe me mandou 120|gorjetas de hoje 45|salário 820|o inquilino pagou o aluguel 900
    income|recebi 40 da vovó|recebi 60 do João|bolsa família 100|vendi o sofá por 150|mamãe me deu 30
    income|papai me fez um pix de 200|ganhei 50 na loteria|ganhei 75 cuidando de crianças|aposentadoria 1100
    income|bônus 500|achei 20 na rua|o cliente quitou a fatura 640|o vovô me presenteou com 50|caiu o salário 2400
    income|honorários 320|faturei 60 na feira|cheque do vovô 100 compensado|pagamento do cliente 1200
    income|a feirinha rendeu 140|aluguel do inquilino 900|95 de gorjetas|juros da poupança 4,20|tia Lu me enviou 50
    income|vendi dois ingressos 90|meu chefe me pagou um bônus de 200|a vizinha me deu 20 por regar
    income|bolsa 500 depositada
    credit|reembolso da Zara 35|o seguro me reembolsou 240|o dono me devolveu a caução 900
    expense|dei 20 pro meu chefe|mandei 120 pra mamãe|deixei 10 de gorjeta|paguei 60 pra diarista|doei 30
    expense|comprei jeans de um vendedor 20|presente pro meu tio 100|mesada das crianças 20
    expense|transferi o aluguel pro dono 900|dei 5 pro garçom
    """)

  private static let dutch = rows(
    "nl-NL", "EUR",
    """
    income|mijn baas stuurde me 120|fooien vanavond 45|loon 820|de huurder betaalde de huur 900|40 gekregen van oma
    income|60 ontvangen van Jan|kinderbijslag 250|bank verkocht voor 150|mama gaf me 30|papa heeft 200 overgemaakt
    income|50 gewonnen met de loterij|75 verdiend met oppassen|pensioen 1100|bonus 500|20 gevonden op straat
    income|de klant heeft de factuur van 640 voldaan|opa stopte me 50 toe|salaris binnen 2400|honorarium 320
    income|60 verdiend op de rommelmarkt|cheque van opa 100 geïnd|betaling van de klant 1200
    income|huur van de huurder 900|95 aan fooien|rente 4,20 ontvangen|tante Lies stuurde me 50
    income|twee kaartjes verkocht 90|baas betaalde me een bonus van 200|studiebeurs 500 gestort
    credit|terugbetaling van Zalando 35|de verzekering heeft me 240 vergoed|huisbaas heeft de borg teruggestort 900
    credit|ns heeft me 21 terugbetaald|Jan gaf me zijn helft van de pizza 14
    expense|20 aan mijn baas gegeven|120 naar mama gestuurd|10 fooi gegeven|60 betaald aan de werkster|30 gedoneerd
    expense|cadeau voor oom 100|zakgeld kinderen 20|huur overgemaakt aan de huisbaas 900|de ober 5 gegeven
    """)

  private static let polish = rows(
    "pl-PL", "PLN",
    """
    income|szef przelał mi 120|napiwki dzisiaj 45|pensja 820|najemca zapłacił czynsz 900|dostałem 40 od babci
    income|dostałam 60 od Janka|zasiłek na dziecko 100|sprzedałem kanapę za 150|mama dała mi 30|tata przelał 200
    income|wygrałem 50 w lotto|zarobiłam 75 na pilnowaniu dzieci|emerytura 1100|premia 500|znalazłem 20 na ulicy
    income|klient opłacił fakturę 640|dziadek podarował mi 50|wpłynęła pensja 2400|honorarium 320
    income|utargowałem 60 na targu|przelew od klienta 1200|czynsz od lokatora 900|95 z napiwków|odsetki 4,20
    income|ciocia Ela przysłała mi 50|szef wypłacił mi premię 200|sąsiadka dała mi 20 za podlewanie
    income|stypendium wpłynęło 500
    credit|zwrot z Zalando 35|ubezpieczyciel zwrócił mi 240|właściciel oddał mi kaucję 900|pkp zwróciło mi 21
    credit|Jan dał mi swoją połowę za pizzę 14
    expense|dałem szefowi 20|wysłałem 120 mamie|zostawiłem 10 napiwku|zapłaciłam 60 sprzątaczce
    expense|wpłaciłem 30 na schronisko|kupiłem jeansy od sprzedawcy za 20|prezent dla wujka 100|oddałem Janowi 30
    expense|kieszonkowe dla dzieci 20|przelałem czynsz właścicielowi 900|dałam kelnerowi 5
    """)

  private static let hindi = rows(
    "en-IN", "INR",
    """
    income|boss ne mujhe 1200 bheje|tips aaj 450 mile|salary 8200 aayi|kirayedar ne kiraya diya 900
    income|dadi se 400 mile|ravi se 600 mile|sofa 1500 mein becha|mummy ne 300 diye|papa ne 2000 transfer kiye
    income|lottery mein 500 jeete|tuition padha ke 750 kamaye|pension 1100 aayi|bonus mila 5000|raste mein 200 mile
    income|client ne bill chukaya 6400|nana ne 500 diye|purani cycle bech di 800|client ka payment 1200 aaya
    income|mele mein 1400 ki bikri|kirayedar se kiraya 900 mila|95 tips mili|byaaj 420 mila|bua ne 500 bheje
    income|do ticket beche 900|boss ne bonus diya 2000|padosi ne 200 diye paani dene ke|scholarship aayi 5000
    credit|amazon se 350 refund aaya|insurance ne 2400 wapas diye|makaan malik ne deposit wapas kiya 900
    credit|irctc ne 210 wapas kiye
    expense|boss ko 200 diye|mummy ko 1200 bheje|waiter ko 100 tip di|kaamwali ko 600 diye
    expense|mandir mein 300 daan diye|dukaan se jeans li 200|mama ko gift diya 1000|ravi ko 300 wapas kiye
    expense|bachon ko pocket money 200 di|makaan malik ko kiraya 900 bheja|waiter ko 50 diye
    """)
}
