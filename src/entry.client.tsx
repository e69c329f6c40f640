import { setNonce } from 'get-nonce';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { readServed, ServedContext } from '#platform/web/page/served.ts';

const served = readServed();
// Style tags that parts add while running (scroll locks) pass the Content Security Policy only with it.
setNonce(served.nonce);

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
