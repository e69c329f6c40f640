import type { Molecule } from '../molecule.ts';

export const antiInfective: Molecule[] = [
  {
    inn: 'amoxicillin + clavulanic acid',
    otherNames: ['co-amoxiclav', 'amoxicillin and clavulanate potassium', 'amoxicillin + clavulanate'],
    brands: ['Augmentin', 'Curam'],
    salt: 'Amoxicillin trihydrate + potassium clavulanate',
    atcCode: 'J01CR02',
    therapeuticCategories: ['Antibacterials'],
    indication:
      'Respiratory, ear, urinary, skin and soft tissue infections caused by beta-lactamase-producing bacteria.',
    about:
      'Aminopenicillin with a suicide inhibitor of class A beta-lactamases, one of the largest oral antibiotics ' +
      'by volume. Clavulanate degrades rapidly with moisture, so water activity, desiccant and low-humidity ' +
      'rooms decide stability; a dedicated penicillin facility is obligatory.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['250 mg/125 mg', '500 mg/125 mg', '875 mg/125 mg'],
        reference: { brand: 'Augmentin', company: 'US Antibiotics' },
        packs: [
          { style: 'Alu-Alu blister with desiccant pouch', sizes: ['2 x 7', '2 x 10'] },
          { style: 'HDPE bottle', sizes: ['20s', '100s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['125 mg/31.25 mg per 5 mL', '200 mg/28.5 mg per 5 mL', '400 mg/57 mg per 5 mL'],
        reference: { brand: 'Augmentin', company: 'US Antibiotics' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 50 mL', '1 x 75 mL', '1 x 100 mL'] }],
      },
      {
        dosageForm: 'Chewable Tablets',
        routes: ['Oral'],
        strengths: ['200 mg/28.5 mg', '400 mg/57 mg'],
        reference: { brand: 'Augmentin', company: 'US Antibiotics' },
        packs: [{ style: 'HDPE bottle with desiccant', sizes: ['20s'] }],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['1 g/62.5 mg'],
        reference: { brand: 'Augmentin XR', company: 'US Antibiotics' },
        packs: [{ style: 'HDPE bottle with desiccant', sizes: ['28s', '40s'] }],
      },
    ],
  },
  {
    inn: 'azithromycin',
    otherNames: [],
    brands: ['Zithromax', 'Zitromax', 'Sumamed'],
    salt: 'Azithromycin dihydrate',
    atcCode: 'J01FA10',
    therapeuticCategories: ['Antibacterials'],
    indication: 'Respiratory, skin and sexually transmitted infections caused by susceptible bacteria.',
    about:
      'Azalide macrolide with a tissue half-life of about 68 hours that allows three- and five-day courses. BCS ' +
      'class II to IV by source, with a marked food effect for capsules; mono- and dihydrate forms must be ' +
      'specified, and the bitter suspension needs taste masking.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CC[C@@H]1[C@@]([C@@H]([C@H](N(C[C@@H](C[C@@]([C@@H]([C@H]([C@@H]([C@H](C(=O)O1)C)O[C@H]2C[C@@]([C@' +
        'H]([C@@H](O2)C)O)(C)OC)C)O[C@H]3[C@@H]([C@H](C[C@H](O3)C)N(C)C)O)(C)O)C)C)C)O)(C)O',
      formula: 'C38H72N2O12',
      mass: 748.98,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['250 mg', '500 mg', '600 mg'],
        reference: { brand: 'Zithromax', company: 'Pfizer' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1 x 3', '1 x 6'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['100 mg/5 mL', '200 mg/5 mL'],
        reference: { brand: 'Zithromax', company: 'Pfizer' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 15 mL', '1 x 22.5 mL', '1 x 30 mL'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['500 mg'],
        reference: { brand: 'Zithromax', company: 'Pfizer' },
        packs: [{ style: 'Glass vial', sizes: ['1s', '10s'] }],
      },
    ],
  },
  {
    inn: 'clarithromycin',
    otherNames: [],
    brands: ['Biaxin', 'Klacid'],
    salt: 'Clarithromycin',
    atcCode: 'J01FA09',
    therapeuticCategories: ['Antibacterials'],
    indication:
      'Respiratory and skin infections, Mycobacterium avium complex and Helicobacter pylori eradication.',
    about:
      '6-O-methyl erythromycin with acid stability and a 14-hydroxy metabolite that adds to activity; a strong ' +
      'CYP3A4 inhibitor. Several crystal forms (form II is marketed); the granule suspension is coated against ' +
      'an intensely bitter taste.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CC[C@@H]1[C@@]([C@@H]([C@H](C(=O)[C@@H](C[C@@]([C@@H]([C@H]([C@@H]([C@H](C(=O)O1)C)O[C@H]2C[C@@]([' +
        'C@H]([C@@H](O2)C)O)(C)OC)C)O[C@H]3[C@@H]([C@H](C[C@H](O3)C)N(C)C)O)(C)OC)C)C)O)(C)O',
      formula: 'C38H69NO13',
      mass: 747.95,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['250 mg', '500 mg'],
        reference: { brand: 'Biaxin', company: 'AbbVie' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 7', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['500 mg'],
        reference: { brand: 'Biaxin XL', company: 'AbbVie' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 7'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['125 mg/5 mL', '250 mg/5 mL'],
        reference: { brand: 'Biaxin', company: 'AbbVie' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 50 mL', '1 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'cefuroxime',
    otherNames: ['cefuroxime axetil', 'cefuroxime sodium'],
    brands: ['Ceftin', 'Zinnat', 'Zinacef'],
    salt: 'Cefuroxime axetil (oral), cefuroxime sodium (injection)',
    atcCode: 'J01DC02',
    therapeuticCategories: ['Antibacterials'],
    indication: 'Respiratory, urinary and skin infections, Lyme disease and surgical prophylaxis.',
    about:
      'Second-generation cephalosporin stable to many beta-lactamases. The oral axetil is a diastereomeric ' +
      'prodrug used amorphous for bioavailability; it gels on wetting and is bitter, which makes the tablet ' +
      'core, the coat and the suspension difficult. Needs a dedicated cephalosporin plant.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CO/N=C(/C1=CC=CO1)\\C(=O)N[C@H]2[C@@H]3N(C2=O)C(=C(CS3)COC(=O)N)C(=O)O',
      formula: 'C16H16N4O8S',
      mass: 424.39,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['125 mg', '250 mg', '500 mg'],
        reference: { brand: 'Ceftin', company: 'GlaxoSmithKline' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['1 x 10', '2 x 7'] },
          { style: 'HDPE bottle', sizes: ['20s', '60s'] },
        ],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intramuscular', 'Intravenous'],
        strengths: ['750 mg', '1.5 g'],
        reference: { brand: 'Zinacef', company: 'PAI Holdings' },
        packs: [{ style: 'Glass vial', sizes: ['1s', '10s', '25s'] }],
      },
    ],
  },
  {
    inn: 'ceftriaxone',
    otherNames: [],
    brands: ['Rocephin', 'Rocephine'],
    salt: 'Ceftriaxone sodium hemiheptahydrate',
    atcCode: 'J01DD04',
    therapeuticCategories: ['Antibacterials'],
    indication:
      'Severe infections including pneumonia, meningitis, sepsis, gonorrhoea and surgical prophylaxis.',
    about:
      'Third-generation parenteral cephalosporin dosed once a day thanks to high protein binding. Sterile ' +
      'crystalline powder filled aseptically; colour of solution, E-isomer and particulate matter are the ' +
      'critical attributes, and calcium-containing diluents are contraindicated.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1C(=NC(=O)C(=O)N1)SCC2=C(N3[C@@H]([C@@H](C3=O)NC(=O)/C(=N\\OC)/C4=CSC(=N4)N)SC2)C(=O)O',
      formula: 'C18H18N8O7S3',
      mass: 554.58,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intramuscular', 'Intravenous'],
        strengths: ['250 mg', '500 mg', '1 g', '2 g'],
        reference: { brand: 'Rocephin', company: 'Hoffmann-La Roche' },
        packs: [{ style: 'Glass vial', sizes: ['1s', '10s', '25s', '50s'] }],
      },
    ],
  },
  {
    inn: 'cefiderocol',
    otherNames: [],
    brands: ['Fetroja', 'Fetcroja'],
    salt: 'Cefiderocol sulfate tosilate',
    atcCode: 'J01DI04',
    therapeuticCategories: ['Antibacterials'],
    indication:
      'Complicated urinary tract infections and hospital-acquired pneumonia due to resistant Gram-negative bacteria.',
    about:
      'Siderophore cephalosporin whose catechol side chain carries it through bacterial iron transporters, ' +
      'active against many carbapenemase producers. Lyophilised with refrigerated storage; the synthesis of the ' +
      'quaternary side chain and the mixed sulfate tosilate salt limit API supply.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CC(C)(C(=O)O)O/N=C(/C1=CSC(=N1)N)\\C(=O)N[C@H]2[C@@H]3N(C2=O)C(=C(CS3)C[N+]4(CCCC4)CCNC(=O)C5=C(C(=' +
        'C(C=C5)O)O)Cl)C(=O)[O-]',
      formula: 'C30H34ClN7O10S2',
      mass: 752.21,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['1 g'],
        reference: { brand: 'Fetroja', company: 'Shionogi' },
        usConstraintDate: '2029-11-14',
        packs: [{ style: 'Glass vial', sizes: ['10s'] }],
      },
    ],
  },
  {
    inn: 'meropenem',
    otherNames: [],
    brands: ['Merrem', 'Meronem'],
    salt: 'Meropenem trihydrate',
    atcCode: 'J01DH02',
    therapeuticCategories: ['Antibacterials'],
    indication:
      'Complicated intra-abdominal and skin infections, hospital pneumonia and bacterial meningitis.',
    about:
      'Broad-spectrum carbapenem stable to renal dehydropeptidase. A sterile blend of crystalline trihydrate and ' +
      'sodium carbonate, not a true lyophilisate; beta-lactam ring opening and dimer limits the shelf life after ' +
      'reconstitution, and carbapenem lines must be segregated.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H]1[C@@H]2[C@H](C(=O)N2C(=C1S[C@H]3C[C@H](NC3)C(=O)N(C)C)C(=O)O)[C@@H](C)O',
      formula: 'C17H25N3O5S',
      mass: 383.46,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['500 mg', '1 g'],
        reference: { brand: 'Merrem IV', company: 'Pfizer' },
        packs: [{ style: 'Glass vial', sizes: ['1s', '10s'] }],
      },
    ],
  },
  {
    inn: 'ertapenem',
    otherNames: [],
    brands: ['Invanz'],
    salt: 'Ertapenem sodium',
    atcCode: 'J01DH03',
    therapeuticCategories: ['Antibacterials'],
    indication:
      'Complicated intra-abdominal, urinary, skin and pelvic infections and community-acquired pneumonia.',
    about:
      'Once-daily carbapenem without activity against Pseudomonas, often chosen for outpatient therapy. The ' +
      'monosodium API is unstable and shipped frozen; the lyophilisate contains a carbon dioxide adduct formed ' +
      'with bicarbonate, which few developers reproduce.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@@H]1[C@@H]2[C@H](C(=O)N2C(=C1S[C@H]3C[C@H](NC3)C(=O)NC4=CC=CC(=C4)C(=O)O)C(=O)O)[C@@H](C)O',
      formula: 'C22H25N3O7S',
      mass: 475.52,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intramuscular', 'Intravenous'],
        strengths: ['1 g'],
        reference: { brand: 'Invanz', company: 'Merck Sharp & Dohme' },
        packs: [{ style: 'Glass vial', sizes: ['1s', '10s'] }],
      },
    ],
  },
  {
    inn: 'piperacillin + tazobactam',
    otherNames: [],
    brands: ['Zosyn', 'Tazocin'],
    salt: 'Piperacillin sodium + tazobactam sodium',
    atcCode: 'J01CR05',
    therapeuticCategories: ['Antibacterials'],
    indication: 'Intra-abdominal, skin and pelvic infections and nosocomial pneumonia.',
    about:
      'Antipseudomonal ureidopenicillin with a beta-lactamase inhibitor in the ratio 8 to 1, a hospital ' +
      'workhorse. Co-lyophilised; the reference was reformulated with citrate and edetate against particulates, ' +
      'so generics differ in compatibility with Ringer lactate and aminoglycosides.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['2 g/250 mg', '3 g/375 mg', '4 g/500 mg'],
        reference: { brand: 'Zosyn', company: 'Wyeth' },
        packs: [{ style: 'Glass vial', sizes: ['1s', '10s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['40 mg/5 mg per mL', '60 mg/7.5 mg per mL'],
        reference: { brand: 'Zosyn in Galaxy Container', company: 'Baxter' },
        packs: [{ style: 'Infusion bag (frozen premix)', sizes: ['24 x 50 mL', '12 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'vancomycin',
    otherNames: [],
    brands: ['Vancocin', 'Firvanq'],
    salt: 'Vancomycin hydrochloride',
    atcCode: 'J01XA01',
    therapeuticCategories: ['Antibacterials'],
    indication:
      'Serious infections with resistant Gram-positive bacteria (intravenous) and Clostridioides difficile ' +
      'infection (oral).',
    about:
      'Glycopeptide that binds the D-Ala-D-Ala terminus of cell-wall precursors. A fermentation product defined ' +
      'by its factor B content and crystalline degradation product; oral capsules act locally, and in-vitro ' +
      'dissolution may replace a clinical endpoint study when Q1/Q2 the same.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous', 'Oral'],
        strengths: ['500 mg', '1 g', '5 g', '10 g'],
        reference: { brand: 'Vancomycin Hydrochloride', company: 'Zhejiang Novus' },
        packs: [
          { style: 'Glass vial', sizes: ['1s', '10s'] },
          { style: 'Pharmacy bulk vial', sizes: ['1 x 100 mL'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['125 mg', '250 mg'],
        reference: { brand: 'Vancocin Hydrochloride', company: 'ANI Pharmaceuticals' },
        packs: [{ style: 'PVC/PCTFE blister', sizes: ['2 x 10'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['1 g/200 mL', '1.25 g/250 mL', '1.5 g/300 mL'],
        reference: { brand: 'Vancomycin Hydrochloride', company: 'Hikma' },
        packs: [{ style: 'Infusion bag', sizes: ['6 x 200 mL', '6 x 300 mL'] }],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['25 mg/mL', '50 mg/mL'],
        reference: { brand: 'Firvanq', company: 'Azurity' },
        packs: [{ style: 'HDPE bottle (powder with diluent)', sizes: ['1 x 150 mL', '1 x 300 mL'] }],
      },
    ],
  },
  {
    inn: 'daptomycin',
    otherNames: [],
    brands: ['Cubicin'],
    salt: 'Daptomycin',
    atcCode: 'J01XX09',
    therapeuticCategories: ['Antibacterials'],
    indication:
      'Complicated skin infections and Staphylococcus aureus bacteraemia, including right-sided endocarditis.',
    about:
      'Cyclic lipopeptide from Streptomyces roseosporus that depolarises the membrane of Gram-positive bacteria; ' +
      'inactivated by lung surfactant. Ready-to-reconstitute and room-temperature versions came through the ' +
      '505(b)(2) route beside plain generics; anhydro and beta-aspartyl impurities drive the cold chain.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['350 mg', '500 mg'],
        reference: { brand: 'Daptomycin', company: 'Hikma' },
        packs: [{ style: 'Glass vial', sizes: ['1s', '10s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['350 mg/50 mL', '500 mg/50 mL', '700 mg/100 mL', '1 g/100 mL'],
        reference: { brand: 'Daptomycin in 0.9% Sodium Chloride', company: 'Baxter' },
        packs: [{ style: 'Infusion bag', sizes: ['10 x 50 mL', '10 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'doxycycline',
    otherNames: ['doxycycline hyclate', 'doxycycline monohydrate'],
    brands: ['Vibramycin', 'Doryx', 'Monodox', 'Acticlate'],
    salt: 'Doxycycline hyclate or monohydrate',
    atcCode: 'J01AA02',
    therapeuticCategories: ['Antibacterials', 'Anti-Acne'],
    indication: 'Respiratory, sexually transmitted and rickettsial infections, acne and malaria prophylaxis.',
    about:
      'Broad-spectrum tetracycline, BCS class I as the hyclate. Oesophageal injury led to delayed-release and ' +
      'monohydrate versions, each with its own US reference; 6-epidoxycycline and metacycline are the impurities ' +
      'to watch.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@@H]1[C@H]2[C@@H]([C@H]3[C@@H](C(=O)C(=C([C@]3(C(=O)C2=C(C4=C1C=CC=C4O)O)O)O)C(=O)N)N(C)C)O',
      formula: 'C22H24N2O8',
      mass: 444.43,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['50 mg', '75 mg', '100 mg'],
        reference: { brand: 'Monodox', company: 'Chartwell' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1 x 10'] },
          { style: 'HDPE bottle', sizes: ['50s', '100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '75 mg', '100 mg', '150 mg', '200 mg'],
        reference: { brand: 'Doryx', company: 'Mayne Pharma' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '60s', '120s'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '75 mg', '100 mg', '150 mg'],
        reference: { brand: 'Acticlate', company: 'Chartwell' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '60s', '100s'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg', '200 mg'],
        reference: { brand: 'Vibramycin', company: 'Pfizer' },
        packs: [{ style: 'Amber glass vial', sizes: ['1s', '5s', '10s'] }],
      },
    ],
  },
  {
    inn: 'levofloxacin',
    otherNames: [],
    brands: ['Levaquin', 'Tavanic', 'Cravit'],
    salt: 'Levofloxacin hemihydrate',
    atcCode: 'J01MA12',
    therapeuticCategories: ['Antibacterials'],
    indication:
      'Pneumonia, sinusitis, prostatitis, complicated urinary tract infections, inhalational anthrax and plague.',
    about:
      'S-enantiomer of ofloxacin, a respiratory fluoroquinolone inhibiting DNA gyrase and topoisomerase IV. BCS ' +
      'class I, so tablets are waiver candidates in many markets; boxed warnings on tendon rupture and ' +
      'neuropathy have reduced use but not tender demand.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H]1COC2=C3N1C=C(C(=O)C3=CC(=C2N4CCN(CC4)C)F)C(=O)O',
      formula: 'C18H20FN3O4',
      mass: 361.37,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['250 mg', '500 mg', '750 mg'],
        reference: { brand: 'Levaquin', company: 'Janssen' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1 x 5', '1 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['20s', '50s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['250 mg/50 mL', '500 mg/100 mL', '750 mg/150 mL'],
        reference: { brand: 'Levaquin in Dextrose 5%', company: 'Janssen' },
        packs: [
          { style: 'Infusion bag', sizes: ['1 x 100 mL', '24 x 100 mL'] },
          { style: 'Glass bottle', sizes: ['1 x 100 mL'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['250 mg/10 mL'],
        reference: { brand: 'Levaquin', company: 'Janssen' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 480 mL'] }],
      },
    ],
  },
  {
    inn: 'linezolid',
    otherNames: [],
    brands: ['Zyvox', 'Zyvoxid'],
    salt: 'Linezolid',
    atcCode: 'J01XX08',
    therapeuticCategories: ['Antibacterials', 'Antimycobacterials'],
    indication:
      'Pneumonia and skin infections with resistant Gram-positive bacteria, and multidrug-resistant tuberculosis.',
    about:
      'First oxazolidinone, blocking formation of the 70S initiation complex, with complete oral ' +
      'bioavailability. Forms I and II differ by process and patent; part of the BPaL regimen, which keeps ' +
      'tablets in global tenders.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(=O)NC[C@H]1CN(C(=O)O1)C2=CC(=C(C=C2)N3CCOCC3)F',
      formula: 'C16H20FN3O4',
      mass: 337.35,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['600 mg'],
        reference: { brand: 'Zyvox', company: 'Pfizer' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['1 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['20s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['200 mg/100 mL', '600 mg/300 mL'],
        reference: { brand: 'Zyvox', company: 'Pfizer' },
        packs: [{ style: 'Infusion bag', sizes: ['1 x 300 mL', '10 x 300 mL'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['100 mg/5 mL'],
        reference: { brand: 'Zyvox', company: 'Pfizer' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 150 mL'] }],
      },
    ],
  },
  {
    inn: 'tigecycline',
    otherNames: [],
    brands: ['Tygacil'],
    salt: 'Tigecycline',
    atcCode: 'J01AA12',
    therapeuticCategories: ['Antibacterials'],
    indication: 'Complicated skin and intra-abdominal infections and community-acquired bacterial pneumonia.',
    about:
      'Glycylcycline that escapes tetracycline efflux and ribosomal protection; the label warns of higher ' +
      'all-cause mortality. Oxidises and epimerises easily, so lyophilisation under low pH with lactose and ' +
      'strict oxygen control separates competing formulations.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CC(C)(C)NCC(=O)NC1=CC(=C2C[C@H]3C[C@H]4[C@@H](C(=O)C(=C([C@]4(C(=O)C3=C(C2=C1O)O)O)O)C(=O)N)N(C)C)N(C)C',
      formula: 'C29H39N5O8',
      mass: 585.65,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['50 mg'],
        reference: { brand: 'Tygacil', company: 'Pfizer' },
        packs: [{ style: 'Glass vial', sizes: ['1s', '10s'] }],
      },
    ],
  },
  {
    inn: 'nitrofurantoin',
    otherNames: [],
    brands: ['Macrodantin', 'Macrobid', 'Furadantin'],
    salt: 'Nitrofurantoin (macrocrystals or microcrystals)',
    atcCode: 'J01XE01',
    therapeuticCategories: ['Antibacterials', 'Urologicals'],
    indication: 'Treatment and prophylaxis of uncomplicated lower urinary tract infections.',
    about:
      'Urinary antiseptic reduced by bacterial flavoproteins to reactive species; resistance has stayed low for ' +
      'decades. Crystal size governs absorption and nausea, so macrocrystal particle size is the key ' +
      'specification.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1C(=O)NC(=O)N1/N=C/C2=CC=C(O2)[N+](=O)[O-]',
      formula: 'C8H6N4O5',
      mass: 238.16,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Macrodantin', company: 'Almatica' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s'] },
          { style: 'PVC/Alu blister', sizes: ['3 x 10'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['25 mg/5 mL'],
        reference: { brand: 'Furadantin', company: 'Casper Pharma' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 230 mL'] }],
      },
    ],
  },
  {
    inn: 'sulfamethoxazole + trimethoprim',
    otherNames: ['co-trimoxazole', 'cotrimoxazole'],
    brands: ['Bactrim', 'Septra', 'Septrin'],
    salt: 'Sulfamethoxazole + trimethoprim',
    atcCode: 'J01EE01',
    therapeuticCategories: ['Antibacterials'],
    indication:
      'Urinary, respiratory and enteric infections, and treatment and prophylaxis of Pneumocystis pneumonia.',
    about:
      'Sequential block of folate synthesis in the fixed ratio 5 to 1. On the WHO essential list and bought by ' +
      'global health programmes; both actives are poorly soluble, and rare but severe skin reactions shape the ' +
      'label.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['400 mg/80 mg', '800 mg/160 mg'],
        reference: { brand: 'Bactrim', company: 'Sun Pharma' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['200 mg/40 mg per 5 mL'],
        reference: { brand: 'Bactrim', company: 'Sun Pharma' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 100 mL', '1 x 480 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['80 mg/16 mg per mL'],
        reference: { brand: 'Bactrim', company: 'Sun Pharma' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 5 mL', '10 x 10 mL'] },
          { style: 'Glass ampoule', sizes: ['10 x 5 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'fluconazole',
    otherNames: [],
    brands: ['Diflucan'],
    salt: 'Fluconazole',
    atcCode: 'J02AC01',
    therapeuticCategories: ['Antimycotics'],
    indication:
      'Vaginal, oropharyngeal and invasive candidiasis, cryptococcal meningitis and prophylaxis in immunosuppression.',
    about:
      'Water-soluble triazole with near complete bioavailability and linear kinetics, BCS class I or III by ' +
      'jurisdiction. Polymorphs II and III are specified; the 150 mg single dose is non-prescription in several ' +
      'European countries.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'C1=CC(=C(C=C1F)F)C(CN2C=NC=N2)(CN3C=NC=N3)O',
      formula: 'C13H12F2N6O',
      mass: 306.27,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '100 mg', '150 mg', '200 mg'],
        reference: { brand: 'Diflucan', company: 'Pfizer' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1s', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['50 mg', '100 mg', '150 mg', '200 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['1s', '1 x 7', '10 x 10'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['50 mg/5 mL', '200 mg/5 mL'],
        reference: { brand: 'Diflucan', company: 'Pfizer' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 35 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['200 mg/100 mL', '400 mg/200 mL'],
        reference: { brand: 'Diflucan in Sodium Chloride 0.9%', company: 'Pfizer' },
        packs: [
          { style: 'Infusion bag', sizes: ['6 x 100 mL', '6 x 200 mL'] },
          { style: 'Glass bottle', sizes: ['1 x 100 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'voriconazole',
    otherNames: [],
    brands: ['Vfend'],
    salt: 'Voriconazole',
    atcCode: 'J02AC03',
    therapeuticCategories: ['Antimycotics'],
    indication: 'Invasive aspergillosis, candidaemia, and Scedosporium and Fusarium infections.',
    about:
      'Second-generation triazole with nonlinear kinetics and CYP2C19 polymorphism, so exposure is monitored. ' +
      'Tablets show a food effect; the injection needs sulfobutylbetadex for solubility, and the R,S enantiomer ' +
      'and retro-aldol degradation in water limit shelf life.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H](C1=NC=NC=C1F)[C@](CN2C=NC=N2)(C3=C(C=C(C=C3)F)F)O',
      formula: 'C16H14F3N5O',
      mass: 349.31,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '200 mg'],
        reference: { brand: 'Vfend', company: 'Pfizer' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1 x 10', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['200 mg'],
        reference: { brand: 'Vfend', company: 'Pfizer' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['200 mg/5 mL'],
        reference: { brand: 'Vfend', company: 'Pfizer' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 70 mL'] }],
      },
    ],
  },
  {
    inn: 'posaconazole',
    otherNames: [],
    brands: ['Noxafil'],
    salt: 'Posaconazole',
    atcCode: 'J02AC04',
    therapeuticCategories: ['Antimycotics'],
    indication:
      'Prophylaxis and treatment of invasive Aspergillus and Candida infections in immunocompromised patients.',
    about:
      'Broad triazole and lipophilic BCS class II drug whose absorption from suspension depends on a fatty meal. ' +
      'The delayed-release tablet is a hot-melt extrudate in hypromellose acetate succinate, hard to copy; the ' +
      'injection uses sulfobutylbetadex.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CC[C@@H]([C@H](C)O)N1C(=O)N(C=N1)C2=CC=C(C=C2)N3CCN(CC3)C4=CC=C(C=C4)OC[C@H]5C[C@](OC5)(CN6C=NC=N6' +
        ')C7=C(C=C(C=C7)F)F',
      formula: 'C37H42F2N8O4',
      mass: 700.78,
    },
    presentations: [
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['100 mg'],
        reference: { brand: 'Noxafil', company: 'Merck Sharp & Dohme' },
        usConstraintDate: '2029-01-27',
        packs: [
          { style: 'PVC/ACLAR blister', sizes: ['24s', '96s'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['40 mg/mL'],
        reference: { brand: 'Noxafil', company: 'Merck Sharp & Dohme' },
        usConstraintDate: '2029-01-27',
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 105 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['300 mg/16.7 mL'],
        reference: { brand: 'Noxafil', company: 'Merck Sharp & Dohme' },
        usConstraintDate: '2029-01-27',
        packs: [{ style: 'Glass vial', sizes: ['1 x 16.7 mL'] }],
      },
    ],
  },
  {
    inn: 'isavuconazole',
    otherNames: ['isavuconazonium sulfate'],
    brands: ['Cresemba'],
    salt: 'Isavuconazonium sulfate',
    atcCode: 'J02AC05',
    therapeuticCategories: ['Antimycotics'],
    indication: 'Invasive aspergillosis and invasive mucormycosis.',
    about:
      'Triazole given as the water-soluble prodrug isavuconazonium, which frees the injection from cyclodextrin ' +
      'and makes oral bioavailability near 98%. Strengths are labelled as prodrug in the US and as isavuconazole ' +
      'in Europe (200 mg and 100 mg); the prodrug salt is moisture sensitive and stored cold.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H](C1=NC(=CS1)C2=CC=C(C=C2)C#N)[C@](CN3C=NC=N3)(C4=C(C=CC(=C4)F)F)O',
      formula: 'C22H17F2N5OS',
      mass: 437.47,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['74.5 mg', '186 mg'],
        reference: { brand: 'Cresemba', company: 'Astellas' },
        usConstraintDate: '2031-06-08',
        packs: [{ style: 'Alu-Alu blister with desiccant', sizes: ['2 x 7', '5 x 7'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['372 mg'],
        reference: { brand: 'Cresemba', company: 'Astellas' },
        usConstraintDate: '2031-06-08',
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'micafungin',
    otherNames: [],
    brands: ['Mycamine'],
    salt: 'Micafungin sodium',
    atcCode: 'J02AX05',
    therapeuticCategories: ['Antimycotics'],
    indication:
      'Candidaemia, oesophageal candidiasis and prophylaxis of Candida infection in stem cell transplantation.',
    about:
      'Semi-synthetic echinocandin that inhibits beta-1,3-glucan synthase, with little drug interaction. Light ' +
      'sensitive and prone to hydrolysis of the sulfate ester; fermentation-derived API and lactose ' +
      'lyophilisate, now with several generics and a ready-to-use bag.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['50 mg', '100 mg'],
        reference: { brand: 'Mycamine', company: 'Astellas' },
        packs: [{ style: 'Amber glass vial', sizes: ['1s', '10s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['50 mg/50 mL', '100 mg/100 mL', '150 mg/150 mL'],
        reference: { brand: 'Micafungin in Sodium Chloride 0.9%', company: 'Baxter' },
        packs: [{ style: 'Infusion bag', sizes: ['12 x 50 mL', '12 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'amphotericin b',
    otherNames: ['liposomal amphotericin b'],
    brands: ['AmBisome', 'Abelcet', 'Fungizone'],
    salt: 'Amphotericin B',
    atcCode: 'J02AA01',
    therapeuticCategories: ['Antimycotics'],
    indication:
      'Invasive fungal infections, febrile neutropenia, cryptococcal meningitis and visceral leishmaniasis.',
    about:
      'Polyene that binds ergosterol; the liposomal form sharply lowers nephrotoxicity. A complex generic: small ' +
      'unilamellar vesicles with the drug in the bilayer, where liposome size, drug state and in-vitro potassium ' +
      'release must match, plus a bioequivalence study.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['50 mg'],
        reference: { brand: 'AmBisome', company: 'Astellas' },
        packs: [{ style: 'Glass vial with 5 micron filter', sizes: ['1s', '10s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['5 mg/mL'],
        reference: { brand: 'Abelcet', company: 'Leadiant Biosciences' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 20 mL', '10 x 20 mL'] }],
      },
    ],
  },
  {
    inn: 'rifampicin',
    otherNames: ['rifampin'],
    brands: ['Rifadin', 'Rimactane'],
    salt: 'Rifampicin',
    atcCode: 'J04AB02',
    therapeuticCategories: ['Antimycobacterials', 'Antibacterials'],
    indication:
      'Tuberculosis, leprosy, and prophylaxis of meningococcal and Haemophilus influenzae meningitis.',
    about:
      'Semi-synthetic ansamycin that inhibits bacterial RNA polymerase and strongly induces CYP3A4. BCS class II ' +
      'with variable bioavailability in fixed-dose combinations; polymorphs I and II, photostability, and the ' +
      'nitrosamine 1-methyl-4-nitrosopiperazine all need control.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@H]1/C=C/C=C(\\C(=O)NC2=C(C(=C3C(=C2O)C(=C(C4=C3C(=O)[C@](O4)(O/C=C/[C@@H]([C@H]([C@H]([C@@H]([C' +
        '@@H]([C@@H]([C@H]1O)C)O)C)OC(=O)C)C)OC)C)C)O)O)/C=N/N5CCN(CC5)C)/C',
      formula: 'C43H58N4O12',
      mass: 822.94,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['150 mg', '300 mg'],
        reference: { brand: 'Rifadin', company: 'Sanofi' },
        packs: [
          { style: 'Alu-PVC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '60s', '100s'] },
        ],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['600 mg'],
        reference: { brand: 'Rifadin', company: 'Sanofi' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'isoniazid',
    otherNames: ['inh', 'isonicotinic acid hydrazide'],
    brands: ['Nydrazid', 'Isozid'],
    salt: 'Isoniazid',
    atcCode: 'J04AC01',
    therapeuticCategories: ['Antimycobacterials'],
    indication: 'Treatment of active tuberculosis and preventive treatment of latent infection.',
    about:
      'Prodrug activated by mycobacterial KatG that blocks mycolic acid synthesis. BCS class I or III with a WHO ' +
      'biowaiver monograph, although it reacts with reducing sugars such as lactose; supply is driven by tenders ' +
      'and prequalification.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1=CN=CC=C1C(=O)NN',
      formula: 'C6H7N3O',
      mass: 137.14,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '300 mg'],
        reference: { brand: 'Isoniazid', company: 'Epic Pharma' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10', '24 x 28'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s', '1000s'] },
        ],
      },
    ],
  },
  {
    inn: 'isoniazid + pyrazinamide + rifampicin',
    otherNames: ['rhz', 'isoniazid and pyrazinamide and rifampin'],
    brands: ['Rifater'],
    salt: 'Isoniazid + pyrazinamide + rifampicin',
    atcCode: 'J04AM05',
    therapeuticCategories: ['Antimycobacterials'],
    indication: 'Initial two-month phase of treatment of drug-susceptible tuberculosis.',
    about:
      'Fixed-dose combination recommended by the WHO to avoid monotherapy and resistance. Rifampicin degrades ' +
      'with isoniazid in acid to a hydrazone, which is why layered or separately granulated designs are used; ' +
      'the paediatric dispersible tablet is bought through the Global Drug Facility.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['50 mg/150 mg/75 mg'],
        reference: null,
        packs: [{ style: 'Alu-Alu strip', sizes: ['3 x 28', '24 x 28'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg/300 mg/120 mg', '75 mg/400 mg/150 mg'],
        reference: null,
        packs: [{ style: 'Alu-PVC/PVDC blister', sizes: ['10 x 10', '24 x 28'] }],
      },
    ],
  },
  {
    inn: 'ethambutol',
    otherNames: [],
    brands: ['Myambutol'],
    salt: 'Ethambutol hydrochloride',
    atcCode: 'J04AK02',
    therapeuticCategories: ['Antimycobacterials'],
    indication: 'Pulmonary tuberculosis in combination, and Mycobacterium avium complex.',
    about:
      'Inhibits arabinosyl transferases of the mycobacterial cell wall; the S,S-enantiomer is the active one. ' +
      'BCS class III with a WHO biowaiver monograph; very hygroscopic, so a moisture-barrier film coat and ' +
      'blister are expected.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC[C@@H](CO)NCCN[C@@H](CC)CO',
      formula: 'C10H24N2O2',
      mass: 204.31,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '400 mg'],
        reference: { brand: 'Myambutol', company: 'Kanchan Healthcare' },
        packs: [
          { style: 'Alu-PVC/PVDC blister', sizes: ['10 x 10', '24 x 28'] },
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
        ],
      },
    ],
  },
  {
    inn: 'bedaquiline',
    otherNames: ['tmc207'],
    brands: ['Sirturo'],
    salt: 'Bedaquiline fumarate',
    atcCode: 'J04AK05',
    therapeuticCategories: ['Antimycobacterials'],
    indication:
      'Pulmonary tuberculosis resistant to at least rifampicin and isoniazid, in combination, from five years of age.',
    about:
      'Diarylquinoline that inhibits mycobacterial ATP synthase and anchors the BPaLM regimen. BCS class II with ' +
      'a food effect and a terminal half-life of months, which forces parallel-design bioequivalence; basic ' +
      'patents have lapsed in many high-burden countries.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN(C)CC[C@@](C1=CC=CC2=CC=CC=C21)([C@H](C3=CC=CC=C3)C4=C(N=C5C=CC(=CC5=C4)Br)OC)O',
      formula: 'C32H31BrN2O2',
      mass: 555.51,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['20 mg', '100 mg'],
        reference: { brand: 'Sirturo', company: 'Janssen' },
        usConstraintDate: '2027-06-21',
        packs: [
          { style: 'HDPE bottle', sizes: ['60s', '188s'] },
          { style: 'Alu-Alu blister', sizes: ['4 x 6'] },
        ],
      },
    ],
  },
  {
    inn: 'pretomanid',
    otherNames: ['pa-824'],
    brands: ['Pretomanid', 'Dovprela'],
    salt: 'Pretomanid',
    atcCode: 'J04AK08',
    therapeuticCategories: ['Antimycobacterials'],
    indication:
      'Pulmonary extensively drug-resistant or treatment-intolerant tuberculosis, with bedaquiline and linezolid.',
    about:
      'Nitroimidazooxazine activated by a mycobacterial F420-dependent nitroreductase, developed by the ' +
      'non-profit TB Alliance and licensed to several manufacturers. BCS class II with higher exposure after a ' +
      'fatty meal; S-enantiomer purity is specified.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1[C@@H](COC2=NC(=CN21)[N+](=O)[O-])OCC3=CC=C(C=C3)OC(F)(F)F',
      formula: 'C14H12F3N3O5',
      mass: 359.26,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['200 mg'],
        reference: { brand: 'Pretomanid', company: 'Mylan' },
        usConstraintDate: '2029-08-14',
        packs: [
          { style: 'HDPE bottle', sizes: ['26s'] },
          { style: 'Alu-Alu blister', sizes: ['2 x 7', '13 x 14'] },
        ],
      },
    ],
  },
  {
    inn: 'aciclovir',
    otherNames: ['acyclovir'],
    brands: ['Zovirax', 'Sitavig'],
    salt: 'Aciclovir (oral, topical), aciclovir sodium (injection)',
    atcCode: 'J05AB01',
    therapeuticCategories: ['Antivirals'],
    indication: 'Herpes simplex and varicella zoster virus infections.',
    about:
      'Guanosine analogue activated by viral thymidine kinase. BCS class III to IV by dose with low, saturable ' +
      'absorption; the ointment may use the in-vitro bioequivalence option, the cream needs in-vitro permeation ' +
      'testing, and hydrates of the API must be specified.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'C1=NC2=C(N1COCCO)N=C(NC2=O)N',
      formula: 'C8H11N5O3',
      mass: 225.2,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['400 mg', '800 mg'],
        reference: { brand: 'Zovirax', company: 'Norvium Bioscience' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['5 x 5', '7 x 5'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['5%'],
        reference: { brand: 'Zovirax', company: 'Bausch Health' },
        packs: [{ style: 'Aluminium tube', sizes: ['2 g', '5 g', '10 g'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['200 mg/5 mL'],
        reference: { brand: 'Zovirax', company: 'Norvium Bioscience' },
        packs: [{ style: 'Glass bottle', sizes: ['1 x 125 mL', '1 x 473 mL'] }],
      },
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['5%'],
        reference: { brand: 'Zovirax', company: 'Bausch Health' },
        packs: [{ style: 'Aluminium tube', sizes: ['5 g', '15 g', '30 g'] }],
      },
    ],
  },
  {
    inn: 'valaciclovir',
    otherNames: ['valacyclovir'],
    brands: ['Valtrex', 'Zelitrex'],
    salt: 'Valaciclovir hydrochloride',
    atcCode: 'J05AB11',
    therapeuticCategories: ['Antivirals'],
    indication: 'Herpes labialis, genital herpes, herpes zoster and chickenpox.',
    about:
      'L-valyl ester of aciclovir, taken up by the peptide transporter PEPT1, with three to five times the ' +
      'bioavailability. BCS class III or I by dose; hydrolysis back to aciclovir and the D-valyl isomer limit ' +
      'shelf life, and the large tablet challenges compression.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)[C@@H](C(=O)OCCOCN1C=NC2=C1N=C(NC2=O)N)N',
      formula: 'C13H20N6O4',
      mass: 324.34,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '1 g'],
        reference: { brand: 'Valtrex', company: 'GlaxoSmithKline' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1 x 10', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'oseltamivir',
    otherNames: [],
    brands: ['Tamiflu'],
    salt: 'Oseltamivir phosphate',
    atcCode: 'J05AH02',
    therapeuticCategories: ['Antivirals'],
    indication: 'Treatment and prophylaxis of influenza A and B.',
    about:
      'Ethyl ester prodrug of a neuraminidase inhibitor, demand for which is seasonal and stockpile-driven. BCS ' +
      'class III or I with good solubility; shikimic-acid supply and azide chemistry of the API, and hydrolysis ' +
      'of the suspension, are the points to check.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCC(CC)O[C@@H]1C=C(C[C@@H]([C@H]1NC(=O)C)N)C(=O)OCC',
      formula: 'C16H28N2O4',
      mass: 312.4,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['30 mg', '45 mg', '75 mg'],
        reference: { brand: 'Tamiflu', company: 'Hoffmann-La Roche' },
        packs: [{ style: 'PVC/PVDC blister', sizes: ['1 x 10'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['6 mg/mL'],
        reference: { brand: 'Tamiflu', company: 'Hoffmann-La Roche' },
        packs: [{ style: 'Glass bottle', sizes: ['1 x 60 mL'] }],
      },
    ],
  },
  {
    inn: 'entecavir',
    otherNames: [],
    brands: ['Baraclude'],
    salt: 'Entecavir monohydrate',
    atcCode: 'J05AF10',
    therapeuticCategories: ['Antivirals'],
    indication: 'Chronic hepatitis B with active viral replication.',
    about:
      'Carbocyclic guanosine analogue with potent activity and a high barrier to resistance. Half-milligram ' +
      'dose, so blend uniformity and potent handling matter; food lowers absorption, and the studies are done ' +
      'fasting.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C=C1[C@H](C[C@@H]([C@H]1CO)O)N2C=NC3=C2N=C(NC3=O)N',
      formula: 'C12H15N5O3',
      mass: 277.28,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['0.5 mg', '1 mg'],
        reference: { brand: 'Baraclude', company: 'Bristol-Myers Squibb' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['0.05 mg/mL'],
        reference: { brand: 'Baraclude', company: 'Bristol-Myers Squibb' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 210 mL'] }],
      },
    ],
  },
  {
    inn: 'tenofovir disoproxil',
    otherNames: ['tenofovir disoproxil fumarate', 'tdf'],
    brands: ['Viread'],
    salt: 'Tenofovir disoproxil fumarate',
    atcCode: 'J05AF07',
    therapeuticCategories: ['Antivirals'],
    indication: 'HIV-1 infection in combination and chronic hepatitis B.',
    about:
      'Nucleotide reverse transcriptase inhibitor as a diester prodrug, BCS class III. Hydrolysis to the ' +
      'monoester and dimer formation require a dry process and desiccant; fumarate, maleate, phosphate and ' +
      'succinate salts are marketed in Europe.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H](CN1C=NC2=C(N=CN=C21)N)OCP(=O)(OCOC(=O)OC(C)C)OCOC(=O)OC(C)C',
      formula: 'C19H30N5O10P',
      mass: 519.44,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['150 mg', '200 mg', '250 mg', '300 mg'],
        reference: { brand: 'Viread', company: 'Gilead Sciences' },
        packs: [
          { style: 'HDPE bottle with desiccant', sizes: ['30s'] },
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
        ],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['40 mg/g'],
        reference: { brand: 'Viread', company: 'Gilead Sciences' },
        packs: [{ style: 'HDPE bottle with scoop', sizes: ['60 g'] }],
      },
    ],
  },
  {
    inn: 'emtricitabine + tenofovir disoproxil',
    otherNames: ['ftc/tdf'],
    brands: ['Truvada'],
    salt: 'Emtricitabine + tenofovir disoproxil fumarate',
    atcCode: 'J05AR03',
    therapeuticCategories: ['Antivirals'],
    indication: 'HIV-1 infection in combination, and pre-exposure prophylaxis.',
    about:
      'Two nucleoside and nucleotide reverse transcriptase inhibitors in one daily tablet and the standard oral ' +
      'prophylaxis worldwide. Both hydrolyse and discolour in moisture, so co-granulation, desiccant and water ' +
      'control determine shelf life.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['100 mg/150 mg', '133 mg/200 mg', '167 mg/250 mg', '200 mg/300 mg'],
        reference: { brand: 'Truvada', company: 'Gilead Sciences' },
        packs: [{ style: 'HDPE bottle with desiccant', sizes: ['30s', '90s'] }],
      },
    ],
  },
  {
    inn: 'bictegravir + emtricitabine + tenofovir alafenamide',
    otherNames: ['b/f/taf'],
    brands: ['Biktarvy'],
    salt: 'Bictegravir sodium + emtricitabine + tenofovir alafenamide fumarate',
    atcCode: 'J05AR20',
    therapeuticCategories: ['Antivirals'],
    indication:
      'Complete single-tablet treatment of HIV-1 infection in adults and children weighing at least 14 kg.',
    about:
      'Unboosted integrase inhibitor with a tenofovir alafenamide backbone, the best-selling HIV regimen. ' +
      'Tenofovir alafenamide is moisture labile and needs desiccant and a compatible tablet design; compound ' +
      'patents extend past the exclusivities, with voluntary licences only for lower-income countries.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['30 mg/120 mg/15 mg', '50 mg/200 mg/25 mg'],
        reference: { brand: 'Biktarvy', company: 'Gilead Sciences' },
        usConstraintDate: '2032-07-30',
        packs: [
          { style: 'HDPE bottle with desiccant', sizes: ['30s'] },
          { style: 'Alu-Alu blister', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'dolutegravir',
    otherNames: [],
    brands: ['Tivicay', 'Tivicay PD'],
    salt: 'Dolutegravir sodium',
    atcCode: 'J05AJ03',
    therapeuticCategories: ['Antivirals'],
    indication: 'HIV-1 infection in combination with other antiretrovirals, from four weeks of age.',
    about:
      'Second-generation integrase strand transfer inhibitor, preferred first line by the WHO and widely ' +
      'licensed through the Medicines Patent Pool. BCS class II sodium salt; polyvalent cations lower ' +
      'absorption, and dispersible and film-coated tablets are not equivalent milligram for milligram.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H]1CCO[C@@H]2N1C(=O)C3=C(C(=O)C(=CN3C2)C(=O)NCC4=C(C=C(C=C4)F)F)O',
      formula: 'C20H19F2N3O5',
      mass: 419.38,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg'],
        reference: { brand: 'Tivicay', company: 'ViiV Healthcare' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['5 mg'],
        reference: { brand: 'Tivicay PD', company: 'ViiV Healthcare' },
        packs: [{ style: 'HDPE bottle with desiccant', sizes: ['60s'] }],
      },
    ],
  },
  {
    inn: 'sofosbuvir',
    otherNames: [],
    brands: ['Sovaldi'],
    salt: 'Sofosbuvir',
    atcCode: 'J05AP08',
    therapeuticCategories: ['Antivirals'],
    indication: 'Chronic hepatitis C in combination with other antivirals.',
    about:
      'Phosphoramidate prodrug of a uridine nucleotide that terminates the NS5B polymerase chain. The single Sp ' +
      'diastereomer and crystal form 6 are specified; licensed generics supply over 100 countries while the US ' +
      'and EU remain patent bound.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@@H](C(=O)OC(C)C)N[P@](=O)(OC[C@@H]1[C@H]([C@@]([C@@H](O1)N2C=CC(=O)NC2=O)(C)F)O)OC3=CC=CC=C3',
      formula: 'C22H29FN3O9P',
      mass: 529.45,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['200 mg', '400 mg'],
        reference: { brand: 'Sovaldi', company: 'Gilead Sciences' },
        usConstraintDate: '2026-08-28',
        packs: [{ style: 'HDPE bottle', sizes: ['28s'] }],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['150 mg', '200 mg'],
        reference: { brand: 'Sovaldi', company: 'Gilead Sciences' },
        usConstraintDate: '2026-08-28',
        packs: [{ style: 'Laminated sachet', sizes: ['28s'] }],
      },
    ],
  },
  {
    inn: 'letermovir',
    otherNames: [],
    brands: ['Prevymis'],
    salt: 'Letermovir',
    atcCode: 'J05AX18',
    therapeuticCategories: ['Antivirals'],
    indication:
      'Prophylaxis of cytomegalovirus infection and disease after stem cell or high-risk kidney transplantation.',
    about:
      'First inhibitor of the viral terminase complex, without the marrow toxicity of ganciclovir. Amorphous, ' +
      'poorly soluble and with low, variable oral bioavailability; the injection needs hydroxypropylbetadex, and ' +
      'interacts with ciclosporin so that the dose is halved.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COC1=C(C=C(C=C1)C(F)(F)F)N2[C@H](C3=C(C(=CC=C3)F)N=C2N4CCN(CC4)C5=CC(=CC=C5)OC)CC(=O)O',
      formula: 'C29H28F4N4O4',
      mass: 572.55,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['240 mg', '480 mg'],
        reference: { brand: 'Prevymis', company: 'Merck Sharp & Dohme' },
        usConstraintDate: '2031-08-30',
        packs: [{ style: 'Alu-Alu blister', sizes: ['4 x 7'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['240 mg/12 mL', '480 mg/24 mL'],
        reference: { brand: 'Prevymis', company: 'Merck Sharp & Dohme' },
        usConstraintDate: '2031-08-30',
        packs: [{ style: 'Glass vial', sizes: ['1 x 12 mL', '1 x 24 mL'] }],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['20 mg', '120 mg'],
        reference: { brand: 'Prevymis', company: 'Merck Sharp & Dohme' },
        usConstraintDate: '2031-08-30',
        packs: [{ style: 'Laminated sachet', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'remdesivir',
    otherNames: ['gs-5734'],
    brands: ['Veklury'],
    salt: 'Remdesivir',
    atcCode: 'J05AB16',
    therapeuticCategories: ['Antivirals'],
    indication: 'COVID-19 in hospitalised patients and in outpatients at high risk of progression.',
    about:
      'Phosphoramidate prodrug of an adenosine analogue that inhibits the viral RNA polymerase. Practically ' +
      'insoluble; the lyophilisate carries 3 g of sulfobutylbetadex per vial. Voluntary licences opened supply ' +
      'in 127 countries during the pandemic.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CCC(CC)COC(=O)[C@H](C)N[P@](=O)(OC[C@@H]1[C@H]([C@H]([C@](O1)(C#N)C2=CC=C3N2N=CN=C3N)O)O)OC4=CC=CC=C4',
      formula: 'C27H35N6O8P',
      mass: 602.58,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg'],
        reference: { brand: 'Veklury', company: 'Gilead Sciences' },
        usConstraintDate: '2027-01-13',
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'hepatitis b vaccine (recombinant)',
    otherNames: ['hepatitis b surface antigen vaccine', 'hbsag vaccine'],
    brands: ['Engerix-B', 'Recombivax HB', 'Heplisav-B'],
    salt: 'Hepatitis B surface antigen, recombinant, adsorbed',
    atcCode: 'J07BC01',
    therapeuticCategories: ['Vaccines & Immunoglobulins'],
    indication: 'Active immunisation against infection with all known subtypes of hepatitis B virus.',
    about:
      'Surface antigen expressed in yeast and adsorbed on an aluminium salt. A biological with lot release by ' +
      'authorities; antigen content, adsorption and potency are the critical attributes, the vaccine must not ' +
      'freeze, and WHO prequalification opens the tender market.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular'],
        strengths: ['10 mcg/0.5 mL', '20 mcg/mL'],
        reference: { brand: 'Engerix-B', company: 'GlaxoSmithKline' },
        packs: [
          { style: 'Prefilled syringe', sizes: ['1s', '10s'] },
          { style: 'Glass vial', sizes: ['1s', '10s'] },
        ],
      },
    ],
  },
  {
    inn: 'rabies vaccine (inactivated)',
    otherNames: ['human diploid cell vaccine', 'purified chick embryo cell vaccine'],
    brands: ['Imovax', 'RabAvert', 'Verorab'],
    salt: 'Rabies virus, inactivated, whole virion',
    atcCode: 'J07BG01',
    therapeuticCategories: ['Vaccines & Immunoglobulins'],
    indication: 'Pre-exposure immunisation and post-exposure prophylaxis against rabies.',
    about:
      'Cell-culture vaccine from human diploid, Vero or chick embryo cells, lyophilised without adjuvant. ' +
      'Potency of at least 2.5 IU per dose is tested in mice or by glycoprotein assay; short supply is ' +
      'recurrent, and endemic countries favour the intradermal schedule.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intramuscular'],
        strengths: ['2.5 IU/mL'],
        reference: { brand: 'Imovax', company: 'Sanofi Pasteur' },
        packs: [{ style: 'Glass vial with diluent syringe', sizes: ['1s', '5s'] }],
      },
    ],
  },
  {
    inn: 'normal human immunoglobulin',
    otherNames: ['human immune globulin', 'ivig', 'scig'],
    brands: ['Gamunex-C', 'Privigen', 'Hizentra', 'Octagam'],
    salt: 'Human normal immunoglobulin G',
    atcCode: 'J06BA02',
    therapeuticCategories: ['Vaccines & Immunoglobulins', 'Immunosuppressants'],
    indication: 'Replacement in primary and secondary immunodeficiency, immune thrombocytopenia and CIDP.',
    about:
      'Polyvalent IgG fractionated from pooled human plasma, with dedicated virus inactivation and removal ' +
      'steps. Plasma collection is the bottleneck; there is no generic route, and each product needs its own ' +
      'clinical trials and lot release.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Subcutaneous'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Gamunex-C', company: 'Grifols' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 10 mL', '1 x 50 mL', '1 x 100 mL', '1 x 200 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['200 mg/mL'],
        reference: { brand: 'Hizentra', company: 'CSL Behring' },
        packs: [
          { style: 'Glass vial', sizes: ['1 x 5 mL', '1 x 20 mL', '1 x 50 mL'] },
          { style: 'Prefilled syringe', sizes: ['1 x 5 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'nirsevimab',
    otherNames: [],
    brands: ['Beyfortus'],
    salt: 'Nirsevimab',
    atcCode: 'J06BD08',
    therapeuticCategories: ['Vaccines & Immunoglobulins', 'Antivirals'],
    indication:
      'Prevention of respiratory syncytial virus lower respiratory tract disease in infants during their first season.',
    about:
      'Human IgG1 antibody against the prefusion F protein with an Fc change (YTE) that extends the half-life to ' +
      'about 70 days, so one dose covers a season. A biological: its US reference product exclusivity stands in ' +
      'another register than the constraint date; demand is national programmes and strongly seasonal.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular'],
        strengths: ['50 mg/0.5 mL', '100 mg/mL'],
        reference: { brand: 'Beyfortus', company: 'Sanofi Pasteur' },
        packs: [{ style: 'Prefilled syringe', sizes: ['1s', '5s'] }],
      },
    ],
  },
];
