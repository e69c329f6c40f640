import { SettingsSection } from '#domains/accounts/web/own/settings-section.tsx';
import { AskedButton } from '#forms/asked-button.tsx';
import { useChange } from '#forms/use-change.ts';
import { money, withoutZeros } from '#platform/contract/amounts.ts';
import { call } from '#platform/web/call/call.ts';
import { lastLimitWords } from '../../contract/limit-choices.ts';
import type { SigningLimit } from '../../contract/signing-limits.ts';
import { LimitForm } from './limit-form.tsx';
import classes from './limits-section.module.css';

type LimitsSectionProps = {
  company: string;
  manages: boolean;
  /** Whose role signs. */
  signers: readonly { id: string; name: string }[];
  limits: readonly SigningLimit[];
};

/** How much whom of a company may sign for it alone (§10.22). */
export function LimitsSection({ company, manages, signers, limits }: LimitsSectionProps) {
  const change = useChange();
  return (
    <SettingsSection
      title="Authority to sign"
      about={
        limits.length === 0
          ? 'No limits: all whose role signs may sign term sheets of any amount.'
          : 'Above their limit, or without one, people sign what a colleague with authority has approved.'
      }
    >
      {limits.length > 0 && (
        <ul className={`list ${classes.list}`}>
          {limits.map((limit) => (
            <LimitRow
              key={limit.id}
              company={company}
              limit={limit}
              manages={manages}
              isLast={limits.length === 1}
            />
          ))}
        </ul>
      )}
      {manages && (
        <LimitForm
          people={signers}
          onSend={(body) =>
            change(call('POST /api/companies/:company/signing-limits', { params: { company }, body }))
          }
        />
      )}
      {!manages && limits.length === 0 && <p>Its administrators set them.</p>}
    </SettingsSection>
  );
}

type LimitRowProps = { company: string; limit: SigningLimit; manages: boolean; isLast: boolean };

function LimitRow({ company, limit, manages, isLast }: LimitRowProps) {
  const { id, person, currency, amount } = limit;
  const change = useChange();
  const params = { company, limit: id };
  return (
    <li className={`bar ${classes.limit}`}>
      <span>
        {person.name}{' '}
        <span className="muted">
          {amount === null ? `any amount in ${currency}` : `up to ${money(withoutZeros(amount), currency)}`}
          {person.signs ? '' : ' (does not sign by their role any more)'}
        </span>
      </span>
      {manages && (
        <AskedButton
          verb="Take away"
          of={`the limit of ${person.name} in ${currency}`}
          act={() => change(call('DELETE /api/companies/:company/signing-limits/:limit', { params }))}
        >
          {isLast ? lastLimitWords : 'From then on they sign what a colleague with authority has approved.'}
        </AskedButton>
      )}
    </li>
  );
}
