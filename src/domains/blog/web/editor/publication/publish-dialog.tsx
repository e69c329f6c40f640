import { useId, useState } from 'react';
import { Button, QuietButton } from '#ui/action/buttons.tsx';
import { momentInUtcOf } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import type { EditedPost } from '../../../contract/blog-editing.ts';
import classes from './publish-dialog.module.css';
import { timeZone } from './state-words.ts';

type PublishDialogProps = {
  post: EditedPost | null;
  /** Null for now. */
  onPublish: (at: string | null) => void;
  onClose: () => void;
};

const passed = 'Choose a day and a time ahead';

/** Asks when: now, or at a time ahead, in the writer's own time zone. */
export function PublishDialog({ post, onPublish, onClose }: PublishDialogProps) {
  const id = useId();
  const planned = post?.state === 'scheduled' ? post.publishedAt : null;
  const [later, setLater] = useState(planned !== null);
  const [time, setTime] = useState(planned === null ? '' : toLocalTime(new Date(planned)));
  const [error, setError] = useState<string>();
  const moment = time === '' ? null : new Date(time);

  function publish(): void {
    if (!later) onPublish(null);
    else if (moment !== null && moment > new Date()) onPublish(moment.toISOString());
    else setError(passed);
  }

  return (
    <Dialog
      title="Publish"
      onClose={onClose}
      actions={
        <>
          <QuietButton onClick={onClose}>Cancel</QuietButton>
          <Button type="submit" form={id}>
            {later ? 'Schedule' : 'Publish now'}
          </Button>
        </>
      }
    >
      <form
        id={id}
        method="post"
        noValidate
        className="stack-close"
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        <fieldset className="fieldset">
          <legend className={classes.legend}>When should everybody see it?</legend>
          <Choice name={id} label="Now" checked={!later} onChoose={() => setLater(false)} />
          <Choice name={id} label="At a time ahead" checked={later} onChoose={() => setLater(true)} />
        </fieldset>
        {later && (
          <Field
            type="datetime-local"
            name="at"
            label="Day and time"
            description={`In your time zone: ${timeZone(moment ?? undefined)}`}
            value={time}
            error={error}
            onChange={(event) => {
              setTime(event.currentTarget.value);
              setError(undefined);
            }}
          />
        )}
        {later && moment !== null && (
          <p className="muted">That is {momentInUtcOf(moment.toISOString())} UTC.</p>
        )}
      </form>
    </Dialog>
  );
}

type ChoiceProps = { name: string; label: string; checked: boolean; onChoose: () => void };

function Choice({ name, label, checked, onChoose }: ChoiceProps) {
  return (
    <label className={`line ${classes.choice}`}>
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {label}
    </label>
  );
}

/** As a field for day and time takes it: where the reader is, without its zone. */
function toLocalTime(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
