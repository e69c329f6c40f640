import type { Molecule } from '../molecule.ts';

export const dermatological: Molecule[] = [
  {
    inn: 'ciclopirox',
    otherNames: ['ciclopirox olamine', 'ciclopiroxolamine'],
    brands: ['Loprox', 'Penlac', 'Batrafen'],
    salt: 'Ciclopirox olamine (cream), ciclopirox (gel, nail lacquer)',
    atcCode: 'D01AE14',
    therapeuticCategories: ['Topical Antifungals'],
    indication:
      'Topical treatment of tinea, cutaneous candidiasis, seborrhoeic dermatitis and mild to moderate onychomycosis.',
    about:
      'Hydroxypyridone antifungal that chelates the metal cofactors of fungal enzymes, with activity against ' +
      'dermatophytes, Candida and Malassezia. Topical generics need Q1/Q2 sameness with in-vitro release and ' +
      'permeation testing or a clinical endpoint study; the nail lacquer is a simple solution with an ' +
      'established waiver path.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=CC(=O)N(O)C(=C1)C1CCCCC1',
      formula: 'C12H17NO2',
      mass: 207.27,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['0.77%'],
        reference: { brand: 'Loprox', company: 'Medimetriks' },
        packs: [{ style: 'Aluminium tube', sizes: ['30 g', '90 g'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['0.77%'],
        reference: { brand: 'Ciclopirox', company: 'Alvogen' },
        packs: [{ style: 'Aluminium tube', sizes: ['30 g', '45 g', '100 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['8%'],
        reference: { brand: 'Penlac', company: 'Valeant' },
        packs: [{ style: 'Glass bottle with brush', sizes: ['1 x 6.6 mL'] }],
      },
    ],
  },
  {
    inn: 'luliconazole',
    otherNames: [],
    brands: ['Luzu', 'Lulicon'],
    salt: 'Luliconazole',
    atcCode: 'D01AC18',
    therapeuticCategories: ['Topical Antifungals'],
    indication: 'Topical treatment of interdigital tinea pedis, tinea cruris and tinea corporis.',
    about:
      'Imidazole antifungal, the R-enantiomer with an E-configured ketene dithioacetal, inhibiting lanosterol ' +
      'demethylase with short treatment courses of one to two weeks. The E/Z and R/S isomer purity of the API ' +
      'and photostability of the cream are the main development points.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1[C@H](S/C(=C(\\C#N)/N2C=CN=C2)/S1)C3=C(C=C(C=C3)Cl)Cl',
      formula: 'C14H9Cl2N3S2',
      mass: 354.28,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Luzu', company: 'Bausch Health' },
        packs: [{ style: 'Aluminium tube', sizes: ['30 g', '60 g'] }],
      },
    ],
  },
  {
    inn: 'efinaconazole',
    otherNames: [],
    brands: ['Jublia', 'Clenafin'],
    salt: 'Efinaconazole',
    atcCode: 'D01AC19',
    therapeuticCategories: ['Topical Antifungals'],
    indication:
      'Topical treatment of toenail onychomycosis caused by Trichophyton rubrum and Trichophyton mentagrophytes.',
    about:
      'Triazole antifungal with low keratin binding, which lets it penetrate the nail plate without debridement. ' +
      'Supplied as a hydroalcoholic solution in a bottle with an integrated flow-through brush; formulation and ' +
      'method-of-use patents, not exclusivity, govern US generic entry.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H]([C@](CN1C=NC=N1)(C2=C(C=C(C=C2)F)F)O)N3CCC(=C)CC3',
      formula: 'C18H22F2N4O',
      mass: 348.39,
    },
    presentations: [
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['10%'],
        reference: { brand: 'Jublia', company: 'Bausch Health' },
        packs: [{ style: 'Plastic bottle with brush applicator', sizes: ['1 x 4 mL', '1 x 8 mL'] }],
      },
    ],
  },
  {
    inn: 'clotrimazole',
    otherNames: [],
    brands: ['Lotrimin', 'Canesten', 'Gyne-Lotrimin', 'Mycelex'],
    salt: 'Clotrimazole',
    atcCode: 'D01AC01',
    therapeuticCategories: ['Topical Antifungals', 'Gynaecologicals'],
    indication:
      'Dermatophyte and Candida infections of the skin, vulvovaginal candidiasis and oropharyngeal candidiasis.',
    about:
      'First-generation imidazole and one of the largest OTC antifungals by volume, inhibiting fungal ergosterol ' +
      'synthesis. Practically insoluble and hydrolysed in acid to a carbinol and imidazole, so the pH of creams ' +
      'and the limit of (2-chlorophenyl)diphenylmethanol must be controlled.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'C1=CC=C(C=C1)C(C2=CC=CC=C2)(C3=CC=CC=C3Cl)N4C=CN=C4',
      formula: 'C22H17ClN2',
      mass: 344.84,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Lotrimin', company: 'Schering-Plough' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '30 g', '45 g'] }],
      },
      {
        dosageForm: 'Cream',
        routes: ['Vaginal'],
        strengths: ['1%', '2%'],
        reference: { brand: 'Gyne-Lotrimin', company: 'Bayer' },
        packs: [{ style: 'Aluminium tube with applicators', sizes: ['21 g', '45 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Lotrimin', company: 'Schering-Plough' },
        packs: [{ style: 'Plastic dropper bottle', sizes: ['1 x 10 mL', '1 x 30 mL'] }],
      },
      {
        dosageForm: 'Lozenges & Chewing Gum',
        routes: ['Oral'],
        strengths: ['10 mg'],
        reference: { brand: 'Mycelex', company: 'Bayer' },
        packs: [{ style: 'HDPE bottle', sizes: ['70s', '140s'] }],
      },
    ],
  },
  {
    inn: 'terbinafine',
    otherNames: [],
    brands: ['Lamisil', 'Lamisil AT'],
    salt: 'Terbinafine hydrochloride',
    atcCode: 'D01AE15',
    therapeuticCategories: ['Topical Antifungals', 'Antimycotics'],
    indication: 'Onychomycosis (tablets) and tinea pedis, cruris and corporis (topical).',
    about:
      'Allylamine that inhibits squalene epoxidase and is fungicidal against dermatophytes; first choice for ' +
      'onychomycosis. The oral tablet is a mature, highly competitive generic and a strong CYP2D6 inhibitor; ' +
      'topical forms are OTC in the US and in most of Europe.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'CC(C)(C)C#C/C=C/CN(C)CC1=CC=CC2=CC=CC=C21',
      formula: 'C21H25N',
      mass: 291.43,
    },
    presentations: [
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['250 mg'],
        reference: { brand: 'Lamisil', company: 'Novartis' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['14s', '28s'] },
          { style: 'HDPE bottle', sizes: ['30s', '100s', '500s'] },
        ],
      },
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Lamisil AT', company: 'Karo Healthcare' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '30 g'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Lamisil AT', company: 'Karo Healthcare' },
        packs: [{ style: 'Aluminium tube', sizes: ['6 g', '12 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Lamisil AT', company: 'Karo Healthcare' },
        packs: [{ style: 'Pump spray bottle', sizes: ['1 x 30 mL', '1 x 125 mL'] }],
      },
    ],
  },
  {
    inn: 'dexpanthenol',
    otherNames: ['d-panthenol', 'panthenol'],
    brands: ['Bepanthen', 'Bepanthol', 'Panthoderm'],
    salt: 'Dexpanthenol',
    atcCode: 'D03AX03',
    therapeuticCategories: ['Emollients & Wound Care'],
    indication: 'Treatment of minor skin lesions, nappy rash, cracked nipples and dry or irritated skin.',
    about:
      'Alcohol analogue of pantothenic acid that is converted in the skin to the vitamin and supports epithelial ' +
      'repair. OTC dossiers in Europe rest on well-established use; the API is a hygroscopic viscous liquid, and ' +
      'pantolactone is the degradation product to control.',
    prescriptionStatus: 'OTC',
    structure: {
      smiles: 'CC(C)(CO)[C@H](C(=O)NCCCO)O',
      formula: 'C9H19NO4',
      mass: 205.25,
    },
    presentations: [
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['5%'],
        reference: null,
        packs: [{ style: 'Aluminium tube', sizes: ['20 g', '30 g', '50 g', '100 g'] }],
      },
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['5%'],
        reference: null,
        packs: [{ style: 'Aluminium tube', sizes: ['30 g', '50 g', '100 g'] }],
      },
    ],
  },
  {
    inn: 'birch triterpenes',
    otherNames: ['birch bark extract', 'oleogel-s10'],
    brands: ['Filsuvez', 'Episalvan'],
    salt: 'Birch triterpenes (dry extract of birch bark)',
    atcCode: 'D03AX13',
    therapeuticCategories: ['Emollients & Wound Care'],
    indication:
      'Wounds associated with dystrophic and junctional epidermolysis bullosa in patients aged six months and older.',
    about:
      'Purified extract of birch bark, mainly betulin with lupeol, betulinic acid, oleanolic acid and ' +
      'erythrodiol, in sunflower oil, where the triterpenes themselves form the gel. A botanical drug: the ' +
      'variability of the raw material and the extract-to-gel process define the comparability problem, on top ' +
      'of orphan exclusivity.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['10%'],
        reference: { brand: 'Filsuvez', company: 'Chiesi' },
        usConstraintDate: '2030-12-18',
        packs: [{ style: 'Aluminium tube', sizes: ['9 g', '23.4 g'] }],
      },
    ],
  },
  {
    inn: 'afamelanotide',
    otherNames: ['nle4-d-phe7-alpha-msh', 'melanotan-1'],
    brands: ['Scenesse'],
    salt: 'Afamelanotide acetate',
    atcCode: 'D02BB02',
    therapeuticCategories: ['Emollients & Wound Care', 'Other Dermatologicals'],
    indication: 'Prevention of phototoxicity in adults with erythropoietic protoporphyria.',
    about:
      'Thirteen-residue analogue of alpha-melanocyte stimulating hormone that activates the melanocortin-1 ' +
      'receptor and raises eumelanin. Given as a bioresorbable poly(lactide-co-glycolide) rod implant every two ' +
      'months, so polymer matching and in-vitro/in-vivo release dominate development.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Injection',
        routes: ['Subcutaneous'],
        strengths: ['16 mg'],
        reference: { brand: 'Scenesse', company: 'Clinuvel' },
        usConstraintDate: '2026-10-08',
        packs: [{ style: 'Glass vial with one implant', sizes: ['1s'] }],
      },
    ],
  },
  {
    inn: 'calcipotriol',
    otherNames: ['calcipotriene'],
    brands: ['Dovonex', 'Daivonex', 'Sorilux'],
    salt: 'Calcipotriol (anhydrous or monohydrate)',
    atcCode: 'D05AX02',
    therapeuticCategories: ['Antipsoriatics'],
    indication: 'Topical treatment of plaque psoriasis, including the scalp.',
    about:
      'Vitamin D3 analogue that binds the vitamin D receptor and normalises keratinocyte growth with little ' +
      'effect on calcium. Potent and easily isomerised (pre-calcipotriol), sensitive to light and acid, and ' +
      'dosed at 50 micrograms per gram, which makes content uniformity and stability the hard parts.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H](/C=C/[C@H](C1CC1)O)[C@H]2CC[C@@H]\\3[C@@]2(CCC/C3=C\\C=C/4\\C[C@H](C[C@@H](C4=C)O)O)C',
      formula: 'C27H40O3',
      mass: 412.6,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['0.005%'],
        reference: { brand: 'Dovonex', company: 'Leo Pharma' },
        packs: [{ style: 'Aluminium tube', sizes: ['60 g', '120 g'] }],
      },
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['0.005%'],
        reference: { brand: 'Dovonex', company: 'Leo Pharma' },
        packs: [{ style: 'Aluminium tube', sizes: ['60 g', '120 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['0.005%'],
        reference: { brand: 'Sorilux', company: 'Mayne Pharma' },
        packs: [{ style: 'Aluminium aerosol can (foam)', sizes: ['60 g', '120 g'] }],
      },
    ],
  },
  {
    inn: 'betamethasone + calcipotriol',
    otherNames: ['calcipotriene and betamethasone dipropionate'],
    brands: ['Taclonex', 'Daivobet', 'Dovobet', 'Enstilar', 'Wynzora'],
    salt: 'Betamethasone dipropionate + calcipotriol',
    atcCode: 'D05AX52',
    therapeuticCategories: ['Antipsoriatics', 'Topical Corticosteroids'],
    indication: 'Topical treatment of plaque psoriasis in adults and adolescents.',
    about:
      'Combination of a potent corticosteroid and a vitamin D3 analogue that outperforms either component. The ' +
      'two have opposite pH optima, so ointments and foams are non-aqueous and the cream (Wynzora) relies on a ' +
      'patented dispersion; bioequivalence needs a clinical endpoint study plus a vasoconstrictor assay.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['0.064%/0.005%'],
        reference: { brand: 'Taclonex', company: 'Leo Pharma' },
        packs: [{ style: 'Aluminium tube', sizes: ['60 g', '100 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['0.064%/0.005%'],
        reference: { brand: 'Enstilar', company: 'Leo Pharma' },
        packs: [
          { style: 'Aluminium aerosol can (foam)', sizes: ['60 g'] },
          { style: 'HDPE bottle (suspension)', sizes: ['60 g'] },
        ],
      },
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['0.064%/0.005%'],
        reference: { brand: 'Wynzora', company: 'MC2 Therapeutics' },
        packs: [{ style: 'Aluminium tube', sizes: ['60 g'] }],
      },
    ],
  },
  {
    inn: 'acitretin',
    otherNames: ['etretin'],
    brands: ['Soriatane', 'Neotigason'],
    salt: 'Acitretin',
    atcCode: 'D05BB02',
    therapeuticCategories: ['Antipsoriatics'],
    indication:
      'Severe psoriasis, including pustular and erythrodermic forms, and severe disorders of keratinisation.',
    about:
      'Oral retinoid and active metabolite of etretinate, with a strict pregnancy prevention programme because ' +
      'alcohol re-esterifies it to the long-lived etretinate. Highly variable, food-dependent absorption and ' +
      'light sensitivity call for a fed bioequivalence study and protected handling.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=CC(=C(C(=C1/C=C/C(=C/C=C/C(=C/C(=O)O)/C)/C)C)C)OC',
      formula: 'C21H26O3',
      mass: 326.43,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '17.5 mg', '25 mg'],
        reference: { brand: 'Soriatane', company: 'Stiefel' },
        packs: [
          { style: 'PVC/PVDC blister', sizes: ['3 x 10', '10 x 10'] },
          { style: 'HDPE bottle', sizes: ['30s'] },
        ],
      },
    ],
  },
  {
    inn: 'tapinarof',
    otherNames: ['benvitimod'],
    brands: ['Vtama'],
    salt: 'Tapinarof',
    atcCode: 'D05AX07',
    therapeuticCategories: ['Antipsoriatics', 'Other Dermatologicals'],
    indication:
      'Topical treatment of plaque psoriasis in adults and of atopic dermatitis from two years of age.',
    about:
      'First-in-class aryl hydrocarbon receptor agonist, a non-steroidal stilbenoid first isolated from a ' +
      'nematode symbiont. Applied once a day without a limit on duration; the phenolic stilbene is prone to ' +
      'oxidation and E/Z isomerisation, and polymorph patents sit beside the US exclusivity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)C1=C(C=C(C=C1O)/C=C/C2=CC=CC=C2)O',
      formula: 'C17H18O2',
      mass: 254.32,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Vtama', company: 'Dermavant' },
        usConstraintDate: '2027-12-12',
        packs: [{ style: 'Aluminium tube', sizes: ['60 g'] }],
      },
    ],
  },
  {
    inn: 'tazarotene',
    otherNames: [],
    brands: ['Tazorac', 'Zorac', 'Fabior', 'Arazlo'],
    salt: 'Tazarotene',
    atcCode: 'D05AX05',
    therapeuticCategories: ['Antipsoriatics', 'Anti-Acne'],
    indication: 'Plaque psoriasis and acne vulgaris.',
    about:
      'Acetylenic retinoid prodrug, selective for the retinoic acid receptors beta and gamma once hydrolysed to ' +
      'tazarotenic acid. Gel, cream, foam and the 0.045% lotion each have their own reference product; generics ' +
      'need a clinical endpoint study or the draft in-vitro option under Q1/Q2.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCOC(=O)C1=CN=C(C=C1)C#CC2=CC3=C(C=C2)SCCC3(C)C',
      formula: 'C21H21NO2S',
      mass: 351.46,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['0.05%', '0.1%'],
        reference: { brand: 'Tazorac', company: 'Allergan' },
        packs: [{ style: 'Aluminium tube', sizes: ['30 g', '60 g'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['0.05%', '0.1%'],
        reference: { brand: 'Tazorac', company: 'Allergan' },
        packs: [{ style: 'Aluminium tube', sizes: ['30 g', '100 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['0.1%'],
        reference: { brand: 'Fabior', company: 'Mayne Pharma' },
        packs: [{ style: 'Aluminium aerosol can (foam)', sizes: ['50 g', '100 g'] }],
      },
    ],
  },
  {
    inn: 'mupirocin',
    otherNames: ['pseudomonic acid a'],
    brands: ['Bactroban', 'Centany'],
    salt: 'Mupirocin (ointment), mupirocin calcium (cream)',
    atcCode: 'D06AX09',
    therapeuticCategories: ['Topical Antibiotics & Antiseptics'],
    indication:
      'Impetigo and secondarily infected traumatic skin lesions caused by Staphylococcus aureus and ' +
      'Streptococcus pyogenes.',
    about:
      'Fermentation product of Pseudomonas fluorescens that blocks bacterial isoleucyl-tRNA synthetase, without ' +
      'cross-resistance to other classes. The free acid rearranges outside pH 4 to 9, so the ointment uses a ' +
      'macrogol base and the cream the calcium salt.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@H]([C@@H](C)O)[C@H]1[C@@H](O1)C[C@H]2CO[C@H]([C@@H]([C@@H]2O)O)C/C(=C/C(=O)OCCCCCCCCC(=O)O)/C',
      formula: 'C26H44O9',
      mass: 500.62,
    },
    presentations: [
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['2%'],
        reference: { brand: 'Bactroban', company: 'GlaxoSmithKline' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '22 g', '30 g'] }],
      },
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['2%'],
        reference: { brand: 'Bactroban', company: 'GlaxoSmithKline' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '30 g'] }],
      },
    ],
  },
  {
    inn: 'silver sulfadiazine',
    otherNames: ['sulfadiazine silver'],
    brands: ['Silvadene', 'SSD', 'Flamazine', 'Flammazine'],
    salt: 'Silver sulfadiazine (micronised)',
    atcCode: 'D06BA01',
    therapeuticCategories: ['Topical Antibiotics & Antiseptics', 'Emollients & Wound Care'],
    indication: 'Prevention and treatment of wound sepsis in second- and third-degree burns.',
    about:
      'Silver salt of a sulfonamide that releases silver ions slowly on the wound and acts on Gram-negative and ' +
      'Gram-positive bacteria and yeasts. Particle size of the micronised API and darkening by light are the ' +
      'quality points; jars of 400 g and above serve hospital burns units.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C1=CN=C(N=C1)[N-]S(=O)(=O)C2=CC=C(C=C2)N.[Ag+]',
      formula: 'C10H9AgN4O2S',
      mass: 357.14,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Silvadene', company: 'King Pharmaceuticals' },
        packs: [
          { style: 'Aluminium tube', sizes: ['20 g', '50 g', '85 g'] },
          { style: 'HDPE jar', sizes: ['50 g', '400 g', '1000 g'] },
        ],
      },
    ],
  },
  {
    inn: 'fusidic acid',
    otherNames: ['sodium fusidate'],
    brands: ['Fucidin'],
    salt: 'Fusidic acid hemihydrate (cream), sodium fusidate (ointment)',
    atcCode: 'D06AX01',
    therapeuticCategories: ['Topical Antibiotics & Antiseptics'],
    indication:
      'Staphylococcal and streptococcal skin infections such as impetigo, folliculitis and infected dermatitis.',
    about:
      'Steroid-like fermentation antibiotic that blocks elongation factor G and is a mainstay against ' +
      'Staphylococcus aureus outside the US, where it was never approved. Development in Europe rests on ' +
      'in-vitro or clinical equivalence for topicals; the cream oxidises and usually carries ' +
      'butylhydroxyanisole.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@@H]1[C@@H]2CC[C@]3([C@H]([C@]2(CC[C@H]1O)C)[C@@H](C[C@@H]\\4[C@@]3(C[C@@H](/C4=C(/CCC=C(C)C)\\C(' +
        '=O)O)OC(=O)C)C)O)C',
      formula: 'C31H48O6',
      mass: 516.71,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['2%'],
        reference: null,
        packs: [{ style: 'Aluminium tube', sizes: ['5 g', '15 g', '30 g'] }],
      },
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['2%'],
        reference: null,
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '30 g'] }],
      },
    ],
  },
  {
    inn: 'imiquimod',
    otherNames: [],
    brands: ['Aldara', 'Zyclara'],
    salt: 'Imiquimod',
    atcCode: 'D06BB10',
    therapeuticCategories: ['Topical Antibiotics & Antiseptics', 'Other Dermatologicals'],
    indication:
      'External genital and perianal warts, actinic keratosis and superficial basal cell carcinoma.',
    about:
      'Toll-like receptor 7 agonist that induces interferon alpha and a local immune response against ' +
      'virus-infected and neoplastic skin. Very poorly soluble, dissolved in isostearic or oleic acid; ' +
      'single-dose sachets for 5% and a pump for 2.5% and 3.75%, each with its own clinical endpoint guidance.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC(C)CN1C=NC2=C1C3=CC=CC=C3N=C2N',
      formula: 'C14H16N4',
      mass: 240.3,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['2.5%', '3.75%', '5%'],
        reference: { brand: 'Zyclara', company: 'Bausch Health' },
        packs: [
          { style: 'Aluminium sachet', sizes: ['12 x 250 mg', '24 x 250 mg'] },
          { style: 'Airless pump', sizes: ['7.5 g', '15 g'] },
        ],
      },
    ],
  },
  {
    inn: 'berdazimer sodium',
    otherNames: ['berdazimer'],
    brands: ['Zelsuvmi'],
    salt: 'Berdazimer sodium',
    atcCode: 'D06BB13',
    therapeuticCategories: ['Topical Antibiotics & Antiseptics', 'Other Dermatologicals'],
    indication: 'Topical treatment of molluscum contagiosum from one year of age.',
    about:
      'Nitric oxide-releasing polysiloxane bearing N-diazeniumdiolate groups, the first prescription product for ' +
      'home use in molluscum. Two gels, the active and a hydrogel that donates protons, are mixed on the skin at ' +
      "application; moisture exclusion and the polymer's nitric oxide content define quality.",
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['10.3%'],
        reference: { brand: 'Zelsuvmi', company: 'LNHC' },
        usConstraintDate: '2029-01-05',
        packs: [{ style: 'Two aluminium tubes (active gel and hydrogel)', sizes: ['31 g'] }],
      },
    ],
  },
  {
    inn: 'clobetasol',
    otherNames: ['clobetasol propionate'],
    brands: ['Temovate', 'Dermovate', 'Clobex', 'Olux', 'Impoyz'],
    salt: 'Clobetasol propionate',
    atcCode: 'D07AD01',
    therapeuticCategories: ['Topical Corticosteroids', 'Antipsoriatics'],
    indication:
      'Short-term treatment of corticosteroid-responsive dermatoses and plaque psoriasis resistant to weaker steroids.',
    about:
      'Group I super-potent corticosteroid. US generics prove equivalence with the vasoconstrictor (skin ' +
      'blanching) assay, a pharmacodynamic study well within reach of small sponsors; shampoo, foam, spray and ' +
      'the 0.025% cream are separate reference products.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'C[C@H]1C[C@H]2[C@@H]3CCC4=CC(=O)C=C[C@@]4([C@]3([C@H](C[C@@]2([C@]1(C(=O)CCl)O)C)O)F)C',
      formula: 'C22H28ClFO4',
      mass: 410.9,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['0.05%'],
        reference: { brand: 'Temovate', company: 'Fougera' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '30 g', '45 g', '60 g'] }],
      },
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['0.05%'],
        reference: { brand: 'Temovate', company: 'Fougera' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '30 g', '60 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['0.05%'],
        reference: { brand: 'Clobex', company: 'Galderma' },
        packs: [
          { style: 'HDPE bottle', sizes: ['1 x 59 mL', '1 x 118 mL'] },
          { style: 'Aluminium aerosol can (foam)', sizes: ['50 g', '100 g'] },
        ],
      },
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['0.05%'],
        reference: { brand: 'Temovate', company: 'Fougera' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '30 g', '60 g'] }],
      },
    ],
  },
  {
    inn: 'mometasone',
    otherNames: ['mometasone furoate'],
    brands: ['Elocon', 'Elocom', 'Ecural', 'Nasonex'],
    salt: 'Mometasone furoate (dermal), mometasone furoate monohydrate (nasal)',
    atcCode: 'D07AC13',
    therapeuticCategories: ['Topical Corticosteroids', 'Respiratory & Allergy'],
    indication: 'Corticosteroid-responsive dermatoses; as nasal spray, allergic rhinitis and nasal polyps.',
    about:
      'Medium-potency (ointment: high) 17-furoate ester with once-daily use and a good benefit-risk index, also ' +
      'in nasal and inhaled products. The anhydrous and monohydrate forms must be distinguished: dermal products ' +
      'use the anhydrous form with the vasoconstrictor assay, the nasal suspension the monohydrate.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'C[C@@H]1C[C@H]2[C@@H]3CCC4=CC(=O)C=C[C@@]4([C@]3([C@H](C[C@@]2([C@]1(C(=O)CCl)O)C)O)Cl)C',
      formula: 'C22H28Cl2O4',
      mass: 427.36,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['0.1%'],
        reference: { brand: 'Elocon', company: 'Organon' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '45 g'] }],
      },
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['0.1%'],
        reference: { brand: 'Elocon', company: 'Organon' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '45 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['0.1%'],
        reference: { brand: 'Elocon', company: 'Organon' },
        packs: [{ style: 'HDPE bottle', sizes: ['1 x 30 mL', '1 x 60 mL'] }],
      },
      {
        dosageForm: 'Nasal Spray',
        routes: ['Nasal'],
        strengths: ['0.05 mg/spray'],
        reference: { brand: 'Nasonex 24HR Allergy', company: 'Organon' },
        packs: [{ style: 'HDPE bottle with metered pump', sizes: ['1 x 60 sprays', '1 x 120 sprays'] }],
      },
    ],
  },
  {
    inn: 'ulobetasol',
    otherNames: ['halobetasol', 'halobetasol propionate'],
    brands: ['Ultravate', 'Bryhali', 'Lexette'],
    salt: 'Ulobetasol propionate',
    atcCode: 'D07AC21',
    therapeuticCategories: ['Topical Corticosteroids', 'Antipsoriatics'],
    indication: 'Corticosteroid-responsive dermatoses and plaque psoriasis in adults.',
    about:
      'Super-potent difluorinated corticosteroid of US group I, used for up to two weeks at 0.05% or eight weeks ' +
      'at 0.01%. Cream and ointment generics use the vasoconstrictor assay, whereas foam and lotion have their ' +
      'own reference products and later patents.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles:
        'C[C@H]1C[C@H]2[C@@H]3C[C@@H](C4=CC(=O)C=C[C@@]4([C@]3([C@H](C[C@@]2([C@]1(C(=O)CCl)O)C)O)F)C)F',
      formula: 'C22H27ClF2O4',
      mass: 428.89,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['0.05%'],
        reference: { brand: 'Ultravate', company: 'Sun Pharma' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '50 g'] }],
      },
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['0.05%'],
        reference: { brand: 'Ultravate', company: 'Sun Pharma' },
        packs: [{ style: 'Aluminium tube', sizes: ['15 g', '50 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['0.01%', '0.05%'],
        reference: { brand: 'Lexette', company: 'Mayne Pharma' },
        packs: [
          { style: 'HDPE bottle', sizes: ['1 x 60 mL'] },
          { style: 'Aluminium aerosol can (foam)', sizes: ['50 g', '100 g'] },
        ],
      },
    ],
  },
  {
    inn: 'adapalene',
    otherNames: [],
    brands: ['Differin', 'Adaferin'],
    salt: 'Adapalene',
    atcCode: 'D10AD03',
    therapeuticCategories: ['Anti-Acne'],
    indication: 'Topical treatment of acne vulgaris.',
    about:
      'Naphthoic acid retinoid selective for the retinoic acid receptors beta and gamma, better tolerated and ' +
      'far more stable to light and benzoyl peroxide than tretinoin. The 0.1% gel is OTC in the US since 2016; ' +
      'the micronised particle size in the gel drives follicular deposition.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'COC1=C(C=C(C=C1)C2=CC3=C(C=C2)C=C(C=C3)C(=O)O)C45CC6CC(C4)CC(C6)C5',
      formula: 'C28H28O3',
      mass: 412.53,
    },
    presentations: [
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['0.1%', '0.3%'],
        reference: { brand: 'Differin', company: 'Galderma' },
        packs: [
          { style: 'Aluminium tube', sizes: ['15 g', '30 g', '45 g'] },
          { style: 'Airless pump', sizes: ['45 g'] },
        ],
      },
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['0.1%'],
        reference: { brand: 'Differin', company: 'Galderma' },
        packs: [{ style: 'Aluminium tube', sizes: ['30 g', '45 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['0.1%'],
        reference: { brand: 'Differin', company: 'Galderma' },
        packs: [{ style: 'HDPE pump bottle', sizes: ['1 x 59 mL'] }],
      },
    ],
  },
  {
    inn: 'adapalene + benzoyl peroxide',
    otherNames: ['benzoyl peroxide and adapalene'],
    brands: ['Epiduo', 'Epiduo Forte'],
    salt: 'Adapalene + hydrous benzoyl peroxide',
    atcCode: 'D10AD53',
    therapeuticCategories: ['Anti-Acne'],
    indication: 'Topical treatment of acne vulgaris from nine years of age.',
    about:
      'Retinoid and oxidising antibacterial in one aqueous gel, recommended first line because it avoids ' +
      'antibiotics. Both actives are suspended; the grade and water content of benzoyl peroxide (a peroxide that ' +
      'may not dry out) and the clinical endpoint study are the main hurdles.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['0.1%/2.5%', '0.3%/2.5%'],
        reference: { brand: 'Epiduo', company: 'Galderma' },
        packs: [
          { style: 'Airless pump', sizes: ['15 g', '30 g', '45 g', '60 g'] },
          { style: 'Plastic tube', sizes: ['30 g'] },
        ],
      },
    ],
  },
  {
    inn: 'adapalene + benzoyl peroxide + clindamycin',
    otherNames: [],
    brands: ['Cabtreo'],
    salt: 'Adapalene + benzoyl peroxide + clindamycin phosphate',
    atcCode: 'D10AD53',
    therapeuticCategories: ['Anti-Acne', 'Topical Antibiotics & Antiseptics'],
    indication: 'Topical treatment of acne vulgaris in patients 12 years of age and older.',
    about:
      'First triple fixed combination for acne: retinoid, oxidising agent and lincosamide antibiotic in a ' +
      'polymeric mesh gel. Stability of clindamycin phosphate beside benzoyl peroxide requires refrigeration ' +
      'before dispensing; a generic needs a clinical endpoint study with three actives.',
    prescriptionStatus: 'Rx',
    presentations: [
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['0.15%/3.1%/1.2%'],
        reference: { brand: 'Cabtreo', company: 'Bausch Health' },
        usConstraintDate: '2026-10-20',
        packs: [{ style: 'Airless pump', sizes: ['20 g', '50 g'] }],
      },
    ],
  },
  {
    inn: 'isotretinoin',
    otherNames: ['13-cis-retinoic acid'],
    brands: ['Absorica', 'Accutane', 'Roaccutane', 'Claravis'],
    salt: 'Isotretinoin',
    atcCode: 'D10BA01',
    therapeuticCategories: ['Anti-Acne'],
    indication: 'Severe recalcitrant nodular acne unresponsive to conventional therapy.',
    about:
      'Oral retinoid that shrinks sebaceous glands, dispensed in the US only under the iPLEDGE programme. ' +
      'Lipophilic (BCS class II) with a marked food effect, so fasting and fed studies are both needed; ' +
      'sensitive to light and oxygen, filled as an oily suspension in soft capsules or as a lipid semi-solid in ' +
      'hard capsules.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1=C(C(CCC1)(C)C)/C=C/C(=C/C=C/C(=C\\C(=O)O)/C)/C',
      formula: 'C20H28O2',
      mass: 300.44,
    },
    presentations: [
      {
        dosageForm: 'Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '25 mg', '30 mg', '35 mg', '40 mg'],
        reference: { brand: 'Absorica', company: 'Sun Pharma' },
        packs: [{ style: 'Alu-Alu blister', sizes: ['3 x 10'] }],
      },
      {
        dosageForm: 'Soft Gel Capsules',
        routes: ['Oral'],
        strengths: ['10 mg', '20 mg', '40 mg'],
        reference: { brand: 'Accutane', company: 'Hoffmann-La Roche' },
        packs: [{ style: 'PVC/PVDC blister', sizes: ['3 x 10'] }],
      },
    ],
  },
  {
    inn: 'clascoterone',
    otherNames: ['cortexolone 17alpha-propionate'],
    brands: ['Winlevi'],
    salt: 'Clascoterone',
    atcCode: 'D10AX06',
    therapeuticCategories: ['Anti-Acne'],
    indication: 'Topical treatment of acne vulgaris in patients 12 years of age and older.',
    about:
      'First topical androgen receptor inhibitor, acting in the sebaceous gland and hydrolysed quickly to ' +
      'cortexolone in plasma. The ester migrates and hydrolyses outside a narrow pH window, and several crystal ' +
      'forms are patented; a scalp solution for androgenetic alopecia is in development.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCC(=O)O[C@@]1(CC[C@@H]2[C@@]1(CC[C@H]3[C@H]2CCC4=CC(=O)CC[C@]34C)C)C(=O)CO',
      formula: 'C24H34O5',
      mass: 402.52,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['1%'],
        reference: { brand: 'Winlevi', company: 'Sun Pharma' },
        packs: [{ style: 'Aluminium tube', sizes: ['60 g'] }],
      },
    ],
  },
  {
    inn: 'azelaic acid',
    otherNames: ['nonanedioic acid'],
    brands: ['Azelex', 'Finacea', 'Skinoren'],
    salt: 'Azelaic acid (micronised)',
    atcCode: 'D10AX03',
    therapeuticCategories: ['Anti-Acne', 'Other Dermatologicals'],
    indication:
      'Acne vulgaris (20% cream) and inflammatory papules and pustules of rosacea (15% gel and foam).',
    about:
      'Natural dicarboxylic acid with antibacterial, anti-inflammatory and mild depigmenting action and no ' +
      'systemic risk in pregnancy. At 15 to 20% it is largely suspended, so particle size and pH of the gel ' +
      'control release; lower strengths are sold as cosmetics in some markets.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'OC(=O)CCCCCCCC(=O)O',
      formula: 'C9H16O4',
      mass: 188.22,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['20%'],
        reference: { brand: 'Azelex', company: 'Almirall' },
        packs: [{ style: 'Aluminium tube', sizes: ['30 g', '50 g'] }],
      },
      {
        dosageForm: 'Gel',
        routes: ['Topical'],
        strengths: ['15%'],
        reference: { brand: 'Finacea', company: 'Leo Pharma' },
        packs: [{ style: 'Aluminium tube', sizes: ['30 g', '50 g'] }],
      },
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['15%'],
        reference: { brand: 'Finacea', company: 'Leo Pharma' },
        packs: [{ style: 'Aluminium aerosol can (foam)', sizes: ['50 g'] }],
      },
    ],
  },
  {
    inn: 'crisaborole',
    otherNames: [],
    brands: ['Eucrisa', 'Staquis'],
    salt: 'Crisaborole',
    atcCode: 'D11AH06',
    therapeuticCategories: ['Other Dermatologicals'],
    indication: 'Mild to moderate atopic dermatitis in adults and children from three months of age.',
    about:
      'Boron-based phosphodiesterase-4 inhibitor in which the oxaborole ring mimics phosphate. The drug is ' +
      'dissolved in a macrogol and propylene glycol ointment, a simple Q1/Q2 target, but application-site ' +
      'burning limits uptake and several US generics are being litigated.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'B1(C2=C(CO1)C=C(C=C2)OC3=CC=C(C=C3)C#N)O',
      formula: 'C14H10BNO3',
      mass: 251.05,
    },
    presentations: [
      {
        dosageForm: 'Ointment',
        routes: ['Topical'],
        strengths: ['2%'],
        reference: { brand: 'Eucrisa', company: 'Anacor' },
        usConstraintDate: '2026-04-03',
        packs: [{ style: 'Laminated tube', sizes: ['60 g', '100 g'] }],
      },
    ],
  },
  {
    inn: 'abrocitinib',
    otherNames: [],
    brands: ['Cibinqo'],
    salt: 'Abrocitinib',
    atcCode: 'D11AH08',
    therapeuticCategories: ['Other Dermatologicals'],
    indication: 'Refractory, moderate to severe atopic dermatitis in adults and adolescents.',
    about:
      'Oral selective Janus kinase 1 inhibitor with the class boxed warning on infection, thrombosis and ' +
      'malignancy. Crystalline free base with pH-dependent solubility, in dose-proportional immediate-release ' +
      'tablets; the compound patent runs well beyond the data exclusivity.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CCCS(=O)(=O)N[C@H]1C[C@H](C1)N(C)C2=NC=NC3=C2C=CN3',
      formula: 'C14H21N5O2S',
      mass: 323.42,
    },
    presentations: [
      {
        dosageForm: 'Film Coated Tablets',
        routes: ['Oral'],
        strengths: ['50 mg', '100 mg', '200 mg'],
        reference: { brand: 'Cibinqo', company: 'Pfizer' },
        usConstraintDate: '2027-01-14',
        packs: [
          { style: 'HDPE bottle', sizes: ['30s'] },
          { style: 'PVC/PVDC blister', sizes: ['14s', '28s'] },
        ],
      },
    ],
  },
  {
    inn: 'delgocitinib',
    otherNames: [],
    brands: ['Anzupgo', 'Corectim'],
    salt: 'Delgocitinib',
    atcCode: 'D11AH11',
    therapeuticCategories: ['Other Dermatologicals'],
    indication:
      'Moderate to severe chronic hand eczema in adults who respond insufficiently to topical corticosteroids.',
    about:
      'Topical pan-Janus kinase inhibitor (JAK1, 2, 3 and TYK2) and the first product approved specifically for ' +
      'chronic hand eczema. The cream gives negligible systemic exposure; in Japan the same molecule is sold as ' +
      'an ointment (0.25% and 0.5%) for atopic dermatitis.',
    prescriptionStatus: 'Rx',
    structure: {
      smiles: 'CC1CN(C12CCN(C2)C3=NC=NC4=C3C=CN4)C(=O)CC#N',
      formula: 'C16H18N6O',
      mass: 310.35,
    },
    presentations: [
      {
        dosageForm: 'Cream',
        routes: ['Topical'],
        strengths: ['2%'],
        reference: { brand: 'Anzupgo', company: 'Leo Pharma' },
        usConstraintDate: '2030-07-23',
        packs: [{ style: 'Aluminium tube', sizes: ['30 g', '60 g'] }],
      },
    ],
  },
  {
    inn: 'minoxidil',
    otherNames: [],
    brands: ['Rogaine', 'Regaine', 'Loniten'],
    salt: 'Minoxidil',
    atcCode: 'D11AX01',
    therapeuticCategories: ['Other Dermatologicals', 'Antihypertensives'],
    indication: 'Androgenetic alopecia (topical) and severe resistant hypertension (tablets).',
    about:
      'Potassium channel opener, first an antihypertensive, whose sulfated metabolite prolongs the anagen phase ' +
      'of hair. Topical solution and foam are large OTC generics; interest in low-dose oral use (off-label) has ' +
      'revived demand for the 2.5 mg tablet.',
    prescriptionStatus: 'Rx & OTC',
    structure: {
      smiles: 'C1CCN(CC1)C2=NC(=N)N(C(=C2)N)O',
      formula: 'C9H15N5O',
      mass: 209.25,
    },
    presentations: [
      {
        dosageForm: 'Topical Solution & Lotion',
        routes: ['Topical'],
        strengths: ['2%', '5%'],
        reference: { brand: "Men's Rogaine", company: 'Kenvue' },
        packs: [
          { style: 'HDPE bottle', sizes: ['1 x 60 mL', '3 x 60 mL'] },
          { style: 'Aluminium aerosol can (foam)', sizes: ['60 g', '3 x 60 g'] },
        ],
      },
      {
        dosageForm: 'Tablets',
        routes: ['Oral'],
        strengths: ['2.5 mg', '10 mg'],
        reference: { brand: 'Loniten', company: 'Pfizer' },
        packs: [{ style: 'HDPE bottle', sizes: ['100s'] }],
      },
    ],
  },
];
