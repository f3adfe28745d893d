/// Letters that are one wherever a text is searched or read.
public enum LetterTable {
  /// Forms of letters, and the letters that each of them is folded to.
  public static let rows: [(forms: String, folded: String)] = [
    ("AaÀáÂãÄåĀăĄǎǟẠầậ\u{212B}", "a"), ("ÇçĆĉČ", "c"), ("ĎďĐđÐð", "d"), ("EÉéÈêËēĖęĚếệ", "e"),
    ("ĞğģĠ", "g"), ("ĤħḤ", "h"), ("ÍìÎïĪįİıỉ", "i"), ("Ķķ\u{212A}", "k"), ("ŁłĽĺ", "l"),
    ("ÑńŇņŊŋ", "n"), ("ÓòÔõÖøŌőơộ", "o"), ("ŔŘř", "r"), ("ŚşŠșſ", "s"), ("ŤţțŦ", "t"),
    ("ÚùÛüŪůŰưữ", "u"), ("ŴŵẀ", "w"), ("ÝÿŶỳ", "y"), ("ŹżŽ", "z"), ("ßẞ", "ss"), ("Ææǽ", "ae"),
    ("Œœ", "oe"), ("Ａａ", "a"), ("Ｚｚ", "z"), ("ΆάᾳἈ", "α"), ("Έέ", "ε"), ("ΊΐϊΪ", "ι"), ("ςΣσ", "σ"),
    ("ЁёЕ", "е"), ("ЇїІі", "і"), ("Ўў", "у"), ("Йй", "й"), ("Жж", "ж"), ("Þþ", "þ"), ("か", "か"),
    ("が", "が"), ("食", "食"), ("ı", "i"),
  ]

  /// Each form with its folded letters.
  public static let letters: [(form: Unicode.Scalar, folded: String)] = rows.flatMap { row in
    row.forms.unicodeScalars.map { form in (form, row.folded) }
  }
}
