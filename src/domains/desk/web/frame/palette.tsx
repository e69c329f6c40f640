import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#platform/web/call/call.ts';
import type { Hit } from '../../contract/back-office-overview.ts';
import classes from './palette.module.css';
import { sections } from './sections.ts';

const [store, palette] = createSpotlight();

const kindWords: Record<Hit['kind'], string> = {
  request: 'Request',
  dossier: 'Dossier',
  supplier: 'Supplier',
  company: 'Company',
  person: 'Person',
  post: 'Blog post',
};

const pauseMilliseconds = 150;
const pages = sections.flatMap(({ entries }) => entries);

type Answer = { words: string; hits: Hit[]; failed: boolean };

/** Finds any record and any page of the back office by some of its words; opened anew each time `wanted` changes. */
export function Palette({ wanted }: { wanted: number }) {
  const [words, setWords] = useState('');
  const answer = useHits(words);
  const navigate = useNavigate();
  useEffect(() => {
    if (wanted > 0) palette.open();
  }, [wanted]);

  const asked = words.trim().toLowerCase();
  const found = pages.filter(({ label }) => label.toLowerCase().includes(asked));
  return (
    <Spotlight.Root
      store={store}
      query={words}
      onQueryChange={setWords}
      clearQueryOnClose
      shortcut={null}
      classNames={{
        actionsList: classes.list ?? '',
        action: classes.action ?? '',
        search: classes.search ?? '',
        actionsGroup: classes.group ?? '',
      }}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': 'Find a record' } }}
    >
      <Spotlight.Search
        placeholder="Reference, code, title, company, person or page"
        aria-label="Find a record"
        maxLength={200}
      />
      <Spotlight.ActionsList>
        {answer.hits.length > 0 && (
          <Spotlight.ActionsGroup label="Records">
            {answer.hits.map((hit) => (
              <Spotlight.Action key={`${hit.kind} ${hit.to}`} onClick={() => void navigate(hit.to)}>
                <span className={`small ${classes.hit}`}>
                  <span className={classes.title}>{hit.title}</span>
                  <span className={`muted ${classes.detail}`}>{hit.detail}</span>
                  <span className={classes.kind}>{kindWords[hit.kind]}</span>
                </span>
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.length > 0 && (
          <Spotlight.ActionsGroup label="Pages">
            {found.map(({ label, to }) => (
              <Spotlight.Action key={to} onClick={() => void navigate(to)}>
                <span className={`small ${classes.hit}`}>
                  <span className={classes.title}>{label}</span>
                  <span className={classes.kind}>Page</span>
                </span>
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        )}
        {answer.hits.length === 0 && found.length === 0 && (
          <Spotlight.Empty>{emptyWords(answer, asked)}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function emptyWords(answer: Answer, asked: string): string {
  if (answer.failed) return 'The search could not be made. Type again to try once more.';
  return answer.words === asked ? 'Nothing is called like this' : 'Looking…';
}

/** What is found for the words, a moment after they were typed; an older answer never replaces a newer one. */
function useHits(words: string): Answer {
  const [answer, setAnswer] = useState<Answer>({ words: '', hits: [], failed: false });
  const asked = words.trim().toLowerCase();
  useEffect(() => {
    if (asked === '') {
      setAnswer({ words: '', hits: [], failed: false });
      return;
    }
    const leaving = new AbortController();
    const pause = window.setTimeout(async () => {
      try {
        const { data } = await call('GET /api/back-office/find', {
          query: { q: asked },
          signal: leaving.signal,
        });
        setAnswer({ words: asked, hits: data, failed: false });
      } catch {
        if (!leaving.signal.aborted) setAnswer({ words: asked, hits: [], failed: true });
      }
    }, pauseMilliseconds);
    return () => {
      window.clearTimeout(pause);
      leaving.abort();
    };
  }, [asked]);
  return answer;
}
