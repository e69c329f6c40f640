import type { Request } from '../../contract/request-view.ts';

type File = Request['files'][number];
type Message = Request['messages'][number] & { kind: 'message'; files: File[] };
type Happening = Request['timeline'][number] & { kind: 'event'; files: File[] };

/** What stands in a thread: something written, or something done. */
export type Entry = Message | Happening;

/** Everything in the order in which it happened; of one moment what was done comes before what was written. */
export function toEntries({
  messages,
  timeline,
  files,
}: Pick<Request, 'messages' | 'timeline' | 'files'>): Entry[] {
  const along = Map.groupBy(files, ({ messageId, eventId }) =>
    messageId !== null ? `message ${messageId}` : `event ${eventId}`,
  );
  const entries: Entry[] = [
    ...timeline.map((event) => ({
      ...event,
      kind: 'event' as const,
      files: along.get(`event ${event.id}`) ?? [],
    })),
    ...messages.map((message) => ({
      ...message,
      kind: 'message' as const,
      files: along.get(`message ${message.id}`) ?? [],
    })),
  ];
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

type Day = { at: string; entries: Entry[] };

/** Entries in their order, day by day where the reader is. */
export function byDay(entries: readonly Entry[]): Day[] {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString());
  return [...days.values()].map((ofDay) => ({ at: ofDay[0]?.at ?? '', entries: ofDay }));
}
