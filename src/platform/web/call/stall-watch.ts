/** A large file on a slow line may take as long as it likes, but not stand still: milliseconds. */
export const stallLimit = 30_000;

/** Ends what its signal is given to when nothing has moved for as long as the limit. */
type StallWatch = { signal: AbortSignal; moved(): void; end(): void };

export function watchForStall(): StallWatch {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function moved(): void {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), stallLimit);
  }
  moved();
  return { signal: controller.signal, moved, end: () => clearTimeout(timer) };
}

/** Reads a body to its end, for as long as pieces of it come. */
export async function readMoving(response: Response, watch: StallWatch): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    watch.moved();
    pieces.push(piece.value);
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}
