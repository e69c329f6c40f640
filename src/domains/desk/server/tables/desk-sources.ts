import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { people } from '#domains/accounts/server/tables.ts';
import { blogPosts } from '#domains/blog/server/tables.ts';
import { contacts } from '#domains/site/server/contacts/tables.ts';
import { problemReports } from '#domains/site/server/problems/tables.ts';
import { dictionary } from '#platform/contract/dictionary.ts';
import { auditTrail } from '#platform/server/audit/tables.ts';
import { outgoingMails } from '#platform/server/mail/tables.ts';
import type { TableSource } from '#platform/server/table-query/define.ts';
import { wordsOf } from '#platform/server/table-query/words.ts';
import { type ColumnOf, shapeOf } from '../../contract/back-office-tables.ts';
import { emptySearches } from '../figures/tables.ts';
import { joinPerson, momentOrNone, sameColumns } from '../source-columns.ts';

const settler = alias(people, 'settler');
const reporter = alias(people, 'reporter');
const actor = alias(people, 'actor');
const writer = alias(people, 'writer');

export const messageSource: TableSource<ColumnOf<'messages'>, 'settler'> = {
  shape: shapeOf('messages'),
  from: sql`${contacts}`,
  id: sql`${contacts.id}`,
  joins: { settler: joinPerson(settler, contacts.doneBy, true) },
  searched: wordsOf(contacts),
  columns: {
    ...sameColumns(contacts, ['createdAt', 'phone', 'topic']),
    ...sameColumns(contacts, ['name', 'email', 'message'], wordsOf(contacts)),
    done: { value: sql`(${contacts.doneAt} is not null)` },
    doneAt: momentOrNone(contacts.doneAt, 'infinity'),
    doneBy: { value: sql`${settler.name}`, needs: ['settler'] },
  },
};

export const problemSource: TableSource<ColumnOf<'problems'>, 'reporter' | 'settler'> = {
  shape: shapeOf('problems'),
  from: sql`${problemReports}`,
  id: sql`${problemReports.id}`,
  joins: {
    reporter: joinPerson(reporter, problemReports.personId),
    settler: joinPerson(settler, problemReports.doneBy, true),
  },
  searched: wordsOf(problemReports),
  columns: {
    ...sameColumns(problemReports, ['createdAt', 'list', 'issue']),
    ...sameColumns(problemReports, ['description', 'page'], wordsOf(problemReports)),
    person: { value: sql`${reporter.name}`, within: wordsOf(reporter), needs: ['reporter'] },
    done: { value: sql`(${problemReports.doneAt} is not null)` },
    doneAt: momentOrNone(problemReports.doneAt, 'infinity'),
    doneBy: { value: sql`${settler.name}`, needs: ['settler'] },
  },
  keys: { person: sql`${problemReports.personId}` },
};

/** Where a post stands at this moment: a scheduled one becomes public by itself. */
const postState = sql`(case when ${blogPosts.publishedAt} is null then 'draft' when ${blogPosts.publishedAt} > now() then 'scheduled' else 'published' end)`;
const postStates = dictionary<SQL>({
  draft: sql`${blogPosts.publishedAt} is null`,
  scheduled: sql`${blogPosts.publishedAt} > now()`,
  published: sql`${blogPosts.publishedAt} <= now()`,
});
const postTitle = sql`coalesce(nullif(${blogPosts.title}, ''), 'Untitled')`;

export const postSource: TableSource<ColumnOf<'blog'>, 'writer'> = {
  shape: shapeOf('blog'),
  from: sql`${blogPosts}`,
  id: sql`${blogPosts.id}`,
  joins: { writer: joinPerson(writer, blogPosts.updatedBy, true) },
  searched: wordsOf(blogPosts),
  columns: {
    ...sameColumns(blogPosts, ['updatedAt']),
    title: { value: postTitle, within: wordsOf(blogPosts) },
    state: {
      value: postState,
      // By time the states stand one after the other too, and an index can give that.
      order: sql`coalesce(${blogPosts.publishedAt}, '-infinity')`,
      orderType: 'moment',
      where: (given) =>
        sql`(${sql.join(
          given.split(',').flatMap((state) => postStates[state] ?? []),
          sql` or `,
        )})`,
    },
    publishedAt: momentOrNone(blogPosts.publishedAt, 'infinity'),
    updatedBy: { value: sql`${writer.name}`, within: wordsOf(writer), needs: ['writer'] },
    subjects: { value: sql`array_to_string(${blogPosts.tags}, ', ')` },
  },
};

export const searchSource: TableSource<ColumnOf<'searches'>, never> = {
  shape: shapeOf('searches'),
  from: sql`${emptySearches}`,
  id: sql`${emptySearches.id}`,
  joins: {},
  searched: wordsOf(emptySearches),
  columns: {
    ...sameColumns(emptySearches, ['search'], wordsOf(emptySearches)),
    ...sameColumns(emptySearches, ['kind', 'day', 'times']),
  },
};

/** Sent, failed at its last try, or still to be tried. */
const mailState = sql`(case when ${outgoingMails.sentAt} is not null then 'sent' when ${outgoingMails.lastError} is not null then 'failed' else 'waiting' end)`;

export const mailSource: TableSource<ColumnOf<'mails'>, never> = {
  shape: shapeOf('mails'),
  from: sql`${outgoingMails}`,
  id: sql`${outgoingMails.id}`,
  joins: {},
  searched: wordsOf(outgoingMails),
  columns: {
    ...sameColumns(outgoingMails, ['createdAt', 'lastError']),
    ...sameColumns(outgoingMails, ['recipient', 'subject'], wordsOf(outgoingMails)),
    state: { value: mailState },
    sentAt: momentOrNone(outgoingMails.sentAt, 'infinity'),
  },
};

export const auditSource: TableSource<ColumnOf<'audit'>, 'actor'> = {
  shape: shapeOf('audit'),
  from: sql`${auditTrail}`,
  id: sql`${auditTrail.id}`,
  joins: { actor: joinPerson(actor, auditTrail.actorId, true) },
  searched: wordsOf(auditTrail),
  columns: {
    ...sameColumns(auditTrail, ['at']),
    ...sameColumns(auditTrail, ['action', 'subject'], wordsOf(auditTrail)),
    actor: { value: sql`${actor.name}`, within: wordsOf(actor), needs: ['actor'] },
    detail: {
      value: sql`(select string_agg(name || ': ' || coalesce(value, 'none'), ', ') from jsonb_each_text(${auditTrail.detail}) as details(name, value))`,
    },
    person: { value: sql`${auditTrail.actorId}` },
  },
  keys: { person: sql`${actor.id}` },
};
