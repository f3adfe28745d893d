extension LanguageTable {
  /// Chinese in both scripts; ``WordSplitter`` splits it into words.
  static let chinese = LanguageTable(
    language: "zh",
    grammar: NumberGrammar(
      scalesUnits: true, groupScale: 10_000, hasBareScales: true, endsInNextScale: true,
      countsWithoutPlural: true),
    texts: [chineseWords])

  private static let chineseWords: StaticString =
    """
    cardinal: 0 零|〇, 1 一|壹|幺, 2 二|两|兩|贰|貳|俩, 3 三|叁|參, 4 四|肆, 5 五|伍, 6 六|陆|陸, 7 七|柒, 8 八|捌, 9 九|玖
    scale: 10 十|拾, 100 百|佰, 1000 千|仟, 10000 万|萬, 100000000 亿|億
    half: 50 半
    point: 点, 點
    currency currencyPrefix: CNY 元人民币|元人民幣|rmb, CNY TWD HKD MOP SGD 元|块|块钱|塊|塊錢|圆|元钱, USD CAD AUD \
    刀, USD 美元|美金|美圆, HKD 港元|港币|港幣|港纸, TWD 台币|台幣|新台币|新台幣|新臺幣, MOP 澳门元|葡币, JPY 日元|日圆|日圓|円, EUR 欧元|\
    歐元, GBP 英镑|英鎊|镑|鎊, KRW 韩元|韓元|韩币|韓幣|韩圆, RUB 卢布|盧布|俄罗斯卢布, THB 泰铢|泰銖, INR PKR LKR NPR 卢比|盧比, INR \
    印度卢比, PKR 巴基斯坦卢比, AUD 澳元|澳币|澳幣|澳大利亚元, CAD 加元|加币|加幣|加拿大元, SGD 新加坡元|新元|坡币|新币, NZD 新西兰元|纽元|纽币, \
    CHF XOF XAF 法郎, CHF 瑞士法郎|瑞郎, SEK 瑞典克朗, NOK 挪威克朗, DKK 丹麦克朗, CZK 捷克克朗, SEK NOK DKK CZK? 克朗, AED \
    MAD 迪拉姆, SAR QAR OMR IRR 里亚尔, VND 越南盾|盾, IDR 印尼盾|印度尼西亚卢比, MXN ARS COP CLP PHP? 比索, PHP 菲律宾比索, \
    MXN 墨西哥比索, BRL 雷亚尔|巴西雷亚尔, ZAR 兰特, MYR 令吉|林吉特|马币, NGN 奈拉, TRY 里拉|土耳其里拉, PLN 兹罗提, HUF 福林, ILS \
    谢克尔, KWD BHD JOD IQD TND DZD RSD? 第纳尔, KZT 坚戈, UAH 格里夫纳, EGP 埃及镑|埃镑, KES UGX TZS 先令, GEL 拉里, \
    MNT 图格里克, BGN 列弗, RON MDL 列伊
    currency minorUnit: USD 美分, EUR 欧分, GBP 便士
    minorUnit: 10 角|毛|毛钱|角钱|毫, 100 分|分钱|分錢|仙
    relativeDay: 0 今早|今晚|刚才|剛才|今天早上|今天晚上, -1 昨晚, -2 前天, -3 大前天, 1 明天, 2 后天|後天
    weekday: 1 星期一|周一|礼拜一|週一, 2 星期二|周二|礼拜二|週二, 3 星期三|周三|礼拜三|週三, 4 星期四|周四|礼拜四|週四, 5 星期五|周五|礼拜五|週五, \
    6 星期六|周六|礼拜六|週六, 7 星期天|星期日|周日|礼拜天|週日
    span: 1 天|日|号|號, 7 周|星期|礼拜|个星期|个礼拜, -1 月|个月|個月, -12 年
    ago: 前, 以前, 之前
    last: 上, 上个, 上周的
    this: 这, 这个, 本
    next: 下, 下个
    every: 每月, 每周, 每天
    clock: 点钟
    spend: 花了, 花, 花费, 花費, 买, 買, 买了, 買了, 付, 付了, 支付, 消费, 消費, 吃, 吃了, 喝了, 交了, 充值, 用了, 付款, 缴费, 订了, 打车花了
    give: 给了, 送了, 转账, 转了, 寄了
    receive: 收到, 收到了, 收入了, 赚了, 賺了, 卖了, 賣了, 给我, 給我, 中奖, 捡到, 到账, 入账
    refund: 退款, 退了, 报销, 報銷, 退回, 返还
    incomeSource: 工资, 工資, 薪水, 奖金, 獎金, 分红, 退休金, 兼职, 收入, 红包收入, 年终奖, 利息
    person: 妈妈, 媽媽, 爸爸, 奶奶, 爷爷, 外婆, 外公, 朋友, 哥哥, 姐姐, 弟弟, 妹妹, 老公, 老婆, 儿子, 女儿
    payer: 老板, 公司, 客户
    subjectI: 我, 我们
    at: 在
    and: 和, 又, 还有, 還有, 跟, 以及, 然后
    or: 或, 或者
    filler: 了, 的, 大约, 大概, 只, 共, 差不多, 是, 用, 给, 給, 把, 去, 有, 个, 费
    question: 多少, 什么时候, 哪里, 为什么, 怎么, 吗, 嗎
    command: 删除, 刪除, 取消, 显示, 修改
    remark: 想, 想要, 打算, 应该, 需要
    negation: 没有, 没, 不, 別
    total: 总共, 一共, 共计, 合计, 總共
    each: 每个, 每人, 各
    heads: 人, 位, 个人
    measure: 本, 杯, 斤, 公斤, 瓶, 盒, 包, 张, 件, 双, 碗, 份, 条, 只鸡, 次, 升
    account: 现金, 刷卡, 信用卡, 银行卡, 微信, 支付宝
    occasion: 生日, 圣诞节, 春节, 婚礼
    item groceries: 买菜, 菜, 蔬菜, 水果, 牛奶, 鸡蛋, 大米, 面包, 肉, 鱼, 零食, 食品, 苹果, 日用品
    item dining: 咖啡, 奶茶, 午饭, 晚饭, 早饭, 午餐, 晚餐, 早餐, 吃饭, 外卖, 火锅, 烧烤, 面条, 米线, 饺子, 啤酒, 饮料, 蛋糕, 冰淇淋, 汉堡, \
    披萨, 小吃, 夜宵, 聚餐, 茶
    item transport: 打车, 出租车, 地铁, 公交, 公交车, 加油, 汽油, 停车, 停车费, 高铁, 火车, 火车票, 过路费, 滴滴, 洗车, 车费
    item housing: 房租, 租金, 房贷, 物业费, 装修
    item utilities: 电费, 水费, 燃气费, 煤气费, 网费, 话费, 电话费, 宽带, 水电费
    item health: 药, 买药, 看病, 医院, 药店, 牙医, 看牙, 理发, 健身房, 体检, 眼镜
    item insurance: 保险, 保险费, 车险
    item entertainment: 电影, 电影票, 演唱会, 游戏, 唱歌, 门票, 书, 买书
    item shopping: 衣服, 鞋, 鞋子, 裤子, 裙子, 手机, 电脑, 家具, 玩具, 化妆品, 包包, 购物
    item travel: 酒店, 机票, 旅游, 飞机, 旅行, 民宿
    item subscriptions: 会员, 订阅, 会员费
    item education: 学费, 培训, 课程, 补习, 教材
    item gifts: 礼物, 红包, 捐款, 鲜花, 份子钱
    investment item investment 6: 股票, 基金, 比特币, 投资, 理财
    item savings: 存款, 储蓄, 存钱
    item debt: 还款, 贷款, 信用卡还款, 债, 花呗
    place groceries: 超市, 菜市场, 便利店, 市场
    place dining: 餐厅, 饭店, 咖啡馆, 酒吧, 食堂, 星巴克, 麦当劳, 肯德基
    """
}
