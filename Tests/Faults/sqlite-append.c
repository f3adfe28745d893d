// Adds rows to an SQLite database, one transaction a row, as durable as SQLite makes it (WAL,
// synchronous=FULL), with the same text as the lines of a log.
//
// usage: sqlite-append DATABASE COUNT NAME

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static sqlite3 *database;

static void must(int code, const char *what) {
  if (code == SQLITE_OK || code == SQLITE_DONE || code == SQLITE_ROW) return;
  fprintf(stderr, "sqlite-append: %s: %s\n", what, sqlite3_errmsg(database));
  exit(74);
}

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

int main(int count, char **words) {
  if (count < 4) return 64;
  long rows = atol(words[2]);
  must(sqlite3_open(words[1], &database), "open");
  // As long as puldar waits for its lock.
  sqlite3_busy_timeout(database, 10000);
  must(sqlite3_exec(database,
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
    "CREATE TABLE IF NOT EXISTS event (n INTEGER PRIMARY KEY, at TEXT, type TEXT, data TEXT,"
    " seal TEXT)", NULL, NULL, NULL), "begin");
  sqlite3_stmt *insert;
  must(sqlite3_prepare_v2(database,
    "INSERT INTO event (at, type, data, seal) VALUES (?, 'ExpenseAdded', ?, ?)", -1, &insert, NULL),
    "prepare");
  double start = seconds(), worst = 0;
  for (long row = 0; row < rows; row++) {
    double before = seconds();
    char data[256];
    snprintf(data, sizeof data,
      "{\"amount\":\"45.00\",\"currency\":\"USD\",\"category\":\"groceries\",\"date\":\"2026-11-20\","
      "\"account\":\"bank\",\"merchant\":\"%s-%ld\",\"by\":\"flags\"}", words[3], row);
    must(sqlite3_bind_text(insert, 1, "2026-11-20T12:00:00.123Z", -1, SQLITE_STATIC), "bind");
    must(sqlite3_bind_text(insert, 2, data, -1, SQLITE_TRANSIENT), "bind");
    must(sqlite3_bind_text(insert, 3,
      "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef", -1, SQLITE_STATIC), "bind");
    must(sqlite3_step(insert), "insert");
    must(sqlite3_reset(insert), "reset");
    if (seconds() - before > worst) worst = seconds() - before;
  }
  printf("%ld appends, %.0f a second, worst %.2f ms\n", rows, rows / (seconds() - start), worst * 1e3);
  sqlite3_finalize(insert);
  sqlite3_close(database);
  return 0;
}
