import type { Molecule } from '../molecule.ts';

export const oncologyImmunology: Molecule[] = [
  {
    inn: 'bortezomib',
    otherNames: ['ps-341'],
    brands: ['Velcade', 'Boruzu'],
    salt: 'Bortezomib (mannitol boronic ester in the lyophilisate)',
    atcCode: 'L01XG01',
    therapeuticCategories: ['Antineoplastics'],
    indication: 'Multiple myeloma and mantle cell lymphoma.',
    about:
      'First proteasome inhibitor, a dipeptidyl boronic acid. Stable only as the mannitol ester formed during ' +
      'lyophilisation from tert-butanol, so 505(b)(2) versions with other stabilisers and ready-to-use solutions ' +
      'abound; cytotoxic containment at 3.5 mg per vial.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'B([C@H](CC(C)C)NC(=O)[C@H](CC1=CC=CC=C1)NC(=O)C2=NC=CN=C2)(O)O',
      formula: 'C19H25BN4O4',
      mass: 384.24,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous', 'Subcutaneous'],
        strengths: ['1 mg', '2.5 mg', '3.5 mg'],
        reference: { brand: 'Bortezomib', company: 'Hospira' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Subcutaneous'],
        strengths: ['3.5 mg/1.4 mL'],
        reference: { brand: 'Bortezomib', company: 'Shilpa Medicare' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 1.4 mL'] }],
      },
    ],
  },
  {
    inn: 'azacitidine',
    otherNames: ['5-azacytidine'],
    brands: ['Vidaza', 'Onureg'],
    salt: 'Azacitidine',
    atcCode: 'L01BC07',
    therapeuticCategories: ['Antineoplastics'],
    indication: 'Myelodysplastic syndromes, juvenile myelomonocytic leukaemia and acute myeloid leukaemia.',
    about:
      'Cytidine analogue that inhibits DNA methyltransferase. Hydrolyses within hours in water, so it is ' +
      'lyophilised cold and used as a suspension; many polymorphs are known, and the oral tablet has different ' +
      'kinetics and is not interchangeable with the injection.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1=NC(=NC(=O)N1[C@H]2[C@@H]([C@@H]([C@H](O2)CO)O)O)N',
      formula: 'C8H12N4O5',
      mass: 244.2,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous', 'Subcutaneous'],
        strengths: ['100 mg'],
        reference: { brand: 'Vidaza', company: 'Bristol-Myers Squibb' },
        usConstraintDate: '2029-05-20',
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['200 mg', '300 mg'],
        reference: { brand: 'Onureg', company: 'Bristol-Myers Squibb' },
        usConstraintDate: '2027-09-01',
        packs: [{ style: 'Alu-Alu blister', sizes: ['1 x 7', '2 x 7'] }],
      },
    ],
  },
  {
    inn: 'doxorubicin',
    otherNames: ['adriamycin', 'liposomal doxorubicin'],
    brands: ['Doxil', 'Caelyx', 'Adriamycin', 'Lipodox'],
    salt: 'Doxorubicin hydrochloride',
    atcCode: 'L01DB01',
    therapeuticCategories: ['Antineoplastics'],
    indication:
      'Breast, ovarian and bladder cancer, lymphomas and sarcomas; as liposome also Kaposi sarcoma and multiple ' +
      'myeloma.',
    about:
      'Anthracycline that intercalates DNA and inhibits topoisomerase II, with cumulative cardiotoxicity. The ' +
      'pegylated liposome is a complex generic: drug crystallised as sulfate inside, with size, lamellarity, ' +
      'free drug and leakage to match, plus a bioequivalence study in patients on both encapsulated and free ' +
      'drug.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@H]1[C@H]([C@H](C[C@@H](O1)O[C@H]2C[C@@](CC3=C2C(=C4C(=C3O)C(=O)C5=C(C4=O)C(=CC=C5)OC)O)(C(=O)CO)O)N)O',
      formula: 'C27H29NO11',
      mass: 543.52,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['20 mg/10 mL', '50 mg/25 mL'],
        reference: { brand: 'Doxil', company: 'Baxter' },
        packs: [{ style: 'Glass vial (liposome dispersion)', sizes: ['1 x 10 mL', '1 x 25 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['2 mg/mL'],
        reference: { brand: 'Doxorubicin Hydrochloride', company: 'Pfizer' },
        packs: [
          { style: 'Glass vial (solution)', sizes: ['1 x 5 mL', '1 x 10 mL', '1 x 25 mL', '1 x 100 mL'] },
        ],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['10 mg', '20 mg', '50 mg'],
        reference: { brand: 'Adriamycin', company: 'Pfizer' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'paclitaxel',
    otherNames: ['nab-paclitaxel', 'paclitaxel protein-bound'],
    brands: ['Taxol', 'Abraxane'],
    salt: 'Paclitaxel',
    atcCode: 'L01CD01',
    therapeuticCategories: ['Antineoplastics'],
    indication:
      'Ovarian, breast and non-small cell lung cancer; protein-bound also metastatic pancreatic adenocarcinoma.',
    about:
      'Taxane that stabilises microtubules. The concentrate needs polyoxyl 35 castor oil and premedication ' +
      'against hypersensitivity; the albumin-bound nanoparticle removes both but is a complex generic with ' +
      'particle size, crystallinity and in-vivo disintegration to match.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CC1=C2[C@H](C(=O)[C@@]3([C@H](C[C@@H]4[C@]([C@H]3[C@@H]([C@@](C2(C)C)(C[C@@H]1OC(=O)[C@@H]([C@H](C' +
        '5=CC=CC=C5)NC(=O)C6=CC=CC=C6)O)O)OC(=O)C7=CC=CC=C7)(CO4)OC(=O)C)O)C)OC(=O)C',
      formula: 'C47H51NO14',
      mass: 853.92,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg'],
        reference: { brand: 'Abraxane', company: 'Bristol-Myers Squibb' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['6 mg/mL'],
        reference: { brand: 'Taxol', company: 'HQ Specialty Pharma' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 5 mL', '1 x 16.7 mL', '1 x 50 mL'] }],
      },
    ],
  },
  {
    inn: 'pemetrexed',
    otherNames: [],
    brands: ['Alimta', 'Pemfexy'],
    salt: 'Pemetrexed disodium (heptahydrate or hemipentahydrate)',
    atcCode: 'L01BA04',
    therapeuticCategories: ['Antineoplastics'],
    indication:
      'Malignant pleural mesothelioma and locally advanced or metastatic non-squamous non-small cell lung cancer.',
    about:
      'Multitargeted antifolate inhibiting thymidylate synthase, given with folic acid and vitamin B12. After ' +
      'the vitamin-regimen patent lapsed the US opened to generics and to 505(b)(2) solutions with other salts; ' +
      'oxidation in solution calls for antioxidants and nitrogen.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1=CC(=CC=C1CCC2=CNC3=C2C(=O)NC(=N3)N)C(=O)N[C@@H](CCC(=O)O)C(=O)O',
      formula: 'C20H21N5O6',
      mass: 427.41,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg', '500 mg', '750 mg', '1 g'],
        reference: { brand: 'Alimta', company: 'Eli Lilly' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg/4 mL', '500 mg/20 mL', '1 g/40 mL'],
        reference: { brand: 'Pemetrexed', company: 'Actavis' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 4 mL', '1 x 20 mL', '1 x 40 mL'] }],
      },
    ],
  },
  {
    inn: 'capecitabine',
    otherNames: [],
    brands: ['Xeloda'],
    salt: 'Capecitabine',
    atcCode: 'L01BC06',
    therapeuticCategories: ['Antineoplastics'],
    indication: 'Colorectal, breast, gastric and pancreatic cancer.',
    about:
      'Oral prodrug converted in three steps to fluorouracil, the last one in tumour tissue. BCS class I or III ' +
      'by jurisdiction, with bioequivalence done in patients under fed conditions; dihydropyrimidine ' +
      'dehydrogenase deficiency testing has entered labels.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCCOC(=O)NC1=NC(=O)N(C=C1F)[C@H]2[C@@H]([C@@H]([C@H](O2)C)O)O',
      formula: 'C15H22FN3O6',
      mass: 359.35,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['150 mg', '500 mg'],
        reference: { brand: 'Xeloda', company: 'Cheplapharm' },
        packs: [
          { style: 'Alu-PVC/PVDC blister', sizes: ['6 x 10', '12 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s', '120s'] },
        ],
      },
    ],
  },
  {
    inn: 'gemcitabine',
    otherNames: [],
    brands: ['Gemzar', 'Infugem'],
    salt: 'Gemcitabine hydrochloride',
    atcCode: 'L01BC05',
    therapeuticCategories: ['Antineoplastics'],
    indication: 'Pancreatic, non-small cell lung, ovarian, breast and bladder cancer.',
    about:
      'Difluorinated deoxycytidine analogue that terminates DNA synthesis. The lyophilisate is a mature generic; ' +
      'ready-to-dilute solutions of 38 and 100 mg/mL and infusion bags differ in strength and need care against ' +
      'dosing errors.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1=CN(C(=O)N=C1N)[C@H]2C([C@@H]([C@H](O2)CO)O)(F)F',
      formula: 'C9H11F2N3O4',
      mass: 263.2,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['200 mg', '1 g', '2 g'],
        reference: { brand: 'Gemzar', company: 'Eli Lilly' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['200 mg/5.26 mL', '1 g/26.3 mL', '2 g/52.6 mL'],
        reference: { brand: 'Gemcitabine Hydrochloride', company: 'Hospira' },
        usConstraintDate: '2028-09-09',
        packs: [{ style: 'Glass vial', sizes: ['1 x 5.26 mL', '1 x 26.3 mL', '1 x 52.6 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['200 mg/2 mL', '1 g/10 mL', '2 g/20 mL'],
        reference: { brand: 'Gemcitabine Hydrochloride', company: 'Sun Pharma' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 2 mL', '1 x 10 mL', '1 x 20 mL'] }],
      },
    ],
  },
  {
    inn: 'temozolomide',
    otherNames: [],
    brands: ['Temodar', 'Temodal'],
    salt: 'Temozolomide',
    atcCode: 'L01AX03',
    therapeuticCategories: ['Antineoplastics'],
    indication: 'Newly diagnosed glioblastoma with radiotherapy, and anaplastic astrocytoma.',
    about:
      'Imidazotetrazine prodrug that opens at physiological pH to the methylating agent MTIC. BCS class I but ' +
      'stable only in acid, so tartaric acid is in the capsule; cytotoxic, mutagenic powder filling needs high ' +
      'containment.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1C(=O)N2C=NC(=C2N=N1)C(=O)N',
      formula: 'C6H6N6O2',
      mass: 194.15,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['5 mg', '20 mg', '100 mg', '140 mg', '180 mg', '250 mg'],
        reference: { brand: 'Temodar', company: 'Merck Sharp & Dohme' },
        packs: [
          { style: 'Laminated sachet', sizes: ['5s', '20s'] },
          { style: 'Amber glass bottle', sizes: ['5s', '14s'] },
        ],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg'],
        reference: { brand: 'Temodar', company: 'Merck Sharp & Dohme' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'bendamustine',
    otherNames: [],
    brands: ['Treanda', 'Bendeka', 'Belrapzo', 'Levact'],
    salt: 'Bendamustine hydrochloride',
    atcCode: 'L01AA09',
    therapeuticCategories: ['Antineoplastics'],
    indication: 'Chronic lymphocytic leukaemia and indolent B-cell non-Hodgkin lymphoma.',
    about:
      'Nitrogen mustard joined to a benzimidazole, with alkylating and antimetabolite features. Hydrolyses in ' +
      'minutes to hours, so the lyophilisate uses tert-butanol, and liquid concentrates in propylene glycol or ' +
      'macrogol created a line of 505(b)(2) products and litigation.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1C2=C(C=C(C=C2)N(CCCl)CCCl)N=C1CCCC(=O)O',
      formula: 'C16H21Cl2N3O2',
      mass: 358.26,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['25 mg', '100 mg'],
        reference: { brand: 'Treanda', company: 'Cephalon' },
        packs: [{ style: 'Amber glass vial', sizes: ['1s', '5s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg/4 mL'],
        reference: { brand: 'Bendamustine Hydrochloride', company: 'Hospira' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 4 mL'] }],
      },
    ],
  },
  {
    inn: 'carfilzomib',
    otherNames: [],
    brands: ['Kyprolis'],
    salt: 'Carfilzomib',
    atcCode: 'L01XG02',
    therapeuticCategories: ['Antineoplastics'],
    indication: 'Relapsed or refractory multiple myeloma, alone or in combination.',
    about:
      'Irreversible epoxyketone proteasome inhibitor, a tetrapeptide almost insoluble in water. The lyophilisate ' +
      'holds sulfobutylbetadex fifty-fold by weight; slow dissolution in the bulk and epoxide impurities make ' +
      'the process demanding, and settlements date US generic entry.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CC(C)C[C@@H](C(=O)[C@]1(CO1)C)NC(=O)[C@H](CC2=CC=CC=C2)NC(=O)[C@H](CC(C)C)NC(=O)[C@H](CCC3=CC=CC=C' +
        '3)NC(=O)CN4CCOCC4',
      formula: 'C40H57N5O7',
      mass: 719.91,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['10 mg', '30 mg', '60 mg'],
        reference: { brand: 'Kyprolis', company: 'Onyx Pharmaceuticals' },
        usConstraintDate: '2028-11-22',
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'imatinib',
    otherNames: [],
    brands: ['Gleevec', 'Glivec', 'Imkeldi'],
    salt: 'Imatinib mesilate',
    atcCode: 'L01EA01',
    therapeuticCategories: ['Antineoplastics'],
    indication:
      'Philadelphia chromosome-positive chronic myeloid leukaemia and KIT-positive gastrointestinal stromal tumours.',
    about:
      'First BCR-ABL tyrosine kinase inhibitor and the prototype of targeted therapy. BCS class I or II, with ' +
      'mesilate alpha and beta forms as the polymorph question; mature generic with heavy price erosion, and an ' +
      'oral solution as the newest form.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=C(C=C(C=C1)NC(=O)C2=CC=C(C=C2)CN3CCN(CC3)C)NC4=NC=CC(=N4)C5=CN=CC=C5',
      formula: 'C29H31N7O',
      mass: 493.6,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '400 mg'],
        reference: { brand: 'Gleevec', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '6 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['80 mg/mL'],
        reference: { brand: 'Imkeldi', company: 'Shorla Oncology' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 140 mL'] }],
      },
    ],
  },
  {
    inn: 'dasatinib',
    otherNames: ['bms-354825'],
    brands: ['Sprycel', 'Phyrago'],
    salt: 'Dasatinib monohydrate',
    atcCode: 'L01EA02',
    therapeuticCategories: ['Antineoplastics'],
    indication:
      'Philadelphia chromosome-positive chronic myeloid leukaemia and acute lymphoblastic leukaemia.',
    about:
      'Second-generation BCR-ABL and SRC inhibitor. BCS class II base soluble only in acid, so proton pump ' +
      'inhibitors cut exposure; amorphous and anhydrous 505(b)(2) versions remove that effect, and the ' +
      'monohydrate is highly variable in bioequivalence.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=C(C(=CC=C1)Cl)NC(=O)C2=CN=C(S2)NC3=CC(=NC(=N3)C)N4CCN(CC4)CCO',
      formula: 'C22H26ClN7O2S',
      mass: 488.01,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['20 mg', '50 mg', '70 mg', '80 mg', '100 mg', '140 mg'],
        reference: { brand: 'Sprycel', company: 'Bristol-Myers Squibb' },
        usConstraintDate: '2026-12-05',
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10', '6 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '60s'] },
        ],
      },
    ],
  },
  {
    inn: 'ibrutinib',
    otherNames: ['pci-32765'],
    brands: ['Imbruvica'],
    salt: 'Ibrutinib',
    atcCode: 'L01EL01',
    therapeuticCategories: ['Antineoplastics', 'Immunosuppressants'],
    indication:
      'Chronic lymphocytic leukaemia, Waldenstrom macroglobulinaemia and chronic graft versus host disease.',
    about:
      'First covalent Bruton tyrosine kinase inhibitor. BCS class II with pH-dependent solubility, strong ' +
      'first-pass metabolism and high variability; capsule, tablet and suspension are separate references, ' +
      'protected by a large patent estate on polymorph and formulation.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C=CC(=O)N1CCC[C@H](C1)N2C3=NC=NC(=C3C(=N2)C4=CC=C(C=C4)OC5=CC=CC=C5)N',
      formula: 'C25H24N6O2',
      mass: 440.5,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['70 mg', '140 mg'],
        reference: { brand: 'Imbruvica', company: 'Pharmacyclics' },
        usConstraintDate: '2030-02-24',
        packs: [{ style: 'HDPE bottle', sizes: ['28s', '90s', '120s'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['140 mg', '280 mg', '420 mg'],
        reference: { brand: 'Imbruvica', company: 'Pharmacyclics' },
        usConstraintDate: '2030-02-24',
        packs: [{ style: 'PVC/PCTFE blister', sizes: ['2 x 14'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['70 mg/mL'],
        reference: { brand: 'Imbruvica', company: 'Pharmacyclics' },
        usConstraintDate: '2030-02-24',
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 108 mL'] }],
      },
    ],
  },
  {
    inn: 'palbociclib',
    otherNames: ['pd-0332991'],
    brands: ['Ibrance'],
    salt: 'Palbociclib',
    atcCode: 'L01EF01',
    therapeuticCategories: ['Antineoplastics'],
    indication:
      'Hormone receptor-positive, HER2-negative advanced or metastatic breast cancer with endocrine therapy.',
    about:
      'First inhibitor of the cyclin-dependent kinases 4 and 6. BCS class II base whose capsule needs food, ' +
      'because solubility collapses above pH 4; the later tablet contains succinic acid and may be taken without ' +
      'food. Filings therefore choose between two distinct references.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=C(C(=O)N(C2=NC(=NC=C12)NC3=NC=C(C=C3)N4CCNCC4)C5CCCC5)C(=O)C',
      formula: 'C24H29N7O2',
      mass: 447.53,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['75 mg', '100 mg', '125 mg'],
        reference: { brand: 'Ibrance', company: 'Pfizer' },
        usConstraintDate: '2029-03-16',
        packs: [
          { style: 'HDPE bottle', sizes: ['21s'] },
          { style: 'PVC/PCTFE blister', sizes: ['3 x 7'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['75 mg', '100 mg', '125 mg'],
        reference: { brand: 'Ibrance', company: 'Pfizer' },
        usConstraintDate: '2029-03-16',
        packs: [{ style: 'PVC/OPA/Alu blister', sizes: ['3 x 7'] }],
      },
    ],
  },
  {
    inn: 'osimertinib',
    otherNames: ['azd9291'],
    brands: ['Tagrisso'],
    salt: 'Osimertinib mesilate',
    atcCode: 'L01EB04',
    therapeuticCategories: ['Antineoplastics'],
    indication:
      'EGFR-mutated non-small cell lung cancer, as adjuvant and first-line treatment and after T790M resistance.',
    about:
      'Third-generation irreversible EGFR inhibitor that spares the wild type and reaches the brain. BCS class ' +
      'III or intermediate with little food or pH effect; the acrylamide warhead is reactive, and mesilate salt ' +
      'and compound patents run to the 2030s.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1C=C(C2=CC=CC=C21)C3=NC(=NC=C3)NC4=C(C=C(C(=C4)NC(=O)C=C)N(C)CCN(C)C)OC',
      formula: 'C28H33N7O2',
      mass: 499.61,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['40 mg', '80 mg'],
        reference: { brand: 'Tagrisso', company: 'AstraZeneca' },
        usConstraintDate: '2027-12-18',
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'olaparib',
    otherNames: ['azd2281'],
    brands: ['Lynparza'],
    salt: 'Olaparib',
    atcCode: 'L01XK01',
    therapeuticCategories: ['Antineoplastics'],
    indication:
      'BRCA-mutated ovarian, breast, pancreatic and prostate cancer, chiefly as maintenance treatment.',
    about:
      'First inhibitor of poly(ADP-ribose) polymerase. BCS class IV: the tablet is a hot-melt extruded ' +
      'dispersion in copovidone and is not interchangeable with the former 50 mg capsule, which remains useful ' +
      'only as a patent workaround outside the US.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1CC1C(=O)N2CCN(CC2)C(=O)C3=C(C=CC(=C3)CC4=NNC(=O)C5=CC=CC=C54)F',
      formula: 'C24H23FN4O3',
      mass: 434.46,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '150 mg'],
        reference: { brand: 'Lynparza', company: 'AstraZeneca' },
        usConstraintDate: '2027-05-08',
        packs: [
          { style: 'Alu-Alu blister', sizes: ['7 x 8'] },
          { style: 'HDPE bottle', sizes: ['60s', '120s'] },
        ],
      },
    ],
  },
  {
    inn: 'lenalidomide',
    otherNames: ['cc-5013'],
    brands: ['Revlimid'],
    salt: 'Lenalidomide',
    atcCode: 'L04AX04',
    therapeuticCategories: ['Immunosuppressants', 'Antineoplastics'],
    indication:
      'Multiple myeloma, myelodysplastic syndromes with deletion 5q, mantle cell and follicular lymphoma.',
    about:
      'Thalidomide analogue that redirects the cereblon E3 ligase to Ikaros and Aiolos. Hemihydrate and other ' +
      'polymorphs are patented; generics entered the US under volume limits until 2026 and must run a shared or ' +
      'separate pregnancy risk programme.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1CC(=O)NC(=O)C1N2CC3=C(C2=O)C=CC=C3N',
      formula: 'C13H13N3O3',
      mass: 259.26,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg', '15 mg', '20 mg', '25 mg'],
        reference: { brand: 'Revlimid', company: 'Bristol-Myers Squibb' },
        usConstraintDate: '2026-05-28',
        packs: [
          { style: 'PVC/PCTFE blister', sizes: ['3 x 7'] },
          { style: 'HDPE bottle', sizes: ['21s', '28s', '100s'] },
        ],
      },
    ],
  },
  {
    inn: 'tipiracil + trifluridine',
    otherNames: ['tas-102'],
    brands: ['Lonsurf'],
    salt: 'Trifluridine + tipiracil hydrochloride',
    atcCode: 'L01BC59',
    therapeuticCategories: ['Antineoplastics'],
    indication:
      'Refractory metastatic colorectal cancer and gastric or gastro-oesophageal junction adenocarcinoma.',
    about:
      'Thymidine analogue with a thymidine phosphorylase inhibitor that prevents its first-pass breakdown, in ' +
      'the molar ratio 1 to 0.5. Trifluridine is moisture sensitive and teratogenic, so a dry process and ' +
      'containment apply; bioequivalence is studied in patients.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['6.14 mg/15 mg', '8.19 mg/20 mg'],
        reference: { brand: 'Lonsurf', company: 'Taiho Oncology' },
        usConstraintDate: '2026-02-22',
        packs: [
          { style: 'HDPE bottle with desiccant', sizes: ['20s', '40s', '60s'] },
          { style: 'Alu-Alu blister', sizes: ['2 x 10', '6 x 10'] },
        ],
      },
    ],
  },
  {
    inn: 'trastuzumab',
    otherNames: [],
    brands: ['Herceptin', 'Ogivri', 'Kanjinti', 'Herzuma'],
    salt: 'Trastuzumab',
    atcCode: 'L01FD01',
    therapeuticCategories: ['Antineoplastics'],
    indication:
      'HER2-overexpressing breast cancer and metastatic gastric or gastro-oesophageal junction adenocarcinoma.',
    about:
      'Humanised IgG1 against the extracellular domain IV of HER2, expressed in CHO cells. Well-travelled ' +
      'biosimilar target: glycosylation and antibody-dependent cytotoxicity are the critical attributes, and ' +
      'several biosimilars have already cut prices in the US and EU.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['150 mg', '420 mg'],
        reference: { brand: 'Herceptin', company: 'Genentech' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'leuprorelin',
    otherNames: ['leuprolide', 'leuprolide acetate'],
    brands: ['Lupron Depot', 'Eligard', 'Enantone', 'Camcevi'],
    salt: 'Leuprorelin acetate',
    atcCode: 'L02AE02',
    therapeuticCategories: ['Endocrine Therapy (Oncology)', 'Pituitary & Hypothalamic Hormones'],
    indication: 'Advanced prostate cancer, endometriosis, uterine fibroids and central precocious puberty.',
    about:
      'GnRH agonist nonapeptide that shuts down gonadal steroids after an initial surge. The depots are complex ' +
      'generics: poly(lactic acid) or PLGA microspheres, or an in-situ forming implant, each with its own ' +
      'release mechanism and a testosterone-suppression study; the daily injection is a plain solution.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intramuscular'],
        strengths: ['7.5 mg', '11.25 mg', '15 mg', '30 mg', '45 mg'],
        reference: { brand: 'Lupron Depot-Ped', company: 'AbbVie' },
        usConstraintDate: '2026-04-14',
        packs: [{ style: 'Dual-chamber prefilled syringe', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Subcutaneous'],
        strengths: ['7.5 mg', '22.5 mg', '30 mg', '45 mg'],
        reference: { brand: 'Eligard', company: 'Tolmar' },
        packs: [{ style: 'Two-syringe mixing kit', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['42 mg'],
        reference: { brand: 'Camcevi', company: 'Accord BioPharma' },
        usConstraintDate: '2028-08-25',
        packs: [{ style: 'Prefilled syringe', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['14 mg/2.8 mL'],
        reference: { brand: 'Lupron', company: 'AbbVie' },
        packs: [{ style: 'Glass vial with syringes', sizes: ['1 x 2.8 mL'] }],
      },
    ],
  },
  {
    inn: 'anastrozole',
    otherNames: [],
    brands: ['Arimidex'],
    salt: 'Anastrozole',
    atcCode: 'L02BG03',
    therapeuticCategories: ['Endocrine Therapy (Oncology)'],
    indication: 'Hormone receptor-positive breast cancer in postmenopausal women, early and advanced.',
    about:
      'Non-steroidal, reversible aromatase inhibitor. BCS class I at its 1 mg dose, with easy bioequivalence; ' +
      'polymorph and low-dose uniformity are the only technical points in a mature, high-volume market.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)(C#N)C1=CC(=CC(=C1)CN2C=NC=N2)C(C)(C)C#N',
      formula: 'C17H19N5',
      mass: 293.37,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['1 mg'],
        reference: { brand: 'Arimidex', company: 'ANI Pharmaceuticals' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 14', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s', '1000s'] },
        ],
      },
    ],
  },
  {
    inn: 'letrozole',
    otherNames: [],
    brands: ['Femara'],
    salt: 'Letrozole',
    atcCode: 'L02BG04',
    therapeuticCategories: ['Endocrine Therapy (Oncology)'],
    indication:
      'Hormone receptor-positive breast cancer in postmenopausal women, as adjuvant, extended and first-line ' +
      'treatment.',
    about:
      'Non-steroidal aromatase inhibitor, the most potent of its class, also used off-label for ovulation ' +
      'induction. Half-life near two days, which lengthens bioequivalence washouts; isomeric and nitrile-related ' +
      'genotoxic impurities are limited in the API.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1=CC(=CC=C1C#N)C(C2=CC=C(C=C2)C#N)N3C=NC=N3',
      formula: 'C17H11N5',
      mass: 285.3,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg'],
        reference: { brand: 'Femara', company: 'Novartis' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'abiraterone',
    otherNames: ['abiraterone acetate'],
    brands: ['Zytiga', 'Yonsa'],
    salt: 'Abiraterone acetate',
    atcCode: 'L02BX03',
    therapeuticCategories: ['Endocrine Therapy (Oncology)'],
    indication:
      'Metastatic castration-resistant and high-risk castration-sensitive prostate cancer, with a corticosteroid.',
    about:
      'CYP17 inhibitor given as the acetate prodrug. BCS class IV with a five- to tenfold food effect and very ' +
      'high variability; replicate fasting studies are needed, and fine-particle 500 mg and 125 mg versions show ' +
      'how much formulation can lower the dose.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@]12CC[C@@H](CC1=CC[C@@H]3[C@@H]2CC[C@]4([C@H]3CC=C4C5=CN=CC=C5)C)O',
      formula: 'C24H31NO',
      mass: 349.52,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg'],
        reference: { brand: 'Zytiga', company: 'Janssen' },
        packs: [
          { style: 'HDPE bottle', sizes: ['60s'] },
          { style: 'PVC/PVDC blister', sizes: ['4 x 14'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['125 mg', '250 mg'],
        reference: { brand: 'Zytiga', company: 'Janssen' },
        packs: [{ style: 'HDPE bottle', sizes: ['120s'] }],
      },
    ],
  },
  {
    inn: 'enzalutamide',
    otherNames: ['mdv3100'],
    brands: ['Xtandi'],
    salt: 'Enzalutamide',
    atcCode: 'L02BB04',
    therapeuticCategories: ['Endocrine Therapy (Oncology)'],
    indication: 'Castration-resistant and metastatic castration-sensitive prostate cancer.',
    about:
      'Androgen receptor inhibitor that also blocks nuclear translocation; strong CYP3A4 inducer. BCS class II: ' +
      'the soft capsule is a solution in caprylocaproyl macrogolglycerides, the tablet a spray-dried dispersion, ' +
      'and the half-life of 5.8 days forces parallel or long-washout studies.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1(C(=O)N(C(=S)N1C2=CC(=C(C=C2)C(=O)NC)F)C3=CC(=C(C=C3)C#N)C(F)(F)F)C',
      formula: 'C21H16F4N4O2S',
      mass: 464.44,
    },
    presentations: [
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['40 mg'],
        reference: { brand: 'Xtandi', company: 'Astellas' },
        usConstraintDate: '2026-11-17',
        packs: [
          { style: 'PVC/PCTFE blister', sizes: ['4 x 28'] },
          { style: 'HDPE bottle', sizes: ['120s'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['40 mg', '80 mg'],
        reference: { brand: 'Xtandi', company: 'Astellas' },
        usConstraintDate: '2026-11-17',
        packs: [{ style: 'HDPE bottle', sizes: ['60s', '120s'] }],
      },
    ],
  },
  {
    inn: 'darolutamide',
    otherNames: ['odm-201'],
    brands: ['Nubeqa'],
    salt: 'Darolutamide',
    atcCode: 'L02BB06',
    therapeuticCategories: ['Endocrine Therapy (Oncology)'],
    indication: 'Non-metastatic castration-resistant and metastatic hormone-sensitive prostate cancer.',
    about:
      'Androgen receptor inhibitor of distinct structure with little brain penetration and few interactions. A ' +
      'mixture of two diastereomers that interconvert in the body; BCS class II, taken with food, with ' +
      'bioequivalence measured on both isomers.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H](CN1C=CC(=N1)C2=CC(=C(C=C2)C#N)Cl)NC(=O)C3=NNC(=C3)C(C)O',
      formula: 'C19H19ClN6O2',
      mass: 398.85,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['300 mg'],
        reference: { brand: 'Nubeqa', company: 'Bayer' },
        usConstraintDate: '2028-06-03',
        packs: [
          { style: 'HDPE bottle', sizes: ['120s'] },
          { style: 'PVC/Alu blister', sizes: ['7 x 16'] },
        ],
      },
    ],
  },
  {
    inn: 'tamoxifen',
    otherNames: [],
    brands: ['Nolvadex', 'Soltamox'],
    salt: 'Tamoxifen citrate',
    atcCode: 'L02BA01',
    therapeuticCategories: ['Endocrine Therapy (Oncology)'],
    indication: 'Oestrogen receptor-positive breast cancer and reduction of breast cancer risk.',
    about:
      'Selective oestrogen receptor modulator and prodrug of endoxifen through CYP2D6. The Z-isomer is the ' +
      'active drug; BCS class II with a half-life of a week, so bioequivalence truncates sampling at 72 hours.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC/C(=C(\\C1=CC=CC=C1)/C2=CC=C(C=C2)OCCN(C)C)/C3=CC=CC=C3',
      formula: 'C26H29NO',
      mass: 371.52,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg'],
        reference: { brand: 'Nolvadex', company: 'AstraZeneca' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '60s', '90s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['20 mg/10 mL'],
        reference: { brand: 'Soltamox', company: 'Mayne Pharma' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 150 mL'] }],
      },
    ],
  },
  {
    inn: 'fulvestrant',
    otherNames: ['ici 182780'],
    brands: ['Faslodex'],
    salt: 'Fulvestrant',
    atcCode: 'L02BA03',
    therapeuticCategories: ['Endocrine Therapy (Oncology)'],
    indication:
      'Hormone receptor-positive advanced breast cancer in postmenopausal women, alone or with a CDK4/6 inhibitor.',
    about:
      'Pure oestrogen receptor antagonist and degrader, in a viscous castor oil solution with benzyl benzoate ' +
      'and alcohols. Q1/Q2 sameness allows a waiver of the in-vivo study in the US; syringe siliconisation, ' +
      'injectability and sterile filtration of the oil are the hurdles.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@@H]2O)[C@@H](CC4=C3C=CC(=C4)O)CCCCCCCCCS(=O)CCCC(C(F)(F)F)(F)F',
      formula: 'C32H47F5O3S',
      mass: 606.77,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular'],
        strengths: ['250 mg/5 mL'],
        reference: { brand: 'Faslodex', company: 'AstraZeneca' },
        packs: [{ style: 'Prefilled syringe', sizes: ['2 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'filgrastim',
    otherNames: ['g-csf', 'r-methug-csf'],
    brands: ['Neupogen', 'Zarxio', 'Nivestym', 'Accofil'],
    salt: 'Filgrastim',
    atcCode: 'L03AA02',
    therapeuticCategories: ['Immunostimulants'],
    indication:
      'Chemotherapy-induced neutropenia, severe chronic neutropenia and mobilisation of stem cells.',
    about:
      'Recombinant granulocyte colony-stimulating factor from E. coli, not glycosylated, and the first ' +
      'biosimilar approved in the US (2015). Biosimilarity rests on analytics and a pharmacodynamic study of ' +
      'neutrophil counts in healthy volunteers; oxidised and aggregated forms are the critical impurities.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous', 'Intravenous'],
        strengths: ['300 mcg/0.5 mL', '480 mcg/0.8 mL'],
        reference: { brand: 'Neupogen', company: 'Amgen' },
        packs: [{ style: 'Prefilled syringe', sizes: ['1 x 0.5 mL', '5 x 0.5 mL', '10 x 0.8 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous', 'Intravenous'],
        strengths: ['300 mcg/mL', '480 mcg/1.6 mL'],
        reference: { brand: 'Neupogen', company: 'Amgen' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 1 mL', '10 x 1.6 mL'] }],
      },
    ],
  },
  {
    inn: 'pegfilgrastim',
    otherNames: ['peg-filgrastim'],
    brands: ['Neulasta', 'Fulphila', 'Udenyca', 'Ziextenzo'],
    salt: 'Pegfilgrastim',
    atcCode: 'L03AA13',
    therapeuticCategories: ['Immunostimulants'],
    indication:
      'Reduction of the duration of neutropenia and of febrile neutropenia under cytotoxic chemotherapy.',
    about:
      'Filgrastim with a 20 kDa macrogol on the N-terminal methionine, given once per chemotherapy cycle. ' +
      'Site-selective pegylation and the macrogol raw material decide comparability; an on-body injector holds ' +
      'much of the US market against biosimilars in syringes.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['6 mg/0.6 mL'],
        reference: { brand: 'Neulasta', company: 'Amgen' },
        packs: [
          { style: 'Prefilled syringe', sizes: ['1 x 0.6 mL'] },
          { style: 'On-body injector kit', sizes: ['1s'] },
        ],
      },
    ],
  },
  {
    inn: 'plerixafor',
    otherNames: ['amd3100'],
    brands: ['Mozobil'],
    salt: 'Plerixafor',
    atcCode: 'L03AX16',
    therapeuticCategories: ['Immunostimulants'],
    indication:
      'Mobilisation of haematopoietic stem cells for autologous transplantation in lymphoma and multiple myeloma.',
    about:
      'Bicyclam antagonist of the CXCR4 receptor, given with filgrastim. A simple aqueous solution eligible for ' +
      'a Q1/Q2 waiver; US generics launched in 2023 and competition is now on price.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1CNCCNCCCN(CCNC1)CC2=CC=C(C=C2)CN3CCCNCCNCCCNCC3',
      formula: 'C28H54N8',
      mass: 502.78,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['24 mg/1.2 mL'],
        reference: { brand: 'Mozobil', company: 'Genzyme' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 1.2 mL'] }],
      },
    ],
  },
  {
    inn: 'glatiramer acetate',
    otherNames: ['glatiramer', 'copolymer-1'],
    brands: ['Copaxone', 'Glatopa', 'Brabio'],
    salt: 'Glatiramer acetate',
    atcCode: 'L03AX13',
    therapeuticCategories: ['Immunostimulants', 'Immunosuppressants'],
    indication: 'Relapsing forms of multiple sclerosis.',
    about:
      'Random copolymer of alanine, lysine, glutamic acid and tyrosine. A non-biological complex drug whose ' +
      'sameness is shown by polymerisation chemistry, physicochemical signatures and a gene expression or mouse ' +
      'encephalomyelitis model; the US has two generics.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['20 mg/mL', '40 mg/mL'],
        reference: { brand: 'Copaxone', company: 'Teva' },
        packs: [{ style: 'Prefilled syringe', sizes: ['12 x 1 mL', '28 x 1 mL', '30 x 1 mL'] }],
      },
    ],
  },
  {
    inn: 'ciclosporin',
    otherNames: ['cyclosporine', 'cyclosporin', 'ciclosporin a'],
    brands: ['Neoral', 'Sandimmune', 'Gengraf'],
    salt: 'Ciclosporin',
    atcCode: 'L04AD01',
    therapeuticCategories: ['Immunosuppressants', 'Ophthalmologicals & Otologicals'],
    indication: 'Prevention of transplant rejection, psoriasis, rheumatoid arthritis and nephrotic syndrome.',
    about:
      'Cyclic undecapeptide calcineurin inhibitor with a narrow therapeutic index. The microemulsion capsule ' +
      '(modified) and the original oil capsule are not interchangeable; self-emulsifying behaviour and ethanol ' +
      'loss through the gelatin shell are the formulation risks.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Neoral', company: 'Novartis' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['5 x 10', '3 x 10'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Neoral', company: 'Novartis' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 50 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['50 mg/mL'],
        reference: { brand: 'Sandimmune', company: 'Novartis' },
        packs: [{ style: 'Glass ampoule', sizes: ['10 x 5 mL'] }],
      },
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.05%'],
        reference: { brand: 'Restasis', company: 'AbbVie' },
        packs: [{ style: 'LDPE single-dose vial', sizes: ['30 x 0.4 mL', '60 x 0.4 mL'] }],
      },
    ],
  },
  {
    inn: 'tacrolimus',
    otherNames: ['fk-506'],
    brands: ['Prograf', 'Advagraf', 'Astagraf XL', 'Envarsus XR', 'Protopic'],
    salt: 'Tacrolimus monohydrate',
    atcCode: 'L04AD02',
    therapeuticCategories: ['Immunosuppressants', 'Other Dermatologicals'],
    indication:
      'Prevention of organ transplant rejection; as ointment, moderate to severe atopic dermatitis.',
    about:
      'Macrolide calcineurin inhibitor from Streptomyces tsukubaensis with a narrow therapeutic index, for which ' +
      '90 to 111% limits apply in Europe and scaled replicate designs in the US. BCS class II solid dispersion ' +
      'at milligram doses; tautomers and the 8-epimer complicate assays.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@@H]1C[C@@H]([C@@H]2[C@H](C[C@H]([C@@](O2)(C(=O)C(=O)N3CCCC[C@H]3C(=O)O[C@@H]([C@@H]([C@H](CC(=' +
        'O)[C@@H](/C=C(/C1)\\C)CC=C)O)C)/C(=C/[C@@H]4CC[C@H]([C@@H](C4)OC)O)/C)O)C)OC)OC',
      formula: 'C44H69NO12',
      mass: 804.02,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['0.5 mg', '1 mg', '5 mg'],
        reference: { brand: 'Prograf', company: 'Astellas' },
        usConstraintDate: '2028-07-16',
        packs: [
          { style: 'Alu-Alu blister with desiccant pouch', sizes: ['5 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['0.5 mg', '1 mg', '5 mg'],
        reference: { brand: 'Astagraf XL', company: 'Astellas' },
        packs: [{ style: 'Alu-Alu blister with desiccant pouch', sizes: ['3 x 10', '5 x 10'] }],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['0.75 mg', '1 mg', '4 mg'],
        reference: { brand: 'Envarsus XR', company: 'Veloxis' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '100s'] }],
      },
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['0.03%', '0.1%'],
        reference: { brand: 'Protopic', company: 'Leo Pharma' },
        packs: [{ style: 'Laminated tube', sizes: ['30 g', '60 g', '100 g'] }],
      },
    ],
  },
  {
    inn: 'mycophenolic acid',
    otherNames: ['mycophenolate mofetil', 'mycophenolate sodium'],
    brands: ['CellCept', 'Myfortic'],
    salt: 'Mycophenolate mofetil, mycophenolate sodium (delayed release)',
    atcCode: 'L04AA06',
    therapeuticCategories: ['Immunosuppressants'],
    indication: 'Prevention of rejection after kidney, heart or liver transplantation.',
    about:
      'Reversible inhibitor of inosine monophosphate dehydrogenase in lymphocytes. The mofetil ester and the ' +
      'enteric-coated sodium salt are separate references and not interchangeable; teratogenic with a US risk ' +
      'programme, and enterohepatic recirculation prolongs bioequivalence sampling.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=C2COC(=O)C2=C(C(=C1OC)C/C=C(\\C)/CCC(=O)O)O',
      formula: 'C17H20O6',
      mass: 320.34,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg'],
        reference: { brand: 'CellCept', company: 'Roche' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['5 x 10', '15 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['250 mg'],
        reference: { brand: 'CellCept', company: 'Roche' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['180 mg', '360 mg'],
        reference: { brand: 'Myfortic', company: 'Novartis' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['10 x 10', '12 x 10'] },
          { style: 'HDPE bottle', sizes: ['120s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['200 mg/mL'],
        reference: { brand: 'CellCept', company: 'Roche' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 175 mL'] }],
      },
    ],
  },
  {
    inn: 'azathioprine',
    otherNames: [],
    brands: ['Imuran', 'Imurek', 'Azasan'],
    salt: 'Azathioprine',
    atcCode: 'L04AX01',
    therapeuticCategories: ['Immunosuppressants'],
    indication: 'Prevention of renal transplant rejection and severe active rheumatoid arthritis.',
    about:
      'Imidazolyl prodrug of mercaptopurine that inhibits purine synthesis; thiopurine methyltransferase status ' +
      'guides the dose. Poorly soluble and light sensitive with a low, stable generic price; parenteral supply ' +
      'is scarce.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1C=NC(=C1SC2=NC=NC3=C2NC=N3)[N+](=O)[O-]',
      formula: 'C9H7N7O2S',
      mass: 277.26,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '75 mg', '100 mg'],
        reference: { brand: 'Imuran', company: 'Legacy Pharma' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10', '2 x 25'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg'],
        reference: { brand: 'Imuran', company: 'Casper Pharma' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'methotrexate',
    otherNames: ['amethopterin', 'mtx'],
    brands: ['Trexall', 'Rasuvo', 'Otrexup', 'Metoject'],
    salt: 'Methotrexate sodium',
    atcCode: 'L04AX03',
    therapeuticCategories: ['Immunosuppressants', 'Antineoplastics'],
    indication:
      'Rheumatoid arthritis, juvenile idiopathic arthritis, psoriasis, and leukaemias and other cancers.',
    about:
      'Folate antagonist dosed weekly at low dose and with folinic acid rescue at high dose. Tablets are 2.5 mg ' +
      'with saturable absorption; auto-injectors are combination products whose device dominates the file, and ' +
      'dosing-frequency errors shape labels and packs.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN(CC1=CN=C2C(=N1)C(=NC(=N2)N)N)C3=CC=C(C=C3)C(=O)N[C@@H](CCC(=O)O)C(=O)O',
      formula: 'C20H22N8O5',
      mass: 454.44,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '7.5 mg', '10 mg', '15 mg'],
        reference: { brand: 'Methotrexate Sodium', company: 'Strides' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['7.5 mg/0.15 mL', '10 mg/0.2 mL'],
        reference: { brand: 'Rasuvo', company: 'Otter Pharmaceuticals' },
        packs: [{ style: 'Prefilled auto-injector', sizes: ['1s', '4s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular', 'Other Parenteral'],
        strengths: ['50 mg/2 mL', '1 g/40 mL'],
        reference: { brand: 'Methotrexate Sodium', company: 'Hospira' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 2 mL', '5 x 2 mL', '1 x 40 mL'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['2 mg/mL'],
        reference: { brand: 'Jylamvo', company: 'Shorla' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 60 mL'] }],
      },
    ],
  },
  {
    inn: 'tofacitinib',
    otherNames: ['tasocitinib'],
    brands: ['Xeljanz', 'Xeljanz XR'],
    salt: 'Tofacitinib citrate',
    atcCode: 'L04AF01',
    therapeuticCategories: ['Immunosuppressants', 'Anti-inflammatories & Antirheumatics'],
    indication:
      'Rheumatoid and psoriatic arthritis, ulcerative colitis, ankylosing spondylitis and juvenile idiopathic ' +
      'arthritis.',
    about:
      'First oral Janus kinase inhibitor for arthritis, with boxed warnings on cardiovascular events and cancer. ' +
      'BCS class III citrate; the extended-release tablet is an osmotic (extrudable core) system with its own ' +
      'patents, and generics of the plain tablet wait for patent dates.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H]1CCN(C[C@@H]1N(C)C2=NC=NC3=C2C=CN3)C(=O)CC#N',
      formula: 'C16H20N6O',
      mass: 312.37,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Xeljanz', company: 'Pfizer' },
        usConstraintDate: '2028-08-21',
        packs: [
          { style: 'Alu-PVC/PVDC blister', sizes: ['4 x 14'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['11 mg', '22 mg'],
        reference: { brand: 'Xeljanz XR', company: 'Pfizer' },
        packs: [{ style: 'HDPE bottle with desiccant', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Xeljanz', company: 'Pfizer' },
        usConstraintDate: '2028-08-21',
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 240 mL'] }],
      },
    ],
  },
  {
    inn: 'upadacitinib',
    otherNames: ['abt-494'],
    brands: ['Rinvoq', 'Rinvoq LQ'],
    salt: 'Upadacitinib hemihydrate',
    atcCode: 'L04AF03',
    therapeuticCategories: ['Immunosuppressants', 'Other Dermatologicals'],
    indication:
      'Rheumatoid and psoriatic arthritis, atopic dermatitis, ulcerative colitis, Crohn disease and giant cell ' +
      'arteritis.',
    about:
      'Selective Janus kinase 1 inhibitor in a once-daily hydrophilic matrix with tartaric acid to level ' +
      'pH-dependent solubility. Crystal-form patents run into the next decade; generics need fasting, fed and ' +
      'alcohol-release data.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC[C@@H]1CN(C[C@@H]1C2=CN=C3N2C4=C(NC=C4)N=C3)C(=O)NCC(F)(F)F',
      formula: 'C17H19F3N6O',
      mass: 380.37,
    },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['15 mg', '30 mg', '45 mg'],
        reference: { brand: 'Rinvoq', company: 'AbbVie' },
        usConstraintDate: '2032-04-28',
        packs: [{ style: 'HDPE bottle with desiccant', sizes: ['28s', '30s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Rinvoq LQ', company: 'AbbVie' },
        usConstraintDate: '2031-04-26',
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 180 mL'] }],
      },
    ],
  },
  {
    inn: 'apremilast',
    otherNames: ['cc-10004'],
    brands: ['Otezla', 'Otezla XR'],
    salt: 'Apremilast',
    atcCode: 'L04AA32',
    therapeuticCategories: ['Immunosuppressants', 'Antipsoriatics'],
    indication: 'Psoriatic arthritis, plaque psoriasis and oral ulcers of Behcet disease.',
    about:
      'Oral phosphodiesterase-4 inhibitor without laboratory monitoring. BCS class IV S-enantiomer with form B as ' +
      'the marketed polymorph; gastrointestinal side effects require a titration pack, and settlements hold US ' +
      'generics beyond the exclusivities.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCOC1=C(C=CC(=C1)[C@@H](CS(=O)(=O)C)N2C(=O)C3=C(C2=O)C(=CC=C3)NC(=O)C)OC',
      formula: 'C22H24N2O7S',
      mass: 460.5,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '30 mg'],
        reference: { brand: 'Otezla', company: 'Amgen' },
        usConstraintDate: '2027-10-25',
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1 x 27', '4 x 14'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['75 mg'],
        reference: { brand: 'Otezla XR', company: 'Amgen' },
        usConstraintDate: '2027-01-20',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'leflunomide',
    otherNames: [],
    brands: ['Arava'],
    salt: 'Leflunomide',
    atcCode: 'L04AK01',
    therapeuticCategories: ['Immunosuppressants', 'Anti-inflammatories & Antirheumatics'],
    indication: 'Active rheumatoid arthritis in adults, and psoriatic arthritis in the EU.',
    about:
      "Prodrug of teriflunomide, which inhibits dihydroorotate dehydrogenase. The metabolite's half-life of " +
      'about two weeks forces parallel or truncated studies and a cholestyramine washout; hepatotoxic and ' +
      'teratogenic by label.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=C(C=NO1)C(=O)NC2=CC=C(C=C2)C(F)(F)F',
      formula: 'C12H9F3N2O2',
      mass: 270.21,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '100 mg'],
        reference: { brand: 'Arava', company: 'Sanofi' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10', '1 x 3'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
    ],
  },
  {
    inn: 'fingolimod',
    otherNames: ['fty720'],
    brands: ['Gilenya', 'Tascenso ODT'],
    salt: 'Fingolimod hydrochloride',
    atcCode: 'L04AE01',
    therapeuticCategories: ['Immunosuppressants'],
    indication: 'Relapsing forms of multiple sclerosis from ten years of age.',
    about:
      'Sphingosine-1-phosphate receptor modulator phosphorylated in vivo, with first-dose heart rate monitoring. ' +
      'Low dose with a surfactant-like amine that sticks and interacts with excipients; the half-life of 6 to 9 ' +
      'days asks for parallel-design bioequivalence.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCCCCCC1=CC=C(C=C1)CCC(CO)(CO)N',
      formula: 'C19H33NO2',
      mass: 307.47,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['0.25 mg', '0.5 mg'],
        reference: { brand: 'Gilenya', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['1 x 7', '4 x 7'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'adalimumab',
    otherNames: ['d2e7'],
    brands: ['Humira', 'Hyrimoz', 'Amjevita', 'Hadlima'],
    salt: 'Adalimumab',
    atcCode: 'L04AB04',
    therapeuticCategories: ['Immunosuppressants', 'Anti-inflammatories & Antirheumatics'],
    indication:
      'Rheumatoid, psoriatic and juvenile arthritis, Crohn disease, ulcerative colitis, psoriasis and uveitis.',
    about:
      'Fully human IgG1 antibody against tumour necrosis factor and the largest biosimilar market, with about ' +
      'ten US biosimilars since 2023. High-concentration, citrate-free formulation, a thin-needle auto-injector ' +
      'and interchangeability designation decide access more than price.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['20 mg/0.2 mL', '40 mg/0.4 mL', '80 mg/0.8 mL'],
        reference: { brand: 'Humira', company: 'AbbVie' },
        packs: [
          { style: 'Prefilled pen', sizes: ['1s', '2s', '6s'] },
          { style: 'Prefilled syringe', sizes: ['2s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['40 mg/0.8 mL'],
        reference: { brand: 'Humira', company: 'AbbVie' },
        packs: [
          { style: 'Prefilled syringe', sizes: ['1s', '2s'] },
          { style: 'Prefilled pen', sizes: ['2s'] },
        ],
      },
    ],
  },
];
