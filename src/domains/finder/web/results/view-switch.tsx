import segments from '#ui/action/segments.module.css';
import { showAs } from '../state/finder-moves.ts';
import type { View } from '../state/finder-shape.ts';
import { keepView, keptSize } from '../state/kept-view.ts';
import type { Finder } from '../state/use-finder.ts';
import classes from './view-switch.module.css';

const views: readonly [View, string][] = [
  ['cards', 'Cards'],
  ['table', 'Table'],
];

/** Whether the results are cards or a table; what was chosen is kept for the next time. */
export function ViewSwitch({ finder: { shape, state, move } }: { finder: Finder }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons of which one is pressed, not a part of a form
    <div role="group" aria-label="View" className={`${segments.segments} ${classes.views}`}>
      {views.map(([view, label]) => (
        <button
          key={view}
          type="button"
          className={`${segments.segment} ${classes.view}`}
          aria-pressed={state.view === view}
          onClick={() => {
            if (state.view === view) return;
            keepView(shape, { view });
            move((latest) => showAs(latest, view, keptSize(shape, view)));
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
