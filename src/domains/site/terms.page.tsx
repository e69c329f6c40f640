import { pageMeta } from '#ui/page/page-meta.ts';
import { LegalPage } from './web/legal/legal-page.tsx';
import { terms } from './web/legal/terms.tsx';

export function meta() {
  return pageMeta(
    'Terms and conditions',
    'What listings, requests, term sheets, the refundable fee and CDAs on Dosebridge mean for both sides.',
  );
}

export default function TermsPage() {
  return (
    <LegalPage
      title="Terms and conditions"
      lead="What you can rely on, what we rely on, and where the parties of a deal are on their own."
      since="1 January 2024"
      sections={terms}
    />
  );
}
