import type { Molecule } from '../molecule.ts';

/** ATC group B: blood and blood forming organs. */
export const blood: Molecule[] = [
  {
    inn: 'warfarin',
    otherNames: ['warfarin sodium'],
    brands: ['Coumadin', 'Marevan', 'Jantoven'],
    salt: 'Warfarin sodium (clathrate)',
    atcCode: 'B01AA03',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication:
      'Prevention and treatment of venous thrombosis and of thromboembolism in atrial fibrillation and valve ' +
      'replacement.',
    about:
      'Racemic vitamin K antagonist, the textbook narrow-therapeutic-index drug: US and EU require tightened BE ' +
      'limits and the FDA a fully replicated design. Crystalline clathrate with isopropanol or amorphous salt; ' +
      'colour-coded low-dose tablets with strict content uniformity.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(=O)CC(c1ccccc1)C1=C(O)c2ccccc2OC1=O', formula: 'C19H16O4', mass: 308.33 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['1 mg', '2 mg', '2.5 mg', '3 mg', '4 mg', '5 mg', '6 mg', '7.5 mg', '10 mg'],
        reference: { brand: 'Coumadin', company: 'Bristol Myers Squibb' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
        ],
      },
    ],
  },
  {
    inn: 'heparin',
    otherNames: ['heparin sodium', 'unfractionated heparin'],
    brands: ['Hepalean', 'Calciparine', 'Liquemin'],
    salt: 'Heparin sodium',
    atcCode: 'B01AB01',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication:
      'Treatment and prevention of venous and arterial thromboembolism and anticoagulation of dialysis circuits.',
    about:
      'Sulfated polysaccharide from porcine intestinal mucosa. After the 2008 contamination with oversulfated ' +
      'chondroitin sulfate, NMR testing and traceability to the slaughterhouse are required; crude supply from China ' +
      'sets the price.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Subcutaneous'],
        strengths: ['1,000 units/mL', '5,000 units/mL', '10,000 units/mL'],
        reference: { brand: 'Heparin Sodium', company: 'Fresenius Kabi' },
        packs: [
          { style: 'Glass vial', sizes: ['25 x 1 mL', '25 x 10 mL'] },
          { style: 'Glass ampoule', sizes: ['10 x 5 mL'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['5,000 units/0.5 mL'],
        reference: { brand: 'Heparin Sodium', company: 'Fresenius Kabi' },
        packs: [{ style: 'Prefilled syringe', sizes: ['24 x 0.5 mL'] }],
      },
    ],
  },
  {
    inn: 'enoxaparin',
    otherNames: ['enoxaparin sodium'],
    brands: ['Lovenox', 'Clexane'],
    salt: 'Enoxaparin sodium',
    atcCode: 'B01AB05',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication:
      'Prophylaxis and treatment of deep vein thrombosis and treatment of acute coronary syndromes.',
    about:
      'Low molecular weight heparin made by alkaline depolymerisation of the benzyl ester. A generic in the US (five ' +
      'criteria of sameness), a biosimilar in the EU; control of crude porcine heparin and prefilled-syringe ' +
      'capacity decide who can supply.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['30 mg/0.3 mL', '40 mg/0.4 mL', '60 mg/0.6 mL', '80 mg/0.8 mL', '100 mg/mL'],
        reference: { brand: 'Lovenox', company: 'Sanofi' },
        packs: [{ style: 'Prefilled syringe', sizes: ['2s', '10s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Subcutaneous'],
        strengths: ['300 mg/3 mL'],
        reference: { brand: 'Lovenox', company: 'Sanofi' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 3 mL'] }],
      },
    ],
  },
  {
    inn: 'clopidogrel',
    otherNames: ['clopidogrel bisulfate', 'clopidogrel hydrogen sulfate'],
    brands: ['Plavix', 'Iscover', 'Zyllt'],
    salt: 'Clopidogrel hydrogen sulfate',
    atcCode: 'B01AC04',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication:
      'Prevention of atherothrombotic events after myocardial infarction, stroke or in acute coronary syndrome.',
    about:
      'Thienopyridine prodrug activated by CYP2C19. BCS class II; forms I and II of the bisulfate, besilate and ' +
      'hydrochloride salts are all registered in the EU. Acid hydrolysis and racemisation call for dry processing; ' +
      'low parent levels make BE studies large.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COC(=O)[C@H](c1ccccc1Cl)N1CCc2sccc2C1', formula: 'C16H16ClNO2S', mass: 321.82 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['75 mg', '300 mg'],
        reference: { brand: 'Plavix', company: 'Sanofi' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s', '500s'] },
        ],
      },
    ],
  },
  {
    inn: 'treprostinil',
    otherNames: ['treprostinil sodium', 'treprostinil diolamine'],
    brands: ['Remodulin', 'Tyvaso', 'Orenitram', 'Yutrepia'],
    salt: 'Treprostinil sodium',
    atcCode: 'B01AC21',
    therapeuticCategories: ['Anticoagulants & Antithrombotics', 'Antihypertensives'],
    indication:
      'Pulmonary arterial hypertension and, inhaled, pulmonary hypertension with interstitial lung disease.',
    about:
      'Stable prostacyclin analogue with a synthesis of more than fifteen steps, so API access is the barrier. The ' +
      'infusion solution is generic in the US; patents cover the osmotic tablet of the diolamine salt, and US ' +
      'exclusivity one of the dry powders.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCC[C@@H](CC[C@H]1[C@@H](C[C@H]2[C@@H]1CC3=C(C2)C(=CC=C3)OCC(=O)O)O)O',
      formula: 'C23H34O5',
      mass: 390.51,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Subcutaneous'],
        strengths: ['1 mg/mL', '2.5 mg/mL', '5 mg/mL', '10 mg/mL'],
        reference: { brand: 'Remodulin', company: 'United Therapeutics' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 20 mL'] }],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['0.125 mg', '0.25 mg', '1 mg', '2.5 mg', '5 mg'],
        reference: { brand: 'Orenitram', company: 'United Therapeutics' },
        usConstraintDate: '2026-10-18',
        packs: [{ style: 'HDPE bottle', sizes: ['10s', '100s'] }],
      },
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['0.6 mg/mL'],
        reference: { brand: 'Tyvaso', company: 'United Therapeutics' },
        packs: [{ style: 'LDPE ampoule', sizes: ['28 x 2.9 mL'] }],
      },
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['0.0265 mg', '0.053 mg', '0.0795 mg', '0.106 mg'],
        reference: { brand: 'Yutrepia', company: 'Liquidia' },
        usConstraintDate: '2028-05-23',
        packs: [{ style: 'Dry powder inhaler', sizes: ['28s'] }],
      },
    ],
  },
  {
    inn: 'prasugrel',
    otherNames: ['prasugrel hydrochloride'],
    brands: ['Effient', 'Efient'],
    salt: 'Prasugrel hydrochloride',
    atcCode: 'B01AC22',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication:
      'Prevention of thrombotic events in acute coronary syndrome managed with percutaneous intervention.',
    about:
      'Thienopyridine prodrug, faster and less variable than clopidogrel. The hydrochloride converts to free base in ' +
      'the tablet, which dissolves poorly at raised gastric pH; the share of base is a control item and packs need ' +
      'desiccant or nitrogen.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(=O)Oc1cc2CN(CCc2s1)C(C(=O)C1CC1)c1ccccc1F',
      formula: 'C20H20FNO3S',
      mass: 373.44,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Effient', company: 'Cosette' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['2 x 14', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'cilostazol',
    otherNames: ['opc-13013'],
    brands: ['Pletal', 'Ekistol'],
    salt: 'Cilostazol',
    atcCode: 'B01AC23',
    therapeuticCategories: ['Anticoagulants & Antithrombotics', 'Peripheral Vasodilators & Vasoprotectives'],
    indication: 'Improvement of walking distance in intermittent claudication.',
    about:
      'Phosphodiesterase-3 inhibitor with antiplatelet and vasodilating effect, contraindicated in heart failure. ' +
      'BCS class II, micronised API, food raises the peak by 90%; CYP3A4 and CYP2C19 inhibitors need a halved dose.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'O=C1CCc2cc(OCCCCc3nnnn3C3CCCCC3)ccc2N1', formula: 'C20H27N5O2', mass: 369.46 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '100 mg'],
        reference: { brand: 'Pletal', company: 'Otsuka' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['4 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
    ],
  },
  {
    inn: 'ticagrelor',
    otherNames: ['azd6140'],
    brands: ['Brilinta', 'Brilique'],
    salt: 'Ticagrelor',
    atcCode: 'B01AC24',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication: 'Prevention of thrombotic events in acute coronary syndrome or after myocardial infarction.',
    about:
      'Reversible P2Y12 antagonist that needs no activation, taken twice daily. BCS class IV with four known ' +
      'polymorphs; particle size sets dissolution. US generics were launched in 2025, orodispersible tablets exist ' +
      'in the EU for patients who cannot swallow.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CCCSC1=NC(=C2C(=N1)N(N=N2)[C@@H]3C[C@@H]([C@H]([C@H]3O)O)OCCO)N[C@@H]4C[C@H]4C5=CC(=C(C=C5)F)F',
      formula: 'C23H28F2N6O4S',
      mass: 522.57,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['60 mg', '90 mg'],
        reference: { brand: 'Brilinta', company: 'AstraZeneca' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['4 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s', '180s'] },
        ],
      },
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Oral'],
        strengths: ['90 mg'],
        reference: null,
        packs: [{ style: 'Alu-Alu blister', sizes: ['56 x 1'] }],
      },
    ],
  },
  {
    inn: 'acetylsalicylic acid + clopidogrel',
    otherNames: ['aspirin and clopidogrel'],
    brands: ['CoPlavix', 'DuoPlavin', 'Clopilet A'],
    salt: 'Acetylsalicylic acid; Clopidogrel hydrogen sulfate',
    atcCode: 'B01AC30',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication: 'Secondary prevention of atherothrombotic events in patients already taking both components.',
    about:
      'Dual antiplatelet tablet of the EU, Asia and Latin America; not registered in the US. The acidic clopidogrel ' +
      'salt hastens the hydrolysis of aspirin, so the two are kept apart in a bilayer or a coated core to limit free ' +
      'salicylic acid.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['75 mg/75 mg', '100 mg/75 mg'],
        reference: null,
        packs: [{ style: 'Alu-Alu blister', sizes: ['2 x 14', '3 x 10'] }],
      },
    ],
  },
  {
    inn: 'argatroban',
    otherNames: ['mci-9038'],
    brands: ['Acova', 'Argatra', 'Novastan'],
    salt: 'Argatroban monohydrate',
    atcCode: 'B01AE03',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication: 'Prophylaxis and treatment of thrombosis in heparin-induced thrombocytopenia.',
    about:
      'Synthetic direct thrombin inhibitor, a mixture of 21R and 21S diastereoisomers in a fixed ratio that a ' +
      'generic has to match. Concentrate in ethanol and sorbitol or ready-to-use bags; several 505(b)(2) ' +
      'presentations share the US market.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1CNc2c(C1)cccc2S(=O)(=O)N[C@@H](CCCN=C(N)N)C(=O)N1CC[C@@H](C)C[C@@H]1C(O)=O',
      formula: 'C23H36N6O5S',
      mass: 508.64,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Argatroban', company: 'Hikma' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 2.5 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Argatroban in Sodium Chloride', company: 'Cipla' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 50 mL'] },
          { style: 'Infusion bag', sizes: ['1 x 125 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'bivalirudin',
    otherNames: ['hirulog', 'bg8967'],
    brands: ['Angiomax', 'Angiox'],
    salt: 'Bivalirudin trifluoroacetate',
    atcCode: 'B01AE06',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication: 'Anticoagulation during percutaneous coronary intervention.',
    about:
      'Synthetic 20-residue peptide, a reversible direct thrombin inhibitor. Compounding pH controls the Asp9 ' +
      'impurity, the subject of long patent litigation; cold ready-to-use vials compete with lyophilisate in US ' +
      'hospitals.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['250 mg'],
        reference: { brand: 'Angiomax', company: 'Sandoz' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 250 mg'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['5 mg/mL'],
        reference: { brand: 'Angiomax RTU', company: 'Baxter' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 50 mL'] }],
      },
    ],
  },
  {
    inn: 'dabigatran etexilate',
    otherNames: ['dabigatran etexilate mesylate'],
    brands: ['Pradaxa'],
    salt: 'Dabigatran etexilate mesilate',
    atcCode: 'B01AE07',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication:
      'Prevention of stroke in atrial fibrillation and treatment and prevention of venous thromboembolism.',
    about:
      'Double prodrug of a direct thrombin inhibitor, bioavailability 6.5%. Solubility only in acid is overcome by ' +
      'pellets layered on tartaric acid cores; BE is highly variable and studied also under proton pump inhibitor. ' +
      'Moisture-sensitive, so desiccant bottles or Alu-Alu.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCCCOC(=O)N=C(N)c1ccc(NCc2nc3cc(ccc3n2C)C(=O)N(CCC(=O)OCC)c2ccccn2)cc1',
      formula: 'C34H41N7O5',
      mass: 627.73,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['75 mg', '110 mg', '150 mg'],
        reference: { brand: 'Pradaxa', company: 'Boehringer Ingelheim' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['6 x 10', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['20 mg', '30 mg', '40 mg', '50 mg', '110 mg', '150 mg'],
        reference: { brand: 'Pradaxa', company: 'Boehringer Ingelheim' },
        packs: [{ style: 'Sachet', sizes: ['60s'] }],
      },
    ],
  },
  {
    inn: 'rivaroxaban',
    otherNames: ['bay 59-7939'],
    brands: ['Xarelto'],
    salt: 'Rivaroxaban',
    atcCode: 'B01AF01',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication:
      'Prevention of stroke in atrial fibrillation and treatment and prevention of venous thromboembolism.',
    about:
      'Oral factor Xa inhibitor, BCS class II: 15 mg and 20 mg must be taken with food, 2.5 mg and 10 mg need not. ' +
      'Micronised form I in wet granulation with sodium laurilsulfate is the pattern. Generic in the EU since 2024; ' +
      'in the US the 2.5 mg tablet opened in 2025, the higher strengths follow by settlement.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'O=C(NC[C@H]1CN(C(=O)O1)c1ccc(cc1)N1CCOCC1=O)c1ccc(Cl)s1',
      formula: 'C19H18ClN3O5S',
      mass: 435.88,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '10 mg', '15 mg', '20 mg'],
        reference: { brand: 'Xarelto', company: 'Janssen' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '60s', '90s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Xarelto', company: 'Janssen' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 155 mL'] }],
      },
    ],
  },
  {
    inn: 'apixaban',
    otherNames: ['bms-562247'],
    brands: ['Eliquis'],
    salt: 'Apixaban',
    atcCode: 'B01AF02',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication:
      'Prevention of stroke in atrial fibrillation and treatment and prevention of venous thromboembolism.',
    about:
      'Oral factor Xa inhibitor, the best-selling anticoagulant. BCS class III, exposure independent of food; form ' +
      'N-1 with D90 below 89 micrometres is claimed. More than ten ANDAs are approved but US launch is settled for ' +
      'April 2028; many other markets are open.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1ccc(cc1)-n1nc(C(N)=O)c2CCN(C(=O)c12)c1ccc(cc1)N1CCCCC1=O',
      formula: 'C25H25N5O4',
      mass: 459.5,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg'],
        reference: { brand: 'Eliquis', company: 'Bristol Myers Squibb' },
        usConstraintDate: '2028-10-17',
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['6 x 10', '2 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s', '180s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['0.15 mg'],
        reference: { brand: 'Eliquis Sprinkle', company: 'Bristol Myers Squibb' },
        usConstraintDate: '2028-10-17',
        packs: [{ style: 'Sachet', sizes: ['10s', '60s'] }],
      },
    ],
  },
  {
    inn: 'edoxaban',
    otherNames: ['edoxaban tosylate', 'du-176b'],
    brands: ['Savaysa', 'Lixiana'],
    salt: 'Edoxaban tosilate monohydrate',
    atcCode: 'B01AF03',
    therapeuticCategories: ['Anticoagulants & Antithrombotics'],
    indication: 'Prevention of stroke in atrial fibrillation and treatment of venous thromboembolism.',
    about:
      'Once-daily factor Xa inhibitor with the lowest dependence on CYP3A4 of its class, but less effective with ' +
      'creatinine clearance above 95 mL/min, which limits US use. BCS class IV, solubility falls above pH 5; three ' +
      'stereocentres make the API costly.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1CCC2=C(C1)SC(=N2)C(=O)N[C@@H]3C[C@H](CC[C@@H]3NC(=O)C(=O)NC4=NC=C(C=C4)Cl)C(=O)N(C)C',
      formula: 'C24H30ClN7O4S',
      mass: 548.06,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['15 mg', '30 mg', '60 mg'],
        reference: { brand: 'Savaysa', company: 'Daiichi Sankyo' },
        usConstraintDate: '2026-10-18',
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
          { style: 'PVC/PVDC blister', sizes: ['2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'tranexamic acid',
    otherNames: ['amca'],
    brands: ['Cyklokapron', 'Lysteda', 'Exacyl'],
    salt: 'Tranexamic acid',
    atcCode: 'B02AA02',
    therapeuticCategories: ['Antihaemorrhagics'],
    indication: 'Heavy menstrual bleeding and prevention or treatment of haemorrhage due to fibrinolysis.',
    about:
      'Lysine analogue that blocks plasminogen binding; WHO recommends it for postpartum haemorrhage. BCS class III ' +
      'at a high dose with large tablets. Injections look like local anaesthetics and have been given intrathecally ' +
      'by mistake, so pack design matters.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'NC[C@H]1CC[C@@H](CC1)C(O)=O', formula: 'C8H15NO2', mass: 157.21 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '650 mg'],
        reference: { brand: 'Lysteda', company: 'Amring' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '6 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Cyklokapron', company: 'Pfizer' },
        packs: [
          { style: 'Glass ampoule', sizes: ['10 x 5 mL', '10 x 10 mL'] },
          { style: 'Glass vial', sizes: ['10 x 10 mL'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['1 g/100 mL'],
        reference: { brand: 'Tranexamic Acid', company: 'Exela' },
        packs: [{ style: 'Infusion bag', sizes: ['10 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'phytomenadione',
    otherNames: ['phytonadione', 'vitamin k1'],
    brands: ['Konakion', 'Mephyton', 'AquaMephyton'],
    salt: 'Phytomenadione',
    atcCode: 'B02BA01',
    therapeuticCategories: ['Antihaemorrhagics', 'Vitamins'],
    indication:
      'Vitamin K deficiency bleeding, also of the newborn, and reversal of coumarin anticoagulants.',
    about:
      'Light-sensitive viscous oil, dispersed with polyoxyl castor oil or in mixed micelles of lecithin and ' +
      'glycocholic acid; the solubiliser is blamed for anaphylactoid reactions. A paediatric injection and an ' +
      'expensive US tablet keep the niche attractive.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=C(C(=O)C2=CC=CC=C2C1=O)C/C=C(\\C)/CCC[C@H](C)CCC[C@H](C)CCCC(C)C',
      formula: 'C31H46O2',
      mass: 450.7,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular', 'Subcutaneous'],
        strengths: ['1 mg/0.5 mL', '10 mg/mL'],
        reference: { brand: 'AquaMephyton', company: 'PAI' },
        packs: [{ style: 'Glass ampoule', sizes: ['5 x 0.5 mL', '10 x 1 mL'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg'],
        reference: { brand: 'Mephyton', company: 'Bausch Health' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s'] },
          { style: 'PVC/Alu blister', sizes: ['3 x 10'] },
        ],
      },
    ],
  },
  {
    inn: 'eltrombopag',
    otherNames: ['eltrombopag olamine', 'sb-497115'],
    brands: ['Promacta', 'Revolade', 'Alvaiz'],
    salt: 'Eltrombopag olamine',
    atcCode: 'B02BX05',
    therapeuticCategories: ['Antihaemorrhagics'],
    indication: 'Immune thrombocytopenia, thrombocytopenia in hepatitis C and severe aplastic anaemia.',
    about:
      'Oral thrombopoietin receptor agonist. Chelates polyvalent cations: no milk or antacids around the dose, and ' +
      'calcium- or magnesium-free excipients. Bis-monoethanolamine salt in the reference, choline salt in Alvaiz; US ' +
      'generics came in 2025.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=NN(C(=O)C1=NNc1cccc(c1O)-c1cccc(c1)C(O)=O)c1ccc(C)c(C)c1',
      formula: 'C25H22N4O4',
      mass: 442.47,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['12.5 mg', '25 mg', '50 mg', '75 mg'],
        reference: { brand: 'Promacta', company: 'Novartis' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['2 x 14', '4 x 7'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['12.5 mg', '25 mg'],
        reference: { brand: 'Promacta', company: 'Novartis' },
        packs: [{ style: 'Sachet', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['9 mg', '18 mg', '36 mg', '54 mg'],
        reference: { brand: 'Alvaiz', company: 'Teva' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'avatrombopag',
    otherNames: ['avatrombopag maleate', 'e5501'],
    brands: ['Doptelet'],
    salt: 'Avatrombopag maleate',
    atcCode: 'B02BX08',
    therapeuticCategories: ['Antihaemorrhagics'],
    indication:
      'Thrombocytopenia in chronic liver disease before a procedure and chronic immune thrombocytopenia.',
    about:
      'Thrombopoietin receptor agonist taken with food, without the chelation problem of eltrombopag. BCS class IV; ' +
      'CYP2C9 and CYP3A4 substrate. A sprinkle capsule for children added new orphan exclusivity in 2025.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'OC(=O)C1CCN(CC1)c1ncc(cc1Cl)C(=O)Nc1nc(c(s1)N1CCN(CC1)C1CCCCC1)-c1cc(Cl)cs1',
      formula: 'C29H34Cl2N6O3S2',
      mass: 649.65,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['20 mg'],
        reference: { brand: 'Doptelet', company: 'AkaRx' },
        usConstraintDate: '2032-07-24',
        packs: [{ style: 'Alu-Alu blister', sizes: ['10s', '15s', '30s'] }],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: { brand: 'Doptelet Sprinkle', company: 'AkaRx' },
        usConstraintDate: '2032-07-24',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'fostamatinib',
    otherNames: ['fostamatinib disodium', 'r788'],
    brands: ['Tavalisse', 'Tavlesse'],
    salt: 'Fostamatinib disodium hexahydrate',
    atcCode: 'B02BX09',
    therapeuticCategories: ['Antihaemorrhagics'],
    indication: 'Chronic immune thrombocytopenia with insufficient response to a previous treatment.',
    about:
      'Phosphate prodrug cleaved in the gut wall to R406, an inhibitor of spleen tyrosine kinase. The disodium ' +
      'hexahydrate loses water on drying and the tablet contains effervescent sodium bicarbonate to aid release; ' +
      'blood pressure and liver enzymes need watching.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1cc(Nc2ncc(F)c(Nc3ccc4OC(C)(C)C(=O)N(COP(O)(O)=O)c4n3)n2)cc(OC)c1OC',
      formula: 'C23H26FN6O9P',
      mass: 580.46,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '150 mg'],
        reference: { brand: 'Tavalisse', company: 'Rigel' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s'] }],
      },
    ],
  },
  {
    inn: 'ferric maltol',
    otherNames: ['ferric trimaltol'],
    brands: ['Accrufer', 'Feraccru'],
    salt: 'Ferric maltol',
    atcCode: 'B03AB10',
    therapeuticCategories: ['Antianaemic Preparations'],
    indication: 'Iron deficiency in adults.',
    about:
      'Stable complex of ferric iron with three maltol ligands that releases iron at the mucosa at a low 30 mg dose, ' +
      'with better tolerability than ferrous salts. Positioned between cheap oral iron and intravenous iron; US ' +
      'exclusivity for the paediatric extension runs to December 2028.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: '[Fe+3].Cc1occc(=O)c1[O-].Cc1occc(=O)c1[O-].Cc1occc(=O)c1[O-]',
      formula: 'C18H15FeO9',
      mass: 431.15,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['30 mg'],
        reference: { brand: 'Accrufer', company: 'Shield' },
        usConstraintDate: '2028-12-19',
        packs: [
          { style: 'HDPE bottle', sizes: ['60s'] },
          { style: 'PVC/PVDC blister', sizes: ['56s'] },
        ],
      },
    ],
  },
  {
    inn: 'folic acid',
    otherNames: ['folate', 'vitamin b9'],
    brands: ['Folvite', 'Folacin'],
    salt: 'Folic acid',
    atcCode: 'B03BB01',
    therapeuticCategories: ['Antianaemic Preparations', 'Vitamins'],
    indication: 'Megaloblastic anaemia due to folate deficiency and prevention of neural tube defects.',
    about:
      'Yellow, photosensitive and almost insoluble at neutral pH, at doses of 1 to 5 mg: uniformity and light ' +
      'protection are the issues. USP dissolution and 1 mg ANDA tablets in the US; combined with iron in tenders for ' +
      'pregnancy.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'Nc1nc2ncc(CNc3ccc(cc3)C(=O)N[C@@H](CCC(O)=O)C(O)=O)nc2c(=O)[nH]1',
      formula: 'C19H19N7O6',
      mass: 441.4,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['1 mg', '5 mg'],
        reference: null,
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular', 'Intravenous', 'Subcutaneous'],
        strengths: ['5 mg/mL'],
        reference: { brand: 'Folvite', company: 'Wyeth' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'epoetin alfa',
    otherNames: ['erythropoietin', 'rhuepo'],
    brands: ['Epogen', 'Procrit', 'Eprex', 'Retacrit'],
    salt: 'Epoetin alfa',
    atcCode: 'B03XA01',
    therapeuticCategories: ['Antianaemic Preparations'],
    indication: 'Anaemia of chronic renal failure and of cancer chemotherapy.',
    about:
      'Recombinant glycoprotein of 165 residues from CHO cells; sialylation sets potency. Biosimilars since 2007 in ' +
      'the EU and 2018 in the US; after the pure red cell aplasia cases formulation, rubber stopper and tungsten of ' +
      'the syringe are watched closely.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Subcutaneous'],
        strengths: ['2,000 IU/mL', '4,000 IU/mL', '10,000 IU/mL', '40,000 IU/mL'],
        reference: { brand: 'Epogen', company: 'Amgen' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 1 mL'] },
          { style: 'Prefilled syringe', sizes: ['6s'] },
        ],
      },
    ],
  },
  {
    inn: 'roxadustat',
    otherNames: ['fg-4592', 'asp1517'],
    brands: ['Evrenzo', 'Ai Rui Zhuo'],
    salt: 'Roxadustat',
    atcCode: 'B03XA05',
    therapeuticCategories: ['Antianaemic Preparations'],
    indication: 'Symptomatic anaemia of chronic kidney disease.',
    about:
      'First HIF prolyl hydroxylase inhibitor, approved in China, Japan and the EU; refused by the FDA in 2021. ' +
      'Taken three times a week. The enol form is photosensitive, so the film coat carries iron oxides; Chinese ' +
      'generics are already approved.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'Cc1nc(C(=O)NCC(O)=O)c(O)c2ccc(Oc3ccccc3)cc12',
      formula: 'C19H16N2O5',
      mass: 352.34,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['20 mg', '50 mg', '70 mg', '100 mg', '150 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['12s', '3 x 12'] }],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['20 mg', '50 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['3s', '12s'] }],
      },
    ],
  },
  {
    inn: 'vadadustat',
    otherNames: ['akb-6548'],
    brands: ['Vafseo'],
    salt: 'Vadadustat',
    atcCode: 'B03XA08',
    therapeuticCategories: ['Antianaemic Preparations'],
    indication: 'Anaemia due to chronic kidney disease in adults on dialysis for at least three months.',
    about:
      'Oral inhibitor of HIF prolyl hydroxylase that raises endogenous erythropoietin. Boxed warning for thrombotic ' +
      'events; taken apart from iron and phosphate binders. US launch in 2025 under the dialysis bundle with add-on ' +
      'payment.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OC(=O)CNC(=O)c1ncc(cc1O)-c1cccc(Cl)c1', formula: 'C14H11ClN2O4', mass: 306.7 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['150 mg', '300 mg', '450 mg'],
        reference: { brand: 'Vafseo', company: 'Akebia' },
        usConstraintDate: '2029-03-27',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'glucose',
    otherNames: ['dextrose', 'd-glucose'],
    brands: ['Dextrose 5%', 'Glucose 5%'],
    salt: 'Glucose monohydrate',
    atcCode: 'B05BA03',
    therapeuticCategories: ['Plasma Substitutes & Perfusion Solutions'],
    indication: 'Source of water and calories and treatment of insulin-induced hypoglycaemia.',
    about:
      'Basic infusion sugar. 5-Hydroxymethylfurfural forms in the autoclave and limits the cycle and pH; 50% ' +
      'syringes for emergency use are a recurrent US shortage item.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OC[C@H]1OC(O)[C@H](O)[C@@H](O)[C@@H]1O', formula: 'C6H12O6', mass: 180.16 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['5%', '10%', '50%'],
        reference: { brand: 'Dextrose 5%', company: 'Baxter' },
        packs: [
          { style: 'Infusion bag', sizes: ['24 x 250 mL', '14 x 500 mL', '14 x 1000 mL'] },
          { style: 'Prefilled syringe', sizes: ['10 x 50 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'calcium chloride + potassium chloride + sodium chloride',
    otherNames: ["ringer's solution"],
    brands: ["Ringer's Injection"],
    salt: 'Calcium chloride dihydrate; Potassium chloride; Sodium chloride',
    atcCode: 'B05BB01',
    therapeuticCategories: ['Plasma Substitutes & Perfusion Solutions'],
    indication: 'Source of water and electrolytes.',
    about:
      "Ringer's solution without lactate, a tender product of infusion makers. Calcium excludes mixing with citrated " +
      'blood or ceftriaxone; bag, port and sterilisation know-how matter more than the dossier.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['0.33 mg/mL/0.3 mg/mL/8.6 mg/mL'],
        reference: null,
        packs: [
          { style: 'Infusion bag', sizes: ['20 x 500 mL', '14 x 1000 mL'] },
          { style: 'Glass infusion bottle', sizes: ['10 x 500 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'mannitol',
    otherNames: ['d-mannitol'],
    brands: ['Osmitrol'],
    salt: 'Mannitol',
    atcCode: 'B05BC01',
    therapeuticCategories: ['Plasma Substitutes & Perfusion Solutions', 'Diuretics'],
    indication: 'Reduction of intracranial and intraocular pressure.',
    about:
      'Osmotic diuretic sugar alcohol. Solutions above 15% crystallise in the cold and must be given through a ' +
      'filter; low-endotoxin API grade is required. Bags have replaced glass in most markets.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OC[C@@H](O)[C@@H](O)[C@H](O)[C@H](O)CO', formula: 'C6H14O6', mass: 182.17 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['10%', '15%', '20%'],
        reference: { brand: 'Osmitrol', company: 'Baxter' },
        packs: [{ style: 'Infusion bag', sizes: ['24 x 250 mL', '14 x 500 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['12.5 g/50 mL'],
        reference: null,
        packs: [{ style: 'Glass vial', sizes: ['25 x 50 mL'] }],
      },
    ],
  },
  {
    inn: 'sodium chloride',
    otherNames: ['saline'],
    brands: ['Sodium Chloride 0.9%', 'Normal Saline'],
    salt: 'Sodium chloride',
    atcCode: 'B05XA03',
    therapeuticCategories: ['Plasma Substitutes & Perfusion Solutions', 'Mineral Supplements'],
    indication: 'Source of water and electrolytes and vehicle for injectable medicines.',
    about:
      'The highest-volume sterile product, made beside its market since freight exceeds the value. PVC-free bags, ' +
      'terminal sterilisation and capacity are the business; hypertonic vials and flush ampoules are the exportable ' +
      'niches.',
    prescriptionStatus: 'Rx',
    structure: { smiles: '[Na+].[Cl-]', formula: 'ClNa', mass: 58.44 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['0.45%', '0.9%'],
        reference: { brand: 'Sodium Chloride 0.9%', company: 'Hospira' },
        packs: [{ style: 'Infusion bag', sizes: ['24 x 250 mL', '14 x 500 mL', '14 x 1000 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['23.4%'],
        reference: null,
        packs: [{ style: 'Glass vial', sizes: ['25 x 30 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular', 'Subcutaneous'],
        strengths: ['9 mg/mL'],
        reference: { brand: 'Sodium Chloride 0.9%', company: 'Hospira' },
        packs: [
          { style: 'Glass vial', sizes: ['25 x 10 mL'] },
          { style: 'Glass ampoule', sizes: ['50 x 10 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'icatibant',
    otherNames: ['icatibant acetate', 'hoe 140'],
    brands: ['Firazyr', 'Sajazir'],
    salt: 'Icatibant acetate',
    atcCode: 'B06AC02',
    therapeuticCategories: ['Other Haematologicals'],
    indication: 'Acute attacks of hereditary angioedema.',
    about:
      'Synthetic decapeptide with five unnatural amino acids, a bradykinin B2 receptor antagonist for ' +
      'self-injection. Generics in the US since 2019; on-demand oral therapy now presses on volumes. Diastereomeric ' +
      'impurities are the analytical task.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['30 mg/3 mL'],
        reference: { brand: 'Firazyr', company: 'Takeda' },
        packs: [{ style: 'Prefilled syringe', sizes: ['1s', '3s'] }],
      },
    ],
  },
  {
    inn: 'berotralstat',
    otherNames: ['berotralstat dihydrochloride', 'bcx7353'],
    brands: ['Orladeyo'],
    salt: 'Berotralstat dihydrochloride',
    atcCode: 'B06AC06',
    therapeuticCategories: ['Other Haematologicals'],
    indication: 'Prophylaxis of attacks of hereditary angioedema.',
    about:
      'First oral once-daily plasma kallikrein inhibitor for prevention. Soluble in acid only, single ' +
      'R-stereocentre, inhibits CYP2D6 and P-glycoprotein. Pellets for children from two years were approved in ' +
      'December 2025 and lengthen exclusivity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'NCc1cccc(c1)-n1nc(cc1C(=O)Nc1cc(ccc1F)[C@H](NCC1CC1)c1cccc(c1)C#N)C(F)(F)F',
      formula: 'C30H26F4N6O',
      mass: 562.56,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['110 mg', '150 mg'],
        reference: { brand: 'Orladeyo', company: 'BioCryst' },
        usConstraintDate: '2028-06-03',
        packs: [{ style: 'PVC/PVDC blister', sizes: ['28s'] }],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['72 mg', '96 mg', '108 mg', '132 mg'],
        reference: { brand: 'Orladeyo', company: 'BioCryst' },
        usConstraintDate: '2029-06-11',
        packs: [{ style: 'Sachet', sizes: ['28s'] }],
      },
    ],
  },
  {
    inn: 'sebetralstat',
    otherNames: ['kvd900'],
    brands: ['Ekterly'],
    salt: 'Sebetralstat',
    atcCode: 'B06AC08',
    therapeuticCategories: ['Other Haematologicals'],
    indication: 'Acute attacks of hereditary angioedema from twelve years of age.',
    about:
      'First oral on-demand treatment of angioedema attacks, a plasma kallikrein inhibitor approved in July 2025; ' +
      'two tablets per attack. Fast absorption is the point, so dissolution speed and acid-suppressant effect are ' +
      'critical. Orphan exclusivity until 2032.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COCc1nn(Cc2ccc(CN3C=CC=CC3=O)cc2)cc1C(=O)NCc1nccc(OC)c1F',
      formula: 'C26H26FN5O4',
      mass: 491.52,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['300 mg'],
        reference: { brand: 'Ekterly', company: 'KalVista' },
        usConstraintDate: '2032-07-03',
        packs: [{ style: 'Alu-Alu blister', sizes: ['2s', '4s'] }],
      },
    ],
  },
  {
    inn: 'mitapivat',
    otherNames: ['mitapivat sulfate', 'ag-348'],
    brands: ['Pyrukynd', 'Aqvesme'],
    salt: 'Mitapivat sulfate',
    atcCode: 'B06AX04',
    therapeuticCategories: ['Other Haematologicals', 'Antianaemic Preparations'],
    indication: 'Haemolytic anaemia in adults with pyruvate kinase deficiency.',
    about:
      'First activator of red cell pyruvate kinase. Sulfate hydrate in plain coated tablets with dose-taper packs to ' +
      'prevent acute haemolysis on stopping. A label for thalassaemia enlarges the population beyond the ultra-rare ' +
      'first indication.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'O=C(N1CCN(CC2CC2)CC1)c1ccc(NS(=O)(=O)c2cccc3cccnc23)cc1',
      formula: 'C24H26N4O3S',
      mass: 450.55,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '20 mg', '50 mg'],
        reference: { brand: 'Pyrukynd', company: 'Agios' },
        usConstraintDate: '2029-02-17',
        packs: [{ style: 'PVC/PVDC blister', sizes: ['28s', '56s'] }],
      },
    ],
  },
];
