-- Reads the rows of many ledgers, keeps them as rows.parquet, and adds them up:
--
--   puldar fold --rows --end --files-from list | duckdb -bail -csv -f duckdb.sql
--
-- In Python, duckdb.execute(open("duckdb.sql").read()) reads standard input alike. Amounts are minor units
-- (cents), so each sum is exact. DuckDB cannot guess columns from a pipe, so they are named here.
create table line as from read_json('/dev/stdin', format = 'newline_delimited', columns = {
  schema: 'integer', version: 'varchar', ledger: 'varchar', id: 'varchar', month: 'varchar', key: 'varchar',
  currency: 'varchar', minor: 'bigint', used: 'bigint', budget: 'bigint', income: 'bigint',
  error: 'varchar', line: 'bigint', byte: 'bigint', "end": 'boolean', ledgers: 'bigint', failed: 'bigint'});

-- A pipe says nothing if the program before it was killed, but then the last line is missing.
select if(count(*) = 1, 'whole', error('the rows are cut: the line with "end" is missing')) as rows,
  any_value(ledgers) as ledgers, any_value(failed) as failed
from line where "end";

-- What could not be read is in no sum.
select ledger, error, line from line where error is not null order by ledger;

-- A ledger that was named twice counts twice.
select distinct id, list(ledger order by ledger) as named from line
where id is not null group by id, month, key, currency having count(*) > 1 order by id;

copy (
  select ledger, id, month, key, currency, minor, used, budget, income from line where month is not null
) to 'rows.parquet' (format parquet, compression zstd);

select month, key, currency, sum(minor) as minor, sum(used) as used, sum(budget) as budget,
  sum(income) as income
from 'rows.parquet' group by all order by month, key, currency;
