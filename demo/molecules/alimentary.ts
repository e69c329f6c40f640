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
        reference: null,
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
    structure: { smiles: 'Clc1ccc(COC(Cn2ccnc2)c2ccc(Cl)cc2Cl)c(Cl)c1', formula: 'C18H14Cl4N2O', mass: 416.13 },
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
    indication: 'Local relief of pain and inflammation of the mouth and throat, including radiation mucositis.',
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
        reference: { brand: 'Prilosec Otc', company: 'AstraZeneca' },
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
    structure: { smiles: 'COc1ccnc(CS(=O)c2nc3cc(OC(F)F)ccc3[nH]2)c1OC', formula: 'C16H15F2N3O4S', mass: 383.37 },
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
    indication: 'Gastro-oesophageal reflux disease, duodenal ulcer and Helicobacter pylori eradication in combination.',
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
    structure: { smiles: 'COc1ccc2[nH]c(nc2c1)[S@@](=O)Cc1ncc(C)c(OC)c1C', formula: 'C17H19N3O3S', mass: 345.42 },
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
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }, { style: 'Alu-Alu blister', sizes: ['10 x 10'] }],
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
        packs: [{ style: 'HDPE bottle', sizes: ['30s'] }, { style: 'PVC/PVDC blister', sizes: ['14s', '42s'] }],
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
    structure: { smiles: 'CCN(CCCCOC(=O)c1ccc(OC)c(OC)c1)C(C)Cc1ccc(OC)cc1', formula: 'C25H35NO5', mass: 429.55 },
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
      'Dopamine D2 antagonist and 5-HT4 agonist that empties the stomach. Use is limited to a few days in the EU and ' +
      'twelve weeks in the US because of tardive dyskinesia. The BCS class III tablet and the injection are ' +
      'commodities; the nasal spray is the protected US novelty.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCN(CC)CCNC(=O)c1cc(Cl)c(N)cc1OC', formula: 'C14H22ClN3O2', mass: 299.80 },
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
        packs: [{ style: 'Glass ampoule', sizes: ['10 x 2 mL'] }, { style: 'Glass vial', sizes: ['25 x 2 mL'] }],
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
        packs: [{ style: 'Alu-Alu blister', sizes: ['1 x 10', '3 x 10'] }, { style: 'HDPE bottle', sizes: ['30s'] }],
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
        packs: [{ style: 'PVC/Alu blister', sizes: ['10 x 10'] }, { style: 'HDPE bottle', sizes: ['100s'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['250 mg', '500 mg'],
        reference: { brand: 'Urso', company: 'Allergan' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['10 x 10', '5 x 10'] }, { style: 'HDPE bottle', sizes: ['100s'] }],
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
    structure: { smiles: 'CSc1ccc(cc1)C(=O)/C=C/c1cc(C)c(OC(C)(C)C(O)=O)c(C)c1', formula: 'C22H24O4S', mass: 384.49 },
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
    structure: { smiles: 'CC(=O)Oc1ccc(cc1)C(c1ccc(OC(C)=O)cc1)c1ccccn1', formula: 'C22H19NO4', mass: 361.39 },
    presentations: [
      {
        dosageForm: 'Delayed Release Tablets',
        routes: ['Oral'],
        strengths: ['5 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['10 x 10', '30s'] }, { style: 'HDPE bottle', sizes: ['100s'] }],
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
      mass: 342.30,
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
        strengths: ['17 g', '17 g/scoop'],
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
      'renally cleared, low dose: content uniformity is the main hurdle. US generics have been launched after patent ' +
      'settlements although a pediatric exclusivity is still listed.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COCCCN1CCC(CC1)NC(=O)c1cc(Cl)c(N)c2CCOc12', formula: 'C18H26ClN3O3', mass: 367.87 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['1 mg', '2 mg'],
        reference: { brand: 'Motegrity', company: 'Takeda' },
        usConstraintDate: '2028-07-10',
        packs: [{ style: 'Alu-Alu blister', sizes: ['2 x 14', '3 x 10'] }, { style: 'HDPE bottle', sizes: ['30s'] }],
      },
    ],
  },
];
