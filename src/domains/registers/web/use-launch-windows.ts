import { call } from '#platform/web/call/call.ts';
import { type Answer, useAnswer } from '#platform/web/call/use-answer.ts';
import type { LaunchWindow } from '../contract/launch-windows.ts';

/** Null until they are there; or why they are not. */
export type Launch = Answer<{ windows: readonly LaunchWindow[]; of?: Presentation }>;

/** Which one a dossier is of, and how many are of it. */
type Presentation = { id: string; dossiers: number };

/** The launch windows of a dossier, apart from the page that shows them: it does not wait for them. */
export function useLaunchWindows(dossier: string): { launch: Launch; retry: () => void } {
  const { answer, retry } = useAnswer<Exclude<Launch, { failed: string } | null>>(dossier, async (signal) => {
    const params = { id: dossier };
    const { data, presentation, dossiers } = await call('GET /api/dossiers/:id/launch-windows', {
      params,
      signal,
    });
    return { windows: data, of: { id: presentation, dossiers } };
  });
  return { launch: answer, retry };
}
