/** The oracle's tables: a listing, the values it holds, its words; and the values there are. */
export const createTables = `
  drop table if exists finder_listing, finder_holds, finder_states, finder_word, finder_value;
  create temporary table finder_listing (id int primary key, recency float8 not null, month int, offer_days int,
    substances int not null, numbers float8[], texts text[] collate "C");
  create temporary table finder_holds (id int, g int, v int, primary key (id, g, v));
  create temporary table finder_states (id int, v int, primary key (id, v));
  create temporary table finder_word (id int, kind text, word text collate "C", primary key (word, kind, id));
  create temporary table finder_value (g int, v int, primary key (g, v));
`;

/**
 * Answers the queries of $1, each numbered n. $2: by which known words each query word matches, and at which tier.
 * $3: the ticks. $4: the statements of which one of each list is wanted. $5: the ranges, `apart` where their column
 * is among those of $6, the tallies.
 */
export const answerAll = `
  with query as materialized (
    select * from json_to_recordset($1) as x(n int, month int, skip int, take int, words int, sort text, col int)
  ), way as materialized (
    select * from json_to_recordset($2) as x(n int, position int, kind text, word text, tier int)
  ), tick as materialized (
    select distinct * from json_to_recordset($3) as x(n int, g int, v int)
  ), wish as materialized (
    select * from json_to_recordset($4) as x(n int, list int, v int)
  ), span as materialized (
    select * from json_to_recordset($5) as x(n int, col int, low float8, high float8, apart boolean)
  ), tally_up as materialized (
    select * from json_to_recordset($6) as x(n int, position int, col int, most float8)
  ), word_match as (
    select n, position, id, min(tier) as tier
    from way join finder_word using (kind, word)
    group by n, position, id
  ), text_match as (
    select n, id, max(tier) as tier
    from word_match join query using (n)
    group by n, id, words
    having count(*) = words
    union all
    select n, id, 0 from query, finder_listing where words = 0
  ), dated as materialized (
    select n, id, tier, listing.recency, listing.offer_days, listing.substances, sort, words,
      listing.numbers[col] as figure, listing.texts[col] collate "C" as wording, listing.numbers,
      exists (
        select from span
        where span.n = query.n and apart and (listing.numbers[span.col] is null
          or listing.numbers[span.col] < span.low or listing.numbers[span.col] > span.high)
      ) as is_apart
    from text_match join query using (n) join finder_listing as listing using (id)
    where (query.month is null or listing.month >= query.month) and not exists (
      select from (select distinct list from wish where wish.n = query.n) as one
      where not exists (
        select from wish join finder_states as states using (v)
        where wish.n = query.n and wish.list = one.list and states.id = listing.id
      )
    ) and not exists (
      select from span
      where span.n = query.n and not apart and (listing.numbers[span.col] is null
        or listing.numbers[span.col] < span.low or listing.numbers[span.col] > span.high)
    )
  ), failed as materialized (
    select n, id, g
    from dated join (select distinct n, g from tick) as ticked using (n)
    where not exists (
      select from tick join finder_holds as held using (g, v)
      where tick.n = dated.n and tick.g = ticked.g and held.id = dated.id
    )
  ), matched as materialized (
    select n, id, tier, recency,
      row_number() over (
        partition by n
        order by case sort when 'relevance' then tier when 'offer-days' then offer_days
            when 'numbers up' then figure when 'numbers down' then -figure end nulls last,
          case sort when 'texts up' then wording end nulls last,
          case sort when 'texts down' then wording is null end, case sort when 'texts down' then wording end desc,
          case when sort = 'relevance' and words > 0 then greatest(1, least(3, substances)) end, recency desc, id desc
      ) as rank
    from dated
    where not is_apart and not exists (select from failed where failed.n = dated.n and failed.id = dated.id)
  ), tally as materialized (
    select n, held.g, held.v, count(*) as listings
    from dated join finder_holds as held using (id)
    where not is_apart and not exists (
      select from failed where failed.n = dated.n and failed.id = dated.id and failed.g <> held.g
    )
    group by n, held.g, held.v
  )
  select
    (select count(*)::int from matched where matched.n = query.n) as total,
    array(
      select id from matched where matched.n = query.n and rank > skip and rank <= skip + take order by rank
    ) as ids,
    array(
      select coalesce(tally.listings, 0)::int
      from finder_value left join tally on tally.n = query.n and tally.g = finder_value.g and tally.v = finder_value.v
      order by finder_value.g, finder_value.v
    ) as counts,
    array(
      select (
        select count(*)::int from dated
        where dated.n = query.n and case when most is null then dated.numbers[tally_up.col] is null
            else dated.numbers[tally_up.col] <= most end
          and not exists (select from failed where failed.n = dated.n and failed.id = dated.id)
      )
      from tally_up where tally_up.n = query.n order by position
    ) as up_to
  from query
  order by n
`;
