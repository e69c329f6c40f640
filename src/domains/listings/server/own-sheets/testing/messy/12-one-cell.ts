import { type MessySheet, readLines } from '../messy-sheet.ts';

/** Molecule, strength and form in one cell, a row for each strength, what else there is in one column of remarks. */
const { cells, expected } = readLines(
  `
Amlodipine Tablets 5 mg|Ready EU|2 yrs|Alu/Alu|50,000 => amlodipine|5 mg, 10 mg|T|EU|2 years
Amlodipine Tablets 10 mg|Ready EU|2 yrs|Alu/Alu|50,000 => +
Apixaban Film-coated Tablets 2.5 mg|Ready EU|2 yrs|PVC/Alu|30,000 => apixaban|2.5 mg, 5 mg|FCT|EU|2 years
Apixaban Film-coated Tablets 5 mg|Ready EU|2 yrs|PVC/Alu|30,000 => +
Aripiprazole Tablets 10 mg|Ready EU|3 yrs|PVC/Alu|30,000 => aripiprazole|10 mg, 15 mg|T|EU|3 years
Aripiprazole Tablets 15 mg|Ready EU|3 yrs|PVC/Alu|30,000 => +
Aripiprazole ODT 10 mg|Ready EU|2 yrs|Alu/Alu|30,000 => aripiprazole|10 mg|ODT|EU|2 years
Azithromycin Powder for Oral Suspension 200 mg/5 ml|Ready EU|2 yrs|bottle|10,000 => azithromycin|200 mg/5 mL|SUS|EU|2 years
Bosentan Film-coated Tablets 62.5 mg|Ready EU|3 yrs|PVC/Alu|10,000 => bosentan|62.5 mg, 125 mg|FCT|EU|3 years
Bosentan Film-coated Tablets 125 mg|Ready EU|3 yrs|PVC/Alu|10,000 => +
Celecoxib Capsules 100 mg|Ready EU|3 yrs|PVC/Alu|50,000 => celecoxib|100 mg, 200 mg|C|EU|3 years
Celecoxib Capsules 200 mg|Ready EU|3 yrs|PVC/Alu|50,000 => +
Clopidogrel Film-coated Tablets 75 mg|Ready EU|2 yrs|Alu/Alu|50,000 => clopidogrel|75 mg|FCT|EU|2 years
Deferasirox Dispersible Tablets 125 mg|Ready EU|2 yrs|Alu/Alu|10,000 => deferasirox|125 mg, 250 mg, 500 mg|DISP|EU|2 years
Deferasirox Dispersible Tablets 250 mg|Ready EU|2 yrs|Alu/Alu|10,000 => +
Deferasirox Dispersible Tablets 500 mg|Ready EU|2 yrs|Alu/Alu|10,000 => +
Desloratadine Oral Solution 0.5 mg/ml|Ready EU|2 yrs|bottle|10,000 => desloratadine|0.5 mg/mL|SOL|EU|2 years
Dutasteride Soft Capsules 0.5 mg|Ready EU|2 yrs|PVC/Alu|30,000 => dutasteride|0.5 mg|SGC|EU|2 years
Entecavir Film-coated Tablets 0.5 mg|Ready EU|2 yrs|Alu/Alu|10,000 => entecavir|0.5 mg, 1 mg|FCT|EU|2 years
Entecavir Film-coated Tablets 1 mg|Ready EU|2 yrs|Alu/Alu|10,000 => +
Escitalopram Film-coated Tablets 10 mg|Ready EU|3 yrs|PVC/Alu|50,000 => escitalopram|10 mg, 20 mg|FCT|EU|3 years
Escitalopram Film-coated Tablets 20 mg|Ready EU|3 yrs|PVC/Alu|50,000 => +
Esomeprazole Delayed Release Tablets 20 mg|Ready EU|2 yrs|Alu/Alu|50,000 => esomeprazole|20 mg, 40 mg|DR|EU|2 years
Esomeprazole Delayed Release Tablets 40 mg|Ready EU|2 yrs|Alu/Alu|50,000 => +
Levetiracetam Oral Solution 100 mg/ml|Ready EU|2 yrs|bottle|10,000 => levetiracetam|100 mg/mL|SOL|EU|2 years
Losartan + Hydrochlorothiazide Film-coated Tablets 50/12.5 mg|Ready EU|2 yrs|PVC/Alu|50,000 => hydrochlorothiazide + losartan|12.5 mg/50 mg, 25 mg/100 mg|FCT|EU|2 years
Losartan + Hydrochlorothiazide Film-coated Tablets 100/25 mg|Ready EU|2 yrs|PVC/Alu|50,000 => +
Mirabegron Prolonged-release Tablets 25 mg|Pilot BE|2 yrs|Alu/Alu|30,000 => mirabegron|25 mg, 50 mg|ER|PILOT|2 years
Mirabegron Prolonged-release Tablets 50 mg|Pilot BE|2 yrs|Alu/Alu|30,000 => +
Montelukast Chewable Tablets 4 mg|Ready EU|2 yrs|Alu/Alu|50,000 => montelukast|4 mg, 5 mg|CHEW|EU|2 years
Montelukast Chewable Tablets 5 mg|Ready EU|2 yrs|Alu/Alu|50,000 => +
Olopatadine Eye Drops 1 mg/ml|Ready EU|3 yrs|bottle|10,000 => olopatadine|1 mg/mL|EYE|EU|3 years
Pregabalin Capsules 25-300 mg|Ready EU|3 yrs|PVC/Alu|50,000 => pregabalin|25-300 mg|C|EU|3 years
Zoltafix Tablets 5 mg|Ready EU|3 yrs|PVC/Alu|50,000 => !
Rivaroxaban Film-coated Tablets 10 mg|Ready EU|3 yrs|PVC/Alu|30,000 => rivaroxaban|10 mg, 20 mg|FCT|EU|3 years
Rivaroxaban Film-coated Tablets 20 mg|Ready EU|3 yrs|PVC/Alu|30,000 => +
Tadalafil Film-coated Tablets 5 mg|Ready EU|3 yrs|PVC/Alu|30,000 => tadalafil|5 mg, 20 mg|FCT|EU|3 years
Tadalafil Film-coated Tablets 20 mg|Ready EU|3 yrs|PVC/Alu|30,000 => +
Tamsulosin Prolonged-release Capsules 0.4 mg|Ready EU|3 yrs|PVC/Alu|30,000 => tamsulosin|0.4 mg|ERC|EU|3 years
Valsartan 80 mg|Ready EU|3 yrs|PVC/Alu|30,000 => !
`,
  ['molecule', 'strengths', 'dosageForm', 'readiness', 'shelfLife', 'packStyle1=3', 'minimumOrder=4 packs'],
  3,
);

export const oneCell: MessySheet = {
  name: 'skus.xlsx',
  file: {
    format: 'xlsx',
    sheets: [
      {
        name: 'SKU',
        rows: [
          ['SKUs for licence', '', '', ''],
          ['Product description', 'Dossier', 'Shelf-life', 'Packaging', 'MOQ'],
          ...cells,
        ],
      },
    ],
  },
  expected,
  answers: {
    'substances:Product description': 'as-named',
    'needed:offerDays': '10',
    twins: 'join',
    'decimal:MOQ': 'point',
    'unit:MOQ': 'packs',
    'column:molecule': 'Product description',
    'word:Product description:zoltafix': 'none',
  },
};
