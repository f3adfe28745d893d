extension LanguageTable {
  /// Indonesian; Malay shares most of the words. "belas" forms the teens, "puluh" the tens.
  static let indonesian = LanguageTable(
    language: "id",
    grammar: NumberGrammar(scalesUnits: true, hasBareScales: true, countsWithoutPlural: true),
    texts: [indonesianWords])

  private static let indonesianWords: StaticString =
    """
    cardinal: 0 nol|kosong, 1 satu, 2 dua, 3 tiga, 4 empat, 5 lima, 6 enam, 7 tujuh, 8 delapan|\
    lapan, 9 sembilan, 10 sepuluh, 11 sebelas, 100 seratus|cepek, 500 gopek
    scale: 1 belas, 10 puluh, 100 ratus, 1000 seribu|ceng, 1000000 sejuta, 1000000000 semiliar
    half: 50 setengah|separuh
    point: koma, titik
    currency: USD CAD AUD SGD dolar|dollar|dolar (as|amerika), EUR euro, GBP pound|pound sterling|\
    poundsterling|pon, CNY yuan, KRW won, MYR ringgit, SGD dolar singapura, AUD dolar australia, \
    HKD dolar hong kong, CAD dolar kanada, THB baht, SAR QAR real, INR PKR LKR NPR rupee|rupe, KWD \
    BHD JOD IQD TND DZD RSD? dinar, RUB rubel, PHP MXN ARS COP CLP? peso, CHF franc
    currency currencyPrefix: IDR rp|perak
    currency minorUnit: GBP penny
    relativeDay: 0 tadi|tadi (pagi|siang|malam)|barusan|pagi ini|sore ini|malam ini, -1 semalam|\
    kemarin (malam|pagi)|kemaren, -2 kemarin (lusa|dulu), 1 besok, 2 lusa
    weekday: 1 senin, 2 selasa, 3 rabu, 4 kamis, 5 jumat|jum at, 6 sabtu, 7 hari minggu|ahad
    month: 1 januari, 2 februari, 3 maret, 5 mei, 6 juni, 7 juli, 8 agustus|agu|ags, 10 oktober|\
    okt, 12 desember|des
    span: 1 hari, 7 minggu|pekan, -1 bulan, -12 tahun
    ago: lalu, yang lalu, kemarinnya, yg lalu
    last: lalu, yang lalu, kemarinnya
    this: ini
    next: depan
    every: setiap, tiap, per bulan, bulanan
    clock: wib
    spend: beli, membeli, dibeli, bayar, membayar, dibayar, belanja, habis(|kan), menghabiskan, \
    keluar, pengeluaran, makan, minum, isi, sewa, pesan, jajan, ongkos, biaya, traktir, nyumbang, \
    transaksi, pembelian, debet, pembayaran
    give: kirim, mengirim, transfer, kasih, memberi, ngasih
    receive: terima, men(erima|dapat|jual|ang), dapat, dapet, dikasih, diberi, dikirim, kasih \
    saya, memberi saya, jual, terjual, nemu, pemasukan, ditransfer
    refund: refund, pengembalian, dikembalikan, uang kembali, diganti
    incomeSource: gajian, bonus, thr, upah, honor, dividen, pensiun, komisi, beasiswa, uang saku
    person: ibu, bapak, ayah, nenek, kakek, kakak, adik, teman, suami, istri, anak, tante, om, \
    paman, bibi, pacar, sahabat
    payer: klien, bos, kantor, pelanggan
    me: saya, aku, gue, kami
    subjectI: kita
    putAway: simpan, taruh, setor, masukkan
    at: di
    from: dari
    to: ke, kepada
    forWord: untuk, buat
    with: dengan, sama, bareng
    by: oleh, pakai, lewat
    and: dan, plus, terus, lalu juga
    or: atau
    filler: jam, pukul, sekitar, kira kira, cuma, hanya, hampir, yang, lagi, sudah, udah, tadi \
    itu, seharga, sebesar, uang
    question: berapa, kapan, dimana, kenapa, mengapa, apakah, bisakah
    command: hapus, batalkan, tampilkan, ubah
    remark: mau, ingin, akan, harus, perlu
    negation: tidak, nggak, gak, belum, bukan, jangan
    total: jumlah, semuanya
    each: masing masing, satuan, per orang
    split: bagi, patungan
    heads: orang
    measure: kg, bungkus, botol, kotak, lembar, buah, biji, gelas, porsi, potong
    account: tunai, kartu, kartu (kredit|debit), cash, dompet, gopay, ovo
    occasion: ulang tahun, lebaran, natal, nikahan
    within: dalam, dekat
    bankWord: kartu, transaksi, pembelian, debet, pembayaran, sisa saldo, rekening, rek, debit, \
    qris
    balance: sisa saldo
    item groceries: sayur, buah buahan, beras, telur, susu, daging, ikan, ayam, minyak goreng, \
    sembako, roti, gula, air galon, belanja bulanan
    item dining: kopi, teh, makan (siang|malam), sarapan, bakso, mie ayam, sate, ayam geprek, \
    gorengan, es krim, es teh, martabak, soto, nasi padang, bir, camilan
    item transport: bensin, ojek, ojol, taksi, bus, kereta, parkir, tol, angkot, gojek, grab, \
    bengkel, servis motor, ban, tiket kereta
    item housing: kontrakan, kos, kost, sewa rumah, kpr, cicilan rumah
    item utilities: listrik, token listrik, air pdam, pulsa, paket data, tagihan, gas elpiji
    item health: obat, dokter, rumah sakit, apotek, gigi, potong rambut, kacamata, vitamin
    item insurance: asuransi, bpjs
    item entertainment: bioskop, nonton, konser, hiburan, buku
    item shopping: baju, sepatu, celana, kaos, hp, tas, jaket, perabot, mainan, skincare, kosmetik
    item travel: hotel, tiket pesawat, pesawat, liburan, wisata, penginapan
    item subscriptions: langganan
    item education: sekolah, kuliah, spp, kursus, les, uang sekolah
    item gifts: hadiah, kado, sumbangan, sedekah, donasi, bunga, kondangan
    investment item investment 6: saham, reksadana, reksa dana, emas, investasi, kripto, obligasi, \
    deposito
    item savings: tabungan, dana darurat
    putAway item savings 6: nabung, menabung
    item debt: utang, hutang, cicilan, pinjaman, kredit, angsuran
    place groceries: pasar, minimarket, indomaret, alfamart
    place dining: restoran, rumah makan, warung, kafe, warteg, kedai
    """
}
