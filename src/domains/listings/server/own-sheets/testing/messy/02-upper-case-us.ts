import { type MessySheet, readLines } from '../messy-sheet.ts';

/** A logo's rows, all in capitals, days with the month first, a cost and a contact that nobody asked for. */
const head = 'PRODUCT NAME|DOSAGE FORM|STRENGTHS|DOSSIER STATUS|LOE DATE (US)|PACK|STD COST USD|CONTACT';

const { cells, expected } = readLines(
  `
AMLODIPINE BESYLATE|TABLETS|2.5 MG, 5 MG, 10 MG|READY US|03/25/2007|BOTTLE OF 90|0.011|J. DOE => amlodipine|2.5 mg, 5 mg, 10 mg|T|US|2007-03-25|besilate
APIXABAN|FILM-COATED TABLETS|2.5 MG, 5 MG|READY US|04/01/2028|BOTTLE OF 60|0.21|J. DOE => apixaban|2.5 mg, 5 mg|FCT|US|2028-04-01
RIVAROXABAN|FCT|10/15/20 MG|READY US|02/28/2027||0.19|J. DOE => rivaroxaban|10 mg, 15 mg, 20 mg|FCT|US|2027-02-28
DABIGATRAN ETEXILATE MESYLATE|CAPSULES|75 MG, 110 MG, 150 MG|LATE STAGE||BOTTLE OF 60|0.31| => dabigatran etexilate|75 mg, 110 mg, 150 mg|C|PILOT||mesilate
TICAGRELOR|TABS|60 MG, 90 MG|READY US|05/09/2025|BOTTLE OF 60|0.12| => ticagrelor|60 mg, 90 mg|T|US|2025-05-09
SITAGLIPTIN PHOSPHATE|TABLETS|25/50/100 MG|READY US|11/24/2026|BOTTLE OF 30|0.09| => sitagliptin|25 mg, 50 mg, 100 mg|T|US|2026-11-24|phosphate
LINAGLIPTIN|TABLETS|5 MG|READY US|05/02/2030||0.22| => linagliptin|5 mg|T|US|2030-05-02
EMPAGLIFLOZIN|TABLETS|10 MG, 25 MG|LATE STAGE|10/12/2028||0.25| => empagliflozin|10 mg, 25 mg|T|PILOT|2028-10-12
DAPAGLIFLOZIN|FCT|5 MG, 10 MG|READY US|10/04/2025||0.17| => dapagliflozin|5 mg, 10 mg|FCT|US|2025-10-04
METFORMIN HCL|ER TABLETS|500 MG, 750 MG|READY US|||0.014| => metformin|500 mg, 750 mg|ER|US||hydrochloride
GLIMEPIRIDE|TABLETS|1/2/4 MG|READY US|||0.01| => glimepiride|1 mg, 2 mg, 4 mg|T|US
TOFACITINIB CITRATE|FCT|5 MG, 10 MG|READY US|06/08/2026||0.33| => tofacitinib|5 mg, 10 mg|FCT|US|2026-06-08|citrate
APREMILAST|FCT|10/20/30 MG|READY US|02/16/2028|KIT|0.41| => apremilast|10 mg, 20 mg, 30 mg|FCT|US|2028-02-16
IBRUTINIB|CAPSULES|70 MG, 140 MG|EARLY STAGE|12/26/2030||3.10| => ibrutinib|70 mg, 140 mg|C|EARLY|2030-12-26
DASATINIB|TABLETS|20/50/70/80/100/140 MG|READY US|||0.60|M. ROE => dasatinib|20 mg, 50 mg, 70 mg, 80 mg, 100 mg, 140 mg|T|US
IMATINIB MESYLATE|FCT|100 MG, 400 MG|READY US|||0.22|M. ROE => imatinib|100 mg, 400 mg|FCT|US||mesilate
ENZALUTAMIDE|SOFTGELS|40 MG|LATE STAGE|08/13/2027||0.90|M. ROE => enzalutamide|40 mg|SGC|PILOT|2027-08-13
ABIRATERONE ACETATE|TABLETS|250 MG, 500 MG|READY US|||0.35|M. ROE => abiraterone|250 mg, 500 mg|T|US||acetate
LENALIDOMIDE|CAPSULES|2.5-25 MG|READY US|01/31/2026||0.80|M. ROE => lenalidomide|2.5-25 mg|C|US|2026-01-31
BORTEZOMIB|LYO|3.5 MG/VIAL|READY US||1 VIAL|9.50|M. ROE => bortezomib|3.5 mg/vial|LYO|US
AZACITIDINE|LYO|100 MG/VIAL|READY US||1 VIAL|8.20|M. ROE => azacitidine|100 mg/vial|LYO|US
FULVESTRANT|PFS|250 MG/5 ML|READY US||2 SYRINGES|11.00|M. ROE => fulvestrant|250 mg/5 mL|INJ|US
ENOXAPARIN SODIUM|PFS|40 MG/0.4 ML|LATE STAGE||10 SYRINGES|7.70|M. ROE => enoxaparin|40 mg/0.4 mL|INJ|PILOT||sodium
LEVOTHYROXINE SODIUM|TABLETS|25 MCG, 50 MCG, 100 MCG|READY US|||0.02| => levothyroxine sodium|25 mcg, 50 mcg, 100 mcg|T|US
LIOTHYRONINE SODIUM|TABLETS|5 MCG, 25 MCG|READY US|||0.05| => liothyronine sodium|5 mcg, 25 mcg|T|US
TADALAFIL|FCT|2.5/5/10/20 MG|READY US|||0.02| => tadalafil|2.5 mg, 5 mg, 10 mg, 20 mg|FCT|US
SILDENAFIL CITRATE|FCT|25/50/100 MG|READY US|||0.02| => sildenafil|25 mg, 50 mg, 100 mg|FCT|US||citrate
TAMSULOSIN HCL|ER CAPSULES|0.4 MG|READY US|||0.02| => tamsulosin|0.4 mg|ERC|US||hydrochloride
SOLIFENACIN SUCCINATE|FCT|5 MG, 10 MG|READY US|||0.03| => solifenacin|5 mg, 10 mg|FCT|US||succinate
MIRABEGRON|ER TABLETS|25 MG, 50 MG|READY US|05/04/2024||0.20| => mirabegron|25 mg, 50 mg|ER|US|2024-05-04
QUETIAPINE FUMARATE|ER TABS|50/150/200/300/400 MG|READY US|||0.05| => quetiapine|50 mg, 150 mg, 200 mg, 300 mg, 400 mg|ER|US||fumarate
ARIPIPRAZOLE|ODT|10 MG, 15 MG|READY US|||0.06| => aripiprazole|10 mg, 15 mg|ODT|US
LURASIDONE HCL|FCT|20/40/60/80/120 MG|READY US|||0.08| => lurasidone|20 mg, 40 mg, 60 mg, 80 mg, 120 mg|FCT|US||hydrochloride
ESCITALOPRAM OXALATE|FCT|5/10/20 MG|READY US|||0.01| => escitalopram|5 mg, 10 mg, 20 mg|FCT|US||oxalate
DULOXETINE HCL|DR CAPSULES|20/30/60 MG|READY US|||0.03| => duloxetine|20 mg, 30 mg, 60 mg|DRC|US||hydrochloride
ATOMOXETINE HCL|CAPSULES|10-100 MG|READY US|||0.04| => atomoxetine|10-100 mg|C|US||hydrochloride
ROSUVASTATIN/EZETIMIBE|FCT|10/10, 20/10 MG|EARLY STAGE|||0.09| => ezetimibe + rosuvastatin|10 mg/10 mg, 10 mg/20 mg|FCT|EARLY
SACUBITRIL/VALSARTAN|FCT|24/26 MG, 49/51 MG, 97/103 MG|READY US|07/15/2025||0.22| => sacubitril + valsartan|24 mg/26 mg, 49 mg/51 mg, 97 mg/103 mg|FCT|US|2025-07-15
IVABRADINE|FCT|5 MG, 7.5 MG|DISCONTINUED||BOTTLE OF 60|0.07| => !
RANOLAZINE|ER TABLETS|500 MG, 1000 MG|READY US|13/45/2020||0.06| => !
`,
  ['molecule', 'strengths', 'dosageForm', 'readiness', 'usConstraintDate', 'salt', 'packSizes1=5'],
  6,
);

export const upperCaseUs: MessySheet = {
  name: 'GX PIPELINE.xlsx',
  file: {
    format: 'xlsx',
    sheets: [
      {
        name: 'GX',
        rows: [
          [''],
          ['', '', 'LIBERTY GENERICS INC.'],
          ['', '', 'AVAILABLE DOSSIERS'],
          [''],
          head.split('|'),
          ...cells,
        ],
      },
    ],
  },
  expected,
  answers: {
    'substances:STRENGTHS': 'as-named',
    'needed:offerDays': '15',
    'order:LOE DATE (US)': 'month-first',
    'word:DOSSIER STATUS:discontinued': 'none',
    'use:STD COST USD': 'none',
    'use:LOE DATE (US)': 'usConstraintDate',
    'word:PRODUCT NAME:levothyroxine sodium': 'levothyroxine sodium',
  },
};
