-- The rows of the Orange Book that are a listing's.

-- What is released late is asked for as a plain one, too.
create temp table fits_as as
select distinct candidate.id, candidate.line, is_plain
from candidate
  join (
    select id, form, routes, false as is_plain from oracle_listing
    union all
    select id, substring(form from '(?:Extended|Delayed) Release (Tablets|Capsules)$'), routes, true from oracle_listing
  ) asked using (id)
  join product_row product on product.line = candidate.line
  join form_pair on form_pair.finder = asked.form and form_pair.form = product.form
where candidate.register = 'orange' and exists (
  select from route_pair
  where route_pair.finder = any (asked.routes)
    and (asked.form not in (select finder from form_route)
      or (asked.form, route_pair.finder) in (select finder, route from form_route))
    and route_pair.route = any (case product.route
    when 'IM-IV' then array['INTRAMUSCULAR', 'INTRAVENOUS']
    else string_to_array(product.route, ', ') end));

-- Plain ones count where there are no others, and the listing's reference is among them: it and the generics.
create temp table fits as
with as_plain as (
  select fits_as.*, application_type = 'A' as is_generic, coalesce(application_type = 'N' and
    btrim(regexp_replace(regexp_replace(upper(trade_name), '\([^()]*\)', ' ', 'g'), '[^A-Z0-9]+', ' ', 'g')) = nullif(btrim(regexp_replace(
      upper(regexp_replace(reference, '\(.*$', '')), '[^A-Z0-9]+', ' ', 'g')), ''), false) as is_named
  from fits_as join oracle_listing using (id) join product_row using (line)
  where is_plain
)
select id, line from fits_as where not is_plain
union
select id, line from as_plain
where (is_generic or is_named)
  and not exists (select from fits_as others where others.id = as_plain.id and not others.is_plain)
  and exists (select from as_plain named where named.id = as_plain.id and named.is_named);
create index on fits (id);
analyze fits;

-- Which of a row's substances is which of the listing's.
create temp table pairing as
select distinct fits.id, fits.line, product.strength, called.at as listing_at, row_part.at as row_at, row_part.name as row_name
from fits
  join product_row product using (line)
  join row_part on row_part.register = 'orange' and row_part.line = fits.line
  join read_name its on its.name = row_part.name
  join called on called.id = fits.id and called.moiety = its.moiety;
create index on pairing (id, line);
analyze pairing;

-- Substance by substance.
create temp table same_of_listing as
select id, strength, parts, at as listing_at, row_at, row_strength
from listing_strength join same_strength using (strength, parts);
analyze same_of_listing;

create temp table in_order as
select pairing.id, pairing.line, its.strength
from pairing
  join same_of_listing its on its.row_strength = pairing.strength
    and (its.id, its.listing_at, its.row_at) = (pairing.id, pairing.listing_at, pairing.row_at)
group by pairing.id, pairing.line, its.strength, its.parts
having count(distinct pairing.listing_at) = its.parts and count(distinct pairing.row_at) = its.parts;

-- In another order, where none has that strength in theirs: each of the row's is one of the listing's, and each only once.
create temp table in_another_order as
with wanted as (
  select id, strength, parts
  from listing_strength
  where parts > 1
    and not exists (select from in_order where (in_order.id, in_order.strength) = (listing_strength.id, listing_strength.strength))
)
select wanted.id, fits.line, wanted.strength
from wanted join fits using (id)
  join product_row product on product.line = fits.line
where (select count(distinct row_at) = wanted.parts and count(distinct at) = wanted.parts
  from same_strength its
  where its.row_strength = product.strength and its.strength = wanted.strength and its.parts = wanted.parts);

create temp table strong as
select id, line, strength from in_order union select id, line, strength from in_another_order;
analyze strong;

-- Of each strength the reference that the listing names, else what begins like it, with the generics beside it; else all:
-- where the reference is another strength's, whatever has this one protects it.
create temp table referred as
with marked as (
  select strong.id, strong.line, strong.strength, application_type = 'A' as is_generic,
    case when application_type = 'A' then null
      when mine.brand is null or its.brand is null then 0
      when its.brand = mine.brand then 2
      when starts_with(its.brand, mine.brand || ' ') or starts_with(mine.brand, its.brand || ' ') then 1
      else 0 end as named
  from strong join oracle_listing using (id) join product_row product using (line)
    cross join lateral (select nullif(btrim(regexp_replace(upper(regexp_replace(reference, '\(.*$', '')), '[^A-Z0-9]+', ' ', 'g')), '') as brand) as mine
    cross join lateral (select nullif(btrim(regexp_replace(upper(trade_name), '[^A-Z0-9]+', ' ', 'g')), '') as brand) as its
)
select id, line, strength
from (select *, max(named) over (partition by id, strength) as best from marked) rows
where named = best or is_generic;
analyze referred;

-- The same salt; else those of which one side names none, unless the register has it as others: of each strength by itself
-- where any has the same, of all together where none has.
create temp table salted as
with mine as (
  -- Where no part names the only substance, all that is said is of its salt.
  select distinct called.id, called.at, said.salts
  from called
    join salt_part on salt_part.id = called.id and not is_all
    join read_name said on said.name = salt_part.name and said.moiety = called.moiety
  union
  select distinct called.id, called.at, said.salts
  from called
    join salt_part on salt_part.id = called.id and is_all
    join read_name said on said.name = salt_part.name
  where parts = 1 and not exists (
    select from salt_part other
      join read_name heard on heard.name = other.name
      join called by_name on by_name.id = other.id and by_name.moiety = heard.moiety
    where other.id = called.id and not other.is_all)
), compared as (
  select any_strength.id, any_strength.line, pairing.row_at,
    coalesce(bool_or(mine.salts = its.salts), false) as same,
    bool_or(coalesce(mine.salts, '{}') = '{}' or its.salts = '{}') as unsaid
  from (select distinct id, line from referred) any_strength join pairing using (id, line)
    join read_name its on its.name = pairing.row_name
    left join mine on mine.id = pairing.id and mine.at = pairing.listing_at
  group by any_strength.id, any_strength.line, pairing.row_at
), rows as (
  select id, line, bool_and(same) as same, bool_and(same or unsaid) as open_to from compared group by id, line
)
select distinct id, line
from (
  select id, line, same,
    bool_or(same) over (partition by id) as any_same, bool_and(open_to) over (partition by id) as all_open,
    bool_or(same) over each as strength_same, bool_and(open_to) over each as strength_open
  from rows join referred using (id, line) window each as (partition by id, strength)
) told
where case when strength_same then same when any_same then strength_open else all_open end;
create index on salted (id);
