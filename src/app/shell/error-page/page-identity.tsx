import { useContext } from 'react';
import { useLocation, useMatches, useRouteError } from 'react-router';
import { isForSearchEngines } from '#page-table.ts';
import type { PageHandle } from '#platform/web/page/page-handle.ts';
import { ServedContext } from '#platform/web/page/served.ts';
import { ServedScript } from '../served-script.tsx';

/** In the head of every page: its one address, its picture in previews and its structured data, or that it has none. */
export function PageIdentity() {
  const { publicUrl } = useContext(ServedContext);
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  const failed = (useRouteError() ?? null) !== null;
  if (failed || page === undefined || !isForSearchEngines(page.id)) {
    return <meta name="robots" content="noindex" />;
  }
  const handle = (page.handle ?? {}) as PageHandle;
  const address = publicUrl + (pathname === '/' ? pathname : pathname.replace(/(?<!\/)\/+$/, ''));
  const picture = publicUrl + (handle.picture?.(page.loaderData) ?? '/og/default.png');
  const structured = handle.structuredData?.(page.loaderData, publicUrl);
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="Dosebridge" />
      <meta property="og:type" content={handle.kind ?? 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {structured && (
        <ServedScript
          key={address}
          type="application/ld+json"
          code={JSON.stringify(structured).replaceAll('<', '\\u003c')}
        />
      )}
    </>
  );
}
