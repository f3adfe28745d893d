// SPDX-License-Identifier: MIT
// Nothing to call: what the target defines counts when the program is linked.
