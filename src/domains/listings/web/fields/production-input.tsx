import {
  type ProductionLine,
  productionPartNames,
  productionParts,
} from '#domains/catalogue/contract/listing-field.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { Field } from '#ui/field/field.tsx';
import classes from './inputs.module.css';

type ProductionInputProps = {
  name: string;
  lines: readonly ProductionLine[];
  most: number;
  issues: Readonly<Record<string, string>>;
  readOnly: boolean;
  onChange: (lines: ProductionLine[]) => void;
};

const emptyLine = Object.fromEntries(productionPartNames.map((part) => [part, ''])) as ProductionLine;

/** A plant's production lines, each with its parts; lines are added and taken away. */
export function ProductionInput({ name, lines, most, issues, readOnly, onChange }: ProductionInputProps) {
  return (
    <div className={classes.lines}>
      {issues[name] && (
        <p className="field-error" role="alert">
          {issues[name]}
        </p>
      )}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
        <fieldset key={index} className={classes.line}>
          <legend className={classes.lineName}>Line {index + 1}</legend>
          <div className={classes.pair}>
            {productionPartNames.map((part) => (
              <Field
                key={part}
                name={`${name}.${index}.${part}`}
                label={productionParts[part]}
                value={line[part]}
                readOnly={readOnly}
                error={issues[`${name}.${index}.${part}`]}
                onChange={({ target }) =>
                  onChange(lines.map((each, at) => (at === index ? { ...each, [part]: target.value } : each)))
                }
              />
            ))}
          </div>
          {!readOnly && (
            <QuietButton onClick={() => onChange(lines.filter((_, at) => at !== index))}>
              Remove line {index + 1}
            </QuietButton>
          )}
        </fieldset>
      ))}
      {lines.length === 0 && readOnly && <p className={`note ${classes.description}`}>None</p>}
      {!readOnly && lines.length < most && (
        <QuietButton onClick={() => onChange([...lines, emptyLine])}>Add a production line</QuietButton>
      )}
    </div>
  );
}
