import { AskedButton } from '#forms/asked-button.tsx';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { QuietButton, TextButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { ListingSummary } from '../../contract/listings.ts';
import saveBar from '../editor/save-bar.module.css';

type TickedStepsProps = {
  chosen: readonly ListingSummary[];
  /** It is done: what is ticked may be other than it was. */
  onDone: () => Promise<void>;
  onUntick: () => void;
};

/** What is done with several of one's own listings at once (§12.13, §12.18). */
export function TickedSteps({ chosen, onDone, onUntick }: TickedStepsProps) {
  const confirm = useAction(() => tell('POST /api/listings/confirmations', chosen, onDone));
  const restore = useAction(() => tell('POST /api/listings/restorations', chosen, onDone));
  const failure = confirm.failure ?? restore.failure;
  const busy = confirm.busy || restore.busy;
  const areAll = (state: ListingSummary['state']) => chosen.every((listing) => listing.state === state);
  const isOne = chosen.length === 1;
  return (
    <section className={`stack-tight ${saveBar.bar}`} aria-label="With what is ticked">
      {failure && <Notice kind="error">{failure}</Notice>}
      {!areAll('published') && !areAll('retired') && (
        <p className="note">
          Tick published ones to confirm or retire them, or retired ones to restore them.
        </p>
      )}
      <div className="row">
        <strong>{isOne ? 'One ticked' : `${chosen.length} ticked`}</strong>
        {areAll('published') && (
          <>
            <QuietButton disabled={busy} onClick={confirm.run}>
              {isOne ? 'It still holds' : 'They still hold'}
            </QuietButton>
            <AskedButton
              verb="Retire"
              of={isOne ? (chosen[0]?.code ?? '') : `${chosen.length} listings`}
              danger
              disabled={busy}
              act={() => tell('POST /api/listings/retirements', chosen, onDone)}
            >
              {isOne ? 'It leaves' : 'They leave'} the results at once, and open requests are told. You can
              restore {isOne ? 'it' : 'them'}.
            </AskedButton>
          </>
        )}
        {areAll('retired') && (
          <QuietButton disabled={busy} onClick={restore.run}>
            Restore
          </QuietButton>
        )}
        <TextButton onClick={onUntick}>Untick</TextButton>
      </div>
    </section>
  );
}

type SeveralCall =
  | 'POST /api/listings/confirmations'
  | 'POST /api/listings/retirements'
  | 'POST /api/listings/restorations';

async function tell(
  name: SeveralCall,
  chosen: readonly ListingSummary[],
  onDone: () => Promise<void>,
): Promise<void> {
  const { message } = await call(name, {
    body: { listings: chosen.map(({ kind, id }) => ({ kind, id })) },
  });
  toastSuccess(message);
  await onDone();
}
