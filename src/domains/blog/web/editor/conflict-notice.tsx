import { useState } from 'react';
import { quietButton } from '#ui/action/button-link.ts';
import { momentOf } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import classes from './conflict-notice.module.css';
import type { PostForm } from './use-post.ts';

/** Somebody else has saved the post meanwhile: what both wrote is there, and the writer chooses. */
export function ConflictNotice({ form, onRead }: { form: PostForm; onRead: () => void }) {
  const [asking, setAsking] = useState(false);
  const { theirs, saveOverTheirs, takeTheirs } = form;
  if (theirs === null) return null;
  const who = theirs.updatedBy ?? 'Somebody';
  return (
    <Notice kind="warning">
      <p>
        {who} saved this post on {momentOf(theirs.updatedAt)}, after you opened it. What you wrote is still
        here and is not saved.
      </p>
      <div className={`cluster ${classes.ways}`}>
        <button type="button" className={quietButton} onClick={onRead}>
          Read their version
        </button>
        <button type="button" className={quietButton} onClick={() => void saveOverTheirs()}>
          Save mine over it
        </button>
        <button type="button" className={quietButton} onClick={() => setAsking(true)}>
          Take theirs
        </button>
      </div>
      {asking && (
        <Dialog
          title="Take their version?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <button type="button" className={quietButton} onClick={() => setAsking(false)}>
                Keep mine
              </button>
              <button
                type="button"
                className={quietButton}
                onClick={() => {
                  setAsking(false);
                  takeTheirs();
                }}
              >
                Take theirs
              </button>
            </>
          }
        >
          <p>What you have written since you opened the post is then gone from this browser.</p>
        </Dialog>
      )}
    </Notice>
  );
}
