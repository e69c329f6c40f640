import { Gate } from '../../heavy/gate.ts';
import { AppError } from '../../http/errors.ts';

/**
 * Forms with files that an instance takes from one person at the same time; further ones wait their turn, unread. A
 * silent connection is dropped after a minute.
 */
const limits = { atOnce: 4, waiting: 60, longestWait: 30_000, refuse: tooMany };
/** What a form has around its files: fields at their limits, and the heads of its parts. */
const mostBesideFiles = 3 * 1024 ** 2;

type Size = { files: number; bytes: number };

/** Why a person may not send so much more now; null where they may. */
export type Room = (more: Size) => AppError | null;

/** What one person is sending to this instance at the moment. */
type UnderWay = Size & { gate: Gate };
const underWay = new Map<number, UnderWay>();

export type Upload = {
  /** Counts what is about to be written; answers why it may not be. */
  refuses(more: Size): AppError | null;
};

/**
 * Takes a form of a person when it is its turn among theirs. What they bring is counted together, before it reaches the
 * disk, and refused at once where the form itself says that it is too much. Throws AppError 'rate-limited'.
 */
export async function asUpload<R>(
  person: number,
  declaredBytes: number,
  findRoom: () => Promise<Room>,
  receive: (upload: Upload) => Promise<R>,
): Promise<R> {
  const sent = underWay.get(person) ?? { gate: new Gate(limits), files: 0, bytes: 0 };
  underWay.set(person, sent);
  const own = { files: 0, bytes: 0 };
  const leave = await sent.gate.enter();
  try {
    const room = await findRoom();
    const tooMuch = room({ files: 0, bytes: sent.bytes + Math.max(0, declaredBytes - mostBesideFiles) });
    if (tooMuch !== null) throw tooMuch;
    return await receive({
      refuses({ files, bytes }) {
        const fault = room({ files: sent.files + files, bytes: sent.bytes + bytes });
        if (fault !== null) return fault;
        for (const count of [sent, own]) {
          count.files += files;
          count.bytes += bytes;
        }
        return null;
      },
    });
  } finally {
    sent.files -= own.files;
    sent.bytes -= own.bytes;
    leave();
    if (sent.gate.isEmpty) underWay.delete(person);
  }
}

function tooMany(): AppError {
  return new AppError(
    'rate-limited',
    `${limits.atOnce} of your uploads are on their way already. Send this when one of them is done.`,
    { retryAfter: 5 },
  );
}
