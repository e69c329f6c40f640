import { useState } from 'react';
import { money, withoutZeros } from '#platform/contract/amounts.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { calendarDayOf } from '#ui/dates.ts';
import { laterPart, useLaterPart } from '#ui/later-part.ts';
import { restOfFee } from '../../contract/fee-rest.ts';
import type { Request } from '../../contract/request-view.ts';
import { Answer, Card } from './request-card.tsx';
import classes from './request-view.module.css';

// Of the desk's alone.
const refundDialog = laterPart(async () => (await import('./refund-dialog.tsx')).RefundDialog);

const kinds = { payment: 'Paid', refund: 'Refunded', correction: 'Corrected' } as const;

type FeesCardProps = { request: Request; onChanged: () => void };

/** The fees of a request as the ledger has them, with what each was for and what is still to come, for those who may know. */
export function FeesCard({ request, onChanged }: FeesCardProps) {
  const { fees, sides } = request;
  if (fees.length === 0) return null;
  const left = remainder(fees);
  return (
    <Card title="Fees">
      <dl className={classes.answers}>
        {fees.map(({ id, kind, currency, amount, bookedOn, note }) => (
          <Answer
            key={id}
            label={`${kinds[kind]} ${calendarDayOf(bookedOn)}`}
            value={[money(withoutZeros(amount), currency), note].filter(Boolean).join('\n')}
          />
        ))}
        {left && <Answer label={left.label} value={left.value} />}
      </dl>
      {sides.includes('desk') && <Refund request={request} onChanged={onChanged} />}
    </Card>
  );
}

function Refund({ request: { reference, fees }, onChanged }: FeesCardProps) {
  const [open, setOpen] = useState(false);
  const RefundDialog = useLaterPart(refundDialog);
  return (
    <div className={classes.remark}>
      <TextButton onClick={() => setOpen(true)}>Record a refund</TextButton>
      {open && RefundDialog && (
        <RefundDialog
          reference={reference}
          currency={fees.findLast(({ kind }) => kind === 'payment')?.currency ?? 'EUR'}
          onClose={() => setOpen(false)}
          onDone={onChanged}
        />
      )}
    </div>
  );
}

/** What of the fee that was asked for is still to come, in its currency; null where nothing was asked for. */
export function remainder(fees: Request['fees']): { label: string; value: string } | null {
  const asked = fees.findLast(({ due }) => due !== null);
  if (asked?.due == null) return null;
  const { due, currency } = asked;
  const left = restOfFee({ currency, due }, fees);
  const isNegative = left.startsWith('-');
  const amount = money(withoutZeros(isNegative ? left.slice(1) : left), currency);
  return {
    label: isNegative ? 'Paid beyond it' : 'Remains',
    value: `${amount} of ${money(withoutZeros(due), currency)}`,
  };
}
