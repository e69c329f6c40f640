import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BroughtBack } from '#forms/brought-back.tsx';
import { useSubmission } from '#forms/use-submission.ts';
import { call } from '#platform/web/call/call.ts';
import { SubmitButton } from '#ui/action/submit-button.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import type { ListedScenario, Scenario } from '../contract/offer-calls.ts';
import type { Ranking } from '../contract/ranking.ts';
import { OfferFields, type OffersAtHand } from './form/offer-fields.tsx';
import { PlanFields } from './form/plan-fields.tsx';
import type { TypedComparison } from './form/typed.ts';
import { RankingCard } from './result/ranking-card.tsx';
import { VolumeCard } from './result/volume-card.tsx';
import { KeptNotice } from './scenarios/kept-notice.tsx';
import { SaveRow } from './scenarios/save-row.tsx';
import { ScenarioList } from './scenarios/scenario-list.tsx';
import { useComparison } from './use-comparison.ts';

export type OffersViewProps = {
  /** By which draft is kept: what the page was opened for. */
  form: string;
  begin: TypedComparison;
  atHand: OffersAtHand;
  scenarios: { data: ListedScenario[]; next: string | null };
  /** The one that is open; null for a comparison that is not kept. */
  scenario: Scenario | null;
};

/** What was reckoned, and of what. */
type Ranked = { ranking: Ranking; typed: TypedComparison };

/** Plan and offers, what they come to, and where it is kept. */
export function OffersView({ form, begin, atHand, scenarios, scenario }: OffersViewProps) {
  const comparison = useComparison(form, { typed: begin, name: scenario?.name ?? '' });
  const [ranked, setRanked] = useState<Ranked | null>(
    scenario?.ranking ? { ranking: scenario.ranking, typed: begin } : null,
  );
  const frame = useKeptFocus<HTMLDivElement>(true);
  const { heading, lead } = useLeadTo(ranked);
  useHeadingOnceKept();
  const submission = useSubmission();
  const navigate = useNavigate();
  const { typed, name } = comparison;
  const fields = { typed, type: comparison.type, issues: submission.issues };

  async function rank(signal: AbortSignal): Promise<void> {
    setRanked({ ranking: (await call('POST /api/offers/ranking', { body: typed, signal })).data, typed });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void submission.submit(async (signal) => {
      lead();
      await rank(signal);
    });
  }

  /** Ranked first, so that what is wrong stands beside its field. */
  function keep(as: Scenario | null): void {
    void submission.submit(async (signal) => {
      await rank(signal);
      const { data } =
        as === null
          ? await call('POST /api/offers/scenarios', { body: { name, asked: typed }, signal })
          : await call('POST /api/offers/scenarios/:scenario', {
              params: { scenario: as.id },
              body: { name, asked: typed, revision: as.revision },
              signal,
            });
      comparison.settle();
      toastSuccess(`Kept as ‘${data.name}’`);
      await navigate(`/offers?scenario=${data.id}`, { replace: as !== null, state: justKept });
    });
  }

  return (
    <div ref={frame} className="stack-loose">
      {comparison.broughtBack && <BroughtBack onDrop={comparison.clear} />}
      {scenario && <KeptNotice scenario={scenario} />}
      <form className="stack-loose" onSubmit={onSubmit} noValidate>
        <PlanFields form={fields} />
        <OfferFields form={fields} first={atHand} />
        {submission.failure && <Notice kind="error">{submission.failure}</Notice>}
        <div className="row">
          <SubmitButton busy={submission.busy}>Compare</SubmitButton>
          <span className="note">What you type stays here until you keep it or clear it.</span>
        </div>
        <SaveRow
          {...{ name, scenario, issue: submission.issues['name'], isChanged: comparison.isChanged }}
          onName={comparison.call}
          onKeep={keep}
        />
      </form>
      {ranked && <RankingCard ranking={ranked.ranking} heading={heading} isStale={ranked.typed !== typed} />}
      {ranked && <VolumeCard ranking={ranked.ranking} />}
      <ScenarioList first={scenarios} open={scenario?.id ?? null} />
    </div>
  );
}

const justKept = { kept: true };

/** Of a scenario that was just kept the form is drawn anew: one goes on at its name. */
function useHeadingOnceKept(): void {
  const { state } = useLocation();
  useEffect(() => {
    if (state?.kept) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [state]);
}

/** Leads to the heading of what was asked for once it stands there: it begins below what is seen. */
function useLeadTo(shown: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const awaited = useRef(false);
  useEffect(() => {
    if (!awaited.current || shown === null) return;
    awaited.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [shown]);
  return {
    heading,
    lead: () => {
      awaited.current = true;
    },
  };
}
