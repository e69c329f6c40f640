import type { Molecule } from '../molecule.ts';

/** Medicines that every buyer asks for and that the other files, which follow the ATC, came to leave out. */
export const everyday: Molecule[] = [
  {
    inn: 'epinephrine',
    otherNames: ['adrenaline'],
    brands: ['EpiPen', 'Adrenalin', 'Auvi-Q', 'Neffy', 'Jext'],
    salt: 'Epinephrine',
    atcCode: 'C01CA24',
    therapeuticCategories: ['Cardiac Therapy'],
    indication: 'Emergency treatment of anaphylaxis.',
    about:
      'Alpha and beta adrenergic agonist, the first medicine in anaphylaxis. Oxidises in solution: sulfite, nitrogen ' +
      'and overage decide the shelf life. Autoinjectors are judged by needle, force and human factors as much as by ' +
      'the solution.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CNC[C@H](O)c1ccc(O)c(O)c1', formula: 'C9H13NO3', mass: 183.2 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular', 'Subcutaneous'],
        strengths: ['0.15 mg/0.3 mL', '0.3 mg/0.3 mL'],
        reference: { brand: 'EpiPen', company: 'Mylan Specialty' },
        packs: [{ style: 'Auto-injector', sizes: ['1s', '2s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular', 'Subcutaneous', 'Intravenous'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Adrenalin', company: 'Endo' },
        packs: [
          { style: 'Glass ampoule', sizes: ['10 x 1 mL'] },
          { style: 'Glass vial', sizes: ['1 x 30 mL', '25 x 1 mL'] },
        ],
        indication: 'Anaphylaxis, and hypotension of septic shock.',
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['2 mg/spray'],
        reference: { brand: 'Neffy', company: 'ARS' },
        packs: [{ style: 'Unit-dose nasal device', sizes: ['2s'] }],
      },
    ],
  },
  {
    inn: 'lisinopril',
    otherNames: [],
    brands: ['Zestril', 'Prinivil', 'Qbrelis'],
    salt: 'Lisinopril dihydrate',
    atcCode: 'C09AA03',
    therapeuticCategories: ['Renin-Angiotensin System Agents'],
    indication: 'Hypertension, heart failure and acute myocardial infarction.',
    about:
      'ACE inhibitor that needs no activation and leaves by the kidney unchanged. BCS class III, so a biowaiver is ' +
      'open to very rapidly dissolving tablets. Low price and high volume: cost of the dihydrate decides.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'NCCCC[C@H](N[C@@H](CCc1ccccc1)C(=O)O)C(=O)N1CCC[C@H]1C(=O)O',
      formula: 'C21H31N3O5',
      mass: 405.49,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg', '20 mg', '30 mg', '40 mg'],
        reference: { brand: 'Zestril', company: 'Almatica' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 14', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['90s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Qbrelis', company: 'Azurity' },
        packs: [{ style: 'HDPE bottle', sizes: ['150 mL'] }],
      },
    ],
  },
  {
    inn: 'fluoxetine',
    otherNames: ['fluoxetine hydrochloride'],
    brands: ['Prozac', 'Sarafem'],
    salt: 'Fluoxetine hydrochloride',
    atcCode: 'N06AB03',
    therapeuticCategories: ['Antidepressants & Psychostimulants'],
    indication: 'Major depression, obsessive-compulsive disorder and bulimia nervosa.',
    about:
      'Selective serotonin reuptake inhibitor with an active metabolite that stays for weeks. Capsules are a ' +
      'commodity; tablets and oral solution are asked for where doses are small. The parent half-life of days makes ' +
      'crossover studies long.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CNCCC(Oc1ccc(cc1)C(F)(F)F)c1ccccc1', formula: 'C17H18F3NO', mass: 309.33 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '40 mg'],
        reference: { brand: 'Prozac', company: 'Eli Lilly' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '60 mg'],
        reference: { brand: 'Sarafem', company: 'Allergan' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '100s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['20 mg/5 mL'],
        reference: { brand: 'Prozac', company: 'Eli Lilly' },
        packs: [{ style: 'Amber glass bottle', sizes: ['120 mL'] }],
      },
    ],
  },
];
