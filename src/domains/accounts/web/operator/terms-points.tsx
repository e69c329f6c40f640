import { Points } from '../frame/points.tsx';

const points = [
  { title: 'What listings are', text: 'Invitations to negotiate, whose facts their companies answer for.' },
  { title: 'What a request does', text: 'Who reads it, what binds, and when the fee is returned.' },
  { title: 'What is kept of you', text: 'Why, for how long, and how you have it deleted.' },
] as const;

/** What stands beside the question whether one accepts (§15.16). */
export function TermsPoints() {
  return <Points title="What the terms are about" points={points} />;
}
