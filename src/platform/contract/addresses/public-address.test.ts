import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  'https://news.bms.com/apixaban',
  'http://a.b.example:8080?x#y',
  'HTTPS://Investors.Example.COM/Ω',
  'https://xn--mller-kva.de/',
  'https://local.fda.gov/lan',
  'https://home-nip.io/10.0.0.1',
  'https://extranet.edqm.eu/cep/2010-901-10-12',
  'https://a1-2-3.example.com/',
])('%s is the address of a page', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

// What is shown would be another place than the one that opens, or none that others reach.
test.each([
  ...['https://www.fda.gov\u2044@evil.example', 'https://fda\u3002gov/x', 'https://new\u24e2.example/x'],
  ...[
    'https://\u0430pple.com/x',
    'https:evil.example/x',
    'http:\\\\a.b',
    'https://:www.fda.gov@evil.example/',
  ],
  ...[
    'http://127.0.0.1/x',
    'http://0x7f.1/x',
    'https://2130706433/x',
    'http://[::1]/x',
    'https://localhost./x',
  ],
  ...['https://.com/x', 'https://com/x', 'https://desk.internal/x', 'https://printer.local:8080/x'],
  ...['https://a.lan/', 'https://router.home.arpa/', 'https://A.LAN', 'https://1.0.0.127.in-addr.arpa/'],
  ...['https://wiki.corp/x', 'https://wiki.intranet/x', 'https://a.home/', 'https://a.localdomain/x'],
  ...['https://a.test/x', 'https://a.invalid/x', 'https://a.onion/x', 'https://a.private/x'],
  ...['https://0a000001.nip.io/', 'https://a.sslip.io/x', 'https://NIP.io/', 'https://app.localtest.me/'],
  ...['https://10.0.0.1.dyn.example.com/', 'https://app-192-168-1-250.example.com/x'],
  ...[
    'https://a.example/\u200bx',
    'https://a.example/\u3164',
    'https://a.example/x\ufe0f',
    'https://a.example/\u0001',
  ],
  ...['javascript:alert(1)', 'ftp://a.example/x', 'https://a.example/\u202egpj', 'https://a.example/a b'],
])('%j is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
