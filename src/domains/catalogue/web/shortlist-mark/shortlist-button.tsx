import { LineIcon } from '#ui/mark/line-icon.tsx';
import { shortlist, useIsShortlisted } from './marks.ts';
import classes from './shortlist-button.module.css';

type ShortlistButtonProps = {
  id: string;
  title: string;
  /** With its word beside the bookmark, where there is room. */
  withText?: boolean;
};

/** Puts a dossier aside, or back. */
export function ShortlistButton({ id, title, withText = false }: ShortlistButtonProps) {
  const pressed = useIsShortlisted(id);
  return (
    <button
      type="button"
      className={`inline ${classes.button}`}
      data-with-text={withText || undefined}
      aria-pressed={pressed}
      // What is read on it stands in its name too.
      aria-label={`Shortlist ${title}${withText && pressed ? ': On your shortlist' : ''}`}
      title={pressed ? 'On your shortlist' : 'Put on your shortlist'}
      onClick={() => void shortlist(id, !pressed)}
    >
      <LineIcon d="M5.5 3.5h9a1 1 0 0 1 1 1v12l-5.5-3.6-5.5 3.6v-12a1 1 0 0 1 1-1z" size={18} />
      {withText && (
        <span className={classes.words} aria-hidden="true" data-pressed={pressed || undefined}>
          <span>Shortlist</span>
          <span>On your shortlist</span>
        </span>
      )}
    </button>
  );
}
