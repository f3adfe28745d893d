/// A decision that sets something from a month on.
protocol SettingDecision: Decision where View == Books {
  /// The settings of its kind that hold and begin later, which would override it from then on.
  func later(in plan: BudgetPlan) -> [Fact]
}

extension ChangeAllocation: SettingDecision {
  func later(in plan: BudgetPlan) -> [Fact] {
    plan.shares.later(than: from).map { setting in
      Fact(
        id: setting.event,
        event: .allocationChanged(AllocationChanged(from: setting.from, shares: setting.value)))
    }
  }
}

extension SetIncome: SettingDecision {
  func later(in plan: BudgetPlan) -> [Fact] {
    plan.income.later(than: from).map { setting in
      Fact(
        id: setting.event,
        event: .incomeSet(IncomeSet(from: setting.from, plan: setting.value)))
    }
  }
}

extension SetRollover: SettingDecision {
  func later(in plan: BudgetPlan) -> [Fact] {
    modes.map(\.bucket).flatMap { bucket in
      plan.rollover(of: bucket).later(than: from).map { setting in
        Fact(
          id: setting.event,
          event: .rolloverSet(
            RolloverSet(from: setting.from, bucket: bucket, mode: setting.value)))
      }
    }
  }
}

extension MoveCategory: SettingDecision {
  func later(in plan: BudgetPlan) -> [Fact] {
    plan.categories.moves(of: category).later(than: from).map { setting in
      Fact(
        id: setting.event,
        event: .categoryMoved(
          CategoryMoved(category: category, bucket: setting.value, from: setting.from)))
    }
  }
}

extension SettingTimeline {
  /// What holds from a later day than a given one.
  fileprivate func later(than day: CalendarDay) -> [Element] {
    inEffect.filter { $0.from > day }
  }
}
