public import CommandTable
public import LedgerModel

extension CalendarDay: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    do throws(CalendarDayError) {
      self = try CalendarDay(reading: word)
    } catch {
      throw .unreadable(accepted: error)
    }
  }
}
