/// A month with how it came to its figures: the settings that were in force for it, and what it
/// took from the month before.
struct FormedMonth: Hashable, Sendable {
  var budget: MonthBudget
  /// `nil` where no income was set.
  var income: SettingTimeline<IncomePlan>.Element?
  /// `nil` where the standard shares hold.
  var shares: SettingTimeline<[BucketShare]>.Element?
  /// Of each bucket for which a rollover is set.
  var carries: Carries

  typealias Carries = [BucketName: Carry]

  /// What a bucket took from the month before.
  struct Carry: Hashable, Sendable {
    var setting: SettingTimeline<RolloverMode>.Element
    /// What was left in the month before.
    var left: Int64

    var carried: Int64 {
      switch setting.value {
      case .off: 0
      case .surplus: max(left, 0)
      case .both: left
      }
    }
  }
}
