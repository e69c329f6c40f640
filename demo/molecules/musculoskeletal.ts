import type { Molecule } from '../molecule.ts';

export const musculoskeletal: Molecule[] = [
  {
    inn: 'ibuprofen',
    otherNames: ['ibuprofen lysine'],
    brands: ['Advil', 'Motrin', 'Brufen', 'Nurofen', 'Caldolor'],
    salt: 'Ibuprofen',
    atcCode: 'M01AE01',
    therapeuticCategories: ['Anti-inflammatories & Antirheumatics', 'Analgesics & Antimigraine'],
    indication: 'Pain, fever and inflammation in rheumatic disease.',
    about:
      'Propionic acid NSAID, non-selective COX inhibitor, used as the racemate with S-ibuprofen active. BCS class ' +
      'II with fast dissolution above pH 6; low melting point and sticking limit high-load tablets, and food ' +
      'delays Tmax in bioequivalence studies.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'CC(C)Cc1ccc(cc1)C(C)C(=O)O', formula: 'C13H18O2', mass: 206.28 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['200 mg', '400 mg', '600 mg', '800 mg'],
        reference: { brand: 'Motrin', company: 'Kenvue Brands' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10', '20s'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['200 mg'],
        reference: { brand: 'Advil Liqui-Gels', company: 'Haleon US' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['20s', '40s'] },
          { style: 'HDPE bottle', sizes: ['80s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['100 mg/5 mL', '40 mg/mL'],
        reference: { brand: "Children's Motrin", company: 'Kenvue Brands' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 120 mL', '1 x 240 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg/mL', '4 mg/mL'],
        reference: { brand: 'Caldolor', company: 'Cumberland Pharmaceuticals' },
        packs: [
          { style: 'Glass vial', sizes: ['25 x 8 mL'] },
          { style: 'Infusion bag', sizes: ['20 x 200 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'naproxen',
    otherNames: ['naproxen sodium'],
    brands: ['Naprosyn', 'Aleve', 'Anaprox', 'Naprelan'],
    salt: 'Naproxen',
    atcCode: 'M01AE02',
    therapeuticCategories: ['Anti-inflammatories & Antirheumatics', 'Analgesics & Antimigraine'],
    indication: 'Osteoarthritis, rheumatoid arthritis, ankylosing spondylitis and acute pain.',
    about:
      'Propionic acid NSAID marketed as the S-enantiomer, with a half-life long enough for twice-daily dosing. ' +
      'BCS class II; the sodium salt absorbs faster and is a separate reference. The enteric-coated tablet shows ' +
      'late and variable Tmax, so fed studies need care.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'C[C@@H](c1ccc2cc(ccc2c1)OC)C(=O)O', formula: 'C14H14O3', mass: 230.26 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['250 mg', '375 mg', '500 mg'],
        reference: { brand: 'Naprosyn', company: 'Atnahs Pharma' },
        packs: [
          { style: 'PVC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['375 mg', '500 mg'],
        reference: { brand: 'EC-Naprosyn', company: 'Atnahs Pharma' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['375 mg', '500 mg', '750 mg'],
        reference: { brand: 'Naprelan', company: 'TWi Pharmaceuticals' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '100s'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['25 mg/mL'],
        reference: { brand: 'Naprosyn', company: 'Atnahs Pharma' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 473 mL'] }],
      },
    ],
  },
  {
    inn: 'diclofenac',
    otherNames: [
      'diclofenac sodium',
      'diclofenac potassium',
      'diclofenac epolamine',
      'diclofenac diethylamine',
    ],
    brands: ['Voltaren', 'Cataflam', 'Pennsaid', 'Flector', 'Voltarol'],
    salt: 'Diclofenac sodium',
    atcCode: 'M01AB05',
    therapeuticCategories: ['Anti-inflammatories & Antirheumatics', 'Ophthalmologicals & Otologicals'],
    indication:
      'Inflammatory and degenerative rheumatic disease, acute pain and topical treatment of osteoarthritis.',
    about:
      'Phenylacetic acid NSAID with some preference for COX-2. BCS class II weak acid with marked first-pass ' +
      'loss; the sodium salt is used for gastro-resistant and retard tablets, the potassium salt for rapid onset. ' +
      'Equivalence of the topical gel needs clinical endpoint or in vitro release and permeation data.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'OC(=O)Cc1ccccc1Nc1c(Cl)cccc1Cl', formula: 'C14H11Cl2NO2', mass: 296.15 },
    presentations: [
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '75 mg'],
        reference: { brand: 'Voltaren', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10', '30s'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['100 mg'],
        reference: { brand: 'Voltaren-XR', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['1%', '3%'],
        reference: { brand: 'Voltaren Arthritis Pain', company: 'Haleon US' },
        packs: [{ style: 'Aluminium tube', sizes: ['1 x 50 g', '1 x 100 g'] }],
      },
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.1%'],
        reference: { brand: 'Voltaren', company: 'Novartis' },
        packs: [{ style: 'LDPE dropper bottle', sizes: ['1 x 2.5 mL', '1 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'celecoxib',
    otherNames: [],
    brands: ['Celebrex', 'Elyxyb', 'Onsenal'],
    salt: 'Celecoxib',
    atcCode: 'M01AH01',
    therapeuticCategories: ['Anti-inflammatories & Antirheumatics', 'Analgesics & Antimigraine'],
    indication: 'Osteoarthritis, rheumatoid arthritis, ankylosing spondylitis and acute pain.',
    about:
      'Selective COX-2 inhibitor of the diarylpyrazole sulfonamide type. BCS class II neutral molecule with ' +
      'needle-shaped form III crystals: particle size and wetting decide dissolution. The oral solution for acute ' +
      'migraine is a separate product with its own reference.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'Cc1ccc(cc1)-c1cc(nn1-c1ccc(cc1)S(N)(=O)=O)C(F)(F)F',
      formula: 'C17H14F3N3O2S',
      mass: 381.37,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['50 mg', '100 mg', '200 mg', '400 mg'],
        reference: { brand: 'Celebrex', company: 'Viatris' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s', '100s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['25 mg/mL'],
        reference: { brand: 'Elyxyb', company: 'Scilex Pharmaceuticals' },
        packs: [{ style: 'Glass bottle', sizes: ['1 x 4.8 mL'] }],
      },
    ],
  },
  {
    inn: 'meloxicam',
    otherNames: [],
    brands: ['Mobic', 'Metacam', 'Vivlodex'],
    salt: 'Meloxicam',
    atcCode: 'M01AC06',
    therapeuticCategories: ['Anti-inflammatories & Antirheumatics'],
    indication: 'Osteoarthritis, rheumatoid arthritis and juvenile arthritis.',
    about:
      'Oxicam NSAID with preferential COX-2 inhibition and a half-life near 20 hours. BCS class II with ' +
      'pH-dependent solubility; the long half-life makes parallel or long-washout crossover studies necessary. ' +
      'Low-dose capsules use milled submicron drug.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1C(C(=O)Nc2ncc(C)s2)=C(O)c2ccccc2S1(=O)=O',
      formula: 'C14H13N3O4S2',
      mass: 351.4,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['7.5 mg', '15 mg'],
        reference: { brand: 'Mobic', company: 'Boehringer Ingelheim' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Vivlodex', company: 'Iceutica Operations' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['7.5 mg/5 mL'],
        reference: { brand: 'Meloxicam', company: 'Avondale Pharmaceuticals' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'ketorolac',
    otherNames: ['ketorolac tromethamine'],
    brands: ['Toradol', 'Acular', 'Sprix', 'Acuvail'],
    salt: 'Ketorolac trometamol',
    atcCode: 'M01AB15',
    therapeuticCategories: ['Analgesics & Antimigraine', 'Ophthalmologicals & Otologicals'],
    indication: 'Short-term treatment of moderately severe acute pain.',
    about:
      'Pyrrolizine NSAID with strong analgesic effect, limited to five days by gastrointestinal and renal risk. ' +
      'The trometamol salt is freely soluble (BCS class I), so tablets can claim a biowaiver in some regions; eye ' +
      'drops and nasal spray are separate device-dependent dossiers.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OC(=O)C1CCn2c1ccc2C(=O)c1ccccc1', formula: 'C15H13NO3', mass: 255.27 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: { brand: 'Toradol', company: 'Roche' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['2 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['15 mg/mL', '30 mg/mL'],
        reference: { brand: 'Toradol', company: 'Roche' },
        packs: [
          { style: 'Glass vial', sizes: ['25 x 1 mL', '25 x 2 mL'] },
          { style: 'Prefilled syringe', sizes: ['10 x 1 mL'] },
        ],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['15.75 mg/spray'],
        reference: { brand: 'Sprix', company: 'Zyla Life Sciences' },
        packs: [{ style: 'Glass bottle with spray pump', sizes: ['5 x 1.7 g'] }],
      },
      {
        dosageForm: 'Ophthalmic & Otic Drops',
        routes: ['Ophthalmic'],
        strengths: ['0.4%', '0.45%', '0.5%'],
        reference: { brand: 'Acular', company: 'AbbVie' },
        packs: [
          { style: 'LDPE dropper bottle', sizes: ['1 x 5 mL', '1 x 10 mL'] },
          { style: 'Single-dose unit', sizes: ['30 x 0.4 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'indometacin',
    otherNames: ['indomethacin'],
    brands: ['Indocin', 'Indocid', 'Tivorbex'],
    salt: 'Indometacin',
    atcCode: 'M01AB01',
    therapeuticCategories: ['Anti-inflammatories & Antirheumatics', 'Antigout Preparations'],
    indication:
      'Rheumatoid arthritis, ankylosing spondylitis, acute gout and closure of patent ductus arteriosus.',
    about:
      'Indole acetic acid NSAID, a potent non-selective COX inhibitor. BCS class II with alpha and gamma ' +
      'polymorphs and sensitivity to light and alkali. The lyophilised injection for patent ductus arteriosus is ' +
      'a small hospital niche with few suppliers.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1ccc2n(c(C)c(CC(=O)O)c2c1)C(=O)c1ccc(Cl)cc1',
      formula: 'C19H16ClNO4',
      mass: 357.79,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg'],
        reference: { brand: 'Indocin', company: 'Zyla Life Sciences' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['75 mg'],
        reference: { brand: 'Indocin SR', company: 'Zyla Life Sciences' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s'] }],
      },
      {
        dosageForm: 'Suppositories & Vaginal Inserts',
        routes: ['Rectal'],
        strengths: ['50 mg'],
        reference: { brand: 'Indocin', company: 'Zyla Life Sciences' },
        packs: [{ style: 'PVC/PE strip', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['1 mg/vial'],
        reference: { brand: 'Indomethacin', company: 'Fresenius Kabi' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 1 mg', '3 x 1 mg'] }],
      },
    ],
  },
  {
    inn: 'etoricoxib',
    otherNames: [],
    brands: ['Arcoxia'],
    salt: 'Etoricoxib',
    atcCode: 'M01AH05',
    therapeuticCategories: ['Anti-inflammatories & Antirheumatics', 'Antigout Preparations'],
    indication: 'Osteoarthritis, rheumatoid arthritis, ankylosing spondylitis and acute gouty arthritis.',
    about:
      'Selective COX-2 inhibitor sold in Europe, Asia and Latin America but never approved in the US. BCS class ' +
      'II weak base, four or more polymorphs described; form I is the usual one. One single-dose study on the 120 ' +
      'mg strength usually covers the range in the EU.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'Cc1ccc(cn1)-c1ncc(Cl)cc1-c1ccc(cc1)S(C)(=O)=O',
      formula: 'C18H15ClN2O2S',
      mass: 358.84,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['30 mg', '60 mg', '90 mg', '120 mg'],
        reference: null,
        packs: [{ style: 'Alu-Alu blister', sizes: ['7s', '28s', '10 x 10'] }],
      },
    ],
  },
  {
    inn: 'ibuprofen + paracetamol',
    otherNames: ['acetaminophen and ibuprofen'],
    brands: ['Combogesic', 'Maxigesic', 'Nuromol'],
    salt: 'Ibuprofen and paracetamol',
    atcCode: 'M01AE51',
    therapeuticCategories: ['Anti-inflammatories & Antirheumatics', 'Analgesics & Antimigraine'],
    indication: 'Short-term relief of acute pain where single analgesics are not enough.',
    about:
      'Fixed combination of an NSAID and a central analgesic with an additive effect shown in dental pain models. ' +
      'Bilayer or co-compressed tablets must keep ibuprofen from sticking and forming a eutectic with excipients. ' +
      'Ratios differ by market, which limits cross-referencing.',
    prescriptionStatus: 'Rx & OTC',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['97.5 mg/325 mg'],
        reference: { brand: 'Combogesic', company: 'AFT Pharmaceuticals' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['16s', '20s'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['150 mg/500 mg', '200 mg/500 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['10s', '16s', '20s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['300 mg/1000 mg'],
        reference: { brand: 'Combogesic IV', company: 'Hikma' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'baclofen',
    otherNames: [],
    brands: ['Lioresal', 'Gablofen', 'Lyvispah', 'Ozobax'],
    salt: 'Baclofen',
    atcCode: 'M03BX01',
    therapeuticCategories: ['Muscle Relaxants'],
    indication: 'Spasticity from multiple sclerosis or spinal cord lesions.',
    about:
      'GABA-B agonist, given orally or by implanted intrathecal pump. Zwitterion with good solubility across pH; ' +
      'the intrathecal solution must be preservative-free with tight particulate and endotoxin limits. Oral ' +
      'liquids and granules hold recent formulation patents.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'NCC(CC(=O)O)c1ccc(Cl)cc1', formula: 'C10H12ClNO2', mass: 213.66 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '15 mg', '20 mg'],
        reference: { brand: 'Lioresal', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Other Parenteral'],
        strengths: ['0.05 mg/mL', '0.5 mg/mL', '1 mg/mL', '2 mg/mL'],
        reference: { brand: 'Gablofen', company: 'Piramal Critical Care' },
        packs: [
          { style: 'Prefilled syringe', sizes: ['1 x 20 mL'] },
          { style: 'Glass vial', sizes: ['1 x 20 mL'] },
        ],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '20 mg'],
        reference: { brand: 'Lyvispah', company: 'Amneal' },
        packs: [{ style: 'Sachet', sizes: ['90s'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['25 mg/5 mL'],
        reference: { brand: 'Fleqsuvy', company: 'Azurity' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 120 mL', '1 x 300 mL'] }],
      },
    ],
  },
  {
    inn: 'tizanidine',
    otherNames: [],
    brands: ['Zanaflex', 'Sirdalud', 'Ternelin'],
    salt: 'Tizanidine hydrochloride',
    atcCode: 'M03BX02',
    therapeuticCategories: ['Muscle Relaxants'],
    indication: 'Spasticity in multiple sclerosis and spinal cord disease.',
    about:
      'Central alpha-2 agonist with short action and heavy CYP1A2 first-pass metabolism, hence high variability ' +
      'in bioequivalence studies. Tablets and capsules are not interchangeable in the fed state, so both need ' +
      'their own fed study.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Clc1ccc2nsnc2c1NC1=NCCN1', formula: 'C9H8ClN5S', mass: 253.71 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2 mg', '4 mg'],
        reference: { brand: 'Zanaflex', company: 'Legacy Pharma' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '150s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['2 mg', '4 mg', '6 mg'],
        reference: { brand: 'Zanaflex', company: 'Legacy Pharma' },
        packs: [{ style: 'HDPE bottle', sizes: ['150s'] }],
      },
    ],
  },
  {
    inn: 'cyclobenzaprine',
    otherNames: [],
    brands: ['Flexeril', 'Amrix', 'Tonmya', 'Fexmid'],
    salt: 'Cyclobenzaprine hydrochloride',
    atcCode: 'M03BX08',
    therapeuticCategories: ['Muscle Relaxants', 'Analgesics & Antimigraine'],
    indication: 'Muscle spasm in acute musculoskeletal conditions; fibromyalgia (sublingual tablet).',
    about:
      'Tricyclic centrally acting muscle relaxant close to amitriptyline. The hydrochloride is BCS class I; beads ' +
      'for the extended-release capsule need in vivo comparison fasting and fed. A sublingual tablet for ' +
      'fibromyalgia was approved in 2025 and is protected.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN(C)CCC=C1c2ccccc2C=Cc2ccccc12', formula: 'C20H21N', mass: 275.39 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '7.5 mg', '10 mg'],
        reference: { brand: 'Flexeril', company: 'Janssen' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['15 mg', '30 mg'],
        reference: { brand: 'Amrix', company: 'Teva' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s'] }],
      },
      {
        dosageForm: 'Sublingual & Buccal Tablets',
        routes: ['Sublingual'],
        strengths: ['2.8 mg'],
        reference: { brand: 'Tonmya', company: 'Tonix' },
        usConstraintDate: '2028-08-15',
        packs: [{ style: 'Alu-Alu blister', sizes: ['30s', '60s'] }],
      },
    ],
  },
  {
    inn: 'methocarbamol',
    otherNames: [],
    brands: ['Robaxin', 'Ortoton'],
    salt: 'Methocarbamol',
    atcCode: 'M03BA03',
    therapeuticCategories: ['Muscle Relaxants'],
    indication: 'Adjunct to rest and physiotherapy in painful muscle spasm.',
    about:
      'Carbamate muscle relaxant with a central sedative action, high dose and low potency. The tablet is a ' +
      'high-drug-load wet granulation where compressibility and dissolution are the main tasks. The injection ' +
      'uses macrogol 300 as co-solvent.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COc1ccccc1OCC(O)COC(N)=O', formula: 'C11H15NO5', mass: 241.24 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '750 mg'],
        reference: { brand: 'Robaxin', company: 'Endo' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
          { style: 'PVC blister', sizes: ['10 x 10'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Robaxin', company: 'Hikma' },
        packs: [{ style: 'Glass vial', sizes: ['25 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'rocuronium bromide',
    otherNames: [],
    brands: ['Zemuron', 'Esmeron'],
    salt: 'Rocuronium bromide',
    atcCode: 'M03AC09',
    therapeuticCategories: ['Muscle Relaxants', 'Anaesthetics'],
    indication: 'Muscle relaxation for intubation and surgery.',
    about:
      'Aminosteroid non-depolarising neuromuscular blocker with rapid onset, reversed by sugammadex. The solution ' +
      'is heat-sensitive and kept at 2 to 8 °C; acetate buffer near pH 4 slows hydrolysis of the 17-acetate. ' +
      'Room-temperature-stable versions are the usual point of difference.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CC(=O)O[C@H]1[C@H](C[C@@H]2[C@@]1(CC[C@H]3[C@H]2CC[C@@H]4[C@@]3(C[C@@H]([C@H](C4)O)N5CCOCC5)C)C)[N+]6(CC' +
        'CC6)CC=C',
      formula: 'C32H53N2O4+',
      mass: 529.78,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Zemuron', company: 'Organon' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 5 mL', '10 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'suxamethonium',
    otherNames: ['succinylcholine', 'suxamethonium chloride'],
    brands: ['Anectine', 'Quelicin', 'Lysthenon'],
    salt: 'Suxamethonium chloride',
    atcCode: 'M03AB01',
    therapeuticCategories: ['Muscle Relaxants', 'Anaesthetics'],
    indication: 'Short muscle relaxation for tracheal intubation.',
    about:
      'Depolarising neuromuscular blocker acting within a minute and hydrolysed by plasma cholinesterase. Ester ' +
      'hydrolysis limits shelf life, so vials are refrigerated at pH 3 to 4.5; prefilled syringes and ' +
      'room-temperature stability are what hospitals ask for.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'C[N+](C)(C)CCOC(=O)CCC(=O)OCC[N+](C)(C)C', formula: 'C14H30N2O4+2', mass: 290.4 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['20 mg/mL'],
        reference: { brand: 'Anectine', company: 'Sandoz' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 10 mL', '25 x 10 mL'] },
          { style: 'Prefilled syringe', sizes: ['10 x 5 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'cisatracurium',
    otherNames: ['cisatracurium besylate'],
    brands: ['Nimbex'],
    salt: 'Cisatracurium besilate',
    atcCode: 'M03AC11',
    therapeuticCategories: ['Muscle Relaxants', 'Anaesthetics'],
    indication: 'Muscle relaxation in surgery and intensive care.',
    about:
      "Benzylisoquinolinium blocker, the 1R-cis,1'R-cis isomer of atracurium, cleared by Hofmann elimination " +
      'independent of liver and kidney. The API is amorphous and hygroscopic with nine related isomers to ' +
      'control; solutions stay at 2 to 8 °C and pH 3.25 to 3.65.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[N+]1(CCC(=O)OCCCCCOC(=O)CC[N+]2(C)CCc3cc(OC)c(OC)cc3C2Cc2ccc(OC)c(OC)c2)CCc2cc(OC)c(OC)cc2C1Cc1ccc(OC)' +
        'c(OC)c1',
      formula: 'C53H72N2O12+2',
      mass: 929.15,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['2 mg/mL', '10 mg/mL'],
        reference: { brand: 'Nimbex', company: 'AbbVie' },
        packs: [{ style: 'Glass vial', sizes: ['10 x 5 mL', '10 x 10 mL', '10 x 20 mL'] }],
      },
    ],
  },
  {
    inn: 'dantrolene',
    otherNames: [],
    brands: ['Dantrium', 'Ryanodex', 'Revonto'],
    salt: 'Dantrolene sodium',
    atcCode: 'M03CA01',
    therapeuticCategories: ['Muscle Relaxants', 'Diagnostics & Antidotes'],
    indication: 'Malignant hyperthermia and chronic severe spasticity.',
    about:
      'Hydantoin acting on the ryanodine receptor of skeletal muscle, the only specific treatment of malignant ' +
      'hyperthermia. Very poorly soluble: the 20 mg lyophilisate needs mannitol and pH 9.5 and 60 mL of water, ' +
      'while the 250 mg nanosuspension reconstitutes in 5 mL.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'O=C1CN(/N=C/c2ccc(o2)-c2ccc(cc2)[N+](=O)[O-])C(=O)N1',
      formula: 'C14H10N4O5',
      mass: 314.25,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Dantrium', company: 'Endo' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['20 mg/vial'],
        reference: { brand: 'Dantrium', company: 'Endo' },
        packs: [{ style: 'Glass vial', sizes: ['6 x 20 mg', '36 x 20 mg'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['250 mg/vial'],
        reference: { brand: 'Ryanodex', company: 'Eagle Pharmaceuticals' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 250 mg'] }],
      },
    ],
  },
  {
    inn: 'allopurinol',
    otherNames: [],
    brands: ['Zyloprim', 'Zyloric', 'Aloprim'],
    salt: 'Allopurinol',
    atcCode: 'M04AA01',
    therapeuticCategories: ['Antigout Preparations'],
    indication: 'Gout and hyperuricaemia, including tumour lysis.',
    about:
      'Xanthine oxidase inhibitor, active largely through oxipurinol. Low solubility at all pH values but well ' +
      'absorbed; tablets are easy to compress and prices are low, so supply security and the intravenous form ' +
      'carry the margin.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'O=c1[nH]cnc2[nH]ncc12', formula: 'C5H4N4O', mass: 136.11 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg', '300 mg'],
        reference: { brand: 'Zyloprim', company: 'Casper Pharma' },
        packs: [
          { style: 'PVC blister', sizes: ['10 x 10', '28s'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['500 mg/vial'],
        reference: { brand: 'Aloprim', company: 'Viatris' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 500 mg'] }],
      },
    ],
  },
  {
    inn: 'febuxostat',
    otherNames: [],
    brands: ['Uloric', 'Adenuric', 'Feburic'],
    salt: 'Febuxostat',
    atcCode: 'M04AA03',
    therapeuticCategories: ['Antigout Preparations'],
    indication: 'Chronic hyperuricaemia in gout.',
    about:
      'Non-purine selective xanthine oxidase inhibitor. BCS class II acid with a large number of polymorphs, ' +
      'solvates and hydrates; polymorph patents shaped generic entry. A boxed warning on cardiovascular death ' +
      'limits use in the US.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C)COc1ccc(cc1C#N)-c1nc(C)c(s1)C(=O)O', formula: 'C16H16N2O3S', mass: 316.37 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['40 mg', '80 mg'],
        reference: { brand: 'Uloric', company: 'Takeda' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
          { style: 'PVC/PVDC blister', sizes: ['28s'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['120 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['28s', '84s'] }],
      },
    ],
  },
  {
    inn: 'colchicine',
    otherNames: [],
    brands: ['Colcrys', 'Mitigare', 'Gloperba', 'Lodoco'],
    salt: 'Colchicine',
    atcCode: 'M04AC01',
    therapeuticCategories: ['Antigout Preparations', 'Cardiac Therapy'],
    indication: 'Treatment and prophylaxis of gout flares; familial Mediterranean fever.',
    about:
      'Alkaloid that binds tubulin and blocks neutrophil activity; narrow therapeutic index and CYP3A4/P-gp ' +
      'interactions. Low-dose tablets need tight content uniformity and containment of a highly toxic API of ' +
      'plant origin. The 0.5 mg tablet is approved for cardiovascular risk reduction.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(=O)N[C@H]1CCc2cc(OC)c(OC)c(OC)c2-c2ccc(OC)c(=O)cc12',
      formula: 'C22H25NO6',
      mass: 399.44,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.6 mg'],
        reference: { brand: 'Colcrys', company: 'Takeda' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s', '60s', '100s'] },
          { style: 'PVC/PVDC blister', sizes: ['3 x 10'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['0.6 mg'],
        reference: { brand: 'Mitigare', company: 'Hikma' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '100s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['0.6 mg/5 mL'],
        reference: { brand: 'Gloperba', company: 'Scilex Pharmaceuticals' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 150 mL'] }],
      },
    ],
  },
  {
    inn: 'probenecid',
    otherNames: [],
    brands: ['Benemid', 'Benuryl'],
    salt: 'Probenecid',
    atcCode: 'M04AB01',
    therapeuticCategories: ['Antigout Preparations'],
    indication: 'Hyperuricaemia of chronic gout; adjunct to penicillin therapy.',
    about:
      'Uricosuric that blocks URAT1 and renal organic anion transport; long used to raise beta-lactam levels and ' +
      'now paired with sulopenem etzadroxil. BCS class II sulfonamide acid. Few qualified API sources remain.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCCN(CCC)S(=O)(=O)c1ccc(cc1)C(=O)O', formula: 'C13H19NO4S', mass: 285.36 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg'],
        reference: { brand: 'Benemid', company: 'Merck' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s', '1000s'] }],
      },
    ],
  },
  {
    inn: 'alendronic acid',
    otherNames: ['alendronate', 'alendronate sodium'],
    brands: ['Fosamax', 'Binosto'],
    salt: 'Alendronate sodium trihydrate',
    atcCode: 'M05BA04',
    therapeuticCategories: ['Bone Diseases & Other Musculoskeletal'],
    indication: 'Osteoporosis and Paget disease of bone.',
    about:
      'Nitrogen-containing bisphosphonate inhibiting farnesyl pyrophosphate synthase in osteoclasts. BCS class ' +
      'III with oral bioavailability under 1%, so plasma BE has very high variability and the US accepts urinary ' +
      'or scaled designs. Weekly 70 mg is the volume strength.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'NCCCC(O)(P(O)(O)=O)P(O)(O)=O', formula: 'C4H13NO7P2', mass: 249.1 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '35 mg', '70 mg'],
        reference: { brand: 'Fosamax', company: 'Organon' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['4s', '12s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['70 mg'],
        reference: { brand: 'Binosto', company: 'Radius Health' },
        packs: [{ style: 'Alu strip', sizes: ['4s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['70 mg/75 mL'],
        reference: { brand: 'Fosamax', company: 'Merck' },
        packs: [{ style: 'Polypropylene bottle', sizes: ['4 x 75 mL'] }],
      },
    ],
  },
  {
    inn: 'zoledronic acid',
    otherNames: ['zoledronate'],
    brands: ['Zometa', 'Reclast', 'Aclasta'],
    salt: 'Zoledronic acid monohydrate',
    atcCode: 'M05BA08',
    therapeuticCategories: ['Bone Diseases & Other Musculoskeletal'],
    indication: 'Hypercalcaemia of malignancy, bone metastases, osteoporosis and Paget disease.',
    about:
      'Imidazole bisphosphonate, the most potent of the class, given as a short infusion. As a parenteral ' +
      'solution it qualifies for a BE waiver; glass leaching (aluminium, calcium) makes plastic vials or bags ' +
      'attractive. Oncology and osteoporosis brands have separate labels.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OC(Cn1ccnc1)(P(O)(O)=O)P(O)(O)=O', formula: 'C5H10N2O7P2', mass: 272.09 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['4 mg/5 mL', '4 mg/100 mL'],
        reference: { brand: 'Zometa', company: 'Novartis' },
        packs: [
          { style: 'Plastic vial', sizes: ['1 x 5 mL', '10 x 5 mL'] },
          { style: 'Infusion bag', sizes: ['1 x 100 mL'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['5 mg/100 mL'],
        reference: { brand: 'Reclast', company: 'Novartis' },
        packs: [{ style: 'Plastic bottle', sizes: ['1 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'ibandronic acid',
    otherNames: ['ibandronate', 'ibandronate sodium'],
    brands: ['Boniva', 'Bonviva', 'Bondronat'],
    salt: 'Ibandronate sodium monohydrate',
    atcCode: 'M05BA06',
    therapeuticCategories: ['Bone Diseases & Other Musculoskeletal'],
    indication: 'Postmenopausal osteoporosis; bone metastases of breast cancer.',
    about:
      'Nitrogen-containing bisphosphonate for monthly oral or three-monthly intravenous dosing. BCS class III, ' +
      'bioavailability below 1% and destroyed by food, which makes oral BE highly variable. The prefilled syringe ' +
      'is the hospital product.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCCCCN(C)CCC(O)(P(O)(O)=O)P(O)(O)=O', formula: 'C9H23NO7P2', mass: 319.23 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['150 mg'],
        reference: { brand: 'Boniva', company: 'Roche' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['1s', '3s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['3 mg/3 mL'],
        reference: { brand: 'Boniva', company: 'Roche' },
        packs: [{ style: 'Prefilled syringe', sizes: ['1 x 3 mL'] }],
      },
    ],
  },
  {
    inn: 'risedronic acid',
    otherNames: ['risedronate', 'risedronate sodium'],
    brands: ['Actonel', 'Atelvia', 'Optinate'],
    salt: 'Risedronate sodium hemipentahydrate',
    atcCode: 'M05BA07',
    therapeuticCategories: ['Bone Diseases & Other Musculoskeletal'],
    indication: 'Osteoporosis and Paget disease of bone.',
    about:
      'Pyridinyl bisphosphonate taken daily, weekly or monthly. BCS class III; the delayed-release tablet with ' +
      'EDTA may be taken after breakfast and is a harder bioequivalence target. The hydrate level of the sodium ' +
      'salt must be controlled on storage.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OC(Cc1cccnc1)(P(O)(O)=O)P(O)(O)=O', formula: 'C7H11NO7P2', mass: 283.11 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '30 mg', '35 mg', '75 mg', '150 mg'],
        reference: { brand: 'Actonel', company: 'Allergan' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['4s', '12s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['35 mg'],
        reference: { brand: 'Atelvia', company: 'Allergan' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['4s'] }],
      },
    ],
  },
  {
    inn: 'risdiplam',
    otherNames: [],
    brands: ['Evrysdi'],
    salt: 'Risdiplam',
    atcCode: 'M09AX10',
    therapeuticCategories: ['Bone Diseases & Other Musculoskeletal', 'Other Nervous System Drugs'],
    indication: 'Spinal muscular atrophy.',
    about:
      'Small-molecule SMN2 splicing modifier, the first oral treatment of spinal muscular atrophy. The powder for ' +
      'oral solution is constituted at the pharmacy; a 5 mg tablet followed in 2025. Orphan exclusivity runs in the ' +
      'US for the oral solution.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=CC(=NN2C1=NC(=C2)C)C3=CC(=O)N4C=C(C=CC4=N3)N5CCNC6(C5)CC6',
      formula: 'C22H23N7O',
      mass: 401.47,
    },
    presentations: [
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['0.75 mg/mL'],
        reference: { brand: 'Evrysdi', company: 'Genentech' },
        usConstraintDate: '2029-05-27',
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 80 mL'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg'],
        reference: { brand: 'Evrysdi', company: 'Genentech' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'givinostat',
    otherNames: [],
    brands: ['Duvyzat'],
    salt: 'Givinostat hydrochloride monohydrate',
    atcCode: 'M09AX14',
    therapeuticCategories: ['Bone Diseases & Other Musculoskeletal', 'Other Nervous System Drugs'],
    indication: 'Duchenne muscular dystrophy in patients aged six years and older.',
    about:
      'Hydroxamic acid histone deacetylase inhibitor slowing fibrosis and muscle loss regardless of the ' +
      'dystrophin mutation. Weight-banded oral suspension twice daily; platelet and triglyceride monitoring. ' +
      'Orphan exclusivity runs in the US.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCN(CC)CC1=CC2=C(C=C1)C=C(C=C2)COC(=O)NC3=CC=C(C=C3)C(=O)NO',
      formula: 'C24H27N3O4',
      mass: 421.49,
    },
    presentations: [
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['8.86 mg/mL'],
        reference: { brand: 'Duvyzat', company: 'Italfarmaco' },
        usConstraintDate: '2031-03-21',
        packs: [{ style: 'PET bottle', sizes: ['1 x 140 mL'] }],
      },
    ],
  },
  {
    inn: 'vosoritide',
    otherNames: [],
    brands: ['Voxzogo'],
    salt: 'Vosoritide',
    atcCode: 'M05BX07',
    therapeuticCategories: ['Bone Diseases & Other Musculoskeletal'],
    indication: 'Growth in children with achondroplasia and open epiphyses.',
    about:
      'Modified C-type natriuretic peptide of 39 amino acids that counters FGFR3 signalling in the growth plate. ' +
      'Recombinant, given by daily subcutaneous injection from a lyophilised vial. Not a small-molecule generic ' +
      'target while orphan exclusivity runs.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Subcutaneous'],
        strengths: ['0.4 mg/vial', '0.56 mg/vial', '1.2 mg/vial'],
        reference: { brand: 'Voxzogo', company: 'BioMarin' },
        usConstraintDate: '2030-10-20',
        packs: [{ style: 'Glass vial', sizes: ['10 x 1 vial with solvent syringe'] }],
      },
    ],
  },
];
