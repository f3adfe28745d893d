extension RuleBasedParser {
  /// Returns whether a text names recurring pay from the same payer: wages, a salary, a pension.
  public static func namesPay(_ text: String) -> Bool {
    let folded = MerchantSpelling.folded(text)
    return folded.split(separator: " ").contains { payWords.contains($0) }
      || unspacedPayWords.contains { folded.contains($0) }
  }

  /// The words, folded.
  private static let payWords: Set<Substring> = Set(
    """
    salary salaries wage wages paycheck paycheque paychecks payroll payslip payday pension stipend \
    gehalt gehaltszahlung gehaltseingang lohn lohnzahlung lohneingang monatslohn monatsgehalt rente \
    rentenzahlung bezuge besoldung salaire paie paye retraite sueldo salario nomina quincena pensiones \
    stipendio paga pensione ordenado vencimento aposentadoria pensao salaris loon pensioen \
    wynagrodzenie emerytura lon lonn palkka mzda plat maas maasi maasim emekli \
    зарплата зарплату зарплаты зп оклад аванс пенсия пенсию gaji gajian upah pensiun luong \
    راتب راتبي معاش tankhwah tankha vetan वेतन
    """.split(separator: " "))

  /// The words of scripts without blanks between words.
  private static let unspacedPayWords = [
    "给料", "給料", "給与", "年金", "工资", "工資", "薪水", "薪资", "薪資", "退休金", "월급", "급여", "연금",
  ]
}
