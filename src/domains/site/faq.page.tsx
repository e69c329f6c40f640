import type { PageHandle } from '#platform/web/page/page-handle.ts';
import { Intro } from '#ui/page/intro.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import classes from './faq.module.css';
import { FaqTab } from './web/faq/faq-tab.tsx';
import { questions } from './web/faq/questions.ts';
import { faqPage } from './web/faq/structured-data.ts';

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
    <div className={`wide ${classes.page}`}>
      <Intro
        topic="FAQs"
        title="What buyers ask before they register"
        lead="Seven questions from calls with licensing and sourcing teams, and the answers we give them there."
      />
      <FaqTab />
    </div>
  );
}
