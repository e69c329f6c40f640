import { Intro } from '#ui/page/intro.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { GetStarted } from './web/how-it-works/get-started.tsx';
import { StepList } from './web/how-it-works/step-list.tsx';

export function meta() {
  return pageMeta(
    'How it works',
    'Seven steps from registration to contract: explore, compare, request a term sheet, execute, deal directly.',
  );
}

/** §2.9 */
export default function HowItWorksPage() {
  return (
    <div className="wide">
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
