import { isBiologic, isVaccine } from '../companies/line-needs.ts';
import { inapplicable, orGap } from './gaps.ts';
import { isInDevelopment, type StagedSubject } from './subject.ts';

type ApiColumns = { apiSources: string; apiType: string; apiDmf: string };

/** Where the active substance comes from and which files support it. */
export function writeApi(subject: StagedSubject): ApiColumns {
  const { random, company, molecule } = subject;
  if (isBiologic(molecule) || isVaccine(molecule)) {
    return { apiSources: '1', apiType: 'In-house drug substance', apiDmf: inapplicable(random) };
  }
  const inHouse = company.apiManufacturing === 'Yes' && random.chance(0.55);
  const sources = random.pick(inHouse ? [1, 1, 2] : [1, 1, 2, 2, 3]);
  const apiType = inHouse
    ? sources > 1
      ? 'In-house and third party'
      : 'In-house'
    : random.pick(['Third party', 'Outsourced']);
  return {
    apiSources: orGap(random, 0.08, String(sources)),
    apiType: orGap(random, 0.1, apiType),
    apiDmf: writeMasterFile(subject),
  };
}

function writeMasterFile({ random, readiness }: StagedSubject): string {
  if (isInDevelopment(readiness))
    return orGap(random, 0.4, random.pick(['US DMF', 'CEP', 'DMF available', 'Under preparation']));
  if (readiness === 'Ready : US') return random.pick(['US DMF', 'US DMF', 'US DMF, CEP', 'US DMF, EDMF']);
  if (readiness === 'Ready : EU') return random.pick(['CEP', 'CEP', 'ASMF', 'EDMF', 'CEP, US DMF']);
  return orGap(
    random,
    0.14,
    random.pick(['CEP', 'US DMF', 'Open part DMF', 'DMF available', 'US DMF, CEP', 'ASMF']),
  );
}
