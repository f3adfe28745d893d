extension MessageWords.Table {
  static let german = MessageWords.Table(
    language: "de",
    text: """
      out: bezahlt, gezahlt, gekauft, überwiesen, gesendet, ausgegeben, abgehoben, verwendet
      out formal: abgebucht, belastet, eingezogen
      out noun: kartenzahlung, lastschrift, abbuchung, belastung, einkauf, barabhebung, abhebung, \
      bargeldabhebung, kauf, kartenumsatz, lastschrifteinzug, sepa lastschrift, \
      echtzeitüberweisung an, überweisung an
      incoming: erhalten, eingegangen, empfangen, bekommen, eingezahlt
      incoming formal: gutgeschrieben
      incoming noun: gutschrift, geldeingang, zahlungseingang, eingang, einzahlung, \
      gehaltseingang, überweisungsgutschrift
      incoming toReader: hat dir, hat ihnen, an (dich|sie) gesendet
      refund noun: erstattung, rückerstattung, rückzahlung, retourengutschrift
      refund: erstattet, rückerstattet, zurückerstattet, zurückgezahlt
      open noun: zahlung, überweisung, umsatz, transaktion, dauerauftrag, buchung, \
      echtzeitüberweisung
      open: ausgeführt, autorisiert, gebucht, getätigt, genehmigt
      balance: kontostand, saldo, verfügbar(|er|es), verfügungsrahmen, rahmen, restbetrag, \
      guthaben, kreditrahmen, überschr(eitet|itten), tageslimit
      fee: gebühr(|en), entgelt, aufgerundet
      failure: abgelehnt, fehlgeschlagen, gescheitert, nicht ausgeführt, nicht (möglich|gedeckt|\
      eingelöst), nicht erfolgreich, konnte(|n) nicht, storniert, zurückgewiesen, angefordert, \
      fordert, rücklastschrift, zurückge(bucht|geben), gesperrt, nicht autorisiert, unzureichend, \
      verweigert, mangels deckung, geldanforderung, nicht durchgeführt, abgebrochen
      failure code: tan, mtan, smstan, sms tan, pushtan, sicherheitscode, bestätigungscode, \
      einmalpasswort, freigabecode, code lautet, ihr code, dein code, verifizierungscode, \
      einmalcode, zugangscode
      pending: ausstehend(|e|er), vorgemerkt(|e)
      announcement: fällig(|keit), wird, werden, geplant, angebot, erinnerung, mindestbetrag, \
      rechnung ist, kontoauszug, vorabgenehmigt, steht bereit, demnächst, sichern sie, jetzt \
      beantragen, kreditangebot, abrechnung
      advice: falls, niemals, nicht von ihnen, nicht (sie|du), wenn, geben sie
      instrument: konto, karte, girokonto, kreditkarte, girocard, debitkarte, kontonummer, iban, \
      kto, mastercard, tagesgeldkonto, geldautomat
      ending: ende(nd|t) auf, mit endung, endziffer(|n), kartennummer, karte nr
      field: betrag, datum, uhrzeit, händler
      label: händler, empfänger, verwendungszweck, zahlungsempfänger, auftraggeber
      small owner: ihr(|e|er|em|en), dein(|e|er|em|en)
      small reader: du, dir, sie, ihnen
      small at: bei, beim
      small to: an, zugunsten
      small from: von, durch
      small purpose: für
      small stop: am, um, mit, auf, über, vom, in, im, ist, wurde(|n), hat, haben, und, uhr, zu, \
      zum, zur, erfolg(reich|t), der, die, das, den, dem, per
      """)

  static let dutch = MessageWords.Table(
    language: "nl",
    text: """
      out: betaald, uitgegeven, verlengd, overgemaakt, gestuurd, verstuurd, gekocht, opgenomen, \
      gepind
      out formal: afgeschreven, geïncasseerd
      out noun: pinbetaling, incasso, automatische incasso, geldopname, aankoop, afschrijving, \
      kaartbetaling, betaling aan, overschrijving naar, overboeking naar
      incoming: ontvangen, gekregen, gestort
      incoming formal: bijgeschreven
      incoming noun: bijschrijving, storting, salarisbetaling
      incoming toReader: heeft (je|jou|u)
      refund noun: terugbetaling, terugboeking, restitutie
      refund: terugbetaald, terugge(stort|boekt)
      open noun: betaling, overschrijving, overboeking, transactie, ideal betaling, tikkie
      open: uitgevoerd, goedgekeurd, verwerkt
      balance: saldo, beschikbaar, limiet, bestedingsruimte, besteedbaar, bestedingslimiet
      fee: kosten, toeslag
      failure: geweigerd, mislukt, afgewezen, niet (gelukt|verwerkt), niet uitgevoerd, \
      geannuleerd, gestorneerd, onvoldoende, betaalverzoek, niet doorgegaan, geblokkeerd, kon \
      niet, niet goedgekeurd
      failure code: inlogcode, beveiligingscode, verificatiecode, tancode, je code, uw code, \
      bevestigingscode, code is
      pending: in behandeling, gereserveerd
      announcement: gepland(|e), wordt, worden, aanbieding, herinnering, rekeningoverzicht, \
      verval(datum|t), minimumbedrag, binnenkort, zal, staat klaar
      advice: als, nooit, niet door jou, was jij
      instrument: rekening, pas, betaalpas, creditcard, bankpas, betaalrekening, geldautomaat
      ending: eindig(end|t) op, pasnummer, pasnr, rekeningnummer
      field: bedrag, datum, tijd
      label: winkel, ontvanger, naam, omschrijving
      small owner: je, uw, jouw
      small reader: je, jij, u
      small at: bij
      small to: aan, naar
      small from: van, door
      small purpose: voor
      small stop: op, met, om, is, was, via, het, de, een, en, in, uur, heeft, hebt, gelukt, \
      geslaagd, per, je, uw, van, voor
      """)
}
