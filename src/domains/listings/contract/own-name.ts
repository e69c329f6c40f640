import { toPlainName } from '#platform/contract/names.ts';

/** What stands at the end of a company's name and is left out where others speak of it; dots are left out before. */
const legalForms = new Set(
  'ab ag as bv co company corp corporation gmbh inc incorporated kg kk lda limited llc llp lp ltd nv oy oyj plc private pte pty pvt sa sarl sas se sl spa srl'.split(
    ' ',
  ),
);

/** Whether a text names a company, whatever its case, accents, punctuation and legal form. */
export function namesCompany(text: string, company: string): boolean {
  const name = wordsOf(company);
  while (name.length > 1 && legalForms.has(name.at(-1) ?? '')) name.pop();
  return name.length > 0 && ` ${wordsOf(text).join(' ')} `.includes(` ${name.join(' ')} `);
}

function wordsOf(text: string): string[] {
  const plain = toPlainName(text)
    .normalize('NFKD')
    .replace(/\p{M}|[.'’]/gu, '');
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
