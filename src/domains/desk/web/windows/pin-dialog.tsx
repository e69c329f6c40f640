import { useState } from 'react';
import type { Candidate, Matches, PinFields } from '#domains/dossiers/contract/presentations.ts';
import { rowNumber } from '#domains/registers/contract/register-words.ts';
import { ReasonDialog } from '#forms/reason-dialog.tsx';
import { useChange } from '#forms/use-change.ts';
import { call } from '#platform/web/call/call.ts';
import { SelectField } from '#ui/field/select-field.tsx';

export type PinSubject = Omit<PinFields, 'reason'> & { title: string };

const words = {
  pin: { title: 'Pin', says: 'The windows are read from this row, whatever the rules say.', button: 'Pin' },
  cut: { title: 'Cut', says: 'No window is read from this row.', button: 'Cut' },
  'carve-out': {
    title: 'A label can leave out',
    says: 'The exclusivity counts as soft: a label without its use may come before its end.',
    button: 'Note it',
  },
} as const;

type PinDialogProps = { found: Matches; subject: PinSubject; onClose: () => void };

/** As many rows as are named before the rest is counted. */
const mostNamed = 3;

/** Rows of its register that are matched now, and would not be beside what is pinned. */
export function leftOutBy(
  { candidates, pins }: Pick<Matches, 'candidates' | 'pins'>,
  pinned: Pick<PinFields, 'register' | 'application' | 'product'>,
): Candidate[] {
  const kept = [pinned, ...pins.filter(({ effect }) => effect === 'pin')];
  const isKept = (row: Candidate) =>
    kept.some(
      ({ application, product }) =>
        row.application === application && (product === null || row.product === product),
    );
  return candidates.filter((row) => row.matched && row.register === pinned.register && !isKept(row));
}

/** The desk's word on a row, with the reason that readers see. */
export function PinDialog({ found, subject, onClose }: PinDialogProps) {
  const { presentation, listings } = found;
  const change = useChange();
  const { title, ...named } = subject;
  const [product, setProduct] = useState(named.product);
  const said = words[named.effect];
  const of = listings === 1 ? 'the one listing' : `all ${listings} listings`;
  const path = 'POST /api/admin/presentations/:presentation/pins';
  return (
    <ReasonDialog
      title={`${said.title}: ${title}`}
      draft={`pin:${presentation}:${Object.values(named).join()}`}
      field="reason"
      readBy="Everybody who reads the window reads it"
      maxLength={500}
      button={said.button}
      send={(reason) => change(call(path, { params: { presentation }, body: { ...named, product, reason } }))}
      onClose={onClose}
    >
      <p className="secondary">
        {said.says} It holds for {of} of this presentation.
      </p>
      {named.effect === 'pin' && <LeftOut rows={leftOutBy(found, { ...named, product })} />}
      {named.product !== null && (
        <SelectField
          name="product"
          label="Of the application"
          value={product ?? ''}
          onChange={({ target }) => setProduct(target.value === '' ? null : target.value)}
          data={[
            { value: named.product, label: `Product ${named.product} alone` },
            { value: '', label: 'All its products' },
          ]}
        />
      )}
    </ReasonDialog>
  );
}

function LeftOut({ rows }: { rows: readonly Candidate[] }) {
  if (rows.length === 0) return null;
  const named = rows.slice(0, mostNamed).map((row) => `${row.title} (${rowNumber(row.register, row)})`);
  const rest = rows.length - named.length;
  return (
    <p>
      <strong>It leaves out what is matched now:</strong> {named.join(', ')}
      {rest > 0 && ` and ${rest} more`}. Pin these too where they are the same product.
    </p>
  );
}
