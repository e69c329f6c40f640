import { type MessySheet, readLines } from '../messy-sheet.ts';

/** Two lists in one file and a cover, hidden columns, formulae, true days and days as text. */
const head =
  'No|INN (salt)|Dosage form|Strength|Stage|Constraint date US|Price idea|Supplier margin|Route|Lead time';

const { cells, expected } = readLines(
  `
1|Amlodipine (besilate)|Tablets|5 mg, 10 mg|Ready EU||0.02|12%|Oral|12 weeks => amlodipine|5 mg, 10 mg|T|EU||besilate|Oral
2|Candesartan cilexetil|Tablets|8 mg, 16 mg, 32 mg|Ready EU||0.03|12%|Oral|12 weeks => candesartan|8 mg, 16 mg, 32 mg|T|EU||cilexetil|Oral
3|Perindopril (arginine)|FCT|5 mg, 10 mg|Ready EU||0.04|10%|Oral|12 weeks => perindopril|5 mg, 10 mg|FCT|EU||arginine|Oral
4|Ramipril|Tablets|2.5 mg, 5 mg, 10 mg|Ready EU||0.02|10%|Oral|12 weeks => ramipril|2.5 mg, 5 mg, 10 mg|T|EU|||Oral
5|Bisoprolol (fumarate)|FCT|2.5 mg, 5 mg, 10 mg|Ready EU||0.02|10%|Oral|12 weeks => bisoprolol|2.5 mg, 5 mg, 10 mg|FCT|EU||fumarate|Oral
6|Rivaroxaban|FCT|10 mg, 15 mg, 20 mg|Ready US|2027-02-28|0.19|15%|Oral|14 weeks => rivaroxaban|10 mg, 15 mg, 20 mg|FCT|US|2027-02-28||Oral
7|Apixaban|FCT|2.5 mg, 5 mg|Ready US|2028-04-01|0.21|15%|Oral|14 weeks => apixaban|2.5 mg, 5 mg|FCT|US|2028-04-01||Oral
8|Ticagrelor|FCT|90 mg|Ready US|2025-05-09|0.14|15%|Oral|14 weeks => ticagrelor|90 mg|FCT|US|2025-05-09||Oral
9|Linagliptin|FCT|5 mg|Pilot BE|2030-05-02|0.2|15%|Oral|14 weeks => linagliptin|5 mg|FCT|PILOT|2030-05-02||Oral
10|Dapagliflozin|FCT|5 mg, 10 mg|Ready US|2025-10-04|0.15|15%|Oral|14 weeks => dapagliflozin|5 mg, 10 mg|FCT|US|2025-10-04||Oral
11|Methotrexate|Prefilled syringe|10 mg/0.2 ml|Ready EU||4|15%|SC|16 weeks => methotrexate|10 mg/0.2 mL|INJ|EU|||Subcutaneous
12|Fulvestrant|Prefilled syringe|250 mg/5 ml|Ready EU||11|15%|IM|16 weeks => fulvestrant|250 mg/5 mL|INJ|EU|||Intramuscular
13|Enoxaparin (sodium)|Prefilled syringe|40 mg/0.4 ml|Pilot BE||7|15%|SC|16 weeks => enoxaparin|40 mg/0.4 mL|INJ|PILOT||sodium|Subcutaneous
14|Octreotide|Solution for injection|0.1 mg/ml|Ready EU||6|15%|SC|16 weeks => octreotide|0.1 mg/mL|INJ|EU|||Subcutaneous
15|Ondansetron|Solution for injection|2 mg/ml|Ready EU||0.8|15%|IV|16 weeks => ondansetron|2 mg/mL|INJ|EU|||Intravenous
16|Ondansetron|Orodispersible tablets|4 mg, 8 mg|Ready EU||0.2|15%|Oral|12 weeks => ondansetron|4 mg, 8 mg|ODT|EU|||Oral
17|Granisetron|Solution for injection|1 mg/ml|Ready EU||1|15%|IV|16 weeks => granisetron|1 mg/mL|INJ|EU|||Intravenous
18|Dexmedetomidine|Solution for infusion|100 mcg/ml|Ready EU||3|15%|IV|16 weeks => dexmedetomidine|100 mcg/mL|INJ|EU|||Intravenous
19|Sugammadex|Solution for injection|100 mg/ml|Ready EU|2026-01-27|9|15%|IV|16 weeks => sugammadex|100 mg/mL|INJ|EU|2026-01-27||Intravenous
20|Rocuronium bromide|Solution for injection|10 mg/ml|Ready EU||1|15%|IV|16 weeks => rocuronium bromide|10 mg/mL|INJ|EU|||Intravenous
21|Bivalirudin|Lyophilised powder for injection|250 mg/vial|Ready US||14|15%|IV|18 weeks => bivalirudin|250 mg/vial|LYO|US|||Intravenous
22|Tranexamic acid|Solution for injection|100 mg/ml|Ready EU||0.6|15%|IV|16 weeks => tranexamic acid|100 mg/mL|INJ|EU|||Intravenous
23|Latanoprost|Eye drops|0.05 mg/ml|Ready EU||1|15%|Ophthalmic|16 weeks => latanoprost|0.05 mg/mL|EYE|EU|||Ophthalmic
24|Bimatoprost|Eye drops|0.3 mg/ml|Ready EU||1.2|15%|Ophthalmic|16 weeks => bimatoprost|0.3 mg/mL|EYE|EU|||Ophthalmic
25|Brinzolamide|Ophthalmic suspension|10 mg/ml|Ready EU||1.4|15%|Ophthalmic|16 weeks => brinzolamide|10 mg/mL|EYE|EU|||Ophthalmic
26|Olopatadine|Eye drops|1 mg/ml|Ready EU||1.1|15%|Ophthalmic|16 weeks => olopatadine|1 mg/mL|EYE|EU|||Ophthalmic
27|Mometasone (furoate)|Nasal spray|50 mcg/dose|Ready EU||1.5|15%|Nasal|16 weeks => mometasone|50 mcg/dose|NS|EU||furoate|Nasal
28|Rotigotine|Patch|2 mg/24 h, 4 mg/24 h|Pilot BE||2|15%|Transdermal|20 weeks => rotigotine|2 mg/24 h, 4 mg/24 h|TDP|PILOT|||Transdermal
29|Buprenorphine|Transdermal patch|5 mcg/h, 10 mcg/h, 20 mcg/h|Ready EU||2|15%|Transdermal|20 weeks => buprenorphine|5 mcg/h, 10 mcg/h, 20 mcg/h|TDP|EU|||Transdermal
30|Fentanyl|Transdermal patch|25 mcg/h, 50 mcg/h|Ready EU||2|15%|Transdermal|20 weeks => fentanyl|25 mcg/h, 50 mcg/h|TDP|EU|||Transdermal
31|Clotrimazole|Cream|1%|Ready EU||0.5|15%|Topical|12 weeks => clotrimazole|1%|CR|EU|||Topical
32|Mupirocin|Ointment|2%|Ready EU||0.6|15%|Topical|12 weeks => mupirocin|2%|OINT|EU|||Topical
33|Adapalene|Gel|0.1%|Ready EU||0.7|15%|Topical|12 weeks => adapalene|0.1%|GEL|EU|||Topical
34|Ciclopirox|Lotion|1%|Ready EU||0.6|15%|Topical|12 weeks => ciclopirox|1%|TOP|EU|||Topical
35|Progesterone|Soft gelatin capsules|100 mg, 200 mg|Ready EU||0.2|15%|Oral|14 weeks => progesterone|100 mg, 200 mg|SGC|EU|||Oral
36|Mesalazine|Suppositories|500 mg, 1 g|Ready EU||0.4|15%|Rectal|14 weeks => mesalazine|500 mg, 1 g|SUP|EU|||Rectal
37|Lactulose|Syrup|667 mg/ml|Ready EU||0.9|15%|Oral|12 weeks => lactulose|667 mg/mL|SYR|EU|||Oral
38|Salbutamol|MDI|100 mcg/dose|Pilot BE||1.4|15%|Inhalation|20 weeks => salbutamol|100 mcg/dose|INH|PILOT|||Inhalation
39|Tiotropium bromide|DPI|18 mcg|Early development||2.1|15%|Inhalation|20 weeks => tiotropium bromide|18 mcg|INH|EARLY|||Inhalation
40|Botulinum toxine XY|Injection|100 U|Early development||80|15%|IM|20 weeks => !
`,
  ['molecule', 'strengths', 'dosageForm', 'readiness', 'usConstraintDate', 'salt', 'routes', 'leadTime=9'],
  2,
);

/** Numbers as numbers, the price worked out, every second day a true one. */
const typed = cells.map((row, at) =>
  row.map((cell, place) => {
    if (place === 0) return Number(cell);
    if (place === 6) return { formula: `ROUND(${cell}*1.0,2)`, value: Number(cell) };
    return place === 5 && cell !== '' && at % 2 === 0 ? { day: cell } : cell;
  }),
);

export const twoSheets: MessySheet = {
  name: 'Dossiers and pipeline.xlsx',
  file: {
    format: 'xlsx',
    sheets: [
      { name: 'Cover', rows: [['Northwind Pharma'], ['Confidential']] },
      { name: 'Dossiers', rows: [head.split('|'), ...typed], hidden: [6, 7] },
      {
        name: 'Pipeline 2029',
        rows: [
          ['INN', 'Dosage form', 'Strength', 'Stage'],
          ['Semaglutide', 'Injection', '1 mg', 'Early development'],
          ['Tirzepatide', 'Injection', '5 mg', 'Early development'],
        ],
      },
    ],
  },
  expected,
  answers: {
    'needed:offerDays': '10',
    sheet: 'Dossiers',
    'word:INN (salt):botulinum toxine xy': 'none',
  },
};
