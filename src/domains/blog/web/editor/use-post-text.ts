import { useRef, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#forms/drafts.ts';
import type { EditedPost } from '../../contract/blog-editing.ts';
import { blankValues, type PostValues, toValues } from './values.ts';

/** What was typed and not saved yet, and the revision it started from. */
type Draft = { values: PostValues; revision: number | null };

const unsavedPost = 'new';

function readKept(id: string | undefined): Draft | null {
  return readDraft<Draft>(id ?? unsavedPost, 'browser');
}

function drop(id: string | undefined): void {
  dropDraft(id ?? unsavedPost, 'browser');
}

/** What the fields of a post hold: kept in this browser, by the post's id, until it is saved. */
export function usePostText(initial: EditedPost | null) {
  const [kept] = useState(() => readKept(initial?.id));
  const [values, setValues] = useState(() => (kept ? { ...blankValues, ...kept.values } : toValues(initial)));
  const [dirty, setDirty] = useState(kept !== null);
  const [isKept, setIsKept] = useState(true);
  const [broughtBack, setBroughtBack] = useState(kept !== null);
  /** Another text, not a change of the one that the editor holds: it starts anew. */
  const [edition, setEdition] = useState(0);
  const latest = useRef(values);

  function keep(id: string | undefined, revision: number | null): void {
    setDirty(true);
    setIsKept(keepDraft(id ?? unsavedPost, { values: latest.current, revision }, 'browser'));
  }

  return {
    shown: { values, dirty, isKept, broughtBack, edition },
    /** Where what was brought back started from. */
    startedFrom: kept?.revision,
    latest,
    keep,
    drop,
    change(changed: Partial<PostValues>, id: string | undefined, revision: number | null): void {
      latest.current = { ...latest.current, ...changed };
      setValues(latest.current);
      keep(id, revision);
    },
    replace(next: EditedPost | null): void {
      latest.current = toValues(next);
      setValues(latest.current);
      setEdition((number) => number + 1);
      drop(next?.id);
      setDirty(false);
      setBroughtBack(false);
    },
    /** What was sent is saved; what was typed meanwhile stays. */
    settle(before: string | undefined, saved: EditedPost, sent: PostValues): void {
      setBroughtBack(false);
      drop(before);
      if (latest.current === sent) setDirty(false);
      else keep(saved.id, saved.revision);
    },
    /** The post has another revision, with the same text: what is typed starts from there. */
    follow({ id, revision }: EditedPost): void {
      if (readKept(id) !== null) keep(id, revision);
    },
  };
}
