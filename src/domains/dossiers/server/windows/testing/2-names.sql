-- Every name that any side writes, read as moiety and salt.

create temp table edition as
select register, id, day from register_editions where standing = 'current';

create temp table product_row as
select orange_products.* from orange_products join edition on id = edition_id;
create unique index on product_row (line);
analyze product_row (line, form, strength);
create temp table purple_row as
select purple_products.* from purple_products join edition on id = edition_id where licensure = 'Licensed';
create temp table medicine_row as
select eu_medicines.* from eu_medicines join edition on id = edition_id
where authorised_on is not null and status in ('Authorised', 'Withdrawn', 'Lapsed', 'Expired', 'Revoked');

-- The substances of each row, one a line.
create temp table row_part as
select 'orange' as register, line, at, part.name
from product_row, unnest(ingredients) with ordinality as part (name, at)
union all
select 'purple', line, at, btrim(part.name, ' ,')
from purple_row,
  regexp_split_to_table(regexp_replace(proper_name, '-[a-z]{4}$', ''), ',? and (?![^()]*\))|[,/] ?(?![^()]*\))') with ordinality as part (name, at)
union all
select 'ema', line, at, btrim(part.name)
from medicine_row,
  regexp_split_to_table(inn, ';| / ') with ordinality as part (name, at);

-- A name that would be parted may stand in a listing as it is.
insert into row_part
select register, -line, 1, name
from (
  select 'purple' as register, line, regexp_replace(proper_name, '-[a-z]{4}$', '') as name from purple_row
  union all select 'ema', line, inn from medicine_row
) whole
where exists (select from row_part where (row_part.register, row_part.line, row_part.at) = (whole.register, whole.line, 2));

create temp table listing_part as
select id, at, btrim(name) as name, count(*) over (partition by id) as parts
from oracle_listing, regexp_split_to_table(inn, ' \+ ') with ordinality as part (name, at);

-- What a listing says of its salt, as it stands and one a line: 'Levodopa and carbidopa monohydrate' are two.
create temp table salt_part as
with told as (
  select id, btrim(regexp_replace(salt, '\([^()]*\)', ' ', 'g')) as text from oracle_listing
  where salt !~* '^ *(-*|n\.?/?a\.?|none|nil|not applicable) *$'
)
select id, text as name, true as is_all from told
union
select id, btrim(name), false from told, regexp_split_to_table(text, '[;,+/]| and ') name where name ~ '\S';

-- Words stand in any order; those in brackets are kept apart.
create temp table name_word as
select name, word, bool_and(in_brackets) as in_brackets
from (
  select name from row_part union select name from listing_part union select name from salt_part
  union select name from oracle_name union select inn from oracle_name
) spelt (name),
  (values (false, '\([^()]*\)'), (true, '(^|\))[^()]*(\(|$)')) as half (in_brackets, other_half),
  regexp_split_to_table(
    btrim(regexp_replace(regexp_replace(regexp_replace(replace(
      lower(regexp_replace(name, other_half, ' ', 'g')), 'sulph', 'sulf'),
      'hydrogen (sulfate|carbonate)', 'bi\1'), '(\w)ic acid\M', '\1ate', 'g'), '[^a-z0-9.''-]+', ' ', 'g')),
    ' ') as word
where word <> ''
group by name, word;

create temp table read_name as
select name,
  string_agg(word, ' ' order by word) filter (where salt is null) as whole,
  coalesce(
    string_agg(word, ' ' order by word) filter (where salt is null and not in_brackets),
    string_agg(word, ' ' order by word) filter (where not in_brackets), name) as moiety,
  -- What consists of such words alone is a moiety, and no salt of anything.
  case when bool_and(salt is not null) filter (where not in_brackets) then '{}'
    else coalesce(array_agg(distinct salt) filter (where salt <> '' and not in_brackets), '{}') end as salts
from name_word left join salt_word using (word)
group by name;
create unique index on read_name (name);
analyze read_name;
analyze row_part;

-- What each of a listing's substances may be called. Names are looked up as they are written, with a salt or without.
create temp table every_name as
select lower(name) as spelt, inn from oracle_name union select inn, inn from oracle_name;
create temp table called_else as
with written as (
  select name, btrim(regexp_replace(regexp_replace(lower(name), '\([^()]*\)', ' ', 'g'), '\s+', ' ', 'g')) as spelt
  from (select distinct name from listing_part) names
), bare as (
  select name, string_agg(word, ' ' order by place) as spelt
  from written, regexp_split_to_table(spelt, ' ') with ordinality as split (word, place) left join salt_word using (word)
  where salt is null
  group by name
)
select distinct known.name, moiety, whole
from (select * from written union select * from bare) known
  join every_name this using (spelt)
  join every_name every using (inn)
  join (select lower(name) as spelt, moiety, whole from read_name) read on read.spelt = every.spelt;

create temp table called as
select id, at, parts, moiety, whole from listing_part join read_name using (name)
union
select id, at, parts, moiety, whole from listing_part join called_else using (name);
create index on called (moiety);
analyze called;

-- The rows' combinations, and which of them are a listing's: all of its substances, and no others.
create temp table row_combination as
select register, line, array_agg(name order by at) as names, null::bigint as combination from row_part group by register, line;
create temp table combination as
select row_number() over () as id, register, names from (select distinct register, names from row_combination) each;
update row_combination set combination = combination.id from combination
where (row_combination.register, row_combination.names) = (combination.register, combination.names);
create temp table combination_part as
select combination.id, register, cardinality(names) as parts, at, moiety, whole
from combination, unnest(names) with ordinality as part (name, at) join read_name using (name);
create index on combination_part (moiety, parts);
analyze combination_part;

analyze row_combination;

create temp table found as
select called.id, register, combination_part.id as combination
from called join combination_part using (moiety, parts)
group by called.id, register, combination_part.id, parts
having count(distinct called.at) = parts and count(distinct combination_part.at) = parts;

-- What stands in brackets decides among licences where one has the same: '(Human)' is not '(Recombinant)' then.
create temp table candidate as
with whole_name as (
  select distinct called.id, combination_part.id as combination
  from called join combination_part using (whole, parts)
  where parts = 1 and register = 'purple'
)
select distinct decided.id, register, abs(line) as line
from (
    select found.*, whole_name.id is not null as is_whole,
      count(whole_name.id) over (partition by found.id, register) > 0 as any_whole
    from found left join whole_name using (id, combination)
  ) decided
  join row_combination using (register, combination)
where is_whole or not any_whole;
create index on candidate (register, line);
analyze candidate;
create index on row_part (line) where register = 'orange';
