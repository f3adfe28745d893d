// SPDX-License-Identifier: MIT
// An empty table of locale data for the Unicode library in Foundation, as that library's own "stubdata" is.
//
// The program asks Foundation for processes and files alone; names of months and the like are its own. Foundation's
// table, 34 MB, would be nearly half of a program that is linked statically. The symbol is hidden: where Foundation
// is a shared library, as in tests, it keeps its own table. With another version of the Unicode library the name
// differs, and the table is linked again: .ci/run fails then.
#include "NoLocaleData.h"
#include <stdint.h>

/// The header of an ICU data package ("unicode/udata.h", UDataInfo), and no entry after it.
struct DataPackage {
  uint16_t headerSize;
  uint8_t magic[2];
  uint16_t infoSize, reserved;
  uint8_t isBigEndian, charset, characterSize, reservedByte;
  uint8_t format[4], formatVersion[4], dataVersion[4], padding[8];
  int32_t entryCount, end;
};

__attribute__((visibility("hidden"), aligned(16))) const struct DataPackage icudt76_dat = {
    .headerSize = 32,
    .magic = {0xDA, 0x27},
    .infoSize = 20,
    .isBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .characterSize = 2,
    .format = {'T', 'o', 'C', 'P'},
    .formatVersion = {1},
};
