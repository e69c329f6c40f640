import { useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { announceMove } from '#platform/web/keys/doors.ts';
import { laterPart, useLaterPart } from '#ui/later-part.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { Page } from '#ui/page/page.tsx';
import type { Request } from '../../contract/request-view.ts';
import type { BriefMark } from '../brief-mark/brief-marks.ts';
import { AskedCard } from '../terms/asked-card.tsx';
import { useLeadOn } from '../waiting/lead-on.ts';
import { Alarms } from './alarms.tsx';
import { Composer } from './composer/composer.tsx';
import { FeesCard } from './fees-card.tsx';
import { Neighbours } from './head/neighbours.tsx';
import { productOf } from './head/product.ts';
import { RequestHead } from './head/request-head.tsx';
import { listOf, requestBreadcrumb } from './head/where-from.ts';
import { WhatNext } from './moves/what-next.tsx';
import { PeopleCard } from './people-card.tsx';
import { Card } from './request-card.tsx';
import { RequestFiles } from './request-files.tsx';
import classes from './request-view.module.css';
import { Thread } from './thread.tsx';
import { useLive } from './use-live.ts';

// Where there are two to compare.
const redlineCard = laterPart(async () => (await import('../terms/redline/redline-card.tsx')).RedlineCard);
// Of the few that somebody has signed here.
const signaturesCard = laterPart(async () => (await import('./signing/signatures-card.tsx')).SignaturesCard);

type RequestViewProps = {
  /** As it was loaded last. */
  loaded: Request;
  /** It could not be loaded again: what shows is older than it should be. */
  stale: boolean;
  /** By which one asked for it, with others; null for one by itself, and to all but the buyer's side. */
  brief: BriefMark | null;
};

/** One request: what comes next, what was asked and offered, and the thread that all sides share. */
export function RequestView({ loaded, stale, brief }: RequestViewProps) {
  const { revalidate } = useRevalidator();
  const [acted, setActed] = useState<Request | null>(null);
  useLive();
  useEffect(() => {
    if (acted !== null) announceMove();
  }, [acted]);
  // What an own action answered is newer than what was loaded before it.
  const request = acted !== null && acted.revision > loaded.revision ? acted : loaded;
  const { reference, listing, files } = request;
  const list = listOf(useSearchParams()[0], request);
  const leadOn = useLeadOn();
  const acting = { request, onSent: setActed, onConflict: () => void revalidate() };

  /** The desk works its queue off: who came from there goes on with it. */
  function onMoved(): void {
    if (request.sides.includes('desk') && list.scope === 'waiting') void leadOn(reference);
  }

  return (
    <Page
      title={productOf(request)}
      breadcrumb={[...requestBreadcrumb(list), { label: reference }]}
      lead={<RequestHead request={request} brief={brief} onSent={setActed} />}
      actions={<Neighbours request={request} list={list} />}
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
          <Alarms {...request} />
          <WhatNext {...acting} onMoved={onMoved} />
          <AskedCard request={request} />
          {request.termSheets.length + request.counters.length > 1 && <Redline request={request} />}
          <Card title="Thread">
            <Thread request={request} />
            {request.mayNotWrite === null ? (
              <Composer {...acting} />
            ) : (
              <p className="secondary">{request.mayNotWrite}</p>
            )}
          </Card>
        </div>
        <div className={`stack ${classes.column}`}>
          <Card title="Files">
            <RequestFiles reference={reference} files={files} />
          </Card>
          {request.signatures.length > 0 && <Signatures request={request} />}
          <FeesCard request={request} onChanged={acting.onConflict} />
          <PeopleCard request={request} />
        </div>
      </div>
    </Page>
  );
}

function Signatures({ request }: { request: Request }) {
  const SignaturesCard = useLaterPart(signaturesCard);
  return SignaturesCard && <SignaturesCard request={request} />;
}

function Redline({ request }: { request: Request }) {
  const RedlineCard = useLaterPart(redlineCard);
  return RedlineCard && <RedlineCard request={request} />;
}
