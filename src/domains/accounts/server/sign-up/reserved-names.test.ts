import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#testing/test-product.ts';
import { isReservedName } from './reserved-names.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({}, { searches: false });
});
afterAll(() => product.stop());

function post(url: string, payload: object, headers = {}) {
  return product.app.inject({ method: 'POST', url, payload, headers });
}

test.each([
  'Dosebridge',
  'The Dosebridge Desk',
  'D0sebridge',
  'Dоsebridgе',
  'Dose-Bridge Ltd',
  'DOSEBR1DGE',
  'Ｄｏｓｅｂｒｉｄｇｅ',
  'Dósebrídge',
  'dose\u200bbridge',
  'Desk',
  'The desk',
  'ADM1N',
  'Administrator',
  'Support Team',
  'Dօsebridge Desk',
  'ᴅᴏꜱᴇʙʀɪᴅɢᴇ',
  'ꓓꓳꓢꓰꓐꓣꓲꓓꓖꓰ',
  'ᎠᎾᏚᎬᏴᎡᎥᎠᏀᎬ',
  'Ꭰosebridge',
  'ᗪosebridge',
  'Dosebriclge',
  'DOSEBRICLGE',
  'Dosebridqe',
  'Dosebгidge',
  'DoseƄridge',
  'Dosebrɩdge',
  'Dosєbridge',
  'ᴅᴇꜱᴋ',
  'Der Dеsk',
  'The Marketplace Desk',
  'The desk team',
  'Deal Desk Team',
  'Desk (verified)',
  'Our Customer Support',
])('%s is a name of the desk or the product', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each([
  'Ana Costa',
  'Dose Sciences Ltd',
  'Bridge Pharma',
  'Desklin GmbH',
  'Adminova Labs',
  'Systemed',
  'Marketplace Pharma Ltd',
  'Даниил Дескин',
  '株式会社ブリッジ',
  'NTTデータ',
  'Łukasz Żółć',
  'Đặng Çelik-Ågren',
  'Łódź Фарма Ωμέγα',
  'β-Pharma',
  'Ελένη Παπαδοπούλου',
  'Արմեն Պետրոսյան',
  'ᏣᎳᎩ ᎠᏂ',
  'ꓡꓲ-ꓢꓴ ꓮꓬꓰ',
  'علی‌رضا',
  'ശ്രീ‍ജ',
  '김민수',
  'Müller & Söhne (Deal Advisors)',
  'Support Pharma Ltd',
])('%s is a member’s name', (name) => {
  expect(isReservedName(name)).toBe(false);
});

test('nobody registers or changes to a name of the desk; an admin may have one', async () => {
  const typed = {
    name: 'Ana',
    organisation: 'Lusitan',
    password: 'correct horse',
    Email: 'eve@buyer.example',
  };
  for (const [path, value] of [
    ['name', 'Dosebridge Desk'],
    ['organisation', 'Dоsebridge'],
  ] as const) {
    const answer = await post('/register', { ...typed, [path]: value });
    expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, path]);
  }
  const member = await product.signIn();
  const profile = { name: 'Ana', organisation: 'D0sebridge', phone: '' };
  expect((await post('/api/account', profile, member.headers)).statusCode).toBe(400);
  const desk = await product.signIn('admin');
  expect((await post('/api/account', profile, desk.headers)).statusCode).toBe(200);
});
