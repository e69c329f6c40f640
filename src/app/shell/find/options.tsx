import { useEffect, useRef } from 'react';
import classes from './options.module.css';

export type Option = {
  key: string;
  title: string;
  detail: string;
  /** What it is, at the line's end. */
  kind: string;
  run: () => void;
};
export type OptionGroup = { title?: string; options: readonly Option[] };

type OptionsProps = {
  id: string;
  label: string;
  className: string | undefined;
  groups: readonly OptionGroup[];
  /** The one that Enter would choose, counted over all groups; -1 for none. */
  active: number;
  onChoose: (option: Option) => void;
};

export function optionId(list: string, place: number): string {
  return `${list}-${place}`;
}

/** The options of a combobox. The focus stays in its field, and so do the keys. */
export function Options({ id, label, className, groups, active, onChoose }: OptionsProps) {
  const highlighted = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) highlighted.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0),
  );

  return (
    <div id={id} role="listbox" aria-label={label} className={className}>
      {groups.map(({ title, options }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: options may stand in a group, and not in a fieldset
        <div key={title ?? ''} role="group" aria-label={title ?? label}>
          {title !== undefined && (
            <p aria-hidden="true" className={classes.title}>
              {title}
            </p>
          )}
          {options.map((option, place) => {
            const at = (starts[group] ?? 0) + place;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where the focus stays
              <div
                key={option.key}
                id={optionId(id, at)}
                ref={at === active ? highlighted : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={at === active}
                className={classes.option}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
              >
                <span className={classes.name}>{option.title}</span>{' '}
                <span className={classes.detail}>{option.detail}</span>{' '}
                <span className={classes.kind}>{option.kind}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
