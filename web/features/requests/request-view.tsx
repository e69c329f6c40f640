import type { Request } from '#contract/request-view.ts';
import { momentOf } from '#web/ui/dates.ts';
import { Page } from '#web/ui/page.tsx';
import { kindWords, ListingLink } from './listing-link.tsx';
import { RequestFiles } from './request-files.tsx';
import classes from './request-view.module.css';
import { StateBadge } from './state-badge.tsx';
import { Timeline } from './timeline.tsx';

export const requestBreadcrumb = [
  { label: 'Home', to: '/home' },
  { label: 'My requests', to: '/requests' },
];

/** One request as it was sent, and what has happened since. */
export function RequestView({ request }: { request: Request }) {
  const { reference, kind, listing, requester, answers, consent, files, timeline, submittedAt } = request;
  return (
    <Page
      title={reference}
      breadcrumb={[...requestBreadcrumb, { label: reference }]}
      lead={
        <span className={classes.lead}>
          <ListingLink kind={kind} listing={listing} />
          <span className={classes.code}>
            {kindWords[kind]} {listing.code}
          </span>
          <StateBadge request={request} />
        </span>
      }
    >
      <div className={classes.layout}>
        <div className={classes.column}>
          <section className={classes.card}>
            <h2 className={classes.title}>What was asked</h2>
            <dl className={classes.answers}>
              {answers.map(({ label, value }) => (
                <Answer key={label} label={label} value={value} />
              ))}
              <Answer label="May we suggest other listings" value={consent ? 'Yes' : 'No'} />
            </dl>
          </section>
          <section className={classes.card}>
            <h2 className={classes.title}>Files</h2>
            <RequestFiles reference={reference} files={files} />
          </section>
        </div>
        <div className={classes.column}>
          <section className={classes.card}>
            <h2 className={classes.title}>Timeline</h2>
            <Timeline events={timeline} />
          </section>
          <section className={classes.card}>
            <h2 className={classes.title}>Asked by</h2>
            <dl className={classes.answers}>
              <Answer label="Name" value={requester.name} />
              <Answer label="Organisation" value={requester.organisation} />
              <Answer label="Email" value={requester.email} />
              <Answer label="Phone" value={requester.phone} />
              <Answer label="Sent" value={momentOf(submittedAt)} />
            </dl>
          </section>
        </div>
      </div>
    </Page>
  );
}

function Answer({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.answer}>
      <dt>{label}</dt>
      <dd data-muted={value === '' || undefined}>{value === '' ? '-' : value}</dd>
    </div>
  );
}
