import { findingMarks } from '#domains/dossiers/contract/lint-rules.ts';
import { TextButton } from '#ui/action/buttons.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { focusOnField } from '../editor/use-listing-form.ts';
import { pathOf, type Question } from './questions.ts';
import type { ToldFinding } from './use-reasons.ts';

/** Above a listing's form: what speaks against it, each of it leading to its place. */
export function FindingNotes({
  questions,
  told,
}: {
  questions: readonly Question[];
  told: readonly ToldFinding[];
}) {
  const open = questions.filter(({ reason, overtaken }) => !overtaken && reason.trim() === '');
  const impossible = told.filter(({ severity, overtaken }) => !overtaken && severity === 'block');
  if (open.length + impossible.length === 0) return null;
  return (
    <Notice kind="warning">
      {impossible.length > 0 && (
        <p>
          <strong>{findingMarks.block}</strong>{' '}
          <Ways
            ways={impossible.map(({ rule, words, field }) => ({ key: rule, label: words, name: field }))}
          />
        </p>
      )}
      {open.length > 0 && (
        <p>
          <strong>
            {open.length === 1 ? 'One question is open:' : `${open.length} questions are open:`}
          </strong>{' '}
          <Ways ways={open.map(({ rule, title }) => ({ key: rule, label: title, name: pathOf(rule) }))} />
        </p>
      )}
    </Notice>
  );
}

function Ways({ ways }: { ways: readonly { key: string; label: string; name: string }[] }) {
  return ways.map(({ key, label, name }, at) => (
    <span key={key}>
      {at > 0 && ', '}
      <TextButton onClick={() => focusOnField(name)}>{label}</TextButton>
    </span>
  ));
}
