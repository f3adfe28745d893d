/// Writes numbers in words, language by language, by rules of its own: what the parser reads must be
/// the number that was written.
enum NumberSpeller: String, CaseIterable, Sendable {
  case english = "en-US"
  case german = "de-DE"
  case spanish = "es-ES"
  case russian = "ru-RU"
  case turkish = "tr-TR"
  case vietnamese = "vi-VN"
  case indonesian = "id-ID"
  case korean = "ko-KR"
  case japanese = "ja-JP"
  case chinese = "zh-CN"

  /// A number above 0 and below a thousand million.
  func words(_ number: Int) -> String {
    switch self {
    case .korean, .japanese, .chinese: eastAsian(number)
    default: western(number)
    }
  }

  // MARK: Groups of three digits

  private func western(_ number: Int) -> String {
    var parts: [String] = []
    let millions = number / 1_000_000
    let thousands = number / 1000 % 1000
    let rest = number % 1000
    if millions > 0 {
      let isOne = millions == 1
      parts.append(
        isOne ? one(of: "million") : group(millions) + joint + scale("million", millions))
    }
    if thousands > 0 {
      parts.append(
        thousands == 1
          ? one(of: "thousand")
          : group(thousands, feminine: true) + (self == .german ? "" : joint)
            + scale("thousand", thousands))
    }
    if rest > 0 { parts.append(group(rest, isLast: number > 1000)) }
    let hasGermanThousands = self == .german && thousands > 0 && rest > 0
    if hasGermanThousands { parts.append(parts.removeLast(2)) }
    return parts.joined(separator: " ")
  }

  private var joint: String { " " }

  private func one(of scale: String) -> String {
    switch (self, scale) {
    case (.english, _): "one \(scale)"
    case (.german, "thousand"): "tausend"
    case (.german, _): "eine million"
    case (.spanish, "thousand"): "mil"
    case (.spanish, _): "un millón"
    case (.russian, "thousand"): "тысяча"
    case (.russian, _): "один миллион"
    case (.turkish, "thousand"): "bin"
    case (.turkish, _): "bir milyon"
    case (.vietnamese, "thousand"): "một nghìn"
    case (.vietnamese, _): "một triệu"
    case (.indonesian, "thousand"): "seribu"
    default: "satu juta"
    }
  }

  private func scale(_ scale: String, _ count: Int) -> String {
    let isThousand = scale == "thousand"
    switch self {
    case .english: return scale
    case .german: return isThousand ? "tausend" : "millionen"
    case .spanish: return isThousand ? "mil" : "millones"
    case .russian:
      let last = count % 100 / 10 == 1 ? 0 : count % 10
      let forms =
        isThousand ? ["тысяч", "тысяча", "тысячи"] : ["миллионов", "миллион", "миллиона"]
      return last == 1 ? forms[1] : (2...4).contains(last) ? forms[2] : forms[0]
    case .turkish: return isThousand ? "bin" : "milyon"
    case .vietnamese: return isThousand ? "nghìn" : "triệu"
    default: return isThousand ? "ribu" : "juta"
    }
  }

  /// A number below a thousand.
  private func group(_ number: Int, feminine: Bool = false, isLast: Bool = false) -> String {
    let hundreds = number / 100
    let rest = number % 100
    var parts: [String] = []
    if hundreds > 0 { parts.append(self.hundreds(hundreds, isExact: rest == 0)) }
    if self == .vietnamese, hundreds > 0 || isLast, rest > 0, rest < 10 { parts.append("linh") }
    if rest > 0 { parts.append(below100(rest, feminine: feminine)) }
    if self == .english, hundreds > 0, rest > 0 { parts.insert("and", at: 1) }
    return parts.joined(separator: self == .german ? "" : " ")
  }

  private func hundreds(_ count: Int, isExact: Bool) -> String {
    switch self {
    case .english: return "\(units[count]) hundred"
    case .german: return (count == 1 ? "ein" : units[count]) + "hundert"
    case .spanish:
      let words = [
        isExact ? "cien" : "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos",
        "seiscientos", "setecientos", "ochocientos", "novecientos",
      ]
      return words[count - 1]
    case .russian:
      let words = [
        "сто", "двести", "триста", "четыреста", "пятьсот", "шестьсот", "семьсот", "восемьсот",
        "девятьсот",
      ]
      return words[count - 1]
    case .turkish: return count == 1 ? "yüz" : "\(units[count]) yüz"
    case .vietnamese: return "\(units[count]) trăm"
    default: return count == 1 ? "seratus" : "\(units[count]) ratus"
    }
  }

  private func below100(_ number: Int, feminine: Bool) -> String {
    if number < units.count {
      if self == .russian, feminine, number < 3 { return number == 1 ? "одна" : "две" }
      return units[number]
    }
    let ten = number / 10
    let unit = number % 10
    switch self {
    case .german: return (unit == 0 ? "" : (unit == 1 ? "ein" : units[unit]) + "und") + tens[ten]
    case .spanish:
      let hasUnit = unit > 0
      if ten == 2, hasUnit { return "veinti" + units[unit] }
      return tens[ten] + (hasUnit ? " y " + units[unit] : "")
    case .vietnamese:
      let last = ["", "mốt", "hai", "ba", "tư", "lăm", "sáu", "bảy", "tám", "chín"][unit]
      return "\(units[ten]) mươi" + (unit == 0 ? "" : " " + last)
    case .indonesian:
      if number < 20 { return "\(units[unit]) belas" }
      return "\(units[ten]) puluh" + (unit == 0 ? "" : " " + units[unit])
    case .russian:
      let word = feminine && unit > 0 && unit < 3 ? (unit == 1 ? "одна" : "две") : units[unit]
      return tens[ten] + (unit == 0 ? "" : " " + word)
    case .english: return tens[ten] + (unit == 0 ? "" : "-" + units[unit])
    default: return tens[ten] + (unit == 0 ? "" : " " + units[unit])
    }
  }

  // MARK: Groups of four digits

  private func eastAsian(_ number: Int) -> String {
    let (hundredMillion, tenThousand) =
      self == .korean ? ("억", "만") : self == .japanese ? ("億", "万") : ("亿", "万")
    var text = ""
    for (scale, name) in [(100_000_000, hundredMillion), (10_000, tenThousand), (1, "")] {
      let group = number / scale % 10_000
      if group == 0 { continue }
      let needsZero = self == .chinese && !text.isEmpty && group < 1000
      if needsZero { text += "零" }
      text += myriad(group, isFirst: text.isEmpty) + name
    }
    return text
  }

  private func myriad(_ number: Int, isFirst: Bool) -> String {
    let names = self == .korean ? ["", "십", "백", "천"] : ["", "十", "百", "千"]
    var text = ""
    var hasGap = false
    for power in [3, 2, 1, 0] {
      var digit = number
      for _ in 0..<power { digit /= 10 }
      digit %= 10
      if digit == 0 {
        hasGap = !text.isEmpty
        continue
      }
      if self == .chinese, hasGap { text += "零" }
      hasGap = false
      // Only Chinese says one before ten and hundred.
      let isLeftOut = digit == 1 && power > 0 && self != .chinese
      text += (isLeftOut ? "" : units[digit]) + names[power]
    }
    return text
  }

  // MARK: Words

  private var units: [String] {
    let words =
      switch self {
      case .english:
        "- one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
          + "fifteen sixteen seventeen eighteen nineteen"
      case .german:
        "- eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn "
          + "fünfzehn sechzehn siebzehn achtzehn neunzehn"
      case .spanish:
        "- uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince "
          + "dieciséis diecisiete dieciocho diecinueve"
      case .russian:
        "- один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать "
          + "тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать"
      case .turkish: "- bir iki üç dört beş altı yedi sekiz dokuz"
      case .vietnamese:
        "- một hai ba bốn năm sáu bảy tám chín mười"
      case .indonesian:
        "- satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas"
      case .korean: "- 일 이 삼 사 오 육 칠 팔 구"
      case .japanese, .chinese: "- 一 二 三 四 五 六 七 八 九"
      }
    var list = words.split(separator: " ").map(String.init)
    if self == .vietnamese {
      list += ["một", "hai", "ba", "bốn", "lăm", "sáu", "bảy", "tám", "chín"].map { "mười " + $0 }
    }
    return list
  }

  private var tens: [String] {
    let words =
      switch self {
      case .english: "- - twenty thirty forty fifty sixty seventy eighty ninety"
      case .german: "- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig"
      case .spanish: "- - veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"
      case .russian:
        "- - двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто"
      case .turkish: "- on yirmi otuz kırk elli altmış yetmiş seksen doksan"
      case .vietnamese, .indonesian, .korean, .japanese, .chinese: ""
      }
    return words.split(separator: " ").map(String.init)
  }
}

extension [String] {
  /// Takes the last words away and returns them as one.
  fileprivate mutating func removeLast(_ count: Int) -> String {
    let last = suffix(count).joined()
    removeSubrange((self.count - count)...)
    return last
  }
}
