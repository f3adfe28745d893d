package import LedgerModel

/// The reasons why a file is not attached, or attached files are not checked. Nothing was written.
package enum ReceiptRefusal: FileRefusal, Hashable {
  /// There is no file.
  case missing(path: String)
  /// A folder, a link, a FIFO, a socket or a device is there.
  case noFile(path: String, Kind)
  /// It has no bytes.
  case empty(path: String)
  /// It is larger than the limit of 20,000,000 bytes.
  case tooLarge(path: String, byteCount: Int)
  /// Its first bytes are of no type that can be attached.
  case unknownType(path: String)
  /// It was changed while it was read.
  case changed(path: String)
  /// Its name has no printable characters, or too many.
  case unnamed(path: String)
  /// The ledger is a single log, which has no folder for files.
  case needsFolder(path: String)
  /// Not every event of the ledger is understood: an unknown one may name any file.
  case incomplete(path: String)
  /// An attached file is not on this machine, or was changed.
  case notHere(name: String, storedName: String)

  /// The kind of thing at the path of a file.
  package enum Kind: Hashable, Sendable {
    /// A folder.
    case folder
    /// A link to something else.
    case link
    /// A pipe, a socket or a device.
    case special
  }
}

extension ReceiptRefusal {
  package var problem: String {
    switch self {
    case .missing(let path): "there is no file '\(path)'"
    case .noFile(let path, .folder): "'\(path)' is a folder"
    case .noFile(let path, .link): "'\(path)' is a link"
    case .noFile(let path, _): "'\(path)' is a pipe, a socket or a device, and no file"
    case .empty(let path): "'\(path)' is empty"
    case .tooLarge(let path, let count):
      "'\(path)' has \(ReceiptRefusal.megabytes(count)) MB, which is too much"
    case .unknownType(let path): "'\(path)' is no image, PDF, text or e-mail"
    case .changed(let path): "'\(path)' changed while it was read"
    case .unnamed(let path): "the name of '\(path)' cannot be kept"
    case .needsFolder(let path):
      "'\(path)' is a single log, and receipts need a folder to stand in"
    case .incomplete(let path):
      "not everything that '\(path)' holds can be read, and any file may still be needed"
    case .notHere(let name, _): "'\(name)' is not on this machine as it was attached"
    }
  }

  package var remedy: String? {
    switch self {
    case .missing: "Name a file that is there."
    case .noFile(_, .folder): "Name the files in it."
    case .noFile(_, .link): "Name the file that it leads to."
    case .noFile: "Store what it gives in a file, and name that."
    case .empty: "Name a file that was stored whole."
    case .tooLarge:
      "A receipt has at most \(ReceiptRefusal.megabytes(ReceiptFile.byteLimit)) MB: make the picture smaller, or name a part of it."
    case .unknownType:
      "A receipt is a JPEG, PNG, GIF, WebP, HEIC or TIFF picture, a PDF, a text, or an e-mail."
    case .changed: "Try again when nothing writes to it."
    case .unnamed: "Give it a short plain name."
    case .notHere(_, let stored):
      "Copy receipts/\(stored) from the device that attached it, or attach the same file again."
    case .needsFolder, .incomplete: nil
    }
  }

  package var offeredRemedy: (any Remedy)? {
    switch self {
    case .incomplete: LogRemedy(.mendFirst)
    case .needsFolder(let path): LogRemedy(.makeFolderOf, path: path)
    default: nil
    }
  }

  /// Returns `20`, or `20.1` for one byte more.
  private static func megabytes(_ byteCount: Int) -> String {
    let tenths = byteCount / 100_000 + (byteCount % 100_000 == 0 ? 0 : 1)
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
