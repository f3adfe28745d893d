public import CommandTable
public import LedgerModel

extension RolloverMode: @retroactive ParameterValue {}
