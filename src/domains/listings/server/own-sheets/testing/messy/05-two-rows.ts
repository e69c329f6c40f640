import { type MessySheet, readLines } from '../messy-sheet.ts';

/** Two rows a product: the second goes on with the strengths; a status that names quarters. */
const head = 'Molecule|Form|Strengths|Pack|Availability|Manufactured in';

const { cells, expected } = readLines(
  `
Olmesartan medoxomil|film-coated tabs|10 mg|28|Available|Spain => olmesartan medoxomil|10 mg, 20 mg, 40 mg|FCT|EU|Spain
||20 mg, 40 mg||| => +
Telmisartan|tabs|20 mg|28|Available|Spain => telmisartan|20 mg, 40 mg, 80 mg|T|EU|Spain
||40 mg, 80 mg||| => +
Irbesartan|film-coated tabs|75 mg|28|Available|Spain => irbesartan|75 mg, 150 mg, 300 mg|FCT|EU|Spain
||150 mg / 300 mg||| => +
Losartan|film-coated tabs|25 mg|28|Available|India => losartan|25 mg, 50 mg, 100 mg|FCT|EU|India
||50 mg, 100 mg||| => +
Nebivolol|tabs|5 mg|28|Available|Portugal => nebivolol|5 mg, 10 mg|T|EU|Portugal
||10 mg||| => +
Carvedilol|film-coated tabs|6.25 mg|28|Available|Portugal => carvedilol|6.25 mg, 12.5 mg, 25 mg|FCT|EU|Portugal
||12.5 mg, 25 mg||| => +
Lercanidipine|film-coated tabs|10 mg|28|Available|Italy => lercanidipine|10 mg, 20 mg|FCT|EU|Italy
||20 mg||| => +
Rosuvastatin|film-coated tabs|5 mg|30|Available|India => rosuvastatin|5 mg, 10 mg, 20 mg|FCT|EU|India
||10 mg, 20 mg||| => +
Ezetimibe|tabs|10 mg|30|Q3 2026|India => ezetimibe|10 mg|T|PILOT|India
Vortioxetine|film-coated tabs|5 mg|28|Q1 2027|Spain => vortioxetine|5 mg, 10 mg, 20 mg|FCT|PILOT|Spain
||10 mg, 20 mg||| => +
Agomelatine|film-coated tabs|25 mg|28|Available|Spain => agomelatine|25 mg|FCT|EU|Spain
Desvenlafaxine|prolonged-release tabs|50 mg|28|Q4 2026|Spain => desvenlafaxine|50 mg, 100 mg|ER|PILOT|Spain
||100 mg||| => +
Eszopiclone|film-coated tabs|1 mg|28|Available|Spain => eszopiclone|1 mg, 2 mg, 3 mg|FCT|EU|Spain
||2 mg, 3 mg||| => +
Rasagiline|tabs|1 mg|28|Available|Italy => rasagiline|1 mg|T|EU|Italy
Pramipexole|tabs|0.18 mg|30|Available|Italy => pramipexole|0.18 mg, 0.7 mg|T|EU|Italy
||0.7 mg||| => +
Ropinirole|prolonged-release tabs|2 mg|28|Available|Italy => ropinirole|2 mg, 4 mg, 8 mg|ER|EU|Italy
||4 mg, 8 mg||| => +
Donepezil|orodispersible tabs|5 mg|28|Available|India => donepezil|5 mg, 10 mg|ODT|EU|India
||10 mg||| => +
Memantine|film-coated tabs|10 mg|28|Available|India => memantine|10 mg, 20 mg|FCT|EU|India
||20 mg||| => +
Zonisamide|capsules|25 mg|28|Available|Spain => zonisamide|25 mg, 50 mg, 100 mg|C|EU|Spain
||50 mg, 100 mg||| => +
Eslicarbazepine|tabs|800 mg|30|Q2 2027|Portugal => eslicarbazepine|800 mg|T|PILOT|Portugal
Perampanel|film-coated tabs|2 mg|28|Q2 2028|Portugal => perampanel|2 mg, 4 mg|FCT|PILOT|Portugal
||4 mg||| => +
Brivaracetam|film-coated tabs|25 mg|28|Available|Spain => brivaracetam|25 mg, 50 mg|FCT|EU|Spain
||50 mg||| => +
`,
  ['molecule', 'strengths', 'dosageForm', 'readiness', 'countriesOfManufacture', 'packSizes1=3'],
  3,
);

export const twoRows: MessySheet = {
  name: 'two line list.xlsx',
  file: {
    format: 'xlsx',
    sheets: [{ name: 'List', rows: [['Product list'], head.split('|'), ...cells] }],
  },
  expected,
  answers: {
    'needed:offerDays': '10',
    blank: 'continues',
    'word:Availability:available': 'Ready : EU',
    'word:Availability:q# ####': 'Pilot BE Complete/ Late stage development',
  },
};
