import { type MessySheet, readLines } from '../messy-sheet.ts';

/** Three lines above the head, German heads and names, decimal commas, an internal remark and a blank column; Windows-1252. */
const head =
  'Nr.|Wirkstoff|Salz|Stärke|Darreichungsform||Packungsgröße|Zulassungsstand|Haltbarkeit (Monate)|Bemerkung intern';

const { cells, expected } = readLines(
  `
1|Amlodipin|besilat|5/10 mg|Tabl.||30, 50, 100|EU zugelassen|36|Hr. Weber => amlodipine|5 mg, 10 mg|T|30;50;100|EU|36 months
2|Atorvastatin|Calcium|10-80 mg|FTA||30, 100|EU zugelassen|24| => atorvastatin|10-80 mg|FCT|30;100|EU|24 months
3|Metformin|HCl|500/850/1000 mg|FTA||120|EU zugelassen|36| => metformin|500 mg, 850 mg, 1000 mg|FCT|120|EU|36 months
4|Bisoprolol|fumarat|2,5/5/10 mg|FTA||30, 100|EU zugelassen|36|alte Formel => bisoprolol|2.5 mg, 5 mg, 10 mg|FCT|30;100|EU|36 months
5|Ramipril||2,5/5/10 mg|Tabl.||100|EU zugelassen|24| => ramipril|2.5 mg, 5 mg, 10 mg|T|100|EU|24 months
6|Pantoprazol|Natrium|20/40 mg|magensaftres. Tabl.||28, 56, 98|EU zugelassen|24| => pantoprazole|20 mg, 40 mg|DR|28;56;98|EU|24 months
7|Omeprazol||20/40 mg|magensaftres. Kaps.||28, 56|EU zugelassen|24| => omeprazole|20 mg, 40 mg|DRC|28;56|EU|24 months
8|Esomeprazol||20/40 mg|magensaftres. Tabl.||28, 56|Pilot-BÄ läuft|24| => esomeprazole|20 mg, 40 mg|DR|28;56|PILOT|24 months
9|Simvastatin||10/20/40 mg|FTA||100|EU zugelassen|36| => simvastatin|10 mg, 20 mg, 40 mg|FCT|100|EU|36 months
10|Rosuvastatin|Calcium|5/10/20/40 mg|FTA||30, 100|EU zugelassen|24| => rosuvastatin|5 mg, 10 mg, 20 mg, 40 mg|FCT|30;100|EU|24 months
11|Levothyroxin|Natrium|25/50/75/100 µg|Tabl.||100|EU zugelassen|24|API!! => levothyroxine sodium|25 mcg, 50 mcg, 75 mcg, 100 mcg|T|100|EU|24 months
12|Torasemid||5/10/20 mg|Tabl.||100|EU zugelassen|48| => torasemide|5 mg, 10 mg, 20 mg|T|100|EU|48 months
13|Candesartan|cilexetil|4/8/16/32 mg|Tabl.||98|EU zugelassen|36| => candesartan|4 mg, 8 mg, 16 mg, 32 mg|T|98|EU|36 months
14|Valsartan||80/160/320 mg|FTA||98|EU zugelassen|36|NDMA geprüft => valsartan|80 mg, 160 mg, 320 mg|FCT|98|EU|36 months
15|Pregabalin||25-300 mg|Hartkaps.||100|EU zugelassen|36| => pregabalin|25-300 mg|C|100|EU|36 months
16|Gabapentin||100/300/400 mg|Hartkaps.||100|EU zugelassen|36| => gabapentin|100 mg, 300 mg, 400 mg|C|100|EU|36 months
17|Levetiracetam||250/500/750/1.000 mg|FTA||100|EU zugelassen|36| => levetiracetam|250 mg, 500 mg, 750 mg, 1000 mg|FCT|100|EU|36 months
18|Clopidogrel|hydrogensulfat|75 mg|FTA||28, 100|EU zugelassen|24| => clopidogrel|75 mg|FCT|28;100|EU|24 months
19|Sertralin|HCl|50/100 mg|FTA||100|EU zugelassen|36| => sertraline|50 mg, 100 mg|FCT|100|EU|36 months
20|Citalopram|HBr|10/20/40 mg|FTA||100|EU zugelassen|36| => citalopram|10 mg, 20 mg, 40 mg|FCT|100|EU|36 months
21|Mirtazapin||15/30/45 mg|Schmelztabl.||48|EU zugelassen|24| => mirtazapine|15 mg, 30 mg, 45 mg|ODT|48|EU|24 months
22|Risperidon||0,5/1/2/3/4 mg|FTA||50|EU zugelassen|36| => risperidone|0.5 mg, 1 mg, 2 mg, 3 mg, 4 mg|FCT|50|EU|36 months
23|Olanzapin||2,5/5/10 mg|Schmelztabl.||35, 70|EU zugelassen|24| => olanzapine|2.5 mg, 5 mg, 10 mg|ODT|35;70|EU|24 months
24|Quetiapin|fumarat|50/200/300 mg|Retardtabl.||100|in Entwicklung|24| => quetiapine|50 mg, 200 mg, 300 mg|ER|100|EARLY|24 months
25|Tamsulosin|HCl|0,4 mg|Retardkaps.||50, 100|EU zugelassen|36| => tamsulosin|0.4 mg|ERC|50;100|EU|36 months
26|Finasterid||5 mg|FTA||100|EU zugelassen|36| => finasteride|5 mg|FCT|100|EU|36 months
27|Diclofenac|Natrium|75 mg|Retardtabl.||100|EU zugelassen|36| => diclofenac|75 mg|ER|100|EU|36 months
28|Diclofenac|diethylamin|1 %|Gel||100|EU zugelassen|36|Tube => diclofenac|1%|GEL|100|EU|36 months
29|Ibuprofen||400/600 mg|FTA||50, 100|EU zugelassen|36| => ibuprofen|400 mg, 600 mg|FCT|50;100|EU|36 months
30|Paracetamol||500 mg|Tabl.||20|EU zugelassen|60|OTC => paracetamol|500 mg|T|20|EU|60 months
31|Acetylsalicylsäure||100 mg|magensaftres. Tabl.||100|EU zugelassen|24| => acetylsalicylic acid|100 mg|DR|100|EU|24 months
32|Metoprolol|succinat|47,5/95/190 mg|Retardtabl.||100|EU zugelassen|24| => metoprolol|47.5 mg, 95 mg, 190 mg|ER|100|EU|24 months
33|Hydrochlorothiazid||12,5/25 mg|Tabl.||100|EU zugelassen|60| => hydrochlorothiazide|12.5 mg, 25 mg|T|100|EU|60 months
34|Valsartan/Hydrochlorothiazid||80/12,5 mg; 160/12,5 mg|FTA||98|EU zugelassen|36| => hydrochlorothiazide + valsartan|12.5 mg/80 mg, 12.5 mg/160 mg|FCT|98|EU|36 months
35|Amlodipin/Valsartan|besilat|5/80 mg; 5/160 mg; 10/160 mg|FTA||98|EU zugelassen|24| => amlodipine + valsartan|5 mg/80 mg, 5 mg/160 mg, 10 mg/160 mg|FCT|98|EU|24 months
36|Zolpidem|tartrat|10 mg|FTA||20|EU zugelassen|36| => zolpidem|10 mg|FCT|20|EU|36 months
37|Lacosamid||50-200 mg|FTA||56|EU zugelassen|24| => lacosamide|50-200 mg|FCT|56|EU|24 months
38|Xarelban neu||10 mg|FTA||28|in Entwicklung|| => !
39|Dabigatran||75/110/150 mg|Hartkaps.||60|Pilot-BÄ läuft|24|Pellets => dabigatran etexilate|75 mg, 110 mg, 150 mg|C|60|PILOT|24 months
40|Sitagliptin||25/50/100 mg|Filmtabletten||98|EU zugelassen|24| => sitagliptin|25 mg, 50 mg, 100 mg|FCT|98|EU|24 months
`,
  ['molecule', 'strengths', 'dosageForm', 'packSizes1', 'readiness', 'shelfLife', 'salt=2'],
  6,
);

export const germanSemicolons: MessySheet = {
  name: 'Produktliste 2026.csv',
  file: {
    format: 'csv',
    mark: ';',
    encoding: 'latin1',
    rows: [
      ['Muster Pharma GmbH & Co. KG'],
      ['Dossierliste, Stand: März 2026; vertraulich'],
      [],
      [],
      head.split('|'),
      ...cells,
    ],
  },
  expected,
  answers: {
    'substances:Stärke': 'as-named',
    'needed:offerDays': '10',
    'word:Darreichungsform:fta': 'Film Coated Tablets',
    'word:Zulassungsstand:eu zugelassen': 'Ready : EU',
    'word:Zulassungsstand:pilot-bä läuft': 'Pilot BE Complete/ Late stage development',
    'word:Zulassungsstand:in entwicklung': 'Early development',
    'word:Wirkstoff:xarelban neu': 'none',
    'word:Wirkstoff:dabigatran': 'dabigatran etexilate',
    'decimal:Stärke': 'comma',
  },
};
