/// Messages in the style of German and Dutch banks, and European services that write English; all names are invented.
extension MessageCase {
  static let german = cases(
    locale: "de-DE", currency: "EUR",
    """
    Nordbank: Kartenzahlung 23,40 EUR bei BÄCKEREI LINDNER am 16.03.2026, Karte *7712
    = expense 23.40 EUR, BÄCKEREI LINDNER, 2026-03-16
    Lastschrift über 49,99 € von STADTNETZ GMBH wurde Ihrem Konto ...3301 belastet. \
    Kontostand: 812,10 €
    = expense 49.99 EUR, STADTNETZ GMBH, 2026-03-18
    Gutschrift: 1.950,00 EUR von WALDMANN AG auf Ihr Konto **3301
    = income 1950.00 EUR, WALDMANN AG, 2026-03-18
    Du hast 12,80 € bei Café Morgenrot bezahlt. Verfügbar: 340,22 €
    = expense 12.80 EUR, Café Morgenrot, 2026-03-18
    Lena Vogt hat dir 25,00 € gesendet.
    = income 25.00 EUR, Lena Vogt, 2026-03-18
    Erstattung 35,00 EUR von SCHUHWERK auf Karte *7712
    = credit 35.00 EUR, SCHUHWERK, 2026-03-18
    Überweisung an Jonas Brandt: 60,00 EUR wurde ausgeführt. Konto ***3301
    = expense 60.00 EUR, Jonas Brandt, 2026-03-18
    Umsatz: 17,95 EUR bei DROGERIE KLAR, Karte 7712, 17.03. 18:02 Uhr
    = expense 17.95 EUR, DROGERIE KLAR, 2026-03-17
    -64,20 € MOBILFUNK NORD GMBH Lastschrift 16.03.2026
    = expense 64.20 EUR, MOBILFUNK NORD GMBH, 2026-03-16
    Sie haben 45,00 EUR an Petra Kühn überwiesen.
    = expense 45.00 EUR, Petra Kühn, 2026-03-18
    Zahlungseingang: 120,00 EUR von Petra Kühn
    = income 120.00 EUR, Petra Kühn, 2026-03-18
    Bargeldabhebung 100,00 EUR am Geldautomat, Karte *7712, 15.03.2026
    = expense 100.00 EUR, -, 2026-03-15
    Kreditkarte *7712: 29,90 EUR BLUMEN ROSENTHAL BERLIN 16.03. 17:20
    = expense 29.90 EUR, BLUMEN ROSENTHAL BERLIN, 2026-03-16
    Neue Buchung: -18,40 EUR TANKPUNKT SUED. Kontostand 402,11 EUR
    = expense 18.40 EUR, TANKPUNKT SUED, 2026-03-18
    Neuer Umsatz auf Ihrem Konto: +75,00 EUR von Eva Sommer
    = income 75.00 EUR, Eva Sommer, 2026-03-18
    Ihre Karte wurde mit 54,00 EUR belastet (RADWERK, 15.03.2026)
    = expense 54.00 EUR, RADWERK, 2026-03-15
    Dein Gehalt ist da! 2.410,00 € von WALDMANN AG
    = income 2410.00 EUR, WALDMANN AG, 2026-03-18
    """)

  static let germanRefusals = cases(
    locale: "de-DE", currency: "EUR", areRefused: true,
    """
    Ihre Zahlung über 89,00 EUR an TECHNIKHOF wurde abgelehnt.
    TAN 441209 für Überweisung 250,00 EUR an Max Roth. Nordbank
    Ihr Kontostand beträgt 1.204,55 EUR. Nordbank
    Nordbank: Am 01.04. wird die Lastschrift über 30,00 EUR von Ihrem Konto abgebucht.
    Ihre Kreditkartenabrechnung über 512,30 EUR ist am 02.04.2026 fällig.
    Kauf bei Zweirad Bauer über 250,00 € konnte nicht ausgeführt werden.
    Zahlung in Höhe von 12,00 € bei Bäckerei Lindner fehlgeschlagen
    """)

  static let dutch = cases(
    locale: "nl-NL", currency: "EUR",
    """
    Betaling van € 22,95 bij DE GROENE HOEK 2214 met pas 031 op 16-03-2026
    = expense 22.95 EUR, DE GROENE HOEK, 2026-03-16
    Je hebt € 10,00 ontvangen van Sanne Bakker
    = income 10.00 EUR, Sanne Bakker, 2026-03-18
    Er is € 61,20 afgeschreven van je rekening door WATERNET NOORD
    = expense 61.20 EUR, WATERNET NOORD, 2026-03-18
    Bijschrijving € 2.050,00 van MOLENAAR BV op rekening *7781
    = income 2050.00 EUR, MOLENAAR BV, 2026-03-18
    Je hebt € 8,40 betaald bij Bakker Vos. Saldo: € 91,60
    = expense 8.40 EUR, Bakker Vos, 2026-03-18
    Incasso € 32,50 ENERGIE WEST 14-03-2026 van rekening *7781
    = expense 32.50 EUR, ENERGIE WEST, 2026-03-14
    Sanne Bakker heeft je € 5,00 betaald
    = income 5.00 EUR, Sanne Bakker, 2026-03-18
    Je hebt € 14,20 gepind bij SLAGERIJ DE BOER
    = expense 14.20 EUR, SLAGERIJ DE BOER, 2026-03-18
    Afschrijving: € 9,99 STREAMHAUS BV, rekening *7781
    = expense 9.99 EUR, STREAMHAUS BV, 2026-03-18
    Overschrijving van € 100,00 naar Joost Smit is uitgevoerd.
    = expense 100.00 EUR, Joost Smit, 2026-03-18
    Geldopname € 50,00 op 12-03-2026 met pas 031
    = expense 50.00 EUR, -, 2026-03-12
    """)

  static let dutchRefusals = cases(
    locale: "nl-NL", currency: "EUR", areRefused: true,
    """
    Je betaling van € 35,00 aan FIETSHUIS is mislukt.
    Je saldo is € 204,18.
    Op 25-03-2026 wordt € 32,50 afgeschreven door ENERGIE WEST.
    Je code is 551920. Deel deze nooit.
    """)

  static let europeanEnglish = cases(
    locale: "de-DE", currency: "EUR",
    """
    Kestrel: You paid €18.20 at Osteria Nona. Balance €240.11
    = expense 18.20 EUR, Osteria Nona, 2026-03-18
    Kestrel: −12,50 € MARKT AM PLATZ
    = expense 12.50 EUR, MARKT AM PLATZ, 2026-03-18
    Kestrel: +30,00 € from Jonas Brandt
    = income 30.00 EUR, Jonas Brandt, 2026-03-18
    Kestrel: Anna Weiss sent you 45,00 €
    = income 45.00 EUR, Anna Weiss, 2026-03-18
    Orbi: You spent €9.10 at Boulangerie Petit. Card **2201
    = expense 9.10 EUR, Boulangerie Petit, 2026-03-18
    Orbi: You received €60.00 from Mila Horvat
    = income 60.00 EUR, Mila Horvat, 2026-03-18
    Orbi: Refund from Schuhwerk: €35.00
    = credit 35.00 EUR, Schuhwerk, 2026-03-18
    Orbi: Your card was charged 12,99 € by Streamora on 14.03.2026
    = expense 12.99 EUR, Streamora, 2026-03-14
    Lumo: Payment of €11.90 at Trattoria Elba was successful
    = expense 11.90 EUR, Trattoria Elba, 2026-03-18
    Lumo: You've been paid! €1,650.00 from WALDMANN AG
    = income 1650.00 EUR, WALDMANN AG, 2026-03-18
    """)

  static let europeanEnglishRefusals = cases(
    locale: "de-DE", currency: "EUR", areRefused: true,
    """
    Kestrel: Your direct debit of 20,00 € to GLOWFIT was rejected
    Kestrel: You've spent €30.00 today.
    Orbi: €4.20 payment to Kiosk Linde was reverted
    Lumo: Top-up of €50.00 failed.
    Lumo: Your card payment of 6,40 € at Kiosk Linde is pending
    """)
}
