/** A listing with its words as a vector, names before descriptions, and its values as `group * 1000 + value`. */
export const createTables = `
  create extension if not exists pg_trgm;
  create unlogged table incoming (id int, recency float8, month int, names text, description text, values int[]);
  create table listing (id int primary key, recency float8 not null, month int, words tsvector, values int[]);
`;

export const fillTables = `
  insert into listing
  select id, recency, month,
    setweight(to_tsvector('simple', names), 'A') || setweight(to_tsvector('simple', description), 'D'), values
  from incoming;
  drop table incoming;
  create index on listing using gin (words);
  create index on listing using gin (values);
  create index on listing (recency desc, id desc);
  create table word as select word from ts_stat('select words from listing');
  create index on word using gin (word gin_trgm_ops);
  analyze listing;
  analyze word;
`;

/** Whether any listing has a word that begins with $1, and if not, the known words most like it. */
export const resolveWord = `
  select exists (select from listing where words @@ to_tsquery('simple', $1 || ':*')) as known,
    array(select word from word where word % $1 order by similarity(word, $1) desc limit 3) as alike
`;

/**
 * $1 the words as a tsquery or null, $2 the month or null, $3 offset, $4 limit; then an array of values for each of
 * the ticked groups. One pass tells for each listing which group alone it fails: null for none, -1 for several.
 */
export function searchStatement(worded: boolean, ticked: readonly number[]): string {
  const fails = ticked.map((_, i) => `(not values && $${i + 5}::int[])::int`);
  const which = ticked.map((group, i) => `when not values && $${i + 5}::int[] then ${group}`);
  const failing =
    ticked.length === 0
      ? 'null::int'
      : `case ${fails.join(' + ')} when 0 then null when 1 then case ${which.join(' ')} end else -1 end`;
  return `
    with found as materialized (
      select id, recency, words, values, ${failing} as failing
      from listing
      where ($1::tsquery is null or words @@ $1::tsquery) and ($2::int is null or month >= $2)
    )
    select
      (select count(*)::int from found where failing is null) as total,
      array(
        select id from found where failing is null
        order by ${worded ? 'ts_rank(words, $1::tsquery) desc, ' : ''}recency desc, id desc
        offset $3 limit $4
      ) as ids,
      array(
        select json_build_array(value, count(*)) from found, unnest(values) as value
        where failing is null or failing = value / 1000
        group by value
      ) as counts
  `;
}
