import { Page } from '#web/ui/page.tsx';

export default function Placeholder() {
  return <Page title="sign-up" />;
}
