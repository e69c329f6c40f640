-- How far a listing is in its market, out of its owner's words.

-- Commas and semicolons within brackets part nothing but clauses.
create temp table registered_piece as
select id, sentence, place, text, bare,
  bare ~ '\m(Austria|Belgium|Bulgaria|Croatia|Cyprus|Czech|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Iceland|Ireland|Italy|Latvia|Liechtenstein|Lithuania|Luxembourg|Malta|Netherlands|Norway|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden)' as of_states,
  -- What has a capital letter, and is neither a month, an application nor the beginning of a sentence on it, is a place.
  regexp_replace(bare, '\m(ANDA|NDA|BLA|DCP|MRP|CRL|[QH][1-4]|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|Filed|Approved|Registered|None|Complete)\M', '', 'g') ~ '[A-Z]' as is_place
from oracle_listing
  cross join lateral regexp_split_to_table(regexp_replace(registered, '[,;](?=[^()]*\))', '|', 'g'), ';') with ordinality as a (line, sentence)
  cross join lateral regexp_split_to_table(line, ',') with ordinality as b (text, place)
  cross join lateral (select regexp_replace(text, '\([^()]*\)', ' ', 'g') as bare) as c
where readiness in ('Ready : US', 'Ready : EU');

-- What names no place is of the one before it.
create temp table said as
with counted as (
  select *, count(*) filter (where is_place) over (partition by id, sentence order by place) as nth from registered_piece
), grouped as (
  select id, sentence, nth, string_agg(text, '|' order by place) as text, coalesce(string_agg(bare, ' ') filter (where is_place), '') as bare,
    coalesce(bool_or(of_states), false) as of_states, bool_or(is_place) as is_place, bool_or(not is_place) and bool_or(is_place) as is_told_after
  from counted group by id, sentence, nth
)
select grouped.*, case
    when text ~* '(refus|reject|withdr|revoked|lapsed|expired)' then 'ended'
    when text ~* 'discontinu' then 'discontinued'
    when final then 'approved'
    when tentatively then 'tentative'
    when text ~* '(\mCRL\M|complete response)' then 'filed'
    when entered is not null then 'filed'
    when any_ahead then 'ready'
  end as stage,
  case
    when text ~* '(refus|withdr|discontinu|\mCRL\M|complete response)' or final or tentatively then null
    when entered is not null then entered_by
    else planned_by
  end as filed_by
from grouped, lateral (
  select bool_or(not ahead and not tentative and clause ~* '(approv|granted|authori[sz]|registered|closed|launched)' and clause !~* '(pending|ongoing|review)') as final,
    bool_or(not ahead and tentative) as tentatively,
    bool_or(ahead) as any_ahead,
    max(clause) filter (where not ahead and clause ~* '(filed|filing|submitted|pending|ongoing|review|awaiting)') as entered,
    max(filed_by) filter (where not ahead and clause ~* '(filed|filing|submitted|pending|ongoing|review|awaiting)') as entered_by,
    max(filed_by) filter (where ahead and clause !~* 'approv') as planned_by
  -- What is nothing but a day is of the clause before it.
  from regexp_split_to_table(regexp_replace(text, '[|(]\s*(?=((Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* |[QH]\d |\d{4}-)?\d{2,4}\s*([|)]|$))', ' ', 'g'), '[|()]') as clause,
    lateral (
      select clause ~* '(\mnot\M|\mnone\M|\myet\M|\mno\M(?!\.)|planned|intended|expected|target|to be|will be|filing pending|prepar)' as ahead,
        clause ~* 'tentative' as tentative
    ) as kinds,
    -- The first day after what is named: a month, a quarter, a half or a year.
    lateral (
      select coalesce(
        (select max(make_date(found[2]::int, found[1]::int * 3, 1)) from regexp_matches(clause, '\mQ([1-4]) (\d{4})', 'g') as found),
        (select max(make_date(found[2]::int, found[1]::int * 6, 1)) from regexp_matches(clause, '\mH([12]) (\d{4})', 'g') as found),
        (select max(to_date(found[1] || found[2], 'MonYYYY')) from regexp_matches(clause, '\m(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* (\d{4})', 'g') as found),
        (select max(to_date(found[1], 'YYYY-MM')) from regexp_matches(clause, '\m(\d{4}-\d\d)\M', 'g') as found),
        (select max(make_date(found[1]::int, 12, 1)) from regexp_matches(clause, '\m((?:19|20)\d\d)\M', 'g') as found)
      ) + interval '1 month' as filed_by
    ) as months
) as flags;

-- Bare places are told of by what follows them: by clauses without a place all, by a state in brackets the states before it.
create temp table spoken as
select said.id, said.text, said.bare, said.of_states, said.is_place,
  coalesce(said.stage, later.stage) as stage, coalesce(said.filed_by, case when said.stage is null then later.filed_by end) as filed_by
from said left join lateral (
  select next.stage, next.filed_by, next.nth, next.is_told_after, next.of_states
  from said as next
  where next.id = said.id and next.sentence = said.sentence and next.nth > said.nth and next.stage is not null
  order by next.nth limit 1
) as next on true
left join lateral (
  select next.stage, next.filed_by
  where next.is_told_after or next.of_states and not exists (
    select from said as between_them
    where between_them.id = said.id and between_them.sentence = said.sentence
      and between_them.nth >= said.nth and between_them.nth < next.nth and not between_them.of_states)
) as later on true;

create temp table entry as
with market as (
  select id, right(readiness, 2) as market, case right(readiness, 2) when 'US' then '\m(USA?|United States|FDA|ANDA)\M' else '\m(EU|EEA|Europe|European|EMA)\M' end as names
  from oracle_listing where readiness in ('Ready : US', 'Ready : EU')
), own as (
  select spoken.*, market, spoken.bare ~ names as is_named from spoken join market using (id)
), told as (
  select own.*, bool_or(is_named and stage is not null) over (partition by id) as is_told from own
), found as (
  select id, market, coalesce(stage, 'approved') as stage, filed_by,
    case when market = 'EU' and text ~ '\m(DCP|MRP|RMS|CMS)\M' then text end as where_told, true as is_own
  from told where is_named and (stage is not null or not is_told)
  union all
  select told.id, market, coalesce(told.stage, spread.stage, 'approved'), coalesce(told.filed_by, case when told.stage is null then spread.filed_by end), bare, true
  from told left join lateral (
    select procedure.stage, procedure.filed_by from spoken as procedure
    where procedure.id = told.id and procedure.stage is not null and procedure.text ~ '\m(DCP|MRP|RMS|CMS)\M' and not procedure.of_states limit 1
  ) as spread on true
  where market = 'EU' and of_states and not is_named
  union all
  select id, market, stage, filed_by, null, false from told where not is_place and stage is not null and not is_named
)
select id, market, stage, filed_by, array(select found[1] from regexp_matches(where_told,
    '\m(Austria|Belgium|Bulgaria|Croatia|Cyprus|Czechia|Denmark|Estonia|Finland|France|Germany|Greece|Hungary|Iceland|Ireland|Italy|Latvia|Liechtenstein|Lithuania|Luxembourg|Malta|Netherlands|Norway|Poland|Portugal|Romania|Slovakia|Slovenia|Spain|Sweden)', 'g') as found) as states
from found
where is_own or not exists (select from found as own where own.id = found.id and own.is_own);

create temp table progress as
with best as (
  select id, market, coalesce((
      select stage from entry where entry.id = listing.id
      order by array_position(array['approved', 'tentative', 'filed', 'ready', 'discontinued', 'ended'], stage) limit 1), 'ready') as stage
  from oracle_listing as listing, lateral (select right(readiness, 2) as market) as of
  where readiness in ('Ready : US', 'Ready : EU')
)
select id, market, stage, min(filed_by) as filed_by,
  case when bool_and(states <> '{}') and stage in ('approved', 'filed') then
    (select string_agg(distinct name, ', ' order by name) from entry as its, unnest(its.states) as name where its.id = best.id and its.stage = best.stage)
  end as states
from best left join entry using (id, market, stage)
group by id, market, stage;
