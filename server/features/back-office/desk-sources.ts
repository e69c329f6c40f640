import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ColumnOf, shapeOf } from '#contract/back-office-tables.ts';
import { people } from '#server/features/accounts/tables.ts';
import { blogPosts } from '#server/features/blog/tables.ts';
import { contacts } from '#server/features/contacts/tables.ts';
import { emptySearches } from '#server/features/figures/tables.ts';
import { problemReports } from '#server/features/problems/tables.ts';
import { auditTrail } from '#server/platform/audit/tables.ts';
import { outgoingMails } from '#server/platform/mail/tables.ts';
import type { TableSource } from '#server/platform/table-query/define.ts';
import { wordsOf, wordsOfPerson } from './words.ts';

const settler = alias(people, 'settler');
const reporter = alias(people, 'reporter');
const actor = alias(people, 'actor');
const writer = alias(people, 'writer');

const contactWords = wordsOf(contacts.name, contacts.email, contacts.message);
const problemWords = wordsOf(problemReports.description, problemReports.page);
const mailWords = wordsOf(outgoingMails.recipient, outgoingMails.subject);
const auditWords = wordsOf(auditTrail.action, auditTrail.subject);

export const messageSource: TableSource<ColumnOf<'messages'>, 'settler'> = {
  shape: shapeOf('messages'),
  from: sql`${contacts}`,
  id: sql`${contacts.id}`,
  joins: {
    settler: {
      table: sql`${people} ${sql.identifier('settler')}`,
      id: sql`${settler.id}`,
      key: sql`${contacts.doneBy}`,
      optional: true,
    },
  },
  searched: contactWords,
  columns: {
    createdAt: { value: sql`${contacts.createdAt}` },
    name: { value: sql`${contacts.name}`, within: contactWords },
    email: { value: sql`${contacts.email}`, within: contactWords },
    phone: { value: sql`${contacts.phone}` },
    message: { value: sql`${contacts.message}`, within: contactWords },
    done: { value: sql`(${contacts.doneAt} is not null)` },
    doneAt: { value: sql`${contacts.doneAt}`, order: sql`coalesce(${contacts.doneAt}, 'infinity')` },
    doneBy: { value: sql`${settler.name}`, needs: ['settler'] },
    topic: { value: sql`${contacts.topic}` },
  },
};

export const problemSource: TableSource<ColumnOf<'problems'>, 'reporter' | 'settler'> = {
  shape: shapeOf('problems'),
  from: sql`${problemReports}`,
  id: sql`${problemReports.id}`,
  joins: {
    reporter: {
      table: sql`${people} ${sql.identifier('reporter')}`,
      id: sql`${reporter.id}`,
      key: sql`${problemReports.personId}`,
    },
    settler: {
      table: sql`${people} ${sql.identifier('settler')}`,
      id: sql`${settler.id}`,
      key: sql`${problemReports.doneBy}`,
      optional: true,
    },
  },
  searched: problemWords,
  columns: {
    createdAt: { value: sql`${problemReports.createdAt}` },
    person: { value: sql`${reporter.name}`, within: wordsOfPerson(reporter), needs: ['reporter'] },
    list: { value: sql`${problemReports.list}` },
    issue: { value: sql`${problemReports.issue}` },
    description: { value: sql`${problemReports.description}`, within: problemWords },
    page: { value: sql`${problemReports.page}`, within: problemWords },
    done: { value: sql`(${problemReports.doneAt} is not null)` },
    doneAt: {
      value: sql`${problemReports.doneAt}`,
      order: sql`coalesce(${problemReports.doneAt}, 'infinity')`,
    },
    doneBy: { value: sql`${settler.name}`, needs: ['settler'] },
  },
  keys: { person: sql`${problemReports.personId}` },
};

/** Where a post stands at this moment: a scheduled one becomes public by itself. */
const postState = sql`(case when ${blogPosts.publishedAt} is null then 'draft' when ${blogPosts.publishedAt} > now() then 'scheduled' else 'published' end)`;
const postStates: Record<string, SQL> = {
  draft: sql`${blogPosts.publishedAt} is null`,
  scheduled: sql`${blogPosts.publishedAt} > now()`,
  published: sql`${blogPosts.publishedAt} <= now()`,
};
const postTitle = sql`coalesce(nullif(${blogPosts.title}, ''), 'Untitled')`;

export const postSource: TableSource<ColumnOf<'blog'>, 'writer'> = {
  shape: shapeOf('blog'),
  from: sql`${blogPosts}`,
  id: sql`${blogPosts.id}`,
  joins: {
    writer: {
      table: sql`${people} ${sql.identifier('writer')}`,
      id: sql`${writer.id}`,
      key: sql`${blogPosts.updatedBy}`,
      optional: true,
    },
  },
  searched: wordsOf(blogPosts.title),
  columns: {
    title: { value: postTitle, within: wordsOf(blogPosts.title) },
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
    publishedAt: {
      value: sql`${blogPosts.publishedAt}`,
      order: sql`coalesce(${blogPosts.publishedAt}, 'infinity')`,
    },
    updatedAt: { value: sql`${blogPosts.updatedAt}` },
    updatedBy: { value: sql`${writer.name}`, within: wordsOfPerson(writer), needs: ['writer'] },
    subjects: { value: sql`array_to_string(${blogPosts.tags}, ', ')` },
  },
};

export const searchSource: TableSource<ColumnOf<'searches'>, never> = {
  shape: shapeOf('searches'),
  from: sql`${emptySearches}`,
  id: sql`${emptySearches.id}`,
  joins: {},
  searched: wordsOf(emptySearches.search),
  columns: {
    search: { value: sql`${emptySearches.search}`, within: wordsOf(emptySearches.search) },
    kind: { value: sql`${emptySearches.kind}` },
    day: { value: sql`${emptySearches.day}` },
    times: { value: sql`${emptySearches.times}` },
  },
};

/** Sent, failed at its last try, or still to be tried. */
const mailState = sql`(case when ${outgoingMails.sentAt} is not null then 'sent' when ${outgoingMails.lastError} is not null then 'failed' else 'waiting' end)`;

export const mailSource: TableSource<ColumnOf<'mails'>, never> = {
  shape: shapeOf('mails'),
  from: sql`${outgoingMails}`,
  id: sql`${outgoingMails.id}`,
  joins: {},
  searched: mailWords,
  columns: {
    createdAt: { value: sql`${outgoingMails.createdAt}` },
    recipient: { value: sql`${outgoingMails.recipient}`, within: mailWords },
    subject: { value: sql`${outgoingMails.subject}`, within: mailWords },
    state: { value: mailState },
    sentAt: {
      value: sql`${outgoingMails.sentAt}`,
      order: sql`coalesce(${outgoingMails.sentAt}, 'infinity')`,
    },
    lastError: { value: sql`${outgoingMails.lastError}` },
  },
};

export const auditSource: TableSource<ColumnOf<'audit'>, 'actor'> = {
  shape: shapeOf('audit'),
  from: sql`${auditTrail}`,
  id: sql`${auditTrail.id}`,
  joins: {
    actor: {
      table: sql`${people} ${sql.identifier('actor')}`,
      id: sql`${actor.id}`,
      key: sql`${auditTrail.actorId}`,
      optional: true,
    },
  },
  searched: auditWords,
  columns: {
    at: { value: sql`${auditTrail.at}` },
    actor: { value: sql`${actor.name}`, within: wordsOfPerson(actor), needs: ['actor'] },
    action: { value: sql`${auditTrail.action}`, within: auditWords },
    subject: { value: sql`${auditTrail.subject}`, within: auditWords },
    detail: {
      value: sql`(select string_agg(name || ': ' || coalesce(value, 'none'), ', ') from jsonb_each_text(${auditTrail.detail}) as details(name, value))`,
    },
    person: { value: sql`${auditTrail.actorId}` },
  },
  keys: { person: sql`${actor.id}` },
};
