import { useContext } from 'react';
import { ServedContext } from '#platform/web/page/served.ts';
import { useServedPart } from '#ui/use-hydrated.ts';

type ServedScriptProps = {
  /** A constant of ours, or data whose every '<' is escaped. */
  code: string;
  type?: string;
};

/** A script of the page as the server sends it. The browser makes none: Trusted Types refuse it, and none would run. */
export function ServedScript({ code, type }: ServedScriptProps) {
  const { nonce } = useContext(ServedContext);
  if (!useServedPart()) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see `code`
    <script type={type} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
  );
}
