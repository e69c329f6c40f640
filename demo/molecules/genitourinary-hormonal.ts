import type { Molecule } from '../molecule.ts';

export const genitourinaryHormonal: Molecule[] = [
  {
    inn: 'fezolinetant',
    otherNames: [],
    brands: ['Veozah', 'Veoza'],
    salt: 'Fezolinetant',
    atcCode: 'G02CX06',
    therapeuticCategories: ['Gynaecologicals'],
    indication: 'Moderate to severe vasomotor symptoms due to menopause.',
    about:
      'First neurokinin-3 receptor antagonist, a non-hormonal option that acts on the thermoregulatory KNDy ' +
      'neurons. The label carries a boxed warning on liver injury with monthly monitoring at the start, and ' +
      'CYP1A2 inhibitors are contraindicated; BCS class II.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H]1C2=NN=C(N2CCN1C(=O)C3=CC=C(C=C3)F)C4=NC(=NS4)C',
      formula: 'C16H15FN6OS',
      mass: 358.4,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['45 mg'],
        reference: { brand: 'Veozah', company: 'Astellas' },
        usConstraintDate: '2028-05-12',
        packs: [
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
          { style: 'Alu-Alu blister', sizes: ['28s'] },
        ],
      },
    ],
  },
  {
    inn: 'cabergoline',
    otherNames: [],
    brands: ['Dostinex', 'Cabaser'],
    salt: 'Cabergoline',
    atcCode: 'G02CB03',
    therapeuticCategories: ['Gynaecologicals', 'Pituitary & Hypothalamic Hormones'],
    indication: 'Hyperprolactinaemic disorders, idiopathic or due to pituitary adenomas.',
    about:
      'Long-acting ergot dopamine D2 agonist taken once or twice a week. Very low dose, moisture sensitive and ' +
      'rich in polymorphs and solvates; tablets are packed in amber glass or HDPE with desiccant, and highly ' +
      'potent containment is needed.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCNC(=O)N(CCCN(C)C)C(=O)[C@@H]1C[C@H]2[C@@H](CC3=CNC4=CC=CC2=C34)N(C1)CC=C',
      formula: 'C26H37N5O2',
      mass: 451.6,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.5 mg'],
        reference: { brand: 'Dostinex', company: 'Pfizer' },
        packs: [{ style: 'Amber glass bottle with desiccant', sizes: ['2s', '8s'] }],
      },
    ],
  },
  {
    inn: 'terconazole',
    otherNames: [],
    brands: ['Terazol'],
    salt: 'Terconazole',
    atcCode: 'G01AG02',
    therapeuticCategories: ['Gynaecologicals', 'Topical Antifungals'],
    indication: 'Local treatment of vulvovaginal candidiasis.',
    about:
      'First triazole for vaginal use, inhibiting fungal lanosterol demethylase, with three-day and seven-day ' +
      'regimens. A locally acting product, so a generic needs a clinical endpoint study or the Q1/Q2 in-vitro ' +
      'route; few manufacturers hold the API.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)N1CCN(CC1)C2=CC=C(C=C2)OCC3COC(O3)(CN4C=NC=N4)C5=C(C=C(C=C5)Cl)Cl',
      formula: 'C26H31Cl2N5O3',
      mass: 532.46,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Vaginal'],
        strengths: ['0.4%', '0.8%'],
        reference: { brand: 'Terconazole', company: 'Janssen' },
        packs: [{ style: 'Aluminium tube with applicators', sizes: ['20 g', '45 g'] }],
      },
      {
        dosageForm: 'Suppositories & Vaginal Inserts',
        routes: ['Vaginal'],
        strengths: ['80 mg'],
        reference: { brand: 'Terazol 3', company: 'Janssen' },
        packs: [{ style: 'PVC/PE strip with applicator', sizes: ['3s'] }],
      },
    ],
  },
  {
    inn: 'dinoprostone',
    otherNames: ['prostaglandin e2', 'pge2'],
    brands: ['Cervidil', 'Propess', 'Prepidil', 'Prostin E2'],
    salt: 'Dinoprostone',
    atcCode: 'G02AD02',
    therapeuticCategories: ['Gynaecologicals'],
    indication: 'Cervical ripening and induction of labour at or near term.',
    about:
      'Natural prostaglandin E2 that softens the cervix and stimulates the myometrium. Chemically unstable ' +
      '(dehydrates to prostaglandin A2), so gels need refrigeration and the 10 mg hydrogel insert is stored ' +
      'frozen; the cross-linked controlled-release insert has no generic.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCCC[C@@H](/C=C/[C@H]1[C@@H](CC(=O)[C@@H]1C/C=C\\CCCC(=O)O)O)O',
      formula: 'C20H32O5',
      mass: 352.47,
    },
    presentations: [
      {
        dosageForm: 'Suppositories & Vaginal Inserts',
        routes: ['Vaginal'],
        strengths: ['10 mg'],
        reference: { brand: 'Cervidil', company: 'Ferring' },
        packs: [{ style: 'Aluminium foil sachet', sizes: ['1s', '5s'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Vaginal'],
        strengths: ['0.5 mg/3 g'],
        reference: { brand: 'Prepidil', company: 'Pfizer' },
        packs: [{ style: 'Prefilled syringe', sizes: ['1 x 3 g'] }],
      },
    ],
  },
  {
    inn: 'metronidazole',
    otherNames: [],
    brands: ['Flagyl', 'Metrogel', 'Metrogel-Vaginal', 'Nuvessa'],
    salt: 'Metronidazole',
    atcCode: 'G01AF01',
    therapeuticCategories: ['Gynaecologicals', 'Antibacterials'],
    indication: 'Bacterial vaginosis, trichomoniasis, anaerobic infections and rosacea.',
    about:
      'Nitroimidazole reduced in anaerobes to radicals that damage DNA. BCS class I, so oral tablets qualify for ' +
      'biowaivers; vaginal and dermal gels are locally acting and their pH and carbomer grade decide ' +
      'equivalence. Genotoxicity of the class keeps impurity limits tight.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=NC=C(N1CCO)[N+](=O)[O-]',
      formula: 'C6H9N3O3',
      mass: 171.15,
    },
    presentations: [
      {
        dosageForm: 'Gel',
        routes: ['Vaginal'],
        strengths: ['0.75%', '1.3%'],
        reference: { brand: 'Metrogel-Vaginal', company: 'Bausch Health' },
        packs: [
          { style: 'Aluminium tube with applicators', sizes: ['70 g'] },
          { style: 'Prefilled applicator', sizes: ['1 x 5 g'] },
        ],
      },
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['0.75%', '1%'],
        reference: { brand: 'Metrogel', company: 'Galderma' },
        packs: [{ style: 'Aluminium tube', sizes: ['45 g', '60 g'] }],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['250 mg', '500 mg'],
        reference: { brand: 'Flagyl', company: 'Pfizer' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['500 mg/100 mL'],
        reference: { brand: 'Flagyl I.V. RTU', company: 'Baxter' },
        packs: [
          { style: 'Infusion bag', sizes: ['24 x 100 mL'] },
          { style: 'LDPE bottle', sizes: ['1 x 100 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'drospirenone + ethinylestradiol',
    otherNames: ['ethinyl estradiol and drospirenone'],
    brands: ['Yaz', 'Yasmin', 'Yasminelle'],
    salt: 'Drospirenone + ethinylestradiol (betadex clathrate in Yaz)',
    atcCode: 'G03AA12',
    therapeuticCategories: ['Sex Hormones & Contraceptives'],
    indication:
      'Oral contraception; premenstrual dysphoric disorder and moderate acne in women who choose contraception.',
    about:
      'Monophasic combination with an antimineralocorticoid, antiandrogenic progestin. Both actives are ' +
      'micronised and below 1% of tablet weight, so content uniformity, a dedicated hormone facility and ' +
      'acid-degradation of drospirenone to its lactone isomer decide feasibility.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['3 mg/0.02 mg', '3 mg/0.03 mg'],
        reference: { brand: 'Yaz', company: 'Bayer' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['1 x 28', '3 x 28', '1 x 21', '3 x 21'] }],
      },
    ],
  },
  {
    inn: 'levonorgestrel',
    otherNames: [],
    brands: ['Plan B One-Step', 'Mirena', 'Norlevo', 'Postinor'],
    salt: 'Levonorgestrel',
    atcCode: 'G03AD01',
    therapeuticCategories: ['Sex Hormones & Contraceptives'],
    indication:
      'Emergency contraception within 72 hours of unprotected intercourse; intrauterine contraception.',
    about:
      'Levo-enantiomer of norgestrel, which delays ovulation. The single 1.5 mg tablet is a worldwide OTC or ' +
      'pharmacy product with easy bioequivalence; the intrauterine systems are drug reservoirs on ' +
      'polydimethylsiloxane that need long in-vitro release programmes.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'CC[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@]2(C#C)O)CCC4=CC(=O)CC[C@H]34',
      formula: 'C21H28O2',
      mass: 312.45,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['1.5 mg'],
        reference: { brand: 'Plan B One-Step', company: 'Foundation Consumer Healthcare' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'ethinylestradiol + levonorgestrel',
    otherNames: ['ethinyl estradiol and levonorgestrel'],
    brands: ['Seasonale', 'Alesse', 'Levora', 'Microgynon', 'Lybrel'],
    salt: 'Ethinylestradiol + levonorgestrel',
    atcCode: 'G03AA07',
    therapeuticCategories: ['Sex Hormones & Contraceptives'],
    indication: 'Oral contraception, cyclic, extended or continuous.',
    about:
      'The reference second-generation combined pill, with the lowest thrombotic risk of the class. Many ' +
      'regimens exist (21/7, 84/7, continuous), each with its own US reference; microgram doses make blend ' +
      'uniformity and cleaning validation the critical points.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.02 mg/0.09 mg', '0.02 mg/0.1 mg', '0.03 mg/0.15 mg'],
        reference: { brand: 'Seasonale', company: 'Teva' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['1 x 28', '3 x 28', '6 x 28', '1 x 91'] }],
      },
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['0.03 mg/24 h/0.12 mg/24 h'],
        reference: { brand: 'Twirla', company: 'Agile Therapeutics' },
        packs: [{ style: 'Laminated sachet', sizes: ['3s'] }],
      },
    ],
  },
  {
    inn: 'ethinylestradiol + etonogestrel',
    otherNames: ['ethinyl estradiol and etonogestrel'],
    brands: ['NuvaRing', 'EluRyng', 'Ornibel'],
    salt: 'Ethinylestradiol + etonogestrel',
    atcCode: 'G02BB01',
    therapeuticCategories: ['Sex Hormones & Contraceptives', 'Gynaecologicals'],
    indication: 'Contraception by a monthly vaginal ring.',
    about:
      'Co-extruded ethylene vinyl acetate ring that releases both steroids at a near constant rate for three ' +
      'weeks. Membrane thickness and supersaturation of the core control release and storage temperature; ' +
      'generics proved equivalence by an in-vivo study with the ring in place.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Suppositories & Vaginal Inserts',
        routes: ['Vaginal'],
        strengths: ['0.015 mg/24 h/0.12 mg/24 h'],
        reference: { brand: 'NuvaRing', company: 'Organon' },
        packs: [{ style: 'Aluminium laminate sachet', sizes: ['1s', '3s'] }],
      },
    ],
  },
  {
    inn: 'estradiol',
    otherNames: ['oestradiol', '17beta-estradiol'],
    brands: ['Climara', 'Vivelle-Dot', 'Estrace', 'Divigel', 'Vagifem'],
    salt: 'Estradiol hemihydrate',
    atcCode: 'G03CA03',
    therapeuticCategories: ['Sex Hormones & Contraceptives', 'Gynaecologicals'],
    indication:
      'Vasomotor symptoms and vulvovaginal atrophy of menopause, and prevention of postmenopausal osteoporosis.',
    about:
      'Natural oestrogen supplied orally, through the skin and vaginally. Endogenous levels require baseline ' +
      'correction in bioequivalence; matrix patches add adhesion and irritation studies, and demand has outrun ' +
      'patch capacity in several markets.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@@H]2O)CCC4=C3C=CC(=C4)O',
      formula: 'C18H24O2',
      mass: 272.38,
    },
    presentations: [
      {
        dosageForm: 'Transdermal Patch',
        routes: ['Transdermal'],
        strengths: ['0.025 mg/24 h', '0.0375 mg/24 h', '0.05 mg/24 h', '0.075 mg/24 h', '0.1 mg/24 h'],
        reference: { brand: 'Climara', company: 'Bayer' },
        packs: [{ style: 'Laminated sachet', sizes: ['4s', '8s', '24s'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Transdermal'],
        strengths: ['0.06%', '0.1%'],
        reference: { brand: 'Divigel', company: 'Vertical Pharmaceuticals' },
        packs: [
          { style: 'Aluminium sachet', sizes: ['30s'] },
          { style: 'Airless pump', sizes: ['50 g'] },
        ],
      },
      {
        dosageForm: 'Suppositories & Vaginal Inserts',
        routes: ['Vaginal'],
        strengths: ['4 mcg', '10 mcg'],
        reference: { brand: 'Imvexxy', company: 'Mayne Pharma' },
        packs: [{ style: 'PVC/PVDC blister', sizes: ['8s', '18s'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.5 mg', '1 mg', '2 mg'],
        reference: { brand: 'Estrace', company: 'Bristol-Myers Squibb' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
          { style: 'PVC/Alu blister', sizes: ['28s'] },
        ],
      },
    ],
  },
  {
    inn: 'progesterone',
    otherNames: [],
    brands: ['Prometrium', 'Utrogestan', 'Crinone', 'Endometrin'],
    salt: 'Progesterone (micronised)',
    atcCode: 'G03DA04',
    therapeuticCategories: ['Sex Hormones & Contraceptives', 'Gynaecologicals'],
    indication:
      'Endometrial protection in hormone therapy, secondary amenorrhoea and luteal support in assisted reproduction.',
    about:
      'Natural progestogen micronised in oil to overcome poor, food-dependent absorption. High within-subject ' +
      'variability calls for replicate or reference-scaled designs with baseline correction; peanut oil in the ' +
      'reference capsule is an allergen to design around.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(=O)[C@H]1CC[C@@H]2[C@@]1(CC[C@H]3[C@H]2CCC4=CC(=O)CC[C@]34C)C',
      formula: 'C21H30O2',
      mass: 314.46,
    },
    presentations: [
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['100 mg', '200 mg'],
        reference: { brand: 'Prometrium', company: 'Virtus' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
          { style: 'PVC/PVDC blister', sizes: ['2 x 15'] },
        ],
      },
      {
        dosageForm: 'Gel',
        routes: ['Vaginal'],
        strengths: ['4%', '8%'],
        reference: { brand: 'Crinone', company: 'AbbVie' },
        packs: [{ style: 'Prefilled applicator', sizes: ['6s', '15s'] }],
      },
      {
        dosageForm: 'Suppositories & Vaginal Inserts',
        routes: ['Vaginal'],
        strengths: ['100 mg'],
        reference: { brand: 'Endometrin', company: 'Ferring' },
        usConstraintDate: '2026-03-22',
        packs: [{ style: 'Alu-Alu pouch with applicator', sizes: ['21s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular'],
        strengths: ['50 mg/mL'],
        reference: { brand: 'Progesterone', company: 'Actavis' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 10 mL'] }],
      },
    ],
  },
  {
    inn: 'medroxyprogesterone',
    otherNames: ['medroxyprogesterone acetate', 'mpa', 'dmpa'],
    brands: ['Depo-Provera', 'Depo-SubQ Provera 104', 'Provera'],
    salt: 'Medroxyprogesterone acetate',
    atcCode: 'G03AC06',
    therapeuticCategories: ['Sex Hormones & Contraceptives', 'Endocrine Therapy (Oncology)'],
    indication:
      'Three-monthly injectable contraception, secondary amenorrhoea and endometriosis-related pain.',
    about:
      'Long-acting progestogen, as an aqueous microcrystalline suspension for injection every three months. The ' +
      'depot is a complex generic: particle size, polymorph and rheology of the sterile suspension must match, ' +
      'and bioequivalence needs a long single-dose study in women.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H]1C[C@@H]2[C@H](CC[C@]3([C@H]2CC[C@@]3(C(=O)C)O)C)[C@@]4(C1=CC(=O)CC4)C',
      formula: 'C22H32O3',
      mass: 344.49,
    },
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular'],
        strengths: ['150 mg/mL'],
        reference: { brand: 'Depo-Provera', company: 'Pfizer' },
        packs: [
          { style: 'Glass vial', sizes: ['1 x 1 mL', '25 x 1 mL'] },
          { style: 'Prefilled syringe', sizes: ['1 x 1 mL'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['104 mg/0.65 mL'],
        reference: { brand: 'Depo-SubQ Provera 104', company: 'Pfizer' },
        packs: [{ style: 'Prefilled syringe', sizes: ['1 x 0.65 mL'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg'],
        reference: { brand: 'Provera', company: 'Pfizer' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '100s', '500s'] }],
      },
    ],
  },
  {
    inn: 'testosterone',
    otherNames: ['testosterone undecanoate', 'testosterone enantate'],
    brands: ['AndroGel', 'Testogel', 'Aveed', 'Nebido', 'Jatenzo'],
    salt: 'Testosterone (gel), testosterone undecanoate (capsule, depot injection)',
    atcCode: 'G03BA03',
    therapeuticCategories: ['Sex Hormones & Contraceptives'],
    indication: 'Replacement therapy in men with hypogonadism due to a confirmed deficiency of testosterone.',
    about:
      'Endogenous androgen and a controlled substance (US schedule III). Hydroalcoholic gels carry a boxed ' +
      'warning on secondary exposure; long-acting undecanoate in castor oil has a risk programme for pulmonary ' +
      'oil microembolism, and each ester is a separate reference product.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@@H]2O)CCC4=CC(=O)CC[C@]34C',
      formula: 'C19H28O2',
      mass: 288.42,
    },
    presentations: [
      {
        dosageForm: 'Gel',
        routes: ['Transdermal'],
        strengths: ['20.25 mg/1.25 g', '40.5 mg/2.5 g'],
        reference: { brand: 'AndroGel', company: 'Besins Healthcare' },
        packs: [
          { style: 'Aluminium sachet', sizes: ['30s'] },
          { style: 'Metered pump', sizes: ['1 x 88 g'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular'],
        strengths: ['750 mg/3 mL'],
        reference: { brand: 'Aveed', company: 'Endo' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 3 mL'] }],
      },
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['158 mg', '198 mg', '237 mg'],
        reference: { brand: 'Jatenzo', company: 'Tolmar' },
        packs: [{ style: 'HDPE bottle', sizes: ['120s'] }],
      },
    ],
  },
  {
    inn: 'norethisterone',
    otherNames: ['norethindrone', 'norethindrone acetate'],
    brands: ['Aygestin', 'Camila', 'Primolut-N', 'Nor-QD'],
    salt: 'Norethisterone (0.35 mg), norethisterone acetate (5 mg)',
    atcCode: 'G03DC02',
    therapeuticCategories: ['Sex Hormones & Contraceptives', 'Gynaecologicals'],
    indication:
      'Progestogen-only contraception (0.35 mg); endometriosis, amenorrhoea and abnormal uterine bleeding (5 mg).',
    about:
      'First-generation 19-nortestosterone progestin with a broad generic field. Low dose and high potency ' +
      'require segregated hormone manufacture; the 0.35 mg pill and the 5 mg acetate tablet have different ' +
      'references in the US.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@]2(C#C)O)CCC4=CC(=O)CC[C@H]34',
      formula: 'C20H26O2',
      mass: 298.42,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.35 mg'],
        reference: { brand: 'Nor-QD', company: 'Janssen' },
        packs: [{ style: 'PVC/Alu blister', sizes: ['1 x 28', '3 x 28'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg'],
        reference: { brand: 'Aygestin', company: 'Duramed' },
        packs: [
          { style: 'HDPE bottle', sizes: ['50s', '100s'] },
          { style: 'PVC/Alu blister', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'dydrogesterone',
    otherNames: ['6-dehydro-retroprogesterone'],
    brands: ['Duphaston'],
    salt: 'Dydrogesterone',
    atcCode: 'G03DB01',
    therapeuticCategories: ['Sex Hormones & Contraceptives', 'Gynaecologicals'],
    indication:
      'Progesterone deficiency: threatened or recurrent miscarriage, luteal support, dysmenorrhoea and endometriosis.',
    about:
      'Retroprogesterone with good oral bioavailability and no androgenic effect, made by photochemical ' +
      'conversion that few API makers master. A large brand in Asia, Russia and Europe; the US product has long ' +
      'been discontinued.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(=O)[C@H]1CC[C@@H]2[C@@]1(CC[C@@H]3[C@H]2C=CC4=CC(=O)CC[C@@]34C)C',
      formula: 'C21H28O2',
      mass: 312.45,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: null,
        packs: [{ style: 'PVC/Alu blister', sizes: ['1 x 20', '2 x 14', '6 x 14'] }],
      },
    ],
  },
  {
    inn: 'ulipristal',
    otherNames: ['ulipristal acetate'],
    brands: ['ella', 'ellaOne', 'Esmya'],
    salt: 'Ulipristal acetate',
    atcCode: 'G03AD02',
    therapeuticCategories: ['Sex Hormones & Contraceptives'],
    indication: 'Emergency contraception within 120 hours of unprotected intercourse.',
    about:
      'Selective progesterone receptor modulator that delays ovulation later in the cycle than levonorgestrel ' +
      'can. BCS class II with polymorph patents; the 5 mg fibroid indication was withdrawn or restricted after ' +
      'liver injury, leaving the 30 mg single dose.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'CC(=O)[C@]1(CC[C@@H]2[C@@]1(C[C@@H](C3=C4CCC(=O)C=C4CC[C@@H]23)C5=CC=C(C=C5)N(C)C)C)O',
      formula: 'C28H35NO3',
      mass: 433.59,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['30 mg'],
        reference: { brand: 'ella', company: 'HRA Pharma' },
        packs: [{ style: 'PVC/PVDC blister', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'sildenafil',
    otherNames: [],
    brands: ['Viagra', 'Revatio'],
    salt: 'Sildenafil citrate',
    atcCode: 'G04BE03',
    therapeuticCategories: ['Urologicals'],
    indication: 'Erectile dysfunction (25 to 100 mg) and pulmonary arterial hypertension (20 mg).',
    about:
      'Phosphodiesterase-5 inhibitor with a vast generic field and OTC switches in the UK and elsewhere. The ' +
      'citrate is BCS class I at low dose but solubility falls above pH 5; newer films and oral suspensions ' +
      'carry the remaining differentiation.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCC1=NN(C2=C1N=C(NC2=O)C3=C(C=CC(=C3)S(=O)(=O)N4CCN(CC4)C)OCC)C',
      formula: 'C22H30N6O4S',
      mass: 474.58,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '100 mg'],
        reference: { brand: 'Viagra', company: 'Viatris' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['1 x 4', '2 x 4', '3 x 4'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['20 mg'],
        reference: { brand: 'Revatio', company: 'Viatris' },
        usConstraintDate: '2030-01-31',
        packs: [
          { style: 'PVC/Alu blister', sizes: ['6 x 15'] },
          { style: 'HDPE bottle', sizes: ['90s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['10 mg/mL'],
        reference: { brand: 'Revatio', company: 'Viatris' },
        usConstraintDate: '2026-01-31',
        packs: [{ style: 'Glass bottle', sizes: ['1 x 112 mL'] }],
      },
      {
        dosageForm: 'Oral Film',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg', '75 mg', '100 mg'],
        reference: { brand: 'Vybrique', company: 'IBSA' },
        usConstraintDate: '2028-12-16',
        packs: [{ style: 'Laminated sachet', sizes: ['4s', '10s', '30s'] }],
      },
    ],
  },
  {
    inn: 'tadalafil',
    otherNames: [],
    brands: ['Cialis', 'Adcirca', 'Tadliq'],
    salt: 'Tadalafil',
    atcCode: 'G04BE08',
    therapeuticCategories: ['Urologicals'],
    indication: 'Erectile dysfunction, benign prostatic hyperplasia and pulmonary arterial hypertension.',
    about:
      'Long-acting phosphodiesterase-5 inhibitor with a 17.5-hour half-life. BCS class II: micronisation and the ' +
      'API polymorph govern dissolution, and the low strengths for daily use need careful uniformity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1CC(=O)N2[C@@H](C1=O)CC3=C([C@H]2C4=CC5=C(C=C4)OCO5)NC6=CC=CC=C36',
      formula: 'C22H19N3O4',
      mass: 389.4,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '5 mg', '10 mg', '20 mg'],
        reference: { brand: 'Cialis', company: 'Eli Lilly' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['1 x 4', '2 x 14'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['20 mg/5 mL'],
        reference: { brand: 'Tadliq', company: 'CMP Development' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 150 mL'] }],
      },
    ],
  },
  {
    inn: 'tamsulosin',
    otherNames: ['amsulosin'],
    brands: ['Flomax', 'Omnic', 'Pradif'],
    salt: 'Tamsulosin hydrochloride',
    atcCode: 'G04CA02',
    therapeuticCategories: ['Urologicals'],
    indication: 'Symptoms of benign prostatic hyperplasia.',
    about:
      'Selective alpha-1A/1D blocker and one of the most prescribed urologicals. Modified-release ' +
      'multiparticulates of a 0.4 mg dose with a food effect: fasting, fed and sometimes multiple-dose studies, ' +
      'plus dissolution in alcohol; prolonged-release tablets (OCAS) are a separate product outside the US.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCOC1=CC=CC=C1OCCN[C@H](C)CC2=CC(=C(C=C2)OC)S(=O)(=O)N',
      formula: 'C20H28N2O5S',
      mass: 408.51,
    },
    presentations: [
      {
        dosageForm: 'Extended Release Capsules',
        routes: ['Oral'],
        strengths: ['0.4 mg'],
        reference: { brand: 'Flomax', company: 'Sanofi' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['0.4 mg'],
        reference: null,
        packs: [{ style: 'Alu-Alu blister', sizes: ['3 x 10'] }],
      },
    ],
  },
  {
    inn: 'dutasteride + tamsulosin',
    otherNames: ['tamsulosin and dutasteride'],
    brands: ['Jalyn', 'Combodart', 'Duodart'],
    salt: 'Dutasteride + tamsulosin hydrochloride',
    atcCode: 'G04CA52',
    therapeuticCategories: ['Urologicals'],
    indication: 'Moderate to severe symptoms of benign prostatic hyperplasia with an enlarged prostate.',
    about:
      'Capsule-in-capsule: a soft gel of dutasteride in glycerides and tamsulosin modified-release pellets in ' +
      'one hard shell. The filling technology, the teratogenic handling of dutasteride and bioequivalence for ' +
      'two very different release profiles keep competition low.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['0.5 mg/0.4 mg'],
        reference: { brand: 'Jalyn', company: 'Waylis Therapeutics' },
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
    ],
  },
  {
    inn: 'finasteride',
    otherNames: [],
    brands: ['Proscar', 'Propecia'],
    salt: 'Finasteride',
    atcCode: 'G04CB01',
    therapeuticCategories: ['Urologicals', 'Other Dermatologicals'],
    indication: 'Benign prostatic hyperplasia (5 mg) and male pattern hair loss (1 mg).',
    about:
      'Type II 5-alpha reductase inhibitor, long generic, with polymorphs I and II to be specified. Women of ' +
      'childbearing age must not handle broken tablets, so a film coat is expected; the 1 mg strength drives ' +
      'telehealth demand.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@@H]2C(=O)NC(C)(C)C)CC[C@@H]4[C@@]3(C=CC(=O)N4)C',
      formula: 'C23H36N2O2',
      mass: 372.54,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['1 mg', '5 mg'],
        reference: { brand: 'Proscar', company: 'Organon' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 14', '3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s', '100s'] },
        ],
      },
    ],
  },
  {
    inn: 'solifenacin',
    otherNames: [],
    brands: ['Vesicare', 'Vesicare LS'],
    salt: 'Solifenacin succinate',
    atcCode: 'G04BD08',
    therapeuticCategories: ['Urologicals'],
    indication:
      'Overactive bladder with urge incontinence, urgency and frequency; neurogenic detrusor overactivity in children.',
    about:
      'Competitive muscarinic M3 antagonist with a half-life of about 50 hours. BCS class I succinate with ' +
      'simple film-coated tablets; the amorphous form and oxidative impurities are the usual stability findings.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1CN2CCC1[C@H](C2)OC(=O)N3CCC4=CC=CC=C4[C@@H]3C5=CC=CC=C5',
      formula: 'C23H26N2O2',
      mass: 362.46,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Vesicare', company: 'Astellas' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['1 mg/mL'],
        reference: { brand: 'Vesicare LS', company: 'Astellas' },
        packs: [{ style: 'PET bottle', sizes: ['1 x 150 mL'] }],
      },
    ],
  },
  {
    inn: 'mirabegron',
    otherNames: [],
    brands: ['Myrbetriq', 'Betmiga'],
    salt: 'Mirabegron',
    atcCode: 'G04BD12',
    therapeuticCategories: ['Urologicals'],
    indication: 'Overactive bladder in adults and neurogenic detrusor overactivity in children.',
    about:
      'First beta-3 adrenoceptor agonist, free of anticholinergic effects. The OCAS hydrogel matrix tablet shows ' +
      'a strong, dose-dependent food effect and nonlinear kinetics, so bioequivalence is asked fasting and fed; ' +
      'nitrosamine limits apply.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1=CC=C(C=C1)[C@H](CNCCC2=CC=C(C=C2)NC(=O)CC3=CSC(=N3)N)O',
      formula: 'C21H24N4O2S',
      mass: 396.51,
    },
    presentations: [
      {
        dosageForm: 'Extended Release Tablets',
        routes: ['Oral'],
        strengths: ['25 mg', '50 mg'],
        reference: { brand: 'Myrbetriq', company: 'Astellas' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['3 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['8 mg/mL'],
        reference: { brand: 'Myrbetriq Granules', company: 'Astellas' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 100 mL'] }],
      },
    ],
  },
  {
    inn: 'vibegron',
    otherNames: [],
    brands: ['Gemtesa', 'Obgemsa'],
    salt: 'Vibegron',
    atcCode: 'G04BD15',
    therapeuticCategories: ['Urologicals'],
    indication: 'Overactive bladder with urge urinary incontinence, urgency and urinary frequency.',
    about:
      'Selective beta-3 agonist in a single strength that needs no titration, does not inhibit CYP2D6 and may be ' +
      'crushed. Immediate-release film-coated tablet of a crystalline free base, a plainer development target ' +
      'than mirabegron.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1C[C@@H](N[C@@H]1CC2=CC=C(C=C2)NC(=O)[C@@H]3CCC4=NC=CC(=O)N34)[C@@H](C5=CC=CC=C5)O',
      formula: 'C26H28N4O3',
      mass: 444.53,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['75 mg'],
        reference: { brand: 'Gemtesa', company: 'Urovant Sciences' },
        usConstraintDate: '2027-12-18',
        packs: [{ style: 'HDPE bottle', sizes: ['30s', '90s'] }],
      },
    ],
  },
  {
    inn: 'octreotide',
    otherNames: [],
    brands: ['Sandostatin', 'Sandostatin LAR', 'Mycapssa', 'Bynfezia'],
    salt: 'Octreotide acetate',
    atcCode: 'H01CB02',
    therapeuticCategories: ['Pituitary & Hypothalamic Hormones'],
    indication: 'Acromegaly, carcinoid syndrome and VIP-secreting tumours.',
    about:
      'Cyclic octapeptide analogue of somatostatin. The monthly depot is a complex generic: ' +
      'poly(lactide-co-glycolide)-glucose star polymer microspheres made by phase separation, with three-phase ' +
      'release and a long bioequivalence study; the daily injection is a plain solution.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intramuscular'],
        strengths: ['10 mg', '20 mg', '30 mg'],
        reference: { brand: 'Sandostatin LAR', company: 'Novartis' },
        usConstraintDate: '2026-08-02',
        packs: [{ style: 'Glass vial with diluent syringe', sizes: ['1s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous', 'Intravenous'],
        strengths: ['0.05 mg/mL', '0.1 mg/mL', '0.2 mg/mL', '0.5 mg/mL', '1 mg/mL'],
        reference: { brand: 'Sandostatin', company: 'Novartis' },
        packs: [
          { style: 'Glass ampoule', sizes: ['5 x 1 mL', '10 x 1 mL'] },
          { style: 'Glass vial', sizes: ['1 x 5 mL'] },
        ],
      },
      {
        dosageForm: 'Delayed Release Capsules',
        routes: ['Oral'],
        strengths: ['20 mg'],
        reference: { brand: 'Mycapssa', company: 'Chiesi' },
        usConstraintDate: '2027-06-26',
        packs: [{ style: 'Alu-Alu blister', sizes: ['28s'] }],
      },
    ],
  },
  {
    inn: 'desmopressin',
    otherNames: ['ddavp'],
    brands: ['DDAVP', 'Minirin', 'Nocdurna'],
    salt: 'Desmopressin acetate trihydrate',
    atcCode: 'H01BA02',
    therapeuticCategories: ['Pituitary & Hypothalamic Hormones'],
    indication:
      'Central diabetes insipidus, primary nocturnal enuresis and mild haemophilia A or von Willebrand disease.',
    about:
      'Synthetic vasopressin analogue selective for renal V2 receptors. Oral bioavailability is below 0.2%, so ' +
      'tablet bioequivalence needs sensitive assays and large, highly variable studies; nasal sprays depend on ' +
      'spray pump characterisation.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.1 mg', '0.2 mg'],
        reference: { brand: 'DDAVP', company: 'Ferring' },
        packs: [{ style: 'HDPE bottle with desiccant', sizes: ['30s', '100s'] }],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['0.01 mg/spray'],
        reference: { brand: 'DDAVP', company: 'Ferring' },
        packs: [{ style: 'Glass bottle with metered pump', sizes: ['1 x 5 mL'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Subcutaneous'],
        strengths: ['0.004 mg/mL'],
        reference: { brand: 'DDAVP', company: 'Ferring' },
        packs: [
          { style: 'Glass ampoule', sizes: ['10 x 1 mL'] },
          { style: 'Glass vial', sizes: ['1 x 10 mL'] },
        ],
      },
      {
        dosageForm: 'Sublingual & Buccal Tablets',
        routes: ['Sublingual'],
        strengths: ['60 mcg', '120 mcg', '240 mcg'],
        reference: null,
        packs: [{ style: 'Alu-Alu blister', sizes: ['3 x 10', '10 x 10'] }],
      },
    ],
  },
  {
    inn: 'ganirelix',
    otherNames: ['ganirelix acetate'],
    brands: ['Orgalutran', 'Fyremadel'],
    salt: 'Ganirelix acetate',
    atcCode: 'H01CC01',
    therapeuticCategories: ['Pituitary & Hypothalamic Hormones', 'Gynaecologicals'],
    indication: 'Prevention of premature luteinising hormone surges during controlled ovarian stimulation.',
    about:
      'Decapeptide antagonist of gonadotropin-releasing hormone, given daily from a ready-to-use syringe. As a ' +
      'synthetic peptide it follows the ANDA route; peptide impurities above 0.1% must be matched to the ' +
      'reference and the needle shield to the label.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['250 mcg/0.5 mL'],
        reference: { brand: 'Ganirelix Acetate', company: 'Organon' },
        packs: [{ style: 'Prefilled syringe', sizes: ['1 x 0.5 mL', '5 x 0.5 mL'] }],
      },
    ],
  },
  {
    inn: 'cetrorelix',
    otherNames: ['cetrorelix acetate'],
    brands: ['Cetrotide'],
    salt: 'Cetrorelix acetate',
    atcCode: 'H01CC02',
    therapeuticCategories: ['Pituitary & Hypothalamic Hormones', 'Gynaecologicals'],
    indication:
      'Inhibition of premature luteinising hormone surges in women undergoing controlled ovarian stimulation.',
    about:
      'Decapeptide GnRH antagonist, lyophilised with mannitol and reconstituted with a prefilled water syringe. ' +
      'Tends to gel and aggregate in solution, which limits strength; the kit of vial, syringe and needles is ' +
      "part of a generic's assessment.",
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Subcutaneous'],
        strengths: ['0.25 mg'],
        reference: { brand: 'Cetrotide', company: 'EMD Serono' },
        packs: [{ style: 'Glass vial with diluent syringe', sizes: ['1s', '7s'] }],
      },
    ],
  },
  {
    inn: 'dexamethasone',
    otherNames: [],
    brands: ['Decadron', 'Hemady', 'Fortecortin'],
    salt: 'Dexamethasone (tablet), dexamethasone sodium phosphate (injection)',
    atcCode: 'H02AB02',
    therapeuticCategories: ['Systemic Corticosteroids'],
    indication:
      'Inflammatory, allergic, haematological and neoplastic diseases, cerebral oedema and severe COVID-19.',
    about:
      'Long-acting glucocorticoid about 25 times as potent as hydrocortisone, without mineralocorticoid effect. ' +
      'Tablets are low-dose and BCS class I or III by strength; the 20 mg tablet for multiple myeloma had orphan ' +
      'exclusivity of its own.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@@H]1C[C@H]2[C@@H]3CCC4=CC(=O)C=C[C@@]4([C@]3([C@H](C[C@@]2([C@]1(C(=O)CO)O)C)O)F)C',
      formula: 'C22H29FO5',
      mass: 392.46,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['20 mg'],
        reference: { brand: 'Hemady', company: 'Dexcel Pharma' },
        usConstraintDate: '2026-10-03',
        packs: [{ style: 'HDPE bottle', sizes: ['20s', '30s'] }],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['0.5 mg', '0.75 mg', '1 mg', '1.5 mg', '2 mg', '4 mg', '6 mg'],
        reference: { brand: 'Decadron', company: 'Merck' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['2 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['100s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['4 mg/mL', '10 mg/mL'],
        reference: { brand: 'Decadron', company: 'Merck' },
        packs: [
          { style: 'Glass vial', sizes: ['25 x 1 mL', '1 x 5 mL', '1 x 10 mL', '1 x 30 mL'] },
          { style: 'Glass ampoule', sizes: ['10 x 1 mL'] },
        ],
      },
    ],
  },
  {
    inn: 'methylprednisolone',
    otherNames: [],
    brands: ['Medrol', 'Solu-Medrol', 'Depo-Medrol', 'Urbason'],
    salt: 'Methylprednisolone (tablet), sodium succinate, acetate (depot)',
    atcCode: 'H02AB04',
    therapeuticCategories: ['Systemic Corticosteroids'],
    indication:
      'Acute and chronic inflammatory, allergic and autoimmune diseases, including flares of multiple sclerosis.',
    about:
      'Intermediate-acting glucocorticoid in three chemical forms: base for tablets, succinate for high-dose ' +
      'infusion, and acetate as a microcrystalline suspension. The suspension is a complex generic where ' +
      'particle size and polymorph decide; the lyophilised succinate hydrolyses and comes in dual-chamber vials.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H]1C[C@H]2[C@@H]3CC[C@@]([C@]3(C[C@@H]([C@@H]2[C@@]4(C1=CC(=O)C=C4)C)O)C)(C(=O)CO)O',
      formula: 'C22H30O5',
      mass: 374.47,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2 mg', '4 mg', '8 mg', '16 mg', '32 mg'],
        reference: { brand: 'Medrol', company: 'Pfizer' },
        packs: [
          { style: 'PVC/Alu blister', sizes: ['21s'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
        ],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous', 'Intramuscular'],
        strengths: ['40 mg', '125 mg', '500 mg', '1 g', '2 g'],
        reference: { brand: 'Solu-Medrol', company: 'Pharmacia and Upjohn' },
        packs: [{ style: 'Glass vial with diluent', sizes: ['1s', '25s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intramuscular', 'Other Parenteral'],
        strengths: ['20 mg/mL', '40 mg/mL', '80 mg/mL'],
        reference: { brand: 'Depo-Medrol', company: 'Pfizer' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 1 mL', '25 x 1 mL', '1 x 5 mL'] }],
      },
    ],
  },
  {
    inn: 'deflazacort',
    otherNames: ['azacort'],
    brands: ['Emflaza', 'Calcort'],
    salt: 'Deflazacort',
    atcCode: 'H02AB13',
    therapeuticCategories: ['Systemic Corticosteroids'],
    indication:
      'Duchenne muscular dystrophy from two years of age; in other markets, general corticosteroid indications.',
    about:
      'Oxazoline prodrug of the active 21-hydroxy metabolite, with somewhat less weight gain than prednisone. A ' +
      'rare-disease product in the US, where generics of the tablets came after exclusivity, but a plain oral ' +
      'corticosteroid in Europe, India and Latin America.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'CC1=N[C@@]2([C@H](O1)C[C@@H]3[C@@]2(C[C@@H]([C@H]4[C@H]3CCC5=CC(=O)C=C[C@]45C)O)C)C(=O)COC(=O)C',
      formula: 'C25H31NO6',
      mass: 441.52,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['6 mg', '18 mg', '30 mg', '36 mg'],
        reference: { brand: 'Emflaza', company: 'PTC Therapeutics' },
        usConstraintDate: '2026-06-07',
        packs: [
          { style: 'HDPE bottle', sizes: ['30s', '100s'] },
          { style: 'PVC/Alu blister', sizes: ['10 x 10'] },
        ],
      },
      {
        dosageForm: 'Oral Suspension',
        routes: ['Oral'],
        strengths: ['22.75 mg/mL'],
        reference: { brand: 'Emflaza', company: 'PTC Therapeutics' },
        usConstraintDate: '2026-06-07',
        packs: [{ style: 'Glass bottle', sizes: ['1 x 13 mL'] }],
      },
    ],
  },
  {
    inn: 'levothyroxine sodium',
    otherNames: ['levothyroxine', 'l-thyroxine', 't4'],
    brands: ['Synthroid', 'Euthyrox', 'Tirosint', 'Levoxyl', 'Eltroxin'],
    salt: 'Levothyroxine sodium pentahydrate',
    atcCode: 'H03AA01',
    therapeuticCategories: ['Thyroid Therapy'],
    indication: 'Hypothyroidism and suppression of thyrotropin in goitre and thyroid cancer.',
    about:
      'Thyroid hormone T4, the reference narrow therapeutic index drug: assay 95 to 105% over shelf life in the ' +
      'US, and replicate bioequivalence with baseline correction. Unstable to heat, light and moisture; soft ' +
      'capsules and oral solutions avoid the excipient and coffee interactions of tablets.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1=C(C=C(C(=C1I)OC2=CC(=C(C(=C2)I)O)I)I)C[C@@H](C(=O)O)N',
      formula: 'C15H11I4NO4',
      mass: 776.87,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: [
          '25 mcg',
          '50 mcg',
          '75 mcg',
          '88 mcg',
          '100 mcg',
          '112 mcg',
          '125 mcg',
          '150 mcg',
          '200 mcg',
        ],
        reference: { brand: 'Synthroid', company: 'AbbVie' },
        packs: [
          { style: 'Alu-Alu blister', sizes: ['2 x 25', '4 x 25'] },
          { style: 'HDPE bottle', sizes: ['30s', '90s', '1000s'] },
        ],
      },
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['13 mcg', '25 mcg', '50 mcg', '75 mcg', '88 mcg', '100 mcg', '112 mcg', '125 mcg'],
        reference: { brand: 'Tirosint', company: 'IBSA' },
        packs: [{ style: 'PVC/ACLAR blister', sizes: ['28s', '30s'] }],
      },
      {
        dosageForm: 'Oral Solution',
        routes: ['Oral'],
        strengths: ['25 mcg/mL', '50 mcg/mL', '75 mcg/mL', '100 mcg/mL'],
        reference: { brand: 'Tirosint-Sol', company: 'IBSA' },
        packs: [{ style: 'LDPE single-dose ampoule', sizes: ['30 x 1 mL'] }],
      },
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Intravenous'],
        strengths: ['100 mcg', '200 mcg', '500 mcg'],
        reference: { brand: 'Levothyroxine Sodium', company: 'Fresenius Kabi' },
        packs: [{ style: 'Glass vial', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'liothyronine sodium',
    otherNames: ['liothyronine', 'triiodothyronine', 't3'],
    brands: ['Cytomel', 'Triostat', 'Thybon'],
    salt: 'Liothyronine sodium',
    atcCode: 'H03AA02',
    therapeuticCategories: ['Thyroid Therapy'],
    indication: 'Hypothyroidism, thyrotropin suppression and myxoedema coma.',
    about:
      'Synthetic T3, three to four times as potent as levothyroxine with a short half-life. Microgram doses and ' +
      'a narrow therapeutic index; light and moisture sensitivity and few API sources have led to steep prices ' +
      'in some markets.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1=CC(=C(C=C1OC2=C(C=C(C=C2I)C[C@@H](C(=O)O)N)I)I)O',
      formula: 'C15H12I3NO4',
      mass: 650.97,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mcg', '25 mcg', '50 mcg'],
        reference: { brand: 'Cytomel', company: 'King Pharmaceuticals' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s'] },
          { style: 'PVC/Alu blister', sizes: ['28s'] },
        ],
      },
      {
        dosageForm: 'Injection',
        routes: ['Intravenous'],
        strengths: ['10 mcg/mL'],
        reference: { brand: 'Triostat', company: 'Endo' },
        packs: [{ style: 'Glass vial', sizes: ['1 x 1 mL', '6 x 1 mL'] }],
      },
    ],
  },
  {
    inn: 'thiamazole',
    otherNames: ['methimazole'],
    brands: ['Tapazole', 'Thyrozol', 'Favistan'],
    salt: 'Thiamazole',
    atcCode: 'H03BB02',
    therapeuticCategories: ['Thyroid Therapy'],
    indication: 'Hyperthyroidism, including Graves disease and preparation for surgery or radioiodine.',
    about:
      'Thionamide that inhibits thyroid peroxidase, first choice outside the first trimester of pregnancy. BCS ' +
      'class I with rapid complete absorption, so biowaivers are accepted in many markets.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CN1C=CNC1=S',
      formula: 'C4H6N2S',
      mass: 114.17,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['5 mg', '10 mg'],
        reference: { brand: 'Tapazole', company: 'King Pharmaceuticals' },
        packs: [
          { style: 'HDPE bottle', sizes: ['100s'] },
          { style: 'PVC/Alu blister', sizes: ['5 x 10', '10 x 10'] },
        ],
      },
    ],
  },
  {
    inn: 'teriparatide',
    otherNames: ['parathyroid hormone (1-34)'],
    brands: ['Forteo', 'Forsteo', 'Bonsity'],
    salt: 'Teriparatide',
    atcCode: 'H05AA02',
    therapeuticCategories: [
      'Pancreatic Hormones & Calcium Homeostasis',
      'Bone Diseases & Other Musculoskeletal',
    ],
    indication: 'Osteoporosis in men and postmenopausal women at high risk of fracture.',
    about:
      '34-residue fragment of parathyroid hormone and the first bone anabolic. Recombinant in the originator but ' +
      'made by synthesis as an ANDA in the US, or filed as a biosimilar in Europe; immunogenicity of peptide ' +
      'impurities and pen comparability are the core of the file.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['0.6 mg/2.4 mL'],
        reference: { brand: 'Forteo', company: 'Eli Lilly' },
        packs: [{ style: 'Prefilled pen', sizes: ['1 x 2.4 mL', '3 x 2.4 mL'] }],
      },
    ],
  },
  {
    inn: 'cinacalcet',
    otherNames: [],
    brands: ['Sensipar', 'Mimpara'],
    salt: 'Cinacalcet hydrochloride',
    atcCode: 'H05BX01',
    therapeuticCategories: ['Pancreatic Hormones & Calcium Homeostasis'],
    indication: 'Secondary hyperparathyroidism on dialysis, and hypercalcaemia in parathyroid carcinoma.',
    about:
      'Oral calcimimetic that sensitises the calcium-sensing receptor of the parathyroid. Poorly soluble above ' +
      'pH 4 (BCS class IV), highly variable and with a food effect; fasting and fed studies with reference ' +
      'scaling are usual, and nitrosamine control applies to the secondary amine.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H](C1=CC=CC2=CC=CC=C21)NCCCC3=CC(=CC=C3)C(F)(F)F',
      formula: 'C22H22F3N',
      mass: 357.42,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['30 mg', '60 mg', '90 mg'],
        reference: { brand: 'Sensipar', company: 'Amgen' },
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'PVC/ACLAR blister', sizes: ['2 x 14'] },
        ],
      },
    ],
  },
  {
    inn: 'glucagon',
    otherNames: [],
    brands: ['GlucaGen', 'Baqsimi', 'Gvoke'],
    salt: 'Glucagon (synthetic or recombinant), glucagon hydrochloride',
    atcCode: 'H04AA01',
    therapeuticCategories: ['Pancreatic Hormones & Calcium Homeostasis', 'Diagnostics & Antidotes'],
    indication: 'Severe hypoglycaemia in diabetes, and diagnostic aid in radiology.',
    about:
      '29-residue peptide that mobilises hepatic glycogen and relaxes smooth muscle. It fibrillates in water, ' +
      'hence lyophilised kits, a dimethyl sulfoxide solution in auto-injectors and a dry nasal powder; synthetic ' +
      'versions have followed the ANDA route with an impurity and immunogenicity comparison.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Lyophilized Powder for Injection',
        routes: ['Subcutaneous', 'Intramuscular', 'Intravenous'],
        strengths: ['1 mg'],
        reference: { brand: 'Glucagon', company: 'Eli Lilly' },
        usConstraintDate: '2026-04-18',
        packs: [{ style: 'Glass vial with diluent syringe', sizes: ['1s', '10s'] }],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['3 mg'],
        reference: { brand: 'Baqsimi', company: 'Amphastar' },
        usConstraintDate: '2028-03-17',
        packs: [{ style: 'Single-use nasal device', sizes: ['1s', '2s'] }],
      },
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['0.5 mg/0.1 mL', '1 mg/0.2 mL'],
        reference: { brand: 'Gvoke HypoPen', company: 'Xeris' },
        packs: [
          { style: 'Prefilled auto-injector', sizes: ['1s', '2s'] },
          { style: 'Prefilled syringe', sizes: ['1s', '2s'] },
        ],
      },
    ],
  },
];
