import type { EvidenceKind } from './evidence-kinds.ts';

/** When a claim is to be looked at again, and who says so (§21.3). */
export type Schedule = (
  | {
      /** Months after the day it counts from. */
      months: number;
      /** The day of the inspection or the last look at the claim. */
      from: 'issued' | 'looked';
    }
  | {
      /** Each new edition of its register is a look at it. */
      months: null;
      /** Who gives that out. */
      listedBy: string;
    }
) & {
  source: { title: string; publisher: string; section: string; address: string };
};

/** The one table of next checks. */
export const schedules: Record<EvidenceKind, Schedule> = {
  gmp: {
    months: 36,
    from: 'issued',
    source: {
      title: 'Compilation of Union Procedures on Inspections and Exchange of Information',
      publisher: 'European Medicines Agency',
      section:
        'Union format for a GMP certificate: not to be relied upon where more than three years have passed since the inspection',
      address:
        'https://www.ema.europa.eu/en/human-regulatory-overview/research-development/compliance-research-development/good-manufacturing-practice/guidance-good-manufacturing-practice-good-distribution-practice-questions-answers',
    },
  },
  cep: {
    months: null,
    listedBy: 'the EDQM',
    source: {
      title: 'List of certificates of suitability',
      publisher: 'European Directorate for the Quality of Medicines & HealthCare',
      section: 'Certification database: the status of each certificate',
      address: 'https://extranet.edqm.eu/publications/recherches_CEP.shtml',
    },
  },
  dmf: {
    months: null,
    listedBy: 'the FDA',
    source: {
      title: 'List of Drug Master Files (DMFs)',
      publisher: 'U.S. Food and Drug Administration',
      section: 'Active and inactive files, given out every quarter',
      address: 'https://www.fda.gov/drugs/drug-master-files-dmfs/list-drug-master-files-dmfs',
    },
  },
  approval: {
    months: 12,
    from: 'looked',
    source: {
      title: '21 CFR 314.81 Other postmarketing reports',
      publisher: 'U.S. Food and Drug Administration',
      section: '(b)(2): an approval is reported on every year',
      address: 'https://www.ecfr.gov/current/title-21/section-314.81',
    },
  },
  inspection: {
    months: 24,
    from: 'issued',
    source: {
      title: 'Inspection Classification Database',
      publisher: 'U.S. Food and Drug Administration',
      section:
        'Sites are inspected by their risk (21 U.S.C. 360(h)); two years are this product’s own measure of a recent inspection',
      address:
        'https://www.fda.gov/inspections-compliance-enforcement-and-criminal-investigations/inspection-references/inspection-classification-database',
    },
  },
};

/** Nothing is taken as proven, or stated without a word, for longer than so many months after the last look. */
export const looksLastMonths = 24;
