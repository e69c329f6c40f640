-- The answer, in the words of the contract.
with known as (
  select matched.id, 'US' as market, min(day) as as_of
  from matched, edition where register like 'orange-book-%' group by matched.id
  union all
  select biologic_end.id, 'US', day from biologic_end join edition on register = 'purple-book' where not nobody_says
  union all
  select eu_original.id, 'EU', least(day, min(read_on) filter (where is_young and (is_first or is_orphan)))
  from eu_original join edition on register = 'ema-medicines'
  group by eu_original.id, day having not (array_agg(is_doubtful order by authorised_on))[1]
), ends as (
  select id, market,
    max(until) filter (where hard and until >= today) as hard_until,
    case when not bool_or(not hard and until is null) then max(until) filter (where not hard and until >= today) end as soft_until,
    coalesce(bool_or(not hard and until is null), false) as soft_for_long
  from stands, oracle_clock group by id, market
), said as (
  -- A soft one without an end is the last.
  select id, market, max(edition_day) filter (where hard and until = hard_until) as hard_on,
    max(edition_day) filter (where not hard and until is not distinct from soft_until) as soft_on
  from stands join ends using (id, market) group by id, market
), standing as (
  select listing.id, market, stage, filed_by, filed_from, progress.states,
    case when review.market = 'US' and listing.id in (select id from biologic_end) then 12 else months end as months, as_of, hard_until, soft_until, coalesce(soft_for_long, false) as soft_for_long,
    exists (select from oracle_settlement settled
      where (settled.id, settled.market) = (listing.id, review.market) group by id having max(day) >= today) as is_settled
  from oracle_listing as listing cross join (values ('US', 10), ('EU', 14)) as review (market, months)
    left join progress using (id, market) left join known using (id, market) left join ends using (id, market), oracle_clock
), ready as (
  select standing.*, case stage
      when 'approved' then today
      when 'tentative' then case
        when is_settled then hard_until
        when not soft_for_long then greatest(hard_until, soft_until) end
      when 'filed' then case when filed_by + make_interval(months => months) > today or hard_until > today then filed_by + make_interval(months => months) end
      when 'ready' then greatest(filed_by, today) + make_interval(months => months)
    end::date as day
  from standing, oracle_clock
)
select id, market,
  case
    when as_of is null then 'unknown'
    when hard_until is not null then 'waits'
    when soft_until is not null or soft_for_long then 'soft-only'
    else 'open' end as state,
  to_char(hard_until, 'YYYY-MM-DD') as "hardUntil",
  to_char(soft_until, 'YYYY-MM-DD') as "softUntil",
  case when as_of is not null and day is not null then to_char(greatest(day, coalesce(hard_until, today)), 'YYYY-MM-DD') end as earliest,
  -- As of the edition that has the last row, of nothing listed the oldest; of none where the dossier is ready later than that.
  case when as_of is null or day > coalesce(hard_until, today) then null
    else to_char(case when hard_until is not null then hard_on when soft_until is not null or soft_for_long then soft_on else as_of end, 'YYYY-MM-DD') end as "asOf",
  -- What is filed only later is nobody's yet.
  case when stage = 'approved' or coalesce(filed_from, filed_by - interval '1 month') <= today or filed_by is null then states end as states
from oracle_clock, ready left join said using (id, market)
order by id, market;
