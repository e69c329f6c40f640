import { channel, tracingChannel } from 'node:diagnostics_channel';

/*
 * What the product tells of itself while it works, to whoever listens in this process: the metrics and the traces. Where
 * nobody does, telling costs a look at a flag.
 */

/** A question to the thread of the finders, from the asking to the answer. */
export const finderAsked = tracingChannel<'dosebridge.finder', { finder: string; call: string }>(
  'dosebridge.finder',
);

/** A token was looked up: `{ live }` says whether it opens a session. */
export const sessionChecked = channel('dosebridge.session');

/** A file of a form has arrived, whole or cut: `{ bytes }`. */
export const uploadReceived = channel('dosebridge.upload');
