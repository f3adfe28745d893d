import LedgerModel
import LedgerStore

/// Something that a person should know of the ledger, with paths as they read them.
struct NoticeText {
  let text: String

  init(_ notice: LedgerNotice, _ location: LedgerLocation?) {
    switch notice {
    case .ledgerMade(let path, let currency):
      text =
        "Created your ledger (\(currency.code)) in \(VisibleText(location?.shown(path) ?? path))."
    default:
      text = VisibleText(notice.text).description
    }
  }
}
