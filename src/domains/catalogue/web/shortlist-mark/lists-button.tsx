import { lazy, Suspense, useState } from 'react';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import classes from './shortlist-button.module.css';

const ListsDialog = lazy(async () => ({ default: (await import('./lists-dialog.tsx')).ListsDialog }));

type ListsButtonProps = {
  id: string;
  title: string;
  /** As high as the buttons beside it. */
  tall?: boolean;
};

/** The way onto named lists, or off them (§14.11). */
export function ListsButton({ id, title, tall = false }: ListsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`inline ${classes.button}`}
        data-tall={tall || undefined}
        aria-label={`Lists with ${title}`}
        aria-haspopup="dialog"
        title="Put on a list"
        onClick={() => setOpen(true)}
      >
        <LineIcon d="M3 5h9M3 10h6M3 15h6M14.500 9v7M11 12.500h7" size={18} />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ListsDialog dossier={{ id, title }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
