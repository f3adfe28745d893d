import LedgerModel
import PuldarCommands
import ReceiptReading
import ReceiptScanning

/// The programs of this machine that recognise receipts. They are looked up only on request.
enum MachineReceipts {
  static func host(_ machine: MachinePrograms) -> any ReceiptHost {
    let environment = machine.environment
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    return ReceiptScanner(
      TracedRunner(trace: machine.trace), searchPath: environment["PATH"] ?? "/usr/bin:/bin",
      language: NumberConventions(localeIdentifier: locale ?? "C").language
    ) { machine.path(of: $0) }
  }
}
