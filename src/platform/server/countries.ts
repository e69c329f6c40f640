/** Countries as listings write them, and what else they are called. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      'Albania Algeria Angola Argentina Armenia Australia Austria Azerbaijan Bahrain Bangladesh Belarus Belgium',
      'Bhutan Bolivia Botswana Brazil Bulgaria Cambodia Cameroon Canada Chile China Colombia Croatia Cuba Cyprus',
      'Denmark Ecuador Egypt Estonia Ethiopia Fiji Finland France Georgia Germany Ghana Greece Guatemala Honduras',
      'Hungary Iceland India Indonesia Iran Iraq Ireland Israel Italy Jamaica Japan Jordan Kazakhstan Kenya Kuwait',
      'Kyrgyzstan Laos Latvia Lebanon Libya Lithuania Luxembourg Malawi Malaysia Maldives Mali Malta Mauritius Mexico',
      'Moldova Mongolia Montenegro Morocco Mozambique Namibia Nepal Nicaragua Nigeria Norway Oman Pakistan Panama',
      'Paraguay Peru Philippines Poland Portugal Qatar Romania Rwanda Senegal Serbia Singapore Slovakia Slovenia',
      'Spain Sudan Sweden Switzerland Syria Taiwan Tajikistan Tanzania Thailand Tunisia Turkmenistan Uganda Ukraine',
      'Uruguay Uzbekistan Venezuela Yemen Zambia Zimbabwe',
    ].flatMap((names) => names.split(' ').map((name) => [name, []])),
  ),
  'Bosnia and Herzegovina': ['Bosnia'],
  'Costa Rica': [],
  Czechia: ['Czech Republic'],
  'Dominican Republic': [],
  'El Salvador': [],
  'Hong Kong': [],
  'Ivory Coast': ["Cote d'Ivoire"],
  Myanmar: ['Burma'],
  Netherlands: ['The Netherlands', 'Holland'],
  'New Zealand': [],
  'North Macedonia': ['Macedonia'],
  'Papua New Guinea': [],
  'Puerto Rico': [],
  Russia: ['Russian Federation'],
  'Saudi Arabia': ['KSA', 'Saudi'],
  'South Africa': ['RSA'],
  'South Korea': ['Korea', 'Republic of Korea'],
  'Sri Lanka': [],
  Turkey: ['Türkiye'],
  'United Arab Emirates': ['UAE', 'Emirates'],
  'United Kingdom': ['UK', 'Great Britain', 'Britain', 'England'],
  'United States': ['US', 'USA', 'U.S', 'U.S.A', 'United States of America'],
  Vietnam: ['Viet Nam'],
};

/** Every country that a listing may name. */
export const countries: readonly string[] = Object.keys(spellings);

/** A country's own name, and what else it is called. */
export function namesOfCountry(country: string): string[] {
  return [country, ...(spellings[country] ?? [])];
}

const countryByName = new Map(
  countries.flatMap((country) => namesOfCountry(country).map((name) => [name.toLowerCase(), country])),
);
const longest = Math.max(...[...countryByName.keys()].map((name) => name.split(' ').length));

/** The countries that a text names, as 'Austria, Czech Republic (DCP closed Mar 2025)' does. */
export function countriesIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}.']+/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    for (let count = Math.min(longest, words.length - at); count > 0; count--) {
      const country = countryByName.get(words.slice(at, at + count).join(' '));
      if (country === undefined) continue;
      found.add(country);
      at += count - 1;
      break;
    }
  }
  return [...found];
}
