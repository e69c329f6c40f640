import { TakenOver } from '#forms/taken-over.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import type { TermSheetDraft } from '../term-sheet.ts';
import type { TermSheetField, TermSheetKind } from '../term-sheet-kind.ts';
import type { Submit } from '../use-submit.ts';
import { ChoiceField } from './choice-field.tsx';
import { MarketGaps } from './market-gaps.tsx';
import { NotOffered, type Offering } from './not-offered.tsx';
import { ReadAsVolumes } from './read-as-volumes.tsx';
import classes from './term-sheet-fields.module.css';
import { understoodBeside, understoodList } from './understood.ts';
import { UnderstoodChips } from './understood-chips.tsx';

const longestAnswer = 4000;

type TermSheetFieldsProps = {
  kind: TermSheetKind;
  draft: TermSheetDraft;
  /** What the search says of them. */
  known: Readonly<Record<string, string>>;
  listings: readonly Offering[];
  issues: Submit['issues'];
};

/** The answers of a term sheet, each drawn by its kind; below it where it comes from, if it was not typed. */
export function TermSheetFields(props: TermSheetFieldsProps) {
  const { kind, draft, known, listings, issues } = props;
  const { values, type } = draft;

  function origin({ name }: TermSheetField) {
    const said = known[name] ?? '';
    if (said === '') return null;
    const search = { from: 'your search', words: said, value: said };
    return <TakenOver known={search} current={values[name] ?? ''} onTake={(value) => type(name, value)} />;
  }

  return kind.fields.map((field) => {
    const { name, label } = field;
    const value = values[name] ?? '';
    const onChange = (next: string) => type(name, next);
    if (field.kind === 'choice') {
      return <ChoiceField key={name} {...field} value={value} issue={issues[name]} onChange={onChange} />;
    }
    const input = {
      name,
      label,
      description: field.description,
      value,
      maxLength: longestAnswer,
      error: issues[name],
      marked: kind.asterisks,
    };
    if (field.kind === 'text') {
      return (
        <div key={name} className="stack-tight">
          <TextArea {...input} onChange={(event) => onChange(event.target.value)} />
          {field.isVolumes && <ReadAsVolumes words={value} />}
          {origin(field)}
        </div>
      );
    }
    return (
      <div key={name}>
        <Field {...input} onChange={(event) => onChange(event.target.value)} />
        <div className={classes.origin}>{origin(field)}</div>
        <UnderstoodChips things={field.things} entries={understood(kind, field, values)}>
          {field.isVolumes && <ReadAsVolumes words={value} />}
        </UnderstoodChips>
        {field.isMarkets && (
          <>
            <NotOffered asked={understood(kind, field, values)} listings={listings} />
            <MarketGaps asked={understood(kind, field, values)} listings={listings} />
          </>
        )}
      </div>
    );
  });
}

type ListField = Extract<TermSheetField, { kind: 'list' }>;

function understood(kind: TermSheetKind, field: ListField, answers: Record<string, string>): string[] {
  const answer = answers[field.name] ?? '';
  if (field.beside === undefined) return understoodList(answer, field.known);
  const other = kind.fields.find((one) => one.name === field.beside);
  const known = other?.kind === 'list' ? other.known : [];
  return understoodBeside(answer, understoodList(answers[field.beside] ?? '', known));
}
