import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** How a caller knows what a schema calls by its own name. */
const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
  date: 'a date',
  null: 'null',
};

const forms: Record<string, string> = {
  email: 'an email address',
  url: 'an address as https://example.com/page',
  uuid: 'a UUID',
  guid: 'a UUID',
  datetime: 'a date and time as 2026-01-31T12:00:00Z',
  date: 'a date as 2026-01-31',
  time: 'a time as 12:00:00',
  base64: 'text in Base64',
  base64url: 'text in Base64 for addresses',
  json_string: 'JSON',
};

/** What has no name of its own. */
const whole = 'What was sent';

/** So many values are named; more of them stand in the documentation of the call. */
const mostNamed = 12;

/**
 * What a schema has against a value, where the contract says nothing of its own: a sentence that names the field and what
 * it takes. The library's words are for its programmers and reach no caller.
 */
export function sentenceFor(issue: Issue): string {
  const field = nameOf(issue);
  if (issue.input === undefined && /^invalid_(type|value|union)$/.test(issue.code))
    return `${field} is missing`;
  switch (issue.code) {
    case 'invalid_type':
      return `${field} must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'too_big':
      return `${field} ${limit(issue.origin, 'at most', Number(issue.maximum))}`;
    case 'too_small':
      return `${field} ${limit(issue.origin, 'at least', Number(issue.minimum))}`;
    case 'invalid_value':
      return issue.values.length > mostNamed
        ? `${field} must be one of the known values`
        : `${field} must be ${issue.values.map((value) => (value === '' ? 'empty' : String(value))).join(' or ')}`;
    case 'invalid_format':
      return `${field} must be ${forms[issue.format] ?? 'written in another way'}`;
    case 'invalid_union':
      return waysOf(issue.errors, field);
    case 'unrecognized_keys':
      return `${field} does not know ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return `${field} must be a multiple of ${issue.divisor}`;
    default:
      return `${field} is not valid`;
  }
}

/** Each way in which a value that may be written in several would have been taken. */
function waysOf(branches: readonly (readonly z.core.$ZodIssue[])[], field: string): string {
  const ways = branches.flatMap(([first]) => (first ? [first.message.replace(whole, field)] : []));
  return ways.length === 0 ? `${field} must be one of the known values` : [...new Set(ways)].join(', or ');
}

/** Its name as it is sent; `list 3` for the third entry, counted as people do. */
function nameOf({ path = [] }: Issue): string {
  if (path.length === 0) return whole;
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name} ${part + 1}`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

function limit(origin: string, how: 'at most' | 'at least', count: number): string {
  if (origin === 'string') return `takes ${how} ${count} ${count === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set')
    return `takes ${how} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  if (origin === 'object' || origin === 'map')
    return `takes ${how} ${count} ${count === 1 ? 'field' : 'fields'}`;
  return `must be ${how} ${count}`;
}
