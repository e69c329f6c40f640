import type { TestProduct } from '../test-product.ts';

/** A browser: keeps cookies and follows the ways between the product and a provider until the login page. `from`: whose link it follows. */
export function openBrowser(
  { app }: TestProduct,
  publicUrl: string,
  from: 'same-origin' | 'cross-site' | 'none' = 'same-origin',
) {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  function keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  }
  /** One step, to where it leads. */
  async function step(url: string | URL): Promise<URL> {
    const address = new URL(url, publicUrl);
    if (address.origin === publicUrl) {
      const answer = await app.inject({
        url: address.pathname + address.search,
        headers: { cookie: header(), 'sec-fetch-site': from },
      });
      keep([answer.headers['set-cookie'] ?? []].flat());
      return new URL(String(answer.headers.location), publicUrl);
    }
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie: header() } });
    keep(answer.headers.getSetCookie());
    return new URL(String(answer.headers.get('location')), address);
  }
  async function open(url: string | URL): Promise<URL> {
    const address = await step(url);
    return address.pathname === '/login' ? address : open(address);
  }
  return {
    ...{ cookies, step, open },
    exchange: (code: string, secondFactor?: string) =>
      app.inject({
        method: 'POST',
        url: '/api/sign-in-codes',
        payload: { code, secondFactor },
        headers: { cookie: header() },
      }),
  };
}
