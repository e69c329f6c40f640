import type { Molecule } from '../molecule.ts';

/** ATC group A: alimentary tract and metabolism. */
export const alimentary: Molecule[] = [
  {
    inn: 'chlorhexidine',
    otherNames: ['chlorhexidine gluconate', 'chlorhexidine digluconate'],
    brands: ['Peridex', 'Corsodyl', 'Periogard'],
    salt: 'Chlorhexidine digluconate',
    atcCode: 'A01AB03',
    therapeuticCategories: ['Oral Care & Stomatologicals', 'Topical Antibiotics & Antiseptics'],
    indication: 'Adjunct in the treatment of gingivitis and inhibition of dental plaque.',
    about:
      'Cationic bisbiguanide antiseptic that binds to oral mucosa and enamel and is released for hours. Supplied as ' +
      'a 20% digluconate solution; anionic surfactants of toothpaste and sulfate salts inactivate or precipitate it, ' +
      'and p-chloroaniline is the degradant to control.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'NC(=NCCCCCCN=C(N)N=C(N)Nc1ccc(Cl)cc1)N=C(N)Nc1ccc(Cl)cc1',
      formula: 'C22H30Cl2N10',
      mass: 505.45,
    },
    presentations: [
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['0.12%', '0.2%'],
        reference: { brand: 'Peridex', company: '3M' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 200 mL', '1 x 300 mL', '1 x 473 mL'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: null,
        packs: [{ style: 'Aluminium tube', sizes: ['1 x 50 g'] }],
      },
    ],
  },
  {
    inn: 'miconazole',
    otherNames: ['miconazole nitrate'],
    brands: ['Oravig', 'Loramyc', 'Daktarin'],
    salt: 'Miconazole',
    atcCode: 'A01AB09',
    therapeuticCategories: ['Oral Care & Stomatologicals', 'Topical Antifungals'],
    indication: 'Local treatment of oropharyngeal candidiasis.',
    about:
      'Imidazole antifungal that blocks lanosterol 14-alpha-demethylase; the free base is used in the mouth, the ' +
      'nitrate on the skin. The mucoadhesive buccal tablet holds its concentration in saliva for a day, so ' +
      'equivalence rests on residence time and salivary levels; swallowed drug inhibits CYP2C9 and raises the effect ' +
      'of warfarin.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'Clc1ccc(COC(Cn2ccnc2)c2ccc(Cl)cc2Cl)c(Cl)c1',
      formula: 'C18H14Cl4N2O',
      mass: 416.13,
    },
    presentations: [
      {
        dosageForm: 'Sublingual & Buccal Tablets',
        routes: ['Buccal'],
        strengths: ['50 mg'],
        reference: { brand: 'Oravig', company: 'Galt' },
        packs: [{ style: 'HDPE bottle', sizes: ['14s'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Buccal'],
        strengths: ['20 mg/g'],
        reference: null,
        packs: [{ style: 'Aluminium tube', sizes: ['1 x 20 g', '1 x 40 g', '1 x 80 g'] }],
      },
    ],
  },
  {
    inn: 'benzydamine',
    otherNames: ['benzydamine hydrochloride'],
    brands: ['Tantum Verde', 'Difflam', 'Tantum Rosa'],
    salt: 'Benzydamine hydrochloride',
    atcCode: 'A01AD02',
    therapeuticCategories: ['Oral Care & Stomatologicals', 'Cough & Cold Preparations'],
    indication:
      'Local relief of pain and inflammation of the mouth and throat, including radiation mucositis.',
    about:
      'Indazole with local anti-inflammatory and anaesthetic action, a weak inhibitor of cyclooxygenase. Never ' +
      'approved in the US; in Europe an OTC molecule for which mouthwash, spray and lozenge are registered side by ' +
      'side with little systemic exposure to prove.',
    prescriptionStatus: 'OTC',
    structure: { smiles: 'CN(C)CCCOc1nn(Cc2ccccc2)c2ccccc12', formula: 'C19H23N3O', mass: 309.41 },
    presentations: [
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Buccal'],
        strengths: ['1.5 mg/mL', '3 mg/mL'],
        reference: null,
        packs: [
          { style: 'PET bottle', sizes: ['1 x 120 mL', '1 x 240 mL'] },
          { style: 'Spray bottle', sizes: ['1 x 15 mL', '1 x 30 mL'] },
        ],
      },
      {
        dosageForm: 'Lozenges & Chewing Gum',
        routes: ['Buccal'],
        strengths: ['3 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['20s', '30s'] }],
      },
    ],
  },
  {
    inn: 'famotidine',
    otherNames: [],
    brands: ['Pepcid', 'Gaster', 'Famodar'],
    salt: 'Famotidine',
    atcCode: 'A02BA03',
    therapeuticCategories: ['Antacids & Acid-Related Disorders'],
    indication: 'Duodenal and gastric ulcer, gastro-oesophageal reflux disease and heartburn.',
    about:
      'H2-receptor antagonist that took over the volumes left by ranitidine since it forms no NDMA. BCS class III ' +
      'with two polymorphs (A and B), form B being the marketed one; tablets are a straightforward generic, the ' +
      'injection a hospital tender item.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'NC(=Nc1nc(CSCCC(N)=NS(N)(=O)=O)cs1)N', formula: 'C8H15N7O2S3', mass: 337.45 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '40 mg'],
        reference: { brand: 'Pepcid', company: 'Bausch Health' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['10 x 10', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['40 mg/5 mL'],
        reference: { brand: 'Pepcid', company: 'Salix' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 50 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Pepcid', company: 'Merck' },
        packs: [{ style: 'Glass vial', sizes: ['25 x 2 mL', '10 x 4 mL'] }],
      },
      {
        dosageForm: 'Chewable Tablets',
        routes: ['Oral'],
        strengths: ['20 mg'],
        reference: { brand: 'Pepcid AC', company: 'Kenvue' },
        packs: [{ style: 'HDPE bottle', sizes: ['25s', '50s'] }],
      },
    ],
  },
  {
    inn: 'omeprazole',
    otherNames: ['omeprazole magnesium'],
    brands: ['Prilosec', 'Losec', 'Antra'],
    salt: 'Omeprazole',
    atcCode: 'A02BC01',
    therapeuticCategories: ['Antacids & Acid-Related Disorders'],
    indication:
      'Gastro-oesophageal reflux disease, peptic ulcer and eradication of Helicobacter pylori in combination.',
    about:
      'First proton pump inhibitor, BCS class II, degraded within minutes in acid. Multi-unit enteric-coated pellets ' +
      'filled into capsules are the usual generic route; coating integrity and highly variable pharmacokinetics ' +
      'drive the fed and fasted BE studies.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'COc1ccc2[nH]c(nc2c1)S(=O)Cc1ncc(C)c(OC)c1C', formula: 'C17H19N3O3S', mass: 345.42 },
    presentations: [
      {
        dosageForm: 'Delayed Release Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '40 mg'],
        reference: { brand: 'Prilosec', company: 'AstraZeneca' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['2 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['20 mg'],
        reference: { brand: 'Prilosec OTC', company: 'AstraZeneca' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['14s', '28s', '42s'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['2.5 mg', '10 mg'],
        reference: { brand: 'Prilosec', company: 'Covis' },
        packs: [{ style: 'Sachet', sizes: ['30s'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['40 mg'],
        reference: null,
        packs: [{ style: 'Glass vial', sizes: ['1 x 40 mg', '10 x 40 mg'] }],
      },
    ],
  },
  {
    inn: 'pantoprazole',
    otherNames: ['pantoprazole sodium'],
    brands: ['Protonix', 'Pantoloc', 'Controloc'],
    salt: 'Pantoprazole sodium sesquihydrate',
    atcCode: 'A02BC02',
    therapeuticCategories: ['Antacids & Acid-Related Disorders'],
    indication: 'Erosive oesophagitis in gastro-oesophageal reflux disease and Zollinger-Ellison syndrome.',
    about:
      'Proton pump inhibitor with the least CYP interaction of the older class members, hence the hospital standard ' +
      'in injection. The enteric tablet needs a seal coat between alkaline core and acidic coating polymer; the ' +
      'lyophilisate must be free of visible particles after reconstitution.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'COc1ccnc(CS(=O)c2nc3cc(OC(F)F)ccc3[nH]2)c1OC',
      formula: 'C16H15F2N3O4S',
      mass: 383.37,
    },
    presentations: [
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['20 mg', '40 mg'],
        reference: { brand: 'Protonix', company: 'Wyeth' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['10 x 10', '2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['40 mg'],
        reference: { brand: 'Protonix IV', company: 'Wyeth' },
        usConstraintDate: '2027-08-12',
        packs: [{ style: 'Glass vial', sizes: ['1 x 40 mg', '10 x 40 mg'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['40 mg'],
        reference: { brand: 'Protonix', company: 'Wyeth' },
        packs: [{ style: 'Sachet', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'rabeprazole',
    otherNames: ['rabeprazole sodium'],
    brands: ['Aciphex', 'Pariet'],
    salt: 'Rabeprazole sodium',
    atcCode: 'A02BC04',
    therapeuticCategories: ['Antacids & Acid-Related Disorders'],
    indication:
      'Gastro-oesophageal reflux disease, duodenal ulcer and Helicobacter pylori eradication in combination.',
    about:
      'Proton pump inhibitor activated faster than its peers and cleared largely without enzymes, so less dependent ' +
      'on CYP2C19 genotype. It is the least acid-stable of the class and hygroscopic: dry processing, alkaline ' +
      'stabilisers and Alu-Alu packs are needed.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COCCCOc1ccnc(CS(=O)c2nc3ccccc3[nH]2)c1C', formula: 'C18H21N3O3S', mass: 359.44 },
    presentations: [
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg'],
        reference: { brand: 'Aciphex', company: 'Waylis' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['10 x 10', '2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'esomeprazole',
    otherNames: ['esomeprazole magnesium', '(s)-omeprazole'],
    brands: ['Nexium', 'Nexium 24HR', 'Emanera'],
    salt: 'Esomeprazole magnesium dihydrate',
    atcCode: 'A02BC05',
    therapeuticCategories: ['Antacids & Acid-Related Disorders'],
    indication:
      'Gastro-oesophageal reflux disease, healing of erosive oesophagitis and NSAID-associated gastric ulcer.',
    about:
      'S-enantiomer of omeprazole with less CYP2C19-dependent clearance. The magnesium salt exists as dihydrate, ' +
      'trihydrate and amorphous forms with their own patent history; sodium salt serves the injection. MUPS tablets ' +
      'and pellet capsules both need acid-resistance after opening and sprinkling.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'COc1ccc2[nH]c(nc2c1)[S@@](=O)Cc1ncc(C)c(OC)c1C',
      formula: 'C17H19N3O3S',
      mass: 345.42,
    },
    presentations: [
      {
        dosageForm: 'Delayed Release Capsules',
        routes: ['Oral'],
        strengths: ['20 mg', '40 mg'],
        reference: { brand: 'Nexium', company: 'AstraZeneca' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['10 x 10', '2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['20 mg'],
        reference: { brand: 'Nexium 24HR', company: 'AstraZeneca' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['14s', '28s'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['20 mg', '40 mg'],
        reference: { brand: 'Nexium IV', company: 'AstraZeneca' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 40 mg', '10 x 40 mg'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg', '20 mg', '40 mg'],
        reference: { brand: 'Nexium', company: 'AstraZeneca' },
        packs: [{ style: 'Sachet', sizes: ['28s', '30s'] }],
      },
    ],
  },
  {
    inn: 'vonoprazan',
    otherNames: ['tak-438', 'vonoprazan fumarate'],
    brands: ['Voquezna', 'Takecab'],
    salt: 'Vonoprazan fumarate',
    atcCode: 'A02BC08',
    therapeuticCategories: ['Antacids & Acid-Related Disorders'],
    indication:
      'Healing of erosive oesophagitis and eradication of Helicobacter pylori in combination with antibiotics.',
    about:
      'Potassium-competitive acid blocker: acid-stable, so a plain film-coated tablet without enteric coating, and ' +
      'effective from the first dose independent of food. New chemical entity and GAIN exclusivities keep US ' +
      'generics out until 2032, while Asian markets are open earlier.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CNCc1cc(-c2ccccc2F)n(c1)S(=O)(=O)c1cccnc1', formula: 'C17H16FN3O2S', mass: 345.39 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg'],
        reference: { brand: 'Voquezna', company: 'Phathom' },
        usConstraintDate: '2032-05-03',
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'Alu-Alu blister', sizes: ['10 x 10'] },
        ],
      },
    ],
  },
  {
    inn: 'omeprazole + sodium bicarbonate',
    otherNames: ['omeprazole and sodium hydrogen carbonate'],
    brands: ['Zegerid', 'Zegerid OTC'],
    salt: 'Omeprazole; Sodium bicarbonate',
    atcCode: 'A02BC51',
    therapeuticCategories: ['Antacids & Acid-Related Disorders'],
    indication: 'Duodenal and gastric ulcer, gastro-oesophageal reflux disease and heartburn.',
    about:
      'Immediate-release omeprazole protected from acid by bicarbonate instead of an enteric coating. Fast onset and ' +
      'a simple capsule or powder, at the price of 300 mg sodium per dose; the US OTC switch of the 20 mg capsule ' +
      'broadened the market.',
    prescriptionStatus: 'Rx & OTC',
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['20 mg/1100 mg', '40 mg/1100 mg'],
        reference: { brand: 'Zegerid', company: 'Salix' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'PVC/PVDC blister', sizes: ['14s', '42s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['20 mg/1680 mg', '40 mg/1680 mg'],
        reference: { brand: 'Zegerid', company: 'Salix' },
        packs: [{ style: 'Sachet', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'mebeverine',
    otherNames: ['mebeverine hydrochloride'],
    brands: ['Duspatalin', 'Colofac'],
    salt: 'Mebeverine hydrochloride',
    atcCode: 'A03AA04',
    therapeuticCategories: ['Functional Gastrointestinal Disorders'],
    indication: 'Symptomatic treatment of abdominal pain and cramps of irritable bowel syndrome.',
    about:
      'Musculotropic antispasmodic without systemic anticholinergic effect. The ester is hydrolysed before it ' +
      'reaches plasma, so BE is shown on veratric acid or desmethylmebeverine acid; the 200 mg modified-release ' +
      'pellets capsule is the attractive form. Not marketed in the US.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'CCN(CCCCOC(=O)c1ccc(OC)c(OC)c1)C(C)Cc1ccc(OC)cc1',
      formula: 'C25H35NO5',
      mass: 429.55,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['135 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['10 x 10', '5 x 10'] }],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['200 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['3 x 10', '6 x 10'] }],
      },
    ],
  },
  {
    inn: 'hyoscine butylbromide',
    otherNames: ['scopolamine butylbromide', 'butylscopolamine bromide'],
    brands: ['Buscopan', 'Buscapina'],
    salt: 'Hyoscine butylbromide',
    atcCode: 'A03BB01',
    therapeuticCategories: ['Functional Gastrointestinal Disorders'],
    indication: 'Relief of spasm of the gastrointestinal and genito-urinary tract.',
    about:
      'Quaternary antimuscarinic acting locally on intestinal smooth muscle. Oral bioavailability is below 1%, so ' +
      'plasma BE needs very sensitive assays; sugar or film coating masks the bitter taste, and the injection is ' +
      'used in endoscopy and radiology. Not marketed in the US.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'CCCC[N+]1(C)[C@H]2CC(C[C@@H]1[C@H]1O[C@@H]21)OC(=O)[C@H](CO)c1ccccc1',
      formula: 'C21H30NO4',
      mass: 360.47,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['2 x 10', '10 x 10'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular', 'Subcutaneous'],
        strengths: ['20 mg/mL'],
        reference: null,
        packs: [{ style: 'Glass ampoule', sizes: ['5 x 1 mL', '10 x 1 mL'] }],
      },
      {
        dosageForm: 'Suppositories & Vaginal Inserts',
        routes: ['Rectal'],
        strengths: ['10 mg'],
        reference: null,
        packs: [{ style: 'Aluminium strip', sizes: ['6s', '10s'] }],
      },
    ],
  },
  {
    inn: 'metoclopramide',
    otherNames: ['metoclopramide hydrochloride'],
    brands: ['Reglan', 'Primperan', 'Gimoti'],
    salt: 'Metoclopramide hydrochloride monohydrate',
    atcCode: 'A03FA01',
    therapeuticCategories: ['Functional Gastrointestinal Disorders', 'Antiemetics & Antinauseants'],
    indication: 'Diabetic gastroparesis, gastro-oesophageal reflux and prevention of nausea and vomiting.',
    about:
      'Dopamine D2 antagonist and 5-HT4 agonist that empties the stomach. Use is limited to a few days in the EU ' +
      'and twelve weeks in the US because of tardive dyskinesia. The BCS class III tablet and the injection are ' +
      'commodities; the nasal spray is the US novelty, held by patents.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCN(CC)CCNC(=O)c1cc(Cl)c(N)cc1OC', formula: 'C14H22ClN3O2', mass: 299.8 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Reglan', company: 'ANI' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10', '2 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['5 mg/mL'],
        reference: { brand: 'Reglan', company: 'Hikma' },
        packs: [
          { style: 'Glass ampoule', sizes: ['10 x 2 mL'] },
          { style: 'Glass vial', sizes: ['25 x 2 mL'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['5 mg/5 mL'],
        reference: { brand: 'Reglan', company: 'AH Robins' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 200 mL', '1 x 473 mL'] }],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['15 mg/spray'],
        reference: { brand: 'Gimoti', company: 'Evoke' },
        packs: [{ style: 'Nasal spray device', sizes: ['1 x 9.8 mL'] }],
      },
    ],
  },
  {
    inn: 'domperidone',
    otherNames: ['domperidone maleate'],
    brands: ['Motilium', 'Motinorm'],
    salt: 'Domperidone maleate',
    atcCode: 'A03FA03',
    therapeuticCategories: ['Functional Gastrointestinal Disorders', 'Antiemetics & Antinauseants'],
    indication: 'Relief of nausea and vomiting.',
    about:
      'Peripheral D2 antagonist that hardly crosses the blood-brain barrier. QT prolongation led to EU limits of ' +
      'dose and duration and keeps it out of the US. BCS class II base, solubility strongly pH-dependent, so ' +
      'co-administered acid suppressants lower absorption.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'Clc1ccc2n(C3CCN(CCCn4c(=O)[nH]c5ccccc45)CC3)c(=O)[nH]c2c1',
      formula: 'C22H24ClN5O2',
      mass: 425.91,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['1 mg/mL'],
        reference: null,
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 100 mL', '1 x 200 mL'] }],
      },
    ],
  },
  {
    inn: 'ondansetron',
    otherNames: ['ondansetron hydrochloride'],
    brands: ['Zofran', 'Emeset', 'Setofilm'],
    salt: 'Ondansetron hydrochloride dihydrate',
    atcCode: 'A04AA01',
    therapeuticCategories: ['Antiemetics & Antinauseants'],
    indication: 'Prevention of nausea and vomiting caused by chemotherapy, radiotherapy and surgery.',
    about:
      'First 5-HT3 antagonist and still the volume leader, with dose-dependent QT prolongation as the main warning. ' +
      'Salt dihydrate is used in film-coated tablets and injection, the base in orally disintegrating tablets and ' +
      'films, where taste masking decides.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Cn1c2ccccc2c2C(=O)C(CCc12)Cn1ccnc1C', formula: 'C18H19N3O', mass: 293.36 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['4 mg', '8 mg', '24 mg'],
        reference: { brand: 'Zofran', company: 'Sandoz' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['1 x 10', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Orally Disintegrating Tablets',
        routes: ['Oral'],
        strengths: ['4 mg', '8 mg'],
        reference: { brand: 'Zofran ODT', company: 'Sandoz' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['1 x 10', '3 x 10'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['2 mg/mL'],
        reference: { brand: 'Zofran', company: 'Sandoz' },
        packs: [
          { style: 'Glass ampoule', sizes: ['5 x 2 mL', '5 x 4 mL'] },
          { style: 'Glass vial', sizes: ['1 x 20 mL'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['4 mg/5 mL'],
        reference: { brand: 'Zofran', company: 'Sandoz' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 50 mL'] }],
      },
    ],
  },
  {
    inn: 'granisetron',
    otherNames: ['granisetron hydrochloride'],
    brands: ['Kytril', 'Sancuso', 'Sustol'],
    salt: 'Granisetron hydrochloride',
    atcCode: 'A04AA02',
    therapeuticCategories: ['Antiemetics & Antinauseants'],
    indication: 'Prevention of nausea and vomiting from emetogenic cancer chemotherapy and radiotherapy.',
    about:
      'Selective 5-HT3 antagonist with a longer half-life than ondansetron. Tablets and ampoules are multi-source; ' +
      'the seven-day matrix patch and the polymer-based extended-release injection are the complex generics with ' +
      'adhesion or in-vitro release to prove.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Cn1nc(C(=O)NC2CC3CCCC(C2)N3C)c2ccccc12', formula: 'C18H24N4O', mass: 312.41 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['1 mg', '2 mg'],
        reference: { brand: 'Kytril', company: 'Roche' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['1 x 10', '2s'] }],
      },
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['3.1 mg/24 h'],
        reference: { brand: 'Sancuso', company: 'Cumberland' },
        packs: [{ style: 'Pouch', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['10 mg/0.4 mL'],
        reference: { brand: 'Sustol', company: 'Heron' },
        packs: [{ style: 'Prefilled syringe', sizes: ['1 x 0.4 mL'] }],
      },
    ],
  },
  {
    inn: 'netupitant + palonosetron',
    otherNames: [],
    brands: ['Akynzeo'],
    salt: 'Netupitant; Palonosetron hydrochloride',
    atcCode: 'A04AA55',
    therapeuticCategories: ['Antiemetics & Antinauseants'],
    indication: 'Prevention of acute and delayed nausea and vomiting from cancer chemotherapy.',
    about:
      'Fixed combination of an NK1 and a second-generation 5-HT3 antagonist, one capsule per cycle. The hard capsule ' +
      'holds three netupitant tablets and one palonosetron soft capsule, a difficult assembly for generic makers; ' +
      'netupitant inhibits CYP3A4 for days.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['300 mg/0.5 mg'],
        reference: { brand: 'Akynzeo', company: 'Helsinn' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'aprepitant',
    otherNames: ['mk-869'],
    brands: ['Emend', 'Cinvanti', 'Aponvie'],
    salt: 'Aprepitant',
    atcCode: 'A04AD12',
    therapeuticCategories: ['Antiemetics & Antinauseants'],
    indication: 'Prevention of acute and delayed nausea and vomiting from highly emetogenic chemotherapy.',
    about:
      'Neurokinin-1 antagonist and moderate CYP3A4 inhibitor. BCS class IV; the capsule depends on wet-milled ' +
      'nanocrystals layered on beads, so particle size after redispersion is the critical attribute. The injectable ' +
      'emulsion avoids the polysorbate 80 of fosaprepitant.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H](c1cc(cc(c1)C(F)(F)F)C(F)(F)F)O[C@@H]1[C@@H](N(CCO1)CC1=NNC(=O)N1)c1ccc(F)cc1',
      formula: 'C23H21F7N4O3',
      mass: 534.43,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['40 mg', '80 mg', '125 mg'],
        reference: { brand: 'Emend', company: 'Merck' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['1s', '2s', '6s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['7.2 mg/mL'],
        reference: { brand: 'Cinvanti', company: 'Heron' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 18 mL', '1 x 4.4 mL'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['125 mg'],
        reference: { brand: 'Emend', company: 'Merck' },
        packs: [{ style: 'Sachet', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'ursodeoxycholic acid',
    otherNames: ['ursodiol', 'udca'],
    brands: ['Actigall', 'Urso', 'Ursofalk'],
    salt: 'Ursodeoxycholic acid',
    atcCode: 'A05AA02',
    therapeuticCategories: ['Hepatobiliary & Digestive Enzymes'],
    indication: 'Primary biliary cholangitis and dissolution of cholesterol gallstones.',
    about:
      'Hydrophilic bile acid, BCS class II, made semi-synthetically from bovine cholic acid, so BSE certificates and ' +
      'API sourcing matter. BE is measured on baseline-corrected unconjugated UDCA, an endogenous and highly ' +
      'variable analyte.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H](CCC(=O)O)[C@H]1CC[C@@H]2[C@@]1(CC[C@H]3[C@H]2[C@H](C[C@H]4[C@@]3(CC[C@H](C4)O)C)O)C',
      formula: 'C24H40O4',
      mass: 392.57,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['250 mg', '300 mg'],
        reference: { brand: 'Actigall', company: 'Teva' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['250 mg', '500 mg'],
        reference: { brand: 'Urso 250', company: 'Allergan' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10', '5 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['250 mg/5 mL'],
        reference: null,
        packs: [{ style: 'PET bottle', sizes: ['1 x 250 mL'] }],
      },
    ],
  },
  {
    inn: 'elafibranor',
    otherNames: ['gft505'],
    brands: ['Iqirvo'],
    salt: 'Elafibranor',
    atcCode: 'A05AX06',
    therapeuticCategories: ['Hepatobiliary & Digestive Enzymes'],
    indication: 'Primary biliary cholangitis with ursodeoxycholic acid, or alone where it is not tolerated.',
    about:
      'Dual PPAR alpha and delta agonist approved in 2024 as second-line therapy. The chalcone double bond makes it ' +
      'light-sensitive; the active metabolite GFT1007 circulates at higher exposure than the parent and has to be ' +
      'covered in BE design. Orphan exclusivity runs to 2031.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CSc1ccc(cc1)C(=O)/C=C/c1cc(C)c(OC(C)(C)C(O)=O)c(C)c1',
      formula: 'C22H24O4S',
      mass: 384.49,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['80 mg'],
        reference: { brand: 'Iqirvo', company: 'Ipsen' },
        usConstraintDate: '2031-06-10',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'seladelpar',
    otherNames: ['mbx-8025', 'seladelpar lysine'],
    brands: ['Livdelzi', 'Lyvdelzi'],
    salt: 'Seladelpar lysine dihydrate',
    atcCode: 'A05AX07',
    therapeuticCategories: ['Hepatobiliary & Digestive Enzymes'],
    indication: 'Primary biliary cholangitis with ursodeoxycholic acid, or alone where it is not tolerated.',
    about:
      'Selective PPAR delta agonist with proven relief of pruritus, approved in 2024. One low 10 mg strength in hard ' +
      'capsules of the lysine salt dihydrate; hydrate form control and content uniformity are the points for a ' +
      'developer.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCO[C@H](COc1ccc(cc1)C(F)(F)F)CSc1ccc(OCC(O)=O)c(C)c1',
      formula: 'C21H23F3O5S',
      mass: 444.47,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: { brand: 'Livdelzi', company: 'Gilead' },
        usConstraintDate: '2031-08-14',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'resmetirom',
    otherNames: ['mgl-3196'],
    brands: ['Rezdiffra'],
    salt: 'Resmetirom',
    atcCode: 'A05BA11',
    therapeuticCategories: ['Hepatobiliary & Digestive Enzymes', 'Metabolic & Enzyme Disorders'],
    indication:
      'Noncirrhotic metabolic dysfunction-associated steatohepatitis with moderate to advanced liver fibrosis.',
    about:
      'Liver-directed thyroid hormone receptor beta agonist, the first medicine approved for MASH (2024). CYP2C8 ' +
      'substrate taken up by OATP1B1; weight-based once-daily tablets. Large market on the horizon behind new ' +
      'chemical entity exclusivity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)c1cc(Oc2c(Cl)cc(cc2Cl)-n2nc(C#N)c(=O)[nH]c2=O)n[nH]c1=O',
      formula: 'C17H12Cl2N6O4',
      mass: 435.22,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['60 mg', '80 mg', '100 mg'],
        reference: { brand: 'Rezdiffra', company: 'Madrigal' },
        usConstraintDate: '2029-03-14',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'bisacodyl',
    otherNames: [],
    brands: ['Dulcolax', 'Laxoberal'],
    salt: 'Bisacodyl',
    atcCode: 'A06AB02',
    therapeuticCategories: ['Laxatives'],
    indication: 'Short-term relief of constipation and bowel cleansing before procedures.',
    about:
      'Stimulant prodrug hydrolysed to the diphenol BHPM that acts on the colon. Gastro-resistant coating must ' +
      'survive the stomach to prevent cramps. Under OTC monograph rules in the US, so no reference listed drug for ' +
      'the single ingredient.',
    prescriptionStatus: 'OTC',
    structure: {
      smiles: 'CC(=O)Oc1ccc(cc1)C(c1ccc(OC(C)=O)cc1)c1ccccn1',
      formula: 'C22H19NO4',
      mass: 361.39,
    },
    presentations: [
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['5 mg'],
        reference: null,
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10', '30s'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Suppositories & Vaginal Inserts',
        routes: ['Rectal'],
        strengths: ['5 mg', '10 mg'],
        reference: null,
        packs: [{ style: 'Aluminium strip', sizes: ['6s', '10s', '12s'] }],
      },
    ],
  },
  {
    inn: 'lactulose',
    otherNames: [],
    brands: ['Duphalac', 'Chronulac', 'Kristalose'],
    salt: 'Lactulose',
    atcCode: 'A06AD11',
    therapeuticCategories: ['Laxatives'],
    indication: 'Constipation and portal-systemic encephalopathy.',
    about:
      'Synthetic disaccharide fermented in the colon, not absorbed, so no BE study is needed for the solution. ' +
      'Quality is a matter of the impurity profile (galactose, lactose, epilactose); large liquid volumes make ' +
      'regional supply and freight decisive. Crystalline sachets are the differentiated form.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'C([C@@H]1[C@@H]([C@@H]([C@H]([C@@H](O1)O[C@@H]2[C@H](O[C@@]([C@H]2O)(CO)O)CO)O)O)O)O',
      formula: 'C12H22O11',
      mass: 342.3,
    },
    presentations: [
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['10 g/15 mL'],
        reference: { brand: 'Chronulac', company: 'Sanofi' },
        packs: [
          { style: 'PET bottle', sizes: ['1 x 200 mL', '1 x 473 mL', '1 x 946 mL'] },
          { style: 'Sachet', sizes: ['20 x 15 mL'] },
        ],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['10 g', '20 g'],
        reference: null,
        packs: [{ style: 'Sachet', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'macrogol',
    otherNames: ['polyethylene glycol 3350', 'peg 3350', 'macrogol 3350'],
    brands: ['Miralax', 'Forlax', 'Movicol'],
    salt: 'Macrogol 3350',
    atcCode: 'A06AD15',
    therapeuticCategories: ['Laxatives'],
    indication: 'Occasional and chronic constipation.',
    about:
      'Unabsorbed osmotic polymer, sold OTC in the US since 2006. No BE study; molecular mass distribution, ethylene ' +
      'and diethylene glycol limits and peroxide content define the grade. Margins are thin, so packing capacity ' +
      'for powder decides.',
    prescriptionStatus: 'Rx & OTC',
    presentations: [
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['17 g'],
        reference: { brand: 'Miralax', company: 'Bayer' },
        packs: [
          { style: 'HDPE bottle', sizes: ['1 x 238 g', '1 x 510 g'] },
          { style: 'Sachet', sizes: ['10s', '30s'] },
        ],
      },
    ],
  },
  {
    inn: 'linaclotide',
    otherNames: [],
    brands: ['Linzess', 'Constella'],
    salt: 'Linaclotide',
    atcCode: 'A06AX04',
    therapeuticCategories: ['Laxatives', 'Functional Gastrointestinal Disorders'],
    indication: 'Irritable bowel syndrome with constipation and chronic idiopathic constipation.',
    about:
      'Fourteen-residue peptide with three disulfide bonds, agonist of guanylate cyclase-C on the intestinal ' +
      'surface. No measurable plasma levels, so generics rely on in-vitro and peptide-characterisation evidence; ' +
      'moisture-driven degradation demands calcium, leucine stabilisers and desiccant.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['72 mcg', '145 mcg', '290 mcg'],
        reference: { brand: 'Linzess', company: 'AbbVie' },
        usConstraintDate: '2029-05-04',
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'prucalopride',
    otherNames: ['prucalopride succinate'],
    brands: ['Motegrity', 'Resolor'],
    salt: 'Prucalopride succinate',
    atcCode: 'A06AX05',
    therapeuticCategories: ['Laxatives'],
    indication: 'Chronic idiopathic constipation in adults.',
    about:
      'Selective 5-HT4 agonist without the cardiac effects that ended cisapride and tegaserod. BCS class I-III, ' +
      'renally cleared, low dose: content uniformity is the main hurdle. Many US generics are approved, while an ' +
      'exclusivity for a labelling change is listed until 2028.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COCCCN1CCC(CC1)NC(=O)c1cc(Cl)c(N)c2CCOc12', formula: 'C18H26ClN3O3', mass: 367.87 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['1 mg', '2 mg'],
        reference: { brand: 'Motegrity', company: 'Takeda' },
        usConstraintDate: '2028-07-10',
        packs: [
          { style: 'Alu-Alu blister', sizes: ['2 x 14', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'rifaximin',
    otherNames: [],
    brands: ['Xifaxan', 'Normix', 'Targaxan'],
    salt: 'Rifaximin',
    atcCode: 'A07AA11',
    therapeuticCategories: [
      'Antidiarrhoeals & Intestinal Anti-inflammatories',
      'Hepatobiliary & Digestive Enzymes',
    ],
    indication: "Travellers' diarrhoea, hepatic encephalopathy and irritable bowel syndrome with diarrhoea.",
    about:
      'Rifamycin antibiotic with less than 0.4% absorption. Five hydrate and solvate forms (alpha to epsilon) and ' +
      'an amorphous form differ in absorption; alpha is the reference and the subject of the patents that hold back ' +
      'US generics beyond any exclusivity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@H]1/C=C/C=C(\\C(=O)NC2=C(C3=C(C4=C(C(=C3O)C)O[C@@](C4=O)(O/C=C/[C@@H]([C@H]([C@H]([C@@H]([C@@H]([C@@H' +
        ']([C@H]1O)C)O)C)OC(=O)C)C)OC)C)C5=C2N6C=CC(=CC6=N5)C)O)/C',
      formula: 'C43H51N3O11',
      mass: 785.89,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['200 mg', '550 mg'],
        reference: { brand: 'Xifaxan', company: 'Salix' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 14', '12s'] },
          { style: 'HDPE bottle', sizes: ['30s', '60s'] },
        ],
      },
    ],
  },
  {
    inn: 'loperamide',
    otherNames: ['loperamide hydrochloride'],
    brands: ['Imodium', 'Imodium A-D', 'Lopex'],
    salt: 'Loperamide hydrochloride',
    atcCode: 'A07DA03',
    therapeuticCategories: ['Antidiarrhoeals & Intestinal Anti-inflammatories'],
    indication: 'Symptomatic control of acute and chronic diarrhoea.',
    about:
      'Peripheral mu-opioid agonist kept out of the brain by P-glycoprotein. Low plasma levels call for a sensitive ' +
      'assay in BE; US retail packs are limited to 48 mg because of cardiac toxicity in abuse. Capsules, soft gels ' +
      'and orodispersible forms compete in OTC ranges.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'CN(C)C(=O)C(CCN1CCC(O)(CC1)c1ccc(Cl)cc1)(c1ccccc1)c1ccccc1',
      formula: 'C29H33ClN2O2',
      mass: 477.04,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['2 mg'],
        reference: { brand: 'Loperamide Hydrochloride', company: 'Bionpharma' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10', '12s'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2 mg'],
        reference: { brand: 'Imodium A-D', company: 'Kenvue' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['12s', '24s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['1 mg/5 mL'],
        reference: { brand: 'Imodium A-D', company: 'Kenvue' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 120 mL'] }],
      },
    ],
  },
  {
    inn: 'mesalazine',
    otherNames: ['mesalamine', '5-aminosalicylic acid', '5-asa'],
    brands: ['Lialda', 'Pentasa', 'Asacol'],
    salt: 'Mesalazine',
    atcCode: 'A07EC02',
    therapeuticCategories: ['Antidiarrhoeals & Intestinal Anti-inflammatories'],
    indication: 'Induction and maintenance of remission in ulcerative colitis.',
    about:
      'Acts locally on the colonic mucosa, so each modified-release system is a product of its own and plasma levels ' +
      'alone do not prove equivalence. pH-dependent polymers, slow-release granules and MMX matrix tablets need ' +
      'product-specific dissolution at several pH values; rectal forms may need a clinical endpoint study.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Nc1ccc(O)c(c1)C(O)=O', formula: 'C7H7NO3', mass: 153.14 },
    presentations: [
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['800 mg', '1.2 g'],
        reference: { brand: 'Lialda', company: 'AbbVie' },
        packs: [
          { style: 'HDPE bottle', sizes: ['120s'] },
          { style: 'Alu-Alu blister', sizes: ['6 x 10'] },
        ],
      },
      {
        dosageForm: 'Delayed Release Capsules',
        routes: ['Oral'],
        strengths: ['400 mg'],
        reference: { brand: 'Delzicol', company: 'AbbVie' },
        packs: [{ style: 'HDPE bottle', sizes: ['180s'] }],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['250 mg', '375 mg', '500 mg'],
        reference: { brand: 'Pentasa', company: 'Takeda' },
        packs: [{ style: 'HDPE bottle', sizes: ['120s', '240s'] }],
      },
      {
        dosageForm: 'Suppositories & Vaginal Inserts',
        routes: ['Rectal'],
        strengths: ['1 g'],
        reference: { brand: 'Canasa', company: 'Meda' },
        packs: [{ style: 'Aluminium strip', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'racecadotril',
    otherNames: ['acetorphan'],
    brands: ['Hidrasec', 'Tiorfan'],
    salt: 'Racecadotril',
    atcCode: 'A07XA04',
    therapeuticCategories: ['Antidiarrhoeals & Intestinal Anti-inflammatories'],
    indication: 'Acute diarrhoea in adults and, with oral rehydration, in children.',
    about:
      'Enkephalinase inhibitor that lowers secretion without slowing transit, hydrolysed to thiorphan, the analyte ' +
      'in BE. Never filed in the US. The thioester smells and oxidises, so granules for children need flavouring and ' +
      'tight packs.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'CC(=O)SCC(Cc1ccccc1)C(=O)NCC(=O)OCc1ccccc1', formula: 'C21H23NO4S', mass: 385.48 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['100 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['10s', '20s'] }],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['10 mg', '30 mg'],
        reference: null,
        packs: [{ style: 'Sachet', sizes: ['16s', '20s'] }],
      },
    ],
  },
  {
    inn: 'setmelanotide',
    otherNames: ['rm-493'],
    brands: ['Imcivree'],
    salt: 'Setmelanotide acetate',
    atcCode: 'A08AA12',
    therapeuticCategories: ['Anti-Obesity', 'Metabolic & Enzyme Disorders'],
    indication:
      'Monogenic or syndromic obesity due to POMC, PCSK1 or LEPR deficiency or Bardet-Biedl syndrome.',
    about:
      'Cyclic octapeptide agonist of the melanocortin-4 receptor in a preserved PEG-lipid solution. Rare-disease ' +
      'volumes, orphan exclusivity for each added indication; complex peptide API and excipient make it a niche ' +
      'project.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Imcivree', company: 'Rhythm' },
        usConstraintDate: '2031-12-20',
        packs: [{ style: 'Glass vial', sizes: ['1 x 1 mL'] }],
      },
    ],
  },
  {
    inn: 'phentermine + topiramate',
    otherNames: [],
    brands: ['Qsymia'],
    salt: 'Phentermine hydrochloride; Topiramate',
    atcCode: 'A08AA51',
    therapeuticCategories: ['Anti-Obesity'],
    indication: 'Chronic weight management in obesity or overweight with a weight-related condition.',
    about:
      'Sympathomimetic amine with a slow-release antiepileptic in one capsule of mixed beads. Schedule IV controlled ' +
      'substance, teratogenic risk of topiramate under REMS; immediate phentermine with delayed topiramate peak is ' +
      'what a generic has to reproduce.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['3.75 mg/23 mg', '7.5 mg/46 mg', '11.25 mg/69 mg', '15 mg/92 mg'],
        reference: { brand: 'Qsymia', company: 'Vivus' },
        usConstraintDate: '2027-09-13',
        packs: [{ style: 'HDPE bottle', sizes: ['14s', '30s'] }],
      },
    ],
  },
  {
    inn: 'bupropion + naltrexone',
    otherNames: [],
    brands: ['Contrave', 'Mysimba'],
    salt: 'Bupropion hydrochloride; Naltrexone hydrochloride',
    atcCode: 'A08AA62',
    therapeuticCategories: ['Anti-Obesity'],
    indication: 'Chronic weight management in obesity or overweight with a weight-related condition.',
    about:
      'Dopamine and noradrenaline reuptake inhibitor with an opioid antagonist in a trilayer extended-release ' +
      'tablet. Seizure risk of bupropion makes dose dumping, also with alcohol, the central question; high-fat meals ' +
      'raise exposure several fold.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['90 mg/8 mg'],
        reference: { brand: 'Contrave', company: 'Nalpropion' },
        packs: [{ style: 'HDPE bottle', sizes: ['70s', '120s'] }],
      },
    ],
  },
  {
    inn: 'orlistat',
    otherNames: ['tetrahydrolipstatin'],
    brands: ['Xenical', 'Alli'],
    salt: 'Orlistat',
    atcCode: 'A08AB01',
    therapeuticCategories: ['Anti-Obesity'],
    indication: 'Obesity together with a reduced-calorie diet.',
    about:
      'Irreversible inhibitor of gastric and pancreatic lipases, acting in the gut lumen. Low melting point (about ' +
      '44 °C) and moisture sensitivity of the beta-lactone make pellet extrusion and storage below 25 °C necessary; ' +
      'BE is shown by faecal fat excretion rather than plasma levels.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'CCCCCCCCCCC[C@@H](C[C@H]1[C@@H](C(=O)O1)CCCCCC)OC(=O)[C@H](CC(C)C)NC=O',
      formula: 'C29H53NO5',
      mass: 495.74,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['60 mg', '120 mg'],
        reference: { brand: 'Xenical', company: 'Cheplapharm' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['42s', '84s'] },
          { style: 'HDPE bottle', sizes: ['60s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'insulin glargine',
    otherNames: [],
    brands: ['Lantus', 'Toujeo', 'Basaglar', 'Semglee'],
    salt: 'Insulin glargine',
    atcCode: 'A10AE04',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Glycaemic control in diabetes mellitus.',
    about:
      'Long-acting analogue that precipitates at neutral pH after injection of its acidic solution. Licensed as a ' +
      'biologic in the US since 2020 (Purple Book), where interchangeable biosimilars exist; euglycaemic clamp ' +
      'studies are the basis of comparability.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['100 units/mL', '300 units/mL'],
        reference: { brand: 'Lantus', company: 'Sanofi' },
        packs: [
          { style: 'Prefilled pen', sizes: ['5 x 3 mL'] },
          { style: 'Cartridge', sizes: ['5 x 3 mL'] },
          { style: 'Glass vial', sizes: ['1 x 10 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'metformin',
    otherNames: ['metformin hydrochloride', 'dimethylbiguanide'],
    brands: ['Glucophage', 'Glumetza', 'Riomet'],
    salt: 'Metformin hydrochloride',
    atcCode: 'A10BA02',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus, as an adjunct to diet and exercise.',
    about:
      'Biguanide, first-line oral antidiabetic. BCS class III at very high dose: poor flow, compression and tablet ' +
      'size are the hurdles, and NDMA control has been demanded since 2020. Three different extended-release ' +
      'technologies (gel matrix, gastric-retentive, osmotic) are not interchangeable.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN(C)C(=N)NC(N)=N', formula: 'C4H11N5', mass: 129.16 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '850 mg', '1000 mg'],
        reference: { brand: 'Glucophage', company: 'EMD Serono' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '750 mg', '1000 mg'],
        reference: { brand: 'Glumetza', company: 'EMD Serono' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s', '90s', '100s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['500 mg/5 mL'],
        reference: { brand: 'Riomet', company: 'Ranbaxy' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 118 mL', '1 x 473 mL'] }],
      },
    ],
  },
  {
    inn: 'glibenclamide',
    otherNames: ['glyburide'],
    brands: ['Daonil', 'Glynase', 'Euglucon'],
    salt: 'Glibenclamide',
    atcCode: 'A10BB01',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus not controlled by diet and exercise alone.',
    about:
      'Potent long-acting sulfonylurea, BCS class II, known as glyburide in the US. Micronised (Glynase) and plain ' +
      'tablets are not interchangeable; hypoglycaemia in the elderly has moved use to lower-income markets and to ' +
      'neonatal diabetes.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1ccc(Cl)cc1C(=O)NCCc1ccc(cc1)S(=O)(=O)NC(=O)NC1CCCCC1',
      formula: 'C23H28ClN3O5S',
      mass: 494.0,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['1.25 mg', '2.5 mg', '5 mg'],
        reference: null,
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['1.5 mg', '3 mg', '6 mg'],
        reference: { brand: 'Glynase', company: 'Pfizer' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
    ],
  },
  {
    inn: 'gliclazide',
    otherNames: [],
    brands: ['Diamicron', 'Diamicron MR', 'Diaprel'],
    salt: 'Gliclazide',
    atcCode: 'A10BB09',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus not controlled by diet and exercise alone.',
    about:
      'Second-generation sulfonylurea on the WHO essential medicines list, not marketed in the US. BCS class II with ' +
      'pH-dependent solubility; the hypromellose matrix tablets of 30 mg and 60 mg need fed, fasted and ' +
      'multiple-dose BE in the EU.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Cc1ccc(cc1)S(=O)(=O)NC(=O)NN1CC2CCCC2C1', formula: 'C15H21N3O3S', mass: 323.41 },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['30 mg', '60 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['6 x 10', '2 x 14', '10 x 10'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['80 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['6 x 10', '10 x 10'] }],
      },
    ],
  },
  {
    inn: 'glimepiride',
    otherNames: [],
    brands: ['Amaryl'],
    salt: 'Glimepiride',
    atcCode: 'A10BB12',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus, as an adjunct to diet and exercise.',
    about:
      'Sulfonylurea given once daily, BCS class II. Micronised API and a low dose make dissolution and content ' +
      'uniformity the points to settle; the cis isomer is a named impurity. Popular partner of metformin in ' +
      'branded-generic markets.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCC1=C(C)CN(C1=O)C(=O)NCCc1ccc(cc1)S(=O)(=O)NC(=O)N[C@H]1CC[C@H](C)CC1',
      formula: 'C24H34N4O5S',
      mass: 490.62,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['1 mg', '2 mg', '3 mg', '4 mg'],
        reference: { brand: 'Amaryl', company: 'Sanofi' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
    ],
  },
  {
    inn: 'metformin + sitagliptin',
    otherNames: [],
    brands: ['Janumet', 'Janumet XR', 'Zituvimet'],
    salt: 'Metformin hydrochloride; Sitagliptin phosphate monohydrate',
    atcCode: 'A10BD07',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus not controlled by one component alone.',
    about:
      'The best-selling oral antidiabetic combination. Metformin makes up nine tenths of the tablet, so sitagliptin ' +
      'uniformity and compression of a brittle high-load granule are the work; in the XR tablet sitagliptin sits in ' +
      'the film coat over a metformin matrix.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg/50 mg', '850 mg/50 mg', '1000 mg/50 mg'],
        reference: { brand: 'Janumet', company: 'Merck' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['4 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['60s', '180s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['500 mg/50 mg', '1000 mg/50 mg', '1000 mg/100 mg'],
        reference: { brand: 'Janumet XR', company: 'Merck' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '60s'] }],
      },
    ],
  },
  {
    inn: 'metformin + vildagliptin',
    otherNames: [],
    brands: ['Eucreas', 'Galvus Met', 'Zomarist'],
    salt: 'Metformin hydrochloride; Vildagliptin',
    atcCode: 'A10BD08',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus not controlled by metformin or vildagliptin alone.',
    about:
      'High-volume combination in Europe, India and Latin America, open after expiry of the EU patents. Melt ' +
      'granulation of metformin lowers moisture so that vildagliptin survives; Alu-Alu packs are usual in zone IV.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg/50 mg', '850 mg/50 mg', '1000 mg/50 mg'],
        reference: null,
        packs: [{ style: 'Alu-Alu blister', sizes: ['3 x 10', '6 x 10'] }],
      },
    ],
  },
  {
    inn: 'dapagliflozin + metformin',
    otherNames: [],
    brands: ['Xigduo XR', 'Xigduo'],
    salt: 'Dapagliflozin propanediol monohydrate; Metformin hydrochloride',
    atcCode: 'A10BD15',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus, as an adjunct to diet and exercise.',
    about:
      'SGLT2 inhibitor with metformin: twice-daily film-coated tablet in the EU, once-daily bilayer extended-release ' +
      'tablet in the US. Low-dose crystalline solvate beside a large hydrophilic matrix makes weight control of the ' +
      'thin layer critical.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg/1000 mg', '5 mg/500 mg', '5 mg/1000 mg', '10 mg/500 mg', '10 mg/1000 mg'],
        reference: { brand: 'Xigduo XR', company: 'AstraZeneca' },
        usConstraintDate: '2027-12-12',
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '60s', '90s'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg/850 mg', '5 mg/1000 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['4 x 14', '6 x 10'] }],
      },
    ],
  },
  {
    inn: 'empagliflozin + linagliptin',
    otherNames: [],
    brands: ['Glyxambi'],
    salt: 'Empagliflozin; Linagliptin',
    atcCode: 'A10BD19',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus when both components are appropriate.',
    about:
      'SGLT2 and DPP-4 inhibitor in one small tablet. The primary amine of linagliptin reacts with lactose and other ' +
      'reducing excipients, so the filler (mannitol, pregelatinised starch) decides; no generic is on the US ' +
      'market.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg/5 mg', '25 mg/5 mg'],
        reference: { brand: 'Glyxambi', company: 'Boehringer Ingelheim' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'pioglitazone',
    otherNames: ['pioglitazone hydrochloride'],
    brands: ['Actos', 'Glustin'],
    salt: 'Pioglitazone hydrochloride',
    atcCode: 'A10BG03',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus, as an adjunct to diet and exercise.',
    about:
      'Thiazolidinedione PPAR gamma agonist, BCS class II and a weak base that dissolves only in acid. Warnings for ' +
      'heart failure and bladder cancer limit Western use; fixed combinations with metformin, glimepiride and ' +
      'alogliptin exist.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCc1ccc(CCOc2ccc(CC3SC(=O)NC3=O)cc2)nc1', formula: 'C19H20N2O3S', mass: 356.44 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['15 mg', '30 mg', '45 mg'],
        reference: { brand: 'Actos', company: 'Takeda' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'sitagliptin',
    otherNames: ['sitagliptin phosphate', 'mk-0431'],
    brands: ['Januvia', 'Zituvio', 'Xelevia'],
    salt: 'Sitagliptin phosphate monohydrate',
    atcCode: 'A10BH01',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus, as an adjunct to diet and exercise.',
    about:
      'Leading DPP-4 inhibitor, BCS class III, 80% excreted unchanged. Patent on the phosphate monohydrate brought ' +
      'developers to other salts and the free base (Zituvio); the nitrosamine NTTP has to be controlled to about 37 ' +
      'ng per day. Generic entry in the US is settled for May 2026.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'N[C@@H](CC(=O)N1CCn2c(C1)nnc2C(F)(F)F)Cc1cc(F)c(F)cc1F',
      formula: 'C16H15F6N5O',
      mass: 407.31,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Januvia', company: 'Merck' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 14', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Zituvio', company: 'Zydus' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['25 mg/mL'],
        reference: { brand: 'Brynovin', company: 'Azurity' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 120 mL'] }],
      },
    ],
  },
  {
    inn: 'vildagliptin',
    otherNames: ['laf237'],
    brands: ['Galvus', 'Jalra', 'Xiliarx'],
    salt: 'Vildagliptin',
    atcCode: 'A10BH02',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus, alone or with other antidiabetic medicines.',
    about:
      'DPP-4 inhibitor with covalent, slowly reversible binding, taken twice daily; never approved in the US. Highly ' +
      'soluble; direct compression is preferred as the cyanopyrrolidine cyclises with moisture and heat. Liver ' +
      'enzyme monitoring is in the label.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'N#C[C@@H]1CCCN1C(=O)CNC12CC3CC(CC(O)(C3)C1)C2',
      formula: 'C17H25N3O2',
      mass: 303.4,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['50 mg'],
        reference: null,
        packs: [{ style: 'Alu-Alu blister', sizes: ['3 x 10', '2 x 14', '10 x 10'] }],
      },
    ],
  },
  {
    inn: 'linagliptin',
    otherNames: ['bi 1356'],
    brands: ['Tradjenta', 'Trajenta'],
    salt: 'Linagliptin',
    atcCode: 'A10BH05',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus, as an adjunct to diet and exercise.',
    about:
      'DPP-4 inhibitor excreted by the bile, one 5 mg strength for every degree of renal impairment. Non-linear ' +
      'kinetics through target binding and a half-life above 100 hours favour a truncated AUC in BE; polymorphs A ' +
      'and B interconvert at ambient temperature; the amine reacts with lactose and glucose.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC#CCn1c(nc2c1c(=O)n(Cc1nc(C)c3ccccc3n1)c(=O)n2C)N1CCC[C@@H](N)C1',
      formula: 'C25H28N8O2',
      mass: 472.54,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg'],
        reference: { brand: 'Tradjenta', company: 'Boehringer Ingelheim' },
        usConstraintDate: '2026-12-20',
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'liraglutide',
    otherNames: ['nn2211'],
    brands: ['Victoza', 'Saxenda'],
    salt: 'Liraglutide',
    atcCode: 'A10BJ02',
    therapeuticCategories: ['Antidiabetics', 'Anti-Obesity'],
    indication:
      'Type 2 diabetes mellitus from the age of ten years and, at a higher dose, weight management.',
    about:
      'Once-daily GLP-1 analogue with a C16 fatty acid on lysine 26. First GLP-1 with US generics (2024); sameness ' +
      'of primary sequence, oligomer state and impurities above 0.1% against the recombinant reference is the ' +
      'regulatory core, pen usability the device part.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['6 mg/mL'],
        reference: { brand: 'Victoza', company: 'Novo Nordisk' },
        usConstraintDate: '2026-02-24',
        packs: [{ style: 'Prefilled pen', sizes: ['2 x 3 mL', '3 x 3 mL'] }],
      },
    ],
  },
  {
    inn: 'semaglutide',
    otherNames: ['nn9535'],
    brands: ['Ozempic', 'Wegovy', 'Rybelsus'],
    salt: 'Semaglutide',
    atcCode: 'A10BJ06',
    therapeuticCategories: ['Antidiabetics', 'Anti-Obesity'],
    indication: 'Type 2 diabetes mellitus and chronic weight management.',
    about:
      'Acylated GLP-1 analogue with a week-long half-life. Peptide of recombinant origin; synthetic copies file as ' +
      'ANDA in the US with immunogenicity and impurity comparison. The tablet needs SNAC for absorption. Basic ' +
      'patents ended in 2026 in China, India, Brazil and Canada, in the US they last into the next decade.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['0.25 mg/0.5 mL', '0.5 mg/0.5 mL', '1 mg/0.5 mL', '1.7 mg/0.75 mL', '2.4 mg/0.75 mL'],
        reference: { brand: 'Wegovy', company: 'Novo Nordisk' },
        usConstraintDate: '2028-08-15',
        packs: [{ style: 'Prefilled pen', sizes: ['4s'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['3 mg', '7 mg', '14 mg'],
        reference: { brand: 'Rybelsus', company: 'Novo Nordisk' },
        usConstraintDate: '2028-12-22',
        packs: [{ style: 'Alu-Alu blister', sizes: ['3 x 10'] }],
      },
    ],
  },
  {
    inn: 'dapagliflozin',
    otherNames: ['bms-512148', 'dapagliflozin propanediol'],
    brands: ['Farxiga', 'Forxiga'],
    salt: 'Dapagliflozin propanediol monohydrate',
    atcCode: 'A10BK01',
    therapeuticCategories: ['Antidiabetics', 'Cardiac Therapy'],
    indication: 'Type 2 diabetes mellitus, heart failure and chronic kidney disease.',
    about:
      'SGLT2 inhibitor, BCS class III. The brand is the (S)-propanediol solvate; generics use it, amorphous material ' +
      'or co-crystals, each with hygroscopicity to master. Three indications keep demand growing while ' +
      'exclusivities for children run to 2027.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCOc1ccc(Cc2cc(ccc2Cl)[C@@H]2O[C@H](CO)[C@@H](O)[C@H](O)[C@H]2O)cc1',
      formula: 'C21H25ClO6',
      mass: 408.87,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Farxiga', company: 'AstraZeneca' },
        usConstraintDate: '2027-12-12',
        packs: [
          { style: 'Alu-Alu blister', sizes: ['2 x 14', '3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'empagliflozin',
    otherNames: ['bi 10773'],
    brands: ['Jardiance'],
    salt: 'Empagliflozin',
    atcCode: 'A10BK03',
    therapeuticCategories: ['Antidiabetics', 'Cardiac Therapy'],
    indication: 'Type 2 diabetes mellitus, heart failure and chronic kidney disease.',
    about:
      'SGLT2 inhibitor, BCS class III, stable crystalline base without solvate, so easier than dapagliflozin. ' +
      'Generics are launched in India since March 2025; in the US regulatory exclusivities end before the patents ' +
      'do.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'OC[C@H]1O[C@H]([C@H](O)[C@@H](O)[C@@H]1O)c1ccc(Cl)c(Cc2ccc(O[C@H]3CCOC3)cc2)c1',
      formula: 'C23H27ClO7',
      mass: 450.91,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg', '25 mg'],
        reference: { brand: 'Jardiance', company: 'Boehringer Ingelheim' },
        usConstraintDate: '2026-12-20',
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
    ],
  },
  {
    inn: 'bexagliflozin',
    otherNames: ['egt1442'],
    brands: ['Brenzavvy'],
    salt: 'Bexagliflozin',
    atcCode: 'A10BK08',
    therapeuticCategories: ['Antidiabetics'],
    indication: 'Type 2 diabetes mellitus, as an adjunct to diet and exercise.',
    about:
      'Fifth SGLT2 inhibitor on the US market (2023), sold at a low cash price outside the rebate system. One 20 mg ' +
      'strength; new chemical entity exclusivity ends in January 2028. Co-crystal with proline is described in the ' +
      'patents.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'OC[C@H]1O[C@H]([C@H](O)[C@@H](O)[C@@H]1O)c1ccc(Cl)c(Cc2ccc(OCCOC3CC3)cc2)c1',
      formula: 'C24H29ClO7',
      mass: 464.94,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['20 mg'],
        reference: { brand: 'Brenzavvy', company: 'TheracosBio' },
        usConstraintDate: '2028-01-20',
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
    ],
  },
  {
    inn: 'tirzepatide',
    otherNames: ['ly3298176'],
    brands: ['Mounjaro', 'Zepbound'],
    salt: 'Tirzepatide',
    atcCode: 'A10BX16',
    therapeuticCategories: ['Antidiabetics', 'Anti-Obesity'],
    indication:
      'Type 2 diabetes mellitus, chronic weight management and obstructive sleep apnoea with obesity.',
    about:
      'Dual GIP and GLP-1 receptor agonist of 39 residues, made by hybrid solid and liquid phase synthesis. Weekly ' +
      'injection from a single-dose autoinjector, vial or multi-dose pen; new chemical entity and later clinical ' +
      'exclusivities fall before the compound patent of 2036.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: [
          '2.5 mg/0.5 mL',
          '5 mg/0.5 mL',
          '7.5 mg/0.5 mL',
          '10 mg/0.5 mL',
          '12.5 mg/0.5 mL',
          '15 mg/0.5 mL',
        ],
        reference: { brand: 'Mounjaro', company: 'Eli Lilly' },
        usConstraintDate: '2028-12-19',
        packs: [
          { style: 'Autoinjector', sizes: ['4s'] },
          { style: 'Glass vial', sizes: ['4 x 0.5 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'calcitriol',
    otherNames: ['1,25-dihydroxycolecalciferol'],
    brands: ['Rocaltrol', 'Calcijex'],
    salt: 'Calcitriol',
    atcCode: 'A11CC04',
    therapeuticCategories: ['Vitamins', 'Pancreatic Hormones & Calcium Homeostasis'],
    indication: 'Secondary hyperparathyroidism and hypocalcaemia of chronic dialysis, hypoparathyroidism.',
    about:
      'Active hormone form of vitamin D3, dosed in microgrammes. Highly potent API with its own handling class; ' +
      'pre-calcitriol isomer, oxidation and adsorption are the stability issues, and BE must be corrected for the ' +
      'endogenous level.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H](CCCC(C)(C)O)[C@H]1CC[C@@H]2[C@@]1(CCC/C2=C\\C=C/3\\C[C@H](C[C@@H](C3=C)O)O)C',
      formula: 'C27H44O3',
      mass: 416.64,
    },
    presentations: [
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['0.25 mcg', '0.5 mcg'],
        reference: { brand: 'Rocaltrol', company: 'Esjay' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['1 mcg/mL'],
        reference: { brand: 'Rocaltrol', company: 'Esjay' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 15 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['1 mcg/mL'],
        reference: { brand: 'Calcijex', company: 'AbbVie' },
        packs: [{ style: 'Glass ampoule', sizes: ['25 x 1 mL'] }],
      },
    ],
  },
  {
    inn: 'colecalciferol',
    otherNames: ['cholecalciferol', 'vitamin d3'],
    brands: ['Fultium-D3', 'Dekristol', 'Vigantol'],
    salt: 'Colecalciferol',
    atcCode: 'A11CC05',
    therapeuticCategories: ['Vitamins', 'Bone Diseases & Other Musculoskeletal'],
    indication: 'Prevention and treatment of vitamin D deficiency.',
    about:
      'Fat-soluble prohormone, sensitive to air, heat and light; most makers use oily concentrate or stabilised ' +
      'powder. In Europe a prescription medicine by well-established use, in the US a dietary supplement without ' +
      'reference drug. Oily soft capsules and high-dose tablets dominate.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'C[C@H](CCCC(C)C)[C@H]1CC[C@@H]2[C@@]1(CCC/C2=C\\C=C/3\\C[C@H](CCC3=C)O)C',
      formula: 'C27H44O',
      mass: 384.64,
    },
    presentations: [
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['800 IU', '20,000 IU', '50,000 IU'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['3 x 10', '50s'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['1,000 IU', '7,000 IU'],
        reference: null,
        packs: [{ style: 'PVC/PVDC blister', sizes: ['10 x 10', '20s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['25,000 IU/mL'],
        reference: null,
        packs: [
          { style: 'Glass ampoule', sizes: ['4 x 1 mL'] },
          { style: 'Amber glass bottle', sizes: ['1 x 10 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'ascorbic acid',
    otherNames: ['vitamin c'],
    brands: ['Ascor', 'Cebion', 'Redoxon'],
    salt: 'Ascorbic acid',
    atcCode: 'A11GA01',
    therapeuticCategories: ['Vitamins'],
    indication: 'Treatment of scurvy and prevention of vitamin C deficiency.',
    about:
      'Commodity vitamin made by fermentation, mostly in China. Oxidises in solution with metal traces, so ' +
      'injections are filled under nitrogen and kept cold; Ascor is the only approved US injection and carries no ' +
      'more exclusivity.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'OC[C@H](O)[C@H]1OC(=O)C(O)=C1O', formula: 'C6H8O6', mass: 176.12 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['500 mg/mL'],
        reference: { brand: 'Ascor', company: 'McGuff' },
        packs: [
          { style: 'Glass vial', sizes: ['1 x 50 mL'] },
          { style: 'Glass ampoule', sizes: ['5 x 5 mL'] },
        ],
      },
      {
        dosageForm: 'Chewable Tablets',
        routes: ['Oral'],
        strengths: ['500 mg'],
        reference: null,
        packs: [{ style: 'HDPE bottle', sizes: ['60s', '100s'] }],
      },
    ],
  },
  {
    inn: 'potassium chloride',
    otherNames: [],
    brands: ['Klor-Con', 'Micro-K', 'Kaleorid'],
    salt: 'Potassium chloride',
    atcCode: 'A12BA01',
    therapeuticCategories: ['Mineral Supplements', 'Plasma Substitutes & Perfusion Solutions'],
    indication: 'Prevention and treatment of hypokalaemia.',
    about:
      'High-dose inorganic salt whose tablets must not release a local ulcerating load: wax matrix or coated ' +
      'microcrystals dispersed in the tablet. US guidance accepts urinary potassium as BE endpoint; the 20 mEq ' +
      'microencapsulated tablet has the fewest suppliers.',
    prescriptionStatus: 'Rx',
    structure: { smiles: '[K+].[Cl-]', formula: 'ClK', mass: 74.55 },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['8 mEq', '10 mEq', '20 mEq'],
        reference: { brand: 'Klor-Con', company: 'AbbVie' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
        ],
      },
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['8 mEq', '10 mEq'],
        reference: { brand: 'Micro-K', company: 'Nesher' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s', '500s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['20 mEq/15 mL', '40 mEq/15 mL'],
        reference: { brand: 'Potassium Chloride', company: 'Genus' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 473 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['2 mEq/mL'],
        reference: null,
        packs: [
          { style: 'Glass vial', sizes: ['25 x 10 mL', '25 x 20 mL'] },
          { style: 'Glass ampoule', sizes: ['20 x 10 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'zinc sulfate',
    otherNames: ['zinc sulphate'],
    brands: ['Zinc Sulfate', 'Solvazinc'],
    salt: 'Zinc sulfate heptahydrate',
    atcCode: 'A12CB01',
    therapeuticCategories: ['Mineral Supplements'],
    indication:
      'Source of zinc in parenteral nutrition and treatment of childhood diarrhoea with oral rehydration.',
    about:
      'Trace element: the injection moved from unapproved to approved status in the US in 2019, and 20 mg ' +
      'dispersible tablets are a WHO-prequalified tender product. Taste masking of the metallic note and elemental ' +
      'impurities are the main development topics.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: '[Zn+2].[O-]S([O-])(=O)=O', formula: 'O4SZn', mass: 161.44 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['1 mg/mL', '3 mg/mL', '5 mg/mL'],
        reference: { brand: 'Zinc Sulfate', company: 'American Regent' },
        packs: [{ style: 'Glass vial', sizes: ['25 x 10 mL', '25 x 5 mL'] }],
      },
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['20 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['10 x 10'] }],
      },
    ],
  },
  {
    inn: 'magnesium sulfate',
    otherNames: ['magnesium sulphate', 'epsom salt'],
    brands: ['Magnesium Sulfate'],
    salt: 'Magnesium sulfate heptahydrate',
    atcCode: 'A12CC02',
    therapeuticCategories: ['Mineral Supplements', 'Plasma Substitutes & Perfusion Solutions'],
    indication: 'Magnesium deficiency and prevention and control of seizures in pre-eclampsia and eclampsia.',
    about:
      'WHO essential medicine for eclampsia, a hospital tender item with repeated US shortages. Simple terminally ' +
      'sterilised solution; aluminium content and glass delamination are what inspectors ask about.',
    prescriptionStatus: 'Rx',
    structure: { smiles: '[Mg+2].[O-]S([O-])(=O)=O', formula: 'MgO4S', mass: 120.37 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['500 mg/mL'],
        reference: { brand: 'Magnesium Sulfate', company: 'Fresenius Kabi' },
        usConstraintDate: '2026-02-01',
        packs: [
          { style: 'Glass vial', sizes: ['25 x 2 mL', '25 x 10 mL'] },
          { style: 'Glass ampoule', sizes: ['10 x 10 mL'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['40 mg/mL', '80 mg/mL'],
        reference: { brand: 'Magnesium Sulfate', company: 'Hospira' },
        packs: [{ style: 'Infusion bag', sizes: ['24 x 50 mL', '24 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'levocarnitine',
    otherNames: ['l-carnitine'],
    brands: ['Carnitor', 'Levocarnil'],
    salt: 'Levocarnitine',
    atcCode: 'A16AA01',
    therapeuticCategories: ['Metabolic & Enzyme Disorders'],
    indication: 'Primary systemic and secondary carnitine deficiency.',
    about:
      'Endogenous quaternary amino acid that carries fatty acids into mitochondria. Very hygroscopic, so tablets ' +
      'need dry rooms and strip packs; BE needs baseline correction. Dialysis patients are the steady market of the ' +
      'injection.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'C[N+](C)(C)C[C@H](O)CC([O-])=O', formula: 'C7H15NO3', mass: 161.2 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['330 mg'],
        reference: { brand: 'Carnitor', company: 'Leadiant' },
        packs: [{ style: 'Aluminium strip', sizes: ['9 x 10'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['1 g/10 mL'],
        reference: { brand: 'Carnitor', company: 'Leadiant' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 118 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['200 mg/mL'],
        reference: { brand: 'Carnitor', company: 'Leadiant' },
        packs: [
          { style: 'Glass vial', sizes: ['5 x 5 mL'] },
          { style: 'Glass ampoule', sizes: ['5 x 5 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'carglumic acid',
    otherNames: ['n-carbamoyl-l-glutamic acid'],
    brands: ['Carbaglu', 'Ucedane'],
    salt: 'Carglumic acid',
    atcCode: 'A16AA05',
    therapeuticCategories: ['Metabolic & Enzyme Disorders'],
    indication:
      'Hyperammonaemia due to N-acetylglutamate synthase deficiency and certain organic acidaemias.',
    about:
      'Activator of carbamoyl phosphate synthetase 1, given as dispersible tablets by mouth or tube. Tiny volumes at ' +
      'orphan prices; generics exist in the EU and US, the remaining orphan exclusivity covers the organic ' +
      'acidaemias.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'NC(=O)N[C@@H](CCC(O)=O)C(O)=O', formula: 'C6H10N2O5', mass: 190.15 },
    presentations: [
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['200 mg'],
        reference: { brand: 'Carbaglu', company: 'Recordati' },
        usConstraintDate: '2028-01-22',
        packs: [{ style: 'HDPE bottle', sizes: ['5s', '60s'] }],
      },
    ],
  },
  {
    inn: 'sodium phenylbutyrate',
    otherNames: ['4-phenylbutyrate'],
    brands: ['Buphenyl', 'Pheburane', 'Olpruva'],
    salt: 'Sodium phenylbutyrate',
    atcCode: 'A16AX03',
    therapeuticCategories: ['Metabolic & Enzyme Disorders'],
    indication: 'Adjunct in the long-term management of urea cycle disorders.',
    about:
      'Ammonia scavenger that conjugates with glutamine and leaves as phenylacetylglutamine. Doses up to 20 g a day ' +
      'and a foul taste make coated granules the way to differentiate; generics of powder and tablet are available ' +
      'in the US.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OC(=O)CCCc1ccccc1', formula: 'C10H12O2', mass: 164.2 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['500 mg'],
        reference: { brand: 'Buphenyl', company: 'Horizon' },
        packs: [{ style: 'HDPE bottle', sizes: ['250s'] }],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['3 g/teaspoon', '483 mg/g'],
        reference: { brand: 'Pheburane', company: 'Medunik' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 266 g', '1 x 174 g'] }],
      },
    ],
  },
  {
    inn: 'nitisinone',
    otherNames: ['ntbc'],
    brands: ['Orfadin', 'Nityr'],
    salt: 'Nitisinone',
    atcCode: 'A16AX04',
    therapeuticCategories: ['Metabolic & Enzyme Disorders'],
    indication: 'Hereditary tyrosinaemia type 1 with dietary restriction of tyrosine and phenylalanine.',
    about:
      'Inhibitor of 4-hydroxyphenylpyruvate dioxygenase born in herbicide research. Capsules need refrigeration in ' +
      'the original product, the Nityr tablet does not; room-temperature stability is the selling point of ' +
      'followers.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'O=C1CCCC(=O)C1C(=O)c1ccc(cc1[N+]([O-])=O)C(F)(F)F',
      formula: 'C14H10F3NO5',
      mass: 329.23,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['2 mg', '5 mg', '10 mg', '20 mg'],
        reference: { brand: 'Orfadin', company: 'Sobi' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2 mg', '5 mg', '10 mg'],
        reference: { brand: 'Nityr', company: 'Cycle' },
        packs: [{ style: 'HDPE bottle', sizes: ['60s'] }],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['4 mg/mL'],
        reference: { brand: 'Orfadin', company: 'Sobi' },
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 90 mL'] }],
      },
    ],
  },
  {
    inn: 'miglustat',
    otherNames: ['ogt 918'],
    brands: ['Zavesca', 'Opfolda', 'Yargesa'],
    salt: 'Miglustat',
    atcCode: 'A16AX06',
    therapeuticCategories: ['Metabolic & Enzyme Disorders'],
    indication:
      'Mild to moderate type 1 Gaucher disease; with cipaglucosidase alfa, late-onset Pompe disease.',
    about:
      'Iminosugar inhibitor of glucosylceramide synthase, BCS class III, hygroscopic small molecule in plain ' +
      'capsules. The 100 mg capsule has generics on both sides of the Atlantic; the 65 mg Opfolda capsule is a ' +
      'newer product whose own exclusivity has ended. In the EU also used in Niemann-Pick type C.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCCCN1C[C@H](O)[C@@H](O)[C@H](O)[C@H]1CO', formula: 'C10H21NO4', mass: 219.28 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['100 mg'],
        reference: { brand: 'Zavesca', company: 'Actelion' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['6 x 15'] },
          { style: 'HDPE bottle', sizes: ['90s'] },
        ],
      },
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['65 mg'],
        reference: { brand: 'Opfolda', company: 'Amicus' },
        usConstraintDate: '2026-09-28',
        packs: [{ style: 'HDPE bottle', sizes: ['4s', '24s'] }],
      },
    ],
  },
  {
    inn: 'sapropterin',
    otherNames: ['sapropterin dihydrochloride', 'tetrahydrobiopterin', 'bh4'],
    brands: ['Kuvan', 'Javygtor'],
    salt: 'Sapropterin dihydrochloride',
    atcCode: 'A16AX07',
    therapeuticCategories: ['Metabolic & Enzyme Disorders'],
    indication: 'Reduction of blood phenylalanine in tetrahydrobiopterin-responsive phenylketonuria.',
    about:
      'Synthetic cofactor of phenylalanine hydroxylase. Extremely prone to oxidation: antioxidants, low humidity and ' +
      'desiccant are needed from API to pack. Soluble tablets and powder packets are generic in the US; the ' +
      'baseline of endogenous BH4 complicates BE.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H]([C@@H]([C@H]1CNC2=C(N1)C(=O)NC(=N2)N)O)O',
      formula: 'C9H15N5O3',
      mass: 241.25,
    },
    presentations: [
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['100 mg'],
        reference: { brand: 'Kuvan', company: 'BioMarin' },
        packs: [{ style: 'HDPE bottle', sizes: ['120s'] }],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['100 mg', '500 mg'],
        reference: { brand: 'Kuvan', company: 'BioMarin' },
        packs: [{ style: 'Sachet', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'sepiapterin',
    otherNames: ['ptc923'],
    brands: ['Sephience'],
    salt: 'Sepiapterin',
    atcCode: 'A16AX28',
    therapeuticCategories: ['Metabolic & Enzyme Disorders'],
    indication: 'Hyperphenylalaninaemia in adults and children with sepiapterin-responsive phenylketonuria.',
    about:
      'Precursor converted in cells to tetrahydrobiopterin, with larger phenylalanine reduction than sapropterin in ' +
      'trials; approved in 2025. Powder packets mixed with water, juice or soft food; new chemical entity and orphan ' +
      'exclusivity until 2032.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'C[C@H](O)C(=O)C1=NC2=C(NC1)N=C(N)NC2=O', formula: 'C9H11N5O3', mass: 237.22 },
    presentations: [
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['250 mg', '1000 mg'],
        reference: { brand: 'Sephience', company: 'PTC Therapeutics' },
        usConstraintDate: '2032-07-28',
        packs: [{ style: 'Sachet', sizes: ['30s'] }],
      },
    ],
  },
];
