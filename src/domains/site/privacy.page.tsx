import { pageMeta } from '#ui/page/page-meta.ts';
import { LegalPage } from './web/legal/legal-page.tsx';
import { privacy } from './web/legal/privacy.tsx';

export function meta() {
  return pageMeta(
    'Privacy policy',
    'What Dosebridge stores about you, why, for how long, who sees your requests, and how to have it deleted.',
  );
}

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      lead="What is stored about you, why, how long, and who sees what you send with a request."
      since="1 January 2024"
      sections={privacy}
    />
  );
}
