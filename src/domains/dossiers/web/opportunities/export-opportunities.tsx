import { useSubmission } from '#forms/use-submission.ts';
import { download } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { type OpportunityState, writeOpportunities } from './opportunity-state.ts';

const formats = ['csv', 'xlsx'] as const;

/** All that the filter finds, as a file. */
export function ExportOpportunities({ state }: { state: OpportunityState }) {
  const { submit, busy, failure } = useSubmission();
  return (
    <>
      {formats.map((format) => (
        <QuietButton
          key={format}
          disabled={busy}
          onClick={() =>
            void submit(() =>
              download(
                `/api/opportunities/export${writeOpportunities(state)}&format=${format}`,
                `opportunities.${format}`,
              ),
            )
          }
        >
          Export {format.toUpperCase()}
        </QuietButton>
      ))}
      {failure && <span role="alert">{failure}</span>}
    </>
  );
}
