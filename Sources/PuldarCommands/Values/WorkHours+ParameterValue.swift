public import CommandTable
public import LedgerModel

extension WorkHours: @retroactive ParameterValue {
  public init(parsing word: String) throws(ValueError) {
    do throws(WorkHoursError) {
      self = try WorkHours(reading: word)
    } catch {
      throw .unreadable(accepted: error)
    }
  }
}
