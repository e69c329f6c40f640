import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { privacy } from '#web/features/legal/privacy.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';

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
