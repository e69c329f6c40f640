import { expect, test } from 'vitest';
import { claimFields } from './evidence-claims.ts';
import { evidenceFaults } from './evidence-kinds.ts';

const claim = {
  ...{ kind: 'cep', authority: 'EDQM', number: 'CEP 2010-901', holder: '', substance: '', site: '' },
  ...{ scope: '', dosageForms: [], issuedOn: null, validUntil: null },
};

/** As it is kept, or what is said beside it. */
function sourceOf(source: string): string | undefined {
  const { data, error } = claimFields.safeParse({ ...claim, source });
  return data?.source ?? error?.issues[0]?.message;
}

test.each([
  ['https://extranet.edqm.eu/cep/2010-901', 'https://extranet.edqm.eu/cep/2010-901'],
  [' The letter\nof the EDQM, on request ', 'The letter of the EDQM, on request'],
  ['\u200bhttps://extranet.edqm.eu/\u2060cep', 'https://extranet.edqm.eu/cep'],
  ['The cer\u00adtificate\u200b\u3164\ufe0f', 'The certificate'],
])('the source %j is kept as %j', (typed, kept) => {
  expect(sourceOf(typed)).toBe(kept);
});

test.each([
  '\u200bhttps://a.lan/x',
  'ht\u00adtps://10.0.0.1/x',
  '\u3164www.fda.gov',
  'https://10.0.0.1.nip.io/',
])('the source %j is no address that anybody can open, whatever stands unseen in it', (typed) => {
  expect(sourceOf(typed)).toBe(evidenceFaults.address);
});

test.each(['', ' \u200b', '\u2060\u3164\u2800'])('%j says nothing', (typed) => {
  expect(sourceOf(typed)).toBe(evidenceFaults.source);
});
