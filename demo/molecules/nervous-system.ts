import type { Molecule } from '../molecule.ts';

export const nervousSystem: Molecule[] = [
  {
    inn: 'lidocaine',
    otherNames: ['lignocaine'],
    brands: ['Xylocaine', 'Lidoderm', 'Akten', 'Versatis'],
    salt: 'Lidocaine hydrochloride',
    atcCode: 'N01BB02',
    therapeuticCategories: ['Anaesthetics', 'Cardiac Therapy'],
    indication: 'Local, regional and topical anaesthesia; post-herpetic neuralgia (patch).',
    about:
      'Amide local anaesthetic and class Ib antiarrhythmic blocking sodium channels. Injections qualify for a BE ' +
      'waiver, while the 5% hydrogel patch needs a pharmacokinetic study plus adhesion and irritation studies. ' +
      'The free base melts at 68 °C, which matters in creams and patches.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'CCN(CC)CC(=O)Nc1c(C)cccc1C', formula: 'C14H22N2O', mass: 234.34 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous', 'Other Parenteral'],
        strengths: ['0.5%', '1%', '2%'],
        reference: { brand: 'Xylocaine', company: 'Fresenius Kabi' },
        packs: [
          { style: 'Glass vial', sizes: ['25 x 20 mL', '25 x 50 mL'] },
          { style: 'Glass ampoule', sizes: ['10 x 5 mL'] },
        ],
      },
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Topical'],
        strengths: ['5%'],
        reference: { brand: 'Lidoderm', company: 'Teikoku' },
        packs: [{ style: 'Paper/Alu pouch', sizes: ['5s', '30s'] }],
      },
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['5%'],
        reference: { brand: 'Xylocaine', company: 'AstraZeneca' },
        packs: [{ style: 'Aluminium tube', sizes: ['1 x 35 g', '1 x 50 g'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['2%'],
        reference: { brand: 'Xylocaine', company: 'Epic Pharma' },
        packs: [
          { style: 'Aluminium tube', sizes: ['1 x 30 mL'] },
          { style: 'Prefilled applicator', sizes: ['10 x 10 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'lidocaine + prilocaine',
    otherNames: [],
    brands: ['Emla', 'Oraqix', 'Fortacin'],
    salt: 'Lidocaine and prilocaine',
    atcCode: 'N01BB20',
    therapeuticCategories: ['Anaesthetics'],
    indication: 'Topical anaesthesia of intact skin and genital mucosa.',
    about:
      'Eutectic mixture of two amide anaesthetics that is liquid at room temperature and so emulsifies without ' +
      'solvent. Generic approval rests on identical composition with in vitro release or on pharmacokinetic ' +
      'comparison. Prilocaine carries a risk of methaemoglobinaemia in infants.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['2.5%/2.5%'],
        reference: { brand: 'Emla', company: 'Teva' },
        packs: [{ style: 'Aluminium tube', sizes: ['5 x 5 g', '1 x 30 g'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Others'],
        strengths: ['2.5%/2.5%'],
        reference: { brand: 'Oraqix', company: 'Dentsply' },
        packs: [{ style: 'Glass cartridge', sizes: ['20 x 1.7 g'] }],
      },
    ],
  },
  {
    inn: 'propofol',
    otherNames: [],
    brands: ['Diprivan', 'Propoven', 'Fresofol'],
    salt: 'Propofol',
    atcCode: 'N01AX10',
    therapeuticCategories: ['Anaesthetics'],
    indication: 'Induction and maintenance of general anaesthesia; sedation.',
    about:
      'Alkylphenol GABA-A modulator formulated as a 10% soybean oil emulsion. Globule size (large-diameter tail ' +
      'below 0.05%), pH drift and preservative choice (EDTA, sulfite, none) decide sameness to the reference. ' +
      'Aseptic emulsion capacity is the bottleneck for entrants.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C)c1cccc(C(C)C)c1O', formula: 'C12H18O', mass: 178.27 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['10 mg/mL', '20 mg/mL'],
        reference: { brand: 'Diprivan', company: 'Fresenius Kabi' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 20 mL', '20 x 50 mL', '10 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'bupivacaine',
    otherNames: ['bupivacaine hydrochloride'],
    brands: ['Marcaine', 'Sensorcaine', 'Exparel'],
    salt: 'Bupivacaine hydrochloride',
    atcCode: 'N01BB01',
    therapeuticCategories: ['Anaesthetics'],
    indication: 'Local, epidural, spinal and peripheral nerve anaesthesia.',
    about:
      'Long-acting amide local anaesthetic used as the racemate; cardiotoxic in overdose. Standard solutions are ' +
      'simple, but the multivesicular liposome injection is complex, with in vitro release and a local-exposure ' +
      'study needed for equivalence.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCCCN1CCCCC1C(=O)Nc1c(C)cccc1C', formula: 'C18H28N2O', mass: 288.43 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Other Parenteral'],
        strengths: ['0.25%', '0.5%', '0.75%'],
        reference: { brand: 'Marcaine', company: 'Hospira' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 10 mL', '25 x 30 mL'] },
          { style: 'Glass ampoule', sizes: ['5 x 4 mL'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Other Parenteral'],
        strengths: ['13.3 mg/mL'],
        reference: { brand: 'Exparel', company: 'Pacira' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 10 mL', '10 x 20 mL'] }],
      },
    ],
  },
  {
    inn: 'ropivacaine',
    otherNames: [],
    brands: ['Naropin'],
    salt: 'Ropivacaine hydrochloride monohydrate',
    atcCode: 'N01BB09',
    therapeuticCategories: ['Anaesthetics'],
    indication: 'Surgical anaesthesia and postoperative pain control.',
    about:
      'Pure S-enantiomer amide anaesthetic with less motor block and cardiotoxicity than bupivacaine. ' +
      'Preservative-free solution in polypropylene ampoules or infusion bags; R-enantiomer content is the key ' +
      'specification.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCCN1CCCC[C@H]1C(=O)Nc1c(C)cccc1C', formula: 'C17H26N2O', mass: 274.4 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Other Parenteral'],
        strengths: ['2 mg/mL', '5 mg/mL', '7.5 mg/mL', '10 mg/mL'],
        reference: { brand: 'Naropin', company: 'Fresenius Kabi' },
        packs: [
          { style: 'Polypropylene ampoule', sizes: ['5 x 10 mL', '5 x 20 mL'] },
          { style: 'Infusion bag', sizes: ['5 x 200 mL'] },
          { style: 'Glass vial', sizes: ['25 x 20 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'chloroprocaine',
    otherNames: [],
    brands: ['Nesacaine', 'Clorotekal', 'Ampres', 'Iheezo'],
    salt: 'Chloroprocaine hydrochloride',
    atcCode: 'N01BA04',
    therapeuticCategories: ['Anaesthetics'],
    indication: 'Spinal, epidural and infiltration anaesthesia for short procedures; ocular surface anaesthesia.',
    about:
      'Ester local anaesthetic cleared by plasma esterases within minutes, suited to day surgery. Ester ' +
      'hydrolysis and photodegradation govern stability, and intrathecal products must be free of sulfite. An ' +
      'ophthalmic gel reached the US market in 2022.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCN(CC)CCOC(=O)c1ccc(N)cc1Cl', formula: 'C13H19ClN2O2', mass: 270.75 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Other Parenteral'],
        strengths: ['1%', '2%', '3%'],
        reference: { brand: 'Nesacaine', company: 'Fresenius Kabi' },
        packs: [
          { style: 'Glass vial', sizes: ['25 x 20 mL'] },
          { style: 'Glass ampoule', sizes: ['10 x 5 mL'] },
        ],
      },
      {
        dosageForm: 'Gel',
        routes: ['Ophthalmic'],
        strengths: ['3%'],
        reference: { brand: 'Iheezo', company: 'Harrow Eye' },
        packs: [{ style: 'Single-dose tube', sizes: ['10 x 0.8 g'] }],
      },
    ],
  },
  {
    inn: 'ketamine',
    otherNames: [],
    brands: ['Ketalar', 'Ketanest'],
    salt: 'Ketamine hydrochloride',
    atcCode: 'N01AX03',
    therapeuticCategories: ['Anaesthetics'],
    indication: 'General anaesthesia and procedural sedation.',
    about:
      'Arylcyclohexylamine NMDA antagonist causing dissociative anaesthesia with preserved airway reflexes. ' +
      'Racemic hydrochloride in simple aqueous solution; controlled substance in most countries, so quota and ' +
      'licence handling shape supply.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CNC1(CCCCC1=O)c1ccccc1Cl', formula: 'C13H16ClNO', mass: 237.72 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['10 mg/mL', '50 mg/mL', '100 mg/mL'],
        reference: { brand: 'Ketalar', company: 'Endo' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 20 mL', '10 x 10 mL', '10 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'sevoflurane',
    otherNames: [],
    brands: ['Ultane', 'Sevorane', 'Sojourn'],
    salt: 'Sevoflurane',
    atcCode: 'N01AB08',
    therapeuticCategories: ['Anaesthetics'],
    indication: 'Induction and maintenance of general anaesthesia.',
    about:
      'Fluorinated ether inhalation anaesthetic of low blood solubility. The product is the neat API; water ' +
      'content and Lewis-acid inhibition (hydrofluoric acid formation in glass) are the critical points, along ' +
      'with vaporiser-compatible closures.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'FCOC(C(F)(F)F)C(F)(F)F', formula: 'C4H3F7O', mass: 200.05 },
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['100%'],
        reference: { brand: 'Ultane', company: 'AbbVie' },
        packs: [
          { style: 'PEN bottle', sizes: ['6 x 250 mL'] },
          { style: 'Amber glass bottle', sizes: ['6 x 250 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'remimazolam',
    otherNames: [],
    brands: ['Byfavo'],
    salt: 'Remimazolam besilate',
    atcCode: 'N05CD14',
    therapeuticCategories: ['Anaesthetics', 'Antipsychotics & Anxiolytics'],
    indication: 'Procedural sedation in adults.',
    about:
      'Ester benzodiazepine hydrolysed by tissue esterases to an inactive acid, so recovery is quick and ' +
      'independent of the liver. Besilate and tosilate salts are marketed in different regions; the lyophilisate ' +
      'contains dextran or lactose as bulking agents.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COC(=O)CC[C@H]1c2ncc(C)n2-c2ccc(Br)cc2C(=N1)c1ccccn1',
      formula: 'C21H19BrN4O2',
      mass: 439.31,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['20 mg/vial'],
        reference: { brand: 'Byfavo', company: 'Acacia Pharma' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 20 mg'] }],
      },
    ],
  },
  {
    inn: 'dexmedetomidine',
    otherNames: [],
    brands: ['Precedex', 'Dexdor', 'Igalmi'],
    salt: 'Dexmedetomidine hydrochloride',
    atcCode: 'N05CM18',
    therapeuticCategories: ['Antipsychotics & Anxiolytics', 'Anaesthetics'],
    indication: 'Sedation in intensive care and procedures; acute agitation (film).',
    about:
      'Selective alpha-2 agonist, the dextro-isomer of medetomidine, giving sedation without respiratory ' +
      'depression. Ready-to-use bags compete with the concentrate; microgram doses make adsorption and leachables ' +
      'worth study. The buccal film for agitation is protected.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'C[C@H](c1cnc[nH]1)c1cccc(C)c1C', formula: 'C13H16N2', mass: 200.28 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['4 mcg/mL', '100 mcg/mL'],
        reference: { brand: 'Precedex', company: 'Hospira' },
        packs: [
          { style: 'Glass vial', sizes: ['25 x 2 mL', '10 x 50 mL'] },
          { style: 'Infusion bag', sizes: ['10 x 100 mL'] },
        ],
      },
      {
        dosageForm: 'Oral Film',
        routes: ['Buccal', 'Sublingual'],
        strengths: ['0.12 mg', '0.18 mg'],
        reference: { brand: 'Igalmi', company: 'Bioxcel' },
        usConstraintDate: '2028-11-19',
        packs: [{ style: 'Foil pouch', sizes: ['1s', '10s'] }],
      },
    ],
  },
  {
    inn: 'paracetamol',
    otherNames: ['acetaminophen'],
    brands: ['Tylenol', 'Panadol', 'Perfalgan', 'Ofirmev'],
    salt: 'Paracetamol',
    atcCode: 'N02BE01',
    therapeuticCategories: ['Analgesics & Antimigraine', 'Cough & Cold Preparations'],
    indication: 'Mild to moderate pain and fever.',
    about:
      'Central analgesic and antipyretic without anti-inflammatory effect. BCS class III with high solubility, ' +
      'WHO-listed for biowaiver; poor compressibility of monoclinic form I makes direct-compression grades ' +
      'common. The intravenous solution must be protected from oxygen.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'CC(=O)Nc1ccc(O)cc1', formula: 'C8H9NO2', mass: 151.16 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '1000 mg'],
        reference: null,
        packs: [
          { style: 'PVC blister', sizes: ['10 x 10', '16s', '20s'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['650 mg'],
        reference: { brand: 'Tylenol 8 Hour', company: 'Kenvue Brands' },
        packs: [{ style: 'HDPE bottle', sizes: ['24s', '100s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Acetaminophen', company: 'B. Braun' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 100 mL'] },
          { style: 'Infusion bag', sizes: ['24 x 100 mL'] },
        ],
      },
      {
        dosageForm: 'Suppositories & Vaginal Inserts',
        routes: ['Rectal'],
        strengths: ['80 mg', '120 mg', '325 mg', '650 mg'],
        reference: { brand: 'Acetaminophen', company: 'Taro' },
        packs: [{ style: 'PVC/PE strip', sizes: ['10s', '12s'] }],
      },
    ],
  },
  {
    inn: 'paracetamol + tramadol',
    otherNames: ['acetaminophen and tramadol'],
    brands: ['Ultracet', 'Zaldiar'],
    salt: 'Paracetamol and tramadol hydrochloride',
    atcCode: 'N02AJ13',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Moderate to severe acute pain.',
    about:
      'Combination of a rapid and a longer-acting analgesic with complementary mechanisms. Both actives are well ' +
      'soluble, yet tramadol metabolism by CYP2D6 spreads exposure; controlled substance in many countries.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['325 mg/37.5 mg'],
        reference: { brand: 'Ultracet', company: 'Janssen' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['20s', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['650 mg/75 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['20s', '30s'] }],
      },
    ],
  },
  {
    inn: 'sumatriptan',
    otherNames: [],
    brands: ['Imitrex', 'Imigran', 'Onzetra'],
    salt: 'Sumatriptan succinate',
    atcCode: 'N02CC01',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Acute treatment of migraine and cluster headache.',
    about:
      'First 5-HT1B/1D agonist; oral bioavailability of 14% from first-pass MAO-A metabolism. BCS class III ' +
      'succinate, easy tablets, while autoinjector and nasal spray need device equivalence and human-factors ' +
      'work.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CNS(=O)(=O)Cc1ccc2[nH]cc(CCN(C)C)c2c1', formula: 'C14H21N3O2S', mass: 295.4 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Imitrex', company: 'GlaxoSmithKline' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['6s', '9s', '12s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['6 mg/0.5 mL', '4 mg/0.5 mL'],
        reference: { brand: 'Imitrex Statdose', company: 'GlaxoSmithKline' },
        packs: [
          { style: 'Autoinjector', sizes: ['2 x 0.5 mL'] },
          { style: 'Prefilled syringe', sizes: ['2 x 0.5 mL'] },
        ],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['5 mg/spray', '20 mg/spray'],
        reference: { brand: 'Imitrex', company: 'GlaxoSmithKline' },
        packs: [{ style: 'Unit-dose nasal device', sizes: ['2s', '6s'] }],
      },
    ],
  },
  {
    inn: 'naproxen + sumatriptan',
    otherNames: [],
    brands: ['Treximet'],
    salt: 'Naproxen sodium and sumatriptan succinate',
    atcCode: 'N02CC51',
    therapeuticCategories: ['Analgesics & Antimigraine', 'Anti-inflammatories & Antirheumatics'],
    indication: 'Acute treatment of migraine with or without aura.',
    about:
      'Triptan and NSAID in one bilayer-type tablet with fast-release sumatriptan. BE must be shown for both ' +
      'components; delayed naproxen Tmax against the single tablets is part of the reference profile.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg/85 mg'],
        reference: { brand: 'Treximet', company: 'Currax' },
        packs: [{ style: 'HDPE bottle', sizes: ['9s'] }],
      },
    ],
  },
  {
    inn: 'rizatriptan',
    otherNames: [],
    brands: ['Maxalt', 'Maxalt-MLT', 'RizaFilm'],
    salt: 'Rizatriptan benzoate',
    atcCode: 'N02CC04',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Acute treatment of migraine.',
    about:
      'Second-generation 5-HT1B/1D agonist, faster and more bioavailable than sumatriptan. BCS class I or III by ' +
      'source; the orally disintegrating lyophilisate can be matched with compressed tablets when disintegration ' +
      'stays under 30 seconds.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN(C)CCc1c[nH]c2ccc(Cn3cncn3)cc12', formula: 'C15H19N5', mass: 269.34 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Maxalt', company: 'Organon' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['6s', '12s', '18s'] }],
      },
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Maxalt-MLT', company: 'Organon' },
        packs: [{ style: 'Peelable Alu blister', sizes: ['6s', '12s'] }],
      },
    ],
  },
  {
    inn: 'rimegepant',
    otherNames: [],
    brands: ['Nurtec ODT', 'Vydura'],
    salt: 'Rimegepant sulfate sesquihydrate',
    atcCode: 'N02CD06',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Acute treatment and prevention of migraine.',
    about:
      'Oral CGRP receptor antagonist in a Zydis freeze-dried orally disintegrating tablet. Half-life near 11 ' +
      'hours allows every-other-day prevention; CYP3A4 substrate. Patents on the sesquihydrate salt and on the ' +
      'ODT matter for entry.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'N[C@H]1c2cccnc2[C@@H](CC[C@H]1c1cccc(F)c1F)OC(=O)N1CCC(CC1)n1c(=O)[nH]c2ncccc12',
      formula: 'C28H28F2N6O3',
      mass: 534.56,
    },
    presentations: [
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Sublingual', 'Oral'],
        strengths: ['75 mg'],
        reference: { brand: 'Nurtec ODT', company: 'Pfizer' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['8s'] }],
      },
    ],
  },
  {
    inn: 'atogepant',
    otherNames: [],
    brands: ['Qulipta', 'Aquipta'],
    salt: 'Atogepant monohydrate',
    atcCode: 'N02CD07',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Preventive treatment of migraine in adults.',
    about:
      'Oral CGRP receptor antagonist taken daily for prevention. Low aqueous solubility is overcome by a ' +
      'hot-melt-extruded amorphous dispersion in vitamin E TPGS and copovidone, which any follower has to match ' +
      'or design around.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H]1[C@H](C[C@@H](C(=O)N1CC(F)(F)F)NC(=O)c1cnc2C[C@]3(Cc2c1)C(=O)Nc1ncccc13)c1c(F)ccc(F)c1F',
      formula: 'C29H23F6N5O3',
      mass: 603.52,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '30 mg', '60 mg'],
        reference: { brand: 'Qulipta', company: 'AbbVie' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'Alu-Alu blister', sizes: ['28s'] },
        ],
      },
    ],
  },
  {
    inn: 'zavegepant',
    otherNames: [],
    brands: ['Zavzpret'],
    salt: 'Zavegepant hydrochloride',
    atcCode: 'N02CD08',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Acute treatment of migraine in adults.',
    about:
      'Third-generation CGRP receptor antagonist, the first as a nasal spray, for patients who vomit or need fast ' +
      'onset. Absolute nasal bioavailability is about 5%; the unit-dose liquid device is part of the approval.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1CCC(CC1)N1CCN(CC1)C(=O)[C@@H](Cc1cc(C)c2[nH]ncc2c1)NC(=O)N1CCC(CC1)c1cc2ccccc2[nH]c1=O',
      formula: 'C36H46N8O3',
      mass: 638.8,
    },
    presentations: [
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['10 mg/spray'],
        reference: { brand: 'Zavzpret', company: 'Pfizer' },
        usConstraintDate: '2028-03-09',
        packs: [{ style: 'Unit-dose nasal device', sizes: ['6s'] }],
      },
    ],
  },
  {
    inn: 'morphine',
    otherNames: ['morphine sulfate'],
    brands: ['MS Contin', 'Kadian', 'Duramorph', 'Sevredol'],
    salt: 'Morphine sulfate pentahydrate',
    atcCode: 'N02AA01',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Severe acute and chronic pain.',
    about:
      'Natural opium alkaloid and mu-opioid agonist, the reference opioid. BCS class III, extended-release ' +
      'tablets and pellets must show no alcohol dose dumping. Narcotic quotas and plant-derived API supply define ' +
      'the market.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1CC[C@]23c4c5ccc(O)c4O[C@H]2[C@@H](O)C=C[C@H]3[C@H]1C5',
      formula: 'C17H19NO3',
      mass: 285.34,
    },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['15 mg', '30 mg', '60 mg', '100 mg', '200 mg'],
        reference: { brand: 'MS Contin', company: 'Purdue Pharma' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['6 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '30 mg', '60 mg', '100 mg'],
        reference: { brand: 'Kadian', company: 'Allergan' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s', '100s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['10 mg/5 mL', '20 mg/5 mL', '100 mg/5 mL'],
        reference: { brand: 'Morphine Sulfate', company: 'Hikma' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 100 mL', '1 x 500 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['2 mg/mL', '4 mg/mL', '10 mg/mL'],
        reference: { brand: 'Morphine Sulfate', company: 'Fresenius Kabi' },
        packs: [
          { style: 'Prefilled syringe', sizes: ['10 x 1 mL'] },
          { style: 'Glass vial', sizes: ['25 x 1 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'oxycodone',
    otherNames: [],
    brands: ['OxyContin', 'Roxicodone', 'Xtampza ER'],
    salt: 'Oxycodone hydrochloride',
    atcCode: 'N02AA05',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Severe pain requiring an opioid.',
    about:
      'Semi-synthetic opioid with good oral bioavailability. Abuse-deterrent extended-release tablets are ' +
      'polyethylene oxide matrices that must resist crushing, so generics need in vitro deterrence testing beside ' +
      'fasting and fed BE.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN1CC[C@]23c4c5ccc(OC)c4O[C@H]2C(=O)CC[C@]3(O)[C@H]1C5', formula: 'C18H21NO4', mass: 315.36 },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '40 mg', '80 mg'],
        reference: { brand: 'OxyContin', company: 'Purdue Pharma' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '15 mg', '20 mg', '30 mg'],
        reference: { brand: 'Roxicodone', company: 'SpecGx' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['5 mg/5 mL', '100 mg/5 mL'],
        reference: { brand: 'Oxycodone Hydrochloride', company: 'Genus Lifesciences' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 30 mL', '1 x 500 mL'] }],
      },
    ],
  },
  {
    inn: 'fentanyl',
    otherNames: ['fentanyl citrate'],
    brands: ['Duragesic', 'Durogesic', 'Fentora', 'Actiq', 'Abstral'],
    salt: 'Fentanyl',
    atcCode: 'N02AB03',
    therapeuticCategories: ['Analgesics & Antimigraine', 'Anaesthetics'],
    indication: 'Chronic severe pain (patch), breakthrough cancer pain (transmucosal) and anaesthesia (injection).',
    about:
      'Potent mu-opioid agonist dosed in micrograms. The matrix patch must match flux, adhesion and residual ' +
      'drug; transmucosal forms carry a REMS in the US and their brands have been withdrawn there. Containment ' +
      'and narcotic licences are needed.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCC(=O)N(C1CCN(CCc2ccccc2)CC1)c1ccccc1', formula: 'C22H28N2O', mass: 336.48 },
    presentations: [
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['12.5 mcg/h', '25 mcg/h', '50 mcg/h', '75 mcg/h', '100 mcg/h'],
        reference: { brand: 'Duragesic', company: 'Janssen' },
        packs: [{ style: 'Heat-sealed pouch', sizes: ['5s', '10s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['50 mcg/mL'],
        reference: { brand: 'Fentanyl Citrate', company: 'Hikma' },
        packs: [
          { style: 'Glass ampoule', sizes: ['10 x 2 mL', '10 x 5 mL'] },
          { style: 'Glass vial', sizes: ['25 x 20 mL'] },
        ],
      },
      {
        dosageForm: 'Sublingual & Buccal Tablets',
        routes: ['Buccal'],
        strengths: ['100 mcg', '200 mcg', '400 mcg', '600 mcg', '800 mcg'],
        reference: { brand: 'Fentora', company: 'Cephalon' },
        packs: [{ style: 'Child-resistant Alu blister', sizes: ['28s'] }],
      },
      {
        dosageForm: 'Lozenges & Chewing Gum',
        routes: ['Buccal'],
        strengths: ['200 mcg', '400 mcg', '600 mcg', '800 mcg', '1200 mcg', '1600 mcg'],
        reference: { brand: 'Actiq', company: 'Cephalon' },
        packs: [{ style: 'Child-resistant blister', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'buprenorphine',
    otherNames: [],
    brands: ['Butrans', 'Subutex', 'Sublocade', 'Brixadi', 'Belbuca'],
    salt: 'Buprenorphine hydrochloride',
    atcCode: 'N07BC01',
    therapeuticCategories: ['Other Nervous System Drugs', 'Analgesics & Antimigraine'],
    indication: 'Opioid dependence and chronic severe pain.',
    about:
      'Partial mu-opioid agonist with high first-pass loss, hence sublingual, buccal, transdermal and depot ' +
      'forms. Patch BE needs adhesion studies under the EU transdermal guideline; weekly and monthly depots hold ' +
      'US exclusivity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CO[C@]12CC[C@@]3(C[C@@H]1[C@](C)(O)C(C)(C)C)[C@H]1Cc4ccc(O)c5O[C@@H]2[C@]3(CCN1CC1CC1)c45',
      formula: 'C29H41NO4',
      mass: 467.64,
    },
    presentations: [
      {
        dosageForm: 'Sublingual & Buccal Tablets',
        routes: ['Sublingual'],
        strengths: ['2 mg', '8 mg'],
        reference: { brand: 'Subutex', company: 'Indivior' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'Alu-Alu blister', sizes: ['7s', '28s'] },
        ],
      },
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['5 mcg/h', '10 mcg/h', '15 mcg/h', '20 mcg/h'],
        reference: { brand: 'Butrans', company: 'Purdue Pharma' },
        packs: [{ style: 'Heat-sealed pouch', sizes: ['4s'] }],
      },
      {
        dosageForm: 'Oral Film',
        routes: ['Buccal'],
        strengths: ['0.075 mg', '0.15 mg', '0.3 mg', '0.45 mg', '0.6 mg', '0.75 mg', '0.9 mg'],
        reference: { brand: 'Belbuca', company: 'BioDelivery Sciences' },
        packs: [{ style: 'Foil pouch', sizes: ['60s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: [
          '8 mg/0.16 mL',
          '16 mg/0.32 mL',
          '24 mg/0.48 mL',
          '32 mg/0.64 mL',
          '64 mg/0.18 mL',
          '96 mg/0.27 mL',
          '128 mg/0.36 mL',
        ],
        reference: { brand: 'Brixadi', company: 'Braeburn' },
        usConstraintDate: '2028-02-21',
        packs: [{ style: 'Prefilled syringe', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'buprenorphine + naloxone',
    otherNames: [],
    brands: ['Suboxone', 'Zubsolv'],
    salt: 'Buprenorphine hydrochloride and naloxone hydrochloride dihydrate',
    atcCode: 'N07BC51',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Substitution treatment of opioid dependence.',
    about:
      'Naloxone is added to deter injection and is barely absorbed under the tongue. Films need matched pH and ' +
      'polymer matrix because absorption through the mucosa depends on ionisation; BE is on buprenorphine, ' +
      'naloxone and norbuprenorphine being supportive.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Oral Film',
        routes: ['Sublingual', 'Buccal'],
        strengths: ['2 mg/0.5 mg', '4 mg/1 mg', '8 mg/2 mg', '12 mg/3 mg'],
        reference: { brand: 'Suboxone', company: 'Indivior' },
        packs: [{ style: 'Foil pouch', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Sublingual & Buccal Tablets',
        routes: ['Sublingual'],
        strengths: ['2 mg/0.5 mg', '8 mg/2 mg'],
        reference: null,
        packs: [
          { style: 'Alu-Alu blister', sizes: ['7s', '28s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Sublingual & Buccal Tablets',
        routes: ['Sublingual'],
        strengths: ['1.4 mg/0.36 mg', '2.9 mg/0.71 mg', '5.7 mg/1.4 mg'],
        reference: { brand: 'Zubsolv', company: 'Orexo' },
        packs: [{ style: 'Child-resistant Alu blister', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'tramadol',
    otherNames: [],
    brands: ['Ultram', 'Tramal', 'Conzip'],
    salt: 'Tramadol hydrochloride',
    atcCode: 'N02AX02',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Moderate to severe pain.',
    about:
      'Weak mu-opioid agonist and monoamine reuptake inhibitor, racemic. BCS class I; the three US ' +
      'extended-release references are not equivalent to each other. Scheduled in the US since 2014 and in a ' +
      'growing number of other countries.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN(C)C[C@H]1CCCC[C@@]1(O)c1cccc(OC)c1', formula: 'C16H25NO2', mass: 263.38 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '100 mg'],
        reference: { brand: 'Ultram', company: 'Janssen' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg', '300 mg'],
        reference: { brand: 'Ultram ER', company: 'Valeant' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'PVC/PVDC blister', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg', '300 mg'],
        reference: { brand: 'Conzip', company: 'Cipher' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['50 mg/mL'],
        reference: null,
        packs: [{ style: 'Glass ampoule', sizes: ['5 x 2 mL', '10 x 2 mL'] }],
      },
    ],
  },
  {
    inn: 'tapentadol',
    otherNames: [],
    brands: ['Nucynta', 'Palexia'],
    salt: 'Tapentadol hydrochloride',
    atcCode: 'N02AX06',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Moderate to severe acute and chronic pain; diabetic neuropathy (ER).',
    about:
      'Mu-opioid agonist and noradrenaline reuptake inhibitor without active metabolites. BCS class I ' +
      'hydrochloride with forms A and B; the extended-release tablet is a tamper-resistant polyethylene oxide ' +
      'matrix.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC[C@@H](c1cccc(O)c1)[C@@H](C)CN(C)C', formula: 'C14H23NO', mass: 221.34 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '75 mg', '100 mg'],
        reference: { brand: 'Nucynta', company: 'Collegium' },
        usConstraintDate: '2027-01-03',
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '100 mg', '150 mg', '200 mg', '250 mg'],
        reference: { brand: 'Nucynta ER', company: 'Collegium' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s'] }],
      },
    ],
  },
  {
    inn: 'pethidine',
    otherNames: ['meperidine'],
    brands: ['Demerol', 'Dolantin'],
    salt: 'Pethidine hydrochloride',
    atcCode: 'N02AB02',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Moderate to severe pain, obstetric analgesia.',
    about:
      'Synthetic phenylpiperidine opioid whose metabolite norpethidine is neurotoxic on accumulation, so use is ' +
      'declining to short-term injection. Simple aqueous ampoules; supply depends on narcotic import permits.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCOC(=O)C1(CCN(C)CC1)c1ccccc1', formula: 'C15H21NO2', mass: 247.33 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '100 mg'],
        reference: { brand: 'Demerol', company: 'Quagen' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular', 'Subcutaneous'],
        strengths: ['25 mg/mL', '50 mg/mL', '100 mg/mL'],
        reference: { brand: 'Demerol', company: 'Hospira' },
        packs: [{ style: 'Glass ampoule', sizes: ['10 x 1 mL', '10 x 2 mL'] }],
      },
    ],
  },
  {
    inn: 'suzetrigine',
    otherNames: [],
    brands: ['Journavx'],
    salt: 'Suzetrigine',
    atcCode: 'N02BG12',
    therapeuticCategories: ['Analgesics & Antimigraine'],
    indication: 'Moderate to severe acute pain in adults.',
    about:
      'First selective NaV1.8 blocker, a non-opioid that acts on peripheral nociceptors and shows no abuse ' +
      'potential. Approved in the US in January 2025 with new-chemical-entity exclusivity; CYP3A4 substrate with ' +
      'an active metabolite.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H]1[C@H]([C@@H](O[C@@]1(C)C(F)(F)F)C(=O)Nc1ccnc(c1)C(N)=O)c1ccc(F)c(F)c1OC',
      formula: 'C21H20F5N3O4',
      mass: 473.4,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg'],
        reference: { brand: 'Journavx', company: 'Vertex' },
        usConstraintDate: '2030-01-30',
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '100s'] }],
      },
    ],
  },
  {
    inn: 'pregabalin',
    otherNames: [],
    brands: ['Lyrica', 'Lyrica CR'],
    salt: 'Pregabalin',
    atcCode: 'N02BF02',
    therapeuticCategories: ['Analgesics & Antimigraine', 'Antiepileptics'],
    indication: 'Neuropathic pain, partial epilepsy, fibromyalgia and generalised anxiety.',
    about:
      'Alpha-2-delta calcium channel ligand, the S-enantiomer. BCS class I zwitterion with linear kinetics; ' +
      'lactam formation with reducing sugars is the main degradation. Capsules qualify for a biowaiver in many ' +
      'markets.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C)C[C@H](CN)CC(O)=O', formula: 'C8H17NO2', mass: 159.23 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '75 mg', '100 mg', '150 mg', '200 mg', '225 mg', '300 mg'],
        reference: { brand: 'Lyrica', company: 'Viatris' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['14s', '56s', '84s'] },
          { style: 'HDPE bottle', sizes: ['90s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['82.5 mg', '165 mg', '330 mg'],
        reference: { brand: 'Lyrica CR', company: 'Viatris' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['20 mg/mL'],
        reference: { brand: 'Lyrica', company: 'Viatris' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 473 mL'] }],
      },
    ],
  },
  {
    inn: 'gabapentin',
    otherNames: [],
    brands: ['Neurontin', 'Gralise'],
    salt: 'Gabapentin',
    atcCode: 'N02BF01',
    therapeuticCategories: ['Analgesics & Antimigraine', 'Antiepileptics'],
    indication: 'Neuropathic pain and partial epilepsy.',
    about:
      'Alpha-2-delta ligand absorbed by a saturable amino-acid transporter, so exposure is less than ' +
      'dose-proportional. BCS class III; lactam impurity grows with heat and moisture and limits processing.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'NCC1(CC(O)=O)CCCCC1', formula: 'C9H17NO2', mass: 171.24 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['100 mg', '300 mg', '400 mg'],
        reference: { brand: 'Neurontin', company: 'Viatris' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['600 mg', '800 mg'],
        reference: { brand: 'Neurontin', company: 'Viatris' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['250 mg/5 mL'],
        reference: { brand: 'Neurontin', company: 'Viatris' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 470 mL'] }],
      },
    ],
  },
];
