import { type MessySheet, readLines } from '../messy-sheet.ts';

/** A column for each market with crosses, blank columns and rows between, the head in the fourth row. */
const head = 'API|Dosage|Galenic form|Therapeutic area|EU|US|MENA|LATAM|ROW|Dossier';

const { cells, expected } = readLines(
  `
Abiraterone|250, 500 mg|Tablets|Oncology|x||x|x||Ready EU => abiraterone|250 mg, 500 mg|T|EU;MENA;LatAm|EU
Anastrozole|1 mg|FCT|Oncology|x||x|x|x|Ready EU => anastrozole|1 mg|FCT|EU;MENA;LatAm;Rest of the World|EU
Letrozole|2.5 mg|FCT|Oncology|x||x|x|x|Ready EU => letrozole|2.5 mg|FCT|EU;MENA;LatAm;Rest of the World|EU
Exemestane|25 mg|FCT|Oncology|X||X|||Ready EU => exemestane|25 mg|FCT|EU;MENA|EU
Bicalutamide|50, 150 mg|FCT|Oncology|x||x|x|x|Ready EU => bicalutamide|50 mg, 150 mg|FCT|EU;MENA;LatAm;Rest of the World|EU
Capecitabine|150, 500 mg|FCT|Oncology|x||x|x|x|Ready EU => capecitabine|150 mg, 500 mg|FCT|EU;MENA;LatAm;Rest of the World|EU
Imatinib|100, 400 mg|FCT|Oncology|x||x|x||Ready EU => imatinib|100 mg, 400 mg|FCT|EU;MENA;LatAm|EU
Erlotinib|25, 100, 150 mg|FCT|Oncology|x|x|x|x||Ready EU => erlotinib|25 mg, 100 mg, 150 mg|FCT|EU;US;MENA;LatAm|EU
Gefitinib|250 mg|FCT|Oncology|x|x|x|x||Ready EU => gefitinib|250 mg|FCT|EU;US;MENA;LatAm|EU
Lapatinib|250 mg|FCT|Oncology||x|||x|Ready US => lapatinib|250 mg|FCT|US;Rest of the World|US
Sunitinib|12.5, 25, 50 mg|Hard capsules|Oncology|x|x|x|||Ready EU => sunitinib|12.5 mg, 25 mg, 50 mg|C|EU;US;MENA|EU
Sorafenib|200 mg|FCT|Oncology|x|x|x|x||Ready EU => sorafenib|200 mg|FCT|EU;US;MENA;LatAm|EU
Dasatinib|20-140 mg|FCT|Oncology|x|x|x|||Ready EU => dasatinib|20-140 mg|FCT|EU;US;MENA|EU
Nilotinib|150, 200 mg|Hard capsules|Oncology|x|x||||Ready US => nilotinib|150 mg, 200 mg|C|EU;US|US
Everolimus|2.5, 5, 10 mg|Tablets|Oncology|x|x|x|||Ready EU => everolimus|2.5 mg, 5 mg, 10 mg|T|EU;US;MENA|EU
Temozolomide|5-250 mg|Hard capsules|Oncology|x||x|x||Ready EU => temozolomide|5-250 mg|C|EU;MENA;LatAm|EU
Bortezomib|3.5 mg/vial|Lyophilised powder for injection|Oncology|x|x|x|x|x|Ready US => bortezomib|3.5 mg/vial|LYO|EU;US;MENA;LatAm;Rest of the World|US
Pemetrexed|100, 500 mg/vial|Lyophilised powder for injection|Oncology|x|x|x|x|x|Ready EU => pemetrexed|100 mg/vial, 500 mg/vial|LYO|EU;US;MENA;LatAm;Rest of the World|EU
Azacitidine|100 mg/vial|Lyophilised powder for injection|Oncology|x|x|x|||Ready EU => azacitidine|100 mg/vial|LYO|EU;US;MENA|EU
Gemcitabine|200, 1000 mg/vial|Lyophilised powder for injection|Oncology|x||x|x|x|Ready EU => gemcitabine|200 mg/vial, 1000 mg/vial|LYO|EU;MENA;LatAm;Rest of the World|EU
Docetaxel|20 mg/ml|Solution for injection|Oncology|x||x|x|x|Ready EU => docetaxel|20 mg/mL|INJ|EU;MENA;LatAm;Rest of the World|EU
Paclitaxel|6 mg/ml|Solution for injection|Oncology|x||x|x|x|Ready EU => paclitaxel|6 mg/mL|INJ|EU;MENA;LatAm;Rest of the World|EU
Oxaliplatin|5 mg/ml|Solution for injection|Oncology|x||x|x|x|Ready EU => oxaliplatin|5 mg/mL|INJ|EU;MENA;LatAm;Rest of the World|EU
Fulvestrant|250 mg/5 ml|Prefilled syringe|Oncology|x|x|x|||Ready EU => fulvestrant|250 mg/5 mL|INJ|EU;US;MENA|EU
Zoledronic acid|4 mg/5 ml|Solution for injection|Bone|x||x|x|x|Ready EU => zoledronic acid|4 mg/5 mL|INJ|EU;MENA;LatAm;Rest of the World|EU
Ibandronic acid|150 mg|FCT|Bone|x||x|x||Ready EU => ibandronic acid|150 mg|FCT|EU;MENA;LatAm|EU
Alendronic acid|70 mg|Tablets|Bone|x||x|x|x|Ready EU => alendronic acid|70 mg|T|EU;MENA;LatAm;Rest of the World|EU
Risedronic acid|35 mg|FCT|Bone|x||x|x||Ready EU => risedronic acid|35 mg|FCT|EU;MENA;LatAm|EU
Teriparatide|20 mcg/80 mcl|Pen|Bone|x|?||||Ready EU => !
Methotrexate|2.5, 10 mg|Tablets|Immunology|x||x|x|x|Ready EU => methotrexate|2.5 mg, 10 mg|T|EU;MENA;LatAm;Rest of the World|EU
Mycophenolic acid|180, 360 mg|Gastro-resistant tablets|Immunology|x|x|x|||Ready EU => mycophenolic acid|180 mg, 360 mg|DR|EU;US;MENA|EU
Tacrolimus|0.5, 1, 5 mg|Hard capsules|Immunology|x|x|x|x||Ready EU => tacrolimus|0.5 mg, 1 mg, 5 mg|C|EU;US;MENA;LatAm|EU
Ciclosporin|25, 50, 100 mg|Soft capsules|Immunology|x||x|x||Ready EU => ciclosporin|25 mg, 50 mg, 100 mg|SGC|EU;MENA;LatAm|EU
Leflunomide|10, 20 mg|FCT|Immunology|x||x|x|x|Ready EU => leflunomide|10 mg, 20 mg|FCT|EU;MENA;LatAm;Rest of the World|EU
Apremilast|10, 20, 30 mg|FCT|Immunology|x|x|x|||Ready EU => apremilast|10 mg, 20 mg, 30 mg|FCT|EU;US;MENA|EU
Tofacitinib|5 mg|FCT|Immunology|x|x|||x|Ready EU => tofacitinib|5 mg|FCT|EU;US;Rest of the World|EU
Fingolimod|0.5 mg|Hard capsules|Neurology|x|x|x|x||Ready EU => fingolimod|0.5 mg|C|EU;US;MENA;LatAm|EU
Teriflunomide|14 mg|FCT|Neurology|x|x|x|||Ready EU => teriflunomide|14 mg|FCT|EU;US;MENA|EU
Dimethyl fumarate|120, 240 mg|Gastro-resistant hard capsules|Neurology|x|x|x|||Ready EU => dimethyl fumarate|120 mg, 240 mg|DRC|EU;US;MENA|EU
Riluzole|50 mg|FCT|Neurology|x||x|x|x|Ready EU => riluzole|50 mg|FCT|EU;MENA;LatAm;Rest of the World|EU
`,
  ['molecule', 'strengths', 'dosageForm', 'markets', 'readiness'],
  6,
);

/** A blank column on the left, one before the markets. */
const wide = (row: readonly string[]) => ['', ...row.slice(0, 4), '', ...row.slice(4)];

export const marketCrosses: MessySheet = {
  name: 'Portfolio overview.xlsx',
  file: {
    format: 'xlsx',
    sheets: [
      {
        name: 'Overview',
        rows: [
          [],
          ['', 'Portfolio overview', '', '', '', '', 'Available for'],
          [],
          wide(head.split('|')),
          [],
          ...cells.map(wide),
        ],
      },
    ],
  },
  expected,
  answers: {
    'needed:offerDays': '12',
    'word:Therapeutic area:bone': 'none',
    'word:Therapeutic area:immunology': 'none',
    'word:Therapeutic area:neurology': 'none',
    'word:Therapeutic area:oncology': 'none',
    'word:US:?': 'back',
  },
};
