import { BoundedCache } from '../limits/bounded-cache.ts';

/** A page as the renderer answered it, before a response's own words stand in it. */
export type RenderedPage = { status: number; headers: [name: string, value: string][]; text: string };

type Options = {
  /** Changes whenever a public page would: read again when the last reading is older than `maxAge`. */
  readRevision: () => Promise<string>;
  /** Told when the revision cannot be read; what is kept stays good until it can. */
  onError: (error: unknown) => void;
  /** For how long a change may stay unseen, in milliseconds. */
  maxAge?: number;
};

/** Some 40 kB each. */
const mostPages = 256;

/** Keeps rendered pages until the content behind them changes (§19.3): for pages that are the same for everybody. */
export class PageCache {
  readonly #pages = new BoundedCache<RenderedPage>(mostPages);
  readonly #options: Required<Options>;
  #revision: string | undefined;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = { maxAge: 1_000, ...options };
  }

  /** The page kept under a key, or the one that `render` makes; `isSame` says whether others may have it too. */
  async get(
    key: string,
    render: () => Promise<RenderedPage>,
    isSame: (page: RenderedPage) => boolean,
  ): Promise<RenderedPage> {
    if (performance.now() - this.#readAt > this.#options.maxAge) await this.#compareRevision();
    const kept = this.#pages.get(key);
    if (kept !== undefined) return kept;
    const revision = this.#revision;
    const page = await render();
    // A page that was on its way while its content changed may show what was there before.
    if (isSame(page) && revision !== undefined && revision === this.#revision) this.#pages.set(key, page);
    return page;
  }

  #compareRevision(): Promise<void> {
    this.#reading ??= this.#options
      .readRevision()
      .then((revision) => {
        if (revision !== this.#revision) this.#pages.clear();
        this.#revision = revision;
      }, this.#options.onError)
      .finally(() => {
        this.#readAt = performance.now();
        this.#reading = undefined;
      });
    return this.#reading;
  }
}
