import { useRevalidator } from 'react-router';
import { LimitForm, type TypedLimit } from '#domains/requests/web/limits/limit-form.tsx';
import { money, withoutZeros } from '#platform/contract/amounts.ts';
import { call } from '#platform/web/call/call.ts';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { CompanyRecord } from '../../contract/back-office-companies.ts';
import { RowAction } from '../tables/row-action.tsx';
import classes from './record.module.css';
import { RecordSection } from './record-facts.tsx';

/** Who of a company may sign how much alone (§10.22). */
export function SigningLimits({ company }: { company: CompanyRecord }) {
  const { revalidate } = useRevalidator();
  const params = { company: String(company.id) };
  async function set(body: TypedLimit): Promise<void> {
    const { message } = await call('POST /api/back-office/companies/:company/signing-limits', {
      params,
      body,
    });
    toastSuccess(message);
    await revalidate();
  }
  const { people, signingLimits } = company;
  return (
    <RecordSection
      title="Authority to sign"
      about={
        signingLimits.length === 0
          ? 'No limits: all whose role signs may sign term sheets of any amount.'
          : 'Above their limit, or without one, its people sign what a colleague with authority has approved.'
      }
    >
      {signingLimits.length > 0 && (
        <ul className={`list ${classes.list}`}>
          {signingLimits.map(({ id, person, currency, amount }) => (
            <li key={id} className={`bar ${classes.item}`}>
              <span>
                {person.name}{' '}
                <span className={`muted ${classes.quiet}`}>
                  {amount === null
                    ? `any amount in ${currency}`
                    : `up to ${money(withoutZeros(amount), currency)}`}
                  {people.some(({ id: member }) => member === person.id) ? '' : ' (belongs to it no more)'}
                </span>
              </span>
              <RowAction
                label="Remove"
                of={`the limit of ${person.name} in ${currency}`}
                act={() =>
                  call('DELETE /api/back-office/companies/:company/signing-limits/:limit', {
                    params: { ...params, limit: String(id) },
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {people.length > 0 && (
        <LimitForm people={people.map(({ id, name }) => ({ id: String(id), name }))} onSend={set} />
      )}
    </RecordSection>
  );
}
