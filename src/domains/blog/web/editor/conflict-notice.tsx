import { useState } from 'react';
import { QuietButton } from '#ui/action/buttons.tsx';
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
        <QuietButton onClick={onRead}>Read their version</QuietButton>
        <QuietButton onClick={() => void saveOverTheirs()}>Save mine over it</QuietButton>
        <QuietButton onClick={() => setAsking(true)}>Take theirs</QuietButton>
      </div>
      {asking && (
        <Dialog
          title="Take their version?"
          onClose={() => setAsking(false)}
          actions={
            <>
              <QuietButton onClick={() => setAsking(false)}>Keep mine</QuietButton>
              <QuietButton
                onClick={() => {
                  setAsking(false);
                  takeTheirs();
                }}
              >
                Take theirs
              </QuietButton>
            </>
          }
        >
          <p>What you have written since you opened the post is then gone from this browser.</p>
        </Dialog>
      )}
    </Notice>
  );
}
