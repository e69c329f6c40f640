import { readSession } from '#platform/web/session/session.ts';
import { ButtonLink } from '#ui/action/buttons.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import type { RequestScope } from '../../contract/requests.ts';
import { EmptyTray } from './empty-tray.tsx';
import { leavesOut, type RequestFilter, toSearch } from './request-filter.ts';

/** What stands where no request is: why, and what to do. */
export function NoRequests({ filter }: { filter: RequestFilter }) {
  if (leavesOut(filter)) return <NothingMatches filter={filter} />;
  const { title, text } = words[filter.scope];
  return (
    <EmptyState title={title} picture={<EmptyTray />} action={filter.scope === 'own' ? <WhereToAsk /> : null}>
      <p>{text}</p>
    </EmptyState>
  );
}

const words: Record<RequestScope, { title: string; text: string }> = {
  own: {
    title: 'Nothing asked for yet',
    text: 'A proposal or term sheet you ask for stands here, with its reference, its files and what has happened since.',
  },
  company: {
    title: 'Your company has asked for nothing yet',
    text: 'What you and your colleagues ask for stands here; each of you can take over what another one began.',
  },
  owner: {
    title: 'No requests for your listings yet',
    text: 'The desk reads each request first. Once it has passed one on, it stands here and waits for your term sheet.',
  },
  waiting: {
    title: 'Nothing waits for you',
    text: 'A request in which it is your turn stands here, the one that is due first at the top.',
  },
  all: { title: 'No requests yet', text: 'The first one a member sends stands here.' },
};

function NothingMatches({ filter }: { filter: RequestFilter }) {
  const all = toSearch({ ...filter, state: '', kind: '', clock: '', q: '' });
  return (
    <EmptyState
      title="No request matches"
      action={<ButtonLink to={`/requests${all}`}>Clear filters</ButtonLink>}
    >
      <p>
        {filter.q === ''
          ? 'None of these requests is of this state, kind and time.'
          : `None of these requests has “${filter.q}” in its reference, or in its listing’s name or code.`}
      </p>
    </EmptyState>
  );
}

function WhereToAsk() {
  if (readSession()?.role === 'investor') {
    return <ButtonLink to="/investment/activedeals">See active deals</ButtonLink>;
  }
  return (
    <>
      <ButtonLink to="/dossier-search">Find a dossier</ButtonLink>
      <ButtonLink to="/supplier-search">Find a supplier</ButtonLink>
    </>
  );
}
