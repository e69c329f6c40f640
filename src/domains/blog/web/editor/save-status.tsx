import { momentOf } from '#ui/dates.ts';
import classes from './save-status.module.css';
import type { PostForm } from './use-post.ts';

/** Whether what stands in the fields is safe, and where. */
export function SaveStatus({ form }: { form: PostForm }) {
  return (
    <span role="status" className={`small ${classes.status}`} data-dirty={form.dirty || undefined}>
      {statusOf(form)}
    </span>
  );
}

function statusOf({ busy, dirty, isKept, post }: PostForm): string {
  if (busy === 'save') return 'Saving…';
  if (dirty && isKept) return 'Not saved yet. Kept in this browser.';
  if (dirty) return 'Not saved yet, and this browser cannot keep it: save now.';
  if (post === null) return 'Nothing written yet.';
  return `Saved on ${momentOf(post.updatedAt)}${post.updatedBy === null ? '' : ` by ${post.updatedBy}`}.`;
}
