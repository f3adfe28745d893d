public import CommandTable
public import LedgerModel

extension EntryOrder: @retroactive ParameterValue {}
