public import CommandTable
public import LedgerModel

extension EntryGrouping: @retroactive ParameterValue {}
