extension ColumnWords {
  /// Names in languages of eastern Europe and Asia, in their own scripts.
  static let more: [Row] = [
    Row(.direction, "πρόσημο, πρόσημο ποσού, χ/π, тип операції, тип операции, приход/расход"),
    Row(
      .day,
      """
      дата операції, дата i час операції, дата і час операції, дата транзакції, дата проведення, \
      дата на операция, дата и время операции, дата совершения операции, дата платежа, \
      datum knjiženja, datum transakcije, datum plačila, datum promjene, dátum zaúčtovania, dagsetning, \
      dátum transakcie, dátum účtovania, dátum, data procesării, ημερομηνία, ημ/νία, \
      ημερομηνία κίνησης, ημερομηνία συναλλαγής, tarih saat, תאריך, תאריך פעולה, التاريخ, \
      تاريخ العملية, วันที่, วันที่ทำรายการ, ngày giao dịch, ngày, tarikh, tarikh transaksi, \
      交易创建时间, 付款时间, 支付时间, 帳務日期, 記帳日, 交易日, 交易日期, 入帳日, お取引年月日, 거래일자
      """),
    Row(
      .day, rank: 50,
      "дата валютування, вальор, datum valute, valuta datum, תאריך ערך, ngày hiệu lực, 起息日"),
    Row(
      .amount,
      """
      сума в валюті картки, сума у валюті картки, сума у валюті рахунку, сума операції, сума, \
      сума платежу, сума в валюті операції, сумма платежа, сумма в валюте счета, iznos, znesek, upphæð, \
      ποσό, ποσό κίνησης, işlem tutarı, tutar, סכום, סכום בש״ח, المبلغ, จำนวนเงิน, số tiền, amaun, \
      交易金額, 發生額, 交易额, お取引金額
      """),
    Row(
      .debit,
      """
      видатки, витрати, видаток, списання, дебет, списание, списано, расходы, сумма списания, \
      дебит, isplata, isplate, duguje, na teret, rashod, breme, výdavok, suma debit, χρέωση, \
      χρεώσεις, çekilen, giden, חובה, مدين, ถอน, ถอนเงิน, ghi nợ, phát sinh nợ, số tiền ghi nợ, \
      支出金額, 提款, 提出, 轉出金額, 借方金额, お引出金額
      """),
    Row(
      .credit,
      """
      надходження, зарахування, прибуток, кредит, зачисление, зачислено, поступление, пополнение, \
      доход, доходы, сумма зачисления, uplata, uplate, potražuje, u korist, prihod, dobro, príjem, \
      suma credit, πίστωση, πιστώσεις, yatan, gelen, זכות, دائن, ฝาก, ฝากเงิน, ghi có, phát sinh có, \
      số tiền ghi có, 存入金額, 收入金額, 存款, 轉入金額, 贷方金额, お預入金額
      """),
    Row(
      .balance,
      """
      залишок, залишок після операції, баланс, исходящий остаток, остаток средств, салдо, stanje, \
      zostatok, staða, účtovný zostatok, sold final, υπόλοιπο, λογιστικό υπόλοιπο, יתרה, الرصيد, \
      ยอดคงเหลือ, คงเหลือ, số dư, baki, 餘額, 結餘, 帳戶餘額, 差引残高
      """),
    Row(
      .payee,
      """
      контрагент, одержувач, получатель, наредител/получател, primatelj, platitelj, prejemnik, \
      príjemca, názov protiúčtu, 交易對象, 對方戶名
      """),
    Row(
      .payee, rank: 50,
      """
      skýring, texti, деталі операції, опис операції, опис, описание операции, детали операции, \
      наименование операции, opis, opis transakcije, naziv, detalii tranzacție, explicații, \
      περιγραφή, αιτιολογία, işlem açıklaması, תיאור, תיאור התנועה, פרטים, الوصف, البيان, รายการ, \
      mô tả, nội dung, diễn giải, 說明, 交易說明, 備註, 交易备注
      """),
    Row(
      .memo,
      "призначення платежу, коментар, комментарий, основание, namen, svrha, poznámka, 附言, 备注"),
    Row(.fee, "сума комісій, комісія, комиссия банка, provizija, provízia, προμήθεια, עמלה"),
    Row(.currency, "валюта рахунку, валюта операції, валюта счета, валюта операции, νόμισμα, 幣別"),
    Row(.category, "категорія, kategorija, kategória, κατηγορία"),
  ]
}
