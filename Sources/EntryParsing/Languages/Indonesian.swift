extension LanguageTable {
  /// Indonesian; Malay shares most of the words.
  static let indonesian = LanguageTable(
    language: "id", splitsElisions: false,
    grammar: NumberGrammar(scalesUnits: true, hasBareScales: true, countsWithoutPlural: true),
    rows: indonesianNumbers + indonesianDays + indonesianGrammar + indonesianItems)

  private static let indonesianNumbers: [WordRow] = [
    .numbers(
      .cardinal,
      """
      0 nol|kosong, 1 satu, 2 dua, 3 tiga, 4 empat, 5 lima, 6 enam, 7 tujuh, 8 delapan|lapan, 9 \
      sembilan, 10 sepuluh, 11 sebelas, 100 seratus|cepek, 500 gopek
      """),
    // "belas" forms the teens, "puluh" the tens.
    .numbers(
      .scale,
      """
      1 belas, 10 puluh, 100 ratus, 1000 ribu|rb|k|seribu|ceng, 1000000 juta|jt|sejuta, \
      1000000000 miliar|milyar|semiliar
      """),
    .numbers(.half, "50 setengah|separuh"), .roles(.point, "koma, titik"),
    WordRow(roles: [.minorUnit, .currency], value: .currencies("GBP"), words: "pence, penny"),
    .number(.minorUnit, 100, "sen"),
    .currency("IDR", "rupiah, rp, perak", .currencyPrefix),
    .currency("USD CAD AUD SGD", "dolar, dollar, dolar as, dolar amerika"),
    .currency("EUR", "euro"),
    .currency("GBP", "pound, pound sterling, poundsterling, pon"), .currency("JPY", "yen"),
    .currency("CNY", "yuan"), .currency("KRW", "won"), .currency("MYR", "ringgit"),
    .currency("SGD", "dolar singapura"), .currency("AUD", "dolar australia"),
    .currency("HKD", "dolar hong kong"), .currency("CAD", "dolar kanada"), .currency("THB", "baht"),
    .currency("SAR QAR", "riyal, real"), .currency("INR PKR LKR NPR", "rupee, rupe"),
    .currency("AED MAD", "dirham"), .currency("KWD BHD JOD IQD TND DZD RSD?", "dinar"),
    .currency("RUB", "rubel"), .currency("PHP MXN ARS COP CLP?", "peso"), .currency("CHF", "franc"),
    .currency("TRY", "lira"), .currency("VND", "dong"),
  ]

  private static let indonesianDays: [WordRow] = [
    .number(
      .relativeDay, 0,
      """
      hari ini, tadi, tadi pagi, tadi siang, tadi malam, barusan, pagi ini, sore ini, malam ini
      """),
    .number(.relativeDay, -1, "kemarin, semalam, kemarin malam, kemarin pagi, kemaren"),
    .number(.relativeDay, -2, "kemarin lusa, kemarin dulu"), .number(.relativeDay, 1, "besok"),
    .number(.relativeDay, 2, "lusa"),
    .weekdays("1 senin, 2 selasa, 3 rabu, 4 kamis, 5 jumat|jum at, 6 sabtu, 7 hari minggu|ahad"),
    .months(
      """
      1 januari|jan, 2 februari|feb, 3 maret|mar, 4 april|apr, 5 mei, 6 juni|jun, 7 juli|jul, 8 \
      agustus|agu|ags, 9 september|sep, 10 oktober|okt, 11 november|nov, 12 desember|des
      """),
    .number(.span, 1, "hari"), .number(.span, 7, "minggu, pekan"), .number(.span, -1, "bulan"),
    .number(.span, -12, "tahun"),
    .roles([.ago, .last], "lalu, yang lalu, kemarinnya"), .roles(.ago, "yg lalu"),
    .roles(.this, "ini"), .roles(.next, "depan"),
    .roles(.every, "setiap, tiap, per bulan, bulanan"),
    .roles(.clock, "wib"), .roles(.filler, "jam, pukul"),
  ]

  private static let indonesianGrammar: [WordRow] = [
    .roles(
      .spend,
      """
      beli, membeli, dibeli, bayar, membayar, dibayar, belanja, habis, habiskan, menghabiskan, \
      keluar, pengeluaran, makan, minum, isi, sewa, pesan, jajan, ongkos, biaya, traktir, nyumbang
      """),
    .roles(.give, "kirim, mengirim, transfer, kasih, memberi, ngasih"),
    .roles(
      .receive,
      """
      terima, menerima, dapat, dapet, mendapat, dikasih, diberi, dikirim, kasih saya, memberi \
      saya, jual, menjual, terjual, menang, nemu, pemasukan, ditransfer
      """),
    .roles(.refund, "refund, pengembalian, dikembalikan, uang kembali, diganti"),
    .roles(
      .incomeSource,
      "gaji, gajian, bonus, thr, upah, honor, dividen, pensiun, komisi, beasiswa, uang saku"),
    .roles(
      .person,

      """
      ibu, bapak, ayah, mama, papa, nenek, kakek, kakak, adik, teman, suami, istri, anak, tante, \
      om, paman, bibi, pacar, sahabat
      """),
    .roles(.payer, "klien, bos, kantor, pelanggan"), .roles(.me, "saya, aku, gue, kami"),
    .roles(.subjectI, "kita"), .roles(.putAway, "simpan, taruh, setor, masukkan"),
    .items(.savings, also: .putAway, weight: 6, "nabung, menabung"),
    .roles(.at, "di"), .roles(.from, "dari"), .roles(.forWord, "untuk, buat"),
    .roles(.to, "ke, kepada"),
    .roles(.with, "dengan, sama, bareng"), .roles(.by, "oleh, pakai, lewat"),
    .roles(.within, "dalam, dekat"),
    .roles(.and, "dan, plus, terus, lalu juga"), .roles(.or, "atau"),
    .roles(
      .filler,
      """
      sekitar, kira kira, cuma, hanya, hampir, yang, lagi, sudah, udah, tadi itu, seharga, \
      sebesar, uang
      """),
    .roles(.question, "berapa, kapan, dimana, kenapa, mengapa, apakah, bisakah"),
    .roles(.command, "hapus, batalkan, tampilkan, ubah"),
    .roles(.negation, "tidak, nggak, gak, belum, bukan, jangan"),
    .roles(.remark, "mau, ingin, akan, harus, perlu"),
    .roles(.total, "total, jumlah, semuanya"), .roles(.each, "masing masing, satuan, per orang"),
    .roles(.split, "bagi, patungan"), .roles(.heads, "orang"),
    .roles(
      .measure,
      "kg, kilo, liter, gram, bungkus, botol, kotak, lembar, buah, biji, gelas, porsi, potong"),
    .roles(.account, "tunai, kartu, kartu kredit, kartu debit, cash, dompet, gopay, ovo"),
    .roles([.bankWord, .spend], "transaksi, pembelian, debet, pembayaran"),
    .roles([.bankWord, .balance], "saldo, sisa saldo"),
    .roles(.bankWord, "kartu, rekening, rek, debit, qris"),
    .roles(.occasion, "ulang tahun, lebaran, natal, nikahan"),
  ]

  private static let indonesianItems: [WordRow] = [
    .items(
      .dining,

      """
      kopi, teh, makan siang, makan malam, sarapan, nasi goreng, bakso, mie ayam, sate, ayam \
      geprek, gorengan, es krim, es teh, martabak, soto, nasi padang, bir, camilan
      """),
    .places(.dining, "restoran, rumah makan, warung, kafe, warteg, kedai"),
    .items(
      .groceries,
      """
      sayur, buah buahan, beras, telur, susu, daging, ikan, ayam, minyak goreng, sembako, roti, \
      gula, air galon, belanja bulanan
      """),
    .places(.groceries, "pasar, supermarket, minimarket, indomaret, alfamart"),
    .items(
      .transport,
      """
      bensin, ojek, ojol, taksi, bus, kereta, parkir, tol, angkot, gojek, grab, bengkel, servis \
      motor, ban, tiket kereta
      """),
    .items(.housing, "kontrakan, kos, kost, sewa rumah, kpr, cicilan rumah"),
    .items(
      .utilities,
      "listrik, token listrik, air pdam, pulsa, paket data, internet, wifi, tagihan, gas elpiji"),
    .items(
      .health,
      "obat, dokter, rumah sakit, apotek, gigi, potong rambut, gym, kacamata, vitamin"),
    .items(.insurance, "asuransi, bpjs"),
    .items(.entertainment, "bioskop, nonton, film, konser, karaoke, game, hiburan, buku"),
    .items(
      .shopping,
      "baju, sepatu, celana, kaos, hp, laptop, tas, jaket, perabot, mainan, skincare, kosmetik"),
    .items(.travel, "hotel, tiket pesawat, pesawat, liburan, wisata, penginapan"),
    .items(.subscriptions, "langganan"),
    .items(.education, "sekolah, kuliah, spp, kursus, les, uang sekolah"),
    .items(.gifts, "hadiah, kado, sumbangan, sedekah, zakat, donasi, bunga, kondangan"),
    .items(
      .investment, also: .investment, weight: 6,
      "saham, reksadana, reksa dana, emas, investasi, kripto, obligasi, deposito"),
    .items(.savings, "tabungan, dana darurat"),
    .items(.debt, "utang, hutang, cicilan, pinjaman, kredit, angsuran"),
  ]
}
