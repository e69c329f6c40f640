import { useId, useState } from 'react';
import { InfoTip } from '#ui/mark/info-tip.tsx';
import { chosenOf, type Filter, type FilterSection } from '../state/finder-shape.ts';
import type { FilterRead } from '../state/understood.ts';
import type { Finder } from '../state/use-finder.ts';
import { FilterList } from './filter-list.tsx';
import classes from './filter-panel.module.css';
import { keepFolded, readFolded } from './folded.ts';
import { LaunchFilter } from './launch-filter.tsx';
import { MonthFilter } from './month-filter.tsx';
import { RangeFilter } from './range-filter.tsx';

/** For each filter by its name: how many results each of its values brings under the other filters. */
export type Counts = Readonly<Record<string, readonly number[]>>;

export type FilterPanelProps = {
  finder: Finder;
  counts: Counts | undefined;
  /** What words of the text were read as. */
  read: readonly FilterRead[];
};

/** Every filter of a finder, in the order of its shape; each section folds to its heading, and is found so again. */
export function FilterPanel(props: FilterPanelProps) {
  const { shape } = props.finder;
  const [folded, setFolded] = useState(() => readFolded(shape));

  function toggle(label: string): void {
    const next = folded.includes(label) ? folded.filter((each) => each !== label) : [...folded, label];
    setFolded(next);
    keepFolded(shape, next);
  }

  return shape.sections.map((section) => (
    <Section
      key={section.label}
      section={section}
      isFolded={folded.includes(section.label)}
      onToggle={() => toggle(section.label)}
      {...props}
    />
  ));
}

type SectionProps = FilterPanelProps & { section: FilterSection; isFolded: boolean; onToggle: () => void };

function Section({ section: { label, filters }, isFolded, onToggle, ...props }: SectionProps) {
  const id = useId();
  const { state } = props.finder;
  const inUse = filters.reduce((sum, { name }) => sum + chosenOf(state, name).length, 0);
  const [only, ...others] = filters;
  const isOne = only !== undefined && others.length === 0;

  return (
    <section className={classes.section}>
      <div className={`line ${classes.head}`}>
        <h3 id={id} className={classes.title}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={!isFolded}
            aria-controls={`${id}-body`}
            onClick={onToggle}
          >
            {label}
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={classes.arrow}>
              <path
                d="m4 6 4 4 4-4"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </h3>
        {isFolded && inUse > 0 && <span className={classes.used}>{inUse} in use</span>}
        {isOne && only.kind === 'month' && <InfoTip label={`About ${label}`}>{only.hint}</InfoTip>}
      </div>
      <div id={`${id}-body`} hidden={isFolded}>
        {isOne ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with the tip
          <div role="group" aria-labelledby={id}>
            <Choice filter={only} labelId={id} {...props} />
          </div>
        ) : (
          filters.map((filter) => <Group key={filter.name} filter={filter} {...props} />)
        )}
      </div>
    </section>
  );
}

/** One of several filters under a heading: a list below its name, all else beside it. */
function Group({ filter, ...props }: FilterPanelProps & { filter: Filter }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its fields
    <div
      role="group"
      aria-labelledby={id}
      className={filter.kind === 'list' ? classes.group : classes.beside}
    >
      <h4 id={id} className={classes.subtitle}>
        {filter.label}
        {filter.kind === 'range' && filter.unit !== '' && (
          <span className={`muted ${classes.unit}`} aria-hidden="true">
            {filter.unit}
          </span>
        )}
      </h4>
      <Choice filter={filter} labelId={id} {...props} />
    </div>
  );
}

type ChoiceProps = FilterPanelProps & { filter: Filter; labelId: string };

function Choice({ filter, labelId, finder, counts, read }: ChoiceProps) {
  switch (filter.kind) {
    case 'month':
      return <MonthFilter finder={finder} filter={filter} />;
    case 'range':
      return <RangeFilter key={finder.resets} finder={finder} filter={filter} labelId={labelId} />;
    case 'launch':
      return (
        <LaunchFilter key={finder.resets} finder={finder} filter={filter} counts={counts} labelId={labelId} />
      );
    case 'list':
      return <FilterList finder={finder} filter={filter} counts={counts?.[filter.name]} read={read} />;
  }
}
