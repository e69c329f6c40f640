import type { CompanyStatement } from '../../contract/company-verification.ts';
import { seenWords } from '../../contract/verification-words.ts';

/** What a statement says, each by its name: for the company's own page and the desk's. */
export function statedFacts({
  country,
  registerNumber,
  address,
  licence,
  authority,
  licenceNumber,
}: CompanyStatement): [label: string, value: string][] {
  return [
    ['Register', `${registerNumber}, ${country}`],
    ['Address', address],
    ['Licence', licence === 'none' ? 'None stated' : `${seenWords[licence]} ${licenceNumber}, ${authority}`],
  ];
}
