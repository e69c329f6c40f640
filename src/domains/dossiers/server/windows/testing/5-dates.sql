-- What stands in the way until when.

create temp table matched as
select id, application, product from salted join product_row using (line) group by id, application, product;
create index on matched (application, product);
analyze matched;

create temp table purple_match as
with rows as (
  select candidate.id, purple_row.*, licence_type = '351(a)' as is_reference, case when licence_type = '351(a)' then (
    select max(case when its.brand = mine.brand then 2
      when starts_with(its.brand, mine.brand || ' ') or starts_with(mine.brand, its.brand || ' ') then 1 else 0 end)
    from regexp_split_to_table(upper(proprietary_name), ',') one
      cross join lateral (select btrim(regexp_replace(one, '[^A-Z0-9]+', ' ', 'g')) as brand) as its
      cross join lateral (select nullif(btrim(regexp_replace(upper(regexp_replace(reference, '\(.*$', '')), '[^A-Z0-9]+', ' ', 'g')), '') as brand) as mine
  ) end as named
  from candidate join oracle_listing using (id) join purple_row using (line)
  where register = 'purple' and not exists (select from matched where matched.id = candidate.id)
)
select *
from (select *, max(named) over (partition by id) as best from rows) ranked
where not is_reference or named = best;

create temp table eu_match as
select candidate.id, medicine_row.*
from candidate join oracle_listing using (id) join medicine_row using (line)
where register = 'ema' and (
  medicine_row.atc is null or coalesce(oracle_listing.atc[1], '') !~ '^[A-Z]\d\d'
  or left(medicine_row.atc, 1) = left(oracle_listing.atc[1], 1));

-- The first approval of the substance that any register knows of, in whatever form, and the edition that knows it.
create temp table first_known as
select distinct on (told.id) told.id, told.day, edition.day as read_on
from (
    select id, 'orange-book-products' as register, coalesce(approved_on, date '1981-12-31') as day
    from candidate join product_row using (line) where register = 'orange'
    union all
    select id, 'purple-book', coalesce(first_licensed_on, approved_on)
    from candidate join purple_row using (line) where register = 'purple'
    union all
    select id, 'ema-medicines', authorised_on from candidate join medicine_row using (line) where register = 'ema'
  ) as told join edition using (register)
where told.day is not null
order by told.id, told.day, array_position(array['orange-book-products', 'purple-book', 'ema-medicines'], register);

-- Medicines whose years run, or may, though the substance was known ten years before them: they are not its first. Where it
-- was known eight years before, nobody can tell of ten, but of an orphan, which has ten years of its own.
create temp table eu_original as
select eu_match.*, read_on, is_old, is_old and may_run as is_young,
  authorised_on + interval '10 years' >= today and age >= case when is_orphan then 10 else 8 end as is_doubtful
from (
    select *, authorised_on = min(authorised_on) over (partition by id) as is_first
    from eu_match where not is_generic_or_hybrid and not is_biosimilar
  ) as eu_match left join first_known using (id), oracle_clock,
  lateral (select coalesce(extract(year from age(authorised_on, first_known.day)), 0) as age) as reckoned,
  lateral (select age >= 10 as is_old, authorised_on + make_interval(years => case when is_orphan then 12 else 11 end) >= today as may_run) as judged;

-- One of the patent's rows for the product decides for all of them.
create temp table patent_end as
select matched.id, hard, until
from matched
  join (
    select application, product, patent,
      bool_or(covers_substance) filter (where counts) or not coalesce(bool_or(covers_product or use_code is not null) filter (where counts), false) as hard,
      max(expires_on) filter (where counts or is_paediatric) as until,
      bool_or(counts) as any_counts
    from orange_patents join edition on edition.id = edition_id
      cross join lateral (select not is_paediatric and not is_delisted as counts) as row
    group by application, product, patent
  ) patents using (application, product)
where any_counts
  and not exists (select from oracle_settlement where oracle_settlement.id = matched.id and market = 'US');

create temp table exclusivity_end as
with rows as (
  select application, product, code, ends_on as until, regexp_replace(code, '[-*].*$', '') as family
  from orange_exclusivities join edition on edition.id = edition_id
), own as (
  select matched.id, rows.*,
    family not in ('I', 'D', 'M', 'NPP', 'CGT', 'PC') and not exists (
      select from oracle_carve_out carved
      where (carved.id, carved.application, carved.code) = (matched.id, rows.application, rows.code) and family = 'ODE') as hard
  from matched join rows using (application, product)
  where family <> 'PED'
)
select id, hard, until from own
union all
select matched.id, coalesce((
    select bool_or(hard) from own
    where (own.id, own.application, own.product) = (matched.id, rows.application, rows.product)
      and (own.until + interval '6 months')::date = rows.until), true), until
from matched join rows using (application, product)
where family = 'PED';

-- Of each licence named or left over: its reference product's exclusivity, or that nobody has said.
create temp table biologic_end as
with licences as (
  select id, application,
    max(reference_exclusivity_ends_on) filter (where licence_type = '351(a)') as told,
    min(coalesce(first_licensed_on, approved_on)) filter (where licence_type = '351(a)') as first
  from purple_match where licence_type = '351(a)' group by id, application
), all_of as (
  select id, max(told) as told, min(first) as first,
    exists (select from purple_match follower
      where follower.id = licences.id and follower.licence_type <> '351(a)') as any_similar
  from licences group by id
)
select id, told as until,
  told is null and not any_similar and coalesce(first + interval '12 years' > today, true) as nobody_says
from all_of, oracle_clock;

-- With the register whose edition has the row; a settlement is of none.
create temp table stands as
with told (id, market, hard, until, register) as (
  select id, 'US', hard, until, 'orange-book-patents' from patent_end
  union all select id, 'US', hard, until, 'orange-book-exclusivities' from exclusivity_end
  union all select id, 'US', true, until, 'purple-book' from biologic_end where until is not null
  union all select id, 'US', false, interchangeable_exclusivity_ends_on, 'purple-book' from purple_match
    where interchangeable_exclusivity_ends_on is not null or is_interchangeable_end_undetermined
  union all select id, 'US', false, orphan_exclusivity_ends_on, 'purple-book' from purple_match where orphan_exclusivity_ends_on is not null
  union all select id, 'EU', true, (min(authorised_on) + interval '10 years')::date, 'ema-medicines' from eu_original group by id
  union all select id, 'EU', false, (min(authorised_on) + interval '11 years')::date, 'ema-medicines' from eu_original group by id having not bool_or(is_first and is_old)
  union all select id, 'EU', not is_young, (authorised_on + interval '10 years')::date, 'ema-medicines' from eu_original where is_orphan
  union all select id, 'EU', false, (authorised_on + interval '12 years')::date, 'ema-medicines' from eu_original where is_orphan
  union all select id, market, true, max(day), null from oracle_settlement group by id, market
)
select told.*, edition.day as edition_day from told left join edition using (register);
