import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { homeOf } from '#page-table.ts';
import { announceMove } from '#platform/web/keys/doors.ts';
import { readSession } from '#platform/web/session/session.ts';
import { momentOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { type Crumb, Page } from '#ui/page/page.tsx';
import type { Request } from '../../contract/request-view.ts';
import { VersionsCard } from '../terms/versions-card.tsx';
import { Composer } from './composer/composer.tsx';
import { FeesCard } from './fees-card.tsx';
import { WhatNext } from './moves/what-next.tsx';
import { PeopleCard } from './people-card.tsx';
import { Answer, Card } from './request-card.tsx';
import { RequestFiles } from './request-files.tsx';
import { RequestHead } from './request-head.tsx';
import classes from './request-view.module.css';
import { Thread } from './thread.tsx';
import { useLive } from './use-live.ts';

/** An investor's home is another page than everybody's. */
export function requestBreadcrumb(): Crumb[] {
  return [
    { label: 'Home', to: homeOf(readSession()?.role) },
    { label: 'My requests', to: '/requests' },
  ];
}

type RequestViewProps = {
  /** As it was loaded last. */
  loaded: Request;
  /** It could not be loaded again: what shows is older than it should be. */
  stale: boolean;
};

/** One request: what comes next, its term sheet, the thread that all sides share, and what was asked. */
export function RequestView({ loaded, stale }: RequestViewProps) {
  const { revalidate } = useRevalidator();
  const [acted, setActed] = useState<Request | null>(null);
  useLive();
  useEffect(() => {
    if (acted !== null) announceMove();
  }, [acted]);
  // What an own action answered is newer than what was loaded before it.
  const request = acted !== null && acted.revision > loaded.revision ? acted : loaded;
  const { reference, listing, answers, consent, files, termSheets, fees, submittedAt } = request;
  const acting = { request, onSent: setActed, onConflict: () => void revalidate() };

  return (
    <Page
      title={reference}
      breadcrumb={[...requestBreadcrumb(), { label: reference }]}
      lead={<RequestHead request={request} onSent={setActed} />}
    >
      <div className={classes.layout}>
        <div className={`stack ${classes.column}`}>
          {stale && (
            <Notice kind="warning">
              The latest could not be loaded. You see the request as it was; it is asked for again every half
              minute.
            </Notice>
          )}
          {listing.retired && (
            <Notice kind="warning">
              {listing.code} is no longer listed. This request goes on as it was agreed.
            </Notice>
          )}
          <WhatNext {...acting} />
          <VersionsCard reference={reference} termSheets={termSheets} />
          <Card title="Thread">
            <Thread request={request} />
            <Composer {...acting} />
          </Card>
        </div>
        <div className={`stack ${classes.column}`}>
          <Card title="What was asked">
            <dl className={classes.answers}>
              {answers.map(({ label, value }) => (
                <Answer key={label} label={label} value={value} />
              ))}
              <Answer label="May we suggest other listings" value={consent ? 'Yes' : 'No'} />
              <Answer label="Sent" value={momentOf(submittedAt)} />
            </dl>
          </Card>
          <Card title="Files">
            <RequestFiles reference={reference} files={files} />
          </Card>
          <FeesCard fees={fees} />
          <PeopleCard request={request} />
        </div>
      </div>
    </Page>
  );
}
