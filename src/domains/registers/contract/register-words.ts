import type { RegisterName } from './register-rows.ts';

type Publisher = {
  name: string;
  /** Where a table says which of several it is. */
  short: string;
  publisher: string;
  address: string;
};

/** What the Orange Book has as discontinued: among it is what was never sold. */
export const listedAsNotSold = 'listed as not sold';

/** What the EMA's table does not have, whatever it says. */
export const notInEu = 'patents and supplementary certificates';

const orangeBook = {
  short: 'Orange Book',
  publisher: 'U.S. Food and Drug Administration',
  address: 'https://www.fda.gov/drugs/drug-approvals-and-databases/orange-book-data-files',
};

/** How each register is called, who publishes it and where. */
export const registerWords: Readonly<Record<RegisterName, Publisher>> = {
  'orange-book-products': { name: 'FDA Orange Book: products', ...orangeBook },
  'orange-book-patents': { name: 'FDA Orange Book: patents', ...orangeBook },
  'orange-book-exclusivities': { name: 'FDA Orange Book: exclusivities', ...orangeBook },
  'purple-book': {
    name: 'FDA Purple Book',
    short: 'Purple Book',
    publisher: 'U.S. Food and Drug Administration',
    address: 'https://purplebooksearch.fda.gov/downloads',
  },
  'ema-medicines': {
    name: 'EMA table of medicines',
    short: 'EMA',
    publisher: 'European Medicines Agency',
    address: 'https://www.ema.europa.eu/en/medicines/download-medicine-data',
  },
  'edqm-ceps': {
    name: 'EDQM certificates of suitability',
    short: 'CEPs',
    publisher: 'European Directorate for the Quality of Medicines & HealthCare',
    address: 'https://extranet.edqm.eu/publications/recherches_CEP.shtml',
  },
  'fda-dmfs': {
    name: 'FDA Drug Master Files',
    short: 'DMFs',
    publisher: 'U.S. Food and Drug Administration',
    address: 'https://www.fda.gov/drugs/drug-master-files-dmfs/list-drug-master-files-dmfs',
  },
  'fda-inspections': {
    name: 'FDA inspections',
    short: 'Inspections',
    publisher: 'U.S. Food and Drug Administration',
    address: 'https://datadashboard.fda.gov/oii/cd/inspections.htm',
  },
};

/** Rows that are left out of each, by what they are of (§20.1). */
export function leftOutOf(register: RegisterName): string {
  if (register === 'fda-dmfs') return 'pending or not assigned';
  if (register === 'fda-inspections') return 'without an FEI';
  return 'for animals';
}

/** How an application, a licence or a medicine is written: 'N202155/002', 'BLA 125057/001', 'EMEA/H/C/002148'. */
export function rowNumber(
  register: RegisterName,
  { application, product }: { application: string; product: string | null },
): string {
  const letters = register.startsWith('orange-book') ? 'N' : register === 'purple-book' ? 'BLA ' : '';
  return `${letters}${application}${product === null ? '' : `/${product}`}`;
}
