/** Where a page changes its shape, in pixels of the window: what style sheets write out, for scripts (§19.14). */
export const breakPoints = [480, 768, 1024, 1440] as const;

/** The question a browser is asked: whether it is narrower than the break point. */
export function below(point: (typeof breakPoints)[number]): string {
  return `(max-width: ${point - 0.02}px)`;
}
