import type pg from 'pg';

/** So many rows of each large table, made in PostgreSQL itself; the same at every run. */
export async function fillTables(client: pg.Client, rows: number): Promise<void> {
  await client.query('set statement_timeout = 0');
  const statements = [
    `insert into people (email, name, organisation, phone, role, created_at, disabled_at, email_verified_at)
     select 'person-' || n || '@' || (array['nordwall','lusitan','harbour','sahyagiri'])[1 + n % 4] || n % 977 || '.example',
       (array['Ana','Ben','Chloe','Dev','Elif','Farid','Greta','Hana'])[1 + n * 7 % 8] || ' ' || (array['Costa','Meyer','Patel','Okafor','Silva','Novak'])[1 + n * 11 % 6] || ' ' || n % 1999,
       'Organisation ' || n % 3001, '', case when n % 10 = 0 then 'investor' else 'seller' end,
       now() - n * interval '17 minutes', case when n % 50 = 0 then now() end, case when n % 3 > 0 then now() end
     from generate_series(1, ${rows}) as n`,
    `insert into requests (reference, person_id, kind, dossier_id, state, answers, consent, idempotency_key, fingerprint, created_at, touched_at, due_at)
     select 'DB-2026-' || 500000 + n, people_ids[1 + n % array_length(people_ids, 1)], 'dossier',
       dossier_ids[1 + n * 13 % array_length(dossier_ids, 1)],
       (array['submitted','in-review','term-sheet-issued','closed','closed','declined','expired'])[1 + n % 7], '{}', false, 'bench ' || n, '',
       now() - n * interval '11 minutes', now() - n * interval '7 minutes', case when n % 7 < 3 then now() + (n % 400 - 100) * interval '1 hour' end
     from generate_series(1, ${rows}) as n,
       (select array_agg(id order by id) as people_ids from people) as p, (select array_agg(id order by id) as dossier_ids from dossiers) as d`,
    `insert into audit_trail (at, actor_id, action, subject, detail)
     select now() - n * interval '3 minutes', people_ids[1 + n % array_length(people_ids, 1)],
       (array['change-role','disable-account','add-company','resend-mail','settle-message'])[1 + n % 5], 'person:' || n, jsonb_build_object('n', n)
     from generate_series(1, ${rows}) as n, (select array_agg(id order by id) as people_ids from people) as p`,
    `insert into contacts (name, email, phone, message, created_at, done_at)
     select 'Visitor ' || n % 5003, 'visitor-' || n || '@contact.example', '', 'A question about listing ' || n % 10007,
       now() - n * interval '13 minutes', case when n % 4 > 0 then now() end from generate_series(1, ${rows}) as n`,
    `insert into outgoing_mails (message_id, recipient, subject, text, html, created_at, sent_at, last_error)
     select '<bench-' || n || '>', 'person-' || n || '@mail.example', 'Notice ' || n % 5003, '', '', now() - n * interval '5 minutes',
       case when n % 100 > 0 then now() end, case when n % 100 = 0 then 'refused' end from generate_series(1, ${rows}) as n`,
    `insert into fee_entries (request_id, kind, currency, amount, booked_on, note, recorded_by)
     select request_ids[1 + n % array_length(request_ids, 1)], (array['payment','refund','correction'])[1 + n % 3], 'EUR', n % 9973 + 0.5,
       current_date - n % 900, 'Entry ' || n, people_ids[1 + n % 12] from generate_series(1, ${rows}) as n,
       (select array_agg(id order by id) as request_ids from requests) as r, (select array_agg(id order by id) as people_ids from people) as p`,
    `insert into companies (name, headquarters, founded_year, rd_capabilities, manufacturing, front_end_markets, api_manufacturing, created_at)
     select (array['Nordwall Pharma','Lusitan Labs','Harbour Health','Sahyagiri Remedies'])[1 + n % 4] || ' No. ' || n,
       (array['Kiel','Porto','Boston','Pune','Lyon'])[1 + n % 5], 1900 + n % 120, 'Yes', (array['Yes','No','Contract'])[1 + n % 3], 'Yes', 'No',
       now() - n * interval '19 minutes' from generate_series(1, greatest(0, ${rows} - (select count(*) from companies)::int)) as n`,
    `insert into listing_edits (kind, dossier_id, plant_id, changes, state, proposed_by, proposed_at, decided_at)
     select case when n % 2 = 0 then 'dossier' else 'supplier' end, case when n % 2 = 0 then dossier_ids[1 + n * 13 % array_length(dossier_ids, 1)] end,
       case when n % 2 = 1 then plant_ids[1 + n * 17 % array_length(plant_ids, 1)] end, '{"offerDays": [5, 7]}',
       (array['waiting','approved','approved','rejected','withdrawn'])[1 + n % 5], people_ids[1 + n % array_length(people_ids, 1)],
       now() - n * interval '9 minutes', case when n % 5 > 0 then now() - n * interval '8 minutes' end
     from generate_series(1, ${rows}) as n, (select array_agg(id order by id) as people_ids from people) as p,
       (select array_agg(id order by id) as dossier_ids from dossiers) as d, (select array_agg(id order by id) as plant_ids from plants) as s`,
    `insert into blog_posts (title, image, content, tags, published_at, updated_at, updated_by)
     select case when n % 500 > 0 then 'On the subject ' || n % 5003 else '' end, '/blog/cover.svg', repeat('<p>Words of a post.</p>', 60), array['Markets'],
       case when n % 10 > 0 then now() + (100 - n) * interval '15 minutes' end, now() - n * interval '14 minutes', people_ids[1 + n % 12]
     from generate_series(1, ${rows}) as n, (select array_agg(id order by id) as people_ids from people) as p`,
    `insert into problem_reports (person_id, list, issue, description, page, created_at, done_at)
     select people_ids[1 + n % array_length(people_ids, 1)], (array['Technology','Complexity'])[1 + n % 2], 'Issue ' || n % 7, 'It stopped at step ' || n % 5003,
       '/page-' || n % 40, now() - n * interval '12 minutes', case when n % 4 > 0 then now() end
     from generate_series(1, ${rows}) as n, (select array_agg(id order by id) as people_ids from people) as p`,
    `insert into empty_searches (day, kind, search, times)
     select current_date - n % 700, (array['dossier','supplier'])[1 + n % 2], 'a syrup ' || n, 1 + n % 30 from generate_series(1, ${rows}) as n`,
  ];
  for (const statement of statements) await client.query(statement);
  await client.query('vacuum analyze');
}
