-- Strengths of the rows that may match and of the listings: how much in all, and how much in one of what it is in.

create temp table unit (word text, kind text, times numeric);
insert into unit values
  ('mg', 'mg', 1), ('mcg', 'mg', 0.001), ('ug', 'mg', 0.001), ('g', 'mg', 1000), ('gm', 'mg', 1000), ('kg', 'mg', 1e6),
  ('ng', 'mg', 1e-6), ('%', 'mg', 10), ('iu', 'u', 1), ('unit', 'u', 1), ('units', 'u', 1),
  ('meq', 'meq', 1), ('mmol', 'meq', 1), ('mci', 'ci', 1), ('uci', 'ci', 0.001);
-- What is no measure is a piece: a dose, a vial, a packet.
create temp table measure (word text, per text);
insert into measure values ('ml', 'ml'), ('g', 'g'), ('gm', 'g'), ('h', 'h'), ('hr', 'h'), ('hours', 'h');

-- A strength as it is written, its number, unit, and the number and name of what it is in.
create temp table amount as
with told as (
  select 'row' as side, strength, null::bigint as parts, at, lower(btrim(part)) as part
  from (
    select distinct strength from product_row
    where line in (select line from candidate where register = 'orange')) strengths,
    regexp_split_to_table(regexp_replace(strength, '\([^()]*\)|\*\*.*$', '', 'g'), ';') with ordinality as split (part, at)
), row_found as (
  select side, strength, parts, at, regexp_match(part,
    '^(?:eq )?([\d.,]*\d) ?(units?|iu|mg|mcg|gm|g|kg|ng|%|meq|mci|uci)(?: [a-z ]+)?(?:/([\d.,]+)? ?([a-z]+)(?: (?:actuation|packet|base))?)?$') as found
  from told
)
select side, strength, parts, at, kind,
  case when found[2] = '%' or per is not null and (measured = 1 or per = 'h') then null else many end as total,
  case when found[2] = '%' then many when per is not null then many / measured end as ratio,
  case when found[2] = '%' then '%' else per end as per
from row_found
  left join unit on unit.word = found[2]
  left join measure on measure.word = found[4]
  cross join lateral (select
    replace(found[1], ',', '')::numeric * times as many,
    nullif(coalesce(replace(found[3], ',', '')::numeric, 1), 0) as measured) as numbers;

-- '2.5, 5 mg', '500-1000 mg' and '10 and 20 mg' are two strengths; '5,000 IU' and '5 mg/10 mg' are one.
create temp table listing_strength as
with split as (
  select id, at, btrim(part) as part
  from oracle_listing,
    regexp_split_to_table(
      regexp_replace(regexp_replace(strengths, '\s+', ' ', 'g'), '(\d) ?[-–] ?(?=\d)', '\1; ', 'g'),
      '[;,] | and ') with ordinality as split (part, at)
  where part ~ '\d'
), with_unit as (
  select id, at, part,
    case when part ~ '^[\d.,]+$' then '' else regexp_replace(part, '^[\d.,]+', '') end as unit
  from split
)
select distinct id, parts, lower(part || case when unit <> '' then '' else coalesce((
  select next.unit from with_unit next
  where next.id = with_unit.id and next.at > with_unit.at and next.unit <> '' order by next.at limit 1), '') end) as strength
from with_unit join (select id, parts from listing_part where at = 1) listed using (id);
create index on listing_strength (id);
analyze listing_strength;

-- What stands after a slash is the next substance's if it is an amount, else what the amount is in.
create temp table piece as
select strength, at, btrim(piece) as piece, parts,
  count(*) filter (
    where at = 1 or (parts > 1 and btrim(piece) ~ '^[\d.,]+ ?(mg|mcg|ug|g|kg|ng|iu|units?|%|meq|mmol|mci|uci)(?![a-z])')
  ) over (partition by strength, parts order by at) as substance
from (select distinct strength, parts from listing_strength) strengths,
  regexp_split_to_table(regexp_replace(strength, ' per ', '/'), '/') with ordinality as split (piece, at);

insert into amount
with put_together as (
  select strength, parts, substance, string_agg(piece, '/' order by at) as part
  from piece group by strength, parts, substance
), shared as (
  -- '400 mg/57 mg per 5 mL': what the last is in, all are, unless another tells its own.
  select strength, parts, substance, part,
    case when substance < max(substance) over whole and count(*) filter (where part ~ '/|%') over whole = 1
      then coalesce(substring(last_value(part) over (whole order by substance rows between unbounded preceding and unbounded following) from '/.*$'), '')
      else '' end as rest
  from put_together window whole as (partition by strength, parts)
), found as (
  select strength, parts, substance, regexp_match(part || rest,
    '^([\d.,]*\d) ?(mg|mcg|ug|g|kg|ng|iu|units?|%|meq|mmol|mci|uci)(?: i)?(?:/([\d.,]+)? ?([a-z]+))?$') as found
  from shared
)
select 'listing', strength, parts, substance, kind,
  case when found[2] = '%' or per is not null and (measured = 1 or per = 'h') then null else many end,
  case when found[2] = '%' then many when per is not null then many / measured end,
  case when found[2] = '%' then '%' else per end
from found
  left join unit on unit.word = found[2]
  left join measure on measure.word = found[4]
  cross join lateral (select
    replace(found[1], ',', '')::numeric * times as many,
    nullif(coalesce(replace(found[3], ',', '')::numeric, 1), 0) as measured) as numbers;

create temp table row_strength as
select *, count(*) over (partition by strength) as all_parts, bool_and(kind is not null) over (partition by strength) as is_read
from amount where side = 'row';
create temp table listing_amount as
select *, count(*) over (partition by strength, parts) as all_parts, bool_and(kind is not null) over (partition by strength, parts) as is_read
from amount where side = 'listing';
create index on row_strength (strength, at);
create index on listing_amount (strength, parts, at);
analyze row_strength;
analyze listing_amount;

-- Every two strengths of one substance that are the same: labels round by a hundredth.
create temp table same_strength as
select distinct its.strength as row_strength, its.at as row_at, mine.strength, mine.parts, mine.at
from row_strength its join listing_amount mine using (kind)
where its.is_read and mine.is_read and its.all_parts = mine.all_parts and mine.all_parts = mine.parts
  and case when its.ratio is not null and mine.ratio is not null
    then (its.per = mine.per or its.per = '%' and mine.per <> 'h' or mine.per = '%' and its.per <> 'h')
      and abs(its.ratio - mine.ratio) <= 0.01 * greatest(its.ratio, mine.ratio)
    else abs(its.total - mine.total) <= 0.01 * greatest(its.total, mine.total) end;
create index on same_strength (row_strength, strength, parts);
analyze same_strength;
