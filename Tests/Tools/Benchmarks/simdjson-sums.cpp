// What was spent by month and category, read by simdjson: one line for each, `month category units`.
//
// usage: simdjson-sums LOG

#include <simdjson.h>

#include <cstdint>
#include <iostream>
#include <map>
#include <string>
#include <utility>

static int64_t units(std::string_view amount) {
  int64_t value = 0;
  for (char digit : amount) {
    if (digit != '.') value = value * 10 + (digit - '0');
  }
  return value;
}

int main(int count, char **words) {
  if (count != 2) return 64;
  auto text = simdjson::padded_string::load(words[1]);
  if (text.error()) return 74;
  std::map<std::pair<std::string, std::string>, int64_t> sums;
  simdjson::ondemand::parser parser;
  simdjson::ondemand::document_stream lines;
  if (parser.iterate_many(text.value(), 1 << 20).get(lines)) return 65;
  for (auto line : lines) {
    std::string_view type = line["type"];
    if (type != "ExpenseAdded" && type != "CreditApplied") continue;
    int64_t sign = type == "ExpenseAdded" ? 1 : -1;
    simdjson::ondemand::object data = line["data"];
    int64_t amount = units(std::string_view(data["amount"]));
    std::string category{std::string_view(data["category"])};
    std::string month{std::string_view(data["date"]).substr(0, 7)};
    sums[{month, category}] += sign * amount;
  }
  for (const auto &sum : sums) {
    std::cout << sum.first.first << ' ' << sum.first.second << ' ' << sum.second << '\n';
  }
}
