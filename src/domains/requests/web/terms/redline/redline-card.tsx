import { useId, useState } from 'react';
import { useSubmission } from '#forms/use-submission.ts';
import { download } from '#platform/web/call/call.ts';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import type { Request } from '../../../contract/request-view.ts';
import { documentFormats } from '../../../contract/term-sheet-lists.ts';
import { documentsOf } from '../../../contract/terms/counters.ts';
import { countWords, redline } from '../../../contract/terms/redline.ts';
import { ChangeList } from './change-list.tsx';
import classes from './redline-card.module.css';

type RedlineCardProps = { request: Pick<Request, 'reference' | 'termSheets' | 'counters'> };

/** What changed between any two versions or counters (§10.21): at first from the one before to the latest. */
export function RedlineCard({ request: { reference, termSheets, counters } }: RedlineCardProps) {
  const id = useId();
  const [chosen, choose] = useState<{ from: string; to: string } | null>(null);
  const { submit, failure } = useSubmission();
  const documents = documentsOf(termSheets, counters);
  const named = (name: string | undefined) => documents.find((document) => document.name === name);
  const from = named(chosen?.from) ?? documents.at(-2);
  const to = named(chosen?.to) ?? documents.at(-1);
  if (from === undefined || to === undefined) return null;
  const lines = redline(from.terms, to.terms);
  const options = documents.map(({ name, label }) => ({ value: name, label }));

  function save(format: (typeof documentFormats)[number], two: { from: string; to: string }): void {
    const query = new URLSearchParams({ ...two, format });
    const path = `/api/requests/${encodeURIComponent(reference)}/term-sheets/redline?${query}`;
    void submit(() => download(path, `${reference}-redline-${two.from}-to-${two.to}.${format}`));
  }

  const two = { from: from.name, to: to.name };
  return (
    <section className="card small" aria-labelledby={id}>
      <h2 id={id} className="card-title">
        Redline
      </h2>
      <div className={classes.content}>
        <div className="row">
          <LabelledSelect
            label="From"
            value={from.name}
            options={options}
            onChange={(name) => choose({ from: name, to: to.name })}
          />
          <LabelledSelect
            label="to"
            value={to.name}
            options={options}
            onChange={(name) => choose({ from: from.name, to: name })}
          />
          {documentFormats.map((format) => (
            <button
              key={format}
              type="button"
              className={`control ${classes.document}`}
              aria-label={`Redline as ${format.toUpperCase()}`}
              onClick={() => save(format, two)}
            >
              {format.toUpperCase()}
            </button>
          ))}
        </div>
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
        <p className="note" role="status">
          {countWords(lines)}
        </p>
        <ChangeList changes={lines.changes} />
      </div>
    </section>
  );
}
