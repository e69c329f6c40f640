import { type Market, marketsOfInterest } from './dossier-lists.ts';

/** What else each market is called. */
export const marketNames: Readonly<Record<Market, readonly string[]>> = {
  US: ['USA', 'U.S', 'U.S.A', 'United States', 'United States of America', 'America', 'North America'],
  Canada: ['Canadian', 'North America'],
  EU: ['Europe', 'European Union', 'European', 'E.U', 'EEA'],
  UK: ['United Kingdom', 'Great Britain', 'Britain', 'England', 'U.K'],
  Australia: ['Australian', 'ANZ', 'Australia and New Zealand', 'New Zealand'],
  LatAm: ['Latin America', 'Lat Am', 'LATAM', 'South America', 'Central America'],
  MENA: ['Middle East', 'Middle East and North Africa', 'Middle East & North Africa', 'GCC', 'Gulf'],
  Africa: ['African', 'Sub-Saharan Africa'],
  'South East Asia': ['Southeast Asia', 'South-East Asia', 'SE Asia', 'SEA', 'ASEAN', 'Asia'],
  'South Asia': ['Asia', 'Indian subcontinent'],
  'Russia CIS': ['Russia', 'CIS', 'Russia and CIS', 'Russia & CIS', 'Eurasia'],
  'Rest of the World': ['ROW', 'rest of world'],
};

/** Countries of which it is certain where they belong; of the others nobody says that they are not offered. */
const countries: Partial<Record<Market, string>> = {
  EU: 'Austria, Belgium, Bulgaria, Croatia, Cyprus, Czechia, Czech Republic, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Iceland, Ireland, Italy, Latvia, Liechtenstein, Lithuania, Luxembourg, Malta, Netherlands, Norway, Poland, Portugal, Romania, Slovakia, Slovenia, Spain, Sweden',
  UK: 'Scotland, Wales, Northern Ireland',
  LatAm:
    'Argentina, Bolivia, Brazil, Chile, Colombia, Costa Rica, Dominican Republic, Ecuador, El Salvador, Guatemala, Honduras, Mexico, Nicaragua, Panama, Paraguay, Peru, Uruguay, Venezuela',
  MENA: 'Algeria, Bahrain, Egypt, Iran, Iraq, Jordan, Kuwait, Lebanon, Libya, Morocco, Oman, Qatar, Saudi Arabia, KSA, Syria, Tunisia, United Arab Emirates, UAE, Yemen, North Africa',
  Africa:
    'Algeria, Angola, Botswana, Cameroon, Egypt, Ethiopia, Ghana, Ivory Coast, Kenya, Libya, Morocco, Mozambique, Namibia, Nigeria, Rwanda, Senegal, South Africa, Tanzania, Tunisia, Uganda, Zambia, Zimbabwe, East Africa, West Africa, North Africa',
  'South East Asia':
    'Brunei, Cambodia, Indonesia, Laos, Malaysia, Myanmar, Philippines, Singapore, Thailand, Vietnam',
  'South Asia': 'Bangladesh, Bhutan, India, Maldives, Nepal, Pakistan, Sri Lanka',
  'Russia CIS':
    'Armenia, Azerbaijan, Belarus, Kazakhstan, Kyrgyzstan, Russian Federation, Tajikistan, Turkmenistan, Uzbekistan',
};

const byName = new Map<string, Set<Market>>();
for (const market of marketsOfInterest) {
  for (const name of [market, ...marketNames[market], ...(countries[market]?.split(', ') ?? [])]) {
    byName.set(keyOf(name), new Set([...(byName.get(keyOf(name)) ?? []), market]));
  }
}

/** Without what people leave out or add: 'the U.K.' is 'uk'. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the /, '')
    .replaceAll(/[.\s-]+/g, ' ')
    .replaceAll(/\b(\w) (?=\w\b)/g, '$1')
    .trim();
}

/** The markets that a name stands for, as 'Asia' does for two; none where that is not known. */
export function marketsCalled(name: string): readonly Market[] {
  return [...(byName.get(keyOf(name)) ?? [])];
}

/** Of what was asked for, entry by entry, what a listing does not offer. What is not known to be a market is none. */
export function notOffered(asked: readonly string[], offered: readonly string[]): string[] {
  if (offered.length === 0) return [];
  return asked.filter((entry) => {
    const markets = marketsCalled(entry);
    return markets.length > 0 && !markets.some((market) => offered.includes(market));
  });
}
