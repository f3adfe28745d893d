public import CommandTable
public import EntryParsing

extension ModelUse: @retroactive ParameterValue {}
