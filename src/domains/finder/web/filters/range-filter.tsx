import { choose } from '../state/finder-moves.ts';
import { chosenOf, type RangeFilter as Filter } from '../state/finder-shape.ts';
import { numberWords, readEnds, typedEnd, writeEnds } from '../state/ranges.ts';
import type { Finder } from '../state/use-finder.ts';
import { type Ends, ends, type Fault, RangeEnds } from './range-ends.tsx';

type RangeFilterProps = { finder: Finder; filter: Filter; labelId: string };

/** Numbers or months, from here to there. */
export function RangeFilter({ finder: { state, move }, filter, labelId }: RangeFilterProps) {
  const [written = ''] = chosenOf(state, filter.name);
  const isMonths = filter.of === 'months';
  const unit = isMonths ? 'year and month' : filter.unit;
  return (
    <RangeEnds
      written={written}
      read={(range) => asTyped(filter, range)}
      write={(typed) => writeTyped(filter, typed)}
      faultOf={(typed) => faultOf(filter, typed)}
      onAsk={(next) => move((latest) => choose(latest, filter, next === '' ? [] : [next]))}
      labelId={labelId}
      names={{ from: `from, ${unit}`, to: `up to, ${unit}` }}
      placeholders={isMonths ? { from: 'YYYY-MM', to: 'YYYY-MM' } : { from: 'Min', to: 'Max' }}
      isNumeric={!isMonths}
    />
  );
}

function asTyped(filter: Filter, written: string): Ends {
  const { from = '', to = '' } = readEnds(filter, written) ?? {};
  const words = (end: string) => (end === '' || filter.of === 'months' ? end : numberWords(end));
  return { from: words(from), to: words(to) };
}

function writeTyped(filter: Filter, typed: Ends): string {
  const [from = '', to = ''] = ends.map((end) => typedEnd(filter, end, typed[end]));
  return writeEnds({ from, to });
}

export function faultOf(filter: Filter, typed: Ends): Fault | null {
  const wrong = ends.filter((end) => typedEnd(filter, end, typed[end]) === undefined);
  if (wrong.length > 0) {
    const words =
      filter.of === 'months'
        ? 'Give the month as YYYY-MM'
        : `Give a number from 0 to ${numberWords(String(filter.most))}`;
    return { words, in: wrong };
  }
  const range = writeTyped(filter, typed);
  const isTurned = range !== '' && readEnds(filter, range) === null;
  return isTurned ? { words: 'The end comes before the start', in: ends } : null;
}
