public import CommandTable
public import LedgerModel

extension CategorySet: @retroactive ParameterValue {}
