import { Suspense } from 'react';
import { Await, useRevalidator } from 'react-router';
import { CallError, call } from '#platform/web/call/call.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { Page } from '#ui/page/page.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import type { Route } from './+types/admin.page.ts';
import classes from './admin.module.css';
import { FiguresView } from './web/figures/figures-view.tsx';
import { FileStateLine } from './web/file-state-line.tsx';
import { FindingCounts } from './web/findings/finding-counts.tsx';
import { BackOfficeSkeleton } from './web/frame/back-office-skeleton.tsx';
import { QueueList } from './web/frame/queue-list.tsx';
import { mostWaitingShown, WaitingQueue } from './web/frame/waiting-queue.tsx';

const lead = 'What waits for the desk, and how the marketplace goes.';

export function meta() {
  return pageMeta('Back office', lead);
}

/** The queues are what one comes for; the figures follow when they are there. */
export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const figures = orNull(call('GET /api/back-office/figures', { signal }), signal);
  const files = orNull(call('GET /api/back-office/files', { signal }), signal);
  const query = { scope: 'waiting', sort: 'due', limit: mostWaitingShown + 1 } as const;
  const waiting = orNull(call('GET /api/requests', { query, signal }), signal);
  const findings = orNull(call('GET /api/back-office/findings', { signal }), signal);
  const queues = await orNull(call('GET /api/back-office/queues', { signal }), signal);
  return { queues, waiting: await waiting, findings: await findings, files: await files, figures };
}

/** Null where it could not be loaded, or is wanted no longer. */
async function orNull<T>(answer: Promise<{ data: T }>, signal: AbortSignal): Promise<T | null> {
  try {
    return (await answer).data;
  } catch (error) {
    if (!(error instanceof CallError || signal.aborted)) throw error;
    return null;
  }
}

export function HydrateFallback() {
  return <BackOfficeSkeleton label="Loading the overview" title="Back office" lead={lead} />;
}

/** §11.3 */
export default function Admin({ loaderData }: Route.ComponentProps) {
  const { queues, waiting, findings, files, figures } = loaderData;
  return (
    <Page framed title="Back office" lead={lead}>
      {waiting ? (
        <WaitingQueue requests={waiting} />
      ) : (
        <NotLoaded what="The requests that wait for the desk" />
      )}
      {queues ? <QueueList queues={queues} /> : <NotLoaded what="What waits for the desk" />}
      {findings ? <FindingCounts counts={findings} /> : <NotLoaded what="What the rules find" />}
      {files && <FileStateLine state={files} />}
      <Suspense fallback={<p role="status">Loading the figures…</p>}>
        <Await resolve={figures}>
          {(loaded) => (loaded ? <FiguresView figures={loaded} /> : <NotLoaded what="The figures" />)}
        </Await>
      </Suspense>
    </Page>
  );
}

function NotLoaded({ what }: { what: string }) {
  const { revalidate } = useRevalidator();
  return (
    <div className={classes.notLoaded}>
      <Notice kind="error">
        {what} could not be loaded.{' '}
        <TextButton onClick={() => void revalidate()}>
          Try again<span className="visually-hidden">: {what}</span>
        </TextButton>
      </Notice>
    </div>
  );
}
