import type pg from 'pg';

/** A hundred thousand rows of each large table, made in PostgreSQL itself; the same at every run. */
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
     select 'DB-2026-' || lpad((500000 + n)::text, 6, '0'), people_ids[1 + n % array_length(people_ids, 1)], 'dossier',
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
  ];
  for (const statement of statements) await client.query(statement);
  await client.query('vacuum analyze');
}
