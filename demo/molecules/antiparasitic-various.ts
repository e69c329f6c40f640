import type { Molecule } from '../molecule.ts';

export const antiparasiticVarious: Molecule[] = [
  {
    inn: 'albendazole',
    otherNames: [],
    brands: ['Albenza', 'Eskazole', 'Zentel'],
    salt: 'Albendazole',
    atcCode: 'P02CA03',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Neurocysticercosis, hydatid disease and intestinal worm infections.',
    about:
      'Benzimidazole carbamate binding parasite tubulin, active as its sulfoxide. BCS class II to IV, absorbed ' +
      'five times better with fat; form and particle size govern dissolution. Tender volumes in mass drug ' +
      'administration contrast with high US unit prices.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCCSc1ccc2[nH]c(NC(=O)OC)nc2c1', formula: 'C12H15N3O2S', mass: 265.33 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['200 mg'],
        reference: { brand: 'Albenza', company: 'Impax' },
        packs: [{ style: 'HDPE bottle', sizes: ['2s', '28s', '112s'] }],
      },
      {
        dosageForm: 'Chewable Tablets',
        routes: ['Oral'],
        strengths: ['400 mg'],
        reference: null,
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1s', '100s'] },
          { style: 'HDPE bottle', sizes: ['100s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['100 mg/5 mL', '200 mg/5 mL'],
        reference: null,
        packs: [{ style: 'PET bottle', sizes: ['1 x 10 mL', '1 x 20 mL'] }],
      },
    ],
  },
  {
    inn: 'mebendazole',
    otherNames: [],
    brands: ['Vermox', 'Emverm'],
    salt: 'Mebendazole',
    atcCode: 'P02CA01',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Pinworm, roundworm, hookworm and whipworm infections.',
    about:
      'Benzimidazole anthelmintic with polymorphs A, B and C, of which C is the effective and safe one; ' +
      'conversion to A must be excluded. Acts in the gut with little absorption, so in vitro and clinical ' +
      'evidence replaces plasma BE in places.',
    prescriptionStatus: 'Rx & OTC',
    structure: { smiles: 'COC(=O)Nc1nc2cc(ccc2[nH]1)C(=O)c1ccccc1', formula: 'C16H13N3O3', mass: 295.29 },
    presentations: [
      {
        dosageForm: 'Chewable Tablets',
        routes: ['Oral'],
        strengths: ['100 mg', '500 mg'],
        reference: { brand: 'Vermox', company: 'Janssen' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1s', '6s'] },
          { style: 'HDPE bottle', sizes: ['12s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['100 mg/5 mL'],
        reference: null,
        packs: [{ style: 'Amber glass bottle', sizes: ['1 x 30 mL'] }],
      },
    ],
  },
  {
    inn: 'ivermectin',
    otherNames: [],
    brands: ['Stromectol', 'Sklice', 'Mectizan', 'Soolantra'],
    salt: 'Ivermectin',
    atcCode: 'P02CF01',
    therapeuticCategories: ['Antiparasitics', 'Other Dermatologicals'],
    indication: 'Strongyloidiasis, onchocerciasis, scabies, head lice and rosacea (cream).',
    about:
      'Macrocyclic lactone, at least 80% B1a, opening glutamate-gated chloride channels of parasites. BCS class ' +
      'II, low-dose tablet with antioxidant; topical lotion moved over the counter in the US. ' +
      'Fermentation-derived API from few makers.',
    prescriptionStatus: 'Rx & OTC',
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['3 mg'],
        reference: { brand: 'Stromectol', company: 'Merck Sharp & Dohme' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['4s', '20s'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['0.5%'],
        reference: { brand: 'Sklice', company: 'Arbor' },
        packs: [{ style: 'Laminated tube', sizes: ['1 x 117 g'] }],
      },
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Soolantra', company: 'Galderma' },
        packs: [{ style: 'Laminated tube', sizes: ['1 x 30 g', '1 x 45 g'] }],
      },
    ],
  },
  {
    inn: 'praziquantel',
    otherNames: [],
    brands: ['Biltricide', 'Cysticide'],
    salt: 'Praziquantel',
    atcCode: 'P02BA01',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Schistosomiasis and liver fluke infections.',
    about:
      'Isoquinoline raising calcium permeability of fluke membranes, racemic with the R-enantiomer active. BCS ' +
      'class II with bitter taste and extreme first-pass loss; an orodispersible arpraziquantel tablet for ' +
      'children got a positive EMA opinion in 2023.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'O=C(C1CCCCC1)N1CC2N(CCc3ccccc23)C(=O)C1', formula: 'C19H24N2O2', mass: 312.41 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['600 mg'],
        reference: { brand: 'Biltricide', company: 'Bayer' },
        packs: [
          { style: 'HDPE bottle', sizes: ['6s'] },
          { style: 'PVC blister', sizes: ['4s', '100s'] },
        ],
      },
    ],
  },
  {
    inn: 'moxidectin',
    otherNames: [],
    brands: ['Moxidectin'],
    salt: 'Moxidectin',
    atcCode: 'P02CX03',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Onchocerciasis in patients aged four years and older.',
    about:
      'Milbemycin macrocyclic lactone with a half-life of about three weeks, suppressing microfilariae longer ' +
      'than ivermectin. Known from veterinary medicine; registered by a non-profit sponsor with paediatric orphan ' +
      'exclusivity.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2 mg'],
        reference: { brand: 'Moxidectin', company: 'Medicines Development for Global Health' },
        usConstraintDate: '2032-02-07',
        packs: [{ style: 'HDPE bottle', sizes: ['500s'] }],
      },
    ],
  },
  {
    inn: 'triclabendazole',
    otherNames: [],
    brands: ['Egaten'],
    salt: 'Triclabendazole',
    atcCode: 'P02BX04',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Fascioliasis in patients aged six years and older.',
    about:
      'Halogenated benzimidazole, the only drug for liver fluke of the Fasciola type in humans. BCS class II with ' +
      'a strong food effect and four polymorphs; donated through WHO, so commercial volumes are small.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CSc1nc2cc(Cl)c(Oc3cccc(Cl)c3Cl)cc2[nH]1', formula: 'C14H9Cl3N2OS', mass: 359.66 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['250 mg'],
        reference: { brand: 'Egaten', company: 'Novartis' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['4s'] }],
      },
    ],
  },
  {
    inn: 'nitazoxanide',
    otherNames: [],
    brands: ['Alinia', 'Daxon'],
    salt: 'Nitazoxanide',
    atcCode: 'P01AX11',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Diarrhoea caused by Giardia lamblia or Cryptosporidium parvum.',
    about:
      'Thiazolide prodrug of tizoxanide, inhibiting pyruvate:ferredoxin oxidoreductase. BCS class IV; BE on ' +
      'tizoxanide in the fed state. Broad antiviral use in Latin America adds volume.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(=O)Oc1ccccc1C(=O)Nc1ncc(s1)[N+]([O-])=O', formula: 'C12H9N3O5S', mass: 307.28 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg'],
        reference: { brand: 'Alinia', company: 'Romark' },
        packs: [
          { style: 'HDPE bottle', sizes: ['12s', '30s'] },
          { style: 'PVC/PVDC blister', sizes: ['6s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['100 mg/5 mL'],
        reference: null,
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 60 mL'] }],
      },
    ],
  },
  {
    inn: 'secnidazole',
    otherNames: [],
    brands: ['Solosec', 'Flagentyl'],
    salt: 'Secnidazole',
    atcCode: 'P01AB07',
    therapeuticCategories: ['Antiparasitics', 'Gynaecologicals'],
    indication: 'Bacterial vaginosis and trichomoniasis; amoebiasis and giardiasis outside the US.',
    about:
      'Nitroimidazole with a 17-hour half-life, allowing a single 2 g dose. Tablets are old products in Europe, ' +
      'Asia and Latin America; the US granules were a new chemical entity in 2017 with qualified infectious ' +
      'disease exclusivity.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(O)Cn1c(C)ncc1[N+]([O-])=O', formula: 'C7H11N3O3', mass: 185.18 },
    presentations: [
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['2 g'],
        reference: { brand: 'Solosec', company: 'Evofem' },
        usConstraintDate: '2027-09-15',
        packs: [{ style: 'Sachet', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '1000 mg'],
        reference: null,
        packs: [{ style: 'PVC blister', sizes: ['2s', '4s'] }],
      },
    ],
  },
  {
    inn: 'hydroxychloroquine',
    otherNames: [],
    brands: ['Plaquenil', 'Sovuna'],
    salt: 'Hydroxychloroquine sulfate',
    atcCode: 'P01BA02',
    therapeuticCategories: ['Antiparasitics', 'Anti-inflammatories & Antirheumatics'],
    indication: 'Malaria, lupus erythematosus and rheumatoid arthritis.',
    about:
      '4-aminoquinoline with immunomodulating action in the lysosome. BCS class I or III sulfate; half-life of 40 ' +
      'days means parallel BE with truncated AUC. Rheumatology, not malaria, makes the demand.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCN(CCO)CCCC(C)Nc1ccnc2cc(Cl)ccc12', formula: 'C18H26ClN3O', mass: 335.87 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['200 mg'],
        reference: { brand: 'Plaquenil', company: 'Concordia' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['10 x 10', '60s'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['200 mg', '300 mg'],
        reference: { brand: 'Sovuna', company: 'Novitium' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '60s'] }],
      },
    ],
  },
  {
    inn: 'atovaquone + proguanil',
    otherNames: ['atovaquone and chloroguanide'],
    brands: ['Malarone'],
    salt: 'Atovaquone and proguanil hydrochloride',
    atcCode: 'P01BB51',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Prophylaxis and treatment of Plasmodium falciparum malaria.',
    about:
      'Mitochondrial electron transport inhibitor with a biguanide. Atovaquone is BCS class II and must be ' +
      'micronised to a few microns; fed-state BE with high variability is the hurdle. Traveller medicine in rich ' +
      'markets.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['62.5 mg/25 mg', '250 mg/100 mg'],
        reference: { brand: 'Malarone', company: 'GlaxoSmithKline' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['12s', '24s'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
    ],
  },
  {
    inn: 'artemether + lumefantrine',
    otherNames: [],
    brands: ['Coartem', 'Riamet'],
    salt: 'Artemether and lumefantrine',
    atcCode: 'P01BF01',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Uncomplicated Plasmodium falciparum malaria.',
    about:
      'Artemisinin combination that forms the backbone of malaria treatment in Africa. Lumefantrine needs fat for ' +
      'absorption; WHO prequalification, price and dispersible tablets for children decide tenders.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['20 mg/120 mg'],
        reference: { brand: 'Coartem', company: 'Novartis' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['24s', '6s'] }],
      },
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['20 mg/120 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['6s', '12s'] }],
      },
    ],
  },
  {
    inn: 'artesunate',
    otherNames: [],
    brands: ['Artesunate Amivas', 'Artesun'],
    salt: 'Artesunate',
    atcCode: 'P01BE03',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Initial treatment of severe malaria.',
    about:
      'Water-soluble succinate of dihydroartemisinin, the first choice in severe malaria. Unstable in water: ' +
      'powder is dissolved in buffer just before use. Orphan exclusivity runs in the US; prequalified suppliers ' +
      'serve Africa.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H]1CC[C@H]2[C@H]([C@@H](O[C@H]3[C@@]24[C@H]1CC[C@](O3)(OO4)C)OC(=O)CCC(=O)O)C',
      formula: 'C19H28O8',
      mass: 384.42,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['110 mg/vial'],
        reference: { brand: 'Artesunate', company: 'Amivas' },
        usConstraintDate: '2027-05-26',
        packs: [{ style: 'Glass vial with diluent', sizes: ['4 x 110 mg'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['30 mg/vial', '60 mg/vial', '120 mg/vial'],
        reference: null,
        packs: [{ style: 'Glass vial with diluent', sizes: ['1 x 1'] }],
      },
    ],
  },
  {
    inn: 'tafenoquine',
    otherNames: [],
    brands: ['Krintafel', 'Arakoda', 'Kozenis'],
    salt: 'Tafenoquine succinate',
    atcCode: 'P01BA07',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Radical cure of Plasmodium vivax malaria and malaria prophylaxis.',
    about:
      '8-aminoquinoline with a two-week half-life, enabling single-dose radical cure. Haemolysis in G6PD ' +
      'deficiency requires a test beforehand. Two US products exist at different strengths.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'COc1cc(C)c2c(Oc3cccc(c3)C(F)(F)F)c(OC)cc(NC(C)CCCN)c2n1',
      formula: 'C24H28F3N3O3',
      mass: 463.5,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['100 mg'],
        reference: { brand: 'Arakoda', company: '60 Degrees Pharmaceuticals' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['8s', '16s'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['150 mg'],
        reference: { brand: 'Krintafel', company: 'GlaxoSmithKline' },
        packs: [{ style: 'HDPE bottle', sizes: ['2s'] }],
      },
    ],
  },
  {
    inn: 'primaquine',
    otherNames: [],
    brands: ['Primaquine'],
    salt: 'Primaquine phosphate',
    atcCode: 'P01BA03',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Radical cure of Plasmodium vivax and Plasmodium ovale malaria.',
    about:
      '8-aminoquinoline killing liver hypnozoites, given for 14 days after G6PD testing. Highly soluble ' +
      'diphosphate, simple tablet; few qualified suppliers and recurrent shortages.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'COc1cc(NC(C)CCCN)c2ncccc2c1', formula: 'C15H21N3O', mass: 259.35 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['15 mg'],
        reference: { brand: 'Primaquine', company: 'Sanofi' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s'] },
          { style: 'PVC/Alu blister', sizes: ['14s'] },
        ],
      },
    ],
  },
  {
    inn: 'miltefosine',
    otherNames: [],
    brands: ['Impavido', 'Milteforan'],
    salt: 'Miltefosine',
    atcCode: 'P01CX04',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Visceral, cutaneous and mucosal leishmaniasis.',
    about:
      'Alkylphosphocholine, the only oral treatment of leishmaniasis. Amphiphilic and very hygroscopic powder, ' +
      'teratogenic, with gastrointestinal intolerance; half-life of a week or more. WHO essential medicine.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCCCCCCCCCCCCCCCOP([O-])(=O)OCC[N+](C)(C)C', formula: 'C21H46NO4P', mass: 407.57 },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '50 mg'],
        reference: { brand: 'Impavido', company: 'Knight Therapeutics' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['28s', '56s'] }],
      },
    ],
  },
  {
    inn: 'fexinidazole',
    otherNames: [],
    brands: ['Fexinidazole Winthrop'],
    salt: 'Fexinidazole',
    atcCode: 'P01CA03',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Human African trypanosomiasis caused by Trypanosoma brucei gambiense.',
    about:
      '5-nitroimidazole, the first all-oral cure of sleeping sickness in both stages. BCS class II, taken with ' +
      'food; donated through WHO, with orphan exclusivity in the US.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Cn1c(COc2ccc(SC)cc2)ncc1[N+]([O-])=O', formula: 'C12H13N3O3S', mass: 279.32 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['600 mg'],
        reference: { brand: 'Fexinidazole', company: 'Sanofi' },
        usConstraintDate: '2028-07-16',
        packs: [{ style: 'Alu-Alu blister', sizes: ['14s', '24s'] }],
      },
    ],
  },
  {
    inn: 'nifurtimox',
    otherNames: [],
    brands: ['Lampit'],
    salt: 'Nifurtimox',
    atcCode: 'P01CC01',
    therapeuticCategories: ['Antiparasitics'],
    indication: 'Chagas disease in patients from birth to under 18 years.',
    about:
      'Nitrofuran activated by parasite nitroreductases. Functionally scored tablets that disperse in water for ' +
      'infants; potential genotoxicity limits use. Orphan exclusivity runs in the US.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC1CS(=O)(=O)CCN1N=Cc1ccc(o1)[N+]([O-])=O', formula: 'C10H13N3O5S', mass: 287.29 },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['30 mg', '120 mg'],
        reference: { brand: 'Lampit', company: 'Bayer' },
        usConstraintDate: '2027-08-06',
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
    ],
  },
  {
    inn: 'permethrin',
    otherNames: [],
    brands: ['Elimite', 'Nix', 'Lyclear'],
    salt: 'Permethrin',
    atcCode: 'P03AC04',
    therapeuticCategories: ['Antiparasitics', 'Other Dermatologicals'],
    indication: 'Scabies (5% cream) and head lice (1% lotion).',
    about:
      'Synthetic pyrethroid acting on insect sodium channels, a mixture of cis and trans isomers (about 25:75). ' +
      'Oily low-melting API in oil-in-water creams; generics in the US follow a clinical endpoint study or Q1/Q2 ' +
      'sameness.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'CC1(C)C(C=C(Cl)Cl)C1C(=O)OCc1cccc(Oc2ccccc2)c1',
      formula: 'C21H20Cl2O3',
      mass: 391.29,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['5%'],
        reference: { brand: 'Elimite', company: 'Aurobindo' },
        packs: [{ style: 'Aluminium tube', sizes: ['1 x 30 g', '1 x 60 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Nix', company: 'Medtech' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 60 mL', '2 x 60 mL'] }],
      },
    ],
  },
  {
    inn: 'sugammadex',
    otherNames: [],
    brands: ['Bridion'],
    salt: 'Sugammadex sodium',
    atcCode: 'V03AB35',
    therapeuticCategories: ['Diagnostics & Antidotes', 'Anaesthetics'],
    indication: 'Reversal of neuromuscular block by rocuronium or vecuronium.',
    about:
      'Modified gamma-cyclodextrin that encapsulates steroidal muscle relaxants and has displaced neostigmine in ' +
      'surgery. Impurity profile of the eight-fold substituted ring is the API challenge; a biowaiver applies to ' +
      'the solution. Generics enter market by market as the basic patents lapse.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Bridion', company: 'Merck Sharp & Dohme' },
        usConstraintDate: '2028-06-12',
        packs: [{ style: 'Glass vial', sizes: ['10 x 2 mL', '10 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'naloxone',
    otherNames: [],
    brands: ['Narcan', 'Zimhi', 'Rextovy', 'Nyxoid', 'Rezenopy'],
    salt: 'Naloxone hydrochloride dihydrate',
    atcCode: 'V03AB15',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'Emergency treatment of opioid overdose.',
    about:
      'Competitive mu-opioid antagonist. The 4 mg nasal spray went over the counter in the US in 2023; unit-dose ' +
      'devices, dose strength and shelf life of four years are what tenders compare. Simple prefilled syringes ' +
      'remain hospital stock.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'O=C1CC[C@@]2(O)[C@H]3Cc4ccc(O)c5O[C@@H]1[C@]2(CCN3CC=C)c45',
      formula: 'C19H21NO4',
      mass: 327.37,
    },
    presentations: [
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['4 mg/spray'],
        reference: { brand: 'Narcan', company: 'Emergent' },
        packs: [{ style: 'Unit-dose nasal device', sizes: ['2s'] }],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['10 mg/spray'],
        reference: { brand: 'Rezenopy', company: 'Summit Biosciences' },
        usConstraintDate: '2027-04-19',
        packs: [{ style: 'Unit-dose nasal device', sizes: ['2s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular', 'Subcutaneous'],
        strengths: ['0.4 mg/mL', '1 mg/mL'],
        reference: { brand: 'Narcan', company: 'Adapt Pharma' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 1 mL'] },
          { style: 'Prefilled syringe', sizes: ['10 x 2 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'nalmefene',
    otherNames: [],
    brands: ['Opvee', 'Zurnai', 'Revex', 'Selincro'],
    salt: 'Nalmefene hydrochloride dihydrate',
    atcCode: 'N07BB05',
    therapeuticCategories: ['Other Nervous System Drugs', 'Diagnostics & Antidotes'],
    indication: 'Emergency treatment of opioid overdose; reduction of alcohol consumption (tablets, EU).',
    about:
      'Opioid antagonist with a longer half-life than naloxone, aimed at fentanyl overdose. Nasal spray with an ' +
      'absorption enhancer is held by patents, the autoinjector by US exclusivity; the 18 mg tablet for alcohol ' +
      'dependence is a European product.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C=C1CC[C@@]2(O)[C@H]3Cc4ccc(O)c5O[C@@H]1[C@]2(CCN3CC1CC1)c45',
      formula: 'C21H25NO3',
      mass: 339.43,
    },
    presentations: [
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['2.7 mg/spray'],
        reference: { brand: 'Opvee', company: 'Indivior' },
        packs: [{ style: 'Unit-dose nasal device', sizes: ['2s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular', 'Subcutaneous'],
        strengths: ['1.5 mg/0.5 mL'],
        reference: { brand: 'Zurnai', company: 'Purdue Pharma' },
        usConstraintDate: '2027-08-07',
        packs: [{ style: 'Autoinjector', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['18 mg'],
        reference: null,
        packs: [{ style: 'PVC/PVDC/Alu blister', sizes: ['14s', '28s'] }],
      },
    ],
  },
  {
    inn: 'flumazenil',
    otherNames: [],
    brands: ['Romazicon', 'Anexate'],
    salt: 'Flumazenil',
    atcCode: 'V03AB25',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'Reversal of benzodiazepine sedation.',
    about:
      'Imidazobenzodiazepine antagonist with a half-life under an hour, so resedation must be watched. Sparingly ' +
      'soluble but stable solution at pH 4; small hospital market with several generics.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CCOC(=O)c1ncn2c1CN(C)C(=O)c1cc(F)ccc12', formula: 'C15H14FN3O3', mass: 303.29 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['0.1 mg/mL'],
        reference: { brand: 'Romazicon', company: 'Roche' },
        packs: [
          { style: 'Glass ampoule', sizes: ['5 x 5 mL', '5 x 10 mL'] },
          { style: 'Glass vial', sizes: ['10 x 5 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'neostigmine',
    otherNames: ['neostigmine metilsulfate', 'neostigmine methylsulfate'],
    brands: ['Bloxiverz', 'Prostigmin'],
    salt: 'Neostigmine metilsulfate',
    atcCode: 'N07AA01',
    therapeuticCategories: ['Other Nervous System Drugs', 'Diagnostics & Antidotes'],
    indication: 'Reversal of neuromuscular block; myasthenia gravis.',
    about:
      'Quaternary cholinesterase inhibitor, given with glycopyrronium or atropine. Stable aqueous solution; ' +
      'prefilled syringes and fixed combination with glycopyrronium are the current line extensions.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN(C)C(=O)Oc1cccc(c1)[N+](C)(C)C', formula: 'C12H19N2O2+', mass: 223.29 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['0.5 mg/mL', '1 mg/mL'],
        reference: { brand: 'Bloxiverz', company: 'Exela' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 10 mL'] },
          { style: 'Prefilled syringe', sizes: ['10 x 3 mL', '10 x 5 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'fomepizole',
    otherNames: ['4-methylpyrazole'],
    brands: ['Antizol'],
    salt: 'Fomepizole',
    atcCode: 'V03AB34',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'Ethylene glycol or methanol poisoning.',
    about:
      'Competitive inhibitor of alcohol dehydrogenase, an antidote that hospitals must stock. Liquid API that ' +
      'freezes at about 25 °C in the vial and is thawed before dilution; few suppliers.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Cc1cn[nH]c1', formula: 'C4H6N2', mass: 82.1 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['1 g/mL'],
        reference: { brand: 'Antizol', company: 'Par Pharmaceutical' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 1.5 mL'] }],
      },
    ],
  },
  {
    inn: 'methylthioninium chloride',
    otherNames: ['methylene blue'],
    brands: ['Provayblue', 'Proveblue'],
    salt: 'Methylthioninium chloride',
    atcCode: 'V03AB17',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'Acquired methaemoglobinaemia.',
    about:
      'Phenothiazine dye reduced to leucomethylene blue, which reduces methaemoglobin. Metal and azure impurities ' +
      'in the API are tightly limited, which separates medicinal from technical grades; serotonin syndrome ' +
      'warning.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CN(C)c1ccc2nc3ccc(cc3[s+]c2c1)N(C)C', formula: 'C16H18N3S+', mass: 284.4 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['5 mg/mL'],
        reference: { brand: 'Provayblue', company: 'Provepharm' },
        usConstraintDate: '2027-01-08',
        packs: [
          { style: 'Glass ampoule', sizes: ['5 x 2 mL', '5 x 10 mL'] },
          { style: 'Glass vial', sizes: ['5 x 10 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'hydroxocobalamin',
    otherNames: ['vitamin b12a'],
    brands: ['Cyanokit', 'Neo-Cytamen'],
    salt: 'Hydroxocobalamin',
    atcCode: 'V03AB33',
    therapeuticCategories: ['Diagnostics & Antidotes', 'Vitamins'],
    indication: 'Cyanide poisoning; vitamin B12 deficiency.',
    about:
      'Cobalt complex that binds cyanide as cyanocobalamin; the 5 g kit is a stockpile item and the 1 mg ampoule ' +
      'a vitamin. Fermentation-derived, light-sensitive API from few producers.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['5 g/vial'],
        reference: { brand: 'Cyanokit', company: 'BTG' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 5 g'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular'],
        strengths: ['1 mg/mL'],
        reference: null,
        packs: [
          { style: 'Glass vial', sizes: ['1 x 30 mL'] },
          { style: 'Glass ampoule', sizes: ['5 x 1 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'deferasirox',
    otherNames: [],
    brands: ['Exjade', 'Jadenu'],
    salt: 'Deferasirox',
    atcCode: 'V03AC03',
    therapeuticCategories: ['Diagnostics & Antidotes', 'Other Haematologicals'],
    indication: 'Chronic iron overload from transfusions.',
    about:
      'Tridentate oral iron chelator of the bis-hydroxyphenyl-triazole type. BCS class II acid with pH-dependent ' +
      'solubility; film-coated tablet has higher bioavailability and is not interchangeable with the dispersible ' +
      'one. Polymorph choice varies between makers.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'OC(=O)c1ccc(cc1)-n1nc(nc1-c1ccccc1O)-c1ccccc1O',
      formula: 'C21H15N3O4',
      mass: 373.36,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['90 mg', '180 mg', '360 mg'],
        reference: { brand: 'Jadenu', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['30s', '90s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Dispersible Tablets',
        routes: ['Oral'],
        strengths: ['125 mg', '250 mg', '500 mg'],
        reference: { brand: 'Exjade', company: 'Novartis' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['28s', '84s'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['90 mg', '180 mg', '360 mg'],
        reference: { brand: 'Jadenu Sprinkle', company: 'Novartis' },
        packs: [{ style: 'Sachet', sizes: ['30s'] }],
      },
    ],
  },
  {
    inn: 'deferiprone',
    otherNames: [],
    brands: ['Ferriprox'],
    salt: 'Deferiprone',
    atcCode: 'V03AC02',
    therapeuticCategories: ['Diagnostics & Antidotes', 'Other Haematologicals'],
    indication: 'Transfusional iron overload in thalassaemia and sickle cell disease.',
    about:
      'Bidentate hydroxypyridinone chelator reaching cardiac iron; agranulocytosis needs weekly counts. High dose ' +
      'with metallic taste, BCS class I or III; twice-daily delayed-release tablet and oral solution extend the ' +
      'line. Orphan exclusivity covers sickle cell disease.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'Cc1c(O)c(=O)ccn1C', formula: 'C7H9NO2', mass: 139.15 },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['500 mg', '1000 mg'],
        reference: { brand: 'Ferriprox', company: 'Chiesi' },
        usConstraintDate: '2028-04-30',
        packs: [{ style: 'HDPE bottle', sizes: ['50s', '100s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Ferriprox', company: 'Chiesi' },
        usConstraintDate: '2028-04-30',
        packs: [{ style: 'Amber PET bottle', sizes: ['1 x 250 mL', '1 x 500 mL'] }],
      },
    ],
  },
  {
    inn: 'calcium folinate',
    otherNames: ['leucovorin', 'leucovorin calcium', 'folinic acid'],
    brands: ['Wellcovorin', 'Lederfolin'],
    salt: 'Calcium folinate hydrate',
    atcCode: 'V03AF03',
    therapeuticCategories: ['Diagnostics & Antidotes', 'Antineoplastics'],
    indication: 'Rescue after high-dose methotrexate; with fluorouracil in colorectal cancer.',
    about:
      'Racemic reduced folate, an essential companion of methotrexate and fluorouracil. Amorphous or hydrated ' +
      'calcium salt, light- and oxygen-sensitive; lyophilised vials and solutions coexist, with repeated US ' +
      'shortages. Cerebral folate use has renewed tablet demand.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'Nc1nc2NCC(CNc3ccc(cc3)C(=O)N[C@@H](CCC(O)=O)C(O)=O)N(C=O)c2c(=O)[nH]1',
      formula: 'C20H23N7O7',
      mass: 473.44,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg', '15 mg', '25 mg'],
        reference: { brand: 'Wellcovorin', company: 'GlaxoSmithKline' },
        packs: [{ style: 'HDPE bottle', sizes: ['24s', '30s', '100s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Leucovorin Calcium', company: 'Hospira' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 10 mL', '1 x 50 mL'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['50 mg/vial', '100 mg/vial', '200 mg/vial', '350 mg/vial'],
        reference: { brand: 'Leucovorin Calcium', company: 'Hospira' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 1', '10 x 1'] }],
      },
    ],
  },
  {
    inn: 'mesna',
    otherNames: [],
    brands: ['Mesnex', 'Uromitexan'],
    salt: 'Mesna',
    atcCode: 'V03AF01',
    therapeuticCategories: ['Diagnostics & Antidotes', 'Urologicals'],
    indication: 'Prevention of haemorrhagic cystitis from ifosfamide.',
    about:
      'Thiol sulfonate that binds acrolein in the bladder. Solution oxidises to dimesna, controlled by edetate, ' +
      'pH and nitrogen; always sold beside ifosfamide in hospital tenders.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'OS(=O)(=O)CCS', formula: 'C2H6O3S2', mass: 142.2 },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['100 mg/mL'],
        reference: { brand: 'Mesnex', company: 'Baxter' },
        packs: [
          { style: 'Glass vial', sizes: ['1 x 10 mL', '10 x 10 mL'] },
          { style: 'Glass ampoule', sizes: ['15 x 4 mL'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['400 mg'],
        reference: { brand: 'Mesnex', company: 'Baxter' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['10s'] }],
      },
    ],
  },
  {
    inn: 'sevelamer',
    otherNames: ['sevelamer carbonate', 'sevelamer hydrochloride'],
    brands: ['Renvela', 'Renagel'],
    salt: 'Sevelamer carbonate',
    atcCode: 'V03AE02',
    therapeuticCategories: ['Diagnostics & Antidotes', 'Metabolic & Enzyme Disorders'],
    indication: 'Hyperphosphataemia in chronic kidney disease.',
    about:
      'Cross-linked polyallylamine that binds phosphate in the gut and is not absorbed. Equivalence is shown by ' +
      'in vitro equilibrium and kinetic binding and polymer characterisation rather than plasma BE; high drug ' +
      'load swells with moisture.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['800 mg'],
        reference: { brand: 'Renvela', company: 'Sanofi Genzyme' },
        packs: [{ style: 'HDPE bottle', sizes: ['180s', '270s'] }],
      },
      {
        dosageForm: 'Powders & Granules',
        routes: ['Oral'],
        strengths: ['0.8 g', '2.4 g'],
        reference: { brand: 'Renvela', company: 'Genzyme' },
        packs: [{ style: 'Sachet', sizes: ['60s', '90s'] }],
      },
    ],
  },
  {
    inn: 'iohexol',
    otherNames: [],
    brands: ['Omnipaque', 'Oraltag'],
    salt: 'Iohexol',
    atcCode: 'V08AB02',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'X-ray contrast for CT, angiography and myelography.',
    about:
      'Non-ionic low-osmolar monomeric iodinated contrast medium, the most used one. Large volumes of ' +
      'iodine-dependent API, terminal sterilisation and bulk packs decide cost; intrathecal use needs the ' +
      'myelographic concentrations.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(=O)N(CC(O)CO)c1c(I)c(C(=O)NCC(O)CO)c(I)c(C(=O)NCC(O)CO)c1I',
      formula: 'C19H26I3N3O9',
      mass: 821.14,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Other Parenteral'],
        strengths: ['180 mg I/mL', '240 mg I/mL', '300 mg I/mL'],
        reference: { brand: 'Omnipaque', company: 'GE Healthcare' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 10 mL', '10 x 20 mL'] },
          { style: 'Polypropylene bottle', sizes: ['10 x 50 mL', '10 x 100 mL'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['350 mg I/mL'],
        reference: { brand: 'Omnipaque 350', company: 'GE Healthcare' },
        packs: [{ style: 'Polypropylene bottle', sizes: ['10 x 50 mL', '10 x 100 mL', '6 x 500 mL'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral', 'Rectal'],
        strengths: ['9 mg I/mL', '12 mg I/mL'],
        reference: { brand: 'Omnipaque', company: 'GE Healthcare' },
        packs: [{ style: 'Polypropylene bottle', sizes: ['10 x 500 mL'] }],
      },
    ],
  },
  {
    inn: 'iodixanol',
    otherNames: [],
    brands: ['Visipaque'],
    salt: 'Iodixanol',
    atcCode: 'V08AB09',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'X-ray contrast for CT and angiography.',
    about:
      'Non-ionic dimeric contrast medium, iso-osmolar with blood at all concentrations. Dimer synthesis and ' +
      'purification are demanding, so API makers are few; favoured in renal risk patients and cardiology.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CC(=O)N(CC(O)CN(C(C)=O)c1c(I)c(C(=O)NCC(O)CO)c(I)c(C(=O)NCC(O)CO)c1I)c1c(I)c(C(=O)NCC(O)CO)c(I)c(C(=O)NC' +
        'C(O)CO)c1I',
      formula: 'C35H44I6N6O15',
      mass: 1550.18,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['270 mg I/mL', '320 mg I/mL'],
        reference: { brand: 'Visipaque', company: 'GE Healthcare' },
        packs: [
          { style: 'Polypropylene bottle', sizes: ['10 x 50 mL', '10 x 100 mL'] },
          { style: 'Glass vial', sizes: ['10 x 50 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'iopamidol',
    otherNames: [],
    brands: ['Isovue', 'Iopamiro', 'Scanlux'],
    salt: 'Iopamidol',
    atcCode: 'V08AB04',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'X-ray contrast for CT, angiography and urography.',
    about:
      'Non-ionic monomer with an L-lactic acid side chain, so optical purity is specified. Mature product with ' +
      'generics in many regions; imaging bulk packages are the recent US addition.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H](O)C(=O)Nc1c(I)c(C(=O)NC(CO)CO)c(I)c(C(=O)NC(CO)CO)c1I',
      formula: 'C17H22I3N3O8',
      mass: 777.08,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['200 mg I/mL', '250 mg I/mL', '300 mg I/mL', '370 mg I/mL'],
        reference: { brand: 'Isovue', company: 'Bracco' },
        usConstraintDate: '2028-10-10',
        packs: [{ style: 'Glass vial', sizes: ['10 x 50 mL', '10 x 100 mL', '10 x 200 mL'] }],
      },
    ],
  },
  {
    inn: 'iomeprol',
    otherNames: [],
    brands: ['Iomervu', 'Iomeron'],
    salt: 'Iomeprol',
    atcCode: 'V08AB10',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'X-ray contrast for CT and angiography.',
    about:
      'Non-ionic monomer of low viscosity, long sold in Europe and Asia as Iomeron. Approved in the US only in ' +
      'November 2024, with new-chemical-entity exclusivity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN(C(=O)CO)c1c(I)c(C(=O)NCC(O)CO)c(I)c(C(=O)NCC(O)CO)c1I',
      formula: 'C17H22I3N3O8',
      mass: 777.08,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Other Parenteral'],
        strengths: ['250 mg I/mL', '300 mg I/mL', '350 mg I/mL', '400 mg I/mL'],
        reference: { brand: 'Iomervu', company: 'Bracco' },
        usConstraintDate: '2029-11-27',
        packs: [{ style: 'Glass vial', sizes: ['10 x 50 mL', '10 x 100 mL', '10 x 200 mL'] }],
      },
    ],
  },
  {
    inn: 'gadobutrol',
    otherNames: [],
    brands: ['Gadavist', 'Gadovist'],
    salt: 'Gadobutrol',
    atcCode: 'V08CA09',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'Contrast-enhanced magnetic resonance imaging.',
    about:
      'Macrocyclic non-ionic gadolinium chelate at twice the usual concentration. Free gadolinium and calcobutrol ' +
      'excess are the key specifications; EU suspension of linear agents moved demand to macrocycles.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: '[Gd+3].OCC(O)C(CO)N1CCN(CC([O-])=O)CCN(CC([O-])=O)CCN(CC([O-])=O)CC1',
      formula: 'C18H31GdN4O9',
      mass: 604.71,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['604.72 mg/mL'],
        reference: { brand: 'Gadavist', company: 'Bayer' },
        packs: [
          { style: 'Glass vial', sizes: ['20 x 7.5 mL', '20 x 10 mL', '10 x 30 mL'] },
          { style: 'Prefilled syringe', sizes: ['5 x 7.5 mL', '5 x 10 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'gadoteric acid',
    otherNames: ['gadoterate meglumine', 'gadoterate'],
    brands: ['Dotarem', 'Clariscan'],
    salt: 'Meglumine gadoterate',
    atcCode: 'V08CA02',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'Contrast-enhanced magnetic resonance imaging.',
    about:
      'Macrocyclic ionic gadolinium chelate of DOTA with very high kinetic stability. Generic versions exist in ' +
      'Europe and the US; meglumine formulation with free DOTA control keeps gadolinium bound.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: '[Gd+3].OC(=O)CN1CCN(CC([O-])=O)CCN(CC([O-])=O)CCN(CC([O-])=O)CC1',
      formula: 'C16H25GdN4O8',
      mass: 558.64,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['376.9 mg/mL'],
        reference: { brand: 'Dotarem', company: 'Guerbet' },
        packs: [
          { style: 'Glass vial', sizes: ['10 x 10 mL', '10 x 15 mL', '10 x 20 mL'] },
          { style: 'Prefilled syringe', sizes: ['10 x 10 mL', '10 x 15 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'gadopiclenol',
    otherNames: [],
    brands: ['Elucirem', 'Vueway'],
    salt: 'Gadopiclenol',
    atcCode: 'V08CA12',
    therapeuticCategories: ['Diagnostics & Antidotes'],
    indication: 'Contrast-enhanced magnetic resonance imaging.',
    about:
      'Macrocyclic chelate with two water-binding sites and double relaxivity, so half the usual gadolinium dose ' +
      'suffices. Sold by two partners; new-chemical-entity exclusivity and composition patents apply.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        '[Gd+3].OCC(O)CNC(=O)CCC(N1CCN(C(CCC(=O)NCC(O)CO)C([O-])=O)CCN(C(CCC(=O)NCC(O)CO)C([O-])=O)Cc2cccc(n2)C1)' +
        'C([O-])=O',
      formula: 'C35H54GdN7O15',
      mass: 970.1,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['485.1 mg/mL'],
        reference: { brand: 'Elucirem', company: 'Guerbet' },
        usConstraintDate: '2029-02-20',
        packs: [
          { style: 'Glass vial', sizes: ['10 x 7.5 mL', '10 x 10 mL'] },
          { style: 'Prefilled syringe', sizes: ['10 x 7.5 mL', '10 x 10 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'indocyanine green',
    otherNames: ['icg'],
    brands: ['IC-Green', 'Spy Agent Green', 'Verdye'],
    salt: 'Indocyanine green',
    atcCode: 'V04CX01',
    therapeuticCategories: ['Diagnostics & Antidotes', 'Ophthalmologicals & Otologicals'],
    indication: 'Angiography of eye and heart and fluorescence imaging in surgery.',
    about:
      'Tricarbocyanine dye fluorescing in the near infrared, cleared by the liver. Unstable in solution and in ' +
      'light, hence a lyophilisate with sodium iodide (or an iodide-free variant); demand grows with imaging ' +
      'cameras.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'OS(=O)(=O)CCCCN1/C(=C/C=C/C=C/C=C/C2=[N+](CCCCS([O-])(=O)=O)c3ccc4ccccc4c3C2(C)C)C(C)(C)c2c1ccc1ccccc21',
      formula: 'C43H48N2O6S2',
      mass: 752.98,
    },
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['25 mg/vial'],
        reference: { brand: 'Spy Agent Green', company: 'Novadaq' },
        packs: [{ style: 'Glass vial with diluent', sizes: ['6 x 25 mg'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['25 mg/vial'],
        reference: { brand: 'IC-Green', company: 'Renew Pharmaceuticals' },
        packs: [{ style: 'Glass vial with diluent', sizes: ['6 x 25 mg'] }],
      },
    ],
  },
  {
    inn: 'methacholine',
    otherNames: ['methacholine chloride'],
    brands: ['Provocholine'],
    salt: 'Methacholine chloride',
    atcCode: 'V04CX03',
    therapeuticCategories: ['Diagnostics & Antidotes', 'Respiratory & Allergy'],
    indication: 'Diagnosis of bronchial hyperreactivity.',
    about:
      'Muscarinic agonist inhaled in rising doses as the standard bronchial challenge test. Extremely hygroscopic ' +
      'powder filled under dry conditions and dissolved before use; one or two suppliers per region.',
    prescriptionStatus: 'Rx',
    structure: { smiles: 'CC(C[N+](C)(C)C)OC(C)=O', formula: 'C8H18NO2+', mass: 160.23 },
    presentations: [
      {
        dosageForm: 'Inhalation',
        routes: ['Inhalation'],
        strengths: ['100 mg/vial'],
        reference: { brand: 'Provocholine', company: 'Methapharm' },
        packs: [{ style: 'Glass vial', sizes: ['6 x 100 mg'] }],
      },
    ],
  },
];
