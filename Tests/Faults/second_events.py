"""Every event that a log may hold, by what it does. What is in none of these lists is refused: nobody worked out
what it does to a figure.
"""

# What they are called as entries.
ENTRIES = {"ExpenseAdded": "expense", "CreditApplied": "credit", "IncomeReceived": "income"}
TOUCHES = {"EntryCorrected", "EntryVoided", "EntryReviewed"}
REVERSALS = {"EventReverted", "EventRestored"}
# What hides an earlier one of the same type and of the same values of these members (BM48).
SETTINGS = {
    "AllocationChanged": ("from",), "IncomeSet": ("from",), "RolloverSet": ("bucket", "category", "from"),
    "MonthBudgetSet": ("reach", "every", "category", "from"), "AllowanceSet": ("from",),
    "WeekStartSet": (), "CategoryMoved": ("category", "from"), "CategoryAdded": ("category",),
    "CategoryRenamed": ("category",), "CategorySymbolSet": ("category",),
    "BucketRenamed": ("bucket",), "BucketEnded": ("bucket", "from")}
# Whose fields hide those of an earlier one, each by itself.
CHANGES = {"BillChanged"}
RECEIPTS = {"ReceiptAttached", "ReceiptDetached"}
# What hides nothing, and is worked out with what it is about.
FACTS = {
    "LogOpened", "BudgetShifted", "BucketAdded", "ConflictReviewed", "BillAdded", "BillPaid", "BillUnpaid",
    "BillSkipped", "BillStopped", "TransferMade", "AccountAdded", "AccountEnded", "AccountOpened",
    "BalanceCorrected", "BalanceAsserted", "GoalAdded", "GoalChanged", "GoalFunded", "GoalWithdrawn",
    "GoalEnded", "ProUnlocked", "ProRevoked"}
# What changes no figure and no text that is compared here.
SILENT = {
    "RuleAdded", "RuleEnded", "CategoryEnded", "ImportMade", "ImportMatched", "LogRepaired", "LedgerJoined"}

ALL = {*ENTRIES, *TOUCHES, *REVERSALS, *SETTINGS, *CHANGES, *RECEIPTS, *FACTS, *SILENT}
