import LedgerModel

/// What helps where a model was of no use.
package enum ModelRemedy: Remedy {
  /// To name a model.
  case nameModel
  /// To name another file of a model.
  case nameOtherModel
  /// To wait for the next week, or to unlock Pro.
  case waitOrUnlock
  /// To see what is wrong with the machine.
  case examine
}
