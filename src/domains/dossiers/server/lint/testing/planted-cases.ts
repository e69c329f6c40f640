import type { ListingValues } from '#domains/catalogue/contract/listing-field.ts';
import type { LintRuleId } from '../../../contract/lint-rules.ts';

/** What is planted in a listing that is clean, by its title, and the rule that has to find it. */
type Planted = readonly [rule: LintRuleId, title: string, planted: ListingValues];

const [apixaban, amlodipine, metformin] = [
  'Apixaban Film-coated Tablets 2.5 mg, 5 mg',
  'Amlodipine 5/10 mg tablets',
  'Metformin ER Tablets USP 500 mg',
];
const [omeprazole, latanoprost, bisacodyl] = [
  'Omeprazole DR capsules 20 mg',
  'Latanoprost Eye Drops 0.005%',
  'Bisacodyl 10 mg Suppositories',
];
const [ear, adalimumab, enoxaparin] = [
  'Ciprofloxacin Ear Drops 0.2%',
  'Adalimumab 40 mg/0.4 mL pre-filled pen',
  'Enoxaparin Sodium Injection (PFS)',
];
const [tacrolimusOintment, rosuvastatin, empagliflozin] = [
  'Tacrolimus Ointment 0.1%',
  'Rosuvastatin tablets',
  'Empagliflozin Tablets',
];

export const planted: readonly Planted[] = [
  // Katerzia is the benzoate, Diovan the acid, Eliquis no salt.
  [
    'salt-reference',
    amlodipine,
    { dosageForm: 'Oral Suspension', strengths: '1 mg/mL', usReferenceProduct: 'Katerzia (Azurity)' },
  ],
  ['salt-reference', amlodipine, { salt: 'Amlodipine maleate' }],
  ['salt-reference', 'Sitagliptin 25, 50 and 100 mg Tablets', { salt: 'Sitagliptin hydrochloride' }],
  ['salt-reference', 'Imatinib 100 mg and 400 mg', { salt: 'Imatinib hydrochloride' }],
  [
    'salt-reference',
    'Tacrolimus Capsules 0.5 mg, 1 mg, 5 mg',
    {
      ...{ molecule: 'leuprorelin', title: 'Leuprolide Injection', dosageForm: 'Injection' },
      ...{ routes: ['Subcutaneous'], strengths: '42 mg', salt: 'Leuprorelin acetate' },
      ...{ usReferenceProduct: 'Camcevi (Accord)', atcClasses: ['L02AE02'], indication: 'Prostate cancer' },
    },
  ],
  [
    'salt-reference',
    amlodipine,
    {
      ...{ molecule: 'amlodipine + perindopril', title: 'Amlodipine and Perindopril Tablets' },
      ...{ strengths: '5 mg/7 mg', salt: 'Amlodipine besilate; Perindopril erbumine' },
      ...{ usReferenceProduct: 'Prestalia (Adhera)', atcClasses: [] },
    },
  ],

  ['salt-molecule', amlodipine, { salt: 'Atorvastatin calcium' }],
  ['salt-molecule', 'Escitalopram Tablets', { salt: 'Sertraline hydrochloride' }],
  ['salt-molecule', metformin, { salt: 'Sitagliptin phosphate' }],

  ['indication-form', latanoprost, { indication: 'Rheumatoid arthritis' }],
  ['indication-form', latanoprost, { indication: 'Essential hypertension in adults' }],
  [
    'indication-form',
    tacrolimusOintment,
    { indication: 'Prophylaxis of rejection after kidney transplantation' },
  ],
  ['indication-form', apixaban, { indication: 'Pain (topical gel)' }],
  ['indication-form', 'Diclofenac Gel 1%', { indication: 'Acute pain (injection)' }],

  ['indication-atc', metformin, { indication: 'Major depressive disorder' }],
  ['indication-atc', apixaban, { indication: 'Schizophrenia' }],
  ['indication-atc', 'Imatinib 100 mg and 400 mg', { indication: 'Seasonal allergic rhinitis' }],
  ['indication-atc', 'Meropenem for Injection', { indication: 'Type 2 diabetes mellitus' }],

  ['atc-molecule', apixaban, { atcClasses: ['B01AF01'] }],
  ['atc-molecule', amlodipine, { atcClasses: ['C08CA01 - Nifedipine'] }],
  ['atc-molecule', 'Sitagliptin 25, 50 and 100 mg Tablets', { atcClasses: ['A10BH03'] }],
  ['atc-molecule', 'Imatinib 100 mg and 400 mg', { atcClasses: ['L01EA02 - Dasatinib'] }],

  ['biowaiver-form', bisacodyl, { clinicalDetails: 'Biowaiver' }],
  ['biowaiver-form', metformin, { clinicalDetails: 'Biowaiver (BCS class III)' }],
  ['biowaiver-form', omeprazole, { clinicalDetails: 'Bio-waiver granted' }],
  [
    'biowaiver-form',
    'Fentanyl Transdermal Patch 12, 25, 50, 75, 100 mcg/h',
    { clinicalDetails: 'Waiver of in-vivo BE' },
  ],
  ['biowaiver-form', 'Naloxone Nasal Spray 4 mg', { clinicalDetails: 'Biowaiver, BCS class I' }],

  ['biowaiver-ear', ear, { clinicalDetails: 'Biowaiver' }],
  ['biowaiver-ear', ear, { clinicalDetails: 'Biowaiver, Q1/Q2 same as reference' }],
  ['biowaiver-ear', latanoprost, { routes: ['Ophthalmic', 'Otic'] }],

  ['one-state-study', metformin, { clinicalDetails: 'BE completed, fasting, n = 36' }],
  ['one-state-study', omeprazole, { clinicalDetails: 'BE study under fed conditions' }],
  ['one-state-study', 'Nifedipine XL 30 mg, 60 mg', { clinicalDetails: 'Pilot BE, fasted, n = 12' }],

  ['stability-batch', amlodipine, { submissionBatches: '3 pilot batches, Mar 2025' }],
  ['stability-batch', apixaban, { stabilityConditions: 'Zone II, 60 months' }],
  ['stability-batch', rosuvastatin, { submissionBatches: '2026-01', stabilityConditions: '2 years' }],
  [
    'stability-batch',
    empagliflozin,
    { submissionBatches: 'Planned', stabilityConditions: 'Zone II, 6 months' },
  ],

  ['shelf-life-stability', apixaban, { shelfLife: '5 years' }],
  ['shelf-life-stability', metformin, { stabilityConditions: 'Zone II, 6 months', shelfLife: '24 months' }],
  ['shelf-life-stability', bisacodyl, { stabilityConditions: '12 months', shelfLife: '36 months' }],

  ['batch-reference', apixaban, { submissionBatches: '3 batches, Jan 2009' }],
  [
    'batch-reference',
    'Dapagliflozin Film-coated Tablets 5 mg, 10 mg',
    { submissionBatches: '3 exhibit batches, May 2010' },
  ],
  [
    'batch-reference',
    empagliflozin,
    {
      ...{ molecule: 'resmetirom', title: 'Resmetirom Tablets', strengths: '80 mg', atcClasses: [] },
      ...{ usReferenceProduct: 'Rezdiffra (Madrigal)', submissionBatches: '3 batches, Apr 2021' },
    },
  ],
  ['batch-reference', adalimumab, { submissionBatches: '3 x 20,000 pens, Nov 1999' }],

  ['reference-register', apixaban, { usReferenceProduct: 'Xarelto (Janssen)' }],
  ['reference-register', omeprazole, { usReferenceProduct: 'Nexium (AstraZeneca)' }],
  ['reference-register', adalimumab, { usReferenceProduct: 'Enbrel (Amgen)' }],
  // A gel of 3% has a reference of its own.
  [
    'reference-register',
    'Diclofenac Gel 1%',
    { title: 'Diclofenac Gel', strengths: '3%', usReferenceProduct: 'Voltaren Arthritis Pain (Haleon)' },
  ],

  ['prescription-register', apixaban, { prescriptionStatus: 'OTC' }],
  ['prescription-register', latanoprost, { prescriptionStatus: 'Over the counter' }],
  ['prescription-register', adalimumab, { prescriptionStatus: 'Non-prescription' }],
  [
    'prescription-register',
    'Diclofenac Gel 1%',
    {
      ...{ molecule: 'terbinafine', title: 'Terbinafine Gel', strengths: '1%', atcClasses: [], salt: '-' },
      ...{ usReferenceProduct: 'Lamisil AT (Karo)', indication: 'Tinea pedis', prescriptionStatus: 'Rx' },
    },
  ],

  ['batch-ahead', apixaban, { submissionBatches: '3 exhibit batches, Jan 2027' }],
  ['batch-ahead', amlodipine, { submissionBatches: '3 x 100,000 tablets, 2027-05' }],
  ['batch-ahead', omeprazole, { submissionBatches: 'December 2026' }],

  ['inspection-ahead', apixaban, { lastInspection: 'Jan 2027' }],
  ['inspection-ahead', amlodipine, { lastInspection: '2028-03' }],
  ['inspection-ahead', metformin, { lastInspection: '14 March 2027 (USFDA)' }],

  ['cpp-country', amlodipine, { cppCountry: 'Germany' }],
  ['cpp-country', metformin, { cppCountry: 'Switzerland' }],
  ['cpp-country', 'Rivaroxaban 2.5 mg film-coated tablets', { cppCountry: 'Finland' }],
  ['cpp-country', omeprazole, { cppCountry: 'UK' }],

  ['dcp-one-state', amlodipine, { registeredIn: 'Portugal (DCP closed Jun 2023)' }],
  ['dcp-one-state', rosuvastatin, { registeredIn: 'EU (DCP, RMS Germany; CMS none)' }],
  ['dcp-one-state', tacrolimusOintment, { registeredIn: 'Greece, by decentralised procedure' }],
  ['dcp-one-state', latanoprost, { registeredIn: 'Malta (MRP)' }],

  ['dcp-unnamed', rosuvastatin, { registeredIn: 'EU (DCP filed, RMS Germany)' }],
  ['dcp-unnamed', rosuvastatin, { registeredIn: 'EU (DCP, RMS Germany; CMS open)' }],
  ['dcp-unnamed', tacrolimusOintment, { registeredIn: 'MRP with RMS Malta' }],

  ['registered-early', empagliflozin, { registeredIn: 'Germany, France' }],
  ['registered-early', ear, { registeredIn: 'EU (approved)' }],
  ['registered-early', 'Semaglutide Injection (Pen)', { registeredIn: 'US (ANDA filed May 2026)' }],

  ['approved-reference', apixaban, { registeredIn: 'US (ANDA approved Mar 2009)' }],
  [
    'approved-reference',
    empagliflozin,
    { registeredIn: 'Peru; US (ANDA filed Jan 2010, approved Feb 2012)' },
  ],
  ['approved-reference', adalimumab, { registeredIn: 'USA (approved 2001-05)' }],
  ['approved-reference', apixaban, { registeredIn: 'US (ANDA tentatively approved May 2010)' }],

  [
    'approved-protected',
    empagliflozin,
    {
      ...{ molecule: 'resmetirom', title: 'Resmetirom Tablets', strengths: '80 mg', atcClasses: [] },
      ...{ usReferenceProduct: 'Rezdiffra (Madrigal)', readiness: 'Ready : US' },
      registeredIn: 'US (ANDA approved)',
    },
  ],
  [
    'approved-protected',
    empagliflozin,
    {
      ...{ molecule: 'zuranolone', title: 'Zuranolone Capsules', dosageForm: 'Capsules', strengths: '20 mg' },
      ...{ usReferenceProduct: 'Zurzuvae (Sage)', atcClasses: [], indication: 'Postpartum depression' },
      ...{ readiness: 'Ready : US', registeredIn: 'US (ANDA approved Mar 2026)' },
    },
  ],
  [
    'approved-protected',
    empagliflozin,
    {
      ...{ molecule: 'fezolinetant', title: 'Fezolinetant Tablets', strengths: '45 mg', atcClasses: [] },
      ...{ usReferenceProduct: 'Veozah (Astellas)', indication: 'Vasomotor symptoms of menopause' },
      ...{ readiness: 'Ready : US', registeredIn: 'USA, approved by the FDA' },
    },
  ],

  ['biologic-generic', adalimumab, { registeredIn: 'US (ANDA filed Jan 2026)' }],
  ['biologic-generic', 'Trastuzumab 150 mg powder for infusion', { registeredIn: 'US (ANDA approved)' }],
  [
    'biologic-generic',
    enoxaparin,
    {
      ...{ molecule: 'pegfilgrastim', title: 'Pegfilgrastim Injection', strengths: '6 mg/0.6 mL', salt: '-' },
      ...{ atcClasses: ['L03AA13'], usReferenceProduct: 'Neulasta (Amgen)', registeredIn: 'US (ANDA)' },
    },
  ],

  ['constraint-register', apixaban, { usConstraintDate: '2029-06-30' }],
  ['constraint-register', amlodipine, { usConstraintDate: '2031-01-15' }],
  ['constraint-register', metformin, { usConstraintDate: '2028-08-01' }],

  ['constraint-past', apixaban, { usConstraintDate: '2026-10-31' }],
  ['constraint-past', amlodipine, { usConstraintDate: '2007-09-25' }],
  ['constraint-past', latanoprost, { usConstraintDate: '2011-03-22' }],

  ['strength-range', amlodipine, { title: 'Amlodipine tablets', strengths: '5 mg, 50 mg' }],
  ['strength-range', apixaban, { title: 'Apixaban Tablets', strengths: '25 mg' }],
  ['strength-range', 'Digoxin Tablets', { strengths: '125 mg' }],
  [
    'strength-range',
    'Levothyroxine Sodium Tablets 25-200 mcg',
    { title: 'Levothyroxine Sodium Tablets', strengths: '25 mg' },
  ],
  [
    'strength-range',
    'Co-amoxiclav 875/125 mg tablets',
    { title: 'Co-amoxiclav tablets', strengths: '8,750 mg/1,250 mg' },
  ],
  ['strength-range', 'Escitalopram Tablets', { strengths: '0.1 mg' }],

  ['title-product', amlodipine, { title: 'Atorvastatin tablets' }],
  ['title-product', apixaban, { title: 'Xarelto generic, film-coated tablets' }],
  ['title-product', metformin, { title: 'Metformin and Sitagliptin ER Tablets' }],
  ['title-product', 'Valsartan and Hydrochlorothiazide Tablets', { title: 'Losartan and HCTZ Tablets' }],

  ['title-form', amlodipine, { title: 'Amlodipine capsules' }],
  ['title-form', omeprazole, { title: 'Omeprazole for Injection' }],
  ['title-form', tacrolimusOintment, { title: 'Tacrolimus Cream' }],
  ['title-form', ear, { title: 'Ciprofloxacin Tablets' }],

  ['title-strength', amlodipine, { title: 'Amlodipine Tablets 2.5 mg' }],
  ['title-strength', 'Paracetamol 500 mg Tablets', { title: 'Paracetamol 650 mg Tablets' }],
  ['title-strength', latanoprost, { title: 'Latanoprost Eye Drops 0.05%' }],

  ['form-route', amlodipine, { routes: ['Intravenous'] }],
  ['form-route', 'Clobetasol Cream', { routes: ['Subcutaneous'] }],
  ['form-route', latanoprost, { routes: ['Oral'] }],
  ['form-route', enoxaparin, { routes: ['Oral'] }],
  ['form-route', bisacodyl, { routes: ['Intramuscular'] }],

  ['share-beyond-all', amlodipine, { profitShare: '150%' }],
  ['share-beyond-all', metformin, { profitShare: '60:60' }],
  ['share-beyond-all', apixaban, { royalty: '800% of net sales' }],
];
