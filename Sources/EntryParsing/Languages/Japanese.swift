extension LanguageTable {
  /// Japanese; ``WordSplitter`` splits it into words.
  static let japanese = LanguageTable(
    language: "ja", splitsElisions: false,
    grammar: NumberGrammar(
      scalesUnits: true, groupScale: 10_000, hasBareScales: true, countsWithoutPlural: true),
    rows: japaneseNumbers + japaneseDays + japaneseGrammar + japaneseItems)

  private static let japaneseNumbers: [WordRow] = [
    .numbers(
      .cardinal,
      """
      0 〇|零|ゼロ, 1 一|壱|いち|いっ, 2 二|弐|に, 3 三|参|さん, 4 四|よん|し, 5 五|伍|ご, 6 六|ろく|ろっ, 7 七|なな|しち, 8 \
      八|はち|はっ, 9 九|きゅう|く
      """),
    .numbers(
      .scale,
      "10 十|拾|じゅう|じゅっ, 100 百|ひゃく|びゃく|ぴゃく, 1000 千|阡|せん|ぜん, 10000 万|萬|まん, 100000000 億|おく"),
    .numbers(.half, "50 半"), .roles(.point, "点, てん"),
    WordRow(roles: [.minorUnit, .currency], value: .currencies("GBP"), words: "ペンス"),
    .number(.minorUnit, 100, "セント, ペニー, 分, 銭"), .number(.minorUnit, 10, "角"),
    .currency("JPY", "円, えん, エン, 圓, 日本円"),
    .currency("USD CAD AUD", "ドル, どる, 弗"), .currency("USD", "米ドル, アメリカドル, アメリカ ドル, usドル"),
    .currency("EUR", "ユーロ, ゆーろ"), .currency("GBP", "ポンド, 英ポンド, イギリスポンド"),
    .currency("CNY", "元, 人民元, 人民幣"), .currency("KRW", "ウォン"),
    .currency("CAD", "カナダドル, 加ドル"), .currency("AUD", "豪ドル, オーストラリアドル"),
    .currency("HKD", "香港ドル"), .currency("SGD", "シンガポールドル"), .currency("TWD", "台湾ドル, 台湾元, ニュー台湾ドル"),
    .currency("NZD", "ニュージーランドドル"), .currency("CHF XOF XAF", "フラン"), .currency("CHF", "スイスフラン"),
    .currency("RUB BYN", "ルーブル"), .currency("INR PKR LKR NPR", "ルピー"), .currency("IDR", "ルピア"),
    .currency("THB", "バーツ"), .currency("VND", "ドン"), .currency("PHP MXN ARS COP CLP?", "ペソ"),
    .currency("MXN", "メキシコペソ"), .currency("PHP", "フィリピンペソ"), .currency("MYR", "リンギット"),
    .currency("AED MAD", "ディルハム"), .currency("KWD BHD JOD IQD TND DZD RSD?", "ディナール"),
    .currency("SAR QAR OMR IRR", "リヤル, リアル"), .currency("BRL", "レアル"),
    .currency("TRY", "リラ, トルコリラ"),
    .currency("SEK ISK", "クローナ"), .currency("NOK DKK?", "クローネ"), .currency("PLN", "ズロチ, ズウォティ"),
    .currency("CZK", "コルナ"), .currency("HUF", "フォリント"), .currency("ZAR", "ランド"),
    .currency("ILS", "シェケル"),
    .currency("NGN", "ナイラ"), .currency("KES UGX TZS", "シリング"), .currency("GEL", "ラリ"),
    .currency("UAH", "フリヴニャ"), .currency("KZT", "テンゲ"), .currency("EGP", "エジプトポンド"),
  ]

  private static let japaneseDays: [WordRow] = [
    .number(.relativeDay, 0, "今日, 今朝, 今晩, 今夜, きょう, 本日, さっき"),
    .number(.relativeDay, -1, "昨日, 昨夜, 昨晩, きのう"), .number(.relativeDay, -2, "一昨日, おととい"),
    .number(.relativeDay, 1, "明日"), .number(.relativeDay, 2, "明後日"),
    .weekdays(
      "1 月曜日|月曜, 2 火曜日|火曜, 3 水曜日|水曜, 4 木曜日|木曜, 5 金曜日|金曜, 6 土曜日|土曜, 7 日曜日|日曜"),
    .number(.span, 1, "日"), .number(.span, 7, "週間, 週"), .number(.span, -1, "月, ヶ月, か月, カ月"),
    .number(.span, -12, "年"), .roles(.ago, "前, 前に"), .roles(.last, "先週の, 前の, 先月の"),
    .roles(.this, "今週の, この"), .roles(.next, "来週の, 次の"), .roles(.every, "毎月, 毎週, 毎日"),
    .roles(.clock, "時"),
  ]

  private static let japaneseGrammar: [WordRow] = [
    .roles(
      .spend,
      "使った, 使いました, 払った, 払いました, 支払い, 支払った, 買った, 買いました, 購入, 食べた, 飲んだ, かかった, 注文, チャージ"),
    .roles(.give, "送った, 送金, 振り込んだ, あげた"),
    .roles(.receive, "もらった, もらいました, 受け取った, 稼いだ, 売った, 入金, くれた, 儲けた"),
    .roles(.refund, "返金, 払い戻し, 返ってきた"),
    .roles(.incomeSource, "給料, 給与, ボーナス, 賞与, 配当, 年金, バイト代, 収入, お小遣いもらった"),
    .roles(.person, "母, 父, お母さん, お父さん, 祖母, 祖父, おばあちゃん, おじいちゃん, 友達, 兄, 姉, 弟, 妹, 夫, 妻"),
    .roles(.payer, "会社, 社長, お客さん"),
    .roles(.filler, "の, を, が, は, も, だけ, 約, ほど, くらい, ぐらい, です, した, しました, と, 代"),
    .roles(.filler, "で, に, へ, から"),
    .roles(.and, "そして, また, それから"), .roles(.or, "または"),
    .roles(.question, "いくら, いつ, どこ, なぜ, どうして, ですか"), .roles(.command, "削除, 取り消し, 表示, 修正"),
    .roles(.negation, "なかった, ません, ない"), .roles(.remark, "欲しい, したい, つもり"),
    .roles(.total, "合計, 全部で, 計"), .roles(.each, "ずつ, それぞれ, 一人当たり"), .roles(.heads, "人, 名"),
    .roles(.measure, "個, 杯, 本, 枚, 冊, 匹, 台, 箱, 袋, 皿, 足, 着, 回"),
    .roles(.account, "現金, カード, クレジットカード, 口座"), .roles(.occasion, "誕生日, クリスマス, お正月"),
  ]

  private static let japaneseItems: [WordRow] = [
    .items(
      .dining,

      """
      コーヒー, お茶, 昼食, 夕食, 朝食, ランチ, ディナー, 昼ご飯, 晩ご飯, 朝ご飯, ラーメン, 寿司, うどん, そば, カレー, 弁当, お弁当, ピザ, \
      ハンバーガー, ビール, 飲み会, 居酒屋代, ケーキ, アイス, 外食, 食事, 牛丼
      """),
    .places(.dining, "レストラン, 居酒屋, 喫茶店, カフェ, 食堂, スターバックス, マクドナルド"),
    .items(.groceries, "食料品, 食費, 牛乳, 卵, 野菜, 果物, 肉, 魚, 米, パン, お菓子, 水"),
    .places(.groceries, "スーパー, コンビニ, セブンイレブン, ローソン, ファミリーマート, 市場"),
    .items(
      .transport,
      "タクシー, 電車, 電車代, バス, バス代, 地下鉄, 新幹線, ガソリン, ガソリン代, 駐車場, 駐車料金, 交通費, 高速料金, 定期券"),
    .items(.housing, "家賃, 住宅ローン, 管理費, 引っ越し"),
    .items(.utilities, "電気代, 水道代, ガス代, 光熱費, インターネット, 携帯代, スマホ代, 電話代"),
    .items(.health, "薬, 薬代, 病院, 病院代, 歯医者, 医者, 美容院, 散髪, ジム, 眼鏡, 薬局"),
    .items(.insurance, "保険, 保険料"), .items(.entertainment, "映画, コンサート, カラオケ, ゲーム, 本, 漫画, 美術館, ライブ"),
    .items(.shopping, "服, 靴, 鞄, バッグ, 化粧品, 携帯, スマホ, パソコン, 家具, おもちゃ, 買い物, シャツ"),
    .items(.travel, "ホテル, 飛行機, 航空券, 旅行, 旅館, 宿泊"), .items(.subscriptions, "サブスク, 会費, ネットフリックス"),
    .items(.education, "学費, 授業料, 塾, 教科書, レッスン"), .items(.gifts, "プレゼント, 贈り物, ご祝儀, 寄付, 花, お土産"),
    .items(.investment, also: .investment, weight: 6, "株, 株式, 投資信託, ビットコイン, 投資, 仮想通貨"),
    .items(.savings, "貯金, 預金, 積立"), .items(.debt, "ローン, 借金, 返済"),
  ]
}
