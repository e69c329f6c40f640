import type { Molecule } from '../molecule.ts';

/** ATC group C: cardiovascular system. */
export const cardiovascular: Molecule[] = [
  {
    inn: 'digoxin',
    otherNames: [],
    brands: ['Lanoxin', 'Digacin'],
    salt: 'Digoxin',
    atcCode: 'C01AA05',
    therapeuticCategories: ['Cardiac Therapy'],
    indication:
      'Mild to moderate heart failure and control of ventricular rate in chronic atrial fibrillation.',
    about:
      'Cardiac glycoside extracted from Digitalis lanata, inhibitor of the sodium-potassium pump. Narrow therapeutic ' +
      'index, P-glycoprotein substrate, doses of 62.5 to 250 microgrammes: tight BE limits and uniformity rule, and ' +
      'leaf cultivation limits API supply.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@@H]1[C@H]([C@H](C[C@@H](O1)O[C@@H]2[C@H](O[C@H](C[C@@H]2O)O[C@@H]3[C@H](O[C@H](C[C@@H]3O)O[C@H]4CC[C@' +
        ']5([C@@H](C4)CC[C@@H]6[C@@H]5C[C@H]([C@]7([C@@]6(CC[C@@H]7C8=CC(=O)OC8)O)C)O)C)C)C)O)O',
      formula: 'C41H64O14',
      mass: 780.94,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.0625 mg', '0.125 mg', '0.25 mg'],
        reference: { brand: 'Lanoxin', company: 'Advanz' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['0.1 mg/mL', '0.25 mg/mL'],
        reference: { brand: 'Lanoxin', company: 'Covis' },
        packs: [{ style: 'Glass ampoule', sizes: ['10 x 2 mL', '10 x 1 mL'] }],
      },
    ],
  },
  {
    inn: 'amiodarone',
    otherNames: ['amiodarone hydrochloride'],
    brands: ['Cordarone', 'Pacerone', 'Nexterone'],
    salt: 'Amiodarone hydrochloride',
    atcCode: 'C01BD01',
    therapeuticCategories: ['Cardiac Therapy'],
    indication: 'Life-threatening recurrent ventricular arrhythmias.',
    about:
      'Class III antiarrhythmic with two iodine atoms and a half-life of weeks. BCS class II with a narrow ' +
      'therapeutic index; BE is run as single dose in parallel groups, with food. The injection with polysorbate 80 ' +
      'and benzyl alcohol has a cyclodextrin rival (Nexterone).',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCc1oc2ccccc2c1C(=O)c1cc(I)c(OCCN(CC)CC)c(I)c1',
      formula: 'C25H29I2NO3',
      mass: 645.31,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg', '400 mg'],
        reference: { brand: 'Cordarone', company: 'Wyeth' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s', '100s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['50 mg/mL'],
        reference: null,
        packs: [
          { style: 'Glass ampoule', sizes: ['10 x 3 mL'] },
          { style: 'Glass vial', sizes: ['10 x 3 mL', '1 x 9 mL'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['1.5 mg/mL', '1.8 mg/mL'],
        reference: { brand: 'Nexterone', company: 'Baxter' },
        packs: [{ style: 'Infusion bag', sizes: ['12 x 100 mL', '10 x 200 mL'] }],
      },
    ],
  },
  {
    inn: 'dronedarone',
    otherNames: ['dronedarone hydrochloride'],
    brands: ['Multaq'],
    salt: 'Dronedarone hydrochloride',
    atcCode: 'C01BD07',
    therapeuticCategories: ['Cardiac Therapy'],
    indication: 'Reduction of hospitalisation for atrial fibrillation in patients in sinus rhythm.',
    about:
      'Iodine-free analogue of amiodarone, contraindicated in decompensated heart failure and permanent ' +
      'fibrillation. BCS class II with strong food effect, so poloxamer is part of the tablet; dosed twice daily ' +
      'with meals.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCc1oc2ccc(NS(C)(=O)=O)cc2c1C(=O)c1ccc(OCCCN(CCCC)CCCC)cc1',
      formula: 'C31H44N2O5S',
      mass: 556.76,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['400 mg'],
        reference: { brand: 'Multaq', company: 'Sanofi' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 10', '6 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
    ],
  },
  {
    inn: 'glyceryl trinitrate',
    otherNames: ['nitroglycerin', 'nitroglycerol'],
    brands: ['Nitrostat', 'Nitro-Dur', 'Nitrolingual'],
    salt: 'Glyceryl trinitrate (diluted)',
    atcCode: 'C01DA02',
    therapeuticCategories: ['Cardiac Therapy'],
    indication: 'Acute relief and prevention of angina pectoris.',
    about:
      'Nitric oxide donor, volatile and explosive in pure form, so supplied as dilution on lactose or in propylene ' +
      'glycol. Sublingual tablets lose potency in plastics and strips and stay in small glass bottles; patches must ' +
      'show adhesion and irritation data.',
    prescriptionStatus: 'Rx',
    structure: { smiles: '[O-][N+](=O)OCC(CO[N+]([O-])=O)O[N+]([O-])=O', formula: 'C3H5N3O9', mass: 227.09 },
    presentations: [
      {
        dosageForm: 'Sublingual & Buccal Tablets',
        routes: ['Sublingual'],
        strengths: ['0.3 mg', '0.4 mg', '0.6 mg'],
        reference: { brand: 'Nitrostat', company: 'Viatris' },
        packs: [{ style: 'Amber glass bottle', sizes: ['4 x 25', '100s'] }],
      },
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['0.1 mg/h', '0.2 mg/h', '0.4 mg/h', '0.6 mg/h'],
        reference: { brand: 'Nitro-Dur', company: 'USpharma' },
        packs: [{ style: 'Pouch', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['5 mg/mL'],
        reference: null,
        packs: [
          { style: 'Glass vial', sizes: ['25 x 10 mL'] },
          { style: 'Glass ampoule', sizes: ['10 x 10 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'isosorbide mononitrate',
    otherNames: ['isosorbide-5-mononitrate', 'ismn'],
    brands: ['Imdur', 'Monoket', 'Elantan'],
    salt: 'Isosorbide mononitrate (diluted)',
    atcCode: 'C01DA14',
    therapeuticCategories: ['Cardiac Therapy'],
    indication: 'Prevention of angina pectoris due to coronary artery disease.',
    about:
      'Active metabolite of isosorbide dinitrate with complete oral bioavailability. Delivered diluted with lactose ' +
      'as the pure substance can explode; the scored 60 mg matrix tablet with once-daily morning dosing is the ' +
      'volume form.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1[C@H]([C@@H]2[C@H](O1)[C@H](CO2)O)O[N+]([O-])=O',
      formula: 'C6H9NO6',
      mass: 191.14,
    },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['30 mg', '60 mg', '120 mg'],
        reference: { brand: 'Imdur', company: 'Schering' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg'],
        reference: { brand: 'Monoket', company: 'Omnivium' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['6 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
    ],
  },
  {
    inn: 'vericiguat',
    otherNames: ['bay 1021189'],
    brands: ['Verquvo'],
    salt: 'Vericiguat',
    atcCode: 'C01DX22',
    therapeuticCategories: ['Cardiac Therapy'],
    indication: 'Symptomatic chronic heart failure with ejection fraction below 45% after a worsening event.',
    about:
      'Stimulator of soluble guanylate cyclase, taken with food. BCS class II, micronised; teratogenic warning and ' +
      'contraindication with other sGC stimulators. New chemical entity exclusivity ended before the label ' +
      'exclusivity now listed.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COC(=O)Nc1c(N)nc(nc1N)-c1nn(Cc2ccccc2F)c2ncc(F)cc12',
      formula: 'C19H16F2N8O2',
      mass: 426.38,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg'],
        reference: { brand: 'Verquvo', company: 'Merck' },
        usConstraintDate: '2029-01-21',
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
    ],
  },
  {
    inn: 'ivabradine',
    otherNames: ['ivabradine hydrochloride', 's 16257'],
    brands: ['Corlanor', 'Procoralan', 'Coralan'],
    salt: 'Ivabradine hydrochloride',
    atcCode: 'C01EB17',
    therapeuticCategories: ['Cardiac Therapy'],
    indication: 'Chronic heart failure with raised heart rate and, in the EU, chronic stable angina.',
    about:
      'Lowers sinus rate by blocking the If current. BCS class I; many polymorphs and solvates of the hydrochloride ' +
      'are patented, hence oxalate and adipate generics in Europe. CYP3A4 substrate with 40% bioavailability; ' +
      'phosphenes are the typical side effect.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1cc2CCN(CCCN(C)C[C@H]3Cc4cc(OC)c(OC)cc34)C(=O)Cc2cc1OC',
      formula: 'C27H36N2O5',
      mass: 468.59,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '7.5 mg'],
        reference: { brand: 'Corlanor', company: 'Amgen' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['4 x 14'] },
          { style: 'PVC/PVDC blister', sizes: ['2 x 14'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Corlanor', company: 'Amgen' },
        usConstraintDate: '2026-10-22',
        packs: [{ style: 'Glass ampoule', sizes: ['28 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'ranolazine',
    otherNames: [],
    brands: ['Ranexa', 'Aspruzyo'],
    salt: 'Ranolazine',
    atcCode: 'C01EB18',
    therapeuticCategories: ['Cardiac Therapy'],
    indication: 'Chronic angina pectoris.',
    about:
      'Inhibitor of the late sodium current. BCS class II base, very soluble in stomach acid only: a pH-dependent ' +
      'methacrylic binder with hypromellose levels the release. A 1 g tablet with 70% load leaves little room for ' +
      'excipients; CYP3A4 and QT warnings.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1ccccc1OCC(O)CN1CCN(CC(=O)Nc2c(C)cccc2C)CC1',
      formula: 'C24H33N3O4',
      mass: 427.54,
    },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '1000 mg'],
        reference: { brand: 'Ranexa', company: 'Menarini' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['6 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
    ],
  },
  {
    inn: 'mavacamten',
    otherNames: ['myk-461'],
    brands: ['Camzyos'],
    salt: 'Mavacamten',
    atcCode: 'C01EB24',
    therapeuticCategories: ['Cardiac Therapy'],
    indication: 'Symptomatic obstructive hypertrophic cardiomyopathy, NYHA class II to III.',
    about:
      'First cardiac myosin inhibitor. Low-dose capsules titrated under echocardiography and REMS because of heart ' +
      'failure risk; CYP2C19 poor metabolisers have a half-life of 23 days, which makes BE studies long. Orphan ' +
      'exclusivity until 2029.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C)n1c(=O)cc([nH]c1=O)N[C@@H](C)c1ccccc1', formula: 'C15H19N3O2', mass: 273.33 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg', '15 mg'],
        reference: { brand: 'Camzyos', company: 'Bristol Myers Squibb' },
        usConstraintDate: '2029-04-28',
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'PVC/PVDC blister', sizes: ['2 x 14'] },
        ],
      },
    ],
  },
  {
    inn: 'acoramidis',
    otherNames: ['ag10', 'acoramidis hydrochloride'],
    brands: ['Attruby', 'Beyonttra'],
    salt: 'Acoramidis hydrochloride',
    atcCode: 'C01EB25',
    therapeuticCategories: ['Cardiac Therapy'],
    indication: 'Wild-type or variant transthyretin-mediated amyloidosis with cardiomyopathy.',
    about:
      'Near-complete stabiliser of transthyretin, approved in November 2024 as rival of tafamidis. Two tablets of ' +
      '356 mg twice a day make a high API demand per patient; simple synthesis, soluble hydrochloride. Orphan ' +
      'exclusivity until November 2031.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Cc1n[nH]c(C)c1CCCOc1cc(ccc1F)C(O)=O', formula: 'C15H17FN2O3', mass: 292.31 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['356 mg'],
        reference: { brand: 'Attruby', company: 'BridgeBio' },
        usConstraintDate: '2031-11-22',
        packs: [
          { style: 'HDPE bottle', sizes: ['112s'] },
          { style: 'PVC/PVDC blister', sizes: ['4 x 30'] },
        ],
      },
    ],
  },
  {
    inn: 'clonidine',
    otherNames: ['clonidine hydrochloride'],
    brands: ['Catapres', 'Catapresan', 'Duraclon'],
    salt: 'Clonidine hydrochloride',
    atcCode: 'C02AC01',
    therapeuticCategories: ['Antihypertensives', 'Analgesics & Antimigraine'],
    indication: 'Hypertension, alone or with other antihypertensive medicines.',
    about:
      'Central alpha-2 agonist at doses of 0.1 mg, so blending and containment count. The seven-day patch has few ' +
      'generic suppliers; abrupt withdrawal causes rebound hypertension. Extended-release forms belong to the ADHD ' +
      'market.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Clc1cccc(Cl)c1NC1=NCCN1', formula: 'C9H9Cl2N3', mass: 230.09 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.1 mg', '0.2 mg', '0.3 mg'],
        reference: { brand: 'Catapres', company: 'Boehringer Ingelheim' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['0.1 mg/24 h', '0.2 mg/24 h', '0.3 mg/24 h'],
        reference: { brand: 'Catapres-TTS', company: 'Lavipharm' },
        packs: [{ style: 'Pouch', sizes: ['4s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Other Parenteral'],
        strengths: ['0.1 mg/mL', '0.5 mg/mL'],
        reference: { brand: 'Duraclon', company: 'Mylan' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'moxonidine',
    otherNames: [],
    brands: ['Physiotens', 'Cynt', 'Normatens'],
    salt: 'Moxonidine',
    atcCode: 'C02AC05',
    therapeuticCategories: ['Antihypertensives'],
    indication: 'Mild to moderate essential hypertension.',
    about:
      'Selective imidazoline I1 agonist with less sedation than clonidine, established in Europe and the CIS and ' +
      'never filed in the US. Very low dose and renal excretion; photostability and uniformity are the tasks of a ' +
      'simple film-coated tablet.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COc1nc(C)nc(Cl)c1NC1=NCCN1', formula: 'C9H12ClN5O', mass: 241.68 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['0.2 mg', '0.3 mg', '0.4 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] }],
      },
    ],
  },
  {
    inn: 'doxazosin',
    otherNames: ['doxazosin mesylate'],
    brands: ['Cardura', 'Cardura XL', 'Zoxan'],
    salt: 'Doxazosin mesilate',
    atcCode: 'C02CA04',
    therapeuticCategories: ['Antihypertensives', 'Urologicals'],
    indication: 'Hypertension and benign prostatic hyperplasia.',
    about:
      'Selective alpha-1 blocker; first-dose hypotension asks for titration. Plain tablets are simple; the osmotic 4 ' +
      'mg and 8 mg tablets are copied in Europe with hydrophilic matrices that have to match a flat profile. ' +
      'Nitrosamine risk from the piperazine intermediate.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1cc2nc(nc(N)c2cc1OC)N1CCN(CC1)C(=O)C1COc2ccccc2O1',
      formula: 'C23H25N5O5',
      mass: 451.48,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['1 mg', '2 mg', '4 mg', '8 mg'],
        reference: { brand: 'Cardura', company: 'Viatris' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['4 mg', '8 mg'],
        reference: { brand: 'Cardura XL', company: 'Viatris' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'aprocitentan',
    otherNames: ['act-132577'],
    brands: ['Tryvio', 'Jeraygo'],
    salt: 'Aprocitentan',
    atcCode: 'C02KN01',
    therapeuticCategories: ['Antihypertensives'],
    indication: 'Hypertension not adequately controlled with other antihypertensive medicines.',
    about:
      'Dual endothelin receptor antagonist and the active metabolite of macitentan, half-life about 41 hours. First ' +
      'new mechanism in resistant hypertension for decades; embryo-fetal toxicity. New chemical entity exclusivity ' +
      'until March 2029.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'NS(=O)(=O)Nc1ncnc(OCCOc2ncc(Br)cn2)c1-c1ccc(Br)cc1',
      formula: 'C16H14Br2N6O4S',
      mass: 546.19,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['12.5 mg'],
        reference: { brand: 'Tryvio', company: 'Idorsia' },
        usConstraintDate: '2029-03-22',
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'PVC/PVDC blister', sizes: ['3 x 10'] },
        ],
      },
    ],
  },
  {
    inn: 'baxdrostat',
    otherNames: ['cin-107'],
    brands: ['Baxfendy'],
    salt: 'Baxdrostat',
    atcCode: 'C02KN02',
    therapeuticCategories: ['Antihypertensives'],
    indication: 'Hypertension not adequately controlled with other antihypertensive medicines.',
    about:
      'Selective inhibitor of aldosterone synthase with a hundredfold margin over 11-beta-hydroxylase, so cortisol ' +
      'is spared. Approved in the US in May 2026 with five years of new chemical entity exclusivity; hyperkalaemia ' +
      'needs monitoring.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCC(=O)N[C@@H]1CCCc2c1cncc2-c1ccc2N(C)C(=O)CCc2c1',
      formula: 'C22H25N3O2',
      mass: 363.46,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['1 mg', '2 mg'],
        reference: { brand: 'Baxfendy', company: 'AstraZeneca' },
        usConstraintDate: '2031-05-15',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'bosentan',
    otherNames: ['ro 47-0203'],
    brands: ['Tracleer', 'Stayveer'],
    salt: 'Bosentan monohydrate',
    atcCode: 'C02KX01',
    therapeuticCategories: ['Antihypertensives'],
    indication: 'Pulmonary arterial hypertension of WHO group 1.',
    about:
      'First oral endothelin antagonist, BCS class II, auto-inducer of CYP3A4. Liver and embryo-fetal toxicity under ' +
      'REMS in the US. Film-coated tablets are widely generic; the 32 mg dispersible tablet for children is the ' +
      'less crowded form.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1ccccc1Oc1c(NS(=O)(=O)c2ccc(cc2)C(C)(C)C)nc(nc1OCCO)-c1ncccn1',
      formula: 'C27H29N5O6S',
      mass: 551.61,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['62.5 mg', '125 mg'],
        reference: { brand: 'Tracleer', company: 'Actelion' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['4 x 14', '6 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['32 mg'],
        reference: { brand: 'Tracleer', company: 'Actelion' },
        usConstraintDate: '2026-02-14',
        packs: [{ style: 'Alu-Alu blister', sizes: ['56s'] }],
      },
    ],
  },
  {
    inn: 'ambrisentan',
    otherNames: ['lu 208075'],
    brands: ['Letairis', 'Volibris'],
    salt: 'Ambrisentan',
    atcCode: 'C02KX02',
    therapeuticCategories: ['Antihypertensives'],
    indication: 'Pulmonary arterial hypertension of WHO group 1.',
    about:
      'Selective endothelin-A antagonist given once daily, with less liver toxicity and fewer interactions than ' +
      'bosentan. BCS class II, S-enantiomer with low racemisation; small, simple film-coated tablets for a specialty ' +
      'market.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COC(c1ccccc1)(c1ccccc1)[C@H](Oc1nc(C)cc(C)n1)C(O)=O',
      formula: 'C22H22N2O4',
      mass: 378.42,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Letairis', company: 'Gilead' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'macitentan',
    otherNames: ['act-064992'],
    brands: ['Opsumit'],
    salt: 'Macitentan',
    atcCode: 'C02KX04',
    therapeuticCategories: ['Antihypertensives'],
    indication: 'Pulmonary arterial hypertension of WHO group 1 to reduce the risk of disease progression.',
    about:
      'Dual endothelin antagonist with tissue penetration and a long-acting metabolite, aprocitentan. BCS class II, ' +
      'photostable coat needed. Twelve ANDAs are listed in the US; a label exclusivity with paediatric extension is ' +
      'listed to 2028.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCNS(=O)(=O)Nc1ncnc(OCCOc2ncc(Br)cn2)c1-c1ccc(Br)cc1',
      formula: 'C19H20Br2N6O4S',
      mass: 588.27,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: { brand: 'Opsumit', company: 'Actelion' },
        usConstraintDate: '2028-08-28',
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 15'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'riociguat',
    otherNames: ['bay 63-2521'],
    brands: ['Adempas'],
    salt: 'Riociguat',
    atcCode: 'C02KX05',
    therapeuticCategories: ['Antihypertensives'],
    indication: 'Chronic thromboembolic pulmonary hypertension and pulmonary arterial hypertension.',
    about:
      'Stimulator of soluble guanylate cyclase, titrated three times a day from 0.5 mg. BCS class II with ' +
      'pH-dependent solubility, teratogenic. Five strengths and a small population; basic US patent ends in 2026.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COC(=O)N(C)c1c(N)nc(nc1N)-c1nn(Cc2ccccc2F)c2ncccc12',
      formula: 'C20H19FN8O2',
      mass: 422.42,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['0.5 mg', '1 mg', '1.5 mg', '2 mg', '2.5 mg'],
        reference: { brand: 'Adempas', company: 'Bayer' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['42s', '84s'] },
          { style: 'HDPE bottle', sizes: ['90s'] },
        ],
      },
    ],
  },
  {
    inn: 'macitentan + tadalafil',
    otherNames: [],
    brands: ['Opsynvi', 'Yuvanci'],
    salt: 'Macitentan; Tadalafil',
    atcCode: 'C02KX54',
    therapeuticCategories: ['Antihypertensives'],
    indication: 'Long-term treatment of pulmonary arterial hypertension of WHO group 1.',
    about:
      'First single tablet of an endothelin antagonist and a PDE5 inhibitor, approved in 2024. Both are BCS class II ' +
      'and need fine particles; the 10 mg/20 mg strength is a starter. Orphan exclusivity with paediatric extension ' +
      'until 2031.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg/20 mg', '10 mg/40 mg'],
        reference: { brand: 'Opsynvi', company: 'Actelion' },
        usConstraintDate: '2031-09-22',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'hydrochlorothiazide',
    otherNames: ['hctz'],
    brands: ['Microzide', 'Esidrex', 'HydroDiuril'],
    salt: 'Hydrochlorothiazide',
    atcCode: 'C03AA03',
    therapeuticCategories: ['Diuretics', 'Antihypertensives'],
    indication: 'Hypertension and oedema of heart failure, hepatic cirrhosis or renal disease.',
    about:
      'Thiazide diuretic, partner of most fixed combinations of ACE inhibitors and sartans. BCS class IV borderline ' +
      'III; hydrolyses to a disulfonamide and formaldehyde. Warnings of non-melanoma skin cancer since 2018; ' +
      'nitroso-hydrochlorothiazide is to be controlled.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'NS(=O)(=O)c1cc2c(NCNS2(=O)=O)cc1Cl', formula: 'C7H8ClN3O4S2', mass: 297.74 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['12.5 mg', '25 mg', '50 mg'],
        reference: { brand: 'HydroDiuril', company: 'Merck' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['12.5 mg'],
        reference: { brand: 'Microzide', company: 'Teva' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s', '500s'] }],
      },
    ],
  },
  {
    inn: 'indapamide',
    otherNames: [],
    brands: ['Lozol', 'Natrilix', 'Tertensif'],
    salt: 'Indapamide hemihydrate',
    atcCode: 'C03BA11',
    therapeuticCategories: ['Diuretics', 'Antihypertensives'],
    indication: 'Essential hypertension and salt and fluid retention of heart failure.',
    about:
      'Thiazide-like diuretic with vasodilating action and strong outcome evidence. The 1.5 mg hypromellose matrix ' +
      'tablet dominates outside the US and needs multiple-dose BE in the EU; whole blood is the matrix as the drug ' +
      'binds to red cells.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1Cc2ccccc2N1NC(=O)c1ccc(Cl)c(c1)S(N)(=O)=O',
      formula: 'C16H16ClN3O3S',
      mass: 365.83,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['1.25 mg', '2.5 mg'],
        reference: { brand: 'Lozol', company: 'Sanofi' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['1.5 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['3 x 10', '10 x 10', '2 x 15'] }],
      },
    ],
  },
  {
    inn: 'furosemide',
    otherNames: ['frusemide'],
    brands: ['Lasix', 'Furoscix', 'Seguril'],
    salt: 'Furosemide',
    atcCode: 'C03CA01',
    therapeuticCategories: ['Diuretics'],
    indication: 'Oedema of heart failure, hepatic cirrhosis and renal disease; hypertension.',
    about:
      'Loop diuretic and the classic BCS class IV example, with erratic absorption and photosensitivity. Injection ' +
      'at pH 9 must not be mixed with acidic drugs; the subcutaneous on-body infusor revives the molecule as a ' +
      'premium product.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'NS(=O)(=O)c1cc(C(O)=O)c(NCc2ccco2)cc1Cl', formula: 'C12H11ClN2O5S', mass: 330.74 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['20 mg', '40 mg', '80 mg'],
        reference: { brand: 'Lasix', company: 'Validus' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Lasix', company: 'Sanofi' },
        packs: [
          { style: 'Glass ampoule', sizes: ['5 x 2 mL', '10 x 4 mL'] },
          { style: 'Glass vial', sizes: ['25 x 10 mL'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['10 mg/mL'],
        reference: null,
        packs: [{ style: 'PET bottle', sizes: ['1 x 60 mL', '1 x 120 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['80 mg/10 mL'],
        reference: { brand: 'Furoscix', company: 'scPharmaceuticals' },
        packs: [{ style: 'Cartridge', sizes: ['1 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'torasemide',
    otherNames: ['torsemide'],
    brands: ['Demadex', 'Soaanz', 'Trifas'],
    salt: 'Torasemide',
    atcCode: 'C03CA04',
    therapeuticCategories: ['Diuretics'],
    indication: 'Oedema of heart failure or renal disease; hypertension.',
    about:
      'Loop diuretic with higher and steadier bioavailability than furosemide, BCS class I to II. Polymorphs I, II ' +
      'and N differ in dissolution and form II converts on storage; 5 mg and 10 mg tablets lead sales in Europe and ' +
      'Asia.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C)NC(=O)NS(=O)(=O)c1cnccc1Nc1cccc(C)c1', formula: 'C16H20N4O3S', mass: 348.42 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '20 mg', '100 mg'],
        reference: null,
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['20 mg', '40 mg'],
        reference: { brand: 'Soaanz', company: 'Norvium' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
    ],
  },
  {
    inn: 'spironolactone',
    otherNames: [],
    brands: ['Aldactone', 'CaroSpir', 'Verospiron'],
    salt: 'Spironolactone',
    atcCode: 'C03DA01',
    therapeuticCategories: ['Diuretics', 'Antihypertensives'],
    indication: 'Heart failure, hypertension, oedema of cirrhosis and primary hyperaldosteronism.',
    about:
      'Steroidal mineralocorticoid antagonist from plant sterols. BCS class II, micronised and taken with food; ' +
      'canrenone and 7-alpha-thiomethylspironolactone are followed in BE. Film coat hides the mercaptan smell; ' +
      'suspension is still alone in the US.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(=O)S[C@@H]1CC2=CC(=O)CC[C@@]2([C@@H]3[C@@H]1[C@@H]4CC[C@]5([C@]4(CC3)C)CCC(=O)O5)C',
      formula: 'C24H32O4S',
      mass: 416.57,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Aldactone', company: 'Pfizer' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['25 mg/5 mL'],
        reference: { brand: 'CaroSpir', company: 'CMP' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 118 mL', '1 x 473 mL'] }],
      },
    ],
  },
  {
    inn: 'eplerenone',
    otherNames: [],
    brands: ['Inspra'],
    salt: 'Eplerenone',
    atcCode: 'C03DA04',
    therapeuticCategories: ['Diuretics', 'Antihypertensives'],
    indication: 'Heart failure after myocardial infarction and hypertension.',
    about:
      'Selective steroidal mineralocorticoid antagonist without the sexual side effects of spironolactone. BCS class ' +
      'I to II; form L and form H differ in dissolution and were patented with particle size. Needs potassium ' +
      'monitoring and no strong CYP3A4 inhibitor.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COC(=O)[C@@H]1CC2=CC(=O)CC[C@@]2([C@@]34[C@@H]1[C@@H]5CC[C@]6([C@]5(C[C@H]3O4)C)CCC(=O)O6)C',
      formula: 'C24H30O6',
      mass: 414.49,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg'],
        reference: { brand: 'Inspra', company: 'Viatris' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'finerenone',
    otherNames: ['bay 94-8862'],
    brands: ['Kerendia'],
    salt: 'Finerenone',
    atcCode: 'C03DA05',
    therapeuticCategories: ['Diuretics', 'Cardiac Therapy'],
    indication:
      'Chronic kidney disease with type 2 diabetes and heart failure with ejection fraction of 40% or more.',
    about:
      'Non-steroidal mineralocorticoid antagonist, S-enantiomer of a naphthyridine. BCS class II, micronised, CYP3A4 ' +
      'substrate. The heart failure indication of 2025 added exclusivity to 2028 in a fast-growing brand.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCOc1ncc(C)c2NC(C)=C([C@@H](c3ccc(cc3OC)C#N)c12)C(N)=O',
      formula: 'C21H22N4O3',
      mass: 378.42,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg'],
        reference: { brand: 'Kerendia', company: 'Bayer' },
        usConstraintDate: '2028-07-11',
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'tolvaptan',
    otherNames: ['opc-41061'],
    brands: ['Samsca', 'Jynarque', 'Jinarc'],
    salt: 'Tolvaptan',
    atcCode: 'C03XA01',
    therapeuticCategories: ['Diuretics', 'Urologicals'],
    indication: 'Hyponatraemia and, in higher doses, autosomal dominant polycystic kidney disease.',
    about:
      'Vasopressin V2 antagonist, BCS class IV. The brand uses spray-dried amorphous drug with ' +
      'hydroxypropylcellulose; keeping it amorphous or reaching equal release with fine crystals is the development ' +
      'task. Liver monitoring under REMS for the kidney indication.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'Cc1ccccc1C(=O)Nc1ccc(C(=O)N2CCCC(O)c3cc(Cl)ccc23)c(C)c1',
      formula: 'C26H25ClN2O3',
      mass: 448.94,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['15 mg', '30 mg'],
        reference: { brand: 'Samsca', company: 'Otsuka' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['1 x 10'] },
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['15 mg', '30 mg', '45 mg', '60 mg', '90 mg'],
        reference: { brand: 'Jynarque', company: 'Otsuka' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['28s', '56s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'pentoxifylline',
    otherNames: ['oxpentifylline'],
    brands: ['Trental', 'Vasonit'],
    salt: 'Pentoxifylline',
    atcCode: 'C04AD03',
    therapeuticCategories: ['Peripheral Vasodilators & Vasoprotectives'],
    indication: 'Intermittent claudication due to chronic occlusive arterial disease of the limbs.',
    about:
      'Methylxanthine that improves red cell flexibility and blood viscosity. Highly soluble at a 400 mg dose: the ' +
      'hydrophilic matrix has to hold back release for 12 hours; strong first-pass metabolism makes parent and ' +
      'metabolite M1 variable in BE.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(=O)CCCCn1c(=O)n(C)c2ncn(C)c2c1=O', formula: 'C13H18N4O3', mass: 278.31 },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['400 mg'],
        reference: { brand: 'Trental', company: 'Validus' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['20 mg/mL'],
        reference: null,
        packs: [{ style: 'Glass ampoule', sizes: ['5 x 5 mL', '10 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'naftidrofuryl',
    otherNames: ['nafronyl', 'naftidrofuryl oxalate'],
    brands: ['Praxilene', 'Dusodril'],
    salt: 'Naftidrofuryl hydrogen oxalate',
    atcCode: 'C04AX21',
    therapeuticCategories: ['Peripheral Vasodilators & Vasoprotectives'],
    indication: 'Intermittent claudication of peripheral arterial occlusive disease.',
    about:
      '5-HT2 antagonist with the best cost-effectiveness rating of NICE among claudication medicines; not registered ' +
      'in the US. A mixture of four stereoisomers, hydrolysed quickly in plasma, so samples need esterase ' +
      'inhibitors.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCN(CC)CCOC(=O)C(CC1CCCO1)Cc1cccc2ccccc12', formula: 'C24H33NO3', mass: 383.52 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['100 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['84s', '10 x 10'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['200 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['2 x 10', '9 x 10'] }],
      },
    ],
  },
  {
    inn: 'calcium dobesilate',
    otherNames: ['dobesilic acid'],
    brands: ['Doxium', 'Dobesifar'],
    salt: 'Calcium dobesilate monohydrate',
    atcCode: 'C05BX01',
    therapeuticCategories: ['Peripheral Vasodilators & Vasoprotectives'],
    indication: 'Chronic venous insufficiency and diabetic retinopathy.',
    about:
      'Vasoprotective hydroquinone sulfonate that lowers capillary permeability. Very soluble and hygroscopic, turns ' +
      'pink with oxidation; interferes with enzymatic creatinine assays. Markets in Switzerland, Latin America, ' +
      'MENA and China.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OC1=CC=C(O)C(=C1)S(O)(=O)=O', formula: 'C6H6O5S', mass: 190.17 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['500 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['3 x 10', '6 x 10'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['250 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['2 x 10', '6 x 10'] }],
      },
    ],
  },
  {
    inn: 'diosmin',
    otherNames: [],
    brands: ['Phlebodia', 'Flebodia', 'Vasculera'],
    salt: 'Diosmin',
    atcCode: 'C05CA03',
    therapeuticCategories: ['Peripheral Vasodilators & Vasoprotectives'],
    indication: 'Symptoms of chronic venous insufficiency and acute haemorrhoidal attack.',
    about:
      'Flavone glycoside made from hesperidin of immature oranges. Practically insoluble, seen in plasma as the ' +
      'aglycone diosmetin; micronised and plain grades are not equivalent. A medicine in Europe and Asia, medical ' +
      'food in the US.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles:
        'C[C@H]1[C@@H]([C@H]([C@H]([C@@H](O1)OC[C@@H]2[C@H]([C@@H]([C@H]([C@@H](O2)OC3=CC(=C4C(=C3)OC(=CC4=O)C5=CC' +
        '(=C(C=C5)OC)O)O)O)O)O)O)O)O',
      formula: 'C28H32O15',
      mass: 608.54,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '600 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['3 x 10', '6 x 10', '2 x 15'] }],
      },
    ],
  },
  {
    inn: 'diosmin + hesperidin',
    otherNames: ['micronised purified flavonoid fraction', 'mpff'],
    brands: ['Daflon', 'Detralex', 'Ardium'],
    salt: 'Diosmin; Flavonoids expressed as hesperidin',
    atcCode: 'C05CA53',
    therapeuticCategories: ['Peripheral Vasodilators & Vasoprotectives'],
    indication: 'Symptoms of chronic venous disease and acute haemorrhoidal attack.',
    about:
      'Micronised flavonoid fraction, 90% diosmin and 10% flavonoids as hesperidin, a leading phlebotonic in more ' +
      'than a hundred countries. Particle size below 2 micrometres is the claim to match; EU generics use the ' +
      'biowaiver of local action or pharmacokinetics of diosmetin.',
    prescriptionStatus: 'Rx & OTC',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['450 mg/50 mg', '900 mg/100 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['2 x 15', '4 x 15', '6 x 10'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['900 mg/100 mg'],
        reference: null,
        packs: [{ style: 'Sachet', sizes: ['15s', '30s'] }],
      },
    ],
  },
  {
    inn: 'propranolol',
    otherNames: ['propranolol hydrochloride'],
    brands: ['Inderal', 'Inderal LA', 'Hemangeol'],
    salt: 'Propranolol hydrochloride',
    atcCode: 'C07AA05',
    therapeuticCategories: ['Beta Blockers', 'Analgesics & Antimigraine'],
    indication: 'Hypertension, angina pectoris, arrhythmias, migraine prophylaxis and infantile haemangioma.',
    about:
      'First clinically successful beta blocker, non-selective and lipophilic. BCS class I with high first-pass ' +
      'loss; long-acting pellet capsules differ in chronotherapy. Paediatric solution opened a protected niche; ' +
      'N-nitroso-propranolol led to recalls.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C)NCC(O)COc1cccc2ccccc12', formula: 'C16H21NO2', mass: 259.34 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '40 mg', '80 mg'],
        reference: { brand: 'Inderal', company: 'Wyeth' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['60 mg', '80 mg', '120 mg', '160 mg'],
        reference: { brand: 'Inderal LA', company: 'ANI' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s'] },
          { style: 'PVC/PVDC blister', sizes: ['2 x 14'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['4.28 mg/mL'],
        reference: { brand: 'Hemangeol', company: 'Pierre Fabre' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 120 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Propranolol Hydrochloride', company: 'Baxter' },
        packs: [
          { style: 'Glass ampoule', sizes: ['10 x 1 mL'] },
          { style: 'Glass vial', sizes: ['10 x 1 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'metoprolol',
    otherNames: ['metoprolol succinate', 'metoprolol tartrate'],
    brands: ['Toprol-XL', 'Lopressor', 'Betaloc'],
    salt: 'Metoprolol succinate',
    atcCode: 'C07AB02',
    therapeuticCategories: ['Beta Blockers'],
    indication: 'Hypertension, angina pectoris and heart failure.',
    about:
      'Beta-1 selective blocker, BCS class I, CYP2D6 substrate. The succinate ZOK tablet is compressed from hundreds ' +
      'of coated beads and may be halved, so bead integrity and release after splitting have to be shown; the ' +
      'tartrate tablet is a plain generic.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COCCc1ccc(OCC(O)CNC(C)C)cc1', formula: 'C15H25NO3', mass: 267.36 },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg', '200 mg'],
        reference: { brand: 'Toprol-XL', company: 'Toprol Acquisition' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Lopressor', company: 'Validus' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Lopressor', company: 'Novartis' },
        packs: [
          { style: 'Glass ampoule', sizes: ['5 x 5 mL'] },
          { style: 'Glass vial', sizes: ['10 x 5 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'atenolol',
    otherNames: [],
    brands: ['Tenormin', 'Blokium'],
    salt: 'Atenolol',
    atcCode: 'C07AB03',
    therapeuticCategories: ['Beta Blockers'],
    indication: 'Hypertension, angina pectoris and acute myocardial infarction.',
    about:
      'Hydrophilic beta-1 selective blocker, BCS class III with about 50% absorption and renal excretion. Eligible ' +
      'for a biowaiver with very rapid dissolution; one of the cheapest tablets of tenders.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C)NCC(O)COc1ccc(CC(N)=O)cc1', formula: 'C14H22N2O3', mass: 266.34 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Tenormin', company: 'TWi' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
        ],
      },
    ],
  },
  {
    inn: 'bisoprolol',
    otherNames: ['bisoprolol fumarate'],
    brands: ['Zebeta', 'Concor', 'Cardicor'],
    salt: 'Bisoprolol fumarate',
    atcCode: 'C07AB07',
    therapeuticCategories: ['Beta Blockers'],
    indication: 'Hypertension and, in the EU, angina pectoris and stable chronic heart failure.',
    about:
      'Highly selective beta-1 blocker, balanced renal and hepatic clearance, 90% bioavailability. BCS class I, so a ' +
      'biowaiver is possible; the fumarate is moisture-sensitive and six scored strengths for heart failure ' +
      'titration are expected in Europe.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C)NCC(O)COc1ccc(COCCOC(C)C)cc1', formula: 'C18H31NO4', mass: 325.44 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['1.25 mg', '2.5 mg', '3.75 mg', '7.5 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Zebeta', company: 'Teva' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
    ],
  },
  {
    inn: 'nebivolol',
    otherNames: ['nebivolol hydrochloride'],
    brands: ['Bystolic', 'Nebilet', 'Lobivon'],
    salt: 'Nebivolol hydrochloride',
    atcCode: 'C07AB12',
    therapeuticCategories: ['Beta Blockers'],
    indication: 'Hypertension and, in the EU, stable chronic heart failure in the elderly.',
    about:
      'Racemate of two enantiomers (SRRR and RSSS), beta-1 blockade with nitric oxide release. BCS class II, ' +
      'micronised; four chiral centres out of ten stereoisomers make the API route the key. CYP2D6 phenotype changes ' +
      'exposure tenfold.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'OC(CNCC(O)C1CCc2cc(F)ccc2O1)C1CCc2cc(F)ccc2O1',
      formula: 'C22H25F2NO4',
      mass: 405.43,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg', '20 mg'],
        reference: { brand: 'Bystolic', company: 'Allergan' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'landiolol',
    otherNames: ['landiolol hydrochloride', 'ono-1101'],
    brands: ['Rapiblyk', 'Onoact'],
    salt: 'Landiolol hydrochloride',
    atcCode: 'C07AB14',
    therapeuticCategories: ['Beta Blockers', 'Cardiac Therapy'],
    indication: 'Short-term reduction of ventricular rate in supraventricular tachycardia.',
    about:
      'Ultra-short-acting beta-1 blocker, half-life about four minutes by esterases, eight times the selectivity of ' +
      'esmolol. Lyophilised powder for hospital use; long established in Japan, in the US since November 2024 with ' +
      'new chemical entity exclusivity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1(C)OC[C@H](O1)COC(=O)CCc1ccc(OC[C@@H](O)CNCCNC(=O)N2CCOCC2)cc1',
      formula: 'C25H39N3O8',
      mass: 509.6,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['280 mg'],
        reference: { brand: 'Rapiblyk', company: 'AOP Orphan' },
        usConstraintDate: '2029-11-22',
        packs: [{ style: 'Glass vial', sizes: ['1 x 280 mg'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['300 mg'],
        reference: null,
        packs: [{ style: 'Glass vial', sizes: ['1 x 300 mg'] }],
      },
    ],
  },
  {
    inn: 'carvedilol',
    otherNames: ['carvedilol phosphate'],
    brands: ['Coreg', 'Dilatrend', 'Kredex'],
    salt: 'Carvedilol',
    atcCode: 'C07AG02',
    therapeuticCategories: ['Beta Blockers'],
    indication: 'Heart failure, left ventricular dysfunction after myocardial infarction and hypertension.',
    about:
      'Non-selective beta and alpha-1 blocker, racemate, BCS class II base with a large fall of solubility in the ' +
      'intestine. Polymorph II is the usual form; the phosphate microparticle capsule is the once-daily variant. ' +
      'Taken with food to blunt orthostatic effects.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COc1ccccc1OCCNCC(O)COc1cccc2[nH]c3ccccc3c12', formula: 'C24H26N2O4', mass: 406.47 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['3.125 mg', '6.25 mg', '12.5 mg', '25 mg'],
        reference: { brand: 'Coreg', company: 'Waylis' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '40 mg', '80 mg'],
        reference: { brand: 'Coreg CR', company: 'Waylis' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
    ],
  },
  {
    inn: 'amlodipine',
    otherNames: ['amlodipine besylate'],
    brands: ['Norvasc', 'Istin', 'Katerzia', 'Norliqva'],
    salt: 'Amlodipine besilate',
    atcCode: 'C08CA01',
    therapeuticCategories: ['Calcium Channel Blockers', 'Antihypertensives'],
    indication: 'Hypertension and coronary artery disease including chronic stable and vasospastic angina.',
    about:
      'Long-acting dihydropyridine and the base of most antihypertensive combinations. BCS class I, half-life 30 to ' +
      '50 hours, BE routinely met; oxidation to the pyridine impurity and light are the stability points. Besilate ' +
      'is the reference salt, maleate and mesilate are registered elsewhere.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCOC(=O)C1=C(COCCN)NC(C)=C(C1c1ccccc1Cl)C(=O)OC',
      formula: 'C20H25ClN2O5',
      mass: 408.88,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg'],
        reference: { brand: 'Norvasc', company: 'Viatris' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '2 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['90s', '500s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Katerzia', company: 'Azurity' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 150 mL'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Norliqva', company: 'CMP' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 150 mL'] }],
      },
    ],
  },
  {
    inn: 'nifedipine',
    otherNames: [],
    brands: ['Adalat', 'Procardia XL'],
    salt: 'Nifedipine',
    atcCode: 'C08CA05',
    therapeuticCategories: ['Calcium Channel Blockers', 'Antihypertensives'],
    indication: 'Hypertension and vasospastic and chronic stable angina.',
    about:
      'First dihydropyridine, extremely light-sensitive in solution, BCS class II. The osmotic push-pull tablet is ' +
      'the reference of extended-release generics and dose-dumping tests; immediate-release capsules are no longer ' +
      'advised in hypertension.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COC(=O)C1=C(C)NC(C)=C(C1c1ccccc1[N+]([O-])=O)C(=O)OC',
      formula: 'C17H18N2O6',
      mass: 346.33,
    },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['30 mg', '60 mg', '90 mg'],
        reference: { brand: 'Procardia XL', company: 'Pfizer' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10', '2 x 14'] },
          { style: 'HDPE bottle', sizes: ['100s', '300s'] },
        ],
      },
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg'],
        reference: { brand: 'Procardia', company: 'Pfizer' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
    ],
  },
  {
    inn: 'lercanidipine',
    otherNames: ['lercanidipine hydrochloride'],
    brands: ['Zanidip', 'Lercadip', 'Carmen'],
    salt: 'Lercanidipine hydrochloride',
    atcCode: 'C08CA13',
    therapeuticCategories: ['Calcium Channel Blockers', 'Antihypertensives'],
    indication: 'Mild to moderate essential hypertension.',
    about:
      'Lipophilic dihydropyridine with slow onset and less ankle oedema than amlodipine; not in the US. BCS class II ' +
      'to IV, taken before meals, fat raises exposure fourfold, so BE is highly variable. Forms I and II are ' +
      'patented; enalapril combination exists.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COC(=O)C1=C(C)NC(C)=C(C1c1cccc(c1)[N+]([O-])=O)C(=O)OC(C)(C)CN(C)CCC(c1ccccc1)c1ccccc1',
      formula: 'C36H41N3O6',
      mass: 611.73,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] }],
      },
    ],
  },
  {
    inn: 'clevidipine',
    otherNames: ['clevidipine butyrate'],
    brands: ['Cleviprex'],
    salt: 'Clevidipine',
    atcCode: 'C08CA16',
    therapeuticCategories: ['Calcium Channel Blockers', 'Antihypertensives'],
    indication: 'Reduction of blood pressure when oral therapy is not feasible or desirable.',
    about:
      'Ultra-short-acting dihydropyridine cleaved by blood esterases, half-life about one minute. Oil-in-water ' +
      'emulsion with soya oil and egg lecithin: globule size, aseptic processing and cold chain limit the number of ' +
      'makers.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCC(=O)OCOC(=O)C1=C(C)NC(C)=C(C1c1cccc(Cl)c1Cl)C(=O)OC',
      formula: 'C21H23Cl2NO6',
      mass: 456.32,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['0.5 mg/mL'],
        reference: { brand: 'Cleviprex', company: 'Chiesi' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 50 mL', '10 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'verapamil',
    otherNames: ['verapamil hydrochloride'],
    brands: ['Calan SR', 'Isoptin', 'Verelan'],
    salt: 'Verapamil hydrochloride',
    atcCode: 'C08DA01',
    therapeuticCategories: ['Calcium Channel Blockers', 'Cardiac Therapy'],
    indication: 'Hypertension, angina pectoris and control of supraventricular tachyarrhythmias.',
    about:
      'Phenylalkylamine calcium antagonist, racemate with stereoselective first-pass loss. Sustained-release ' +
      'alginate tablets and pellet capsules each need their own fed and fasted study; strong inhibitor of CYP3A4 and ' +
      'P-glycoprotein.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1ccc(CCN(C)CCCC(C#N)(C(C)C)c2ccc(OC)c(OC)c2)cc1OC',
      formula: 'C27H38N2O4',
      mass: 454.6,
    },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['120 mg', '180 mg', '240 mg'],
        reference: { brand: 'Calan SR', company: 'Pfizer' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['40 mg', '80 mg', '120 mg'],
        reference: { brand: 'Isoptin', company: 'Mt Adams' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['120 mg', '180 mg', '240 mg', '360 mg'],
        reference: { brand: 'Verelan', company: 'Azurity' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
    ],
  },
  {
    inn: 'etripamil',
    otherNames: ['msp-2017'],
    brands: ['Cardamyst'],
    salt: 'Etripamil',
    atcCode: 'C08DA03',
    therapeuticCategories: ['Calcium Channel Blockers', 'Cardiac Therapy'],
    indication: 'Conversion of acute episodes of paroxysmal supraventricular tachycardia in adults.',
    about:
      'Short-acting L-type calcium antagonist sprayed into the nose by the patient, approved in December 2025. ' +
      'Device, droplet size and nasal tolerability are part of any follow-on; five years of new chemical entity ' +
      'exclusivity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COC(=O)c1cccc(CCN(C)CCC[C@](C#N)(C(C)C)c2ccc(OC)c(OC)c2)c1',
      formula: 'C27H36N2O4',
      mass: 452.6,
    },
    presentations: [
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['70 mg'],
        reference: { brand: 'Cardamyst', company: 'Milestone' },
        usConstraintDate: '2030-12-12',
        packs: [{ style: 'Nasal spray device', sizes: ['2s'] }],
      },
    ],
  },
  {
    inn: 'diltiazem',
    otherNames: ['diltiazem hydrochloride'],
    brands: ['Cardizem', 'Tiazac', 'Tildiem'],
    salt: 'Diltiazem hydrochloride',
    atcCode: 'C08DB01',
    therapeuticCategories: ['Calcium Channel Blockers', 'Cardiac Therapy'],
    indication: 'Hypertension, chronic stable angina and, by injection, atrial fibrillation or flutter.',
    about:
      'Benzothiazepine calcium antagonist, BCS class I with 40% bioavailability. Several once-daily bead systems ' +
      '(Cardizem CD, Tiazac) are separate references, each with its own release; desacetyl-diltiazem is the main ' +
      'degradant. 2% cream is used off-label in anal fissure.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1ccc(cc1)[C@@H]1Sc2ccccc2N(CCN(C)C)C(=O)[C@@H]1OC(C)=O',
      formula: 'C22H26N2O4S',
      mass: 414.52,
    },
    presentations: [
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['120 mg', '180 mg', '240 mg', '300 mg', '360 mg', '420 mg'],
        reference: { brand: 'Tiazac', company: 'Bausch Health' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
          { style: 'PVC/PVDC blister', sizes: ['2 x 14'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['30 mg', '60 mg', '90 mg', '120 mg'],
        reference: { brand: 'Cardizem', company: 'Bausch Health' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['120 mg', '180 mg', '240 mg', '300 mg', '360 mg', '420 mg'],
        reference: { brand: 'Cardizem LA', company: 'Bausch Health' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['5 mg/mL'],
        reference: { brand: 'Cardizem', company: 'Biovail' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 5 mL', '10 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'perindopril',
    otherNames: ['perindopril erbumine', 'perindopril tert-butylamine', 'perindopril arginine'],
    brands: ['Coversyl', 'Aceon', 'Prestarium'],
    salt: 'Perindopril erbumine',
    atcCode: 'C09AA04',
    therapeuticCategories: ['Renin-Angiotensin System Agents'],
    indication: 'Hypertension, stable coronary artery disease and, in the EU, heart failure.',
    about:
      'Long-acting ACE inhibitor prodrug with five stereocentres. Erbumine and arginine salts have different ' +
      'strengths (4 mg equals 5 mg); diketopiperazine forms with moisture, so desiccant packs. Very strong in ' +
      'Europe, the CIS and Australia.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCC[C@@H](C(=O)OCC)N[C@@H](C)C(=O)N1[C@H]2CCCC[C@H]2C[C@H]1C(O)=O',
      formula: 'C19H32N2O5',
      mass: 368.47,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2 mg', '4 mg', '8 mg'],
        reference: { brand: 'Aceon', company: 'Symplmed' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: null,
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
        ],
      },
    ],
  },
  {
    inn: 'ramipril',
    otherNames: ['hoe 498'],
    brands: ['Altace', 'Tritace', 'Triatec'],
    salt: 'Ramipril',
    atcCode: 'C09AA05',
    therapeuticCategories: ['Renin-Angiotensin System Agents'],
    indication:
      'Hypertension, reduction of cardiovascular risk and heart failure after myocardial infarction.',
    about:
      'ACE inhibitor prodrug with five stereocentres, hydrolysed to ramiprilat. Cyclises to the diketopiperazine ' +
      'under pressure and heat: coated API or gentle capsule filling helps. Ramiprilat with its slow terminal phase ' +
      'is measured in BE.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCOC(=O)[C@H](CCc1ccccc1)N[C@@H](C)C(=O)N1[C@H]2CCC[C@H]2C[C@H]1C(O)=O',
      formula: 'C23H32N2O5',
      mass: 416.51,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['1.25 mg', '2.5 mg', '5 mg', '10 mg'],
        reference: { brand: 'Altace', company: 'King' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '2 x 14'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['1.25 mg', '2.5 mg', '5 mg', '10 mg'],
        reference: { brand: 'Altace', company: 'King' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['3 x 10', '10 x 10', '2 x 14'] }],
      },
    ],
  },
  {
    inn: 'amlodipine + perindopril',
    otherNames: [],
    brands: ['Coveram', 'Prestalia', 'Prestance'],
    salt: 'Amlodipine besilate; Perindopril erbumine',
    atcCode: 'C09BB04',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Calcium Channel Blockers'],
    indication:
      'Substitution therapy for hypertension or stable coronary disease controlled with both components.',
    about:
      'Broadly prescribed combination outside the US, where Prestalia was discontinued. Generics replace the ' +
      'arginine by the erbumine salt with equal perindopril content; perindopril is degraded by moisture, hence dry ' +
      'processing and tight packs.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg/4 mg', '5 mg/8 mg', '10 mg/4 mg', '10 mg/8 mg'],
        reference: null,
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg/3.5 mg', '5 mg/7 mg', '10 mg/14 mg'],
        reference: { brand: 'Prestalia', company: 'Adhera' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
    ],
  },
  {
    inn: 'losartan',
    otherNames: ['losartan potassium'],
    brands: ['Cozaar', 'Arbli', 'Lorista'],
    salt: 'Losartan potassium',
    atcCode: 'C09CA01',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Antihypertensives'],
    indication: 'Hypertension, with left ventricular hypertrophy, and nephropathy of type 2 diabetes.',
    about:
      'First angiotensin II antagonist, partly converted by CYP2C9 to the stronger EXP-3174. The potassium salt is ' +
      'BCS class III; azido and nitrosamine impurities of the tetrazole have caused recalls since 2018. Ready-made ' +
      'suspension (Arbli) was approved in 2025.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCc1nc(Cl)c(CO)n1Cc1ccc(cc1)-c1ccccc1-c1nn[nH]n1',
      formula: 'C22H23ClN6O',
      mass: 422.91,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Cozaar', company: 'Organon' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Arbli', company: 'Scienture' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 165 mL'] }],
      },
    ],
  },
  {
    inn: 'valsartan',
    otherNames: ['cgp 48933'],
    brands: ['Diovan', 'Valsacor'],
    salt: 'Valsartan',
    atcCode: 'C09CA03',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Antihypertensives'],
    indication: 'Hypertension, heart failure and left ventricular dysfunction after myocardial infarction.',
    about:
      'Angiotensin II antagonist, amorphous or partly crystalline, BCS class II to III with low, variable absorption ' +
      '(about 25%). NDMA in Chinese API set off the nitrosamine crisis in 2018, so route of the tetrazole and ' +
      'control strategy are asked first.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCC(=O)N(Cc1ccc(cc1)-c1ccccc1-c1nn[nH]n1)[C@@H](C(C)C)C(O)=O',
      formula: 'C24H29N5O3',
      mass: 435.52,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['40 mg', '80 mg', '160 mg', '320 mg'],
        reference: { brand: 'Diovan', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'telmisartan',
    otherNames: [],
    brands: ['Micardis', 'Pritor'],
    salt: 'Telmisartan',
    atcCode: 'C09CA07',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Antihypertensives'],
    indication: 'Hypertension and reduction of cardiovascular risk.',
    about:
      'Angiotensin II antagonist with a 24-hour half-life. Insoluble between pH 3 and 9: the tablet forms the sodium ' +
      'or meglumine salt in situ with strong base, giving a hygroscopic core that must be packed in Alu-Alu. Highly ' +
      'variable BE.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCc1nc2c(C)cc(cc2n1Cc1ccc(cc1)-c1ccccc1C(O)=O)-c1nc2ccccc2n1C',
      formula: 'C33H30N4O2',
      mass: 514.62,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['20 mg', '40 mg', '80 mg'],
        reference: { brand: 'Micardis', company: 'Boehringer Ingelheim' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] }],
      },
    ],
  },
  {
    inn: 'olmesartan medoxomil',
    otherNames: ['olmesartan'],
    brands: ['Benicar', 'Olmetec'],
    salt: 'Olmesartan medoxomil',
    atcCode: 'C09CA08',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Antihypertensives'],
    indication: 'Hypertension.',
    about:
      'Ester prodrug hydrolysed in the gut wall to olmesartan, which is measured in BE. BCS class IV to II; trityl ' +
      'and dehydro impurities and sprue-like enteropathy in the label are typical questions. Family of two- and ' +
      'three-component tablets.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCc1nc(C(C)(C)O)c(C(=O)OCC2=C(C)OC(=O)O2)n1Cc1ccc(cc1)-c1ccccc1-c1nn[nH]n1',
      formula: 'C29H30N6O6',
      mass: 558.59,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '20 mg', '40 mg'],
        reference: { brand: 'Benicar', company: 'Cosette' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'hydrochlorothiazide + losartan',
    otherNames: [],
    brands: ['Hyzaar', 'Lorista H', 'Cozaar Plus'],
    salt: 'Hydrochlorothiazide; Losartan potassium',
    atcCode: 'C09DA01',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Diuretics'],
    indication: 'Hypertension not controlled with losartan or hydrochlorothiazide alone.',
    about:
      'Mature sartan and thiazide combination with many sources. Uniformity of hydrochlorothiazide and its ' +
      'hydrolysis in the presence of moisture are the usual review questions; nitrosamine limits of both actives ' +
      'apply.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['12.5 mg/50 mg', '12.5 mg/100 mg', '25 mg/100 mg'],
        reference: { brand: 'Hyzaar', company: 'Organon' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'amlodipine + valsartan',
    otherNames: [],
    brands: ['Exforge', 'Valsacombi'],
    salt: 'Amlodipine besilate; Valsartan',
    atcCode: 'C09DB01',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Calcium Channel Blockers'],
    indication:
      'Hypertension not controlled on monotherapy or as initial therapy when several drugs are likely to be needed.',
    about:
      'Leading calcium antagonist and sartan combination. Valsartan at up to 320 mg is dry-granulated for flow; ' +
      'amlodipine content uniformity and its reaction with moisture and lactose are watched. Valsartan variability ' +
      'sizes the BE study.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg/80 mg', '5 mg/160 mg', '10 mg/160 mg', '5 mg/320 mg', '10 mg/320 mg'],
        reference: { brand: 'Exforge', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'amlodipine + telmisartan',
    otherNames: [],
    brands: ['Twynsta', 'Tolucombi AM'],
    salt: 'Amlodipine besilate; Telmisartan',
    atcCode: 'C09DB04',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Calcium Channel Blockers'],
    indication: 'Hypertension not controlled on amlodipine or telmisartan alone.',
    about:
      'The alkaline telmisartan layer would degrade amlodipine, so a bilayer tablet keeps them apart. Both halves ' +
      'are hygroscopic and light-sensitive: Alu-Alu only, and layer weight control is the process issue.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg/40 mg', '10 mg/40 mg', '5 mg/80 mg', '10 mg/80 mg'],
        reference: { brand: 'Twynsta', company: 'Boehringer Ingelheim' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['2 x 14', '3 x 10'] }],
      },
    ],
  },
  {
    inn: 'amlodipine + hydrochlorothiazide + olmesartan medoxomil',
    otherNames: [],
    brands: ['Tribenzor', 'Sevikar HCT'],
    salt: 'Amlodipine besilate; Hydrochlorothiazide; Olmesartan medoxomil',
    atcCode: 'C09DX03',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Diuretics'],
    indication: 'Hypertension not controlled on a combination of two antihypertensive medicines.',
    about:
      'Three classes in one film-coated tablet, five strengths by two proportional series. Three analytes with ' +
      'different variability in one BE study and a crowded impurity profile keep the number of dossiers low.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: [
          '5 mg/12.5 mg/20 mg',
          '5 mg/12.5 mg/40 mg',
          '5 mg/25 mg/40 mg',
          '10 mg/12.5 mg/40 mg',
          '10 mg/25 mg/40 mg',
        ],
        reference: { brand: 'Tribenzor', company: 'Cosette' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'sacubitril + valsartan',
    otherNames: ['lcz696'],
    brands: ['Entresto', 'Uperio'],
    salt: 'Sacubitril valsartan sodium hydrate complex',
    atcCode: 'C09DX04',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Cardiac Therapy'],
    indication: 'Chronic heart failure in adults and children.',
    about:
      'Neprilysin inhibitor prodrug and sartan in one co-crystal of both sodium salts; generics use the complex, ' +
      'amorphous material or a physical mix. Sacubitril, sacubitrilat and valsartan are followed in BE. US generics ' +
      'were launched in July 2025.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['24 mg/26 mg', '49 mg/51 mg', '97 mg/103 mg'],
        reference: { brand: 'Entresto', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '4 x 14'] },
          { style: 'HDPE bottle', sizes: ['60s', '180s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['6 mg/6 mg', '15 mg/16 mg'],
        reference: { brand: 'Entresto Sprinkle', company: 'Novartis' },
        packs: [{ style: 'PVC/PVDC blister', sizes: ['60s'] }],
      },
    ],
  },
  {
    inn: 'sparsentan',
    otherNames: ['re-021'],
    brands: ['Filspari'],
    salt: 'Sparsentan',
    atcCode: 'C09XX01',
    therapeuticCategories: ['Renin-Angiotensin System Agents', 'Urologicals'],
    indication: 'Slowing the decline of kidney function in primary IgA nephropathy.',
    about:
      'Single-molecule antagonist of the endothelin-A and angiotensin II type 1 receptors. Liver monitoring under ' +
      'REMS; BCS class II acidic sulfonamide with CYP3A metabolism. Orphan exclusivity lasts until 2031.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCC1=NC2(CCCC2)C(=O)N1Cc1ccc(c(COCC)c1)-c1ccccc1S(=O)(=O)Nc1noc(C)c1C',
      formula: 'C32H40N4O5S',
      mass: 592.75,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['200 mg', '400 mg'],
        reference: { brand: 'Filspari', company: 'Travere' },
        usConstraintDate: '2031-09-05',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'simvastatin',
    otherNames: [],
    brands: ['Zocor', 'Vasilip', 'FloLipid'],
    salt: 'Simvastatin',
    atcCode: 'C10AA01',
    therapeuticCategories: ['Lipid Modifying Agents'],
    indication: 'Hypercholesterolaemia and reduction of cardiovascular risk.',
    about:
      'Lactone prodrug made by fermentation and semi-synthesis, BCS class II. Oxidation is held by ' +
      'butylhydroxyanisole and ascorbic acid; beta-hydroxy acid and lactone are both measured. 80 mg restricted for ' +
      'myopathy, many CYP3A4 interactions.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCC(C)(C)C(=O)O[C@H]1C[C@@H](C)C=C2C=C[C@H](C)[C@H](CC[C@@H]3C[C@@H](O)CC(=O)O3)[C@@H]12',
      formula: 'C25H38O5',
      mass: 418.57,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '20 mg', '40 mg', '80 mg'],
        reference: { brand: 'Zocor', company: 'Organon' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['20 mg/5 mL', '40 mg/5 mL'],
        reference: { brand: 'FloLipid', company: 'Salerno' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 150 mL'] }],
      },
    ],
  },
  {
    inn: 'atorvastatin',
    otherNames: ['atorvastatin calcium'],
    brands: ['Lipitor', 'Sortis', 'Atorvaliq'],
    salt: 'Atorvastatin calcium trihydrate',
    atcCode: 'C10AA05',
    therapeuticCategories: ['Lipid Modifying Agents'],
    indication: 'Hypercholesterolaemia and reduction of the risk of myocardial infarction and stroke.',
    about:
      'Synthetic statin, BCS class II, unstable in acid: calcium carbonate stabilises the tablet. Form I trihydrate ' +
      'or amorphous API with more than sixty polymorphs described; high variability of the peak often needs ' +
      'replicate BE designs.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)c1c(C(=O)Nc2ccccc2)c(-c2ccccc2)c(-c2ccc(F)cc2)n1CC[C@@H](O)C[C@@H](O)CC(O)=O',
      formula: 'C33H35FN2O5',
      mass: 558.64,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '40 mg', '80 mg'],
        reference: { brand: 'Lipitor', company: 'Viatris' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'PVC/PVDC blister', sizes: ['2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s', '500s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['20 mg/5 mL'],
        reference: { brand: 'Atorvaliq', company: 'CMP' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 150 mL'] }],
      },
    ],
  },
  {
    inn: 'rosuvastatin',
    otherNames: ['rosuvastatin calcium', 'zd4522'],
    brands: ['Crestor', 'Ezallor'],
    salt: 'Rosuvastatin calcium',
    atcCode: 'C10AA07',
    therapeuticCategories: ['Lipid Modifying Agents'],
    indication: 'Hypercholesterolaemia, mixed dyslipidaemia and reduction of cardiovascular risk.',
    about:
      'Most potent common statin, hydrophilic, BCS class III, little CYP metabolism. Amorphous calcium salt ' +
      'sensitive to light and acid, stabilised with tribasic calcium phosphate; lactone and anti-isomer are the ' +
      'specified degradants.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)c1nc(nc(-c2ccc(F)cc2)c1/C=C/[C@@H](O)C[C@@H](O)CC(O)=O)N(C)S(C)(=O)=O',
      formula: 'C22H28FN3O6S',
      mass: 481.54,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '20 mg', '40 mg'],
        reference: { brand: 'Crestor', company: 'IPR' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10', '2 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '20 mg', '40 mg'],
        reference: { brand: 'Ezallor Sprinkle', company: 'Sun Pharma' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
    ],
  },
  {
    inn: 'fenofibrate',
    otherNames: [],
    brands: ['Tricor', 'Lipanthyl', 'Antara'],
    salt: 'Fenofibrate',
    atcCode: 'C10AB05',
    therapeuticCategories: ['Lipid Modifying Agents'],
    indication: 'Severe hypertriglyceridaemia, primary hypercholesterolaemia and mixed dyslipidaemia.',
    about:
      'Ester prodrug of fenofibric acid, BCS class II and strongly dependent on formulation: micronised capsules, ' +
      'nanocrystal 145 mg and other tablets are not interchangeable, and each has its own reference and food effect.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)OC(=O)C(C)(C)Oc1ccc(cc1)C(=O)c1ccc(Cl)cc1',
      formula: 'C20H21ClO4',
      mass: 360.83,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['48 mg', '145 mg'],
        reference: { brand: 'Tricor', company: 'AbbVie' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['90s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['67 mg', '134 mg', '200 mg'],
        reference: null,
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['90s', '100s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['43 mg', '130 mg'],
        reference: { brand: 'Antara', company: 'Lupin' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '100s'] }],
      },
    ],
  },
  {
    inn: 'ezetimibe',
    otherNames: ['sch 58235'],
    brands: ['Zetia', 'Ezetrol'],
    salt: 'Ezetimibe',
    atcCode: 'C10AX09',
    therapeuticCategories: ['Lipid Modifying Agents'],
    indication: 'Primary hypercholesterolaemia, alone or with a statin.',
    about:
      'Blocks intestinal cholesterol uptake at NPC1L1. BCS class II at one 10 mg dose; anhydrous form takes up water ' +
      'to a monohydrate, so particle size and form control matter. Free and total (glucuronidated) drug are both ' +
      'measured, with high variability.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'O[C@@H](CC[C@H]1C(=O)N([C@@H]1c1ccc(O)cc1)c1ccc(F)cc1)c1ccc(F)cc1',
      formula: 'C24H21F2NO3',
      mass: 409.43,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: { brand: 'Zetia', company: 'Organon' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'lomitapide',
    otherNames: ['lomitapide mesylate', 'bms-201038'],
    brands: ['Juxtapid', 'Lojuxta'],
    salt: 'Lomitapide mesilate',
    atcCode: 'C10AX12',
    therapeuticCategories: ['Lipid Modifying Agents', 'Metabolic & Enzyme Disorders'],
    indication:
      'Adjunct to diet and other lipid-lowering treatment in homozygous familial hypercholesterolaemia.',
    about:
      'Inhibitor of microsomal triglyceride transfer protein with liver toxicity under REMS and a low-fat diet. BCS ' +
      'class II to IV, weak CYP3A4 inhibitor. Ultra-rare use; paediatric label gives new exclusivity to 2029.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'FC(F)(F)CNC(=O)C1(CCCCN2CCC(CC2)NC(=O)c2ccccc2-c2ccc(cc2)C(F)(F)F)c2ccccc2-c2ccccc12',
      formula: 'C39H37F6N3O2',
      mass: 693.72,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '20 mg', '30 mg'],
        reference: { brand: 'Juxtapid', company: 'Chiesi' },
        usConstraintDate: '2029-02-25',
        packs: [{ style: 'HDPE bottle', sizes: ['28s'] }],
      },
    ],
  },
  {
    inn: 'bempedoic acid',
    otherNames: ['etc-1002'],
    brands: ['Nexletol', 'Nilemdo'],
    salt: 'Bempedoic acid',
    atcCode: 'C10AX15',
    therapeuticCategories: ['Lipid Modifying Agents'],
    indication: 'Reduction of LDL cholesterol and cardiovascular risk, in particular in statin intolerance.',
    about:
      'Prodrug activated in the liver only, inhibits ATP citrate lyase upstream of statins without muscle exposure. ' +
      'Waxy long-chain diacid at 180 mg, BCS class II; ANDA settlements put US entry years after the exclusivity of ' +
      'March 2027.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OC(=O)C(C)(C)CCCCCC(O)CCCCCC(C)(C)C(O)=O', formula: 'C19H36O5', mass: 344.49 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['180 mg'],
        reference: { brand: 'Nexletol', company: 'Esperion' },
        usConstraintDate: '2027-03-22',
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'inclisiran',
    otherNames: ['aln-pcssc', 'inclisiran sodium'],
    brands: ['Leqvio'],
    salt: 'Inclisiran sodium',
    atcCode: 'C10AX16',
    therapeuticCategories: ['Lipid Modifying Agents'],
    indication:
      'Reduction of LDL cholesterol in hyperlipidaemia including heterozygous familial hypercholesterolaemia.',
    about:
      'GalNAc-conjugated siRNA against PCSK9, given by a professional twice a year. Chemically synthesised double ' +
      'strand of 44 nucleotides: oligonucleotide capacity and phosphorothioate diastereomer control set the entry ' +
      'barrier.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['284 mg/1.5 mL'],
        reference: { brand: 'Leqvio', company: 'Novartis' },
        usConstraintDate: '2029-02-12',
        packs: [{ style: 'Prefilled syringe', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'ezetimibe + rosuvastatin',
    otherNames: [],
    brands: ['Roszet', 'Cholecomb', 'Rosuzet'],
    salt: 'Ezetimibe; Rosuvastatin calcium',
    atcCode: 'C10BA06',
    therapeuticCategories: ['Lipid Modifying Agents'],
    indication: 'Primary hypercholesterolaemia not controlled with a statin alone.',
    about:
      'Fast-growing combination of Europe, Korea and Latin America. Bilayer film-coated tablets separate the ' +
      'moisture-sensitive rosuvastatin from ezetimibe; total ezetimibe and rosuvastatin both need replicate designs.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg/5 mg', '10 mg/10 mg', '10 mg/20 mg', '10 mg/40 mg'],
        reference: { brand: 'Roszet', company: 'Althera' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'bempedoic acid + ezetimibe',
    otherNames: [],
    brands: ['Nexlizet', 'Nustendi'],
    salt: 'Bempedoic acid; Ezetimibe',
    atcCode: 'C10BA10',
    therapeuticCategories: ['Lipid Modifying Agents'],
    indication: 'Reduction of LDL cholesterol and cardiovascular risk, in particular in statin intolerance.',
    about:
      'Non-statin combination that lowers LDL cholesterol by nearly 40%. Low-dose ezetimibe, itself highly variable, ' +
      'next to a waxy diacid; a bilayer or separate granules are described. Same exclusivity dates as the single ' +
      'agent.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['180 mg/10 mg'],
        reference: { brand: 'Nexlizet', company: 'Esperion' },
        usConstraintDate: '2027-03-22',
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'amlodipine + atorvastatin',
    otherNames: [],
    brands: ['Caduet', 'Amlator'],
    salt: 'Amlodipine besilate; Atorvastatin calcium',
    atcCode: 'C10BX03',
    therapeuticCategories: ['Lipid Modifying Agents', 'Calcium Channel Blockers'],
    indication: 'Patients for whom treatment with both amlodipine and atorvastatin is appropriate.',
    about:
      'First combination of an antihypertensive and a statin. Amlodipine and alkalised atorvastatin granules are ' +
      'prepared apart and coated white for light; eleven US strengths, of which four carry most sales.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: [
          '5 mg/10 mg',
          '5 mg/20 mg',
          '5 mg/40 mg',
          '10 mg/10 mg',
          '10 mg/20 mg',
          '10 mg/40 mg',
          '10 mg/80 mg',
        ],
        reference: { brand: 'Caduet', company: 'Viatris' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
];
