import { useState } from 'react';
import { byField, useSubmission } from '#forms/use-submission.ts';
import { type CallError, call } from '#platform/web/call/call.ts';
import { toastSuccess } from '#ui/mark/toast.ts';
import type { EditedPost } from '../../contract/blog-editing.ts';
import { deletePost, publishPost, savePost, unpublishPost } from './post-calls.ts';
import { usePostText } from './use-post-text.ts';
import { blankValues, type PostValues } from './values.ts';

type Step = 'save' | 'publish' | 'unpublish' | 'delete';

/** A post while it is written: what the fields hold, what is saved, and the steps between the two. */
export function usePost(initial: EditedPost | null, onCreated: (id: string) => void) {
  const { shown, startedFrom, ...text } = usePostText(initial);
  const [post, setPost] = useState(initial);
  const [revision, setRevision] = useState(startedFrom ?? initial?.revision ?? null);
  const [theirs, setTheirs] = useState(
    shown.broughtBack && startedFrom !== initial?.revision ? initial : null,
  );
  const [step, setStep] = useState<Step | null>(null);
  const { submit, busy, failure, issues, forget } = useSubmission(explain);
  const errors: Partial<Record<string, string>> = byField(issues);
  const wrong = Object.keys(errors);
  const isBeside = wrong.length > 0 && wrong.every((field) => field in blankValues);

  function stand(saved: EditedPost | null): void {
    setPost(saved);
    setRevision(saved?.revision ?? null);
  }

  function replace(next: EditedPost | null): void {
    stand(next);
    setTheirs(null);
    text.replace(next);
    forget();
  }

  /** The form says by itself that it is saved. */
  async function save(base: number | null): Promise<EditedPost> {
    const sent = text.latest.current;
    const saved = await savePost(post?.id, base, sent);
    stand(saved);
    setTheirs(null);
    text.settle(post?.id, saved, sent);
    if (post === null) onCreated(saved.id);
    return saved;
  }

  function move({ data, message }: { data: EditedPost; message: string }): void {
    stand(data);
    text.follow(data);
    toastSuccess(message);
  }

  function run(next: Step, act: () => Promise<unknown>): Promise<boolean> {
    return submit(async () => {
      setStep(next);
      await act();
    });
  }

  function explain({ code }: CallError) {
    if (post !== null && code === 'not-found') return beginAnew(post.id);
    return post !== null && code === 'conflict' ? readTheirs(post.id) : undefined;
  }

  async function readTheirs(id: string): Promise<undefined> {
    const answer = await call('GET /api/blog-posts/:id', { params: { id } }).catch(() => null);
    if (answer) setTheirs(answer.data);
  }

  /** Somebody has deleted the post: what is written here becomes a new one when it is saved. */
  function beginAnew(deleted: string): string {
    stand(null);
    text.drop(deleted);
    text.keep(undefined, null);
    return 'This post has been deleted meanwhile. What you wrote is still here: save it as a new draft.';
  }

  return {
    ...shown,
    post,
    theirs,
    busy: busy ? step : null,
    errors,
    // What stands beside its field need not stand above the form too.
    failure: isBeside ? null : failure,
    change: (changed: Partial<PostValues>) => text.change(changed, post?.id, revision),
    save: () => run('save', () => save(revision)),
    /** Over what somebody else has saved meanwhile. */
    saveOverTheirs: () => run('save', () => save(theirs?.revision ?? revision)),
    takeTheirs: () => replace(theirs),
    discard: () => replace(post),
    publish: (at: string | null) =>
      run('publish', async () => {
        const saved = shown.dirty || post === null ? await save(revision) : post;
        move(await publishPost(saved, at));
      }),
    unpublish: () =>
      run('unpublish', async () => {
        if (post !== null) move(await unpublishPost(post));
      }),
    remove: () =>
      run('delete', async () => {
        if (post === null) return;
        toastSuccess((await deletePost(post)).message);
        text.drop(post.id);
      }),
  };
}

export type PostForm = ReturnType<typeof usePost>;
