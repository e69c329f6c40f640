import { type MessySheet, readLines } from '../messy-sheet.ts';

/** Brands in the place of INNs, tabs between the columns, a second column that names the same, a trailing remark. */
const head = 'Product (ref. brand)\tPharm. form\tDose\tReadiness\tBE study\tAPI source';

const { cells, expected } = readLines(
  `
Lipitor|FCT|10/20/40/80 mg|Ready for EU|fed & fasting done|India => atorvastatin|10 mg, 20 mg, 40 mg, 80 mg|FCT|EU
Crestor|FCT|5/10/20/40 mg|Ready for EU|done|India => rosuvastatin|5 mg, 10 mg, 20 mg, 40 mg|FCT|EU
Norvasc|tab|5/10 mg|Ready for EU|done|India => amlodipine|5 mg, 10 mg|T|EU
Exforge|FCT|5/80, 5/160, 10/160 mg|Ready for EU|done|India => amlodipine + valsartan|5 mg/80 mg, 5 mg/160 mg, 10 mg/160 mg|FCT|EU
Diovan|FCT|80/160/320 mg|Ready for EU|done|China => valsartan|80 mg, 160 mg, 320 mg|FCT|EU
Micardis|tab|40/80 mg|Ready for EU|done|India => telmisartan|40 mg, 80 mg|T|EU
Plavix|FCT|75 mg|Ready for EU|done|India => clopidogrel|75 mg|FCT|EU
Xarelto|FCT|2.5/10/15/20 mg|Ready for EU|done|India => rivaroxaban|2.5 mg, 10 mg, 15 mg, 20 mg|FCT|EU
Eliquis|FCT|2.5/5 mg|Ready for EU|done|India => apixaban|2.5 mg, 5 mg|FCT|EU
Pradaxa|cap|75/110/150 mg|Pilot BE|pilot|India => dabigatran etexilate|75 mg, 110 mg, 150 mg|C|PILOT
Brilinta|FCT|60/90 mg|Ready for EU|done|India => ticagrelor|60 mg, 90 mg|FCT|EU
Januvia|FCT|25/50/100 mg|Ready for EU|done|India => sitagliptin|25 mg, 50 mg, 100 mg|FCT|EU
Janumet|FCT|50/850, 50/1000 mg|Ready for EU|done|India => !
Galvus|tab|50 mg|Ready for EU|done|India => vildagliptin|50 mg|T|EU
Jardiance|FCT|10/25 mg|Early development||India => empagliflozin|10 mg, 25 mg|FCT|EARLY
Forxiga|FCT|5/10 mg|Ready for EU|done|India => dapagliflozin|5 mg, 10 mg|FCT|EU
Nexium|DR cap|20/40 mg|Ready for EU|done|India => esomeprazole|20 mg, 40 mg|DRC|EU
Aciphex|DR tab|10/20 mg|Ready for EU|done|India => rabeprazole|10 mg, 20 mg|DR|EU
Singulair|chew tab|4/5 mg|Ready for EU|done|India => montelukast|4 mg, 5 mg|CHEW|EU
Zyprexa|ODT|5/10/15/20 mg|Ready for EU|done|India => olanzapine|5 mg, 10 mg, 15 mg, 20 mg|ODT|EU
Seroquel|ER tab|50/200/300/400 mg|Ready for EU|done|India => quetiapine|50 mg, 200 mg, 300 mg, 400 mg|ER|EU
Abilify|tab|5/10/15/30 mg|Ready for EU|done|India => aripiprazole|5 mg, 10 mg, 15 mg, 30 mg|T|EU
Cymbalta|DR cap|30/60 mg|Ready for EU|done|India => duloxetine|30 mg, 60 mg|DRC|EU
Lyrica|cap|25-300 mg|Ready for EU|done|India => pregabalin|25-300 mg|C|EU
Keppra|FCT|250/500/750/1000 mg|Ready for EU|done|India => levetiracetam|250 mg, 500 mg, 750 mg, 1000 mg|FCT|EU
Vimpat|FCT|50/100/150/200 mg|Ready for EU|done|India => lacosamide|50 mg, 100 mg, 150 mg, 200 mg|FCT|EU
Viagra|FCT|25/50/100 mg|Ready for EU|done|India => sildenafil|25 mg, 50 mg, 100 mg|FCT|EU
Cialis|FCT|5/10/20 mg|Ready for EU|done|India => tadalafil|5 mg, 10 mg, 20 mg|FCT|EU
Vesicare|FCT|5/10 mg|Ready for EU|done|India => solifenacin|5 mg, 10 mg|FCT|EU
Myrbetriq|ER tab|25/50 mg|Pilot BE|pilot|India => mirabegron|25 mg, 50 mg|ER|PILOT
Gleevec|FCT|100/400 mg|Ready for EU|done|India => imatinib|100 mg, 400 mg|FCT|EU
Tasigna|cap|150/200 mg|Ready for EU|done|India => nilotinib|150 mg, 200 mg|C|EU
Revlimid|cap|5/10/15/25 mg|Ready for EU|done|India => lenalidomide|5 mg, 10 mg, 15 mg, 25 mg|C|EU
Zytiga|tab|250/500 mg|Ready for EU|done|India => abiraterone|250 mg, 500 mg|T|EU
Otezla|FCT|10/20/30 mg|Ready for EU|done|India => apremilast|10 mg, 20 mg, 30 mg|FCT|EU
Xeljanz|FCT|5/10 mg|Ready for EU|done|India => tofacitinib|5 mg, 10 mg|FCT|EU
Entresto|FCT|24/26, 49/51, 97/103 mg|Ready for EU|done|India => sacubitril + valsartan|24 mg/26 mg, 49 mg/51 mg, 97 mg/103 mg|FCT|EU
Ferrolix Forte|cap|100 mg|Ready for EU||India => !
Baraclude|FCT|0.5/1 mg|Ready for EU|done|India => entecavir|0.5 mg, 1 mg|FCT|EU
Xifaxan|FCT|200/550 mg|somewhere in between|done|India => !
`,
  ['molecule', 'strengths', 'dosageForm', 'readiness', 'clinicalDetails=4', 'apiSources=5'],
  3,
);

export const brands: MessySheet = {
  name: 'brands.csv',
  file: {
    format: 'csv',
    mark: '\t',
    encoding: 'utf-8',
    rows: [['Generics of brands, updated 11/2026'], head.split('\t'), ...cells],
  },
  expected,
  answers: {
    'needed:offerDays': '10',
    'word:Product (ref. brand):ferrolix forte': 'none',
    'word:Readiness:somewhere in between': 'none',
  },
};
