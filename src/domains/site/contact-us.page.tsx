import { Intro } from '#ui/page/intro.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { ContactCards } from './web/contacts/contact-cards.tsx';
import { NextSteps } from './web/contacts/next-steps.tsx';

export function meta() {
  return pageMeta(
    'Contact Us',
    'Ask about a dossier, a supplier or a request, talk to our sales team, or reach key account support.',
  );
}

/** §2.11 */
export default function ContactUsPage() {
  return (
    <div className="wide">
      <Intro
        topic="Contact Us"
        title="Write to people who have closed deals"
        lead="Every message reaches our desk, not a queue of tickets. Tell us the molecule, the market and the date you have in mind, and the first answer is already useful."
      />
      <ContactCards />
      <NextSteps />
    </div>
  );
}
