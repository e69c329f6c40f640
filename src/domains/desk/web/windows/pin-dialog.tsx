import { useState } from 'react';
import type { PinFields } from '#domains/dossiers/contract/presentations.ts';
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

type PinDialogProps = { presentation: string; subject: PinSubject; listings: number; onClose: () => void };

/** The desk's word on a row, with the reason that readers see. */
export function PinDialog({ presentation, subject, listings, onClose }: PinDialogProps) {
  const change = useChange();
  const { title, ...named } = subject;
  const [product, setProduct] = useState(named.product);
  const said = words[named.effect];
  const of = listings === 1 ? 'the one listing' : `all ${listings} listings`;
  const path = 'POST /api/admin/presentations/:presentation/pins';
  return (
    <ReasonDialog
      title={`${said.title}: ${title}`}
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
