import { dayWords } from '#platform/contract/dates.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import type { Absence } from './queries.ts';

type Somebody = { id: number; name: string; email: string };

type Told = {
  company: string;
  /** Who is away. */
  person: Somebody;
  deputy: Somebody;
  /** The first and the last day. */
  from: string;
  until: string;
};

/** What an absence is told by mail, once: to its deputy, to who was it before, and to whoever is away where another says so for them. */
export function absenceMails(before: Absence | undefined, told: Told, by: number, publicUrl: string): Mail[] {
  const { company, person, deputy, from, until } = told;
  const was = before?.deputy ?? null;
  if (was?.id === deputy.id && before?.from === from && before.until === until) return [];
  const mails = new Map([
    [person.id, toAbsent(told, publicUrl)],
    [deputy.id, toDeputy(told, publicUrl)],
  ]);
  if (was !== null && was.id !== deputy.id)
    mails.set(was.id, answersNoMoreMail(was.email, person.name, company, publicUrl));
  return [...mails].filter(([id]) => id !== by).map(([, mail]) => mail);
}

function daysOf({ from, until }: Told): string {
  return `from ${dayWords(from)} to ${dayWords(until)}`;
}

function factsOf({ company, from, until }: Told): NonNullable<Mail['facts']> {
  return [
    { label: 'Company', value: company },
    { label: 'Out of office', value: `${dayWords(from)} to ${dayWords(until)}` },
  ];
}

const action = (publicUrl: string) => ({ label: 'Open the company', url: `${publicUrl}/company` });

function toDeputy(told: Told, publicUrl: string): Mail {
  const { company, person, deputy } = told;
  return {
    to: deputy.email,
    subject: `You answer for ${person.name} ${daysOf(told)}`,
    paragraphs: [
      `${person.name} is out of office at ${company}. What comes to them about requests comes to you too, from the first day to the last.`,
    ],
    facts: factsOf(told),
    action: action(publicUrl),
  };
}

function toAbsent(told: Told, publicUrl: string): Mail {
  const { company, person, deputy } = told;
  return {
    to: person.email,
    subject: `${deputy.name} answers for you ${daysOf(told)}`,
    paragraphs: [
      `An administrator of ${company} has said that you are out of office. What comes to you about requests comes to ${deputy.name} too, from the first day to the last.`,
    ],
    facts: factsOf(told),
    action: action(publicUrl),
  };
}

/** To a deputy in whose place another one answers, or whom whoever was away needs no more. */
export function answersNoMoreMail(to: string, absent: string, company: string, publicUrl: string): Mail {
  return {
    to,
    subject: `You answer for ${absent} no more`,
    paragraphs: [
      `${absent} is in office at ${company} again, or has another deputy: what comes to them about requests comes to you no more.`,
    ],
    facts: [{ label: 'Company', value: company }],
    action: action(publicUrl),
  };
}
