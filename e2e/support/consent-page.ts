import { text } from 'node:stream/consumers';
import type { Consent } from '#testing/sign-in/identity-provider.ts';

const page = `<!doctype html><html lang="en"><head><title>Sign in</title><link rel="icon" href="data:,"></head>
<body><h1>Dosebridge asks who you are</h1><form method="post">
<p><label>Account <input name="account" type="email"></label></p>
<p><button name="allow" value="yes">Allow</button> <button name="allow" value="no">Deny</button></p>
</form></body></html>`;

/** The page a provider shows before it tells who somebody is: whoever they type, if they allow it. */
export async function askForConsent({ request, response, give, refuse }: Consent): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    return;
  }
  const form = new URLSearchParams(await text(request));
  await (form.get('allow') === 'yes' ? give(form.get('account') ?? '') : refuse());
}
