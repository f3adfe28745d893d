extension LanguageTable {
  /// Vietnamese; folding removes its accents, so that hastily typed text is understood. Ten and the tens
  /// are one word without accents; a unit before it makes it a scale.
  static let vietnamese = LanguageTable(
    language: "vi",
    grammar: NumberGrammar(
      scalesUnits: true, hasBareScales: true, endsInNextScale: true, countsWithoutPlural: true),
    texts: [vietnameseWords])

  private static let vietnameseWords: StaticString =
    """
    cardinal: 1 một, 2 hai, 3 ba, 4 bốn|tư, 5 năm|lăm|nhăm, 6 sáu, 7 bảy, 8 tám, 9 chín, 10 mười|\
    chục
    scale: 100 trăm, 1000 ngìn, 1000000 củ, 1000000000 tỉ
    half: 50 rưỡi|nửa
    point: phẩy, chấm
    currency: VND đồng|đ|đồng việt nam, USD CAD AUD đô|đô la|đôla|đô mỹ|đô la mỹ|usd|dollar(|s), \
    EUR euro|ơ rô, GBP bảng|bảng anh|pound(|s), JPY yên nhật, CNY tệ|nhân dân tệ, KRW won|uôn, THB \
    bạt|baht, RUB rúp, CHF franc|phơ răng, INR PKR LKR NPR rupee(|s)|ru pi, AUD đô úc|đô la úc, \
    CAD đô canada|đô la canada, SGD đô sing|đô la singapore, HKD đô hồng kông|đô la hồng kông, TWD \
    đài tệ|đô đài loan, MYR ringgit, AED dirham(|s), KWD BHD JOD IQD TND DZD RSD? dinar(|s)
    minorUnit: 100 xu
    relativeDay: 0 sáng nay|trưa nay|chiều nay|tối nay|vừa xong, -1 tối qua|đêm qua|sáng qua|chiều \
    qua|ngày hôm qua, -2 ngày kia, 1 ngày mai
    weekday: 1 thứ hai|thứ 2|t2, 2 thứ ba|thứ 3|t3, 3 thứ tư|thứ 4|t4, 4 thứ năm|thứ 5|t5, 5 thứ \
    sáu|thứ 6|t6, 6 thứ bảy|thứ 7|t7, 7 chủ nhật|cn
    month: 1 tháng 1|tháng (một|giêng), 2 tháng 2|tháng hai, 3 tháng 3|tháng ba, 4 tháng 4|tháng \
    tư, 5 tháng 5|tháng năm, 6 tháng 6|tháng sáu, 7 tháng 7|tháng bảy, 8 tháng 8|tháng tám, 9 \
    tháng 9|tháng chín, 10 tháng 10|tháng mười, 11 tháng 11|tháng mười một, 12 tháng 12|tháng mười \
    hai|tháng chạp
    span: 1 ngày|hôm, 7 tuần, -1 tháng
    ago: trước, trước đây
    last: trước, vừa rồi, rồi, ngoái
    this: này
    next: sau, tới
    every: mỗi, hàng tháng
    clock: giờ, giờ (sáng|chiều|tối)
    spend: mua, chi, chi tiêu, tiêu, trả, thanh toán, tốn, mất, hết, ăn, uống, đóng, nộp, đổ, nạp, \
    thuê, sắm, đặt, gọi, đã mua, vừa mua, bơm, sửa, gửi xe, trả tiền, giao dịch, phát sinh giao \
    dịch
    give: cho, gửi, chuyển, chuyển khoản, biếu, tặng, mừng, lì xì
    receive: nhận, nhận được, được (cho|tặng), cho (mình|tôi|em), gửi cho tôi, trả cho tôi, kiếm \
    được, bán, bán được, trúng, nhặt được, thu, thu nhập, được lì xì
    refund: hoàn (tiền|lại), được hoàn, trả lại, hoàn
    incomeSource: lĩnh lương, nhận (lương|thưởng), thưởng, tiền thưởng, cổ tức, hoa hồng, phụ cấp, \
    lương hưu, học bổng
    person: chi, bán, mẹ, bố, má, ông, bà, ông nội, bà nội, ông ngoại, bà ngoại, anh, vợ, chồng, \
    con trai, con gái, cô, chú, bác, dì, bạn bè
    payer: khách, khách hàng, sếp, công ty
    me: tới, mình
    subjectI: tớ
    putAway: bố, để dành
    at: ở, tại
    from: từ
    to: đến
    forWord: cho việc, để
    with: với, cùng
    by: bằng, qua
    of: của
    and: linh, lẻ, và, cộng, rồi thì
    or: hoặc, hay
    filler: mỗi, chi, đổ, tớ, khoảng, gần, đã, vừa, lại, là, giá, tiền, cái, chiếc, con, ly, cốc, \
    bát, phần, được, bị, thêm
    question: bao nhiêu, mấy, khi nào, ở đâu, tại sao, có nên
    command: xóa, hủy, hiển thị, sửa lại
    remark: muốn, sẽ, định, cần, nên
    negation: không, chưa, chẳng
    total: tổng, tổng cộng, cả thảy
    each: mỗi cái, mỗi người, một cái
    split: chia, chia đôi
    heads: người
    measure: gọi, cần, kg, lít, chai, lon, hộp, lạng, thùng
    account: tiền mặt, thẻ, quẹt thẻ, ngân hàng, momo
    occasion: sinh nhật, tết, giáng sinh, đám cưới
    within: ở, tại
    bankWord: thanh toán, thẻ, giao dịch, phát sinh giao dịch, số dư, sd, hạn mức, tk, tài khoản
    balance: số dư, sd, hạn mức
    item groceries: đi chợ, thịt, cá, rau, trứng, sữa, gạo, hoa quả, trái cây, thực phẩm, nước \
    uống, gia vị, tạp hóa, dầu ăn
    item dining: cà phê, cafe, trà, trà sữa, trà đá, ăn (sáng|trưa|tối|vặt|ngoài), bữa (sáng|trưa|\
    tối), bún, bún chả, bún bò, cơm, cơm trưa, xôi, mì, lẩu, nướng, bia, rượu, nhậu, kem, chè, \
    nước mía, gà rán
    item transport: xăng, đổ xăng, xe buýt, xe ôm, grab, vé xe, gửi xe, đỗ xe, sửa xe, rửa xe, bơm \
    xe, thay nhớt, tàu hỏa, phí cầu đường
    item housing: tiền (nhà|trọ|phòng), thuê nhà, nhà trọ, sửa nhà
    item utilities: tiền (điện|nước|mạng), điện nước, nạp điện thoại, nạp thẻ, cước, gas, hóa đơn
    item health: thuốc, bác sĩ, khám bệnh, bệnh viện, nha khoa, nhà thuốc, cắt tóc, phòng gym, tập \
    gym, kính
    item insurance: bảo hiểm
    item entertainment: xem phim, phim, vé phim, ca nhạc, trò chơi, giải trí, sách
    item shopping: quần áo, giày, áo, váy, điện thoại, máy tính, tai nghe, mỹ phẩm, đồ chơi, túi, \
    mua sắm, vàng, nhẫn
    item travel: khách sạn, vé máy bay, du lịch, máy bay, homestay
    item subscriptions: đăng ký, gói cước tháng
    item education: học phí, tiền học, khóa học, học thêm, trường
    item gifts: quà, mừng cưới, hoa, từ thiện, quà sinh nhật, lì xì, tiền mừng
    investment item investment 6: cổ phiếu, chứng khoán, trái phiếu, quỹ đầu tư, đầu tư, tiền ảo
    item savings: tiết kiệm, gửi tiết kiệm
    item debt: trả nợ, nợ, trả góp, khoản vay
    place groceries: siêu thị, chợ, cửa hàng tiện lợi, bách hóa xanh, winmart
    place dining: nhà hàng, quán (ăn|nhậu), quán cà phê, quán
    item: quần
    """
}
