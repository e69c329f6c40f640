import { type MessySheet, readLines } from '../messy-sheet.ts';

/** Section lines, the head repeated on each printed page, stars and footnotes, ranges, a total below. */
const head = ['Generic name', 'Presentation', 'Strength(s)', 'Readiness', 'CPP', 'Shelf life'];

const { cells, expected } = readLines(
  `
CARDIOVASCULAR|||||
Amlodipine*|Tablets|5 - 10 mg|Ready EU|Yes, India|36 months => amlodipine|5-10 mg|T|EU|36 months
Atorvastatin|FCT|10-80 mg|Ready EU|Yes, India|36 months => atorvastatin|10-80 mg|FCT|EU|36 months
Bisoprolol|FCT|1.25 – 10 mg|Ready EU|Yes, India|36 months => bisoprolol|1.25-10 mg|FCT|EU|36 months
Carvedilol|Tablets|6.25-25 mg|Ready EU|Yes, India|36 months => carvedilol|6.25-25 mg|T|EU|36 months
Clopidogrel|FCT|75 mg|Ready EU|Yes, India|24 months => clopidogrel|75 mg|FCT|EU|24 months
Losartan / HCTZ|FCT|50/12.5 mg, 100/25 mg|Ready EU|Yes, India|24 months => hydrochlorothiazide + losartan|12.5 mg/50 mg, 25 mg/100 mg|FCT|EU|24 months
Ramipril|Capsules|2.5 mg & 5 mg & 10 mg|Ready EU|Yes, India|24 months => ramipril|2.5 mg, 5 mg, 10 mg|C|EU|24 months
Rosuvastatin|FCT|5 to 40 mg|Ready EU|Yes, India|36 months => rosuvastatin|5-40 mg|FCT|EU|36 months
Telmisartan|Tablets|20,40,80 mg|Ready EU|Yes, India|36 months => telmisartan|20 mg, 40 mg, 80 mg|T|EU|36 months
Torasemide|Tablets|5;10;20 mg|Ready EU|Yes, India|36 months => torasemide|5 mg, 10 mg, 20 mg|T|EU|36 months
HEAD
CENTRAL NERVOUS SYSTEM|||||
Aripiprazole|Tablets|5mg/10mg/15mg/30mg|Ready EU|no|36 months => aripiprazole|5 mg, 10 mg, 15 mg, 30 mg|T|EU|36 months
Donepezil|FCT|5 mg / 10 mg|Ready EU|no|36 months => donepezil|5 mg, 10 mg|FCT|EU|36 months
Duloxetine**|DR capsules|30mg+60mg|Ready EU|no|24 months => !
Escitalopram|FCT|5-20 mg|Ready EU|no|36 months => escitalopram|5-20 mg|FCT|EU|36 months
Gabapentin|Capsules|100 mg, 300 mg and 400 mg|Ready EU|no|36 months => gabapentin|100 mg, 300 mg, 400 mg|C|EU|36 months
Lamotrigine|Dispersible tablets|25-200 mg|Ready EU|no|36 months => lamotrigine|25-200 mg|DISP|EU|36 months
Levetiracetam|FCT|250-1000 mg|Ready EU|no|36 months => levetiracetam|250-1000 mg|FCT|EU|36 months
Memantine|FCT|10mg, 20mg|Ready EU|no|48 months => memantine|10 mg, 20 mg|FCT|EU|48 months
Olanzapine|ODT|5-20 mg|Ready EU|no|36 months => olanzapine|5-20 mg|ODT|EU|36 months
Pregabalin|Capsules|25-300mg|Ready EU|no|36 months => pregabalin|25-300 mg|C|EU|36 months
Quetiapine|ER tablets|50 mg - 400 mg|Ready EU|no|36 months => quetiapine|50-400 mg|ER|EU|36 months
Risperidone|FCT|0.5-4 mg|Ready EU|no|36 months => risperidone|0.5-4 mg|FCT|EU|36 months
Sertraline|FCT|50 mg, 100mg|Ready EU|no|36 months => sertraline|50 mg, 100 mg|FCT|EU|36 months
Venlafaxine|ER capsules|37.5 mg,75 mg,150 mg|Ready EU|no|24 months => venlafaxine|37.5 mg, 75 mg, 150 mg|ERC|EU|24 months
HEAD
GASTRO|||||
Esomeprazole|DR tablets|20 mg | Ready EU|no|24 months => esomeprazole|20 mg|DR|EU|24 months
Famotidine|FCT|20 mg u. 40 mg|Ready EU|no|36 months => !
Mesalazine|DR tablets|500 mg, 1 g|Ready EU|no|36 months => mesalazine|500 mg, 1 g|DR|EU|36 months
Ondansetron|ODT|4/8 mg|Ready EU|no|36 months => ondansetron|4 mg, 8 mg|ODT|EU|36 months
Pantoprazole|DR tablets|20 mg & 40 mg|Ready EU|no|36 months => pantoprazole|20 mg, 40 mg|DR|EU|36 months
Rabeprazole|DR tablets|10 / 20|Ready EU|no|24 months => !
OTHERS|||||
Cetirizine|FCT|10 mg|Ready EU|no|60 months => cetirizine|10 mg|FCT|EU|60 months
Desloratadine|FCT|5 mg|Ready EU|no|36 months => desloratadine|5 mg|FCT|EU|36 months
Febuxostat|FCT|80-120 mg|Ready EU|no|36 months => febuxostat|80-120 mg|FCT|EU|36 months
Finasteride|FCT|1 mg; 5 mg|Ready EU|no|36 months => finasteride|1 mg, 5 mg|FCT|EU|36 months
Ibuprofen|FCT|200/400/600/800 mg|Ready EU|no|36 months => ibuprofen|200 mg, 400 mg, 600 mg, 800 mg|FCT|EU|36 months
Montelukast|Chewable tablets|4-5 mg|Ready EU|no|24 months => montelukast|4-5 mg|CHEW|EU|24 months
Sildenafil|FCT|25-100 mg|Ready EU|no|60 months => sildenafil|25-100 mg|FCT|EU|60 months
Tadalafil|FCT|2.5-20 mg|Ready EU|no|36 months => tadalafil|2.5-20 mg|FCT|EU|36 months
Rizatriptan|ODT|5/10 mg|Ready EU|no|36 months => rizatriptan|5 mg, 10 mg|ODT|EU|36 months
Zolmitriptan|ODT|2.5 mg|Ready EU|no|36 months => zolmitriptan|2.5 mg|ODT|EU|36 months
`,
  ['molecule', 'strengths', 'dosageForm', 'readiness', 'shelfLife', 'cppCountry=4'],
  4,
);

export const footnotes: MessySheet = {
  name: 'Price-free list.xlsx',
  file: {
    format: 'xlsx',
    sheets: [
      {
        name: 'Sheet1',
        rows: [
          ['Helix Laboratories: products available for licence'],
          ['Last updated 14 October 2026'],
          head,
          ...cells.map((row) => (row[0] === 'HEAD' ? head : row)),
          [],
          ['* Two manufacturing sites'],
          ['** Pellets bought from a third party'],
          ['All information subject to confirmation. Helix Laboratories accepts no liability.'],
          ['Total: 40 products'],
        ],
      },
    ],
  },
  expected,
  answers: {
    'substances:Strength(s)': 'as-named',
    'needed:offerDays': '10',
    'decimal:Strength(s)': 'point',
  },
};
