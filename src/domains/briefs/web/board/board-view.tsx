import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLive } from '#domains/requests/web/thread/use-live.ts';
import { withFullStop } from '#platform/contract/names.ts';
import { QuietLink } from '#ui/action/buttons.tsx';
import { dayOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { Page } from '#ui/page/page.tsx';
import type { Brief } from '../../contract/briefs.ts';
import { AwardDialog } from './award-dialog.tsx';
import { BoardTable } from './board-table.tsx';
import { LeftOut } from './left-out.tsx';
import { LinesCard } from './lines-card.tsx';
import { MessageForm } from './message-form.tsx';
import { offersAddress } from './offers-address.ts';

/** A brief with all that has become of it; read again while one looks at it. */
export function BoardView({ brief, stale }: { brief: Brief; stale: boolean }) {
  useLive();
  const { revalidate } = useRevalidator();
  const [awarding, setAwarding] = useState<string | null>(null);
  const request = brief.requests.find(({ reference }) => reference === awarding);
  const offers = offersAddress(brief);
  const writer = brief.by === null ? 'Written by you' : `Written by ${brief.by}`;
  const shared = brief.sharedWith === null ? '' : `, shared with the people of ${brief.sharedWith}`;

  return (
    <Page
      title={brief.title}
      breadcrumb={[
        { label: 'Home', to: '/home' },
        { label: 'Briefs', to: '/briefs' },
        { label: brief.title },
      ]}
      lead={`${withFullStop(`${writer} on ${dayOf(brief.createdAt)}${shared}`)} None of those who are asked learns of the others.`}
      actions={
        <>
          {offers && <QuietLink to={offers}>Compare in money</QuietLink>}
          {brief.refusal === null && <QuietLink to="/briefs/new">Write another</QuietLink>}
        </>
      }
    >
      {stale && (
        <Notice kind="warning">This could not be read again: what stands here may have changed.</Notice>
      )}
      <div className="stack-loose">
        {brief.refusal !== null && <p className="secondary">{brief.refusal}</p>}
        <BoardTable brief={brief} onAward={({ reference }) => setAwarding(reference)} />
        <LeftOut words={brief.leftOut} />
        <LinesCard brief={brief} />
        {brief.mayNotWrite === null && <MessageForm brief={brief} onSent={() => void revalidate()} />}
      </div>
      {request && (
        <AwardDialog
          brief={brief}
          request={request}
          onConflict={() => void revalidate()}
          onClose={() => setAwarding(null)}
        />
      )}
    </Page>
  );
}
