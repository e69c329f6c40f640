import { useState } from 'react';
import { Link } from 'react-router';
import { Button, DangerQuietButton, QuietButton } from '#ui/action/buttons.tsx';
import { Question } from '#ui/dialog/question.tsx';
import { faultsOf } from '../../../contract/blog-faults.ts';
import { pathOf } from '../../post.ts';
import type { PostForm } from '../use-post.ts';
import { toDraft } from '../values.ts';
import classes from './publication.module.css';
import { PublishDialog } from './publish-dialog.tsx';
import { StateBadge } from './state-badge.tsx';
import { whoSees } from './state-words.ts';

/** Who sees the post, and the steps that change it. */
export function Publication({ form, onDeleted }: { form: PostForm; onDeleted: () => void }) {
  const [asking, setAsking] = useState<'publish' | 'delete' | null>(null);
  const { post, values, busy, publish, unpublish, remove } = form;
  const state = post?.state ?? 'draft';
  // The same rules as the server's, said before the last click and not after it.
  const faults = state === 'draft' ? faultsOf(toDraft(values)) : [];

  async function deletePost(): Promise<void> {
    setAsking(null);
    if (await remove()) onDeleted();
  }

  return (
    <section className={classes.publication} aria-labelledby="publication-title">
      <h2 id="publication-title" className={`row ${classes.title}`}>
        Publication <StateBadge state={state} />
      </h2>
      <p className="detail">{whoSees({ state, publishedAt: post?.publishedAt ?? null })}</p>
      {post?.state === 'published' && (
        <p className="detail">
          What you save shows at once. <Link to={pathOf(post.id)}>Read it on the blog</Link>
        </p>
      )}
      {faults.length > 0 && (
        <div className="detail" id="publication-faults">
          <p>Before it can be published:</p>
          <ul className={classes.faults}>
            {faults.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="cluster">
        {state !== 'published' && (
          <Button
            aria-busy={busy === 'publish'}
            disabled={faults.length > 0}
            aria-describedby={faults.length > 0 ? 'publication-faults' : undefined}
            onClick={() => setAsking('publish')}
          >
            {state === 'draft' ? 'Publish…' : 'Change time…'}
          </Button>
        )}
        {state !== 'draft' && (
          <QuietButton aria-busy={busy === 'unpublish'} onClick={() => void unpublish()}>
            Make it a draft again
          </QuietButton>
        )}
        {post !== null && <DangerQuietButton onClick={() => setAsking('delete')}>Delete…</DangerQuietButton>}
      </div>
      {asking === 'publish' && (
        <PublishDialog
          post={post}
          onClose={() => setAsking(null)}
          onPublish={(at) => {
            setAsking(null);
            void publish(at);
          }}
        />
      )}
      {asking === 'delete' && (
        <Question
          title="Delete this post?"
          no="Keep post"
          yes="Delete for good"
          danger
          onYes={() => void deletePost()}
          onClose={() => setAsking(null)}
        >
          <p>
            <strong>{values.title || 'Untitled'}</strong> goes for good, and links to it lead nowhere. To take
            it from the public and keep the text, make it a draft again.
          </p>
        </Question>
      )}
    </section>
  );
}
