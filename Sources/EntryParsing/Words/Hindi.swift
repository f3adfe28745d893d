extension LanguageTable {
  /// Hindi as people type it beside English, in Latin letters, with common words in Devanagari.
  static let hindi = LanguageTable(
    language: "hi", splitsElisions: false, rows: hindiRows)

  /// The same words are read in English as it is written in India, Pakistan, Bangladesh and Nepal.
  static let hindiRows: [WordRow] = [
    .numbers(
      .cardinal,
      """
      1 ek|एक, 2 दो, 3 teen|तीन, 4 chaar|चार, 5 paanch|panch|पांच|पाँच, 6 chhe|chhah|छह, 7 \
      saat|सात, 8 aath|आठ, 9 नौ, 10 दस, 11 gyarah, 12 barah, 13 terah, 14 chaudah, 15 pandrah, 16 \
      solah, 17 satrah, 18 atharah, 19 unnees, 20 bees|बीस, 25 pachees|pachis, 30 tees|तीस, 40 \
      chalis|chalees|चालीस, 50 pachas|pachaas|पचास, 60 saath|साठ, 70 sattar|सत्तर, 75 pachhattar, \
      80 assi|अस्सी, 90 nabbe|नब्बे
      """),
    .numbers(
      .scale,
      """
      100 sau|सौ, 1000 hazaar|hazar|hajar|हज़ार|हजार, 100000 lakh|लाख, 10000000 crore|karod|करोड़, \
      1000000 मिलियन
      """
    ),
    .number(.minorUnit, 100, "paise, paisa, पैसे"), .number(.minorUnit, 100, "पेनी, सेंट"),
    .currency("INR PKR LKR NPR", "rupaye, rupaiye, rupay, rupya, rupaya, रुपये, रुपए, रुपया"),
    .number(.relativeDay, 0, "aaj, आज"), .number(.relativeDay, -1, "kal, कल"),
    .number(.relativeDay, -2, "parso, parson, परसों"),
    .roles(
      .spend,
      """
      kharch, kharcha, kharch kiye, kharch kiya, kharida, kharide, diye, diya, kharch hua, lage, \
      खर्च, खरीदा
      """
    ),
    .roles(.receive, "mile, mila, mili, milein, kamaye, मिले, मिला"),
    .roles(.refund, "wapas mile, wapas mila, wapas, vapas"),
    .roles(.incomeSource, "tankhwah, tankha, vetan, वेतन"),
    .roles(.filler, "ka, ki, ke, mein, ne, pe, wala, wali, bhada, liya, li, liye"),
    .roles(.from, "se"), .roles(.and, "aur, और"),
    .items(
      .dining,
      """
      khana, chai, chaay, nashta, nasta, cha, चाय, खाना, mithai, pani puri, golgappe
      """),
    .items(
      .groceries,
      """
      sabzi, sabji, doodh, dudh, atta, chawal, kirana, rashan, anda, ande, दूध, सब्ज़ी, phal
      """),
    .items(.transport, "petrol bharwaya, kiraya bus, rickshaw, riksha, gaadi, किराया"),
    .items(.housing, "kiraya, ghar ka kiraya, makaan"),
    .items(.utilities, "bijli, bijli ka bill, bijli bill, pani ka bill, बिजली"),
    .items(.health, "dawai, dawa, दवाई"), .items(.shopping, "kapde, joote, chappal, कपड़े"),
    .items(.education, "school ki fees, kitab, kitaben, padhai"),
    .items(.gifts, "tohfa, shagun, chanda, daan"),
  ]
}
