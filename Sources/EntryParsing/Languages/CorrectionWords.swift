/// Words that correct what was said before in English, German, Dutch, Polish and Hindi, see ``CorrectionRule``.
extension LanguageTable {
  static let englishCorrections: [WordRow] = [
    .cues(
      .mayCorrect,
      """
      according to the receipt, receipt says, receipt said, the receipt says, the receipt \
      said, on second thought, on reflection, come to think of it, to be exact, to be precise, \
      my apologies, pardon, ugh no, argh, d'oh, doh, uh oh, it turns out, turns out that, \
      looks like it, closer to
      """),
    .cues(
      .denies,
      """
      no, nope, nah, naw, no no, no wait, wait no, hmm no, ah no, um no, rather, or rather, i \
      mean, correction, nope nope, not quite
      """),
    .cues(
      .corrects,
      """
      should have been, should've been, shouldve been, was supposed to be, supposed to be, \
      ought to be, ought to have been, it should be, that should be, needs to be, meant to be, \
      is incorrect, was incorrect, are wrong, were wrong, is off, amount is wrong, price is \
      wrong, forget what i said, ignore what i said, never mind that, actual amount, actual \
      price, actual total, actual cost, real amount, real price, real total, true price, right \
      price, right total, correct total, one zero too many, missing zero, dropped a zero, \
      missed a zero, missed a decimal, wrong shop, wrong store, wrong category, wrong date, \
      wrong day, wrong currency, wrong account, wrong person, wrong place, that wasn't me, it \
      wasn't me, wasn't mine, not mine, belongs under, belongs in, goes under, should go \
      under, should go to, should go in, should go into, file it under, count it as, was \
      supposed to say, autocorrect, autocorrected, double entry, duplicate entry, duplicate
      """),
    .cues(
      .costed,
      """
      was, were, cost, costs, came to, came out to, came out at, came in at, set me back, set \
      us back, ran me, ran us, wasn't, wasnt, was not, weren't, werent, were not, totalled, \
      should be, should have been, was supposed to be, supposed to be, ought to be, had to be, \
      it was, that was, twas, they were, those were, it cost, it came to, it wasn't, it wasnt, \
      that wasn't, that wasnt, it wasn, it isn't, that isn't, isn't, isnt, is not, it was not, \
      that was not
      """),
    .cues(
      .refersBack,
      """
      last one, the last one, previous one, the previous one, earlier one, the earlier one, \
      first one, the first one, second one, the second one, other one, the other one, the one \
      before, last entry, the last entry, previous entry, latest entry, earlier entry, that \
      entry, this entry, last expense, previous expense, that expense, last transaction, that \
      transaction, last purchase, that purchase, that one, that last one, from before, from \
      earlier, from just now, the one i, most recent one, the one from, the one for
      """),
    .cues(.that, "that, those"),
    .cues(.definite, "the, that, those, these"),
    .cues(
      .edits,
      """
      change, edit, correct, fix, update, set, adjust, amend, revise, modify, alter, switch, \
      move, rename, lower, raise, bump, reduce, make, put, swap, recategorise, recategorize, \
      reclassify, editing, change of
      """),
    .cues(
      .records,
      """
      i said, i typed, i wrote, i entered, i put, i put in, i logged, i recorded, i noted, i \
      told you, i keyed in, we said, you put, you wrote, you logged, you entered, you \
      recorded, you noted, you said, you heard, you added, app says, it says, typed, entered, \
      logged, recorded, keyed, inputted, jotted, accidentally, by mistake, by accident, \
      mistakenly
      """),
    .cues(.insteadOf, "instead of, rather than, in place of"),
    .cues(.butRather, "but, rather"),
    .cues(
      .not,
      """
      not, wasnt, wasn't, was not, isnt, isn't, is not, werent, weren't, were not, never was, \
      it wasn't, it wasnt, that wasn't, that wasnt, it isn't, that isn't, it was not, that was \
      not, it is not, that is not
      """),
    .cues(
      .adds,
      """
      also, too, as well, another, forgot, forgotten, plus, additionally, on top, haven't \
      logged, didn't log, didn't add, haven't added, never logged, never added, didn't \
      mention, didn't tell you, not logged yet, not in there yet, missed, missing
      """),
    .cues(
      .entry,
      """
      expense, income, entry, transaction, purchase, refund, last expense, last entry, last \
      transaction, last purchase, previous entry, previous expense, the last entry, latest \
      entry, earlier entry, that entry, this entry, that expense, that transaction, that \
      purchase
      """),
  ]

  static let germanCorrections: [WordRow] = [
    .cues(
      .mayCorrect,
      """
      ah falsch, ach verdammt, verdammt, ach mist, laut bon, laut beleg, laut kassenbon, laut \
      rechnung, laut quittung, bei genauerem hinsehen, nochmal, ach halt, stop, moment mal, \
      warte mal, hm nein, stellt sich raus, stellt sich heraus, es stellte sich heraus, \
      stellte sich heraus, eher
      """),
    .cues(
      .denies,
      """
      nein, nee, nö, ne, nein nein, doch nicht, korrektur, quatsch, falsch, vielmehr, besser \
      gesagt, genauer gesagt, ach nein, ach nee, ach quatsch, ah falsch, ah nein, blödsinn, \
      sorry nein, nicht doch, stimmt nicht
      """),
    .cues(
      .corrects,
      """
      sein sollen, sein müssen, heißen sollen, sollte sein, sollten sein, sollte heißen, \
      sollte eigentlich, muss heißen, müsste heißen, ist falsch, sind falsch, war falsch, \
      waren falsch, ist verkehrt, sind verkehrt, vergiss was, fehlalarm, tatsächlicher betrag, \
      tatsächliche betrag, tatsächlicher preis, tatsächliche preis, richtige preis, richtiger \
      preis, echter preis, echte preis, richtige summe, null zu wenig, eine null zu viel, eine \
      null zu wenig, falscher laden, falsche kategorie, falscher tag, falsches datum, falsche \
      währung, falsches konto, falsches geschäft, das war ich nicht, war nicht ich, nicht von \
      mir, gehört zu, gehört in, gehören zu, gehören in, autokorrektur, doppelter eintrag, \
      doppelt drin, doppelt gezählt, zweimal eingetragen, zweimal erfasst, schon eingetragen, \
      bereits eingetragen
      """),
    .cues(
      .costed,
      """
      war, waren, wars, warens, kostete, kosteten, hat gekostet, haben gekostet, gekostet, \
      machte, machten, betrug, kam auf, kamen auf, sind, ist, lag bei, sein sollen, sein \
      müssen, hätte, hätten, es war, es waren, das waren, das war, waren es, war es, waren \
      das, war das
      """),
    .cues(
      .refersBack,
      """
      der letzte, die letzte, das letzte, den letzten, dem letzten, der vorige, die vorige, \
      das vorige, den vorigen, der vorherige, die vorherige, das vorherige, von vorhin, von \
      eben, von gerade, von gerade eben, das eben, das vorhin, die vorhin, die eben, die von \
      eben, die von vorhin, das von vorhin, der von vorhin, letzte ausgabe, letzte buchung, \
      letzter eintrag, letzten eintrag, vorletzte, vorletzter, vorletzten, der andere, den \
      eintrag, die buchung, den posten, das mit, der mit
      """),
    .cues(.that, "jener, jene, jenes, jenen"),
    .cues(.definite, "die, jene, diese, den"),
    .cues(
      .edits,
      """
      ändere, änder, ändern, setz, setze, mach, mache, stell, stelle, korrigiere, korrigier, \
      pass, erhöh, erhöhe, senk, senke, verschieb, verschiebe, verbuch, verbuche, tausch, \
      tausche, ersetz, ersetze, aktualisiere, aktualisier, editiere, bearbeite, schieb, \
      schiebe, pack, packe, ordne, ändern, setzen, stellen, korrigieren, erhöhen, senken, \
      verschieben, ersetzen, aktualisieren, anpassen, edit, änderung, bearbeiten
      """),
    .cues(
      .records,
      """
      gesagt, getippt, geschrieben, notiert, eingetragen, eingegeben, erfasst, aufgeschrieben, \
      eingetippt, vermerkt, angegeben, diktiert, sagte, tippte, schrieb, gemeldet, verbucht, \
      versehentlich, aus versehen, fälschlicherweise, irrtümlich
      """),
    .cues(.insteadOf, "statt, anstatt, anstelle von"),
    .cues(.butRather, "sondern"),
    .cues(.not, "nicht, kein, keine, keinen, keiner, keinem"),
    .cues(
      .adds,
      """
      auch, noch, noch ein, noch eine, noch einen, außerdem, zusätzlich, vergessen, dazu, \
      nachtragen, noch nicht eingetragen, noch nicht erfasst, noch nicht erzählt, nicht \
      erwähnt, nicht notiert, fehlt, fehlen, fehlte
      """),
    .cues(
      .entry,
      """
      ausgabe, einnahme, eintrag, buchung, einkommen, rückerstattung, letzte ausgabe, letzte \
      buchung, letzter eintrag, letzten eintrag, den eintrag, die buchung
      """),
  ]

  static let dutchCorrections: [WordRow] = [
    .cues(
      .mayCorrect,
      """
      volgens de bon, volgens het bonnetje, volgens de kassabon, volgens de rekening, \
      verdomme, shit, tering, jeetje, bij nader inzien, o nee wacht, blijkt dat, het blijkt, \
      bleek dat, eigenlijk eerder
      """),
    .cues(
      .denies,
      """
      nee, neen, nee nee, nope, of beter, beter gezegd, correctie, onzin, oeps nee, ach nee, \
      och nee, ah nee, oh nee, nee wacht, klopt niet, nietes
      """),
    .cues(
      .corrects,
      """
      moeten zijn, moest zijn, had moeten, hadden moeten, hoort te zijn, zou moeten zijn, is \
      fout, is verkeerd, zijn fout, zijn verkeerd, was fout, was verkeerd, waren fout, vergeet \
      wat, vergeet die, loos alarm, echte prijs, echte bedrag, werkelijke bedrag, werkelijke \
      prijs, juiste prijs, goede bedrag, goede prijs, nul te weinig, een nul te veel, een nul \
      te weinig, verkeerde winkel, verkeerde categorie, verkeerde datum, verkeerde dag, \
      verkeerde valuta, verkeerde rekening, dat was ik niet, was ik niet, niet van mij, hoort \
      bij, horen bij, hoort onder, autocorrectie, dubbele invoer, dubbel erin, staat dubbel, \
      twee keer ingevoerd, twee keer genoteerd, al ingevoerd, al genoteerd, was niet van mij
      """),
    .cues(
      .costed,
      """
      was, waren, kostte, kostten, heeft gekost, gekost, kwam op, kwam uit op, is, bedroeg, \
      wast, moeten zijn, moest zijn, zijn, was het, waren het, het was, het waren, dat was, \
      dat waren
      """),
    .cues(
      .refersBack,
      """
      de laatste, het laatste, die laatste, dat laatste, de vorige, het vorige, die vorige, \
      van daarnet, van net, van zonet, van zojuist, van eerder, van zopas, die van, dat van, \
      vorige uitgave, laatste uitgave, laatste aankoop, laatste boeking, die ene, de andere, \
      de voorlaatste
      """),
    .cues(.that, "die, dat, deze"),
    .cues(.definite, "die, de, deze"),
    .cues(
      .edits,
      """
      verander, zet, maak, wijzig, corrigeer, pas, verbeter, verhoog, verlaag, verplaats, \
      vervang, haal, boek, schrijf, doe, update, herstel, hernoem, veranderen, zetten, \
      wijzigen, corrigeren, verhogen, verlagen, verplaatsen, vervangen, aanpassen, bewerk, \
      bewerken, wijziging, aanpassing
      """),
    .cues(
      .records,
      """
      zei, typte, getypt, noteerde, genoteerd, schreef, geschreven, ingevoerd, ingetypt, \
      ingevuld, opgeschreven, invoerde, gezegd, ingegeven, invulde, opgegeven, per ongeluk, \
      per abuis, abusievelijk
      """),
    .cues(.insteadOf, "in plaats van, ipv, i.p.v, inplaats van"),
    .cues(.butRather, "maar"),
    .cues(.not, "niet, geen"),
    .cues(
      .adds,
      """
      ook, nog, nog een, vergeten, bovendien, daarbij, erbij, nog niet genoteerd, nog niet \
      ingevoerd, niet verteld, nog niet verteld, ontbreekt, ontbrak
      """),
    .cues(
      .entry,
      """
      uitgave, inkomst, inkomsten, aankoop, boeking, transactie, terugbetaling, vorige \
      uitgave, laatste uitgave, laatste aankoop, laatste boeking
      """),
  ]

  static let polishCorrections: [WordRow] = [
    .cues(
      .mayCorrect,
      """
      według rachunku, wg paragonu, zgodnie z paragonem, na paragonie, po namyśle, kurczę, o \
      nie, o kurde, momencik, zaraz, okazuje się, okazuje się że, okazało się że
      """),
    .cues(
      .denies,
      """
      nie, no nie, nie nie, oj nie, to znaczy, znaczy, korekta, poprawka, raczej, bzdura, a \
      nie, skądże, ależ nie, źle
      """),
    .cues(
      .corrects,
      """
      miał być, miała być, miały być, powinien być, powinny być, powinno wyjść, jest zła, jest \
      zły, jest złe, są złe, była zła, jest źle, jest błędna, jest błędne, jest błędny, \
      zapomnij co, zapomnij tamto, fałszywy alarm, prawdziwa kwota, prawdziwa cena, \
      rzeczywista kwota, faktyczna kwota, dobra kwota, dobra cena, właściwa cena, o jedno \
      zero, za dużo zer, zła kategoria, zły sklep, zła data, zły dzień, zła waluta, złe konto, \
      to nie ja, nie ja płaciłem, nie ja płaciłam, nie moje, autokorekta, podwójny wpis, \
      podwójnie, zdublowane, zdublowany, już wpisane, już dodane, już dodałem, już dodałam, \
      wpisało się dwa razy, policzone dwa razy, w złej kategorii, do złej kategorii, mam na \
      myśli, chodzi mi o, chodziło o
      """),
    .cues(
      .costed,
      """
      był, była, było, były, kosztował, kosztowała, kosztowało, kosztowały, jest, wyszło, \
      wyszła, wyszedł, wyniósł, wyniosła, wyniosło, to było, to był, to była, to były, miał \
      być, miała być, miało być, miały być, powinno być, było to, to nie
      """),
    .cues(
      .refersBack,
      """
      ostatni, ostatnia, ostatnie, ostatnią, ten ostatni, ta ostatnia, to ostatnie, tę \
      ostatnią, poprzedni, poprzednia, poprzednie, poprzednią, sprzed chwili, z przedtem, z \
      wcześniej, ten wpis, tamten wpis, ten za, ta za, to za, ostatni wpis, ostatni wydatek, \
      ostatni zakup, ten drugi, ten poprzedni, wcześniejszy, wcześniejsza, wcześniejsze
      """),
    .cues(.that, "tamten, tamta, tamto, tamte, tamtą, to"),
    .cues(.definite, "te, tamte, tych, tamtych"),
    .cues(
      .edits,
      """
      zmień, ustaw, popraw, zrób, przesuń, przenieś, edytuj, zamień, wpisz, podnieś, obniż, \
      skoryguj, zaktualizuj, wrzuć, przerzuć, dopisz, zmieńcie, proszę zmienić, zmienić, \
      edycja, edytuję, zmiana
      """),
    .cues(
      .records,
      """
      mówiłem, mówiłam, powiedziałem, powiedziałam, wpisałem, wpisałam, wpisałeś, wpisałaś, \
      zapisałem, zapisałam, zapisałeś, zapisałaś, napisałem, napisałam, podałem, podałam, \
      zanotowałem, zanotowałam, wklepałem, wklepałam, wpisane, zapisane, wpisało, zapisało, \
      wbiłem, wbiłam, przez pomyłkę, niechcący, omyłkowo, przypadkiem
      """),
    .cues(.insteadOf, "zamiast"),
    .cues(.butRather, "tylko, lecz, ale, a"),
    .cues(.not, "nie, a nie, to nie, ale nie"),
    .cues(
      .adds,
      """
      też, także, również, jeszcze, zapomniałem, zapomniałam, dodatkowo, doszło, nie dodałem, \
      nie dodałam, nie wpisałem, nie wpisałam, nie zapisałem, nie zapisałam, nie mówiłem, nie \
      mówiłam, brakuje
      """),
    .cues(
      .entry,
      """
      wydatek, przychód, wpis, zakup, transakcja, dochód, ten wpis, tamten wpis, ostatni wpis, \
      ostatni wydatek, ostatni zakup
      """),
  ]

  static let hindiCorrections: [WordRow] = [
    .cues(
      .mayCorrect,
      """
      bill ke hisaab se, receipt mein, bill dekha, arre ruko, ruko ruko, ruk, rukna, maaf \
      karna, maaf kijiye, are, are yaar, uff, oops yaar, vaise, waise, pata chala, pata laga
      """),
    .cues(
      .denies,
      """
      nahi, nahin, nahi nahi, na na, arre nahi, nahi yaar, matlab, yaani, balki, na, are nahi, \
      nahi re, नहीं, galti, galat
      """),
    .cues(
      .corrects,
      """
      hona tha, hone the, hona chahiye tha, hone chahiye the, hona chahiye, hone chahiye, \
      badal dena, galat hai, galat hain, galat thi, galat the, galat hai wo, bhool jao, bhul \
      jao, rehne do wo, sahi daam, asli daam, sahi keemat, asli keemat, sahi rate, sahi total, \
      asli kharcha, sahi kharcha, ek zero zyada, ek zero kam, zero zyada, zero kam, galat \
      category, galat dukaan, galat date, galat din, galat price, galat daam, galat shop, \
      maine nahi kiya tha, mera nahi tha, mera nahi hai, mere nahi, mera kharcha nahi, double \
      entry, do baar entry, do baar aa, do baar add, do baar ho, pehle se likha, pehle hi \
      likh, already likha, already daala, already add
      """),
    .cues(
      .costed,
      """
      tha, thi, ka tha, ki thi, ke the, ka laga, ki lagi, ke lage, laga tha, lage the, hua \
      tha, hue the, hona tha, hone the, hona chahiye tha, था, थी, थे, \
      nikla, nikli, nikle, pada, padi, pade
      """),
    .cues(
      .refersBack,
      """
      last wala, last wali, last wale, pichla wala, pichhla wala, pichli wali, pichhli wali, \
      pichle wale, pichla, pichhla, pehle wala, pehle wali, pehle wale, pahle wala, pahle \
      wali, pahle wale, aakhri wala, aakhri wali, aakhri wale, akhri wala, abhi wala, abhi \
      wali, abhi wale, upar wala, upar wali, woh wala, woh wali, wo wala, wo wali, wo wale, us \
      wale, us wali, pichli entry, aakhri entry, doosra wala, dusra wala
      """),
    .cues(.that, "wo, woh, vo, us, uss, vah, वो"),
    .cues(.definite, "wo, woh, vo, un, unn, वो"),
    .cues(
      .edits,
      """
      kar do, kardo, karo, kar dena, kardena, kar dijiye, kar dijiyega, kar dijiega, kar de, \
      bana do, banao, badlo, badal do, samjho, daal do, daalo, daal dena, dalo, dal do, daal \
      dijiye, likho, likh do, rakho, rakh do, edit, badlav
      """),
    .cues(
      .records,
      """
      bola, boli, bola tha, kaha, kaha tha, likha, likhi, likh diya, likh di, daala, daal \
      diya, daal di, daal diye, bol diya, type kiya, type kar diya, likh gaya, likha tha, likh \
      diye, dal diya, chadha diya, add kiya, galti se, ghalti se
      """),
    .cues(.insteadOf, "ki jagah, ke badle, ke bajaye, ke bajay, ki jagha"),
    .cues(.butRather, "balki, par, lekin"),
    .cues(.not, "nahi, nahin, na, नहीं, ka nahi, ki nahi, ke nahi"),
    .cues(
      .adds,
      """
      bhi, aur, aur ek, ek aur, bhool gaya, bhool gayi, bhul gaya, bhul gayi, nahi likha, nahi \
      bataya, likhna reh gaya, batana bhool gaya, add nahi kiya, reh gaya
      """),
    .cues(.entry, "kharcha, kharch, kamai, entry, income, pichli entry, aakhri entry"),
  ]
}
