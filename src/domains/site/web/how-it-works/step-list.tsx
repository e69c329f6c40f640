import classes from './step-list.module.css';
import { type Step, steps } from './steps.tsx';

export function StepList() {
  return (
    <>
      <nav className={classes.overview} aria-label="The seven steps">
        <ol>
          {steps.map(({ id, short }) => (
            <li key={id}>
              <a href={`#${id}`}>{short}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ol className={`list ${classes.steps}`}>
        {steps.map((step, position) => (
          <StepRow key={step.id} step={step} number={position + 1} />
        ))}
      </ol>
    </>
  );
}

function StepRow({ step, number }: { step: Step; number: number }) {
  return (
    <li id={step.id} className={`stack-loose ${classes.step}`}>
      <div className={classes.words}>
        <p className={classes.number}>Step {number}</p>
        <h2 className={classes.title}>{step.title}</h2>
        <p className={classes.text}>{step.text}</p>
        <dl className={classes.trade}>
          <div>
            <dt>You bring</dt>
            <dd>{step.bring}</dd>
          </div>
          <div>
            <dt>You get</dt>
            <dd>{step.get}</dd>
          </div>
        </dl>
      </div>
      <div className={classes.scene}>{step.scene}</div>
    </li>
  );
}
