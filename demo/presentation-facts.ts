import type { TherapeuticCategory } from '#contract/dossier-lists.ts';
import type { Molecule, Presentation } from './molecule.ts';

/** What is true of one presentation and not of the molecule's others. */
export type OwnFacts = Partial<
  Pick<Presentation, 'salt' | 'indication' | 'atcCode' | 'therapeuticCategories'>
>;

/** Of which presentations: all that are asked about must hold. */
type Which = { form?: RegExp; route?: RegExp; brand?: RegExp };
type Own = readonly [Which, OwnFacts];

const injected = { form: /Injection/ };
const eye = { route: /Ophthalmic/ };
const ear = { route: /Otic/ };
const skin = { route: /^Topical/ };
const nose = { form: /Nasal/ };
const patch = { form: /Patch/ };
const vaginal = { route: /Vaginal/ };
const swallowed = { route: /^Oral/ };

const eyes: [TherapeuticCategory] = ['Ophthalmologicals & Otologicals'];
const nasal: [TherapeuticCategory] = ['Respiratory & Allergy'];

/** Salts, indications and ATC codes that differ between the presentations of a molecule; the first that fits counts. */
export const presentationFacts: Readonly<Record<string, readonly Own[]>> = {
  omeprazole: [
    [injected, { salt: 'Omeprazole sodium' }],
    [{ form: /Oral Suspension|Delayed Release Tablets/ }, { salt: 'Omeprazole magnesium' }],
  ],
  esomeprazole: [[injected, { salt: 'Esomeprazole sodium' }]],
  metoclopramide: [[nose, { indication: 'Acute and recurrent diabetic gastroparesis in adults.' }]],
  granisetron: [[{ form: /Patch|Injection/ }, { salt: 'Granisetron' }]],
  semaglutide: [
    [{ brand: /Wegovy/ }, { indication: 'Chronic weight management in obesity and overweight.' }],
    [{ brand: /Rybelsus|Ozempic/ }, { indication: 'Type 2 diabetes mellitus.' }],
  ],
  'ascorbic acid': [
    [injected, { indication: 'Short-term treatment of scurvy where oral intake is not possible.' }],
    [swallowed, { indication: 'Prevention of vitamin C deficiency.' }],
  ],
  'zinc sulfate': [
    [injected, { indication: 'Source of zinc in parenteral nutrition.' }],
    [swallowed, { indication: 'Treatment of childhood diarrhoea, with oral rehydration.' }],
  ],
  treprostinil: [
    [
      { form: /Extended Release/ },
      { salt: 'Treprostinil diolamine', indication: 'Pulmonary arterial hypertension.' },
    ],
    [injected, { indication: 'Pulmonary arterial hypertension.' }],
    [{ form: /Inhalation/ }, { indication: 'Pulmonary hypertension, also with interstitial lung disease.' }],
  ],
  ciclopirox: [
    [
      { form: /Cream/ },
      { salt: 'Ciclopirox olamine', indication: 'Tinea, cutaneous candidiasis and pityriasis versicolor.' },
    ],
    [
      { form: /Gel/ },
      {
        salt: 'Ciclopirox',
        indication: 'Tinea pedis and corporis, and seborrhoeic dermatitis of the scalp.',
      },
    ],
    [{}, { salt: 'Ciclopirox', indication: 'Mild to moderate onychomycosis.' }],
  ],
  mupirocin: [
    [{ form: /Ointment/ }, { salt: 'Mupirocin', indication: 'Impetigo.' }],
    [
      { form: /Cream/ },
      { salt: 'Mupirocin calcium', indication: 'Secondarily infected traumatic skin lesions.' },
    ],
  ],
  'fusidic acid': [
    [{ form: /Cream/ }, { salt: 'Fusidic acid hemihydrate' }],
    [{ form: /Ointment/ }, { salt: 'Sodium fusidate' }],
  ],
  'azelaic acid': [
    [{ form: /Cream/ }, { indication: 'Mild to moderate acne vulgaris.' }],
    [{}, { indication: 'Inflammatory papules and pustules of rosacea.' }],
  ],
  aciclovir: [
    [injected, { salt: 'Aciclovir sodium' }],
    [
      { form: /Cream|Ointment/ },
      { salt: 'Aciclovir', indication: 'Herpes simplex of the lips and the genitals.' },
    ],
    [{}, { salt: 'Aciclovir' }],
  ],
  permethrin: [
    [{ form: /Cream/ }, { indication: 'Scabies.' }],
    [{}, { indication: 'Head lice.' }],
  ],
  'tranexamic acid': [
    [swallowed, { indication: 'Cyclic heavy menstrual bleeding.' }],
    [injected, { indication: 'Prevention and treatment of haemorrhage due to fibrinolysis.' }],
  ],
  'glyceryl trinitrate': [
    [{ form: /Sublingual/ }, { indication: 'Acute relief of an attack of angina pectoris.' }],
    [patch, { indication: 'Prevention of angina pectoris.' }],
    [injected, { indication: 'Perioperative hypertension, acute heart failure and unstable angina.' }],
  ],
  clonidine: [
    [
      { brand: /Duraclon/ },
      { indication: 'Severe cancer pain, epidurally with an opioid.', atcCode: 'N02CX02' },
    ],
    [{ form: /Extended/ }, { indication: 'Attention deficit hyperactivity disorder.' }],
    [patch, { salt: 'Clonidine' }],
  ],
  propranolol: [
    [
      { brand: /Hemangeol/ },
      { indication: 'Proliferating infantile haemangioma requiring systemic therapy.' },
    ],
    [injected, { indication: 'Life-threatening arrhythmias.' }],
    [{ form: /Extended/ }, { indication: 'Hypertension, angina pectoris and migraine prophylaxis.' }],
  ],
  metoprolol: [
    [
      { form: /^Tablets|Injection/ },
      { salt: 'Metoprolol tartrate', indication: 'Hypertension, angina pectoris and myocardial infarction.' },
    ],
  ],
  diltiazem: [
    [injected, { indication: 'Atrial fibrillation or flutter and paroxysmal supraventricular tachycardia.' }],
    [swallowed, { indication: 'Hypertension and chronic stable angina.' }],
  ],
  clotrimazole: [
    [
      vaginal,
      {
        indication: 'Vulvovaginal candidiasis.',
        atcCode: 'G01AF02',
        therapeuticCategories: ['Gynaecologicals'],
      },
    ],
    [
      { form: /Lozenges/ },
      {
        indication: 'Oropharyngeal candidiasis.',
        atcCode: 'A01AB18',
        therapeuticCategories: ['Oral Care & Stomatologicals'],
      },
    ],
    [skin, { indication: 'Dermatophyte and Candida infections of the skin.' }],
  ],
  terbinafine: [
    [
      swallowed,
      {
        indication: 'Onychomycosis of fingernails and toenails.',
        atcCode: 'D01BA02',
        therapeuticCategories: ['Antimycotics'],
      },
    ],
    [skin, { indication: 'Tinea pedis, cruris and corporis.' }],
  ],
  mometasone: [
    [
      nose,
      {
        salt: 'Mometasone furoate monohydrate',
        indication: 'Allergic rhinitis and nasal polyps.',
        atcCode: 'R01AD09',
        therapeuticCategories: nasal,
      },
    ],
    [skin, { salt: 'Mometasone furoate', indication: 'Corticosteroid-responsive dermatoses.' }],
  ],
  minoxidil: [
    [skin, { indication: 'Androgenetic alopecia.' }],
    [
      swallowed,
      {
        indication: 'Severe resistant hypertension.',
        atcCode: 'C02DC01',
        therapeuticCategories: ['Antihypertensives'],
      },
    ],
  ],
  metronidazole: [
    [vaginal, { indication: 'Bacterial vaginosis.' }],
    [
      skin,
      {
        indication: 'Inflammatory lesions of rosacea.',
        atcCode: 'D06BX01',
        therapeuticCategories: ['Topical Antibiotics & Antiseptics'],
      },
    ],
    [
      swallowed,
      {
        indication: 'Trichomoniasis, amoebiasis and anaerobic infections.',
        atcCode: 'P01AB01',
        therapeuticCategories: ['Antiparasitics'],
      },
    ],
    [
      injected,
      {
        indication: 'Anaerobic infections and surgical prophylaxis.',
        atcCode: 'J01XD01',
        therapeuticCategories: ['Antibacterials'],
      },
    ],
  ],
  'ethinylestradiol + levonorgestrel': [[patch, { indication: 'Contraception by a weekly patch.' }]],
  estradiol: [
    [vaginal, { indication: 'Dyspareunia and vulvovaginal atrophy of menopause.' }],
    [{ form: /Gel/ }, { indication: 'Vasomotor symptoms of menopause.' }],
  ],
  progesterone: [
    [swallowed, { indication: 'Endometrial protection in hormone therapy and secondary amenorrhoea.' }],
    [{ form: /Suppositories/ }, { indication: 'Luteal support in assisted reproduction.' }],
    [vaginal, { indication: 'Luteal support in assisted reproduction and secondary amenorrhoea.' }],
    [injected, { salt: 'Progesterone', indication: 'Amenorrhoea and abnormal uterine bleeding.' }],
  ],
  medroxyprogesterone: [
    [{ brand: /SubQ/ }, { indication: 'Contraception and endometriosis-associated pain.' }],
    [injected, { indication: 'Three-monthly contraception.' }],
    [swallowed, { indication: 'Secondary amenorrhoea and abnormal uterine bleeding.', atcCode: 'G03DA02' }],
  ],
  testosterone: [
    [{ route: /Transdermal/ }, { salt: 'Testosterone' }],
    [{ brand: /Aveed|Jatenzo/ }, { salt: 'Testosterone undecanoate' }],
  ],
  octreotide: [
    [swallowed, { indication: 'Long-term maintenance treatment of acromegaly.' }],
    [
      { brand: /LAR/ },
      { indication: 'Acromegaly, carcinoid syndrome and VIP-secreting tumours, once stabilised.' },
    ],
  ],
  desmopressin: [
    [injected, { indication: 'Central diabetes insipidus, mild haemophilia A and von Willebrand disease.' }],
    [nose, { indication: 'Central diabetes insipidus.' }],
    [{}, { indication: 'Central diabetes insipidus and primary nocturnal enuresis.' }],
  ],
  dexamethasone: [
    [{ brand: /Hemady/ }, { salt: 'Dexamethasone', indication: 'Multiple myeloma, in combination.' }],
    [swallowed, { salt: 'Dexamethasone' }],
    [injected, { salt: 'Dexamethasone sodium phosphate' }],
  ],
  methylprednisolone: [
    [swallowed, { salt: 'Methylprednisolone' }],
    [
      { brand: /Depo/ },
      {
        salt: 'Methylprednisolone acetate',
        indication: 'Intra-articular, soft tissue and intramuscular treatment of inflammatory disease.',
      },
    ],
    [injected, { salt: 'Methylprednisolone sodium succinate' }],
  ],
  'levothyroxine sodium': [[injected, { indication: 'Myxoedema coma.' }]],
  'liothyronine sodium': [
    [injected, { indication: 'Myxoedema coma and precoma.' }],
    [swallowed, { indication: 'Hypothyroidism and thyrotropin suppression.' }],
  ],
  glucagon: [
    [{ brand: /Gvoke|Baqsimi/ }, { salt: 'Glucagon', indication: 'Severe hypoglycaemia in diabetes.' }],
    [injected, { salt: 'Glucagon hydrochloride' }],
  ],
  azithromycin: [[injected, { indication: 'Community-acquired pneumonia and pelvic inflammatory disease.' }]],
  cefuroxime: [
    [
      swallowed,
      {
        salt: 'Cefuroxime axetil',
        indication: 'Respiratory, urinary and skin infections, and Lyme disease.',
      },
    ],
    [
      injected,
      {
        salt: 'Cefuroxime sodium',
        indication: 'Severe respiratory, urinary and skin infections, and surgical prophylaxis.',
      },
    ],
  ],
  vancomycin: [
    [injected, { indication: 'Serious infections with resistant Gram-positive bacteria.' }],
    [swallowed, { indication: 'Clostridioides difficile infection.', atcCode: 'A07AA09' }],
  ],
  doxycycline: [
    [{ brand: /Monodox/ }, { salt: 'Doxycycline monohydrate' }],
    [{}, { salt: 'Doxycycline hyclate' }],
  ],
  leuprorelin: [
    [{ brand: /Ped/ }, { indication: 'Central precocious puberty.' }],
    [{ brand: /Eligard|Camcevi/ }, { indication: 'Advanced prostate cancer.', salt: 'Leuprorelin acetate' }],
    [{ brand: /^Lupron$/ }, { indication: 'Palliative treatment of advanced prostate cancer.' }],
  ],
  azacitidine: [[swallowed, { indication: 'Continued treatment of acute myeloid leukaemia in remission.' }]],
  ciclosporin: [
    [
      eye,
      {
        indication: 'Keratoconjunctivitis sicca (dry eye).',
        atcCode: 'S01XA18',
        therapeuticCategories: eyes,
      },
    ],
    [injected, { indication: 'Prevention of transplant rejection.' }],
    [
      swallowed,
      {
        indication:
          'Prevention of transplant rejection, psoriasis, rheumatoid arthritis and nephrotic syndrome.',
      },
    ],
  ],
  tacrolimus: [
    [
      skin,
      {
        indication: 'Moderate to severe atopic dermatitis.',
        atcCode: 'D11AH01',
        therapeuticCategories: ['Other Dermatologicals'],
      },
    ],
    [{}, { indication: 'Prevention of organ transplant rejection.' }],
  ],
  azathioprine: [[injected, { salt: 'Azathioprine sodium' }]],
  methotrexate: [
    [
      { brand: /Rasuvo/ },
      {
        salt: 'Methotrexate',
        indication: 'Rheumatoid arthritis, juvenile idiopathic arthritis and psoriasis.',
      },
    ],
    [{ form: /Oral Solution/ }, { salt: 'Methotrexate' }],
  ],
  ibuprofen: [
    [injected, { indication: 'Mild to severe pain, and fever, where oral treatment is not possible.' }],
    [{ form: /Suspension/ }, { indication: 'Pain and fever in children.' }],
  ],
  diclofenac: [
    [
      eye,
      {
        indication: 'Inflammation after cataract surgery and pain after corneal surgery.',
        atcCode: 'S01BC03',
        therapeuticCategories: eyes,
      },
    ],
    [skin, { indication: 'Topical treatment of osteoarthritis pain of joints.', atcCode: 'M02AA15' }],
    [
      swallowed,
      { indication: 'Osteoarthritis, rheumatoid arthritis, ankylosing spondylitis and acute pain.' },
    ],
  ],
  ketorolac: [
    [
      eye,
      {
        indication: 'Ocular itching of allergic conjunctivitis, and inflammation after cataract surgery.',
        atcCode: 'S01BC05',
        therapeuticCategories: eyes,
      },
    ],
  ],
  indometacin: [
    [
      injected,
      {
        salt: 'Indometacin sodium trihydrate',
        indication: 'Closure of patent ductus arteriosus in premature infants.',
        atcCode: 'C01EB03',
        therapeuticCategories: ['Cardiac Therapy'],
      },
    ],
    [{}, { indication: 'Rheumatoid arthritis, ankylosing spondylitis, osteoarthritis and acute gout.' }],
  ],
  baclofen: [[injected, { indication: 'Severe spasticity, intrathecally.' }]],
  cyclobenzaprine: [
    [{ brand: /Tonmya/ }, { indication: 'Fibromyalgia in adults.' }],
    [{}, { indication: 'Muscle spasm in acute musculoskeletal conditions.' }],
  ],
  dantrolene: [
    [swallowed, { indication: 'Chronic severe spasticity.' }],
    [injected, { indication: 'Malignant hyperthermia crisis.' }],
  ],
  allopurinol: [
    [
      injected,
      {
        salt: 'Allopurinol sodium',
        indication: 'Raised uric acid under cancer therapy, where tablets cannot be taken.',
      },
    ],
  ],
  'ibandronic acid': [[{ brand: /Boniva/ }, { indication: 'Treatment of postmenopausal osteoporosis.' }]],
  lidocaine: [
    [patch, { salt: 'Lidocaine', indication: 'Pain of post-herpetic neuralgia.', atcCode: 'N01BB02' }],
    [
      { form: /Ointment/ },
      {
        salt: 'Lidocaine',
        indication: 'Topical anaesthesia of skin and accessible mucosa.',
        atcCode: 'D04AB01',
      },
    ],
    [{ form: /Gel/ }, { indication: 'Topical anaesthesia of the urethra and other mucosa.' }],
    [injected, { indication: 'Local and regional anaesthesia.' }],
  ],
  'lidocaine + prilocaine': [
    [{ form: /Cream/ }, { indication: 'Topical anaesthesia of intact skin and genital mucosa.' }],
    [{ form: /Gel/ }, { indication: 'Anaesthesia in periodontal pockets during scaling.' }],
  ],
  chloroprocaine: [
    [eye, { indication: 'Ocular surface anaesthesia.', atcCode: 'S01HA08', therapeuticCategories: eyes }],
    [injected, { indication: 'Infiltration, nerve block and epidural anaesthesia for short procedures.' }],
  ],
  dexmedetomidine: [
    [{ form: /Film/ }, { indication: 'Acute agitation in schizophrenia or bipolar disorder.' }],
    [injected, { indication: 'Sedation in intensive care and for procedures.' }],
  ],
  paracetamol: [
    [injected, { indication: 'Mild to moderate pain, and fever, where the intravenous route is needed.' }],
  ],
  sumatriptan: [
    [nose, { salt: 'Sumatriptan', indication: 'Acute treatment of migraine.' }],
    [swallowed, { indication: 'Acute treatment of migraine.' }],
  ],
  fentanyl: [
    [patch, { indication: 'Chronic severe pain in opioid-tolerant patients.' }],
    [
      injected,
      {
        salt: 'Fentanyl citrate',
        indication: 'Analgesia in anaesthesia.',
        atcCode: 'N01AH01',
        therapeuticCategories: ['Anaesthetics'],
      },
    ],
    [{}, { salt: 'Fentanyl citrate', indication: 'Breakthrough cancer pain in opioid-tolerant patients.' }],
  ],
  buprenorphine: [
    [
      patch,
      {
        salt: 'Buprenorphine',
        indication: 'Chronic severe pain.',
        atcCode: 'N02AE01',
        therapeuticCategories: ['Analgesics & Antimigraine'],
      },
    ],
    [
      { brand: /Belbuca/ },
      {
        indication: 'Chronic severe pain.',
        atcCode: 'N02AE01',
        therapeuticCategories: ['Analgesics & Antimigraine'],
      },
    ],
    [
      { brand: /Sublocade/ },
      { salt: 'Buprenorphine', indication: 'Moderate to severe opioid use disorder.' },
    ],
    [{}, { indication: 'Opioid dependence.' }],
  ],
  aripiprazole: [
    [
      injected,
      {
        salt: 'Aripiprazole monohydrate',
        indication: 'Schizophrenia and maintenance in bipolar I disorder.',
      },
    ],
  ],
  olanzapine: [
    [{ brand: /Relprevv/ }, { salt: 'Olanzapine pamoate monohydrate', indication: 'Schizophrenia.' }],
    [injected, { indication: 'Agitation in schizophrenia and bipolar mania.' }],
  ],
  paliperidone: [
    [swallowed, { salt: 'Paliperidone' }],
    [injected, { salt: 'Paliperidone palmitate' }],
  ],
  diazepam: [
    [{ form: /Nasal|Gel/ }, { indication: 'Seizure clusters in epilepsy.' }],
    [swallowed, { indication: 'Anxiety, alcohol withdrawal and muscle spasm.' }],
    [
      injected,
      { indication: 'Status epilepticus, acute alcohol withdrawal and sedation before procedures.' },
    ],
  ],
  midazolam: [
    [nose, { salt: 'Midazolam', indication: 'Seizure clusters in epilepsy.' }],
    [{ route: /^Buccal/ }, { indication: 'Prolonged acute convulsive seizures in children.' }],
    [{ form: /Syrup/ }, { indication: 'Sedation before procedures in children.' }],
    [injected, { indication: 'Sedation and induction of anaesthesia.' }],
  ],
  esketamine: [
    [nose, { indication: 'Treatment-resistant depression.' }],
    [
      injected,
      {
        indication: 'Anaesthesia and analgesia in emergencies.',
        atcCode: 'N01AX14',
        therapeuticCategories: ['Anaesthetics'],
      },
    ],
  ],
  methylphenidate: [
    [patch, { salt: 'Methylphenidate', indication: 'Attention deficit hyperactivity disorder.' }],
  ],
  donepezil: [[patch, { salt: 'Donepezil' }]],
  rivastigmine: [[patch, { salt: 'Rivastigmine' }]],
  nicotine: [
    [{ form: /Patch|Nasal/ }, { salt: 'Nicotine' }],
    [{ form: /Lozenges/ }, { salt: 'Nicotine polacrilex' }],
  ],
  varenicline: [
    [nose, { indication: 'Dry eye disease.', therapeuticCategories: eyes, atcCode: 'S01XA28' }],
    [swallowed, { indication: 'Smoking cessation.' }],
  ],
  naltrexone: [[injected, { salt: 'Naltrexone' }]],
  ivermectin: [
    [
      { form: /Cream/ },
      {
        indication: 'Inflammatory lesions of rosacea.',
        atcCode: 'D11AX22',
        therapeuticCategories: ['Other Dermatologicals'],
      },
    ],
    [{ form: /Topical/ }, { indication: 'Head lice.', atcCode: 'P03AX08' }],
    [swallowed, { indication: 'Strongyloidiasis, onchocerciasis and scabies.' }],
  ],
  nalmefene: [
    [swallowed, { indication: 'Reduction of alcohol consumption in alcohol dependence.' }],
    [{}, { indication: 'Emergency treatment of opioid overdose.' }],
  ],
  hydroxocobalamin: [
    [{ brand: /Cyanokit/ }, { indication: 'Cyanide poisoning.' }],
    [
      injected,
      {
        indication: 'Vitamin B12 deficiency.',
        atcCode: 'B03BA03',
        therapeuticCategories: ['Antianaemic Preparations'],
      },
    ],
  ],
  acetylcysteine: [
    [
      injected,
      {
        indication: 'Paracetamol overdose.',
        atcCode: 'V03AB23',
        therapeuticCategories: ['Diagnostics & Antidotes'],
      },
    ],
    [{}, { indication: 'Thick mucus in bronchial disease.' }],
  ],
  dextromethorphan: [[{ form: /Syrup|Lozenges/ }, { salt: 'Dextromethorphan hydrobromide' }]],
  oxymetazoline: [
    [eye, { indication: 'Relief of eye redness.', atcCode: 'S01GA04', therapeuticCategories: eyes }],
    [nose, { indication: 'Short-term relief of nasal congestion.' }],
  ],
  salbutamol: [[{ route: /^Oral/ }, { atcCode: 'R03CC02' }]],
  budesonide: [
    [{ form: /Inhalation/ }, { indication: 'Maintenance treatment of asthma.' }],
    [nose, { indication: 'Allergic rhinitis.', atcCode: 'R01AD05' }],
    [
      { form: /Delayed/ },
      {
        indication: 'Mild to moderate Crohn disease.',
        atcCode: 'A07EA06',
        therapeuticCategories: ['Antidiarrhoeals & Intestinal Anti-inflammatories'],
      },
    ],
    [
      { form: /Extended/ },
      {
        indication: 'Induction of remission in ulcerative colitis.',
        atcCode: 'A07EA06',
        therapeuticCategories: ['Antidiarrhoeals & Intestinal Anti-inflammatories'],
      },
    ],
  ],
  fluticasone: [
    [nose, { indication: 'Allergic rhinitis.' }],
    [{ form: /Inhalation/ }, { indication: 'Maintenance treatment of asthma.', atcCode: 'R03BA05' }],
    [
      skin,
      {
        indication: 'Corticosteroid-responsive dermatoses.',
        atcCode: 'D07AC17',
        therapeuticCategories: ['Topical Corticosteroids'],
      },
    ],
  ],
  roflumilast: [
    [swallowed, { indication: 'Severe COPD with chronic bronchitis.' }],
    [
      skin,
      { indication: 'Plaque psoriasis.', atcCode: 'D05AX07', therapeuticCategories: ['Antipsoriatics'] },
    ],
  ],
  cetirizine: [
    [
      eye,
      {
        salt: 'Cetirizine hydrochloride',
        indication: 'Ocular itching of allergic conjunctivitis.',
        atcCode: 'S01GX12',
        therapeuticCategories: eyes,
      },
    ],
  ],
  bilastine: [
    [
      eye,
      {
        indication: 'Ocular signs and symptoms of allergic conjunctivitis.',
        atcCode: 'S01GX13',
        therapeuticCategories: eyes,
      },
    ],
  ],
  bimatoprost: [
    [{ brand: /Latisse/ }, { indication: 'Hypotrichosis of the eyelashes.' }],
    [{}, { indication: 'Glaucoma and ocular hypertension.' }],
  ],
  olopatadine: [
    [nose, { indication: 'Allergic rhinitis.', atcCode: 'R01AC08', therapeuticCategories: nasal }],
    [eye, { indication: 'Allergic conjunctivitis.' }],
  ],
  ketotifen: [
    [eye, { indication: 'Allergic conjunctivitis.' }],
    [
      swallowed,
      { indication: 'Prophylaxis of asthma and allergy.', atcCode: 'R06AX17', therapeuticCategories: nasal },
    ],
  ],
  pilocarpine: [
    [eye, { indication: 'Glaucoma and presbyopia.' }],
    [swallowed, { indication: 'Dry mouth from radiotherapy or Sjogren syndrome.', atcCode: 'N07AX01' }],
  ],
  ofloxacin: [
    [ear, { indication: 'Otitis externa and otitis media with perforation.', atcCode: 'S02AA16' }],
    [eye, { indication: 'Bacterial conjunctivitis and corneal ulcer.' }],
  ],
};

/** The molecule with what is each presentation's own. */
export function withOwnFacts(molecule: Molecule): Molecule {
  const own = presentationFacts[molecule.inn];
  if (own === undefined) return molecule;
  const [first, ...others] = molecule.presentations.map((presentation) => ({
    ...presentation,
    ...own.find(([which]) => fits(which, presentation))?.[1],
  }));
  return { ...molecule, presentations: [first as Presentation, ...others] };
}

function fits({ form, route, brand }: Which, { dosageForm, routes, reference }: Presentation): boolean {
  return (
    (form?.test(dosageForm) ?? true) &&
    (route?.test(routes[0] ?? '') ?? true) &&
    (brand?.test(reference?.brand ?? '') ?? true)
  );
}
