import type { Reader } from '#domains/finder/engine/reading/read-text.ts';
import { createPhraseTable, type FactPhrases, type Phrases } from '#domains/finder/engine/words/phrases.ts';
import {
  curatedFilter,
  type DosageForm,
  type DossierReadiness,
  dosageForms,
  dossierManufacturingFacilityLocations,
  dossierReadiness,
  type Market,
  marketsOfInterest,
  type RouteOfAdministration,
  routesOfAdministration,
  type SupplyFilter,
  supplyFilter,
  type TherapeuticCategory,
  therapeuticCategories,
} from '../../contract/dossier-lists.ts';
import { classPhrases } from '../molecules/drug-classes.ts';
import { byOneName } from '../molecules/molecule-table.ts';
import { statementPhrases } from '../molecules/statements.ts';

const anyTablet = ['tablet', 'tabs', 'tab.', 'caplet', 'OSD', 'oral solids', 'oral solid dosage'];
const anyCapsule = ['capsule', 'caps', 'cap.', 'OSD', 'oral solids', 'oral solid dosage'];
const anyInjection = ['injection', 'injectable', 'inj', 'parenteral'];
const extended = ['extended release', 'prolonged release', 'sustained release', 'controlled release'];
const extendedShort = ['ER', 'XR', 'SR', 'CR', 'PR', 'modified release', 'MR'];
const delayed = ['delayed release', 'gastro-resistant', 'gastro resistant', 'enteric coated', 'EC', 'DR'];
const delayedShort = ['modified release', 'MR'];

function released(kinds: readonly string[], forms: readonly string[]): string[] {
  return kinds.flatMap((kind) => forms.map((form) => `${kind} ${form}`));
}

/** What a buyer types for a dosage form. What says less than the label, such as 'solution', stays a word of the title. */
const forms: Readonly<Record<DosageForm, readonly string[]>> = {
  Tablets: anyTablet,
  'Film Coated Tablets': [...anyTablet, 'film coated', 'film-coated tablets', 'coated tablets', 'FCT'],
  'Extended Release Tablets': [
    ...anyTablet,
    ...extended,
    ...extendedShort,
    ...released([...extended, ...extendedShort], ['tablets', 'tabs']),
  ],
  'Delayed Release Tablets': [
    ...anyTablet,
    ...delayed,
    ...delayedShort,
    ...released([...delayed, ...delayedShort], ['tablets', 'tabs']),
  ],
  'Orally Disintegrating Tablets': [
    ...anyTablet,
    'orally disintegrating',
    'orodispersible tablets',
    'ODT',
    'orodispersible',
    'mouth dissolving tablets',
  ],
  'Chewable Tablets': [...anyTablet, 'chewables', 'chewable.', 'chew tabs'],
  'Dispersible Tablets': [...anyTablet, 'dispersible', 'soluble tablets', 'effervescent tablets'],
  'Sublingual & Buccal Tablets': [...anyTablet, 'sublingual tablets', 'buccal tablets', 'SL tablets'],
  Capsules: [...anyCapsule, 'hard capsules', 'hard gelatin capsules', 'hard gelatine capsules'],
  'Extended Release Capsules': [
    ...anyCapsule,
    ...extended,
    ...extendedShort,
    ...released([...extended, ...extendedShort], ['capsules', 'caps']),
  ],
  'Delayed Release Capsules': [
    ...anyCapsule,
    ...delayed,
    ...delayedShort,
    ...released([...delayed, ...delayedShort], ['capsules', 'caps']),
  ],
  'Soft Gel Capsules': [
    ...anyCapsule,
    'soft gels',
    'softgels',
    'soft gelatin capsules',
    'soft gelatine capsules',
    'soft capsules',
    'softgel capsules',
    'SGC',
  ],
  'Powders & Granules': ['granules', 'sachets', 'oral powder', 'powder for oral solution'],
  'Oral Solution': ['oral solutions', 'oral drops', 'oral liquids', 'elixir'],
  'Oral Suspension': ['oral suspensions', 'oral liquids', 'powder for oral suspension', 'dry syrup'],
  Syrup: ['syrups', 'oral liquids', 'linctus'],
  'Oral Film': ['oral films', 'orodispersible film', 'film strips', 'sublingual film', 'buccal film'],
  'Lozenges & Chewing Gum': ['lozenges', 'chewing gum', 'gum', 'pastilles', 'troches'],
  Injection: [
    ...anyInjection,
    'injections',
    'solution for injection',
    'infusion',
    'prefilled syringe',
    'pre-filled syringe',
    'PFS',
    'ampoules',
  ],
  'Lyophilized Powder for Injection': [
    ...anyInjection,
    ...[
      'lyophilized',
      'lyophilised',
      'lyophilized powder',
      'lyophilised powder',
      'lyophilised powder for injection',
    ],
    ...['lyo', 'freeze dried', 'powder for injection', 'powder for infusion', 'lyophilized injection'],
  ],
  Cream: ['creams'],
  Ointment: ['ointments'],
  Gel: ['gels.'],
  'Topical Solution & Lotion': [
    'lotion',
    'topical solution',
    'cutaneous solution',
    'shampoo',
    'scalp solution',
  ],
  'Ophthalmic & Otic Drops': [
    'eye drops',
    'ear drops',
    'ophthalmic drops',
    'otic drops',
    'ophthalmic solution',
    'otic solution',
    'ophthalmic suspension',
    'otic suspension',
    'eyedrops',
    'collyrium',
  ],
  'Nasal Spray': ['nasal sprays', 'nose spray', 'nasal drops'],
  Inhalation: [
    'inhaler',
    'inhalers',
    'DPI',
    'MDI',
    'pMDI',
    'dry powder inhaler',
    'metered dose inhaler',
    'nebuliser',
    'nebulizer',
    'nebuliser solution',
    'inhalation powder',
    'inhalation solution',
    'inhalation aerosol',
  ],
  'Transdermal Patch': ['patch', 'patches', 'transdermal patches', 'TDS', 'transdermal system'],
  'Suppositories & Vaginal Inserts': [
    'suppositories',
    'suppository',
    'pessary',
    'pessaries',
    'vaginal inserts',
    'vaginal ovules',
    'vaginal tablets',
    'ovules',
  ],
};

const routes: Readonly<Record<RouteOfAdministration, readonly string[]>> = {
  Oral: ['orally', 'per os', 'by mouth'],
  Sublingual: ['SL', 'sublingually'],
  Buccal: [],
  Intravenous: ['IV', 'i.v', 'intravenously'],
  Intramuscular: ['IM', 'i.m', 'intramuscularly'],
  Subcutaneous: ['SC', 's.c', 'SubQ', 'subcut', 'subcutaneously'],
  'Other Parenteral': ['intrathecal', 'epidural', 'intradermal', 'intra-articular', 'intravitreal'],
  Inhalation: ['inhaled'],
  Nasal: ['intranasal'],
  Ophthalmic: [
    'ocular',
    'eye drops',
    'ophthalmic drops',
    'ophthalmic solution',
    'ophthalmic suspension',
    'eyedrops',
    'eye ointment',
    'eye gel',
  ],
  Otic: ['ear drops', 'otic drops', 'otic solution', 'otic suspension'],
  Topical: ['cutaneous', 'dermal'],
  Transdermal: [],
  Rectal: ['rectally'],
  Vaginal: ['vaginally', 'pessary', 'pessaries', 'vaginal inserts', 'vaginal ovules', 'vaginal tablets'],
  Others: [],
};

const markets: Readonly<Record<Market, readonly string[]>> = {
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

const readyMarkets = {
  'Ready : US': ['US', 'USA', 'United States'],
  'Ready : EU': ['EU', 'Europe', 'European Union'],
  'Ready : Other Reg Markets': ['other reg markets', 'other regulated markets', 'regulated markets'],
  'Ready : Non-Reg Markets': ['non reg markets', 'non regulated markets', 'ROW'],
} as const satisfies Partial<Record<DossierReadiness, readonly string[]>>;

function readyIn(label: keyof typeof readyMarkets): string[] {
  return [
    'ready',
    ...readyMarkets[label].flatMap((market) =>
      [
        `ready for ${market}`,
        `ready ${market}`,
        `ready in ${market}`,
        `ready for the ${market}`,
        `${market} ready`,
      ].map((phrase) => `${phrase}.`),
    ),
  ];
}

const inDevelopment = ['under development', 'in development'];

const readiness: Readonly<Record<DossierReadiness, readonly string[]>> = {
  'Ready : US': readyIn('Ready : US'),
  'Ready : EU': readyIn('Ready : EU'),
  'Ready : Other Reg Markets': readyIn('Ready : Other Reg Markets'),
  'Ready : Non-Reg Markets': readyIn('Ready : Non-Reg Markets'),
  'Pilot BE Complete/ Late stage development': [
    ...['pilot BE', 'pilot BE complete', 'late stage', 'late stage development', ...inDevelopment],
  ],
  'Early development': ['early stage', 'early stage development', ...inDevelopment],
};

const supply: Readonly<Record<SupplyFilter, readonly string[]>> = {
  'With supply': ['supply', 'finished product supply', 'including supply'],
  'Tech transfer': ['technology transfer', 'tech transfer only', 'techtransfer', 'site transfer'],
};

/** Beside the label and its halves ('Antipsychotics' and 'Anxiolytics'). A disease stays a word of the indication. */
const categories: Partial<Record<TherapeuticCategory, readonly string[]>> = {
  'Antacids & Acid-Related Disorders': ['acid related disorders', 'antiulcer'],
  'Antiemetics & Antinauseants': ['anti-emetic'],
  'Antidiarrhoeals & Intestinal Anti-inflammatories': ['antidiarrheal', 'anti-diarrhoeal'],
  'Anti-Obesity': ['antiobesity'],
  Antidiabetics: ['anti-diabetic', 'oral antidiabetics', 'hypoglycaemics'],
  'Anticoagulants & Antithrombotics': ['anti-coagulant'],
  Antihaemorrhagics: ['antihemorrhagic'],
  'Antianaemic Preparations': ['antianemic'],
  'Cardiac Therapy': ['cardiology'],
  Antihypertensives: ['anti-hypertensive'],
  'Beta Blockers': ['beta-blocker', 'betablocker'],
  'Calcium Channel Blockers': ['CCB', 'calcium antagonists'],
  'Lipid Modifying Agents': ['lipid lowering', 'hypolipidemics', 'lipid-lowering agents'],
  'Topical Antibiotics & Antiseptics': ['antiseptics'],
  'Anti-Acne': ['antiacne'],
  Gynaecologicals: ['gynecologicals', 'gynaecology', 'gynecology', "women's health"],
  Urologicals: ['urology'],
  Antibacterials: ['antibiotics', 'anti-bacterial'],
  Antimycotics: ['antifungals', 'anti-fungal', 'systemic antifungals'],
  'Topical Antifungals': ['topical antimycotics', 'antifungals'],
  Antimycobacterials: ['anti-TB', 'antitubercular'],
  Antivirals: ['anti-viral'],
  Antineoplastics: ['oncology', 'onco', 'anticancer', 'anti-cancer', 'cytotoxics', 'chemotherapy'],
  'Endocrine Therapy (Oncology)': ['oncology', 'onco', 'anticancer', 'anti-cancer', 'endocrine therapy'],
  'Anti-inflammatories & Antirheumatics': ['anti-inflammatory', 'antiinflammatory'],
  'Antigout Preparations': ['antigout'],
  Anaesthetics: ['anesthetics'],
  'Analgesics & Antimigraine': ['painkillers'],
  Antiepileptics: ['anti-epileptic', 'anticonvulsants'],
  Antiparkinson: ['anti-parkinson'],
  'Antipsychotics & Anxiolytics': ['anti-psychotic'],
  'Antidepressants & Psychostimulants': ['anti-depressant'],
  'Cough & Cold Preparations': ['cough', 'cough and cold', 'cold and cough'],
  'Respiratory & Allergy': ['anti-allergics'],
  'Ophthalmologicals & Otologicals': ['ophthalmics', 'ophthalmology'],
  Vitamins: ['vitamins.'],
};

/** A label's halves where it joins two things, as far as each is a word of its own. */
function halvesOf(label: string): string[] {
  const halves = label.split(' & ');
  return halves.length < 2 ? [] : halves.filter((half) => half.length > 7 && !half.startsWith('Other '));
}

function* phrases(): Generator<Phrases> {
  for (const label of dosageForms) yield { group: 'doseForm', label, phrases: [label, ...forms[label]] };
  for (const label of routesOfAdministration) {
    // Where the form says it, the route adds nothing.
    const bare = label === 'Others' || label === 'Inhalation' ? [] : [label];
    yield { group: 'routeOfAdministration', label, phrases: [...bare, ...routes[label]] };
  }
  for (const label of marketsOfInterest) {
    const said = [label, ...markets[label]];
    const spelt = said.flatMap((place) => [`${place}.`, `${place} market`, `${place} region.`]);
    yield { group: 'RegionofInterest', label, phrases: spelt };
  }
  for (const label of dossierReadiness) {
    yield { group: 'DossierReadiness', label, phrases: [label, ...readiness[label]] };
  }
  for (const label of dossierManufacturingFacilityLocations) {
    const made = ['made in', 'manufactured in', 'produced in'].map((verb) => `${verb} ${label}.`);
    yield { group: 'countryOfManufacture', label, phrases: made };
  }
  for (const label of curatedFilter) yield { group: 'curated', label, phrases: [label, 'curated'] };
  for (const label of supplyFilter)
    yield { group: 'supplyStatus', label, phrases: [label, ...supply[label]] };
  for (const label of therapeuticCategories) {
    const said = [
      label === 'Vitamins' ? 'vitamins.' : label,
      ...halvesOf(label),
      ...(categories[label] ?? []),
    ];
    yield { group: 'therapCategory', label, phrases: said };
  }
}

/** What buyers ask for and listings do not say. */
const notUnderstood: readonly FactPhrases[] = [
  {
    fact: { why: 'Listings do not state patent certifications' },
    phrases: [
      ...['para IV', 'paragraph IV', 'para 4', 'paragraph 4', 'PIV', 'P-IV', 'para III', 'paragraph III'],
      ...['first to file', 'FTF', '180 day exclusivity', 'patent certification'],
    ],
  },
  {
    fact: { why: 'Listings do not state patents: search for a constraint date, like “from 2028”' },
    phrases: ['patent', 'patent expiry', 'patent expired', 'no patent', 'off patent', 'patent free'],
  },
  {
    fact: { why: 'Listings do not state WHO prequalification; WHO-GMP is another thing' },
    phrases: [
      ...['WHO PQ', 'WHO PQP', 'WHO prequalified', 'WHO prequalification', 'WHO pre-qualified'],
      ...['WHO pre-qualification', 'prequalified', 'prequalification'],
    ],
  },
  {
    fact: { why: 'Listings do not state settlements' },
    phrases: ['settlement', 'settled', 'patent settlement'],
  },
];

/** What the dossier finder reads in a text (docs/decisions/filters-read-out-of-text.md). */
export const dossierReader: Reader = {
  phrases: createPhraseTable(phrases(), [...notUnderstood, ...statementPhrases(), ...classPhrases()]),
  strengths: 'any',
  dates: true,
  byOneName,
  idle: new Set(
    'dossier dossiers product products generic generics medicine medicines drug drugs approved'.split(' '),
  ),
};
