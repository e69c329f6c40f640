import type { Molecule } from '../molecule.ts';

export const respiratorySensory: Molecule[] = [
  {
    inn: 'acetylcysteine',
    otherNames: ['n-acetylcysteine'],
    brands: ['Mucomyst', 'Acetadote', 'Fluimucil', 'ACC'],
    salt: 'Acetylcysteine',
    atcCode: 'R05CB01',
    therapeuticCategories: ['Cough & Cold Preparations', 'Diagnostics & Antidotes'],
    indication: 'Thick mucus in bronchial disease; paracetamol overdose (injection).',
    about:
      'Thiol mucolytic and glutathione precursor, also the antidote of paracetamol. Oxidises to the disulfide and ' +
      'smells of sulfur, so effervescent tablets need dry rooms and tight tubes. The injection is a hospital ' +
      'staple in all markets.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'CC(=O)N[C@@H](CS)C(O)=O', formula: 'C5H9NO3S', mass: 163.2 },
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['100 mg/mL', '200 mg/mL'],
        reference: { brand: 'Mucomyst', company: 'Apothecon' },
        packs: [{ style: 'Glass vial', sizes: ['3 x 10 mL', '25 x 4 mL', '3 x 30 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['200 mg/mL'],
        reference: { brand: 'Acetadote', company: 'Cumberland Pharmaceuticals' },
        usConstraintDate: '2027-11-26',
        packs: [{ style: 'Glass vial', sizes: ['4 x 30 mL'] }],
      },
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['200 mg', '600 mg'],
        reference: null,
        packs: [
          { style: 'Polypropylene tube', sizes: ['10s', '20s'] },
          { style: 'Paper/Alu strip', sizes: ['10s'] },
        ],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg', '600 mg'],
        reference: null,
        packs: [{ style: 'Sachet', sizes: ['20s', '30s'] }],
      },
    ],
  },
  {
    inn: 'dextromethorphan',
    otherNames: [],
    brands: ['Delsym', 'Robitussin DM'],
    salt: 'Dextromethorphan polistirex',
    atcCode: 'R05DA09',
    therapeuticCategories: ['Cough & Cold Preparations'],
    indication: 'Dry cough.',
    about:
      'Non-opioid morphinan antitussive acting on sigma-1 and NMDA receptors. The 12-hour suspension carries the ' +
      'drug on ion-exchange resin with coated particles, which few makers can match; the hydrobromide serves ' +
      'syrups and lozenges.',
    prescriptionStatus: 'OTC',
    structure: {
      smiles: 'CN1CC[C@@]23CCCC[C@@H]2[C@@H]1CC4=C3C=C(C=C4)OC',
      formula: 'C18H25NO',
      mass: 271.4,
    },
    presentations: [
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['30 mg/5 mL'],
        reference: { brand: 'Delsym', company: 'RB Health' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 89 mL', '1 x 148 mL'] }],
      },
      {
        dosageForm: 'Syrup',
        routes: ['Oral'],
        strengths: ['7.5 mg/5 mL', '15 mg/5 mL'],
        reference: null,
        packs: [{ style: 'PET bottle', sizes: ['1 x 100 mL', '1 x 120 mL'] }],
      },
      {
        dosageForm: 'Lozenges & Chewing Gum',
        routes: ['Buccal'],
        strengths: ['5 mg', '10 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['16s', '24s'] }],
      },
    ],
  },
  {
    inn: 'benzonatate',
    otherNames: [],
    brands: ['Tessalon'],
    salt: 'Benzonatate',
    atcCode: 'R05DB01',
    therapeuticCategories: ['Cough & Cold Preparations'],
    indication: 'Symptomatic relief of cough.',
    about:
      'Butylaminobenzoate ester with a polyglycol chain, a peripheral anaesthetic of airway stretch receptors. ' +
      'Liquid API of chain-length mixture in soft gelatin capsules; no plasma BE is possible, so sameness rests ' +
      'on composition and dissolution. US-only in practice.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCNc1ccc(cc1)C(=O)OCCOCCOCCOCCOCCOCCOCCOCCOCCOC',
      formula: 'C30H53NO11',
      mass: 603.75,
    },
    presentations: [
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['100 mg', '150 mg', '200 mg'],
        reference: { brand: 'Tessalon', company: 'Pfizer' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
          { style: 'PVC/PVDC blister', sizes: ['10 x 10'] },
        ],
      },
    ],
  },
  {
    inn: 'guaifenesin',
    otherNames: ['guaiphenesin'],
    brands: ['Mucinex', 'Robitussin'],
    salt: 'Guaifenesin',
    atcCode: 'R05CA03',
    therapeuticCategories: ['Cough & Cold Preparations'],
    indication: 'Loosening of phlegm in productive cough.',
    about:
      'Expectorant glyceryl ether of guaiacol with a very short half-life. The US bilayer extended-release tablet ' +
      'needs BE both for the fast and the slow layer; high dose limits tablet size. Sold in combination with most ' +
      'cold remedies.',
    prescriptionStatus: 'OTC',
    structure: { smiles: 'COc1ccccc1OCC(O)CO', formula: 'C10H14O4', mass: 198.22 },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['600 mg', '1200 mg'],
        reference: { brand: 'Mucinex', company: 'RB Health' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['20s', '40s'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Syrup',
        routes: ['Oral'],
        strengths: ['100 mg/5 mL'],
        reference: null,
        packs: [{ style: 'PET bottle', sizes: ['1 x 118 mL', '1 x 237 mL'] }],
      },
    ],
  },
  {
    inn: 'guaifenesin + pseudoephedrine',
    otherNames: ['guaiphenesin and pseudoephedrine'],
    brands: ['Mucinex D'],
    salt: 'Guaifenesin and pseudoephedrine hydrochloride',
    atcCode: 'R01BA52',
    therapeuticCategories: ['Cough & Cold Preparations'],
    indication: 'Chest congestion with nasal congestion in colds.',
    about:
      'Bilayer extended-release tablet joining an expectorant and a decongestant, dosed every 12 hours. ' +
      'Pseudoephedrine is a precursor under sales control, so supply chains need permits and behind-the-counter ' +
      'packs.',
    prescriptionStatus: 'OTC',
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['600 mg/60 mg', '1200 mg/120 mg'],
        reference: { brand: 'Mucinex D', company: 'RB Health' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['18s', '24s', '36s'] }],
      },
    ],
  },
  {
    inn: 'pseudoephedrine',
    otherNames: [],
    brands: ['Sudafed', 'Sudafed 24 Hour'],
    salt: 'Pseudoephedrine hydrochloride',
    atcCode: 'R01BA02',
    therapeuticCategories: ['Cough & Cold Preparations'],
    indication: 'Nasal and sinus congestion.',
    about:
      'Sympathomimetic decongestant, the 1S,2S diastereomer of ephedrine. BCS class I; precursor control and an ' +
      'EU warning on reversible encephalopathy narrow its use. The once-daily tablet is an osmotic system.',
    prescriptionStatus: 'OTC',
    structure: { smiles: 'CN[C@@H](C)[C@@H](O)c1ccccc1', formula: 'C10H15NO', mass: 165.23 },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['120 mg', '240 mg'],
        reference: { brand: 'Sudafed 24 Hour', company: 'Kenvue Brands' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['10s', '20s'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['30 mg', '60 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['12s', '24s'] }],
      },
    ],
  },
  {
    inn: 'ambroxol',
    otherNames: ['ambroxol hydrochloride'],
    brands: ['Mucosolvan', 'Lasolvan'],
    salt: 'Ambroxol hydrochloride',
    atcCode: 'R05CB06',
    therapeuticCategories: ['Cough & Cold Preparations'],
    indication: 'Productive cough in acute and chronic bronchial disease.',
    about:
      'Metabolite of bromhexine that raises surfactant and mucociliary clearance and blocks sodium channels. Sold ' +
      'over the counter in Europe, Asia and Latin America but not in the US. BCS class I hydrochloride, large ' +
      'syrup and lozenge volumes.',
    prescriptionStatus: 'OTC',
    structure: { smiles: 'Nc1c(Br)cc(Br)cc1CNC1CCC(O)CC1', formula: 'C13H18Br2N2O', mass: 378.1 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['30 mg'],
        reference: null,
        packs: [{ style: 'PVC blister', sizes: ['20s', '10 x 10'] }],
      },
      {
        dosageForm: 'Syrup',
        routes: ['Oral'],
        strengths: ['15 mg/5 mL', '30 mg/5 mL'],
        reference: null,
        packs: [{ style: 'Amber PET bottle', sizes: ['1 x 100 mL', '1 x 250 mL'] }],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['75 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['10s', '20s'] }],
      },
      {
        dosageForm: 'Lozenges & Chewing Gum',
        routes: ['Oral'],
        strengths: ['15 mg', '20 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['20s', '40s'] }],
      },
    ],
  },
  {
    inn: 'oxymetazoline',
    otherNames: [],
    brands: ['Afrin', 'Nasivin', 'Visine L.R.'],
    salt: 'Oxymetazoline hydrochloride',
    atcCode: 'R01AA05',
    therapeuticCategories: ['Cough & Cold Preparations', 'Ophthalmologicals & Otologicals'],
    indication: 'Short-term relief of nasal congestion and of eye redness.',
    about:
      'Imidazoline alpha agonist with up to 12 hours of vasoconstriction and rebound after long use. Nasal sprays ' +
      'follow the US monograph and national rules in Europe; preservative-free pumps sell at a premium.',
    prescriptionStatus: 'OTC',
    structure: { smiles: 'Cc1cc(c(O)c(C)c1CC1=NCCN1)C(C)(C)C', formula: 'C16H24N2O', mass: 260.37 },
    presentations: [
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['0.025%', '0.05%'],
        reference: null,
        packs: [{ style: 'HDPE bottle with spray pump', sizes: ['1 x 10 mL', '1 x 15 mL', '1 x 30 mL'] }],
      },
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.025%'],
        reference: { brand: 'Visine L.R.', company: 'Kenvue Brands' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 15 mL'] }],
      },
    ],
  },
  {
    inn: 'montelukast',
    otherNames: [],
    brands: ['Singulair'],
    salt: 'Montelukast sodium',
    atcCode: 'R03DC03',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Prophylaxis and treatment of asthma; allergic rhinitis.',
    about:
      'Leukotriene CysLT1 receptor antagonist. Sodium salt is hygroscopic and very sensitive to light and ' +
      'oxidation (sulfoxide, cis isomer), so protective packs are standard. US boxed warning on neuropsychiatric ' +
      'events.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)(O)c1ccccc1CC[C@@H](SCC1(CC(O)=O)CC1)c1cccc(/C=C/c2ccc3ccc(Cl)cc3n2)c1',
      formula: 'C35H36ClNO3S',
      mass: 586.18,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: { brand: 'Singulair', company: 'Organon' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['28s', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Chewable Tablets',
        routes: ['Oral'],
        strengths: ['4 mg', '5 mg'],
        reference: { brand: 'Singulair', company: 'Organon' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['28s', '30s'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['4 mg'],
        reference: { brand: 'Singulair', company: 'Organon' },
        packs: [{ style: 'Sachet', sizes: ['28s', '30s'] }],
      },
    ],
  },
  {
    inn: 'salbutamol',
    otherNames: ['albuterol'],
    brands: ['Ventolin', 'ProAir', 'Proventil'],
    salt: 'Salbutamol sulfate',
    atcCode: 'R03AC02',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Relief and prevention of bronchospasm in asthma and COPD.',
    about:
      'Short-acting beta-2 agonist, racemic. Pressurised inhalers need in vitro tests, a pharmacokinetic and a ' +
      'bronchoprovocation study in the US; propellants of lower warming potential are forcing reformulation from ' +
      '2026. Nebules are blow-fill-seal volume business.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C)(C)NCC(O)c1ccc(O)c(CO)c1', formula: 'C13H21NO3', mass: 239.31 },
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['90 mcg/actuation'],
        reference: { brand: 'Proventil-HFA', company: 'Teva' },
        packs: [{ style: 'Aluminium canister with actuator', sizes: ['1 x 200 doses'] }],
      },
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['0.63 mg/3 mL', '1.25 mg/3 mL', '2.5 mg/3 mL'],
        reference: { brand: 'AccuNeb', company: 'Mylan Specialty' },
        packs: [{ style: 'LDPE ampoule', sizes: ['25s', '30s', '60s'] }],
      },
      {
        dosageForm: 'Syrup',
        routes: ['Oral'],
        strengths: ['2 mg/5 mL'],
        reference: { brand: 'Proventil', company: 'Schering' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 100 mL', '1 x 473 mL'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2 mg', '4 mg'],
        reference: { brand: 'Proventil', company: 'Schering' },
        packs: [
          { style: 'PVC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
    ],
  },
  {
    inn: 'budesonide + salbutamol',
    otherNames: ['albuterol and budesonide'],
    brands: ['Airsupra'],
    salt: 'Budesonide and salbutamol sulfate',
    atcCode: 'R03AK15',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'As-needed treatment of bronchoconstriction and reduction of exacerbations in asthma.',
    about:
      'First rescue inhaler joining a short-acting beta agonist with an inhaled steroid. Co-suspension technology ' +
      'in a pressurised inhaler; new-combination exclusivity and clinical-investigation exclusivity run in the ' +
      'US.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['80 mcg/90 mcg'],
        reference: { brand: 'Airsupra', company: 'AstraZeneca' },
        usConstraintDate: '2028-09-15',
        packs: [{ style: 'Aluminium canister with actuator', sizes: ['1 x 28 doses', '1 x 120 doses'] }],
      },
    ],
  },
  {
    inn: 'budesonide',
    otherNames: [],
    brands: ['Pulmicort', 'Rhinocort', 'Entocort', 'Uceris'],
    salt: 'Budesonide',
    atcCode: 'R03BA02',
    therapeuticCategories: ['Respiratory & Allergy', 'Antidiarrhoeals & Intestinal Anti-inflammatories'],
    indication: 'Asthma, allergic rhinitis and inflammatory bowel disease.',
    about:
      'Glucocorticoid with high topical potency and 90% first-pass loss, a mixture of 22R and 22S epimers. ' +
      'Respules need sterile micronised suspension with particle size and crystal habit matching; enteric ' +
      'capsules rest on pellet coating and fed and fasting BE.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'CCCC1O[C@@H]2C[C@H]3[C@@H]4CCC5=CC(=O)C=C[C@]5(C)[C@H]4[C@@H](O)C[C@]3(C)[C@@]2(O1)C(=O)CO',
      formula: 'C25H34O6',
      mass: 430.53,
    },
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['0.25 mg/2 mL', '0.5 mg/2 mL', '1 mg/2 mL'],
        reference: { brand: 'Pulmicort Respules', company: 'AstraZeneca' },
        packs: [{ style: 'LDPE ampoule', sizes: ['5 x 2 mL', '30 x 2 mL'] }],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['32 mcg/spray'],
        reference: { brand: 'Rhinocort Allergy', company: 'Kenvue Brands' },
        packs: [{ style: 'HDPE bottle with spray pump', sizes: ['1 x 120 sprays'] }],
      },
      {
        dosageForm: 'Delayed Release Capsules',
        routes: ['Oral'],
        strengths: ['3 mg'],
        reference: { brand: 'Entocort EC', company: 'Sun Pharmaceutical' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['9 mg'],
        reference: { brand: 'Uceris', company: 'Salix' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'Alu-Alu blister', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'fluticasone',
    otherNames: ['fluticasone propionate'],
    brands: ['Flonase', 'Flovent', 'Flixotide', 'Cutivate'],
    salt: 'Fluticasone propionate',
    atcCode: 'R01AD08',
    therapeuticCategories: ['Respiratory & Allergy', 'Topical Corticosteroids'],
    indication: 'Allergic rhinitis, asthma and corticosteroid-responsive skin disease.',
    about:
      'Potent glucocorticoid with under 2% oral bioavailability. Nasal suspension equivalence needs device, ' +
      'particle size and, in the US, pharmacokinetic or clinical data; Flovent brands left the US in 2024, ' +
      'leaving authorised generics.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles:
        'O[C@@]1([C@H](C)C[C@H]2[C@@H]3C[C@H](F)C4=CC(=O)C=C[C@]4(C)[C@@]3(F)[C@@H](O)C[C@]12C)C(=O)SCF',
      formula: 'C22H27F3O4S',
      mass: 444.51,
    },
    presentations: [
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['50 mcg/spray'],
        reference: { brand: 'Flonase Allergy Relief', company: 'Haleon US' },
        packs: [{ style: 'HDPE bottle with spray pump', sizes: ['1 x 60 sprays', '1 x 120 sprays'] }],
      },
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['44 mcg/actuation', '110 mcg/actuation', '220 mcg/actuation'],
        reference: { brand: 'Flovent HFA', company: 'GlaxoSmithKline' },
        packs: [{ style: 'Aluminium canister with actuator', sizes: ['1 x 120 doses'] }],
      },
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['0.05%'],
        reference: { brand: 'Cutivate', company: 'Fougera' },
        packs: [{ style: 'Aluminium tube', sizes: ['1 x 15 g', '1 x 30 g', '1 x 60 g'] }],
      },
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['0.005%'],
        reference: { brand: 'Cutivate', company: 'Fougera' },
        packs: [{ style: 'Aluminium tube', sizes: ['1 x 15 g', '1 x 60 g'] }],
      },
    ],
  },
  {
    inn: 'mometasone + olopatadine',
    otherNames: ['olopatadine and mometasone'],
    brands: ['Ryaltris'],
    salt: 'Mometasone furoate monohydrate and olopatadine hydrochloride',
    atcCode: 'R01AD59',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Seasonal allergic rhinitis in adults and children.',
    about:
      'Steroid suspended in a solution of an antihistamine, two sprays per nostril twice daily. Equivalence needs ' +
      'device, drug particle size and pharmacokinetics of both actives; sold through regional partners of one ' +
      'developer.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['25 mcg/665 mcg'],
        reference: { brand: 'Ryaltris', company: 'Glenmark' },
        packs: [{ style: 'HDPE bottle with spray pump', sizes: ['1 x 56 sprays', '1 x 240 sprays'] }],
      },
    ],
  },
  {
    inn: 'tiotropium bromide',
    otherNames: ['tiotropium'],
    brands: ['Spiriva', 'Spiriva Respimat'],
    salt: 'Tiotropium bromide monohydrate',
    atcCode: 'R03BB04',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Maintenance treatment of COPD and asthma.',
    about:
      'Long-acting muscarinic antagonist with slow M3 dissociation, once daily. Capsule dry powder and soft-mist ' +
      'inhaler have different doses; low microgram delivered dose demands carrier-blend control and sensitive ' +
      'assays.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[N+]1([C@@H]2CC(C[C@H]1[C@H]3[C@@H]2O3)OC(=O)C(C4=CC=CS4)(C5=CC=CS5)O)C',
      formula: 'C19H22NO4S2+',
      mass: 392.51,
    },
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['18 mcg/capsule'],
        reference: { brand: 'Spiriva HandiHaler', company: 'Boehringer Ingelheim' },
        packs: [{ style: 'Alu blister with inhaler', sizes: ['30s', '90s'] }],
      },
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['1.25 mcg/actuation', '2.5 mcg/actuation'],
        reference: { brand: 'Spiriva Respimat', company: 'Boehringer Ingelheim' },
        packs: [{ style: 'Cartridge with inhaler', sizes: ['1 x 60 doses'] }],
      },
    ],
  },
  {
    inn: 'budesonide + formoterol',
    otherNames: ['formoterol and budesonide', 'budesonide and eformoterol'],
    brands: ['Symbicort', 'Symbicort Aerosphere', 'DuoResp'],
    salt: 'Budesonide and formoterol fumarate dihydrate',
    atcCode: 'R03AK07',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Maintenance and reliever treatment of asthma; COPD.',
    about:
      'Steroid and fast long-acting beta-2 agonist, central to maintenance-and-reliever strategies. Pressurised ' +
      'suspension in the US, dry powder elsewhere, so one development does not serve both. A low-warming ' +
      'propellant version has fresh exclusivity.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['80 mcg/4.5 mcg', '160 mcg/4.5 mcg'],
        reference: { brand: 'Symbicort', company: 'AstraZeneca' },
        packs: [{ style: 'Aluminium canister with actuator', sizes: ['1 x 60 doses', '1 x 120 doses'] }],
      },
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['160 mcg/4.8 mcg'],
        reference: { brand: 'Symbicort Aerosphere', company: 'AstraZeneca' },
        usConstraintDate: '2029-04-27',
        packs: [{ style: 'Aluminium canister with actuator', sizes: ['1 x 120 doses'] }],
      },
    ],
  },
  {
    inn: 'fluticasone + salmeterol',
    otherNames: ['salmeterol and fluticasone'],
    brands: ['Advair', 'Seretide', 'Airduo', 'Wixela'],
    salt: 'Fluticasone propionate and salmeterol xinafoate',
    atcCode: 'R03AK06',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Maintenance treatment of asthma and COPD.',
    about:
      'Steroid with a long-acting beta-2 agonist, the reference case of complex dry powder generics. The US path ' +
      'combines in vitro flow-rate testing, pharmacokinetics and a clinical endpoint study with a device like the ' +
      'Diskus.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['100 mcg/50 mcg', '250 mcg/50 mcg', '500 mcg/50 mcg'],
        reference: { brand: 'Advair Diskus', company: 'GlaxoSmithKline' },
        packs: [{ style: 'Dry powder inhaler', sizes: ['1 x 14 doses', '1 x 60 doses'] }],
      },
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['45 mcg/21 mcg', '115 mcg/21 mcg', '230 mcg/21 mcg'],
        reference: { brand: 'Advair HFA', company: 'GlaxoSmithKline' },
        packs: [{ style: 'Aluminium canister with actuator', sizes: ['1 x 60 doses', '1 x 120 doses'] }],
      },
    ],
  },
  {
    inn: 'ipratropium bromide + salbutamol',
    otherNames: ['albuterol and ipratropium'],
    brands: ['DuoNeb', 'Combivent Respimat'],
    salt: 'Ipratropium bromide and salbutamol sulfate',
    atcCode: 'R03AL02',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Bronchospasm in COPD.',
    about:
      'Short-acting muscarinic antagonist with a beta-2 agonist. The nebuliser solution is a high-volume ' +
      'blow-fill-seal product eligible for a biowaiver; the soft-mist inhaler has no generic.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['0.5 mg/2.5 mg'],
        reference: { brand: 'DuoNeb', company: 'Mylan Specialty' },
        packs: [{ style: 'LDPE ampoule', sizes: ['30 x 3 mL', '60 x 3 mL'] }],
      },
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['20 mcg/100 mcg'],
        reference: { brand: 'Combivent Respimat', company: 'Boehringer Ingelheim' },
        packs: [{ style: 'Cartridge with inhaler', sizes: ['1 x 120 doses'] }],
      },
    ],
  },
  {
    inn: 'azelastine + fluticasone',
    otherNames: [],
    brands: ['Dymista'],
    salt: 'Azelastine hydrochloride and fluticasone propionate',
    atcCode: 'R01AD58',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Seasonal and perennial allergic rhinitis.',
    about:
      'Antihistamine and steroid in one nasal suspension, faster than either alone. Equivalence needs spray ' +
      'pattern, droplet and drug particle size and pharmacokinetics of both; only a few generics have passed.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['137 mcg/50 mcg'],
        reference: { brand: 'Dymista', company: 'Viatris' },
        packs: [{ style: 'Amber glass bottle with spray pump', sizes: ['1 x 120 sprays'] }],
      },
    ],
  },
  {
    inn: 'ensifentrine',
    otherNames: [],
    brands: ['Ohtuvayre'],
    salt: 'Ensifentrine',
    atcCode: 'R03BX02',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Maintenance treatment of COPD in adults.',
    about:
      'Dual PDE3 and PDE4 inhibitor that both dilates the bronchi and calms inflammation, the first new inhaled ' +
      'mechanism in COPD for years. Nebulised suspension twice daily; new-chemical-entity exclusivity from 2024.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1cc2CCn3c(cc(=Nc4c(C)cc(C)cc4C)n(CCNC(N)=O)c3=O)-c2cc1OC',
      formula: 'C26H31N5O4',
      mass: 477.56,
    },
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['3 mg/2.5 mL'],
        reference: { brand: 'Ohtuvayre', company: 'Verona' },
        usConstraintDate: '2029-06-26',
        packs: [{ style: 'LDPE ampoule', sizes: ['60 x 2.5 mL'] }],
      },
    ],
  },
  {
    inn: 'roflumilast',
    otherNames: [],
    brands: ['Daliresp', 'Daxas', 'Zoryve'],
    salt: 'Roflumilast',
    atcCode: 'R03DX07',
    therapeuticCategories: ['Respiratory & Allergy', 'Other Dermatologicals'],
    indication: 'Severe COPD with chronic bronchitis; plaque psoriasis and seborrhoeic dermatitis (topical).',
    about:
      'Selective PDE4 inhibitor whose N-oxide carries most of the effect. BCS class II, 500 microgram tablets ' +
      'where content uniformity and BE on drug and metabolite matter. Topical cream and foam opened a second, ' +
      'protected franchise.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'FC(F)Oc1ccc(cc1OCC1CC1)C(=O)Nc1c(Cl)cncc1Cl',
      formula: 'C17H14Cl2F2N2O3',
      mass: 403.21,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['250 mcg', '500 mcg'],
        reference: { brand: 'Daliresp', company: 'AstraZeneca' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['28s', '30s'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['0.15%', '0.3%'],
        reference: { brand: 'Zoryve', company: 'Arcutis' },
        usConstraintDate: '2027-07-09',
        packs: [{ style: 'Aluminium tube', sizes: ['1 x 60 g'] }],
      },
    ],
  },
  {
    inn: 'theophylline',
    otherNames: [],
    brands: ['Theo-24', 'Uniphyl', 'Euphylong'],
    salt: 'Theophylline',
    atcCode: 'R03DA04',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Chronic asthma and COPD.',
    about:
      'Methylxanthine with a narrow therapeutic index, usually monitored. Extended-release forms differ in food ' +
      'effect and are rarely interchangeable; low prices but persistent demand in Asia and Africa.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Cn1c(=O)n(C)c2nc[nH]c2c1=O', formula: 'C7H8N4O2', mass: 180.16 },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg', '300 mg', '400 mg', '600 mg'],
        reference: null,
        packs: [
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
          { style: 'PVC blister', sizes: ['10 x 10'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg', '300 mg', '400 mg'],
        reference: { brand: 'Theo-24', company: 'Endo' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['80 mg/15 mL'],
        reference: null,
        packs: [{ style: 'PET bottle', sizes: ['1 x 473 mL'] }],
      },
    ],
  },
  {
    inn: 'ivacaftor',
    otherNames: [],
    brands: ['Kalydeco'],
    salt: 'Ivacaftor',
    atcCode: 'R07AX02',
    therapeuticCategories: ['Respiratory & Allergy', 'Metabolic & Enzyme Disorders'],
    indication: 'Cystic fibrosis with responsive CFTR mutations.',
    about:
      'First CFTR potentiator, correcting channel gating. BCS class II to IV, made as a spray-dried amorphous ' +
      'dispersion and taken with fat. Orphan exclusivities for age groups run in the US, and non-US generics ' +
      'serve excluded markets.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)(C)c1cc(c(O)cc1NC(=O)c1c[nH]c2ccccc2c1=O)C(C)(C)C',
      formula: 'C24H28N2O3',
      mass: 392.49,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['150 mg'],
        reference: { brand: 'Kalydeco', company: 'Vertex' },
        usConstraintDate: '2028-06-21',
        packs: [
          { style: 'PVC/PCTFE blister', sizes: ['56s'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['13.4 mg', '25 mg', '50 mg', '75 mg'],
        reference: { brand: 'Kalydeco', company: 'Vertex' },
        usConstraintDate: '2030-11-03',
        packs: [{ style: 'Sachet', sizes: ['56s'] }],
      },
    ],
  },
  {
    inn: 'cetirizine',
    otherNames: [],
    brands: ['Zyrtec', 'Reactine', 'Zerviate'],
    salt: 'Cetirizine dihydrochloride',
    atcCode: 'R06AE07',
    therapeuticCategories: ['Respiratory & Allergy', 'Ophthalmologicals & Otologicals'],
    indication: 'Allergic rhinitis and chronic urticaria.',
    about:
      'Second-generation H1 antihistamine, carboxylic acid metabolite of hydroxyzine. BCS class III (class I in ' +
      'some sources) with biowaiver practice; ten oral forms and flavours drive consumer lines. An injection and ' +
      'an eye drop are niche references.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'OC(=O)COCCN1CCN(CC1)C(c1ccccc1)c1ccc(Cl)cc1',
      formula: 'C21H25ClN2O3',
      mass: 388.89,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Zyrtec Allergy', company: 'Kenvue Brands' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10s', '30s', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['90s', '300s'] },
        ],
      },
      {
        dosageForm: 'Chewable Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg'],
        reference: { brand: "Children's Zyrtec Allergy", company: 'Kenvue Brands' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['12s', '24s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['5 mg/5 mL'],
        reference: { brand: "Children's Zyrtec Hives", company: 'Kenvue Brands' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 118 mL', '1 x 240 mL'] }],
      },
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.24%'],
        reference: { brand: 'Zerviate', company: 'Harrow Eye' },
        packs: [{ style: 'Single-dose unit', sizes: ['30 x 0.2 mL'] }],
      },
    ],
  },
  {
    inn: 'loratadine',
    otherNames: [],
    brands: ['Claritin', 'Clarityn'],
    salt: 'Loratadine',
    atcCode: 'R06AX13',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Allergic rhinitis and chronic urticaria.',
    about:
      'Non-sedating H1 antihistamine, prodrug of desloratadine. BCS class II base, highly variable in plasma; BE ' +
      'measures parent drug. The freeze-dried or compressed orodispersible tablet is the differentiated consumer ' +
      'form.',
    prescriptionStatus: 'OTC',
    structure: {
      smiles: 'CCOC(=O)N1CCC(CC1)=C1c2ccc(Cl)cc2CCc2cccnc12',
      formula: 'C22H23ClN2O2',
      mass: 382.88,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: { brand: 'Claritin', company: 'Bayer' },
        packs: [
          { style: 'PVC blister', sizes: ['10s', '30s', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '300s'] },
        ],
      },
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Claritin RediTabs', company: 'Bayer' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['10s', '30s'] }],
      },
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: { brand: 'Claritin Liqui-Gels', company: 'Bayer' },
        packs: [{ style: 'PVC/PVDC blister', sizes: ['10s', '30s'] }],
      },
      {
        dosageForm: 'Syrup',
        routes: ['Oral'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Claritin', company: 'Bayer' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 120 mL'] }],
      },
    ],
  },
  {
    inn: 'fexofenadine',
    otherNames: [],
    brands: ['Allegra', 'Telfast'],
    salt: 'Fexofenadine hydrochloride',
    atcCode: 'R06AX26',
    therapeuticCategories: ['Respiratory & Allergy'],
    indication: 'Allergic rhinitis and chronic urticaria.',
    about:
      'Non-sedating H1 antihistamine, carboxylic acid metabolite of terfenadine, not metabolised. BCS class III ' +
      'with P-gp and OATP transport: fruit juice lowers exposure and BE shows high variability. Several ' +
      'polymorphs are in use.',
    prescriptionStatus: 'OTC',
    structure: {
      smiles: 'CC(C)(C(O)=O)c1ccc(cc1)C(O)CCCN1CCC(CC1)C(O)(c1ccccc1)c1ccccc1',
      formula: 'C32H39NO4',
      mass: 501.66,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['30 mg', '60 mg', '180 mg'],
        reference: { brand: 'Allegra Allergy', company: 'Chattem' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10s', '30s'] },
          { style: 'HDPE bottle', sizes: ['90s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['30 mg/5 mL'],
        reference: { brand: "Children's Allegra Allergy", company: 'Chattem' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 120 mL', '1 x 240 mL'] }],
      },
    ],
  },
  {
    inn: 'bilastine',
    otherNames: [],
    brands: ['Bilaxten', 'Blexten', 'Ilaxten'],
    salt: 'Bilastine',
    atcCode: 'R06AX29',
    therapeuticCategories: ['Respiratory & Allergy', 'Ophthalmologicals & Otologicals'],
    indication: 'Allergic rhinoconjunctivitis and urticaria.',
    about:
      'Second-generation H1 antihistamine with no hepatic metabolism and no sedation at 20 mg. Food and fruit ' +
      'juice lower absorption; BCS class II with several polymorphs. Not approved in the US; European protection ' +
      'is lapsing country by country.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCOCCn1c(nc2ccccc12)C1CCN(CCc2ccc(cc2)C(C)(C)C(O)=O)CC1',
      formula: 'C28H37N3O3',
      mass: 463.61,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['20 mg'],
        reference: null,
        packs: [{ style: 'Alu-Alu blister', sizes: ['10s', '20s', '30s'] }],
      },
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: null,
        packs: [{ style: 'Alu-Alu blister', sizes: ['10s', '30s'] }],
      },
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.6%'],
        reference: null,
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'latanoprost',
    otherNames: [],
    brands: ['Xalatan', 'Monopost', 'Iyuzeh', 'Xelpros'],
    salt: 'Latanoprost',
    atcCode: 'S01EE01',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Open-angle glaucoma and ocular hypertension.',
    about:
      'Prostaglandin F2-alpha ester prodrug, once daily in the evening. Oily API at 50 micrograms per mL, so ' +
      'adsorption, cold chain and preservative define the product; preservative-free single doses and emulsions ' +
      'are the growth area.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)OC(=O)CCC/C=C\\C[C@H]1[C@H](C[C@H]([C@@H]1CC[C@H](CCC2=CC=CC=C2)O)O)O',
      formula: 'C26H40O5',
      mass: 432.59,
    },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.005%'],
        reference: { brand: 'Xalatan', company: 'Viatris' },
        packs: [
          { style: 'LDPE dropper bottle', sizes: ['1 x 2.5 mL', '3 x 2.5 mL'] },
          { style: 'Single-dose unit', sizes: ['30 x 0.2 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'latanoprost + netarsudil',
    otherNames: ['netarsudil and latanoprost'],
    brands: ['Rocklatan', 'Roclanda'],
    salt: 'Latanoprost and netarsudil dimesilate',
    atcCode: 'S01EE51',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Open-angle glaucoma and ocular hypertension.',
    about:
      'Prostaglandin with a Rho kinase inhibitor that acts on trabecular outflow, once daily. Stronger pressure ' +
      'reduction than either drug, at the price of hyperaemia; refrigerated storage before opening.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.005%/0.02%'],
        reference: { brand: 'Rocklatan', company: 'Alcon' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 2.5 mL'] }],
      },
    ],
  },
  {
    inn: 'netarsudil',
    otherNames: [],
    brands: ['Rhopressa', 'Rhokiinsa'],
    salt: 'Netarsudil dimesilate',
    atcCode: 'S01EX05',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Open-angle glaucoma and ocular hypertension.',
    about:
      'Rho kinase and noradrenaline transporter inhibitor, a newer class of pressure-lowering drops. Ester ' +
      'prodrug hydrolysed in the cornea; no measurable plasma levels, so in vitro sameness is the route for ' +
      'generics.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'NC[C@@H](C(=O)Nc1ccc2cnccc2c1)c1ccc(COC(=O)c2ccc(C)cc2C)cc1',
      formula: 'C28H27N3O3',
      mass: 453.54,
    },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.02%'],
        reference: { brand: 'Rhopressa', company: 'Alcon' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 2.5 mL'] }],
      },
    ],
  },
  {
    inn: 'bimatoprost',
    otherNames: [],
    brands: ['Lumigan', 'Latisse', 'Durysta', 'Zolymbus'],
    salt: 'Bimatoprost',
    atcCode: 'S01EE03',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Glaucoma and ocular hypertension; eyelash hypotrichosis.',
    about:
      'Prostamide acting on outflow, crystalline unlike its oily relatives. The 0.01% drops rely on 200 ppm ' +
      'benzalkonium to reach the effect of 0.03%; a preservative-free gel and a biodegradable implant are ' +
      'protected newcomers.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCNC(=O)CCC/C=C\\C[C@H]1[C@H](C[C@H]([C@@H]1/C=C/[C@H](CCC2=CC=CC=C2)O)O)O',
      formula: 'C25H37NO4',
      mass: 415.57,
    },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.01%', '0.03%'],
        reference: { brand: 'Lumigan', company: 'AbbVie' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 2.5 mL', '1 x 5 mL', '1 x 7.5 mL'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['0.03%'],
        reference: { brand: 'Latisse', company: 'AbbVie' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 3 mL', '1 x 5 mL'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Ophthalmic'],
        strengths: ['0.01%'],
        reference: { brand: 'Zolymbus', company: 'Thea Pharma' },
        usConstraintDate: '2028-09-09',
        packs: [{ style: 'Single-dose unit', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'timolol',
    otherNames: ['timolol maleate'],
    brands: ['Timoptic', 'Betimol', 'Blocadren'],
    salt: 'Timolol maleate',
    atcCode: 'S01ED01',
    therapeuticCategories: ['Ophthalmologicals & Otologicals', 'Beta Blockers'],
    indication: 'Open-angle glaucoma and ocular hypertension.',
    about:
      'Non-selective beta blocker lowering aqueous production, the S-enantiomer. Highly soluble maleate in simple ' +
      'drops; the gellan gum gel-forming solution allows once-daily use and is the harder copy.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C)(C)NC[C@H](O)COc1nsnc1N1CCOCC1', formula: 'C13H24N4O3S', mass: 316.42 },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.25%', '0.5%'],
        reference: { brand: 'Timoptic', company: 'Bausch + Lomb' },
        packs: [
          { style: 'LDPE dropper bottle', sizes: ['1 x 5 mL', '1 x 10 mL', '1 x 15 mL'] },
          { style: 'Single-dose unit', sizes: ['60 x 0.3 mL'] },
        ],
      },
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.25%', '0.5%'],
        reference: { brand: 'Timoptic-XE', company: 'Bausch + Lomb' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'brimonidine + timolol',
    otherNames: ['timolol and brimonidine'],
    brands: ['Combigan'],
    salt: 'Brimonidine tartrate and timolol maleate',
    atcCode: 'S01ED51',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Glaucoma and ocular hypertension not controlled by one drug.',
    about:
      'Alpha-2 agonist with a beta blocker, twice daily. pH 6.9 is a compromise between penetration and stability ' +
      'of both; formulation patents delayed US generics until 2022.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.2%/0.5%'],
        reference: { brand: 'Combigan', company: 'AbbVie' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 5 mL', '1 x 10 mL', '1 x 15 mL'] }],
      },
    ],
  },
  {
    inn: 'dorzolamide + timolol',
    otherNames: ['timolol and dorzolamide'],
    brands: ['Cosopt', 'Cosopt PF'],
    salt: 'Dorzolamide hydrochloride and timolol maleate',
    atcCode: 'S01ED51',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Glaucoma and ocular hypertension not controlled by a beta blocker.',
    about:
      'Carbonic anhydrase inhibitor with a beta blocker, the most used glaucoma combination. Viscous solution at ' +
      'pH 5.65; in the US a biowaiver applies when composition and viscosity match. Preservative-free multidose ' +
      'bottles are wanted in Europe.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['2%/0.5%'],
        reference: { brand: 'Cosopt', company: 'Thea Pharma' },
        packs: [
          { style: 'LDPE dropper bottle', sizes: ['1 x 5 mL', '1 x 10 mL'] },
          { style: 'Single-dose unit', sizes: ['60 x 0.2 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'brimonidine + brinzolamide',
    otherNames: ['brinzolamide and brimonidine'],
    brands: ['Simbrinza'],
    salt: 'Brimonidine tartrate and brinzolamide',
    atcCode: 'S01EC54',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Open-angle glaucoma and ocular hypertension.',
    about:
      'Alpha-2 agonist with a carbonic anhydrase inhibitor and no beta blocker, for patients with asthma or heart ' +
      'block. Ophthalmic suspension: particle size, viscosity and re-dispersion must match the reference.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.2%/1%'],
        reference: { brand: 'Simbrinza', company: 'Alcon' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 8 mL'] }],
      },
    ],
  },
  {
    inn: 'brinzolamide',
    otherNames: [],
    brands: ['Azopt'],
    salt: 'Brinzolamide',
    atcCode: 'S01EC04',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Open-angle glaucoma and ocular hypertension.',
    about:
      'Topical carbonic anhydrase II inhibitor with less stinging than dorzolamide. Sterile suspension: the API ' +
      'must be heat-sterilised and milled aseptically, and generics show in vitro sameness and a study in ' +
      'patients or aqueous humour data.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCN[C@H]1CN(CCCOC)S(=O)(=O)c2sc(cc12)S(N)(=O)=O',
      formula: 'C12H21N3O5S3',
      mass: 383.51,
    },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['1%'],
        reference: { brand: 'Azopt', company: 'Sandoz' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 5 mL', '1 x 10 mL', '1 x 15 mL'] }],
      },
    ],
  },
  {
    inn: 'olopatadine',
    otherNames: [],
    brands: ['Pataday', 'Patanol', 'Patanase', 'Opatanol'],
    salt: 'Olopatadine hydrochloride',
    atcCode: 'S01GX09',
    therapeuticCategories: ['Ophthalmologicals & Otologicals', 'Respiratory & Allergy'],
    indication: 'Allergic conjunctivitis; allergic rhinitis (nasal spray).',
    about:
      'H1 antihistamine and mast cell stabiliser, the Z-isomer. True solution with biowaiver when Q1/Q2 equal; ' +
      'the 0.7% strength relies on cyclodextrin and povidone. Drops moved over the counter in the US in 2020.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'CN(C)CC/C=C1/c2ccccc2COc2ccc(CC(O)=O)cc12', formula: 'C21H23NO3', mass: 337.42 },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.1%', '0.2%', '0.7%'],
        reference: { brand: 'Pataday', company: 'Alcon' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 2.5 mL', '1 x 5 mL'] }],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['665 mcg/spray'],
        reference: { brand: 'Patanase', company: 'Novartis' },
        packs: [{ style: 'HDPE bottle with spray pump', sizes: ['1 x 240 sprays'] }],
      },
    ],
  },
  {
    inn: 'ketotifen',
    otherNames: [],
    brands: ['Zaditor', 'Alaway', 'Zaditen'],
    salt: 'Ketotifen fumarate',
    atcCode: 'S01GX08',
    therapeuticCategories: ['Ophthalmologicals & Otologicals', 'Respiratory & Allergy'],
    indication: 'Allergic conjunctivitis; oral prophylaxis of asthma and allergy outside the US.',
    about:
      'H1 antihistamine and mast cell stabiliser. Eye drops are an over-the-counter staple in the US; tablets and ' +
      'syrup remain in use in Europe and Asia. Highly soluble fumarate.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'CN1CCC(CC1)=C1c2ccccc2CC(=O)c2sccc12', formula: 'C19H19NOS', mass: 309.43 },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.025%'],
        reference: { brand: 'Alaway', company: 'Bausch + Lomb' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 5 mL', '1 x 10 mL'] }],
      },
      {
        dosageForm: 'Syrup',
        routes: ['Oral'],
        strengths: ['1 mg/5 mL'],
        reference: null,
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'nepafenac',
    otherNames: [],
    brands: ['Nevanac', 'Ilevro'],
    salt: 'Nepafenac',
    atcCode: 'S01BC10',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Pain and inflammation after cataract surgery.',
    about:
      'Amide prodrug of amfenac that crosses the cornea quickly. Sterile suspension, 0.1% three times or 0.3% ' +
      'once daily with guar-borate vehicle; drug particle size and viscosity decide equivalence.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'NC(=O)Cc1cccc(C(=O)c2ccccc2)c1N', formula: 'C15H14N2O2', mass: 254.29 },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.1%', '0.3%'],
        reference: { brand: 'Nevanac', company: 'Harrow Eye' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 1.7 mL', '1 x 3 mL', '1 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'difluprednate',
    otherNames: [],
    brands: ['Durezol'],
    salt: 'Difluprednate',
    atcCode: 'S01BA16',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Postoperative ocular inflammation and pain; anterior uveitis.',
    about:
      'Difluorinated prednisolone ester, the strongest ophthalmic steroid. Oil-in-water emulsion with castor oil ' +
      'and polysorbate 80: globule size and phase distribution must match, making it a complex generic.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CCCC(=O)O[C@]1(C(=O)COC(C)=O)CC[C@H]2[C@@H]3C[C@H](F)C4=CC(=O)C=C[C@]4(C)[C@@]3(F)[C@@H](O)C[C@]12C',
      formula: 'C27H34F2O7',
      mass: 508.56,
    },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.05%'],
        reference: { brand: 'Durezol', company: 'Sandoz' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'lifitegrast',
    otherNames: [],
    brands: ['Xiidra'],
    salt: 'Lifitegrast',
    atcCode: 'S01XA25',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Signs and symptoms of dry eye disease.',
    about:
      'LFA-1 antagonist blocking T-cell adhesion, tetrahydroisoquinoline of the S-configuration. ' +
      'Preservative-free 5% solution in unit doses; simple composition but a strong polymorph and process patent ' +
      'estate.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CS(=O)(=O)c1cccc(C[C@H](NC(=O)c2c(Cl)cc3CN(CCc3c2Cl)C(=O)c2ccc3ccoc3c2)C(O)=O)c1',
      formula: 'C29H24Cl2N2O7S',
      mass: 615.48,
    },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['5%'],
        reference: { brand: 'Xiidra', company: 'Bausch + Lomb' },
        packs: [{ style: 'Single-dose unit', sizes: ['60 x 0.2 mL'] }],
      },
    ],
  },
  {
    inn: 'lotilaner',
    otherNames: [],
    brands: ['Xdemvy'],
    salt: 'Lotilaner',
    atcCode: 'S01AX25',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Demodex blepharitis in adults.',
    about:
      'Isoxazoline that blocks parasite GABA chloride channels and kills Demodex mites, the first approved ' +
      'treatment. Known from veterinary tablets, used here as 0.25% drops for six weeks; new-chemical-entity ' +
      'exclusivity from 2023.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'Cc1cc(sc1C(=O)NCC(=O)NCC(F)(F)F)C1=NO[C@@](C1)(c1cc(Cl)c(Cl)c(Cl)c1)C(F)(F)F',
      formula: 'C20H14Cl3F6N3O3S',
      mass: 596.75,
    },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.25%'],
        reference: { brand: 'Xdemvy', company: 'Tarsus' },
        usConstraintDate: '2028-07-24',
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'aceclidine',
    otherNames: [],
    brands: ['Vizz', 'Glaucostat'],
    salt: 'Aceclidine hydrochloride',
    atcCode: 'S01EB08',
    therapeuticCategories: ['Ophthalmologicals & Otologicals'],
    indication: 'Presbyopia in adults.',
    about:
      'Muscarinic miotic that acts on the iris sphincter with little ciliary spasm, long known in Europe for ' +
      'glaucoma. The presbyopia drops of 2025 count as a new chemical entity in the US with exclusivity to 2030.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(=O)OC1CN2CCC1CC2', formula: 'C9H15NO2', mass: 169.22 },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['1.44%'],
        reference: { brand: 'Vizz', company: 'Lenz Therapeutics' },
        usConstraintDate: '2030-07-31',
        packs: [{ style: 'Single-dose unit', sizes: ['25 x 0.4 mL'] }],
      },
    ],
  },
  {
    inn: 'pilocarpine',
    otherNames: [],
    brands: ['Isopto Carpine', 'Salagen', 'Vuity', 'Qlosi'],
    salt: 'Pilocarpine hydrochloride',
    atcCode: 'S01EB01',
    therapeuticCategories: ['Ophthalmologicals & Otologicals', 'Oral Care & Stomatologicals'],
    indication: 'Glaucoma and presbyopia; dry mouth (tablets).',
    about:
      'Natural imidazole muscarinic agonist. The lactone epimerises and hydrolyses, so drops keep a pH near 4 to ' +
      '5; plant supply of the leaf limits API sources. Low-concentration presbyopia drops revived interest.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC[C@H]1[C@H](COC1=O)CC2=CN=CN2C', formula: 'C11H16N2O2', mass: 208.26 },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['1%', '2%', '4%'],
        reference: { brand: 'Isopto Carpine', company: 'Sandoz' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 15 mL'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '7.5 mg'],
        reference: { brand: 'Salagen', company: 'Advanz Pharma' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
    ],
  },
  {
    inn: 'ofloxacin',
    otherNames: [],
    brands: ['Ocuflox', 'Floxin Otic', 'Exocin'],
    salt: 'Ofloxacin',
    atcCode: 'S01AE01',
    therapeuticCategories: ['Ophthalmologicals & Otologicals', 'Antibacterials'],
    indication: 'Bacterial conjunctivitis, corneal ulcer and ear infections.',
    about:
      'Racemic fluoroquinolone used as eye and ear drops. Zwitterion with minimum solubility at neutral pH; drops ' +
      'are solutions at pH 6.5 qualifying for a biowaiver. Photosensitive, so opaque bottles are used.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1COc2c(N3CCN(C)CC3)c(F)cc3c2n1cc(C(O)=O)c3=O',
      formula: 'C18H20FN3O4',
      mass: 361.37,
    },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.3%'],
        reference: { brand: 'Ocuflox', company: 'Allergan' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 5 mL', '1 x 10 mL'] }],
      },
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Otic'],
        strengths: ['0.3%'],
        reference: { brand: 'Floxin Otic', company: 'Daiichi' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 5 mL', '1 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'ciprofloxacin + dexamethasone',
    otherNames: [],
    brands: ['Ciprodex'],
    salt: 'Ciprofloxacin hydrochloride and dexamethasone',
    atcCode: 'S02CA06',
    therapeuticCategories: ['Ophthalmologicals & Otologicals', 'Antibacterials'],
    indication: 'Acute otitis externa and otitis media with tympanostomy tubes.',
    about:
      'Fluoroquinolone in solution with suspended steroid for the ear. Equivalence needs particle size of ' +
      'dexamethasone, viscosity and clinical or in vitro data; the US generic market opened in 2020.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Otic'],
        strengths: ['0.3%/0.1%'],
        reference: { brand: 'Ciprodex', company: 'Sandoz' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 7.5 mL'] }],
      },
    ],
  },
  {
    inn: 'tropicamide',
    otherNames: [],
    brands: ['Mydriacyl', 'Mydriaticum'],
    salt: 'Tropicamide',
    atcCode: 'S01FA06',
    therapeuticCategories: ['Ophthalmologicals & Otologicals', 'Diagnostics & Antidotes'],
    indication: 'Mydriasis and cycloplegia for eye examination.',
    about:
      'Short-acting muscarinic antagonist used in every eye clinic. Racemic amide with modest water solubility, ' +
      'stable at pH 4.5 to 5.8; small vials and preservative-free unit doses are the formats asked for.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCN(Cc1ccncc1)C(=O)C(CO)c1ccccc1', formula: 'C17H20N2O2', mass: 284.35 },
    presentations: [
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.5%', '1%'],
        reference: null,
        packs: [
          { style: 'LDPE dropper bottle', sizes: ['1 x 3 mL', '1 x 15 mL'] },
          { style: 'Single-dose unit', sizes: ['20 x 0.5 mL'] },
        ],
      },
    ],
  },
];
