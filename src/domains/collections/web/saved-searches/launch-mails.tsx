import { useId, useState } from 'react';
import { useAction } from '#forms/use-action.ts';
import { call } from '#platform/web/call/call.ts';
import { LabelledSelect } from '#ui/field/labelled-select.tsx';
import { Notice } from '#ui/mark/notice.tsx';
import { toastSuccess } from '#ui/mark/toast.ts';
import classes from './search-list.module.css';

const choices = [
  { value: 'on', label: 'One for each edition' },
  { value: 'off', label: 'No mails' },
] as const;
type Choice = (typeof choices)[number]['value'];

/** Whether one hears by mail of launch windows that an edition moved (§20.10). */
export function LaunchMails({ wanted }: { wanted: boolean }) {
  const id = useId();
  const [choice, setChoice] = useState<Choice>(wanted ? 'on' : 'off');
  const change = useAction(async () => {
    const next = choice === 'on' ? 'off' : 'on';
    const { message } = await call('POST /api/launch-mails', { body: { wanted: next === 'on' } });
    setChoice(next);
    toastSuccess(message);
  });
  return (
    <section className={`card stack-tight ${classes.card} ${classes.launch}`} aria-labelledby={id}>
      <h2 id={id} className={`heading ${classes.title}`}>
        Launch windows that move
      </h2>
      <p className="detail">
        Where a new edition of a register moves the launch window of a dossier on your lists, or in a search
        with alerts.
      </p>
      {change.failure && <Notice kind="error">{change.failure}</Notice>}
      <div className={classes.foot}>
        <LabelledSelect
          label="Mails"
          value={choice}
          options={choices}
          onChange={(next) => {
            if (next !== choice) change.run();
          }}
        />
      </div>
    </section>
  );
}
