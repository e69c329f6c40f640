import { type MessySheet, readLines } from '../messy-sheet.ts';

/** Prices nobody asked for beside one that is meant, decimal commas, quantities with points, the same product in two columns. */
const head =
  'Art.-Nr.;Bezeichnung;Wirkstoff (INN);Darr.form;Stärken;EK-Preis;Abgabepreis;Mindestmenge;Lizenzgebühr;Status;Land der Herstellung';

const { cells, expected } = readLines(
  `
4711|Amlo-Med|Amlodipin|Tabletten|5 mg / 10 mg|0,011|0,02 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Deutschland => amlodipine|5 mg, 10 mg|T|0.02 EUR per tablet|100000 units|20000 EUR|EU|Germany
4712|Rami-Med|Ramipril|Tabletten|2,5 mg / 5 mg|0,012|0,025 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Deutschland => ramipril|2.5 mg, 5 mg|T|0.025 EUR per tablet|100000 units|20000 EUR|EU|Germany
4713|Biso-Med|Bisoprolol|Filmtabletten|2,5 mg / 5 mg / 10 mg|0,010|0,02 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Indien => bisoprolol|2.5 mg, 5 mg, 10 mg|FCT|0.02 EUR per tablet|100000 units|20000 EUR|EU|India
4714|Ator-Med|Atorvastatin|Filmtabletten|10 mg / 20 mg / 40 mg|0,020|0,04 EUR je Tablette|100.000 Stück|25.000 EUR|verfügbar|Indien => atorvastatin|10 mg, 20 mg, 40 mg|FCT|0.04 EUR per tablet|100000 units|25000 EUR|EU|India
4715|Simva-Med|Simvastatin|Filmtabletten|20 mg / 40 mg|0,011|0,02 EUR je Tablette|100.000 Stück|15.000 EUR|verfügbar|Indien => simvastatin|20 mg, 40 mg|FCT|0.02 EUR per tablet|100000 units|15000 EUR|EU|India
4716|Panto-Med|Pantoprazol|magensaftresistente Tabletten|20 mg / 40 mg|0,014|0,03 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Indien => pantoprazole|20 mg, 40 mg|DR|0.03 EUR per tablet|100000 units|20000 EUR|EU|India
4717|Ome-Med|Omeprazol|magensaftresistente Hartkapseln|20 mg / 40 mg|0,013|0,03 EUR je Kapsel|100.000 Stück|20.000 EUR|verfügbar|Indien => omeprazole|20 mg, 40 mg|DRC|0.03 EUR per capsule|100000 units|20000 EUR|EU|India
4718|Clopi-Med|Clopidogrel|Filmtabletten|75 mg|0,03|0,05 EUR je Tablette|50.000 Stück|20.000 EUR|verfügbar|Indien => clopidogrel|75 mg|FCT|0.05 EUR per tablet|50000 units|20000 EUR|EU|India
4719|Iso-Med|Isotretinoin|Weichkapseln|10 mg / 20 mg|0,05|0,11 EUR je Kapsel|50.000 Stück|30.000 EUR|verfügbar|Spanien => isotretinoin|10 mg, 20 mg|SGC|0.11 EUR per capsule|50000 units|30000 EUR|EU|Spain
4720|Dutas-Med|Dutasterid|Weichkapseln|0,5 mg|0,05|0,10 EUR je Kapsel|50.000 Stück|30.000 EUR|verfügbar|Spanien => dutasteride|0.5 mg|SGC|0.10 EUR per capsule|50000 units|30000 EUR|EU|Spain
4721|Preg-Med|Pregabalin|Hartkapseln|25 mg - 300 mg|0,02|0,05 EUR je Kapsel|100.000 Stück|20.000 EUR|verfügbar|Spanien => pregabalin|25-300 mg|C|0.05 EUR per capsule|100000 units|20000 EUR|EU|Spain
4722|Dulo-Med|Duloxetin|magensaftresistente Hartkapseln|30 mg / 60 mg|0,03|0,07 EUR je Kapsel|100.000 Stück|20.000 EUR|verfügbar|Spanien => duloxetine|30 mg, 60 mg|DRC|0.07 EUR per capsule|100000 units|20000 EUR|EU|Spain
4723|Venla-Med|Venlafaxin|Hartkapseln, retardiert|37,5 mg / 75 mg / 150 mg|0,03|0,06 EUR je Kapsel|100.000 Stück|20.000 EUR|verfügbar|Spanien => venlafaxine|37.5 mg, 75 mg, 150 mg|ERC|0.06 EUR per capsule|100000 units|20000 EUR|EU|Spain
4724|Tamsu-Med|Tamsulosin|Hartkapseln, retardiert|0,4 mg|0,02|0,05 EUR je Kapsel|100.000 Stück|20.000 EUR|verfügbar|Spanien => tamsulosin|0.4 mg|ERC|0.05 EUR per capsule|100000 units|20000 EUR|EU|Spain
4725|Meto-Med|Metoprolol|Retardtabletten|47,5 mg / 95 mg|0,02|0,05 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Deutschland => metoprolol|47.5 mg, 95 mg|ER|0.05 EUR per tablet|100000 units|20000 EUR|EU|Germany
4726|Nife-Med|Nifedipin|Retardtabletten|30 mg / 60 mg|0,04|0,08 EUR je Tablette|50.000 Stück|20.000 EUR|verfügbar|Deutschland => nifedipine|30 mg, 60 mg|ER|0.08 EUR per tablet|50000 units|20000 EUR|EU|Germany
4727|Metfo-Med|Metformin|Filmtabletten|500 mg / 850 mg / 1.000 mg|0,01|0,02 EUR je Tablette|200.000 Stück|15.000 EUR|verfügbar|Deutschland => metformin|500 mg, 850 mg, 1000 mg|FCT|0.02 EUR per tablet|200000 units|15000 EUR|EU|Germany
4728|Glime-Med|Glimepirid|Tabletten|1 mg / 2 mg / 3 mg|0,01|0,02 EUR je Tablette|100.000 Stück|15.000 EUR|verfügbar|Indien => glimepiride|1 mg, 2 mg, 3 mg|T|0.02 EUR per tablet|100000 units|15000 EUR|EU|India
4729|Sita-Med|Sitagliptin|Filmtabletten|25 mg / 50 mg / 100 mg|0,04|0,09 EUR je Tablette|100.000 Stück|40.000 EUR|verfügbar|Indien => sitagliptin|25 mg, 50 mg, 100 mg|FCT|0.09 EUR per tablet|100000 units|40000 EUR|EU|India
4730|Lina-Med|Linagliptin|Filmtabletten|5 mg|0,08|auf Anfrage|1 Charge|auf Anfrage|in Entwicklung|Indien => linagliptin|5 mg|FCT|auf Anfrage|1 batch|auf Anfrage|PILOT|India
4731|Apix-Med|Apixaban|Filmtabletten|2,5 mg / 5 mg|0,09|0,19 EUR je Tablette|1 Charge|80.000 EUR|verfügbar|Indien => apixaban|2.5 mg, 5 mg|FCT|0.19 EUR per tablet|1 batch|80000 EUR|EU|India
4732|Riva-Med|Rivaroxaban|Filmtabletten|10 mg / 15 mg / 20 mg|0,08|0,17 EUR je Tablette|1 Charge|80.000 EUR|verfügbar|Indien => rivaroxaban|10 mg, 15 mg, 20 mg|FCT|0.17 EUR per tablet|1 batch|80000 EUR|EU|India
4733|Ezeti-Med|Ezetimib|Tabletten|10 mg|0,02|0,04 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Indien => ezetimibe|10 mg|T|0.04 EUR per tablet|100000 units|20000 EUR|EU|India
4734|Rosu-Med|Rosuvastatin|Filmtabletten|5 mg / 10 mg / 20 mg|0,02|0,04 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Indien => rosuvastatin|5 mg, 10 mg, 20 mg|FCT|0.04 EUR per tablet|100000 units|20000 EUR|EU|India
4735|Cande-Med|Candesartan|Tabletten|8 mg / 16 mg / 32 mg|0,02|0,04 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Spanien => candesartan|8 mg, 16 mg, 32 mg|T|0.04 EUR per tablet|100000 units|20000 EUR|EU|Spain
4736|Valsa-Med|Valsartan|Filmtabletten|80 mg / 160 mg|0,02|0,05 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Spanien => valsartan|80 mg, 160 mg|FCT|0.05 EUR per tablet|100000 units|20000 EUR|EU|Spain
4737|Losa-Med|Losartan|Filmtabletten|50 mg / 100 mg|0,02|0,04 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Spanien => losartan|50 mg, 100 mg|FCT|0.04 EUR per tablet|100000 units|20000 EUR|EU|Spain
4738|Sertra-Med|Sertralin|Filmtabletten|50 mg / 100 mg|0,02|0,04 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Spanien => sertraline|50 mg, 100 mg|FCT|0.04 EUR per tablet|100000 units|20000 EUR|EU|Spain
4739|Escita-Med|Escitalopram|Filmtabletten|10 mg / 20 mg|0,02|0,04 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Spanien => escitalopram|10 mg, 20 mg|FCT|0.04 EUR per tablet|100000 units|20000 EUR|EU|Spain
4740|Mirta-Med|Mirtazapin|Schmelztabletten|15 mg / 30 mg|0,05|0,10 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Spanien => mirtazapine|15 mg, 30 mg|ODT|0.10 EUR per tablet|100000 units|20000 EUR|EU|Spain
4741|Levo-Med|Levetiracetam|Filmtabletten|500 mg / 1.000 mg|0,03|0,07 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Indien => levetiracetam|500 mg, 1000 mg|FCT|0.07 EUR per tablet|100000 units|20000 EUR|EU|India
4742|Gaba-Med|Gabapentin|Hartkapseln|100 mg / 300 mg|0,02|0,04 EUR je Kapsel|100.000 Stück|20.000 EUR|verfügbar|Indien => gabapentin|100 mg, 300 mg|C|0.04 EUR per capsule|100000 units|20000 EUR|EU|India
4743|Finas-Med|Finasterid|Filmtabletten|5 mg|0,02|0,04 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Indien => finasteride|5 mg|FCT|0.04 EUR per tablet|100000 units|20000 EUR|EU|India
4744|Soli-Med|Solifenacin|Filmtabletten|5 mg / 10 mg|0,02|0,05 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Indien => solifenacin|5 mg, 10 mg|FCT|0.05 EUR per tablet|100000 units|20000 EUR|EU|India
4745|Tada-Med|Tadalafil|Filmtabletten|5 mg / 10 mg / 20 mg|0,02|0,05 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Indien => tadalafil|5 mg, 10 mg, 20 mg|FCT|0.05 EUR per tablet|100000 units|20000 EUR|EU|India
4746|Silde-Med|Sildenafil|Filmtabletten|25 mg / 50 mg / 100 mg|0,02|0,04 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Indien => sildenafil|25 mg, 50 mg, 100 mg|FCT|0.04 EUR per tablet|100000 units|20000 EUR|EU|India
4747|Monte-Med|Montelukast|Kautabletten|4 mg / 5 mg|0,03|0,06 EUR je Tablette|100.000 Stück|20.000 EUR|verfügbar|Indien => montelukast|4 mg, 5 mg|CHEW|0.06 EUR per tablet|100000 units|20000 EUR|EU|India
4748|Hustol|Hustolinum|Sirup|0,5 mg/ml|0,30|0,60 EUR je Flasche|5.000 Stück|10.000 EUR|verfügbar|Deutschland => !
4749|Ambro-Med|Ambroxol|Sirup|3 mg/ml|0,30|0,60 EUR je Flasche|5.000 Stück|10.000 EUR|verfügbar|Deutschland => ambroxol|3 mg/mL|SYR|0.60 EUR per bottle|5000 units|10000 EUR|EU|Germany
4750|Diclo-Med|Diclofenac|Gel|1 %|0,40|0,90 EUR je Tube|5.000 Stück|10.000 EUR|ausgelistet|Deutschland => !
`,
  [
    'molecule',
    'strengths',
    'dosageForm',
    'supplyPrice',
    'minimumOrder',
    'oneTimeFee',
    'readiness',
    'countriesOfManufacture',
  ],
  2,
);

export const prices: MessySheet = {
  name: 'Preisliste.csv',
  file: { format: 'csv', mark: ';', encoding: 'utf-8', rows: [head.split(';'), ...cells] },
  expected,
  answers: {
    'needed:offerDays': '10',
    'column:molecule': 'Wirkstoff (INN)',
    'use:EK-Preis': 'none',
    'use:Abgabepreis': 'supplyPrice',
    'use:Lizenzgebühr': 'oneTimeFee',
    'decimal:Stärken': 'comma',
    'decimal:Abgabepreis': 'comma',
    'decimal:Mindestmenge': 'comma',
    'decimal:Lizenzgebühr': 'comma',
    'word:Status:verfügbar': 'Ready : EU',
    'word:Status:in entwicklung': 'Pilot BE Complete/ Late stage development',
    'word:Status:ausgelistet': 'none',
    'word:Wirkstoff (INN):hustolinum': 'none',
  },
};
