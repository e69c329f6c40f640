import { companies } from './companies.ts';
import { type Company, type Site, site } from './company.ts';
import { newcomers } from './newcomers.ts';

/**
 * Plants that make nothing of the dossiers: kept apart from the companies' sites, because every dossier of the
 * catalogue depends on those.
 */
const furtherSites: Readonly<Record<string, readonly Site[]>> = {
  'Sahyagiri Laboratories': [
    // Makes more dosage forms than the ten that a supplier shows.
    site(
      'India',
      'global',
      'oralSolids',
      'powders',
      'softGels',
      'oralLiquids',
      'semisolids',
      'sterile',
      'drops',
    ),
  ],
  'Varunika Lifesciences': [site('India', 'global', 'plainSolids')],
  'Deodarva Pharmaceuticals': [site('Portugal', 'eu', 'oralSolids')],
  'Vindhyasar Generics': [site('United States', 'us', 'plainSolids')],
  'Kaverisha Injectables': [site('Germany', 'eu', 'sterile')],
  'Canglanhe Pharmaceutical': [site('China', 'china', 'plainSolids', 'softGels')],
  'Haneulsol Pharm': [site('South Korea', 'korea', 'semisolids', 'suppositories')],
  'Helvarion Pharma': [site('Germany', 'usEuHome', 'suppositories', 'semisolids')],
  'Terramarena Farmaceutici': [site('Italy', 'eu', 'softGels')],
  'Tidewillow Sterile': [site('Ireland', 'usEuHome', 'sterile', 'nebules')],
  'Ipezal Farmaceutica': [site('Brazil', 'brazil', 'suppositories', 'hormoneSemisolids')],
  'Wattlecreek Pharma': [site('New Zealand', 'australia', 'plainSolids', 'powders')],
};

/** Companies with the sites that are theirs to list: contract manufacturers' sites are not. */
export const plantCompanies: readonly Company[] = [...companies, ...newcomers]
  .filter(({ manufacturing }) => manufacturing !== 'No')
  .map((company) => ({
    ...company,
    sites: [...company.sites, ...(furtherSites[company.name] ?? [])],
  }));
