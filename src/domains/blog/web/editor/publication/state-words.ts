import { momentOf } from '#ui/dates.ts';
import type { EditedPost } from '../../../contract/blog-editing.ts';
import type { BlogPostState } from '../../../contract/blog-states.ts';

export const stateWords: Record<BlogPostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
};

/** Who sees the post, and since or from when, where the reader is. */
export function whoSees({ state, publishedAt }: Pick<EditedPost, 'state' | 'publishedAt'>): string {
  if (publishedAt === null) return 'Nobody but the desk sees it.';
  if (state === 'scheduled') return `It appears by itself on ${momentOf(publishedAt)} (${timeZone()}).`;
  return `Everybody has seen it since ${momentOf(publishedAt)}.`;
}

/** 'Europe/Lisbon, GMT+1', on a day. */
export function timeZone(day = new Date()): string {
  const { timeZone: name } = new Intl.DateTimeFormat().resolvedOptions();
  const parts = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'shortOffset' }).formatToParts(day);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name === 'UTC' ? name : `${name}, ${offset}`;
}
