extension LanguageTable {
  /// Japanese; ``WordSplitter`` splits it into words.
  static let japanese = LanguageTable(
    language: "ja",
    grammar: NumberGrammar(
      scalesUnits: true, groupScale: 10_000, hasBareScales: true, countsWithoutPlural: true),
    texts: [japaneseWords])

  private static let japaneseWords: StaticString =
    """
    cardinal: 0 〇|零|ゼロ, 1 一|壱|いち|いっ, 2 二|弐|に, 3 三|参|さん, 4 四|よん|し, 5 五|伍|ご, 6 六|ろく|ろっ, 7 七|なな|しち, 8 \
    八|はち|はっ, 9 九|きゅう|く
    scale: 10 十|拾|じゅう|じゅっ, 100 百|ひゃく|びゃく|ぴゃく, 1000 千|阡|せん|ぜん, 10000 万|萬|まん, 100000000 億|おく
    half: 50 半
    point: 点, てん
    currency: JPY 円|えん|エン|圓|日本円, USD CAD AUD ドル|どる|弗, USD 米ドル|アメリカドル|アメリカ ドル|usドル, EUR ゆーろ, GBP \
    ポンド|英ポンド|イギリスポンド, CNY 元|人民元|人民幣, KRW ウォン, CAD カナダドル|加ドル, AUD 豪ドル|オーストラリアドル, HKD 香港ドル, SGD \
    シンガポールドル, TWD 台湾ドル|台湾元|ニュー台湾ドル, NZD ニュージーランドドル, CHF XOF XAF フラン, CHF スイスフラン, RUB BYN ルーブル, INR \
    PKR LKR NPR ルピー, IDR ルピア, THB バーツ, VND ドン, PHP MXN ARS COP CLP? ペソ, MXN メキシコペソ, PHP フィリピンペソ, \
    MYR リンギット, AED MAD ディルハム, KWD BHD JOD IQD TND DZD RSD? ディナール, SAR QAR OMR IRR リヤル|リアル, BRL \
    レアル, TRY リラ|トルコリラ, SEK ISK クローナ, NOK DKK? クローネ, PLN ズロチ|ズウォティ, CZK コルナ, HUF フォリント, ZAR ランド, \
    ILS シェケル, NGN ナイラ, KES UGX TZS シリング, GEL ラリ, UAH フリヴニャ, KZT テンゲ, EGP エジプトポンド
    currency minorUnit: GBP ペンス
    minorUnit: 100 セント|ペニー|分|銭, 10 角
    relativeDay: 0 今朝|今晩|今夜|きょう|本日|さっき, -1 昨夜|昨晩|きのう, -2 一昨日|おととい, 1 明日, 2 明後日
    weekday: 1 月曜日|月曜, 2 火曜日|火曜, 3 水曜日|水曜, 4 木曜日|木曜, 5 金曜日|金曜, 6 土曜日|土曜, 7 日曜日|日曜
    span: 1 日, 7 週間|週, -1 月|ヶ月|か月|カ月, -12 年
    ago: 前, 前に
    last: 先週の, 前の, 先月の
    this: 今週の, この
    next: 来週の, 次の
    every: 毎月, 毎週, 毎日
    clock: 時
    spend: 使った, 使いました, 払った, 払いました, 支払い, 支払った, 買った, 買いました, 購入, 食べた, 飲んだ, かかった, 注文, チャージ
    give: 送った, 送金, 振り込んだ, あげた
    receive: もらった, もらいました, 受け取った, 稼いだ, 売った, 入金, くれた, 儲けた
    refund: 返金, 払い戻し, 返ってきた
    incomeSource: 給料, 給与, ボーナス, 賞与, 配当, 年金, バイト代, 収入, お小遣いもらった
    person: 母, 父, お母さん, お父さん, 祖母, 祖父, おばあちゃん, おじいちゃん, 友達, 兄, 姉, 弟, 妹, 夫, 妻
    payer: 会社, 社長, お客さん
    and: そして, また, それから
    or: または
    filler: の, を, が, は, も, だけ, 約, ほど, くらい, ぐらい, です, した, しました, と, 代, で, に, へ, から
    question: いくら, いつ, どこ, なぜ, どうして, ですか
    command: 削除, 取り消し, 表示, 修正
    remark: 欲しい, したい, つもり
    negation: なかった, ません, ない
    total: 合計, 全部で, 計
    each: ずつ, それぞれ, 一人当たり
    heads: 人, 名
    measure: 個, 杯, 本, 枚, 冊, 匹, 台, 箱, 袋, 皿, 足, 着, 回
    account: 現金, カード, クレジットカード, 口座
    occasion: 誕生日, クリスマス, お正月
    item groceries: 食料品, 食費, 牛乳, 卵, 野菜, 果物, 肉, 魚, 米, パン, お菓子, 水
    item dining: コーヒー, お茶, 昼食, 夕食, 朝食, ランチ, ディナー, 昼ご飯, 晩ご飯, 朝ご飯, ラーメン, 寿司, うどん, そば, カレー, 弁当, お弁当, \
    ピザ, ハンバーガー, ビール, 飲み会, 居酒屋代, ケーキ, アイス, 外食, 食事, 牛丼
    item transport: タクシー, 電車, 電車代, バス, バス代, 地下鉄, 新幹線, ガソリン, ガソリン代, 駐車場, 駐車料金, 交通費, 高速料金, 定期券
    item housing: 家賃, 住宅ローン, 管理費, 引っ越し
    item utilities: 電気代, 水道代, ガス代, 光熱費, インターネット, 携帯代, スマホ代, 電話代
    item health: 薬, 薬代, 病院, 病院代, 歯医者, 医者, 美容院, 散髪, ジム, 眼鏡, 薬局
    item insurance: 保険, 保険料
    item entertainment: 映画, コンサート, カラオケ, ゲーム, 本, 漫画, 美術館, ライブ
    item shopping: 服, 靴, 鞄, バッグ, 化粧品, 携帯, スマホ, パソコン, 家具, おもちゃ, 買い物, シャツ
    item travel: ホテル, 飛行機, 航空券, 旅行, 旅館, 宿泊
    item subscriptions: サブスク, 会費, ネットフリックス
    item education: 学費, 授業料, 塾, 教科書, レッスン
    item gifts: プレゼント, 贈り物, ご祝儀, 寄付, 花, お土産
    investment item investment 6: 株, 株式, 投資信託, ビットコイン, 投資, 仮想通貨
    item savings: 貯金, 預金, 積立
    item debt: ローン, 借金, 返済
    place groceries: スーパー, コンビニ, セブンイレブン, ローソン, ファミリーマート, 市場
    place dining: レストラン, 居酒屋, 喫茶店, カフェ, 食堂, スターバックス, マクドナルド
    """
}
