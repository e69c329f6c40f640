import { type MessySheet, readLines } from '../messy-sheet.ts';

/** Spanish heads and names, decimal commas, columns of services with sí and no, months in a status. */
const head =
  'Principio activo|Forma farmacéutica|Concentración|Estado del dossier|Vida útil|Mercados disponibles|Plazo de entrega|Soporte regulatorio|Observaciones';

const { cells, expected } = readLines(
  `
Amlodipino|Comprimidos|5 mg y 10 mg|Listo UE|24 meses|UE, LATAM|12 semanas|Sí| => amlodipine|5 mg, 10 mg|T|EU|24 months|EU;LatAm|12 weeks|Yes
Atorvastatina|Comprimidos recubiertos con película|10/20/40/80 mg|Listo UE|24 meses|UE, LATAM|12 semanas|Sí| => atorvastatin|10 mg, 20 mg, 40 mg, 80 mg|FCT|EU|24 months|EU;LatAm|12 weeks|Yes
Bisoprolol|Comprimidos recubiertos con película|2,5/5/10 mg|Listo UE|36 meses|UE|12 semanas|Sí| => bisoprolol|2.5 mg, 5 mg, 10 mg|FCT|EU|36 months|EU|12 weeks|Yes
Candesartán|Comprimidos|8/16/32 mg|Listo UE|36 meses|UE|12 semanas|Sí| => candesartan|8 mg, 16 mg, 32 mg|T|EU|36 months|EU|12 weeks|Yes
Clopidogrel|Comprimidos recubiertos con película|75 mg|Listo UE|24 meses|UE, LATAM|12 semanas|Sí| => clopidogrel|75 mg|FCT|EU|24 months|EU;LatAm|12 weeks|Yes
Enalapril|Comprimidos|5/10/20 mg|Listo UE|36 meses|UE|12 semanas|No| => enalapril|5 mg, 10 mg, 20 mg|T|EU|36 months|EU|12 weeks|No
Eplerenona|Comprimidos recubiertos con película|25/50 mg|Listo UE|36 meses|UE|12 semanas|No| => eplerenone|25 mg, 50 mg|FCT|EU|36 months|EU|12 weeks|No
Espironolactona|Comprimidos recubiertos con película|25/100 mg|Listo UE|36 meses|UE|12 semanas|No| => spironolactone|25 mg, 100 mg|FCT|EU|36 months|EU|12 weeks|No
Ezetimiba|Comprimidos|10 mg|Listo UE|36 meses|UE|12 semanas|No| => ezetimibe|10 mg|T|EU|36 months|EU|12 weeks|No
Furosemida|Comprimidos|40 mg|Listo UE|36 meses|UE, LATAM|12 semanas|No| => furosemide|40 mg|T|EU|36 months|EU;LatAm|12 weeks|No
Irbesartán|Comprimidos recubiertos con película|75/150/300 mg|Listo UE|36 meses|UE|12 semanas|No| => irbesartan|75 mg, 150 mg, 300 mg|FCT|EU|36 months|EU|12 weeks|No
Losartán|Comprimidos recubiertos con película|50/100 mg|Listo UE|36 meses|UE, LATAM|12 semanas|No| => losartan|50 mg, 100 mg|FCT|EU|36 months|EU;LatAm|12 weeks|No
Nebivolol|Comprimidos|5 mg|Listo UE|36 meses|UE|12 semanas|No| => nebivolol|5 mg|T|EU|36 months|EU|12 weeks|No
Olmesartán medoxomilo|Comprimidos recubiertos con película|10/20/40 mg|Listo UE|36 meses|UE|12 semanas|No| => olmesartan medoxomil|10 mg, 20 mg, 40 mg|FCT|EU|36 months|EU|12 weeks|No
Ramipril|Cápsulas duras|1,25/2,5/5/10 mg|Listo UE|24 meses|UE|12 semanas|No| => ramipril|1.25 mg, 2.5 mg, 5 mg, 10 mg|C|EU|24 months|EU|12 weeks|No
Rosuvastatina|Comprimidos recubiertos con película|5/10/20 mg|Listo UE|24 meses|UE, LATAM|12 semanas|No| => rosuvastatin|5 mg, 10 mg, 20 mg|FCT|EU|24 months|EU;LatAm|12 weeks|No
Simvastatina|Comprimidos recubiertos con película|10/20/40 mg|Listo UE|24 meses|UE|12 semanas|No| => simvastatin|10 mg, 20 mg, 40 mg|FCT|EU|24 months|EU|12 weeks|No
Telmisartán|Comprimidos|20/40/80 mg|Listo UE|36 meses|UE|12 semanas|No| => telmisartan|20 mg, 40 mg, 80 mg|T|EU|36 months|EU|12 weeks|No
Torasemida|Comprimidos|5/10 mg|Listo UE|36 meses|UE|12 semanas|No| => torasemide|5 mg, 10 mg|T|EU|36 months|EU|12 weeks|No
Valsartán|Comprimidos recubiertos con película|80/160 mg|Listo UE|36 meses|UE|12 semanas|No| => valsartan|80 mg, 160 mg|FCT|EU|36 months|EU|12 weeks|No
Omeprazol|Cápsulas duras gastrorresistentes|20/40 mg|Listo UE|24 meses|UE, LATAM|12 semanas|No| => omeprazole|20 mg, 40 mg|DRC|EU|24 months|EU;LatAm|12 weeks|No
Pantoprazol|Comprimidos gastrorresistentes|20/40 mg|Listo UE|24 meses|UE|12 semanas|No| => pantoprazole|20 mg, 40 mg|DR|EU|24 months|EU|12 weeks|No
Metformina|Comprimidos recubiertos con película|850/1.000 mg|Listo UE|36 meses|UE|12 semanas|No| => metformin|850 mg, 1000 mg|FCT|EU|36 months|EU|12 weeks|No
Glimepirida|Comprimidos|2/4 mg|Listo UE|36 meses|UE|12 semanas|No| => glimepiride|2 mg, 4 mg|T|EU|36 months|EU|12 weeks|No
Sitagliptina|Comprimidos recubiertos con película|100 mg|En desarrollo|24 meses|UE|12 semanas|No| => sitagliptin|100 mg|FCT|PILOT|24 months|EU|12 weeks|No
Paracetamol|Comprimidos|650 mg, 1 g|Listo UE|60 meses|UE|8 semanas|No| => paracetamol|650 mg, 1 g|T|EU|60 months|EU|8 weeks|No
Ibuprofeno|Comprimidos recubiertos con película|400/600 mg|Listo UE|36 meses|UE|8 semanas|No| => ibuprofen|400 mg, 600 mg|FCT|EU|36 months|EU|8 weeks|No
Ibuprofeno|Suspensión oral|20 mg/ml|Listo UE|24 meses|UE|10 semanas|No| => ibuprofen|20 mg/mL|SUS|EU|24 months|EU|10 weeks|No
Diclofenaco|Gel|10 mg/g|Listo UE|36 meses|UE|10 semanas|No| => diclofenac|10 mg/g|GEL|EU|36 months|EU|10 weeks|No
Naproxeno|Comprimidos|500 mg|Listo UE|36 meses|UE|8 semanas|No| => naproxen|500 mg|T|EU|36 months|EU|8 weeks|No
Tramadol|Cápsulas duras|50 mg|Listo UE|36 meses|UE|8 semanas|No| => tramadol|50 mg|C|EU|36 months|EU|8 weeks|No
Gabapentina|Cápsulas duras|300/400 mg|Listo UE|36 meses|UE|8 semanas|No| => gabapentin|300 mg, 400 mg|C|EU|36 months|EU|8 weeks|No
Pregabalina|Cápsulas duras|25-300 mg|Listo UE|36 meses|UE|8 semanas|No| => pregabalin|25-300 mg|C|EU|36 months|EU|8 weeks|No
Escitalopram|Comprimidos bucodispersables|10/20 mg|Listo UE|36 meses|UE|8 semanas|No| => escitalopram|10 mg, 20 mg|ODT|EU|36 months|EU|8 weeks|No
Sertralina|Comprimidos recubiertos con película|50/100 mg|Listo UE|36 meses|UE|8 semanas|No| => sertraline|50 mg, 100 mg|FCT|EU|36 months|EU|8 weeks|No
Olanzapina|Comprimidos bucodispersables|5/10 mg|Listo UE|36 meses|UE|8 semanas|No| => olanzapine|5 mg, 10 mg|ODT|EU|36 months|EU|8 weeks|No
Quetiapina|Comprimidos de liberación prolongada|50/200/300 mg|Listo UE|36 meses|UE|8 semanas|No| => quetiapine|50 mg, 200 mg, 300 mg|ER|EU|36 months|EU|8 weeks|No
Cetirizina|Jarabe|1 mg/ml|Listo UE|24 meses|Península|8 semanas|No| => !
Salbutamol|Inhalador|100 mcg/dosis|Listo UE|24 meses|UE|20 semanas|quizás| => !
Latanoprost|Colirio|0,05 mg/ml|Listo UE|24 meses|UE|16 semanas|No| => latanoprost|0.05 mg/mL|EYE|EU|24 months|EU|16 weeks|No
`,
  [
    'molecule',
    'strengths',
    'dosageForm',
    'readiness',
    'shelfLife',
    'markets',
    'leadTime',
    'regulatorySupport',
  ],
  4,
);

export const spanish: MessySheet = {
  name: 'Catálogo de dossieres.xlsx',
  file: {
    format: 'xlsx',
    sheets: [
      {
        name: 'Hoja1',
        rows: [['Catálogo de dossieres'], ['Actualizado: noviembre 2026'], head.split('|'), ...cells],
      },
    ],
  },
  expected,
  answers: {
    'needed:offerDays': '10',
    'decimal:Concentración': 'comma',
    'word:Estado del dossier:en desarrollo': 'Pilot BE Complete/ Late stage development',
    'word:Estado del dossier:listo ue': 'Ready : EU',
    'word:Mercados disponibles:península': 'back',
    'word:Soporte regulatorio:quizás': 'back',
  },
};
