import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { rereadOwn } from '#domains/catalogue/web/own/own.ts';
import { AskedButton } from '#forms/asked-button.tsx';
import { useAction } from '#forms/use-action.ts';
import { call, download } from '#platform/web/call/call.ts';
import { useLooks } from '#platform/web/call/use-looks.ts';
import { Button, QuietButton, QuietLink } from '#ui/action/buttons.tsx';
import { momentOf } from '#ui/dates.ts';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import { Fold } from '#ui/page/fold.tsx';
import { rowOutcomes } from '../../contract/own-sheets/outcomes.ts';
import type { WholeOwnSheet } from '../../contract/own-sheets/own-sheets.ts';
import { count } from '../imports/import-words.ts';
import { ColumnsTable } from './columns-table.tsx';
import { OutcomeRows } from './outcome-rows.tsx';
import { QuestionFields } from './question-fields.tsx';
import classes from './sheet-view.module.css';
import { progressWords, roomWords, sentenceOf, stateWords, stepWords } from './sheet-words.ts';

/** Until it is read nobody knows how much there is to check. */
function Reading({ progress: { checked, of } }: Pick<WholeOwnSheet, 'progress'>) {
  return of === 0 ? (
    <progress aria-label="The sheet is being read" />
  ) : (
    <div className="stack-tight">
      <p className="secondary">{progressWords({ checked, of })}</p>
      <progress aria-label="Listings checked" value={checked} max={of} />
    </div>
  );
}

/** `mayNot`: why one's role lists nothing for the company of the sheet. Who may not reads what becomes of it. */
type SheetViewProps = { loaded: WholeOwnSheet; mayNot: string | null };

/** A sheet that was sent in: how its columns are read, what is asked, what becomes of its rows, and the confirmation. */
export function SheetView({ loaded, mayNot }: SheetViewProps) {
  const mayList = mayNot === null;
  const [found, setFound] = useState(loaded);
  // What was asked stays while it is read as one said: the place is kept, and the button that was pressed.
  const [asked, setAsked] = useState(loaded);
  const { id, state, counts } = found;
  const frame = useSteps(state);
  const take = (now: WholeOwnSheet) => {
    setFound(now);
    if (isOpen(now)) setAsked(now);
  };
  const isLost = useLooks(
    { id, moves: state === 'reading' },
    (signal) => call('GET /api/own-sheets/:id', { params: { id }, signal }),
    take,
  );
  const write = useAction(async () => {
    // Each piece stands by itself: what is left off here goes on with the next press.
    for (let now = found; now.state !== 'done'; ) {
      const { data } = await call('POST /api/own-sheets/:id/write', { params: { id } });
      now = data;
      setFound(data);
    }
    rereadOwn();
  });
  const listings = counts.new + counts.change;
  const asks = mayList && isOpen(asked) && (isOpen(found) || state === 'reading');
  return (
    <div ref={frame} className="stack">
      <p className="secondary">
        {found.by} sent it for {found.company} on {momentOf(found.createdAt)}.
      </p>
      <div className="stack-tight" role="status">
        <h2 className={classes.title} tabIndex={-1}>
          {stepWords(state)}
        </h2>
        <p>
          <strong>{stateWords[state]}.</strong> {sentenceOf(found)}
        </p>
      </div>
      {state === 'reading' && <Reading progress={found.progress} />}
      {isLost && (
        <Notice kind="info">
          There is no connection at the moment. The sheet is read on all the same, and this page looks again
          by itself.
        </Notice>
      )}
      {write.busy && (
        <progress aria-label="Listings written" value={found.written} max={Math.max(1, listings)} />
      )}
      {found.failure && <Notice kind="error">{found.failure}</Notice>}
      {found.knownSince !== null && isOpen(found) && mayList && (
        <p>
          You sent a sheet like this before, last on {momentOf(found.knownSince)}: it is read as you said
          then. Below you may say otherwise.
        </p>
      )}
      <Notes found={found} />
      {asks && (
        <Mapping
          key={`${id} ${asked.questions.map((each) => each.id).join(' ')}`}
          found={asked}
          isRead={state !== 'reading'}
          onRead={take}
        />
      )}
      {mayNot !== null && state !== 'done' && <p className="secondary">{mayNot}</p>}
      {hasRows(state) && (
        <h2 className={classes.title} tabIndex={-1} data-listings>
          What becomes of its listings
        </h2>
      )}
      {mayList && (state === 'ready' || state === 'writing') && (
        <div className="row">
          <Button aria-busy={write.busy} onClick={write.run}>
            {state === 'writing'
              ? 'Go on writing'
              : listings === 0
                ? 'Finish'
                : `Write ${count(listings, 'listing')}`}
          </Button>
          {state === 'ready' && <span>{roomWords(found)}</span>}
        </div>
      )}
      {write.failure && <Notice kind="error">{write.failure}</Notice>}
      {state !== 'reading' && state !== 'failed' && (
        <>
          {rowOutcomes.map((outcome) => (
            <OutcomeRows
              key={`${outcome} ${counts[outcome]} ${state}`}
              id={id}
              outcome={outcome}
              total={counts[outcome]}
            />
          ))}
          {!asks && found.columns.length > 0 && (
            <Fold summary={<h2 className={classes.title}>Columns</h2>}>
              <ColumnsTable columns={found.columns} mapping={{}} onMap={null} />
            </Fold>
          )}
        </>
      )}
      <Steps found={found} mayList={mayList} />
    </div>
  );
}

/** Nothing is written yet, and one may say how it is read. */
function isOpen({ state }: Pick<WholeOwnSheet, 'state'>): boolean {
  return state === 'asking' || state === 'ready';
}

/** It is known what becomes of its rows. */
function hasRows(state: WholeOwnSheet['state']): boolean {
  return state === 'ready' || state === 'writing' || state === 'done';
}

/**
 * Who took a step goes on where the next begins, of what is asked at the first question that is open. Else the focus would
 * fall to the top of the page, as what was pressed goes.
 */
function useSteps(state: WholeOwnSheet['state']): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const worksHere = useRef(false);
  useEffect(() => {
    const root = frame.current;
    const note = () => {
      worksHere.current = true;
    };
    root?.addEventListener('focusin', note);
    return () => root?.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const at = document.activeElement;
    if (!worksHere.current || !(at === document.body || at?.matches('[type="submit"]'))) return;
    const place = { asking: '[data-open] :is(input, select)', failed: 'h2' }[state as string];
    frame.current?.querySelector<HTMLElement>(place ?? '[data-listings]')?.focus();
  }, [state]);
  return frame;
}

/** What was left out, and what is peculiar. */
function Notes({ found: { notes, skipped, skippedCount, sheet, headRow } }: { found: WholeOwnSheet }) {
  if (headRow === 0) return null;
  return (
    <div className="stack-tight">
      <p className="secondary">
        The head of ‘{sheet}’ stands in row {headRow}.
      </p>
      {notes.map((note) => (
        <Notice key={note} kind="info">
          {note}
        </Notice>
      ))}
      {skippedCount > 0 && (
        <Fold summary={`${count(skippedCount, 'row')} left out, as no product stands there`}>
          <ul>
            {skipped.map(({ row, words }) => (
              <li key={row}>
                Row {row}: {words}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}

type MappingProps = {
  found: WholeOwnSheet;
  /** It is not being read just now. */
  isRead: boolean;
  onRead: (now: WholeOwnSheet) => void;
};

function Mapping({ found: { id, state, columns, questions }, isRead, onRead }: MappingProps) {
  const [mapping, setMapping] = useState<Record<string, string>>({});
  const [answers, setAnswers] = useState<Record<string, string>>(() =>
    Object.fromEntries(questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]]))),
  );
  const read = useAction(async () => {
    const given = Object.entries(answers)
      .map(([question, answer]) => [question, answer.trim()] as const)
      .filter(([, answer]) => answer !== '');
    // What was mapped by hand before stays so; what was answered stands in the answers.
    const isAsked = (head: string) => questions.some((question) => question.id === `use:${head}`);
    const before = columns.filter(({ why, head }) => why === 'You said so' && !isAsked(head));
    const kept = Object.fromEntries(before.map(({ head, target }) => [head, target]));
    const body = { mapping: { ...kept, ...mapping }, answers: Object.fromEntries(given) };
    onRead((await call('POST /api/own-sheets/:id/answers', { params: { id }, body })).data);
  });
  // Not disabled: the focus would fall to the top of the page.
  const isBusy = read.busy || !isRead;
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) read.run();
      }}
    >
      {questions.length > 0 && (
        <section className={`panel stack ${classes.questions}`} aria-label="Questions">
          <h2 className={classes.title}>
            {state === 'asking' ? 'Questions about this sheet' : 'What you answered about this sheet'}
          </h2>
          <QuestionFields
            questions={questions}
            answers={answers}
            onAnswer={(question, answer) => setAnswers((before) => ({ ...before, [question]: answer }))}
          />
        </section>
      )}
      <Fold
        summary={<h2 className={classes.title}>Columns, and how they are read</h2>}
        open={state === 'asking'}
      >
        <ColumnsTable
          columns={columns}
          mapping={mapping}
          onMap={(head, target) => setMapping((before) => ({ ...before, [head]: target }))}
        />
      </Fold>
      {read.failure && <Notice kind="error">{read.failure}</Notice>}
      <div>
        <QuietButton type="submit" aria-busy={isBusy}>
          {isBusy ? 'Reading…' : 'Read it so'}
        </QuietButton>
      </div>
    </form>
  );
}

type StepsProps = { found: WholeOwnSheet; mayList: boolean };

function Steps({ found: { id, state, counts, fileName }, mayList }: StepsProps) {
  const navigate = useNavigate();
  const fetchReturned = useAction(() =>
    download(`/api/own-sheets/${id}/returned`, `returned-${fileName.replace(/\.\w+$/, '')}.xlsx`),
  );

  async function remove(): Promise<void> {
    const { message } = await call('DELETE /api/own-sheets/:id', { params: { id } });
    toastSuccess(message);
    await navigate('/listings/import', { replace: true });
  }

  return (
    <div className="stack-tight">
      <div className="row">
        {state === 'done' && <QuietLink to="/listings">Open my listings</QuietLink>}
        {state === 'failed' && mayList && <QuietLink to="/listings/import">Send another sheet</QuietLink>}
        {counts.back > 0 && (
          <QuietButton aria-busy={fetchReturned.busy} onClick={fetchReturned.run}>
            Save what comes back as a sheet
          </QuietButton>
        )}
        {mayList && state !== 'writing' && state !== 'reading' && (
          <AskedButton verb="Delete" of="the sheet" inFull act={remove}>
            What was read of {fileName} goes for good{state === 'done' ? '; what it wrote stays' : ''}.
          </AskedButton>
        )}
      </div>
      {fetchReturned.failure && <Notice kind="error">{fetchReturned.failure}</Notice>}
    </div>
  );
}
