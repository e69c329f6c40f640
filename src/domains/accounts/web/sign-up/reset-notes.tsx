import { Points } from '../frame/points.tsx';

export const resetNotesLabel = 'How a reset works';

const notes = [
  {
    title: 'A link, not a password',
    text: 'It comes to the address of your account. If it is not there in a few minutes, look among the junk.',
  },
  {
    title: 'Good for one hour, and once',
    text: 'After that, ask for another: it costs nothing but a minute.',
  },
  {
    title: 'Every device is signed out',
    text: 'Whoever was signed in with the old password has to enter the new one.',
  },
] as const;

/** What stands beside the two forms of a forgotten password. */
export function ResetNotes() {
  return <Points title="A new password in three minutes" points={notes} />;
}
