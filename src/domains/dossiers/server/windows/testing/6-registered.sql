-- How far a listing is in each market, out of its owner's words: word by word, by what each word is.

create temp table state_of_union as
select * from (values ('AT', 'Austria'), ('BE', 'Belgium'), ('BG', 'Bulgaria'), ('HR', 'Croatia'), ('CY', 'Cyprus'), ('CZ', 'Czechia'), ('DK', 'Denmark'),
  ('EE', 'Estonia'), ('FI', 'Finland'), ('FR', 'France'), ('DE', 'Germany'), ('GR', 'Greece'), ('HU', 'Hungary'), ('IS', 'Iceland'), ('IE', 'Ireland'),
  ('IT', 'Italy'), ('LV', 'Latvia'), ('LI', 'Liechtenstein'), ('LT', 'Lithuania'), ('LU', 'Luxembourg'), ('MT', 'Malta'), ('NL', 'Netherlands'),
  ('NO', 'Norway'), ('PL', 'Poland'), ('PT', 'Portugal'), ('RO', 'Romania'), ('SK', 'Slovakia'), ('SI', 'Slovenia'), ('ES', 'Spain'), ('SE', 'Sweden')) as listed (code, state);

-- Words that are not in it are not known.
create temp table lexicon as
select word, kind from (values
  ('ended', 'refused rejected withdrawn expired revoked lapsed'),
  ('given up', 'discontinued'),
  ('negated', 'no not none never yet nil nothing'),
  ('ahead', 'planned plan plans intended awaited expected anticipated estimated scheduled due tobe willbe prepared preparation preparing ready development soon'),
  ('filing ahead', 'plannedfiling'),
  ('tentative', 'tentative tentatively'),
  ('approved', 'approved authorised authorized granted licensed registered closed marketed launched'),
  ('approval', 'approval authorisation authorization registration registrations maheld'),
  ('answered', 'answeredletter'),
  ('under way', 'underway ongoing pending awaiting review evaluation assessment validation progress running start started starts'),
  ('goal', 'goalday opinion chmp loq'),
  ('filed', 'filed refiled submitted resubmitted accepted acceptance validated'),
  ('filing', 'filing submission tofile'),
  ('aside', 'rld reference originator innovator dmf dmfs asmf cep gmp api patent patents exclusivity site sites facility plant designation rights ind waiver label'),
  ('neutral', 'anda nda bla maa application applications dossier dcp mrp rup rms cms procedure process national centralised decentralised mutual recognition
    market number of the and with in as by via is it since at on from only both all generic hybrid biosimilar marketing union'),
  ('beside', 'phase phases was has been received obtained final finally fully now currently letter decision for positive applicable status')
) as listed (kind, words), regexp_split_to_table(words, '\s+') as word;

-- What several words say is written as one, and what has several ways to be written in one of them.
create temp table wording as
select said, text, text ~ '\m(EU|EEA|Europe|DCP|MRP|RMS|CMS)\M' or text ~ '^([A-Z]{2}|[^A-Za-z]|approved|registered|filed|pending|planned|withdrawn)+$' as has_codes
from (select distinct registered as said from oracle_listing where readiness in ('Ready : US', 'Ready : EU')) as listed,
  lateral (select
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(said,
      'approved in (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\M(?! ?\d)', 'approved', 'g'), '\m(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)([a-z]*), (?=\d{4})', '\1\2 ', 'g'), '\m(N/A|NA)\M', 'nothing', 'gi'), '\mno\.? ?(?=\d)', 'number ', 'gi'), '\musa\M', 'USA', 'gi'), '\meu\M', 'EU', 'gi'),
      '\m[A-Z]{2}/[HN]/[\w/]+', '', 'g'), 'reference member state', 'RMS', 'gi'), 'concerned member states?', 'CMS', 'gi'), '\mEC decision', 'approval', 'g'),
      '505\(b\)\(2\)', '505', 'g'), 'U\.S\.', 'US', 'g'), 'Northern Ireland', 'UK', 'g'), '\mMA\M', 'maheld', 'g'), '\mTA\M', 'tentative', 'g'),
      '\mBE (?=study|studies|pilot|pivotal)', 'bioequivalence ', 'g'), 'complete response( letter)?', 'answeredletter', 'gi'), '\mCRL\M', 'answeredletter', 'g'),
      '([GP]DUFA )?goal date|[GP]DUFA', 'goalday', 'gi'), 'under (registration|approval|filing)|under (?=review)', 'underway', 'gi'),
      'filing pending|pending filing', 'plannedfiling', 'gi'), '\mto file\M', 'to file tofile tobe', 'gi'), '\mto be\M', 'tobe', 'gi'),
      '\s(and|but)\s+(?=pending|filed|refiled|resubmitted|approved|withdrawn|closed|planned)', ', ', 'g'), '\.(?=\s+[A-Z])', ';', 'g') as text) as plain;

create temp table spelt as
select said, regexp_replace(regexp_replace(regexp_replace(string_agg(coalesce(state, found[1]), '' order by nth), ' - ', ':', 'g'),
    '(Austria|Germany|Spain|Malta|France|Italy) ?(?:/|&|and) ?(?=Austria|Germany|Spain|Malta|France|Italy)', '\1, ', 'g'), '\.', ' ', 'g') as text
from wording cross join lateral regexp_matches(text, '[A-Za-z0-9]+|[^A-Za-z0-9]+', 'g') with ordinality as part (found, nth)
  left join state_of_union on has_codes and code = found[1]
group by said;

-- Signs and what stands between them. How deep in brackets each stands; which bracket it is.
create temp table sign as
select *, count(*) filter (where sign = '(' and depth = 1) over (partition by said order by nth) as bracket
from (
  select said, nth, found[1] as sign, sum(case found[1] when '(' then 1 when ')' then -1 else 0 end) over (partition by said order by nth) as depth
  from spelt cross join lateral regexp_matches(text, '[^,;:()]+|[,;:()]', 'g') with ordinality as part (found, nth)
) as signs;

-- Brackets that name states behind the EU, a procedure or nothing: they are read as if they stood in its place.
create temp table opened as
select said, bracket, min(nth) as opens, max(nth) + 1 as closes
from sign where bracket > 0 and depth > 0
group by said, bracket
having bool_or(exists (select from state_of_union where sign ~ ('\m' || state || '\M')))
  and not exists (
    select from sign as head where head.said = sign.said and head.nth = min(sign.nth) - 1
      and (head.sign ~ '\m(USA?|United|FDA|ANDA|Canada|UK|Brazil)\M' or exists (select from state_of_union where head.sign ~ ('\m' || state || '\M'))));

create temp table phrase as
with placed as (
  select sign.said, nth, lag(sign) over (partition by sign.said order by nth) = ':' as behind_colon,
    -- What stands before its bracket.
    case when depth > 0 and opened.said is null then min(nth) filter (where depth > 0) over (partition by sign.said, sign.bracket) - 1 end as head,
    opened.said is not null and nth in (opened.opens, opened.closes) as parts,
    depth - case when nth between opened.opens and opened.closes and depth > 0 then 1 else 0 end as depth,
    case when head.said is not null then regexp_replace(sign, '\m(EU|EEA|Europe|EMA)\M', '', 'g') else sign end as sign
  from sign left join opened on opened.said = sign.said and nth between opened.opens and opened.closes
    left join opened as head on head.said = sign.said and nth = head.opens - 1
), numbered as (
  select *, count(*) filter (where depth = 0 and sign = ';') over (partition by said order by nth) as sentence,
    count(*) filter (where depth = 0 and (sign in (',', ';') or parts)) over (partition by said order by nth) as piece
  from placed
), dated as (
  select numbered.*, found_states.states, last_month, first_month,
    sign ~ '\m(USA?|United States|FDA|USFDA|ANDA)\M' as names_us,
    sign ~ '\m(EU|EEA|Europe|EMA)\M' as names_eu,
    sign ~ '\m(Canada|UK|United Kingdom|Brazil|Peru|GCC|Ukraine|Moldova)\M' as names_others,
    -- Without places and what names a month.
    regexp_replace(regexp_replace(sign, (select '\m(USA?|United States|USFDA|FDA|EU|EEA|Europe|EMA|Canada|UK|United Kingdom|Brazil|Peru|GCC|Ukraine|Moldova|' || string_agg(state, '|') || ')\M' from state_of_union), ' ', 'g'),
      '\m([QH][1-4][ '']|[1-4]Q ?|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*[ -]|\d\d/|\d{4}-)(\d\d){1,2}\M', ' ', 'g') as rest
  from numbered,
    lateral (select coalesce(array_agg(state), '{}') as states from state_of_union where sign ~ ('\m' || state || '\M')) as found_states,
    lateral (
      select max(one.last) as last_month, max(one.last - make_interval(months => months - 1)) as first_month from (
        select make_date(2000 + right(found[2], 2)::int, found[1]::int * 3, 1) as last, 3 as months from regexp_matches(sign, '\mQ([1-4])[ '']?(\d{2,4})', 'g') as found
        union all select make_date(2000 + right(found[2], 2)::int, found[1]::int * 3, 1), 3 from regexp_matches(sign, '\m([1-4])Q ?(\d{2,4})', 'g') as found
        union all select make_date(found[2]::int, found[1]::int * 6, 1), 6 from regexp_matches(sign, '\mH([12]) (\d{4})', 'g') as found
        union all select to_date(found[1] || right(found[2], 2), 'MonYY'), 1 from regexp_matches(sign, '\m(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*[ -](\d{2,4})', 'g') as found
        union all select to_date(found[1], 'YYYY-MM'), 1 from regexp_matches(sign, '\m(\d{4}-\d\d)\M', 'g') as found
        union all select make_date(2000 + right(found[2], 2)::int, found[1]::int, 1), 1 from regexp_matches(sign, '\m(\d\d)/(\d{2,4})', 'g') as found
        union all select make_date(found[1]::int, 12, 1), 12 from regexp_matches(sign, '^(?!.*[QH]\d|.*\dQ|.*(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|.*\d[-/]).*\m((?:19|20)\d\d)\M') as found
      ) as one
    ) as months
  where sign !~ '^[,;:()\s]*$'
)
select dated.*, kinds, known, is_open and kinds <> '{}' as is_open, depth = 0 as is_outer, states <> '{}' or names_us or names_eu or names_others as names_place,
  kinds = '{}' and known and rest !~ '[a-z]{4}' and last_month is not null and states = '{}' and not (names_us or names_eu or names_others) as is_day
from dated, lateral (
  select coalesce(array_agg(distinct kind) filter (where kind <> 'neutral' and kind <> 'beside'), '{}') as kinds,
    bool_and(kind is not null or word_found ~ '^\d+$') is not false as known,
    coalesce(bool_and(coalesce(kind in ('negated', 'ahead', 'under way', 'beside'), false) or word_found in ('in', 'by', 'since', 'from')), false) as is_open
  from regexp_matches(lower(rest), '[a-z0-9]+|\?', 'g') as found cross join lateral (select found[1] as word_found) as one left join lexicon on word = word_found
) as words;

-- What names no place is of the one before it, unless a procedure begins a sentence with it.
create temp table piece_phrase as
with counted as (
  select phrase.*, coalesce(is_other, false) as is_of_other, coalesce(is_unknown, false) as is_doubtful,
    bool_or(is_outer and names_place) over of_piece as has_place, nth = min(nth) over of_piece as is_first,
    bool_or(is_outer and sign ~ '\m(DCP|MRP|RUP|RMS|CMS)\M') over of_piece and piece = min(piece) over (partition by said, sentence) as begins,
    nth = min(nth) over (partition by said) as is_all_first
  from phrase left join lateral (
    select bool_or(not head.known) as is_unknown, bool_or('aside' = any (head.kinds) or not head.known and head.nth = phrase.head) as is_other
    from phrase as head where head.said = phrase.said and (head.nth = phrase.head or phrase.behind_colon and head.nth = phrase.nth - 2)
  ) as subject on true
  window of_piece as (partition by said, piece)
), parted as (
  select *, count(*) filter (where is_first and (has_place or begins or is_all_first)) over (partition by said order by nth) as part from counted
), placed as (
  select *, min(sentence) over of_part as its_sentence, max(piece) over of_part > min(piece) over of_part as is_of_all,
    bool_or(is_outer and names_us) over of_part as of_us, bool_or(is_outer and names_eu) over of_part as of_eu,
    bool_or(is_outer and states <> '{}') over of_part as of_states, bool_or(is_outer and names_others) over of_part as of_others,
    lead(is_day) over in_part as day_follows, lead(last_month) over in_part as next_last, lead(first_month) over in_part as next_first,
    coalesce(lead(kinds) over in_part = '{tentative}' and lead(last_month) over in_part is null, false) as taken_back, lag(nth) over in_part is not null as has_before,
    kinds && '{approved,approval}' and not kinds && '{negated,ahead,filing ahead,under way}' and coalesce(lead(is_open) over in_part, false) as is_taken_back,
    lead(kinds) over in_part as next_kinds
  from parted window of_part as (partition by said, part), in_part as (partition by said, part order by nth)
), taken as (
  select *, coalesce(lag(is_taken_back) over (partition by said, part order by nth), false) as takes_back from placed
)
select said, part, its_sentence as sentence, nth, sign, is_of_all, of_us, of_eu, of_states, of_others, is_outer, states,
  case when is_taken_back then kinds || next_kinds else kinds end as kinds, known and not is_doubtful as known,
  case when day_follows or is_taken_back then coalesce(greatest(last_month, next_last), last_month) else last_month end as last_month,
  case when day_follows or is_taken_back then coalesce(greatest(first_month, next_first), first_month) else first_month end as first_month,
  'tentative' = any (kinds) or taken_back as tentative,
  'aside' = any (kinds) or is_of_other or not is_outer and names_place and (of_us or of_eu or of_states or of_others)
    and not (names_us and of_us or (names_eu or states <> '{}') and (of_eu or of_states) or names_others and of_others) as aside
from taken where not (takes_back or has_before and (is_day or kinds = '{tentative}' and last_month is null));

create temp table part_said as
with holding as (
  select piece_phrase.*, date_trunc('month', today) as this_month
  from piece_phrase, oracle_clock
  where not exists (
    select from piece_phrase as stop join piece_phrase as again using (said, part)
    where (stop.said, stop.part) = (piece_phrase.said, piece_phrase.part) and 'ended' = any (stop.kinds) and not stop.aside
      and again.nth > stop.nth and again.sign ~ '\mre(filed|submitted)' and piece_phrase.nth <= stop.nth)
), flagged as (
  select *, known and not aside as sure, kinds && '{ahead,negated,filing ahead}' as ahead, kinds && '{approved,approval}' as approving,
    bool_or(tentative and not aside) over of_part as some_tentative,
    bool_or(sign ~ '\mnational\M' and kinds && '{under way,ahead,negated}' or sign ~ '\mnational phase' and sign !~ '(completed|finished|closed|granted)') over of_part as some_national,
    coalesce(first_month <= this_month, true) as begun, coalesce(last_month <= this_month, true) as over
  from holding window of_part as (partition by said, part)
), judged as (
  select *,
    sure and not ahead and not tentative and not kinds && '{under way,goal,filing}' and case
      when 'approved' = any (kinds) then begun and not (some_national and sign ~ '\mclosed\M')
      when 'approval' = any (kinds) then over and not 'filed' = any (kinds) and sign !~ '\mapplication' and (last_month is not null or not some_tentative)
      else false end as is_approval,
    not aside and ('goal' = any (kinds) and not 'negated' = any (kinds) or not ahead and ('filed' = any (kinds) or sure and kinds && '{under way,filing}')) as is_entry,
    not aside and ahead and (not approving or 'negated' = any (kinds)) and (sure or kinds && '{filed,filing,filing ahead}') as is_plan,
    not 'goal' = any (kinds) and not 'approved' = any (kinds) and ('filed' = any (kinds) or not approving) as dates_filing,
    kinds <> '{}' or not known or aside or not over as says
  from flagged
)
select said, part, sentence, is_of_all, of_us, of_eu, of_states, of_others,
  array(select distinct unnest(states) from piece_phrase as its where (its.said, its.part) = (judged.said, judged.part) and its.is_outer) as states,
  bool_or(sign ~ '\m(DCP|MRP|RUP|RMS|CMS)\M') and not of_states and not ((of_us or of_others) and not of_eu) as of_procedure,
  bool_or(says and is_outer) as says_outside,
  case
    when bool_or('ended' = any (kinds) and not aside) then 'ended'
    when bool_or('given up' = any (kinds) and not aside) then 'discontinued'
    when bool_or(is_approval) then 'approved'
    when bool_or(tentative and sure and not ahead and begun) then 'tentative'
    when bool_or('answered' = any (kinds) and not aside) then 'filed'
    when bool_or(is_entry) then 'filed'
    when bool_or(is_plan) then 'ready'
    when bool_or(sure and (approving or tentative)) then 'filed'
    when bool_or(says) then 'unread'
  end as stage,
  case when not bool_or(is_approval or 'answered' = any (kinds) or tentative and sure and not ahead and begun) then
    case when bool_or(is_entry) then max(last_month) filter (where is_entry and dates_filing) else max(last_month) filter (where is_plan and dates_filing) end
  end + interval '1 month' as filed_by,
  max(first_month) filter (where is_entry and dates_filing) as filed_from
from judged group by said, part, sentence, is_of_all, of_us, of_eu, of_states, of_others;

-- Of bare places tells what stands in words before them, else the procedure, else what follows.
create temp table part_told as
select part_said.said, part_said.part, of_us, of_eu, of_states, states, part_said.of_us or of_eu or of_states or of_others as is_place,
  tell.stage, tell.filed_by, tell.filed_from,
  exists (
    select from part_said as bare
    where (bare.said, bare.sentence) = (part_said.said, part_said.sentence) and bare.part > part_said.part and bare.stage is null and not bare.states <@ '{Norway,Iceland,Liechtenstein}' and part_said.says_outside
      and not exists (select from part_said as other where other.said = bare.said and other.part > part_said.part and other.part < bare.part and other.stage is not null)
  ) as is_spread
from part_said left join lateral (
  select stage, filed_by, filed_from from (
    select 0 as rank, part_said.stage, part_said.filed_by, part_said.filed_from where part_said.stage is not null
    union all
    (select 1, stage, filed_by, filed_from from (
      select * from part_said as before
      where (before.said, before.sentence) = (part_said.said, part_said.sentence) and before.part < part_said.part and before.stage is not null
      order by part desc limit 1) as last_told
    where says_outside and (part_said.of_us or part_said.of_eu or part_said.of_states or part_said.of_others))
    union all
    (select 2, stage, filed_by, filed_from from part_said as procedure
    where procedure.said = part_said.said and procedure.of_procedure and procedure.stage is not null and (part_said.of_eu or part_said.of_states)
    order by part limit 1)
    union all
    (select 3, stage, filed_by, filed_from from (
      select * from part_said as next
      where (next.said, next.sentence) = (part_said.said, part_said.sentence) and next.part > part_said.part and next.stage is not null
      order by part limit 1) as next_told
    where is_of_all or not exists (
      select from part_said as between_them where (between_them.said, between_them.sentence) = (part_said.said, part_said.sentence)
        and between_them.part between part_said.part and next_told.part and not between_them.of_states))
  ) as tells order by rank limit 1
) as tell on true;

create temp table entry as
with listing as (
  select id, registered as said, right(readiness, 2) as ready_for from oracle_listing where readiness in ('Ready : US', 'Ready : EU')
), own as (
  select said, 'US' as market, stage, filed_by, filed_from, '{}'::text[] as states, bool_or(stage is not null) over (partition by said) as is_told
  from part_told where of_us
  union all
  select said, 'EU', stage, filed_by, filed_from, states, of_states or bool_or(of_eu and stage is not null) over (partition by said)
    or exists (select from part_told as other, unnest(other.states) as name where other.said = part_told.said and name not in ('Norway', 'Iceland', 'Liechtenstein'))
  from part_told where (of_eu or of_states) and (of_states or not is_spread)
), found as (
  select said, market, coalesce(stage, 'approved') as stage, filed_by, filed_from, states from own where stage is not null or not is_told or states <> '{}'
)
select id, ready_for, market, stage, filed_by, filed_from, states from listing join found using (said)
union all
select id, ready_for, ready_for, stage, filed_by, filed_from, '{}' from listing join part_told using (said)
where not is_place and stage is not null and not exists (select from found where found.said = listing.said and market = ready_for);

create temp table progress as
with best as (
  select id, market, ready_for, coalesce((
      select stage from entry where (entry.id, entry.market) = (listing.id, of.market)
      order by array_position(array['approved', 'tentative', 'filed', 'unread', 'ready', 'discontinued', 'ended'], stage) limit 1),
    case market when ready_for then 'ready' end) as stage
  from oracle_listing as listing cross join (values ('US'), ('EU')) as of (market), lateral (select right(readiness, 2) as ready_for) as its
  where readiness in ('Ready : US', 'Ready : EU')
)
select best.id, best.market, best.stage, max(filed_by) as filed_by, (array_agg(filed_from order by filed_by desc nulls last))[1] as filed_from,
  case when bool_and(states <> '{}') and best.stage in ('approved', 'filed') then
    (select string_agg(distinct name, ', ' order by name) from entry as its, unnest(its.states) as name
      where (its.id, its.market, its.stage) = (best.id, best.market, best.stage))
  end as states
from best left join entry on (entry.id, entry.market, entry.stage) = (best.id, best.market, best.stage)
where best.stage is not null
group by best.id, best.market, best.stage, best.ready_for
-- Of the other market neither what is not read tells, nor a plan without a month.
having best.market = best.ready_for or best.stage <> 'unread' and (best.stage <> 'ready' or min(filed_by) is not null);
