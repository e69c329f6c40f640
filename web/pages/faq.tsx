import { FaqTab } from '#web/features/faq/faq-tab.tsx';
import { questions } from '#web/features/faq/questions.ts';
import { faqPage } from '#web/features/faq/structured-data.ts';
import type { PageHandle } from '#web/page-handle.ts';
import { Intro } from '#web/ui/intro.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import wide from '#web/ui/wide.module.css';
import classes from './faq.module.css';

export function meta() {
  return pageMeta(
    'Frequently Asked Questions (FAQs)',
    'What Dosebridge is, who can use it, why registration is mandatory, and how to explore and compare dossiers.',
  );
}

export const handle: PageHandle = { structuredData: () => faqPage(questions) };

/** §2.10 */
export default function FaqPage() {
  return (
    <div className={`${wide.wide} ${classes.page}`}>
      <Intro
        topic="FAQs"
        title="What buyers ask before they register"
        lead="Seven questions from calls with licensing and sourcing teams, and the answers we give them there."
      />
      <FaqTab />
    </div>
  );
}
