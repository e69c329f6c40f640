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
    otherNames: ['lignocaine and prilocaine'],
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
    indication:
      'Spinal, epidural and infiltration anaesthesia for short procedures; ocular surface anaesthesia.',
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
      smiles: 'N[C@@H]1c2cccnc2[C@@H](CC[C@H]1c1cccc(F)c1F)OC(=O)N1CCC(CC1)n1c(=O)[nH]c2ncccc12',
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
      smiles:
        'C[C@@H]1[C@@H](C[C@@H](C(=O)N1CC(F)(F)F)NC(=O)c1cnc2C[C@]3(Cc2c1)C(=O)Nc1ncccc13)c1c(F)ccc(F)c1F',
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
    structure: {
      smiles: 'CN1CC[C@]23c4c5ccc(OC)c4O[C@H]2C(=O)CC[C@@]3(O)[C@H]1C5',
      formula: 'C18H21NO4',
      mass: 315.36,
    },
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
    indication:
      'Chronic severe pain (patch), breakthrough cancer pain (transmucosal) and anaesthesia (injection).',
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
      smiles:
        'C[C@]([C@H]1C[C@@]23CC[C@@]1([C@H]4[C@@]25CCN([C@@H]3CC6=C5C(=C(C=C6)O)O4)CC7CC7)OC)(C(C)(C)C)O',
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
        strengths: ['100 mg/0.5 mL', '300 mg/1.5 mL'],
        reference: { brand: 'Sublocade', company: 'Indivior' },
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
    structure: { smiles: 'CN(C)C[C@H]1CCCC[C@]1(O)c1cccc(OC)c1', formula: 'C16H25NO2', mass: 263.38 },
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
  {
    inn: 'levetiracetam',
    otherNames: [],
    brands: ['Keppra', 'Keppra XR', 'Spritam'],
    salt: 'Levetiracetam',
    atcCode: 'N03AX14',
    therapeuticCategories: ['Antiepileptics'],
    indication: 'Partial-onset, myoclonic and generalised tonic-clonic seizures.',
    about:
      'SV2A ligand and the S-enantiomer of etiracetam, with linear kinetics and few interactions. BCS class I at ' +
      'high dose: tablet size and drug load above 70% are the formulation issue, and biowaivers are common. The ' +
      '3D-printed dispersible tablet is a separate reference.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC[C@@H](C(N)=O)N1CCCC1=O', formula: 'C8H14N2O2', mass: 170.21 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['250 mg', '500 mg', '750 mg', '1000 mg'],
        reference: { brand: 'Keppra', company: 'UCB' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['6 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s', '120s', '500s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '750 mg'],
        reference: { brand: 'Keppra XR', company: 'UCB' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Keppra', company: 'UCB' },
        packs: [{ style: 'Amber PET bottle', sizes: ['1 x 300 mL', '1 x 473 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Keppra', company: 'UCB' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'lacosamide',
    otherNames: [],
    brands: ['Vimpat', 'Motpoly XR'],
    salt: 'Lacosamide',
    atcCode: 'N03AX18',
    therapeuticCategories: ['Antiepileptics'],
    indication: 'Partial-onset seizures and primary generalised tonic-clonic seizures.',
    about:
      'Functionalised amino acid enhancing slow inactivation of sodium channels; the R-enantiomer. BCS class I ' +
      'with almost complete absorption, so tablets, oral solution and injection are bioequivalent. Controlled ' +
      'substance (schedule V) in the US.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COC[C@@H](NC(C)=O)C(=O)NCc1ccccc1', formula: 'C13H18N2O3', mass: 250.29 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '100 mg', '150 mg', '200 mg'],
        reference: { brand: 'Vimpat', company: 'UCB' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['14s', '56s'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Vimpat', company: 'UCB' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 200 mL', '1 x 465 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Vimpat', company: 'UCB' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 20 mL'] }],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['100 mg', '150 mg', '200 mg'],
        reference: { brand: 'Motpoly XR', company: 'Aucta' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'lamotrigine',
    otherNames: [],
    brands: ['Lamictal', 'Subvenite'],
    salt: 'Lamotrigine',
    atcCode: 'N03AX09',
    therapeuticCategories: ['Antiepileptics', 'Antipsychotics & Anxiolytics'],
    indication: 'Epilepsy and prevention of depressive episodes in bipolar disorder.',
    about:
      'Phenyltriazine sodium channel blocker with serious skin rash risk if titrated fast. BCS class II weak ' +
      'base; regulators treat it as narrow therapeutic index for switching. Six solid and liquid forms with ' +
      'separate references exist in the US.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Nc1nnc(c(N)n1)-c1cccc(Cl)c1Cl', formula: 'C9H7Cl2N5', mass: 256.09 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '100 mg', '150 mg', '200 mg'],
        reference: { brand: 'Lamictal', company: 'GlaxoSmithKline' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '56s'] },
          { style: 'HDPE bottle', sizes: ['60s', '100s'] },
        ],
      },
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['2 mg', '5 mg', '25 mg'],
        reference: { brand: 'Lamictal CD', company: 'GlaxoSmithKline' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['30s'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg', '200 mg'],
        reference: { brand: 'Lamictal ODT', company: 'GlaxoSmithKline' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg', '200 mg', '250 mg', '300 mg'],
        reference: { brand: 'Lamictal XR', company: 'GlaxoSmithKline' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'topiramate',
    otherNames: [],
    brands: ['Topamax', 'Qudexy XR', 'Trokendi XR', 'Eprontia'],
    salt: 'Topiramate',
    atcCode: 'N03AX11',
    therapeuticCategories: ['Antiepileptics', 'Analgesics & Antimigraine'],
    indication: 'Epilepsy and migraine prevention.',
    about:
      'Sulfamate-substituted monosaccharide with several actions on sodium channels, GABA-A and glutamate ' +
      'receptors. Moisture and heat release sulfate and fructose derivatives, so dry processing and desiccated ' +
      'packs are usual. Teratogenic, with new pregnancy restrictions in the EU.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1(C)O[C@@H]2CO[C@@]3(COS(N)(=O)=O)OC(C)(C)O[C@H]3[C@@H]2O1',
      formula: 'C12H21NO8S',
      mass: 339.36,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg', '200 mg'],
        reference: { brand: 'Topamax', company: 'Janssen' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['60s'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['15 mg', '25 mg', '50 mg'],
        reference: { brand: 'Topamax', company: 'Janssen' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s'] }],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg', '150 mg', '200 mg'],
        reference: { brand: 'Qudexy XR', company: 'Upsher-Smith' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['25 mg/mL'],
        reference: { brand: 'Eprontia', company: 'Azurity' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 473 mL'] }],
      },
    ],
  },
  {
    inn: 'valproic acid',
    otherNames: ['divalproex sodium', 'valproate semisodium', 'sodium valproate'],
    brands: ['Depakote', 'Depakene', 'Epilim', 'Convulex'],
    salt: 'Valproate semisodium',
    atcCode: 'N03AG01',
    therapeuticCategories: ['Antiepileptics', 'Antipsychotics & Anxiolytics'],
    indication: 'Epilepsy, bipolar mania and migraine prevention.',
    about:
      'Branched fatty acid with broad antiepileptic action; narrow therapeutic index and strict pregnancy ' +
      'prevention rules. Sodium salt is very hygroscopic, semisodium less so. The US once-daily and ' +
      'delayed-release tablets are not interchangeable.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCCC(CCC)C(O)=O', formula: 'C8H16O2', mass: 144.21 },
    presentations: [
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['125 mg', '250 mg', '500 mg'],
        reference: { brand: 'Depakote', company: 'AbbVie' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['250 mg', '500 mg'],
        reference: { brand: 'Depakote ER', company: 'AbbVie' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s', '100s'] }],
      },
      {
        dosageForm: 'Delayed Release Capsules',
        routes: ['Oral'],
        strengths: ['125 mg'],
        reference: { brand: 'Depakote Sprinkle', company: 'AbbVie' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
      {
        dosageForm: 'Syrup',
        routes: ['Oral'],
        strengths: ['250 mg/5 mL'],
        reference: { brand: 'Depakene', company: 'AbbVie' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 473 mL'] }],
      },
    ],
  },
  {
    inn: 'carbamazepine',
    otherNames: [],
    brands: ['Tegretol', 'Carbatrol', 'Equetro'],
    salt: 'Carbamazepine',
    atcCode: 'N03AF01',
    therapeuticCategories: ['Antiepileptics', 'Antipsychotics & Anxiolytics'],
    indication: 'Epilepsy, trigeminal neuralgia and bipolar mania.',
    about:
      'Iminostilbene sodium channel blocker, narrow therapeutic index, autoinducer of CYP3A4. BCS class II with ' +
      'four polymorphs and a dihydrate that forms in humid storage and ruins dissolution. BE limits are 90 to ' +
      '111% in the EU.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'NC(=O)N1c2ccccc2C=Cc2ccccc12', formula: 'C15H12N2O', mass: 236.27 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg', '400 mg'],
        reference: { brand: 'Tegretol', company: 'Novartis' },
        packs: [
          { style: 'PVC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Chewable Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg'],
        reference: { brand: 'Tegretol', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg', '400 mg'],
        reference: { brand: 'Tegretol-XR', company: 'Novartis' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s'] },
          { style: 'PVC/PVDC blister', sizes: ['5 x 10'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['100 mg/5 mL'],
        reference: { brand: 'Tegretol', company: 'Novartis' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 250 mL', '1 x 450 mL'] }],
      },
    ],
  },
  {
    inn: 'cenobamate',
    otherNames: [],
    brands: ['Xcopri', 'Ontozry'],
    salt: 'Cenobamate',
    atcCode: 'N03AX25',
    therapeuticCategories: ['Antiepileptics'],
    indication: 'Partial-onset seizures in adults.',
    about:
      'Tetrazole carbamate blocking persistent sodium current and modulating GABA-A, with unusually high ' +
      'seizure-free rates. The R-enantiomer, BCS class II, half-life of 50 to 60 hours; slow titration packs ' +
      'avoid DRESS. Scheduled in the US.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'NC(=O)O[C@@H](Cn1nncn1)c1ccccc1Cl', formula: 'C10H10ClN5O2', mass: 267.67 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['12.5 mg', '25 mg', '50 mg', '100 mg', '150 mg', '200 mg'],
        reference: { brand: 'Xcopri', company: 'SK Life Science' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['14s', '28s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'clobazam',
    otherNames: [],
    brands: ['Onfi', 'Frisium', 'Sympazan'],
    salt: 'Clobazam',
    atcCode: 'N05BA09',
    therapeuticCategories: ['Antiepileptics', 'Antipsychotics & Anxiolytics'],
    indication: 'Adjunct in Lennox-Gastaut syndrome and other epilepsies; anxiety.',
    about:
      '1,5-benzodiazepine whose metabolite N-desmethylclobazam, cleared by CYP2C19, carries much of the effect. ' +
      'BCS class II; film, suspension and tablet are bioequivalent. Controlled substance.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN1C(=O)CC(=O)N(c2ccccc2)c2cc(Cl)ccc12', formula: 'C16H13ClN2O2', mass: 300.74 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg'],
        reference: { brand: 'Onfi', company: 'Lundbeck' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['30s', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['2.5 mg/mL'],
        reference: { brand: 'Onfi', company: 'Lundbeck' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 120 mL'] }],
      },
      {
        dosageForm: 'Oral Film',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '20 mg'],
        reference: { brand: 'Sympazan', company: 'Otter' },
        packs: [{ style: 'Foil pouch', sizes: ['60s'] }],
      },
    ],
  },
  {
    inn: 'ganaxolone',
    otherNames: [],
    brands: ['Ztalmy'],
    salt: 'Ganaxolone',
    atcCode: 'N03AX27',
    therapeuticCategories: ['Antiepileptics'],
    indication: 'Seizures of CDKL5 deficiency disorder in patients aged two years and older.',
    about:
      'Synthetic neurosteroid, the 3-beta-methyl analogue of allopregnanolone, acting on synaptic and ' +
      'extrasynaptic GABA-A receptors. Very poorly soluble, formulated as a nanoparticulate suspension; food ' +
      'raises exposure two- to three-fold. Orphan exclusivity runs in the US.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(=O)[C@H]1CC[C@H]2[C@@H]3CC[C@H]4C[C@](C)(O)CC[C@]4(C)[C@H]3CC[C@]12C',
      formula: 'C22H36O2',
      mass: 332.52,
    },
    presentations: [
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['50 mg/mL'],
        reference: { brand: 'Ztalmy', company: 'Marinus' },
        usConstraintDate: '2029-06-01',
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 110 mL'] }],
      },
    ],
  },
  {
    inn: 'fenfluramine',
    otherNames: [],
    brands: ['Fintepla'],
    salt: 'Fenfluramine hydrochloride',
    atcCode: 'N03AX26',
    therapeuticCategories: ['Antiepileptics'],
    indication: 'Seizures of Dravet and Lennox-Gastaut syndromes.',
    about:
      'Serotonin-releasing phenethylamine withdrawn as an appetite suppressant and returned at low dose for rare ' +
      'epilepsies. REMS with echocardiography because of valve disease. Racemic hydrochloride in a sugar-free ' +
      'solution; orphan exclusivity runs in the US.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCNC(C)Cc1cccc(c1)C(F)(F)F', formula: 'C12H16F3N', mass: 231.26 },
    presentations: [
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['2.2 mg/mL'],
        reference: { brand: 'Fintepla', company: 'UCB' },
        usConstraintDate: '2029-09-25',
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 30 mL', '1 x 360 mL'] }],
      },
    ],
  },
  {
    inn: 'cannabidiol',
    otherNames: [],
    brands: ['Epidiolex', 'Epidyolex'],
    salt: 'Cannabidiol',
    atcCode: 'N03AX24',
    therapeuticCategories: ['Antiepileptics'],
    indication: 'Seizures of Lennox-Gastaut syndrome, Dravet syndrome and tuberous sclerosis complex.',
    about:
      'Plant-derived cannabinoid without psychoactivity, dissolved in sesame oil and ethanol. BCS class II with a ' +
      'four-fold food effect; acid-catalysed cyclisation to THC and the origin of the API (plant or synthetic) ' +
      'are the regulatory questions.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCCc1cc(O)c([C@@H]2C=C(C)CC[C@H]2C(C)=C)c(O)c1',
      formula: 'C21H30O2',
      mass: 314.46,
    },
    presentations: [
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Epidiolex', company: 'Jazz' },
        usConstraintDate: '2027-07-31',
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 60 mL', '1 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'carbidopa + levodopa',
    otherNames: ['levodopa and carbidopa', 'co-careldopa'],
    brands: ['Sinemet', 'Rytary', 'Crexont', 'Duopa'],
    salt: 'Levodopa and carbidopa monohydrate',
    atcCode: 'N04BA02',
    therapeuticCategories: ['Antiparkinson'],
    indication: 'Parkinson disease and parkinsonism.',
    about:
      'Dopamine precursor with a peripheral decarboxylase inhibitor, the standard of care. Levodopa is absorbed ' +
      'in the upper intestine only, so extended-release products vary greatly and BE needs both actives. A newer ' +
      'bead capsule runs under US exclusivity to 2027.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['10 mg/100 mg', '25 mg/100 mg', '25 mg/250 mg'],
        reference: { brand: 'Sinemet', company: 'Organon' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['25 mg/100 mg', '50 mg/200 mg'],
        reference: { brand: 'Sinemet CR', company: 'Organon' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s'] },
          { style: 'Alu-Alu blister', sizes: ['10 x 10'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['23.75 mg/95 mg', '36.25 mg/145 mg', '48.75 mg/195 mg', '61.25 mg/245 mg'],
        reference: { brand: 'Rytary', company: 'Amneal' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s', '240s'] }],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['35 mg/140 mg', '52.5 mg/210 mg', '70 mg/280 mg', '87.5 mg/350 mg'],
        reference: { brand: 'Crexont', company: 'Amneal' },
        usConstraintDate: '2027-08-07',
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
    ],
  },
  {
    inn: 'levodopa',
    otherNames: [],
    brands: ['Inbrija', 'Larodopa'],
    salt: 'Levodopa',
    atcCode: 'N04BA01',
    therapeuticCategories: ['Antiparkinson'],
    indication:
      'Intermittent treatment of OFF episodes in Parkinson disease treated with carbidopa and levodopa.',
    about:
      'Inhaled dry powder of levodopa that bypasses the gut and lifts OFF episodes within half an hour. ' +
      'Spray-dried low-density particles in capsules with a dedicated inhaler; aerodynamic particle size and ' +
      'device are the hurdles.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'N[C@@H](Cc1ccc(O)c(O)c1)C(O)=O', formula: 'C9H11NO4', mass: 197.19 },
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['42 mg'],
        reference: { brand: 'Inbrija', company: 'Merz' },
        packs: [{ style: 'Alu blister with inhaler', sizes: ['60s', '92s'] }],
      },
    ],
  },
  {
    inn: 'carbidopa + entacapone + levodopa',
    otherNames: [],
    brands: ['Stalevo'],
    salt: 'Levodopa, carbidopa monohydrate and entacapone',
    atcCode: 'N04BA03',
    therapeuticCategories: ['Antiparkinson'],
    indication: 'Parkinson disease with end-of-dose motor fluctuations.',
    about:
      'Triple combination adding a COMT inhibitor to levodopa and carbidopa. Entacapone is BCS class IV and ' +
      'highly variable, so replicate designs are usual; six strengths share 200 mg entacapone.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: [
          '12.5 mg/200 mg/50 mg',
          '18.75 mg/200 mg/75 mg',
          '25 mg/200 mg/100 mg',
          '31.25 mg/200 mg/125 mg',
          '37.5 mg/200 mg/150 mg',
          '50 mg/200 mg/200 mg',
        ],
        reference: { brand: 'Stalevo', company: 'Orion' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '100s'] }],
      },
    ],
  },
  {
    inn: 'foscarbidopa + foslevodopa',
    otherNames: ['foslevodopa and foscarbidopa'],
    brands: ['Vyalev', 'Produodopa'],
    salt: 'Foslevodopa and foscarbidopa',
    atcCode: 'N04BA07',
    therapeuticCategories: ['Antiparkinson'],
    indication: 'Motor fluctuations in advanced Parkinson disease.',
    about:
      'Phosphate prodrugs soluble enough for a 24-hour subcutaneous infusion by pump, replacing the surgical ' +
      'intestinal gel. Approved in the US in October 2024 with new-product exclusivity; pump and cassette are ' +
      'part of the offer.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['120 mg/2400 mg'],
        reference: { brand: 'Vyalev', company: 'AbbVie' },
        usConstraintDate: '2027-10-16',
        packs: [{ style: 'Glass vial', sizes: ['7 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'rotigotine',
    otherNames: [],
    brands: ['Neupro', 'Leganto'],
    salt: 'Rotigotine',
    atcCode: 'N04BC09',
    therapeuticCategories: ['Antiparkinson'],
    indication: 'Parkinson disease and restless legs syndrome.',
    about:
      'Non-ergot dopamine agonist, available only as a 24-hour patch because of extensive first-pass loss. ' +
      'Silicone matrix with amorphous drug: form II crystals once forced a recall, and crystallisation on storage ' +
      'remains the key risk. BE calls for adhesion and irritation studies.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCCN(CCc1cccs1)[C@H]1CCc2c(O)cccc2C1', formula: 'C19H25NOS', mass: 315.47 },
    presentations: [
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['1 mg/24 h', '2 mg/24 h', '3 mg/24 h', '4 mg/24 h', '6 mg/24 h', '8 mg/24 h'],
        reference: { brand: 'Neupro', company: 'UCB' },
        packs: [{ style: 'Heat-sealed pouch', sizes: ['7s', '28s', '30s'] }],
      },
    ],
  },
  {
    inn: 'pramipexole',
    otherNames: [],
    brands: ['Mirapex', 'Mirapexin', 'Sifrol'],
    salt: 'Pramipexole dihydrochloride monohydrate',
    atcCode: 'N04BC05',
    therapeuticCategories: ['Antiparkinson'],
    indication: 'Parkinson disease and restless legs syndrome.',
    about:
      'Non-ergot D2/D3 agonist excreted unchanged by the kidney. BCS class I; at a few tenths of a milligram, ' +
      'content uniformity and photostability are the tasks. The extended-release matrix needs fed and fasting BE.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCCN[C@H]1CCc2nc(N)sc2C1', formula: 'C10H17N3S', mass: 211.33 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.125 mg', '0.25 mg', '0.5 mg', '0.75 mg', '1 mg', '1.5 mg'],
        reference: { brand: 'Mirapex', company: 'Boehringer Ingelheim' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['90s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['0.375 mg', '0.75 mg', '1.5 mg', '2.25 mg', '3 mg', '3.75 mg', '4.5 mg'],
        reference: { brand: 'Mirapex ER', company: 'Boehringer Ingelheim' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['30s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'rasagiline',
    otherNames: [],
    brands: ['Azilect'],
    salt: 'Rasagiline mesilate',
    atcCode: 'N04BD02',
    therapeuticCategories: ['Antiparkinson'],
    indication: 'Parkinson disease, alone or with levodopa.',
    about:
      'Irreversible MAO-B inhibitor, the R-enantiomer of a propargylaminoindane, with no amphetamine metabolites. ' +
      'Salt choice (mesilate, hemitartrate, tartrate) has separated generics from the originator patents; plasma ' +
      'levels near 1 ng/mL demand sensitive bioanalysis.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'C#CCN[C@@H]1CCc2ccccc12', formula: 'C12H13N', mass: 171.24 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.5 mg', '1 mg'],
        reference: { brand: 'Azilect', company: 'Teva' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['28s', '30s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'safinamide',
    otherNames: [],
    brands: ['Xadago'],
    salt: 'Safinamide mesilate',
    atcCode: 'N04BD03',
    therapeuticCategories: ['Antiparkinson'],
    indication: 'Adjunct to levodopa in Parkinson disease with OFF episodes.',
    about:
      'Reversible MAO-B inhibitor that also reduces glutamate release through sodium channels. Once daily, BCS ' +
      'class II base as mesilate with good solubility at low pH. Generics are filed against formulation and ' +
      'impurity patents.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'C[C@H](NCc1ccc(OCc2cccc(F)c2)cc1)C(N)=O', formula: 'C17H19FN2O2', mass: 302.34 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '100 mg'],
        reference: { brand: 'Xadago', company: 'MDD US' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['30s'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'opicapone',
    otherNames: [],
    brands: ['Ongentys'],
    salt: 'Opicapone',
    atcCode: 'N04BX04',
    therapeuticCategories: ['Antiparkinson'],
    indication: 'Adjunct to levodopa in Parkinson disease with motor fluctuations.',
    about:
      "Once-daily peripheral COMT inhibitor with an effect lasting beyond 24 hours and without tolcapone's liver " +
      'toxicity. Very poorly soluble yellow oxadiazole; micronised drug and photoprotection matter, and food ' +
      'halves exposure.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'Cc1c(Cl)c(C)[n+]([O-])c(Cl)c1-c1noc(n1)-c1cc(O)c(O)c(c1)[N+]([O-])=O',
      formula: 'C15H10Cl2N4O6',
      mass: 413.17,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg'],
        reference: { brand: 'Ongentys', company: 'Amneal' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'Alu-Alu blister', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'apomorphine',
    otherNames: [],
    brands: ['Apokyn', 'Apo-go', 'Kynmobi'],
    salt: 'Apomorphine hydrochloride hemihydrate',
    atcCode: 'N04BC07',
    therapeuticCategories: ['Antiparkinson'],
    indication: 'Acute treatment of OFF episodes in advanced Parkinson disease.',
    about:
      'Aporphine D1/D2 agonist with rapid subcutaneous onset. Catechol oxidises to green degradation products, so ' +
      'antioxidant and headspace control are needed; pen cartridges and infusion pump carry device obligations.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN1CCc2cccc3c2[C@H]1Cc1ccc(O)c(O)c1-3', formula: 'C17H17NO2', mass: 267.32 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Apokyn', company: 'MDD US' },
        packs: [{ style: 'Glass cartridge', sizes: ['5 x 3 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['98 mg/20 mL'],
        reference: { brand: 'Onapgo', company: 'MDD US' },
        usConstraintDate: '2028-02-03',
        packs: [{ style: 'Glass cartridge', sizes: ['30 x 20 mL'] }],
      },
    ],
  },
  {
    inn: 'quetiapine',
    otherNames: [],
    brands: ['Seroquel', 'Seroquel XR'],
    salt: 'Quetiapine fumarate',
    atcCode: 'N05AH04',
    therapeuticCategories: ['Antipsychotics & Anxiolytics', 'Antidepressants & Psychostimulants'],
    indication: 'Schizophrenia, bipolar disorder and adjunct in major depression.',
    about:
      'Dibenzothiazepine antagonist at 5-HT2A and D2 with strong sedation. BCS class II hemifumarate with ' +
      'pH-dependent solubility; the hypromellose extended-release matrix with citrate is the harder target and ' +
      'needs fasting and fed BE, often in patients at high strengths.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OCCOCCN1CCN(CC1)C1=Nc2ccccc2Sc2ccccc12', formula: 'C21H25N3O2S', mass: 383.51 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg', '150 mg', '200 mg', '300 mg', '400 mg'],
        reference: { brand: 'Seroquel', company: 'AstraZeneca' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['6 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s', '100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '150 mg', '200 mg', '300 mg', '400 mg'],
        reference: { brand: 'Seroquel XR', company: 'AstraZeneca' },
        packs: [
          { style: 'PVC/PCTFE blister', sizes: ['6 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
    ],
  },
  {
    inn: 'olanzapine',
    otherNames: [],
    brands: ['Zyprexa', 'Zyprexa Zydis', 'Zyprexa Relprevv'],
    salt: 'Olanzapine',
    atcCode: 'N05AH03',
    therapeuticCategories: ['Antipsychotics & Anxiolytics'],
    indication: 'Schizophrenia and bipolar mania.',
    about:
      'Thienobenzodiazepine antagonist at many monoamine receptors. BCS class II, over 60 crystal forms with form ' +
      'II the marketed one; it discolours on contact with moist excipients. The pamoate depot demands three hours ' +
      'of observation after each injection.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN1CCN(CC1)C1=Nc2ccccc2Nc2sc(C)cc12', formula: 'C17H20N4S', mass: 312.43 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '7.5 mg', '10 mg', '15 mg', '20 mg'],
        reference: { brand: 'Zyprexa', company: 'Cheplapharm' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['28s', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '15 mg', '20 mg'],
        reference: { brand: 'Zyprexa Zydis', company: 'Cheplapharm' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['28s', '30s'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intramuscular'],
        strengths: ['10 mg/vial'],
        reference: { brand: 'Zyprexa', company: 'Cheplapharm' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 10 mg', '10 x 10 mg'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intramuscular'],
        strengths: ['210 mg/vial', '300 mg/vial', '405 mg/vial'],
        reference: { brand: 'Zyprexa Relprevv', company: 'Cheplapharm' },
        packs: [{ style: 'Glass vial with diluent', sizes: ['1 x 1'] }],
      },
    ],
  },
  {
    inn: 'olanzapine + samidorphan',
    otherNames: [],
    brands: ['Lybalvi'],
    salt: 'Olanzapine and samidorphan malate',
    atcCode: 'N05AH53',
    therapeuticCategories: ['Antipsychotics & Anxiolytics'],
    indication: 'Schizophrenia and bipolar I disorder.',
    about:
      'Olanzapine with a mu-opioid antagonist that reduces weight gain. Bilayer tablet, 10 mg samidorphan in all ' +
      'strengths; contraindicated with opioids. New-chemical-entity exclusivity for samidorphan ended in 2026, ' +
      'patents run longer.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg/10 mg', '10 mg/10 mg', '15 mg/10 mg', '20 mg/10 mg'],
        reference: { brand: 'Lybalvi', company: 'Alkermes' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
    ],
  },
  {
    inn: 'aripiprazole',
    otherNames: [],
    brands: ['Abilify', 'Abilify Maintena', 'Aristada', 'Opipza'],
    salt: 'Aripiprazole',
    atcCode: 'N05AX12',
    therapeuticCategories: ['Antipsychotics & Anxiolytics', 'Antidepressants & Psychostimulants'],
    indication: 'Schizophrenia, bipolar mania and adjunct in major depression.',
    about:
      'Partial D2/5-HT1A agonist with a half-life of 75 hours. BCS class II to IV with many polymorphs and a ' +
      'hydrate; milling and humidity control keep form conversion away. Monthly and two-monthly depots are ' +
      'particle-size-driven crystalline suspensions.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'Clc1cccc(N2CCN(CCCCOc3ccc4CCC(=O)Nc4c3)CC2)c1Cl',
      formula: 'C23H27Cl2N3O2',
      mass: 448.39,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2 mg', '5 mg', '10 mg', '15 mg', '20 mg', '30 mg'],
        reference: { brand: 'Abilify', company: 'Otsuka' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['28s', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '15 mg'],
        reference: { brand: 'Abilify Discmelt', company: 'Otsuka' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['28s', '30s'] }],
      },
      {
        dosageForm: 'Oral Film',
        routes: ['Oral'],
        strengths: ['2 mg', '5 mg', '10 mg'],
        reference: { brand: 'Opipza', company: 'Xiamen LP Pharmaceutical' },
        packs: [{ style: 'Foil pouch', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intramuscular'],
        strengths: ['300 mg/vial', '400 mg/vial'],
        reference: { brand: 'Abilify Maintena', company: 'Otsuka' },
        packs: [
          { style: 'Glass vial', sizes: ['1 x 1'] },
          { style: 'Dual-chamber syringe', sizes: ['1s'] },
        ],
      },
    ],
  },
  {
    inn: 'paliperidone',
    otherNames: ['paliperidone palmitate', '9-hydroxyrisperidone'],
    brands: ['Invega', 'Invega Sustenna', 'Invega Trinza'],
    salt: 'Paliperidone palmitate',
    atcCode: 'N05AX13',
    therapeuticCategories: ['Antipsychotics & Anxiolytics'],
    indication: 'Schizophrenia and schizoaffective disorder.',
    about:
      'Active metabolite of risperidone. The oral tablet is an osmotic OROS system; the palmitate nanosuspension ' +
      'injection relies on particle size and dissolution and requires multi-month steady-state BE in patients.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=C(CCN2CCC(CC2)c2noc3cc(F)ccc23)C(=O)N2CCCC(O)C2=N1',
      formula: 'C23H27FN4O3',
      mass: 426.48,
    },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['1.5 mg', '3 mg', '6 mg', '9 mg'],
        reference: { brand: 'Invega', company: 'Janssen' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'Alu-Alu blister', sizes: ['28s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular'],
        strengths: ['39 mg/0.25 mL', '78 mg/0.5 mL', '117 mg/0.75 mL', '156 mg/mL', '234 mg/1.5 mL'],
        reference: { brand: 'Invega Sustenna', company: 'Janssen' },
        packs: [{ style: 'Prefilled syringe', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'lurasidone',
    otherNames: [],
    brands: ['Latuda'],
    salt: 'Lurasidone hydrochloride',
    atcCode: 'N05AE05',
    therapeuticCategories: ['Antipsychotics & Anxiolytics'],
    indication: 'Schizophrenia and bipolar depression.',
    about:
      'Benzisothiazole D2/5-HT2A antagonist with little metabolic effect. Taken with at least 350 kcal because ' +
      'food doubles exposure, so fed BE counts; very low solubility and pregelatinised-starch formulation ' +
      'patents.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'O=C1[C@@H]2[C@H]3CC[C@H](C3)[C@@H]2C(=O)N1C[C@@H]1CCCC[C@H]1CN1CCN(CC1)c1nsc2ccccc12',
      formula: 'C28H36N4O2S',
      mass: 492.68,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['20 mg', '40 mg', '60 mg', '80 mg', '120 mg'],
        reference: { brand: 'Latuda', company: 'Sunovion' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['28s', '30s'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'cariprazine',
    otherNames: [],
    brands: ['Vraylar', 'Reagila'],
    salt: 'Cariprazine hydrochloride',
    atcCode: 'N05AX15',
    therapeuticCategories: ['Antipsychotics & Anxiolytics', 'Antidepressants & Psychostimulants'],
    indication: 'Schizophrenia, bipolar I disorder and adjunct in major depression.',
    about:
      'D3-preferring partial agonist whose didesmethyl metabolite persists for weeks. Basic hydrochloride in a ' +
      'simple capsule; the long half-life makes single-dose parallel BE with truncated AUC the accepted design.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN(C)C(=O)N[C@H]1CC[C@H](CCN2CCN(CC2)c2cccc(Cl)c2Cl)CC1',
      formula: 'C21H32Cl2N4O',
      mass: 427.41,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['1.5 mg', '3 mg', '4.5 mg', '6 mg'],
        reference: { brand: 'Vraylar', company: 'AbbVie' },
        usConstraintDate: '2029-06-18',
        packs: [
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
          { style: 'PVC/PCTFE blister', sizes: ['7s', '30s'] },
        ],
      },
    ],
  },
  {
    inn: 'brexpiprazole',
    otherNames: [],
    brands: ['Rexulti', 'Rxulti'],
    salt: 'Brexpiprazole',
    atcCode: 'N05AX16',
    therapeuticCategories: ['Antipsychotics & Anxiolytics', 'Antidepressants & Psychostimulants'],
    indication: 'Schizophrenia, adjunct in major depression and agitation in Alzheimer dementia.',
    about:
      'Serotonin-dopamine activity modulator with less intrinsic D2 activity than aripiprazole. BCS class II ' +
      'base, low dose, half-life of 91 hours; CYP2D6 poor metabolisers take half doses. The dementia indication ' +
      'carries US exclusivity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'O=C1C=Cc2ccc(OCCCCN3CCN(CC3)c3cccc4sccc34)cc2N1',
      formula: 'C25H27N3O2S',
      mass: 433.57,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.25 mg', '0.5 mg', '1 mg', '2 mg', '3 mg', '4 mg'],
        reference: { brand: 'Rexulti', company: 'Otsuka' },
        usConstraintDate: '2028-05-09',
        packs: [
          { style: 'Alu-Alu blister', sizes: ['28s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'lumateperone',
    otherNames: [],
    brands: ['Caplyta'],
    salt: 'Lumateperone tosilate',
    atcCode: 'N05AD10',
    therapeuticCategories: ['Antipsychotics & Anxiolytics', 'Antidepressants & Psychostimulants'],
    indication: 'Schizophrenia, bipolar depression and adjunct in major depression.',
    about:
      '5-HT2A antagonist with presynaptic D2 partial agonism and few motor or metabolic effects. Oral ' +
      'bioavailability near 4%; tosilate forms A and B are patented. Labelled for bipolar I and II depression as ' +
      'well as schizophrenia.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1CCN2[C@H]3CCN(CCCC(=O)c4ccc(F)cc4)C[C@H]3c3cccc1c23',
      formula: 'C24H28FN3O',
      mass: 393.5,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['10.5 mg', '21 mg', '42 mg'],
        reference: { brand: 'Caplyta', company: 'Intra-Cellular Therapies' },
        usConstraintDate: '2029-04-24',
        packs: [{ style: 'PVC/Alu blister', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'trospium + xanomeline',
    otherNames: ['xanomeline and trospium chloride'],
    brands: ['Cobenfy'],
    salt: 'Xanomeline tartrate and trospium chloride',
    atcCode: 'N05AX50',
    therapeuticCategories: ['Antipsychotics & Anxiolytics'],
    indication: 'Schizophrenia in adults.',
    about:
      'First antipsychotic without dopamine blockade: an M1/M4 muscarinic agonist with a peripheral ' +
      'antimuscarinic that contains its side effects. Bead-filled capsule taken twice daily on an empty stomach; ' +
      'new-chemical-entity exclusivity from 2024.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['20 mg/50 mg', '20 mg/100 mg', '30 mg/125 mg'],
        reference: { brand: 'Cobenfy', company: 'Bristol-Myers Squibb' },
        usConstraintDate: '2029-09-26',
        packs: [{ style: 'HDPE bottle', sizes: ['60s'] }],
      },
    ],
  },
  {
    inn: 'clozapine',
    otherNames: [],
    brands: ['Clozaril', 'Leponex', 'Fazaclo', 'Versacloz'],
    salt: 'Clozapine',
    atcCode: 'N05AH02',
    therapeuticCategories: ['Antipsychotics & Anxiolytics'],
    indication: 'Treatment-resistant schizophrenia.',
    about:
      'The reference drug for resistant schizophrenia, restricted by neutropenia monitoring. BCS class II, ' +
      'treated as narrow therapeutic index in many markets; BE is run in stabilised patients at steady state in ' +
      'the US.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN1CCN(CC1)C1=Nc2cc(Cl)ccc2Nc2ccccc12', formula: 'C18H19ClN4', mass: 326.82 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg', '200 mg'],
        reference: { brand: 'Clozaril', company: 'Heritage Life Sciences' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['5 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Oral'],
        strengths: ['12.5 mg', '25 mg', '100 mg', '150 mg', '200 mg'],
        reference: { brand: 'Fazaclo ODT', company: 'Jazz' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['10 x 10'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['50 mg/mL'],
        reference: { brand: 'Versacloz', company: 'Douglas' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'diazepam',
    otherNames: [],
    brands: ['Valium', 'Diastat', 'Valtoco', 'Stesolid', 'Libervant'],
    salt: 'Diazepam',
    atcCode: 'N05BA01',
    therapeuticCategories: ['Antipsychotics & Anxiolytics', 'Antiepileptics'],
    indication: 'Anxiety, alcohol withdrawal, muscle spasm and seizure clusters.',
    about:
      'Long-acting benzodiazepine with active metabolites. BCS class I tablets; seizure rescue products (rectal ' +
      'gel, nasal spray, buccal film) carry the value; the nasal spray holds orphan exclusivity. Scheduled ' +
      'worldwide.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN1C(=O)CN=C(c2ccccc2)c2cc(Cl)ccc12', formula: 'C16H13ClN2O', mass: 284.74 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2 mg', '5 mg', '10 mg'],
        reference: { brand: 'Valium', company: 'Waylis' },
        packs: [
          { style: 'PVC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['5 mg/spray', '7.5 mg/spray', '10 mg/spray'],
        reference: { brand: 'Valtoco', company: 'Neurelis' },
        usConstraintDate: '2028-04-15',
        packs: [{ style: 'Unit-dose nasal device', sizes: ['2s', '10s'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Rectal'],
        strengths: ['2.5 mg/0.5 mL', '10 mg/2 mL', '20 mg/4 mL'],
        reference: { brand: 'Diastat AcuDial', company: 'Bausch Health' },
        packs: [{ style: 'Prefilled rectal applicator', sizes: ['2s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['5 mg/mL'],
        reference: { brand: 'Valium', company: 'Roche' },
        packs: [
          { style: 'Glass ampoule', sizes: ['10 x 2 mL'] },
          { style: 'Prefilled syringe', sizes: ['10 x 2 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'midazolam',
    otherNames: [],
    brands: ['Versed', 'Dormicum', 'Nayzilam', 'Buccolam'],
    salt: 'Midazolam hydrochloride',
    atcCode: 'N05CD08',
    therapeuticCategories: ['Antipsychotics & Anxiolytics', 'Anaesthetics'],
    indication: 'Sedation, induction of anaesthesia and seizure clusters.',
    about:
      'Short-acting benzodiazepine that is water-soluble below pH 4 through ring opening. CYP3A4 probe with high ' +
      'variability. Buccal solution in the EU and nasal spray in the US are the outpatient rescue forms.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Cc1ncc2CN=C(c3ccccc3F)c3cc(Cl)ccc3-n12', formula: 'C18H13ClFN3', mass: 325.77 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['1 mg/mL', '5 mg/mL'],
        reference: { brand: 'Versed', company: 'Roche' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 10 mL'] },
          { style: 'Glass ampoule', sizes: ['10 x 3 mL'] },
        ],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['5 mg/spray'],
        reference: { brand: 'Nayzilam', company: 'UCB' },
        packs: [{ style: 'Unit-dose nasal device', sizes: ['2s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Buccal'],
        strengths: ['2.5 mg', '5 mg', '7.5 mg', '10 mg'],
        reference: null,
        packs: [{ style: 'Prefilled oral syringe', sizes: ['4s'] }],
      },
      {
        dosageForm: 'Syrup',
        routes: ['Oral'],
        strengths: ['2 mg/mL'],
        reference: { brand: 'Versed', company: 'Roche' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 118 mL'] }],
      },
    ],
  },
  {
    inn: 'zolpidem',
    otherNames: [],
    brands: ['Ambien', 'Stilnox', 'Edluar'],
    salt: 'Zolpidem tartrate',
    atcCode: 'N05CF02',
    therapeuticCategories: ['Antipsychotics & Anxiolytics'],
    indication: 'Short-term treatment of insomnia.',
    about:
      'Imidazopyridine hypnotic selective for alpha-1 GABA-A receptors. BCS class I tartrate; the bilayer ' +
      'controlled-release tablet is judged with partial AUC in the US. Lower doses apply to women.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN(C)C(=O)Cc1c(nc2ccc(C)cn12)-c1ccc(C)cc1', formula: 'C19H21N3O', mass: 307.39 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Ambien', company: 'Sanofi' },
        packs: [
          { style: 'PVC blister', sizes: ['10s', '30s'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['6.25 mg', '12.5 mg'],
        reference: { brand: 'Ambien CR', company: 'Sanofi' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['30s'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Sublingual & Buccal Tablets',
        routes: ['Sublingual'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Edluar', company: 'Viatris' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'daridorexant',
    otherNames: [],
    brands: ['Quviviq'],
    salt: 'Daridorexant hydrochloride',
    atcCode: 'N05CJ03',
    therapeuticCategories: ['Antipsychotics & Anxiolytics'],
    indication: 'Insomnia in adults.',
    about:
      'Dual orexin receptor antagonist with an eight-hour half-life aimed at low next-day residue. Low-solubility ' +
      'base as hydrochloride, CYP3A4 substrate; schedule IV in the US. New-chemical-entity exclusivity runs into ' +
      '2027.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1ccc(cc1C(=O)N1CCC[C@@]1(C)c1nc2c(C)c(Cl)ccc2[nH]1)-n1nccn1',
      formula: 'C23H23ClN6O2',
      mass: 450.93,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg'],
        reference: { brand: 'Quviviq', company: 'Idorsia' },
        usConstraintDate: '2027-09-30',
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['30s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'sertraline',
    otherNames: [],
    brands: ['Zoloft', 'Lustral'],
    salt: 'Sertraline hydrochloride',
    atcCode: 'N06AB06',
    therapeuticCategories: ['Antidepressants & Psychostimulants', 'Antipsychotics & Anxiolytics'],
    indication: 'Major depression, obsessive-compulsive disorder, panic, PTSD and social anxiety.',
    about:
      'SSRI, the cis-1S,4S isomer. BCS class I/II hydrochloride with many polymorphs (form I originator, form II ' +
      'generics). Bottled concentrate contains alcohol; 150 and 200 mg capsules are a separate US product.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN[C@H]1CC[C@@H](c2ccc(Cl)c(Cl)c2)c2ccccc12', formula: 'C17H17Cl2N', mass: 306.23 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Zoloft', company: 'Viatris' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['28s', '30s', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '500s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['20 mg/mL'],
        reference: { brand: 'Zoloft', company: 'Viatris' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 60 mL'] }],
      },
    ],
  },
  {
    inn: 'escitalopram',
    otherNames: [],
    brands: ['Lexapro', 'Cipralex'],
    salt: 'Escitalopram oxalate',
    atcCode: 'N06AB10',
    therapeuticCategories: ['Antidepressants & Psychostimulants', 'Antipsychotics & Anxiolytics'],
    indication: 'Major depression and generalised anxiety disorder.',
    about:
      'S-enantiomer of citalopram and the most selective SSRI. BCS class I oxalate, so biowaiver and ' +
      'single-strength studies are common; the R-enantiomer is the critical impurity. One of the highest-volume ' +
      'antidepressants worldwide.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN(C)CCC[C@]1(OCc2cc(ccc12)C#N)c1ccc(F)cc1', formula: 'C20H21FN2O', mass: 324.39 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '15 mg', '20 mg'],
        reference: { brand: 'Lexapro', company: 'AbbVie' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['28s', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['5 mg/5 mL'],
        reference: { brand: 'Lexapro', company: 'AbbVie' },
        packs: [{ style: 'Amber PET bottle', sizes: ['1 x 240 mL'] }],
      },
    ],
  },
  {
    inn: 'duloxetine',
    otherNames: [],
    brands: ['Cymbalta', 'Drizalma Sprinkle', 'Yentreve'],
    salt: 'Duloxetine hydrochloride',
    atcCode: 'N06AX21',
    therapeuticCategories: ['Antidepressants & Psychostimulants', 'Analgesics & Antimigraine'],
    indication:
      'Major depression, generalised anxiety, diabetic neuropathy and chronic musculoskeletal pain.',
    about:
      'SNRI, the S-enantiomer, acid-labile: without enteric coating it rearranges to 1-naphthol. Pellet coating ' +
      'with hypromellose acetate succinate or phthalate needs a separating layer because free acid groups react ' +
      'with the amine. Nitrosamine control is current.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CNCC[C@H](Oc1cccc2ccccc12)c1cccs1', formula: 'C18H19NOS', mass: 297.42 },
    presentations: [
      {
        dosageForm: 'Delayed Release Capsules',
        routes: ['Oral'],
        strengths: ['20 mg', '30 mg', '60 mg'],
        reference: { brand: 'Cymbalta', company: 'Eli Lilly' },
        packs: [
          { style: 'PVC/PCTFE blister', sizes: ['28s', '30s'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Delayed Release Capsules',
        routes: ['Oral'],
        strengths: ['20 mg', '30 mg', '40 mg', '60 mg'],
        reference: { brand: 'Drizalma Sprinkle', company: 'Sun Pharmaceutical' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
    ],
  },
  {
    inn: 'venlafaxine',
    otherNames: [],
    brands: ['Effexor', 'Effexor XR', 'Efexor'],
    salt: 'Venlafaxine hydrochloride',
    atcCode: 'N06AX16',
    therapeuticCategories: ['Antidepressants & Psychostimulants', 'Antipsychotics & Anxiolytics'],
    indication: 'Major depression, generalised and social anxiety, panic disorder.',
    about:
      'SNRI marketed as the racemate. BCS class I hydrochloride whose high solubility makes controlled release ' +
      'demanding: coated pellets in capsules against osmotic tablets with a different reference. Active ' +
      'metabolite is desvenlafaxine.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COc1ccc(cc1)C(CN(C)C)C1(O)CCCCC1', formula: 'C17H27NO2', mass: 277.4 },
    presentations: [
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['37.5 mg', '75 mg', '150 mg'],
        reference: { brand: 'Effexor XR', company: 'Viatris' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['28s', '30s'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['37.5 mg', '75 mg', '150 mg', '225 mg'],
        reference: { brand: 'Venlafaxine Hydrochloride', company: 'Osmotica' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '37.5 mg', '50 mg', '75 mg', '100 mg'],
        reference: { brand: 'Effexor', company: 'Wyeth' },
        packs: [
          { style: 'PVC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
    ],
  },
  {
    inn: 'bupropion',
    otherNames: ['amfebutamone'],
    brands: ['Wellbutrin', 'Zyban', 'Aplenzin'],
    salt: 'Bupropion hydrochloride',
    atcCode: 'N06AX12',
    therapeuticCategories: ['Antidepressants & Psychostimulants', 'Other Nervous System Drugs'],
    indication: 'Major depression and smoking cessation.',
    about:
      'Noradrenaline and dopamine reuptake inhibitor. BCS class I hydrochloride, unstable above acid pH; ' +
      'hydroxybupropion is measured too. After the 300 mg generics case, each XL strength needs its own BE study ' +
      'in the US.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(NC(C)(C)C)C(=O)c1cccc(Cl)c1', formula: 'C13H18ClNO', mass: 239.74 },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '150 mg', '200 mg'],
        reference: { brand: 'Wellbutrin SR', company: 'GlaxoSmithKline' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s', '100s'] }],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['150 mg', '300 mg'],
        reference: { brand: 'Wellbutrin XL', company: 'Bausch Health' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['75 mg', '100 mg'],
        reference: { brand: 'Wellbutrin', company: 'GlaxoSmithKline' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
    ],
  },
  {
    inn: 'bupropion + dextromethorphan',
    otherNames: ['dextromethorphan and bupropion'],
    brands: ['Auvelity'],
    salt: 'Dextromethorphan hydrobromide and bupropion hydrochloride',
    atcCode: 'N06AX62',
    therapeuticCategories: ['Antidepressants & Psychostimulants'],
    indication: 'Major depressive disorder in adults.',
    about:
      'NMDA antagonist with bupropion as CYP2D6 inhibitor that keeps dextromethorphan levels up; effect within a ' +
      'week. Bilayer extended-release tablet, twice daily. A dementia-agitation indication extended its US ' +
      'exclusivity.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['105 mg/45 mg'],
        reference: { brand: 'Auvelity', company: 'Axsome' },
        usConstraintDate: '2029-04-30',
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '60s'] }],
      },
    ],
  },
  {
    inn: 'vortioxetine',
    otherNames: [],
    brands: ['Trintellix', 'Brintellix'],
    salt: 'Vortioxetine hydrobromide',
    atcCode: 'N06AX26',
    therapeuticCategories: ['Antidepressants & Psychostimulants'],
    indication: 'Major depressive disorder in adults.',
    about:
      'Multimodal antidepressant: serotonin transporter inhibition with 5-HT3 and 5-HT7 antagonism. BCS class II ' +
      'hydrobromide with several polymorphs and patented salts; half-life of 66 hours. Entry dates differ widely ' +
      'between markets.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Cc1ccc(Sc2ccccc2N2CCNCC2)c(C)c1', formula: 'C18H22N2S', mass: 298.45 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '20 mg'],
        reference: { brand: 'Trintellix', company: 'Takeda' },
        usConstraintDate: '2027-02-23',
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['28s', '98s'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'zuranolone',
    otherNames: [],
    brands: ['Zurzuvae'],
    salt: 'Zuranolone',
    atcCode: 'N06AX31',
    therapeuticCategories: ['Antidepressants & Psychostimulants', 'Gynaecologicals'],
    indication: 'Postpartum depression in adults.',
    about:
      'Oral neuroactive steroid and GABA-A positive modulator given for 14 days only. Poorly soluble capsule ' +
      'taken with fatty food, CYP3A4 substrate, schedule IV. New-chemical-entity exclusivity runs from 2023.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@]1(O)CC[C@H]2[C@H](CC[C@@H]3[C@@H]2CC[C@]2(C)[C@H](CC[C@@H]32)C(=O)Cn2cc(cn2)C#N)C1',
      formula: 'C25H35N3O2',
      mass: 409.57,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['20 mg', '25 mg', '30 mg'],
        reference: { brand: 'Zurzuvae', company: 'Biogen' },
        usConstraintDate: '2028-10-31',
        packs: [{ style: 'PVC/Alu blister', sizes: ['14s', '28s'] }],
      },
    ],
  },
  {
    inn: 'esketamine',
    otherNames: ['s-ketamine'],
    brands: ['Spravato', 'Ketanest S'],
    salt: 'Esketamine hydrochloride',
    atcCode: 'N06AX27',
    therapeuticCategories: ['Antidepressants & Psychostimulants', 'Anaesthetics'],
    indication: 'Treatment-resistant depression; anaesthesia (injection, outside the US).',
    about:
      'S-enantiomer of ketamine, an NMDA antagonist given under supervision in certified centres. The nasal ' +
      'product is a unit-dose device; the injection has been an anaesthetic in Europe for decades. Controlled ' +
      'substance.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN[C@@]1(CCCCC1=O)c1ccccc1Cl', formula: 'C13H16ClNO', mass: 237.72 },
    presentations: [
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['28 mg'],
        reference: { brand: 'Spravato', company: 'Janssen' },
        usConstraintDate: '2028-01-17',
        packs: [{ style: 'Unit-dose nasal device', sizes: ['1s', '2s', '3s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['5 mg/mL', '25 mg/mL'],
        reference: null,
        packs: [{ style: 'Glass ampoule', sizes: ['10 x 5 mL', '5 x 20 mL'] }],
      },
    ],
  },
  {
    inn: 'methylphenidate',
    otherNames: [],
    brands: ['Concerta', 'Ritalin', 'Daytrana', 'Quillivant XR', 'Aptensio XR'],
    salt: 'Methylphenidate hydrochloride',
    atcCode: 'N06BA04',
    therapeuticCategories: ['Antidepressants & Psychostimulants'],
    indication: 'Attention deficit hyperactivity disorder and narcolepsy.',
    about:
      'Dopamine and noradrenaline reuptake inhibitor, racemic threo isomer. BCS class I, but the osmotic tablet ' +
      'must match partial AUCs, and the US changed its ratings of two Concerta generics on that ground. Schedule ' +
      'II with annual quotas.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COC(=O)[C@@H]([C@H]1CCCCN1)c1ccccc1', formula: 'C14H19NO2', mass: 233.31 },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['18 mg', '27 mg', '36 mg', '54 mg'],
        reference: { brand: 'Concerta', company: 'Janssen' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '100s'] }],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '15 mg', '20 mg', '30 mg', '40 mg', '50 mg', '60 mg'],
        reference: { brand: 'Aptensio XR', company: 'Rhodes' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
      {
        dosageForm: 'Chewable Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg'],
        reference: { brand: 'Methylin', company: 'SpecGx' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['10 mg/9 h', '15 mg/9 h', '20 mg/9 h', '30 mg/9 h'],
        reference: { brand: 'Daytrana', company: 'Noven' },
        packs: [{ style: 'Heat-sealed pouch', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'lisdexamfetamine',
    otherNames: ['lisdexamphetamine'],
    brands: ['Vyvanse', 'Elvanse', 'Venvanse'],
    salt: 'Lisdexamfetamine dimesilate',
    atcCode: 'N06BA12',
    therapeuticCategories: ['Antidepressants & Psychostimulants'],
    indication: 'Attention deficit hyperactivity disorder; binge eating disorder.',
    about:
      'Lysine prodrug of dexamfetamine split in red blood cells, which smooths exposure and deters injection. BCS ' +
      'class I, simple capsule; schedule II quota for the API limits US volume more than filing does.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'C[C@@H](Cc1ccccc1)NC(=O)[C@@H](N)CCCCN', formula: 'C15H25N3O', mass: 263.38 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['20 mg', '30 mg', '40 mg', '50 mg', '60 mg', '70 mg'],
        reference: { brand: 'Vyvanse', company: 'Takeda' },
        packs: [{ style: 'HDPE bottle', sizes: ['28s', '30s', '100s'] }],
      },
      {
        dosageForm: 'Chewable Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '30 mg', '40 mg', '50 mg', '60 mg'],
        reference: { brand: 'Vyvanse', company: 'Takeda' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
    ],
  },
  {
    inn: 'atomoxetine',
    otherNames: ['tomoxetine'],
    brands: ['Strattera'],
    salt: 'Atomoxetine hydrochloride',
    atcCode: 'N06BA09',
    therapeuticCategories: ['Antidepressants & Psychostimulants'],
    indication: 'Attention deficit hyperactivity disorder.',
    about:
      'Selective noradrenaline reuptake inhibitor, the R-enantiomer, not a controlled substance. BCS class I; ' +
      'ocular irritant so capsules must not be opened. CYP2D6 poor metabolisers have ten-fold exposure, and ' +
      'N-nitroso-atomoxetine must be controlled.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CNCC[C@@H](Oc1ccccc1C)c1ccccc1', formula: 'C17H21NO', mass: 255.35 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '18 mg', '25 mg', '40 mg', '60 mg', '80 mg', '100 mg'],
        reference: { brand: 'Strattera', company: 'Eli Lilly' },
        packs: [
          { style: 'PVC/PCTFE blister', sizes: ['7s', '28s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'solriamfetol',
    otherNames: [],
    brands: ['Sunosi'],
    salt: 'Solriamfetol hydrochloride',
    atcCode: 'N06BA14',
    therapeuticCategories: ['Antidepressants & Psychostimulants', 'Other Nervous System Drugs'],
    indication: 'Excessive daytime sleepiness in narcolepsy or obstructive sleep apnoea.',
    about:
      'Dopamine and noradrenaline reuptake inhibitor, a carbamate of D-phenylalaninol. Highly soluble and ' +
      'permeable, renally cleared without CYP interactions. Schedule IV in the US; generics are settled for later ' +
      'entry.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'N[C@@H](COC(N)=O)Cc1ccccc1', formula: 'C10H14N2O2', mass: 194.23 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['75 mg', '150 mg'],
        reference: { brand: 'Sunosi', company: 'Axsome' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '100s'] }],
      },
    ],
  },
  {
    inn: 'donepezil',
    otherNames: [],
    brands: ['Aricept', 'Adlarity'],
    salt: 'Donepezil hydrochloride',
    atcCode: 'N06DA02',
    therapeuticCategories: ['Other Nervous System Drugs', 'Antidepressants & Psychostimulants'],
    indication: 'Alzheimer dementia.',
    about:
      'Reversible acetylcholinesterase inhibitor with a half-life of 70 hours, racemic. BCS class I hydrochloride ' +
      'with several polymorphs and a monohydrate; BE uses parallel design or truncated AUC. A weekly patch is the ' +
      'newer form.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COc1cc2CC(CC3CCN(Cc4ccccc4)CC3)C(=O)c2cc1OC', formula: 'C24H29NO3', mass: 379.49 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '23 mg'],
        reference: { brand: 'Aricept', company: 'Eisai' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['28s', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Aricept ODT', company: 'Eisai' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['28s', '30s'] }],
      },
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['5 mg/24 h', '10 mg/24 h'],
        reference: { brand: 'Adlarity', company: 'Corium' },
        packs: [{ style: 'Heat-sealed pouch', sizes: ['4s'] }],
      },
    ],
  },
  {
    inn: 'rivastigmine',
    otherNames: [],
    brands: ['Exelon', 'Prometax'],
    salt: 'Rivastigmine hydrogen tartrate',
    atcCode: 'N06DA03',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Alzheimer dementia and Parkinson dementia.',
    about:
      'Pseudo-irreversible inhibitor of acetyl- and butyrylcholinesterase, the S-enantiomer. The patch uses the ' +
      'free base, an oil prone to oxidation and evaporation; BE calls for dose, adhesion and irritation studies.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCN(C)C(=O)Oc1cccc(c1)[C@H](C)N(C)C', formula: 'C14H22N2O2', mass: 250.34 },
    presentations: [
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['4.6 mg/24 h', '9.5 mg/24 h', '13.3 mg/24 h'],
        reference: { brand: 'Exelon', company: 'Sandoz' },
        packs: [{ style: 'Heat-sealed pouch', sizes: ['30s', '60s'] }],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['1.5 mg', '3 mg', '4.5 mg', '6 mg'],
        reference: { brand: 'Exelon', company: 'Novartis' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['28s', '56s'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
    ],
  },
  {
    inn: 'memantine',
    otherNames: [],
    brands: ['Namenda', 'Ebixa', 'Axura'],
    salt: 'Memantine hydrochloride',
    atcCode: 'N06DX01',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Moderate to severe Alzheimer dementia.',
    about:
      'Uncompetitive NMDA antagonist from the adamantane family. BCS class I with a 60 to 80 hour half-life, ' +
      'renally excreted; no chromophore, so assays use derivatisation or other detection. The extended-release ' +
      'capsule is US-only.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC12CC3CC(C)(C1)CC(N)(C3)C2', formula: 'C12H21N', mass: 179.3 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Namenda', company: 'AbbVie' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['28s', '56s'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['7 mg', '14 mg', '21 mg', '28 mg'],
        reference: { brand: 'Namenda XR', company: 'AbbVie' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['2 mg/mL'],
        reference: { brand: 'Namenda', company: 'Allergan' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 360 mL'] }],
      },
    ],
  },
  {
    inn: 'riluzole',
    otherNames: [],
    brands: ['Rilutek', 'Tiglutik', 'Exservan'],
    salt: 'Riluzole',
    atcCode: 'N07XX02',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Amyotrophic lateral sclerosis.',
    about:
      'Benzothiazole reducing glutamate release, the first drug for ALS. BCS class II with a strong fat-meal ' +
      'effect and high variability through CYP1A2. Suspension and film serve patients who cannot swallow.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Nc1nc2ccc(OC(F)(F)F)cc2s1', formula: 'C8H5F3N2OS', mass: 234.2 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg'],
        reference: { brand: 'Rilutek', company: 'Covis' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['56s'] },
          { style: 'HDPE bottle', sizes: ['60s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['50 mg/10 mL'],
        reference: { brand: 'Tiglutik', company: 'Italfarmaco' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 300 mL'] }],
      },
    ],
  },
  {
    inn: 'edaravone',
    otherNames: [],
    brands: ['Radicava', 'Radicut'],
    salt: 'Edaravone',
    atcCode: 'N07XX14',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Amyotrophic lateral sclerosis.',
    about:
      'Free radical scavenger, a pyrazolone that oxidises easily: the infusion is packed with oxygen absorber and ' +
      'indicator. The oral suspension of 2022 replaced two-week infusion cycles and carries orphan exclusivity.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC1=NN(C(=O)C1)c1ccccc1', formula: 'C10H10N2O', mass: 174.2 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['30 mg/100 mL', '60 mg/100 mL'],
        reference: { brand: 'Radicava', company: 'Mitsubishi Tanabe' },
        packs: [{ style: 'Polypropylene infusion bag', sizes: ['2 x 100 mL'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['105 mg/5 mL'],
        reference: { brand: 'Radicava ORS', company: 'Mitsubishi Tanabe' },
        usConstraintDate: '2029-05-12',
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 35 mL', '1 x 50 mL'] }],
      },
    ],
  },
  {
    inn: 'tetrabenazine',
    otherNames: [],
    brands: ['Xenazine', 'Nitoman'],
    salt: 'Tetrabenazine',
    atcCode: 'N07XX06',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Chorea of Huntington disease.',
    about:
      'Reversible VMAT2 inhibitor acting through its dihydro metabolites, which CYP2D6 clears. BCS class II ' +
      'racemate with high variability; BE is judged on alpha-dihydrotetrabenazine as well in some markets.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COc1cc2CCN3CC(CC(C)C)C(=O)CC3c2cc1OC', formula: 'C19H27NO3', mass: 317.42 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['12.5 mg', '25 mg'],
        reference: { brand: 'Xenazine', company: 'Bausch Health' },
        packs: [
          { style: 'HDPE bottle', sizes: ['112s'] },
          { style: 'PVC blister', sizes: ['10 x 10'] },
        ],
      },
    ],
  },
  {
    inn: 'valbenazine',
    otherNames: [],
    brands: ['Ingrezza'],
    salt: 'Valbenazine ditosilate',
    atcCode: 'N07XX13',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Tardive dyskinesia and chorea of Huntington disease.',
    about:
      'Valine ester prodrug of (+)-alpha-dihydrotetrabenazine, a selective VMAT2 inhibitor dosed once daily. ' +
      'Ditosilate form I is patented; sprinkle capsules were added in 2024. Orphan exclusivity for chorea runs in ' +
      'the US.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1cc2CCN3C[C@@H](CC(C)C)[C@@H](C[C@@H]3c2cc1OC)OC(=O)[C@@H](N)C(C)C',
      formula: 'C24H38N2O4',
      mass: 418.58,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['40 mg', '60 mg', '80 mg'],
        reference: { brand: 'Ingrezza', company: 'Neurocrine' },
        usConstraintDate: '2030-08-18',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'pitolisant',
    otherNames: [],
    brands: ['Wakix', 'Ozawade'],
    salt: 'Pitolisant hydrochloride',
    atcCode: 'N07XX11',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Excessive daytime sleepiness or cataplexy in narcolepsy.',
    about:
      'Histamine H3 inverse agonist, the only narcolepsy drug that is not scheduled in the US. Highly soluble ' +
      'hydrochloride, CYP2D6 substrate; crystalline form patents and orphan and paediatric exclusivity hold the ' +
      'market.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Clc1ccc(CCCOCCCN2CCCCC2)cc1', formula: 'C17H26ClNO', mass: 295.85 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['4.45 mg', '17.8 mg'],
        reference: { brand: 'Wakix', company: 'Harmony Biosciences' },
        usConstraintDate: '2033-02-13',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'sodium oxybate',
    otherNames: ['gamma-hydroxybutyrate', 'ghb'],
    brands: ['Xyrem', 'Lumryz'],
    salt: 'Sodium oxybate',
    atcCode: 'N07XX04',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Cataplexy and excessive daytime sleepiness in narcolepsy.',
    about:
      'Sodium salt of gamma-hydroxybutyrate taken at night, under a strict REMS. Highly soluble and hygroscopic; ' +
      'microbial growth in the solution is held by pH. The once-nightly granules carry orphan exclusivity through ' +
      'clinical superiority.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OCCCC(O)=O', formula: 'C4H8O3', mass: 104.1 },
    presentations: [
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['0.5 g/mL'],
        reference: { brand: 'Xyrem', company: 'Jazz' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 180 mL'] }],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['4.5 g', '6 g', '7.5 g', '9 g'],
        reference: { brand: 'Lumryz', company: 'Avadel' },
        usConstraintDate: '2031-10-16',
        packs: [{ style: 'Sachet', sizes: ['7s', '30s'] }],
      },
    ],
  },
  {
    inn: 'nicotine',
    otherNames: [],
    brands: ['Nicorette', 'NicoDerm CQ', 'Habitrol', 'Nicotrol'],
    salt: 'Nicotine polacrilex',
    atcCode: 'N07BA01',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Smoking cessation.',
    about:
      'Nicotinic agonist replacing the nicotine of tobacco. Gum and lozenge use the resin complex and are ' +
      'compared by plasma BE after multiple doses; patches must match release and residual drug. Volatile and ' +
      'toxic liquid API.',
    prescriptionStatus: 'OTC',
    structure: { smiles: 'CN1CCC[C@H]1c1cccnc1', formula: 'C10H14N2', mass: 162.23 },
    presentations: [
      {
        dosageForm: 'Lozenges & Chewing Gum',
        routes: ['Buccal'],
        strengths: ['2 mg', '4 mg'],
        reference: { brand: 'Nicorette', company: 'Haleon US' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['20s', '100s', '110s'] }],
      },
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['7 mg/24 h', '14 mg/24 h', '21 mg/24 h'],
        reference: { brand: 'Habitrol', company: "Dr. Reddy's" },
        packs: [{ style: 'Heat-sealed pouch', sizes: ['7s', '14s', '28s'] }],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['0.5 mg/spray'],
        reference: { brand: 'Nicotrol NS', company: 'Pfizer' },
        packs: [{ style: 'Amber glass bottle with spray pump', sizes: ['4 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'varenicline',
    otherNames: [],
    brands: ['Chantix', 'Champix', 'Tyrvaya'],
    salt: 'Varenicline tartrate',
    atcCode: 'N07BA03',
    therapeuticCategories: ['Other Nervous System Drugs', 'Ophthalmologicals & Otologicals'],
    indication: 'Smoking cessation; dry eye disease (nasal spray).',
    about:
      'Partial alpha-4-beta-2 nicotinic agonist. BCS class I tartrate; the originator was recalled in 2021 over ' +
      'N-nitroso-varenicline, which opened the market to generics with low nitrosamine levels.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'C1C2CNCC1c1cc3nccnc3cc12', formula: 'C13H13N3', mass: 211.26 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['0.5 mg', '1 mg'],
        reference: { brand: 'Chantix', company: 'Pfizer' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['56s'] },
          { style: 'HDPE bottle', sizes: ['56s'] },
        ],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['0.03 mg/spray'],
        reference: { brand: 'Tyrvaya', company: 'Oyster Point' },
        packs: [{ style: 'Amber glass bottle with spray pump', sizes: ['2 x 4.2 mL'] }],
      },
    ],
  },
  {
    inn: 'naltrexone',
    otherNames: [],
    brands: ['Vivitrol', 'Revia', 'Adepend'],
    salt: 'Naltrexone hydrochloride',
    atcCode: 'N07BB04',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Alcohol and opioid dependence.',
    about:
      'Competitive opioid antagonist. The tablet is a mature BCS class I product; the monthly PLGA microsphere ' +
      'depot is complex, with in vitro release and long BE studies in volunteers. Needs an opium-derived ' +
      'intermediate.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'O=C1CC[C@@]2(O)[C@H]3Cc4ccc(O)c5O[C@@H]1[C@]2(CCN3CC1CC1)c45',
      formula: 'C20H23NO4',
      mass: 341.4,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg'],
        reference: { brand: 'Revia', company: 'Teva' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['28s'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intramuscular'],
        strengths: ['380 mg/vial'],
        reference: { brand: 'Vivitrol', company: 'Alkermes' },
        packs: [{ style: 'Glass vial with diluent', sizes: ['1 x 1'] }],
      },
    ],
  },
  {
    inn: 'pyridostigmine',
    otherNames: ['pyridostigmine bromide'],
    brands: ['Mestinon', 'Regonol'],
    salt: 'Pyridostigmine bromide',
    atcCode: 'N07AA02',
    therapeuticCategories: ['Other Nervous System Drugs', 'Muscle Relaxants'],
    indication: 'Myasthenia gravis; reversal of neuromuscular block.',
    about:
      'Quaternary carbamate cholinesterase inhibitor, BCS class III with low and variable absorption. The bromide ' +
      'is very hygroscopic, so tablets need dry processing and tight packs. Extended-release tablets have few ' +
      'suppliers.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN(C)C(=O)Oc1ccc[n+](C)c1', formula: 'C9H13N2O2+', mass: 181.21 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['30 mg', '60 mg'],
        reference: { brand: 'Mestinon', company: 'Bausch Health' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s', '500s'] }],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['180 mg'],
        reference: { brand: 'Mestinon Timespan', company: 'Bausch Health' },
        packs: [{ style: 'Amber glass bottle', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Syrup',
        routes: ['Oral'],
        strengths: ['60 mg/5 mL'],
        reference: { brand: 'Mestinon', company: 'Bausch Health' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 473 mL'] }],
      },
    ],
  },
  {
    inn: 'betahistine',
    otherNames: ['betahistine dihydrochloride'],
    brands: ['Serc', 'Betaserc', 'Vertin'],
    salt: 'Betahistine dihydrochloride',
    atcCode: 'N07CA01',
    therapeuticCategories: ['Other Nervous System Drugs'],
    indication: 'Vertigo, tinnitus and hearing loss of Ménière syndrome.',
    about:
      'Histamine H1 agonist and H3 antagonist, widely used outside the US. Extreme first-pass loss: parent drug ' +
      'is barely measurable and BE rests on 2-pyridylacetic acid. Very hygroscopic API.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CNCCc1ccccn1', formula: 'C8H12N2', mass: 136.19 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['8 mg', '16 mg', '24 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['20s', '50s', '10 x 10'] }],
      },
    ],
  },
];
