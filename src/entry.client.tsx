import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readServed, ServedContext } from '#platform/web/page/served.ts';

const served = readServed();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ServedContext value={served}>
        <HydratedRouter />
      </ServedContext>
    </StrictMode>,
  );
});
