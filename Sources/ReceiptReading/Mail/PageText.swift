/// The text of a web page, in lines as a person sees them: a row of a table is one line.
struct PageText: Sendable {
  /// The lines.
  let text: String

  /// - Parameter page: A saved web page, or the HTML form of an e-mail.
  /// - Returns: `nil` if it is no web page.
  init?(_ page: String) {
    let start = page.prefix(2_000).lowercased()
    guard start.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "<",
      ["<html", "<!doctype html", "<body", "<table", "<div", "<p>"].contains(where: start.contains)
    else { return nil }
    var reading = Reading()
    reading.read(page)
    text = reading.lines.joined(separator: "\n")
  }

  /// Elements whose content is no text.
  private static let hidden: Set<String> = ["script", "style", "head", "noscript", "template"]
  /// Elements that begin and end a line.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "br", "center", "dd", "div", "dl", "dt", "footer", "form", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section",
    "ul",
  ]

  /// An open table, row or cell, or the page.
  private struct Frame {
    enum Kind { case page, table, row, cell }

    let kind: Kind
    var lines: [String] = []
    var line = ""
    /// The lines of the cells of a row.
    var cells: [[String]] = []

    mutating func endLine() {
      let words = line.split(whereSeparator: \.isWhitespace)
      if !words.isEmpty { lines.append(words.joined(separator: " ")) }
      line = ""
    }

    /// All lines; the cells of a row side by side, if they have as many.
    var all: [String] {
      let cells = self.cells.filter { !$0.isEmpty }
      guard let count = cells.first?.count, cells.allSatisfy({ $0.count == count }) else {
        return lines + cells.flatMap(\.self)
      }
      return lines + (0..<count).map { place in cells.map { $0[place] }.joined(separator: "  ") }
    }
  }

  private struct Reading {
    private var frames = [Frame(kind: .page)]

    var lines: [String] {
      var copy = self
      while copy.frames.count > 1 { copy.close() }
      copy.frames[0].endLine()
      return copy.frames[0].lines
    }

    mutating func read(_ page: String) {
      var rest = page[...]
      while let open = rest.firstIndex(of: "<") {
        add(rest[..<open])
        let behind = rest[rest.index(after: open)...]
        if behind.hasPrefix("!--") {
          rest = behind.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
          continue
        }
        guard let first = behind.first, first.isLetter || first == "/" || first == "!",
          let end = behind.firstIndex(of: ">")
        else {
          add(rest[open...open])
          rest = behind
          continue
        }
        let isEnd = first == "/"
        let name = behind[..<end].drop { $0 == "/" }
          .prefix { $0.isLetter || $0.isNumber }.lowercased()
        rest = rest[rest.index(after: end)...]
        if !isEnd, PageText.hidden.contains(name) {
          rest = Reading.behind(name, in: rest)
        } else {
          take(name, isEnd: isEnd)
        }
      }
      add(rest)
    }

    /// What follows the end of an element; nothing if it does not end.
    private static func behind(_ name: String, in rest: Substring) -> Substring {
      var place = rest
      while let end = place.firstRange(of: "</") {
        place = place[end.upperBound...]
        if place.prefix(name.count).lowercased() == name {
          return place.drop { $0 != ">" }.dropFirst()
        }
      }
      return ""
    }

    private mutating func take(_ name: String, isEnd: Bool) {
      switch name {
      case "table":
        if isEnd { close(.table) } else { open(.table) }
      case "tr":
        close(.row)
        if !isEnd { open(.row) }
      case "td", "th":
        close(.cell)
        if !isEnd {
          if frames[frames.count - 1].kind != .row { open(.row) }
          open(.cell)
        }
      case let name where PageText.blocks.contains(name): frames[frames.count - 1].endLine()
      default: break
      }
    }

    private mutating func open(_ kind: Frame.Kind) {
      frames[frames.count - 1].endLine()
      frames.append(Frame(kind: kind))
    }

    /// Ends the innermost element of a kind, and what is open in it; not one outside of the innermost table.
    private mutating func close(_ kind: Frame.Kind) {
      let table = frames.lastIndex { $0.kind == .table } ?? 0
      guard let place = frames.lastIndex(where: { $0.kind == kind }), place >= table, place > 0
      else { return }
      while frames.count > place { close() }
    }

    private mutating func close() {
      guard frames.count > 1, var last = frames.popLast() else { return }
      last.endLine()
      if last.kind == .cell, frames[frames.count - 1].kind == .row {
        frames[frames.count - 1].cells.append(last.all)
      } else {
        frames[frames.count - 1].lines += last.all
      }
    }

    private mutating func add(_ text: Substring) {
      guard !text.isEmpty else { return }
      frames[frames.count - 1].line += PageText.decoded(text)
    }
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "euro": "€",
    "pound": "£", "yen": "¥", "cent": "¢", "ndash": "–", "mdash": "—", "minus": "−", "times": "×",
    "rsquo": "’", "lsquo": "‘", "middot": "·", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "eacute": "é", "egrave": "è", "agrave": "à",
    "ccedil": "ç", "ntilde": "ñ", "atilde": "ã", "otilde": "õ", "aacute": "á", "iacute": "í",
    "oacute": "ó", "uacute": "ú",
  ]

  /// The text with "&amp;", "&#8364;" and "&#x20AC;" as their characters.
  private static func decoded(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var decoded = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix(10).prefix { $0 != ";" }
      guard name.endIndex < rest.endIndex, rest[name.endIndex] == ";",
        let character = character(name)
      else {
        decoded += "&"
        continue
      }
      decoded += character
      rest = rest[rest.index(after: name.endIndex)...]
    }
    return decoded + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let figures = name.dropFirst()
    let isHex = figures.first == "x" || figures.first == "X"
    let value = UInt32(isHex ? figures.dropFirst() : figures, radix: isHex ? 16 : 10)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

extension MailMessage {
  /// Returns the text of a saved web page, or of the HTML form of an e-mail, in lines as a person sees them: a row of a
  /// table is one line; `nil` if it is no web page.
  public static func text(ofPage page: String) -> String? { PageText(page)?.text }
}
