/// A part of a text that tells of one entry: some of its tokens, and the one amount among them.
struct Clause {
  var tokens: Range<Int>
  var mention: AmountMention
}
