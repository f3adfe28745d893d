import CommandTable
import LedgerModel

/// Whose rollover is set.
enum RolloverTarget: ParameterValue, Hashable {
  case bucket(BucketName)
  case all
  /// Surplus for Fundamentals and Fun.
  case preset

  init(parsing word: String) throws(ValueError) {
    switch word {
    case "all": self = .all
    case "puldar": self = .preset
    default: self = .bucket(try BucketName(parsing: word))
    }
  }

  static var completions: [Completion] {
    BucketName.completions
      + [
        Completion("all", "every bucket"), Completion("puldar", "surplus of Fundamentals and Fun"),
      ]
  }

  /// What each bucket is set to.
  func modes(_ mode: RolloverMode?) throws(UsageError) -> [SetRollover.BucketMode] {
    switch (self, mode) {
    case (.preset, nil): return SetRollover.puldarPreset
    case (.preset, _): throw UsageError("'puldar' says the mode of every bucket itself")
    case (_, nil): throw UsageError("Missing expected argument '<mode>'")
    case (.all, let mode?): return BucketName.builtIn.map { SetRollover.BucketMode($0, mode) }
    case (.bucket(let bucket), let mode?): return [SetRollover.BucketMode(bucket, mode)]
    }
  }
}
