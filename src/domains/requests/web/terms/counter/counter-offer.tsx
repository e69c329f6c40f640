import { QuietButton, TextButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { redline } from '../../../contract/terms/redline.ts';
import type { StoredTerms } from '../../../contract/terms/said-terms.ts';
import { ChangeList } from '../redline/change-list.tsx';
import { type TypedTerms, typeTerms } from '../typed-terms.ts';
import { isTaken, takeLine } from './take-lines.ts';

type CounterOfferProps = {
  /** The version as it was issued, and as the buyer would have it. */
  version: StoredTerms;
  asked: StoredTerms;
  typed: TypedTerms;
  onType: (name: keyof TypedTerms, value: string) => void;
};

/** What the buyer would have otherwise, taken over line by line or whole; what is not taken stays as it was offered. */
export function CounterOffer({ version, asked, typed, onType }: CounterOfferProps) {
  const { changes } = redline(version, asked);
  const wanted = { ...typeTerms(asked), validUntil: asked.validUntil };
  const open = changes.filter(({ key }) => !isTaken(typed, wanted, key));

  function take(keys: readonly string[]): void {
    let next = typed;
    for (const key of keys) next = { ...next, ...takeLine(next, wanted, key) };
    for (const [name, value] of Object.entries(next)) {
      if (typed[name as keyof TypedTerms] !== value) onType(name as keyof TypedTerms, value);
    }
  }

  return (
    <Notice kind="info">
      <p>
        The buyer asks for {changes.length === 1 ? 'one line' : `${changes.length} lines`} otherwise.{' '}
        {open.length === 0 ? 'All of it is taken over.' : 'The form begins as you offered it.'}
      </p>
      <ChangeList
        changes={changes}
        action={({ key }, labelId) =>
          isTaken(typed, wanted, key) ? (
            <span className="note">Taken over</span>
          ) : (
            <TextButton aria-describedby={labelId} onClick={() => take([key])}>
              Take it over
            </TextButton>
          )
        }
      />
      {open.length > 1 && (
        <QuietButton onClick={() => take(open.map(({ key }) => key))}>Take all over</QuietButton>
      )}
    </Notice>
  );
}
