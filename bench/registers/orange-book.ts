import type {
  OrangeExclusivity,
  OrangePatent,
  OrangeProduct,
} from '#domains/registers/contract/register-rows.ts';
import { monthNames } from '#platform/contract/dates.ts';
import { bundledRows } from '#testing/registers/bundled-rows.ts';
import * as files from '#testing/registers/register-files.ts';

/** One patent in so many ends a year later than in the edition before: more than a month of news changes. */
const changedPatents = 20;

/** An edition of the Orange Book behind the one that the repository brings: its three files as the publisher packs them. */
export function nextOrangeBook(): Promise<Buffer> {
  const { products, patents, exclusivities } = bundledRows();
  const moved = [...patents].map((patent, at) => (at % changedPatents === 0 ? aYearOn(patent) : patent));
  return files.archive({
    'products.txt': files.orangeProducts(...[...products].slice(1).map(productLine)),
    'patent.txt': files.orangePatents(...moved.map(patentLine)),
    'exclusivity.txt': files.orangeExclusivities(...[...exclusivities].slice(1).map(exclusivityLine)),
  });
}

function aYearOn(patent: OrangePatent): OrangePatent {
  return { ...patent, expiresOn: `${Number(patent.expiresOn.slice(0, 4)) + 1}-01-01` };
}

function productLine(row: OrangeProduct): string {
  return [
    row.ingredients.join('; '),
    `${row.form};${row.route}`,
    row.tradeName,
    row.applicant,
    row.note ? `${row.strength} **${row.note}**` : row.strength,
    row.applicationType,
    row.application,
    row.product,
    row.therapeuticEquivalence ?? '',
    row.approvedOn === null ? 'Approved Prior to Jan 1, 1982' : dayText(row.approvedOn),
    yesOrNo(row.isReferenceListed),
    yesOrNo(row.isReferenceStandard),
    row.marketing,
    row.applicant,
  ].join('~');
}

function patentLine(row: OrangePatent): string {
  const number = row.isPaediatric ? `${row.patent}*PED` : row.patent;
  const flags = [mark(row.coversSubstance), mark(row.coversProduct), row.useCode ?? '', mark(row.isDelisted)];
  return ['N', row.application, row.product, number, dayText(row.expiresOn), ...flags, ''].join('~');
}

function exclusivityLine(row: OrangeExclusivity): string {
  return ['N', row.application, row.product, row.code, dayText(row.endsOn)].join('~');
}

/** `May 21, 2027` */
function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${monthNames[Number(month) - 1]} ${Number(date)}, ${year}`;
}

function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}

function mark(is: boolean): string {
  return is ? 'Y' : '';
}
