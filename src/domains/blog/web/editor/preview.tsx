import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#platform/web/call/call.ts';
import { QuietButton } from '#ui/action/buttons.tsx';
import { BlogLoading } from '../blog-loading.tsx';
import { BlogView } from '../blog-view.tsx';
import type { LoadedPost } from '../loaded-post.ts';
import { toSummary } from '../post.ts';
import classes from './preview.module.css';
import { type PostValues, toDraft } from './values.ts';

type PreviewProps = {
  /** The post's id and time, where it has them. */
  post: { id: string; publishedAt: string | null } | null;
  values: PostValues;
  /** What is shown, in a few words. */
  label: string;
  onBack: () => void;
};

/** The post as everybody would read it: the page of the blog itself, over what the server makes of the text. */
export function Preview({ post, values, label, onBack }: PreviewProps) {
  const back = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<LoadedPost | null>(null);
  const [failed, setFailed] = useState(false);

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const body = { ...toDraft(values), id: post?.id ?? null, publishedAt: post?.publishedAt ?? null };
      const { data } = await call('POST /api/blog-preview', { body });
      setLoaded({ post: data.post, related: data.related.map(toSummary) });
    } catch {
      setFailed(true);
    }
  }, [values, post]);

  useEffect(() => {
    back.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => void load(), [load]);

  return (
    <div data-whole-width>
      <div className={`bar ${classes.bar}`}>
        <p role="status">{label}</p>
        <QuietButton ref={back} onClick={onBack}>
          Back to writing
        </QuietButton>
      </div>
      {loaded === null ? (
        <BlogLoading {...(failed ? { onRetry: () => void load() } : {})} />
      ) : (
        <BlogView {...loaded} />
      )}
    </div>
  );
}
