import { expect, it } from 'vitest';
import type { Author, Request } from '../../contract/request-view.ts';
import { byDay, toEntries } from './thread-entries.ts';

const by: Author = { side: 'buyer', name: 'Ana', organisation: 'Lusitan', isViewer: true };

function event(id: string, at: string): Request['timeline'][number] {
  return { id, at, what: 'Something', who: 'Ana', by, move: null, note: '' };
}

function file(id: string, owner: { messageId?: string; eventId?: string }): Request['files'][number] {
  const { messageId = null, eventId = null } = owner;
  return {
    id,
    box: 'Files',
    name: id,
    check: 'none' as const,
    finding: null,
    termSheetVersion: null,
    bytes: 1,
    sha256: '',
    addedAt: '',
    by,
    messageId,
    eventId,
  };
}

const thread = {
  timeline: [event('1', '2026-11-02T09:00:00Z'), event('2', '2026-11-03T10:00:00Z')],
  messages: [
    { id: '1', at: '2026-11-02T11:00:00Z', by, text: 'Hello' },
    { id: '2', at: '2026-11-03T10:00:00Z', by, text: 'Again' },
  ],
  files: [file('a', { messageId: '2' }), file('b', { eventId: '2' }), file('c', {})],
};

it('a thread merges what was done and what was written by time, each with its own files', () => {
  const entries = toEntries(thread).map(({ kind, id, files }) => [
    kind,
    id,
    files.map((one) => one.id).join(),
  ]);
  expect(entries).toEqual([
    ['event', '1', ''],
    ['message', '1', ''],
    ['event', '2', 'b'],
    ['message', '2', 'a'],
  ]);
});

it('a thread goes by days', () => {
  expect(byDay(toEntries(thread)).map(({ entries }) => entries.length)).toEqual([2, 2]);
});
