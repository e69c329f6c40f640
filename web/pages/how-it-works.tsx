import { GetStarted } from '#web/features/how-it-works/get-started.tsx';
import { StepList } from '#web/features/how-it-works/step-list.tsx';
import { Intro } from '#web/ui/intro.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';
import wide from '#web/ui/wide.module.css';

export function meta() {
  return pageMeta(
    'How it works',
    'Seven steps from registration to contract: explore, compare, request a term sheet, execute, deal directly.',
  );
}

/** §2.9 */
export default function HowItWorksPage() {
  return (
    <div className={wide.wide}>
      <Intro
        topic="How it works"
        title="Seven steps from a search to a contract"
        lead="What happens at each, what you bring to it, and what you hold afterwards."
      />
      <StepList />
      <GetStarted />
    </div>
  );
}
