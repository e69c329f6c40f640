import { money } from '#platform/contract/amounts.ts';
import { calendarDayOf } from '#ui/dates.ts';
import type { Request } from '../../contract/request-view.ts';
import { withoutZeros } from './moves/without-zeros.ts';
import { Answer, Card } from './request-card.tsx';
import classes from './request-view.module.css';

const kinds = { payment: 'Paid', refund: 'Refunded', correction: 'Corrected' } as const;

/** The fees of a request as the ledger has them, for those who may know. */
export function FeesCard({ fees }: Pick<Request, 'fees'>) {
  if (fees.length === 0) return null;
  return (
    <Card title="Fees">
      <dl className={classes.answers}>
        {fees.map(({ id, kind, currency, amount, bookedOn }) => (
          <Answer
            key={id}
            label={`${kinds[kind]} ${calendarDayOf(bookedOn)}`}
            value={money(withoutZeros(amount), currency)}
          />
        ))}
      </dl>
    </Card>
  );
}
