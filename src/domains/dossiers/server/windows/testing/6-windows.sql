-- The answer, in the words of the contract.
with ready as (
  select id, market, case
      when readiness = 'Ready : ' || market and is_told and not (market = 'EU' and names_states) then today
      when readiness = 'Ready : ' || market then (today + make_interval(months => months))::date
    end as day
  -- Where the EU is not named itself, but states of it outside of brackets, it is those states' word alone.
  from (
    select *, told ~ '\m(Austria|Belgium|Bulgaria|Croatia|Cyprus|Czech|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Iceland|Ireland|Italy|Latvia|Liechtenstein|Lithuania|Luxembourg|Malta|Netherlands|Norway|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden)' and told !~ '\mEU\M' as names_states
    from (select *, regexp_replace(registered, '\([^)]*\)', '', 'g') as told from oracle_listing) as spelt
  ) as listing, oracle_clock, (values ('US', 10), ('EU', 14)) as review (market, months),
  -- Of the parts between commas outside of brackets, those that name the market; of them a clause that says so and denies nothing.
  lateral (
    select coalesce(bool_or(clause ~* '\m(approved|tentatively|closed|filed)\M'
        and clause !~* '\m(not|no|none|yet|planned|plans|intended|target|targeted|expected|to be|will be|pending)\M'), false) as is_told
    from regexp_split_to_table(regexp_replace(registered, '[,;](?=[^()]*\))', '|', 'g'), '[,;]') as part,
      regexp_split_to_table(part, '[|()]') as clause
    where regexp_replace(part, '\([^)]*\)', '', 'g') ~ case market when 'US' then '\m(USA?|United States|FDA|ANDA)\M' else '\m(EU|EEA|European|EMA)\M' end
      and part !~* '\m(refused|rejected|withdrawn|expired)\M'
  ) as spoken
), known as (
  select matched.id, 'US' as market, min(day) as as_of
  from matched, edition where register like 'orange-book-%' group by matched.id
  union all
  select biologic_end.id, 'US', day from biologic_end join edition on register = 'purple-book' where not nobody_says
  union all
  select eu_original.id, 'EU', least(day, min(read_on) filter (where is_young and is_orphan))
  from eu_original join edition on register = 'ema-medicines'
  group by eu_original.id, day having not (array_agg(is_doubtful order by authorised_on))[1]
), ends as (
  select id, market,
    max(until) filter (where hard and until >= today) as hard_until,
    case when not bool_or(not hard and until is null) then max(until) filter (where not hard and until >= today) end as soft_until,
    coalesce(bool_or(not hard and until is null), false) as soft_for_long
  from stands, oracle_clock group by id, market
), said as (
  select id, market, max(edition_day) as said_on from stands join ends using (id, market)
  where hard and until = hard_until group by id, market
)
select ready.id, market,
  case
    when as_of is null then 'unknown'
    when hard_until is not null then 'waits'
    when soft_until is not null or soft_for_long then 'soft-only'
    else 'open' end as state,
  to_char(hard_until, 'YYYY-MM-DD') as "hardUntil",
  to_char(soft_until, 'YYYY-MM-DD') as "softUntil",
  case when as_of is not null and ready.day is not null then to_char(greatest(ready.day, coalesce(hard_until, today)), 'YYYY-MM-DD') end as earliest,
  -- As of the edition that has the row, of nothing hard the oldest; of none where the dossier is ready later than that.
  case when as_of is null or ready.day > coalesce(hard_until, today) then null
    else to_char(case when hard_until is null then as_of else said_on end, 'YYYY-MM-DD') end as "asOf"
from oracle_clock, ready left join known using (id, market) left join ends using (id, market) left join said using (id, market)
order by id, market;
