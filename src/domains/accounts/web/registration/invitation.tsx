import { InvitationForm } from '../sign-up/invitation-form.tsx';
import classes from './invitation.module.css';

const steps = [
  'You give your name and business email.',
  'We send a link to that address: it proves the address is yours.',
  'You complete your profile, and the finders open.',
] as const;

/** The page's end: the invitation form of the sign-up page, and what follows it. */
export function Invitation() {
  return (
    <section className={`tinted ${classes.invitation}`} aria-labelledby="invitation">
      <div>
        <h2 id="invitation" className={classes.title}>
          Ask for your invitation
        </h2>
        <p className={classes.text}>
          Provide your business email below and we will send you an email to get started.
        </p>
        <ol className={`list stack-close ${classes.steps}`}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className={classes.form}>
        <InvitationForm />
      </div>
    </section>
  );
}
