import { AppError } from '../../http/errors.ts';

/** Forms with files that an instance takes from one person at the same time; further ones wait their turn, unread. */
const mostAtOnce = 4;
const mostWaiting = 60;
/** A silent connection is dropped after a minute. */
const longestWait = 30_000;
/** What a form has around its files: fields at their limits, and the heads of its parts. */
const mostBesideFiles = 3 * 1024 ** 2;

type Size = { files: number; bytes: number };

/** Why a person may not send so much more now; null where they may. */
export type Room = (more: Size) => AppError | null;

/** What one person is sending to this instance at the moment. */
type UnderWay = Size & { forms: number; waiting: (() => void)[] };
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
  const sent = underWay.get(person) ?? { forms: 0, waiting: [], files: 0, bytes: 0 };
  underWay.set(person, sent);
  const own = { files: 0, bytes: 0 };
  await takeTurn(sent);
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
    const next = sent.waiting.shift();
    if (next !== undefined) next();
    else sent.forms -= 1;
    if (sent.forms === 0) underWay.delete(person);
  }
}

/** Whoever goes hands the place to the first that waits. */
async function takeTurn(sent: UnderWay): Promise<void> {
  if (sent.forms < mostAtOnce) {
    sent.forms += 1;
    return;
  }
  if (sent.waiting.length >= mostWaiting) throw tooMany();
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => {
      sent.waiting.splice(sent.waiting.indexOf(go), 1);
      reject(tooMany());
    }, longestWait);
    function go(): void {
      clearTimeout(limit);
      resolve();
    }
    sent.waiting.push(go);
  });
}

function tooMany(): AppError {
  return new AppError(
    'rate-limited',
    `${mostAtOnce} of your uploads are on their way already. Send this when one of them is done.`,
    { retryAfter: 5 },
  );
}
