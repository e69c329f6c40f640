import { lazy, Suspense, useState } from 'react';
import { useSubmission } from '#forms/use-submission.ts';
import { download } from '#platform/web/call/call.ts';
import { quietButton } from '#ui/action/button-link.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Menu, menuItem } from '#ui/action/menu.tsx';
import type { Shortlist } from '../../../contract/shortlists.ts';

const ListDialog = lazy(async () => ({ default: (await import('./list-dialog.tsx')).ListDialog }));

type ListActionsProps = {
  /** The list that is shown; null for the shortlist that everybody has. */
  list: Shortlist | null;
  companies: readonly { id: string; name: string }[];
  hasEntries: boolean;
};

/** What can be done with a whole list, and the way to begin another. */
export function ListActions({ list, companies, hasEntries }: ListActionsProps) {
  const [open, setOpen] = useState<'new' | 'change' | null>(null);
  return (
    <>
      <QuietButton onClick={() => setOpen('new')}>New list</QuietButton>
      {list !== null && list.owner === null && (
        <QuietButton onClick={() => setOpen('change')}>Rename or share</QuietButton>
      )}
      {hasEntries && <Exports place={list?.id ?? 'own'} />}
      {open !== null && (
        <Suspense fallback={null}>
          <ListDialog
            list={open === 'change' ? list : null}
            companies={companies}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const formats = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
] as const;

function Exports({ place }: { place: string }) {
  const { submit, busy } = useSubmission();
  return (
    <Menu button={busy ? 'Exporting' : 'Export'} buttonClassName={quietButton}>
      {formats.map(({ format, label }) => (
        <button
          key={format}
          type="button"
          role="menuitem"
          className={menuItem}
          onClick={() =>
            void submit(() =>
              download(`/api/shortlists/${place}/export?format=${format}`, `shortlist.${format}`),
            )
          }
        >
          {label}
        </button>
      ))}
    </Menu>
  );
}
