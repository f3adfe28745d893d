extension LanguageTable {
  /// Vietnamese; folding removes its accents, so that hastily typed text is understood.
  static let vietnamese = LanguageTable(
    language: "vi", splitsElisions: false,
    grammar: NumberGrammar(
      scalesUnits: true, hasBareScales: true, endsInNextScale: true, countsWithoutPlural: true),
    rows: vietnameseNumbers + vietnameseDays + vietnameseGrammar + vietnameseItems)

  private static let vietnameseNumbers: [WordRow] = [
    // Ten and the tens are one word without accents; a unit before it makes it a scale.
    .numbers(
      .cardinal,
      """
      1 một|mốt, 2 hai, 3 ba, 4 bốn|tư, 5 năm|lăm|nhăm, 6 sáu, 7 bảy|bẩy, 8 tám, 9 chín, 10 \
      mười|mươi|chục
      """),
    .numbers(
      .scale,
      "100 trăm, 1000 nghìn|ngàn|ngìn|k, 1000000 triệu|tr|củ, 1000000000 tỷ|tỉ"),
    .numbers(.half, "50 rưỡi|rưởi|nửa"), .roles(.point, "phẩy, chấm"), .roles(.and, "linh, lẻ"),
    .number(.minorUnit, 100, "xen, xu, cent, cents"),
    .currency("VND", "đồng, vnđ, vnd, đ, đồng việt nam"),
    .currency("USD CAD AUD", "đô, đô la, đôla, đô mỹ, đô la mỹ, usd, dollar, dollars"),
    .currency("EUR", "euro, ơ rô"),
    .currency("GBP", "bảng, bảng anh, pound, pounds"), .currency("JPY", "yên, yên nhật, yen"),
    .currency("CNY", "tệ, nhân dân tệ"), .currency("KRW", "won, uôn"),
    .currency("THB", "bạt, baht"),
    .currency("RUB", "rúp, rup"), .currency("CHF", "franc, phơ răng"),
    .currency("INR PKR LKR NPR", "rupee, rupees, ru pi"), .currency("AUD", "đô úc, đô la úc"),
    .currency("CAD", "đô canada, đô la canada"), .currency("SGD", "đô sing, đô la singapore"),
    .currency("HKD", "đô hồng kông, đô la hồng kông"), .currency("TWD", "đài tệ, đô đài loan"),
    .currency("MYR", "ringgit"), .currency("AED", "dirham, dirhams"),
    .currency("KWD BHD JOD IQD TND DZD RSD?", "dinar, dinars"),
    .currency("SAR QAR", "riyal, riyals"),
  ]

  private static let vietnameseDays: [WordRow] = [
    .number(.relativeDay, 0, "hôm nay, sáng nay, trưa nay, chiều nay, tối nay, vừa xong"),
    .number(.relativeDay, -1, "hôm qua, tối qua, đêm qua, sáng qua, chiều qua, ngày hôm qua"),
    .number(.relativeDay, -2, "hôm kia, ngày kia"), .number(.relativeDay, 1, "ngày mai"),
    .weekdays(
      """
      1 thứ hai|thứ 2|t2, 2 thứ ba|thứ 3|t3, 3 thứ tư|thứ 4|t4, 4 thứ năm|thứ 5|t5, 5 thứ \
      sáu|thứ 6|t6, 6 thứ bảy|thứ 7|t7, 7 chủ nhật|cn
      """),
    .months(
      """
      1 tháng 1|tháng một|tháng giêng, 2 tháng 2|tháng hai, 3 tháng 3|tháng ba, 4 tháng 4|tháng \
      tư, 5 tháng 5|tháng năm, 6 tháng 6|tháng sáu, 7 tháng 7|tháng bảy, 8 tháng 8|tháng tám, 9 \
      tháng 9|tháng chín, 10 tháng 10|tháng mười, 11 tháng 11|tháng mười một, 12 tháng 12|tháng \
      mười hai|tháng chạp
      """),
    .number(.span, 1, "ngày, hôm"), .number(.span, 7, "tuần"), .number(.span, -1, "tháng"),
    .roles([.ago, .last], "trước"), .roles(.ago, "trước đây"), .roles(.last, "vừa rồi, rồi, ngoái"),
    .roles(.this, "này"), .roles(.next, "sau, tới"), .roles(.every, "mỗi, hàng tháng, hằng tháng"),
    .roles(.clock, "giờ, giờ sáng, giờ chiều, giờ tối"),
  ]

  private static let vietnameseGrammar: [WordRow] = [
    .roles(
      .spend,
      """
      mua, chi, chi tiêu, tiêu, trả, thanh toán, tốn, mất, hết, ăn, uống, đóng, nộp, đổ, nạp, \
      thuê, sắm, đặt, gọi, đã mua, vừa mua, bơm, sửa, gửi xe, trả tiền
      """),
    .roles(.give, "cho, gửi, chuyển, chuyển khoản, biếu, tặng, mừng, lì xì"),
    .roles(
      .receive,
      """
      nhận, nhận được, được cho, được tặng, cho mình, cho tôi, cho em, gửi cho tôi, trả cho tôi, \
      kiếm được, bán, bán được, trúng, nhặt được, thu, thu nhập, được lì xì
      """),
    .roles(.refund, "hoàn tiền, hoàn lại, được hoàn, trả lại, hoàn"),
    .roles(
      .incomeSource,

      """
      lương, lĩnh lương, nhận lương, thưởng, nhận thưởng, tiền thưởng, cổ tức, hoa hồng, phụ \
      cấp, lương hưu, học bổng
      """),
    .roles(
      .person,

      """
      mẹ, bố, má, ông, bà, ông nội, bà nội, ông ngoại, bà ngoại, anh, chị, bạn, vợ, chồng, con \
      trai, con gái, cô, chú, bác, dì, bạn bè
      """),
    .roles(.payer, "khách, khách hàng, sếp, công ty"), .roles(.me, "tôi, mình"),
    .roles(.subjectI, "tớ"),
    .roles(.putAway, "bỏ, để dành"),
    .roles([.at, .within], "ở, tại"), .roles(.from, "từ"), .roles(.forWord, "cho việc, để"),
    .roles(.with, "với, cùng"), .roles(.by, "bằng, qua"), .roles(.of, "của"),
    .roles(.and, "và, cộng, rồi thì"), .roles(.or, "hoặc, hay"), .roles(.to, "đến"),
    .roles(
      .filler,

      """
      khoảng, chỉ, gần, đã, vừa, mới, lại, là, giá, tiền, cái, chiếc, con, ly, cốc, tô, bát, \
      phần, đồ, được, bị, thêm
      """),
    .roles(.question, "bao nhiêu, mấy, khi nào, ở đâu, tại sao, có nên"),
    .roles(.command, "xóa, xoá, hủy, huỷ, hiển thị, sửa lại"),
    .roles(.negation, "không, chưa, chẳng"), .roles(.remark, "muốn, sẽ, định, cần, nên"),
    .roles(.total, "tổng, tổng cộng, cả thảy"), .roles(.each, "mỗi cái, mỗi người, một cái"),
    .roles(.split, "chia, chia đôi"), .roles(.heads, "người"),
    .roles(.measure, "kg, cân, lít, gói, chai, lon, hộp, lạng, thùng"),
    .roles(.account, "tiền mặt, thẻ, quẹt thẻ, ngân hàng, momo"),
    .roles([.bankWord, .spend], "giao dịch, thanh toán, phát sinh giao dịch"),
    .roles([.bankWord, .balance], "số dư, sd, hạn mức"), .roles(.bankWord, "tk, tài khoản, thẻ"),
    .roles(.occasion, "sinh nhật, tết, giáng sinh, đám cưới"),
  ]

  private static let vietnameseItems: [WordRow] = [
    .items(
      .dining,
      """
      cà phê, cafe, trà, trà sữa, trà đá, ăn sáng, ăn trưa, ăn tối, ăn vặt, ăn ngoài, bữa sáng, \
      bữa trưa, bữa tối, phở, bún, bún chả, bún bò, bánh mì, cơm, cơm trưa, xôi, mì, lẩu, nướng, \
      bia, rượu, nhậu, kem, chè, nước mía, gà rán, pizza
      """),
    .places(.dining, "nhà hàng, quán ăn, quán cà phê, quán, quán nhậu"),
    .items(
      .groceries,

      """
      đi chợ, thịt, cá, rau, trứng, sữa, gạo, hoa quả, trái cây, thực phẩm, nước uống, gia vị, \
      tạp hóa, dầu ăn
      """),
    .places(.groceries, "siêu thị, chợ, cửa hàng tiện lợi, bách hóa xanh, winmart"),
    .items(
      .transport,

      """
      taxi, xăng, đổ xăng, xe buýt, xe ôm, grab, vé xe, gửi xe, đỗ xe, sửa xe, rửa xe, bơm xe, \
      thay nhớt, tàu hỏa, phí cầu đường
      """),
    .items(.housing, "tiền nhà, thuê nhà, tiền trọ, tiền phòng, nhà trọ, sửa nhà"),
    .items(
      .utilities,
      """
      tiền điện, tiền nước, điện nước, internet, tiền mạng, wifi, nạp điện thoại, nạp thẻ, cước, \
      gas, hóa đơn
      """),
    .items(
      .health,
      """
      thuốc, bác sĩ, khám bệnh, bệnh viện, nha khoa, nhà thuốc, cắt tóc, phòng gym, tập gym, kính
      """),
    .items(.insurance, "bảo hiểm"),
    .items(
      .entertainment,
      "xem phim, phim, vé phim, karaoke, ca nhạc, trò chơi, game, giải trí, sách"),
    .items(
      .shopping,
      """
      quần áo, giày, áo, quần, váy, điện thoại, máy tính, laptop, tai nghe, mỹ phẩm, đồ chơi, \
      túi, mua sắm, vàng, nhẫn
      """),
    .items(.travel, "khách sạn, vé máy bay, du lịch, máy bay, homestay"),
    .items(.subscriptions, "đăng ký, gói cước tháng"),
    .items(.education, "học phí, tiền học, khóa học, học thêm, trường"),
    .items(.gifts, "quà, mừng cưới, hoa, từ thiện, quà sinh nhật, lì xì, tiền mừng"),
    .items(
      .investment, also: .investment, weight: 6,
      "cổ phiếu, chứng khoán, trái phiếu, quỹ đầu tư, đầu tư, tiền ảo"),
    .items(.savings, "tiết kiệm, gửi tiết kiệm"),
    .items(.debt, "trả nợ, nợ, trả góp, vay, khoản vay"),
  ]
}
