import { type MessySheet, readLines } from '../messy-sheet.ts';

/** Days with the day first, commas between the columns, forms as a pharmacopoeia shortens them, one row that says nothing certain. */
const head = 'INN|Form|Strength|Status of dossier|US patent expiry|MOQ|Lead time (weeks)|Remarks';

const { cells, expected } = readLines(
  `
Apixaban|f.c. tablets|2.5mg, 5mg|EU ready|18/09/2028|100,000 tablets|12| => apixaban|2.5 mg, 5 mg|FCT|EU|2028-09-18|100,000 tablets|12 weeks
Bilastine|tablets|20mg|EU ready||200,000 tablets|14| => bilastine|20 mg|T|EU||200,000 tablets|14 weeks
Brivaracetam|f.c. tablets|10/25/50/75/100mg|EU ready|21/02/2026|1 batch|12| => brivaracetam|10 mg, 25 mg, 50 mg, 75 mg, 100 mg|FCT|EU|2026-02-21|1 batch|12 weeks
Lacosamide|f.c. tablets|50mg; 100mg; 150mg; 200mg|EU ready||1 batch|12| => lacosamide|50 mg, 100 mg, 150 mg, 200 mg|FCT|EU||1 batch|12 weeks
Lacosamide|oral solution|10mg/ml|EU ready||5,000 bottles|16| => lacosamide|10 mg/mL|SOL|EU||5,000 bottles|16 weeks
Levetiracetam|oral solution|100 mg/ml|EU ready||5,000 bottles|16| => levetiracetam|100 mg/mL|SOL|EU||5,000 bottles|16 weeks
Linagliptin|f.c. tablets|5mg|EU ready|02/05/2030|1 batch|12| => linagliptin|5 mg|FCT|EU|2030-05-02|1 batch|12 weeks
Sitagliptin/Metformin|f.c. tablets|50/850mg, 50/1000mg|EU ready|05/06/2026|1 batch|12| => metformin + sitagliptin|850 mg/50 mg, 1000 mg/50 mg|FCT|EU|2026-06-05|1 batch|12 weeks
Vildagliptin|tablets|50mg|EU ready||1 batch|12| => vildagliptin|50 mg|T|EU||1 batch|12 weeks
Vildagliptin + Metformin|f.c. tablets|50/850mg, 50/1000mg|EU ready||1 batch|12| => metformin + vildagliptin|850 mg/50 mg, 1000 mg/50 mg|FCT|EU||1 batch|12 weeks
Dapagliflozin|f.c. tablets|5mg, 10mg|under development|04/10/2025|1 batch|12| => dapagliflozin|5 mg, 10 mg|FCT|PILOT|2025-10-04|1 batch|12 weeks
Empagliflozin|f.c. tablets|10mg, 25mg|under development|12/10/2028|1 batch|12| => empagliflozin|10 mg, 25 mg|FCT|PILOT|2028-10-12|1 batch|12 weeks
Ticagrelor|f.c. tablets|60mg, 90mg|EU ready|09/05/2025|1 batch|12| => ticagrelor|60 mg, 90 mg|FCT|EU|2025-05-09|1 batch|12 weeks
Prasugrel|f.c. tablets|5mg, 10mg|EU ready||1 batch|12| => prasugrel|5 mg, 10 mg|FCT|EU||1 batch|12 weeks
Rivaroxaban|f.c. tablets|2.5/10/15/20 mg|EU ready|28/02/2027|1 batch|12|hot => rivaroxaban|2.5 mg, 10 mg, 15 mg, 20 mg|FCT|EU|2027-02-28|1 batch|12 weeks
Eplerenone|f.c. tablets|25mg, 50mg|EU ready||1 batch|12| => eplerenone|25 mg, 50 mg|FCT|EU||1 batch|12 weeks
Ezetimibe|tablets|10mg|EU ready||1 batch|12| => ezetimibe|10 mg|T|EU||1 batch|12 weeks
Febuxostat|f.c. tablets|80mg, 120mg|EU ready||1 batch|12| => febuxostat|80 mg, 120 mg|FCT|EU||1 batch|12 weeks
Etoricoxib|f.c. tablets|30/60/90/120mg|EU ready||1 batch|12| => etoricoxib|30 mg, 60 mg, 90 mg, 120 mg|FCT|EU||1 batch|12 weeks
Ivabradine|f.c. tablets|5mg, 7.5mg|EU ready||1 batch|12| => ivabradine|5 mg, 7.5 mg|FCT|EU||1 batch|12 weeks
Solifenacin|f.c. tablets|5mg, 10mg|EU ready||1 batch|12| => solifenacin|5 mg, 10 mg|FCT|EU||1 batch|12 weeks
Silodosin|hard caps|4mg, 8mg|EU ready||1 batch|12| => silodosin|4 mg, 8 mg|C|EU||1 batch|12 weeks
Dutasteride|soft gelatin capsules|0.5mg|EU ready||1 batch|16| => dutasteride|0.5 mg|SGC|EU||1 batch|16 weeks
Tadalafil|f.c. tablets|5/10/20mg|EU ready||1 batch|12| => tadalafil|5 mg, 10 mg, 20 mg|FCT|EU||1 batch|12 weeks
Pregabalin|hard caps|25mg - 300mg|EU ready||1 batch|12| => pregabalin|25-300 mg|C|EU||1 batch|12 weeks
Duloxetine|g.r. hard caps|30mg, 60mg|EU ready||1 batch|12| => duloxetine|30 mg, 60 mg|DRC|EU||1 batch|12 weeks
Paliperidone|p.r. tablets|3mg, 6mg, 9mg|EU ready||1 batch|16| => paliperidone|3 mg, 6 mg, 9 mg|ER|EU||1 batch|16 weeks
Quetiapine|p.r. tablets|50/200/300/400mg|EU ready||1 batch|16| => quetiapine|50 mg, 200 mg, 300 mg, 400 mg|ER|EU||1 batch|16 weeks
Aripiprazole|orodispersible tablets|10mg, 15mg|EU ready||1 batch|12| => aripiprazole|10 mg, 15 mg|ODT|EU||1 batch|12 weeks
Rizatriptan|orodispersible tablets|5mg, 10mg|EU ready||1 batch|12| => rizatriptan|5 mg, 10 mg|ODT|EU||1 batch|12 weeks
Montelukast|chewable tablets|4mg, 5mg|EU ready||1 batch|12| => montelukast|4 mg, 5 mg|CHEW|EU||1 batch|12 weeks
Montelukast|granules|4mg|EU ready||1 batch|14| => montelukast|4 mg|PG|EU||1 batch|14 weeks
Deferasirox|dispersible tablets|125/250/500mg|EU ready||1 batch|14| => deferasirox|125 mg, 250 mg, 500 mg|DISP|EU||1 batch|14 weeks
Entecavir|f.c. tablets|0.5mg, 1mg|EU ready||1 batch|12| => entecavir|0.5 mg, 1 mg|FCT|EU||1 batch|12 weeks
Sofosbuvir|f.c. tablets|400mg|under development|31/12/2029|1 batch|12| => sofosbuvir|400 mg|FCT|PILOT|2029-12-31|1 batch|12 weeks
Voriconazole|f.c. tablets|50mg, 200mg|EU ready||1 batch|12| => voriconazole|50 mg, 200 mg|FCT|EU||1 batch|12 weeks
Caspofungin|powder for infusion|50mg/vial, 70mg/vial|EU ready||1 batch|20| => caspofungin|50 mg/vial, 70 mg/vial|LYO|EU||1 batch|20 weeks
Latanoprost|eye drops|0.05mg/ml|EU ready||10,000 bottles|16| => latanoprost|0.05 mg/mL|EYE|EU||10,000 bottles|16 weeks
Timolol|eye drops|5 mg/ml|EU ready|12/31/2030|10,000 bottles|16| => !
Mometasone|nasal spray|50mcg/dose|EU ready|31/02/2027|10,000 bottles|16| => !
`,
  ['molecule', 'strengths', 'dosageForm', 'readiness', 'usConstraintDate', 'minimumOrder', 'leadTime'],
  2,
);

export const daysFirst: MessySheet = {
  name: 'eu_portfolio.csv',
  file: { format: 'csv', mark: ',', encoding: 'utf-8', rows: [head.split('|'), ...cells] },
  expected,
  answers: {
    'substances:Strength': 'as-named',
    'needed:offerDays': '10',
    'order:US patent expiry': 'day-first',
    'use:US patent expiry': 'usConstraintDate',
    'word:Status of dossier:under development': 'Pilot BE Complete/ Late stage development',
    'word:Form:g.r. hard caps': 'Delayed Release Capsules',
    'decimal:MOQ': 'point',
  },
};
