import { useMemo, useState } from 'react';
import type { FinderShape } from '../../state/finder-shape.ts';
import { keepView, readKept } from '../../state/kept-view.ts';
import { columnsNamed, type ResultColumn } from './result-column.ts';

export type ChosenColumns<C> = {
  /** Those that are shown, in their order. */
  shown: readonly ResultColumn<C>[];
  /** All there are: the shown ones first. */
  all: readonly ResultColumn<C>[];
  choose: (names: readonly string[]) => void;
  /** As they are for who never chose. */
  reset: () => void;
};

/** The columns as their reader chose and ordered them last. */
export function useColumns<C>(
  shape: FinderShape,
  columns: readonly ResultColumn<C>[],
  usual: readonly string[],
): ChosenColumns<C> {
  const [chosen, setChosen] = useState(() => readKept(shape).columns);
  return useMemo(() => {
    const kept = columnsNamed(columns, chosen ?? usual);
    const shown = kept.length > 0 ? kept : columnsNamed(columns, usual);
    return {
      shown,
      all: [...shown, ...columns.filter((column) => !shown.includes(column))],
      choose(names) {
        keepView(shape, { columns: names });
        setChosen(names);
      },
      reset() {
        keepView(shape, { columns: undefined });
        setChosen(undefined);
      },
    };
  }, [shape, columns, usual, chosen]);
}
