import { useId } from 'react';
import { InfoTip } from '#ui/mark/info-tip.tsx';
import type { Filter, FilterSection } from '../state/finder-shape.ts';
import type { FilterRead } from '../state/understood.ts';
import type { Finder } from '../state/use-finder.ts';
import { FilterList } from './filter-list.tsx';
import classes from './filter-panel.module.css';
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

/** Every filter of a finder, in the order of its shape. */
export function FilterPanel(props: FilterPanelProps) {
  return props.finder.shape.sections.map((section) => (
    <section key={section.label} className={classes.section}>
      <Section section={section} {...props} />
    </section>
  ));
}

function Section({ section, ...props }: FilterPanelProps & { section: FilterSection }) {
  const [only] = section.filters;
  if (section.filters.length === 1 && only)
    return <Group filter={only} level="h3" title={section.label} {...props} />;
  return (
    <>
      <h3 className={classes.title}>{section.label}</h3>
      {section.filters.map((filter) => (
        <Group key={filter.name} filter={filter} level="h4" title={filter.label} {...props} />
      ))}
    </>
  );
}

type GroupProps = FilterPanelProps & { filter: Filter; level: 'h3' | 'h4'; title: string };

function Group({ filter, level: Title, title, finder, counts, read }: GroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with the tip
    <div role="group" aria-labelledby={id} className={classes.group}>
      <div className={`line ${classes.head}`}>
        <Title id={id} className={Title === 'h3' ? classes.title : classes.subtitle}>
          {title}
        </Title>
        {filter.kind === 'month' && <InfoTip label={`About ${title}`}>{filter.hint}</InfoTip>}
      </div>
      {filter.kind === 'month' ? (
        <MonthFilter finder={finder} filter={filter} />
      ) : filter.kind === 'range' ? (
        <RangeFilter finder={finder} filter={filter} labelId={id} />
      ) : (
        <FilterList finder={finder} filter={filter} counts={counts?.[filter.name]} read={read} />
      )}
    </div>
  );
}
