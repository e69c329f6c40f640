import { z } from 'zod';
import { readData } from '../read-data.ts';
import { companies, newcomers } from './companies.ts';
import { type Company, site } from './company.ts';

/**
 * Plants that make nothing of the dossiers: kept apart from the companies' sites, because every dossier of the
 * catalogue depends on those.
 */
const furtherSites = readData('catalogue/further-sites.json', z.record(z.string(), z.array(site)));

/** Companies with the sites that are theirs to list: contract manufacturers' sites are not. */
export const plantCompanies: readonly Company[] = [...companies, ...newcomers]
  .filter(({ manufacturing }) => manufacturing !== 'No')
  .map((company) => ({
    ...company,
    sites: [...company.sites, ...(furtherSites[company.name] ?? [])],
  }));
