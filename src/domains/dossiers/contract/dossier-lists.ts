import { regions } from '#domains/companies/contract/regions.ts';

/**
 * Static lists of the dossier finder, at their exact lengths and in their order (§2.15, §3.11).
 * The labels are also the values on the wire.
 */

/** The 64 therapeutic categories: the values of the filter "ATC class". */
export const therapeuticCategories = [
  'Oral Care & Stomatologicals',
  'Antacids & Acid-Related Disorders',
  'Functional Gastrointestinal Disorders',
  'Antiemetics & Antinauseants',
  'Hepatobiliary & Digestive Enzymes',
  'Laxatives',
  'Antidiarrhoeals & Intestinal Anti-inflammatories',
  'Anti-Obesity',
  'Antidiabetics',
  'Vitamins',
  'Mineral Supplements',
  'Metabolic & Enzyme Disorders',
  'Anticoagulants & Antithrombotics',
  'Antihaemorrhagics',
  'Antianaemic Preparations',
  'Plasma Substitutes & Perfusion Solutions',
  'Other Haematologicals',
  'Cardiac Therapy',
  'Antihypertensives',
  'Diuretics',
  'Peripheral Vasodilators & Vasoprotectives',
  'Beta Blockers',
  'Calcium Channel Blockers',
  'Renin-Angiotensin System Agents',
  'Lipid Modifying Agents',
  'Topical Antifungals',
  'Emollients & Wound Care',
  'Antipsoriatics',
  'Topical Antibiotics & Antiseptics',
  'Topical Corticosteroids',
  'Anti-Acne',
  'Other Dermatologicals',
  'Gynaecologicals',
  'Sex Hormones & Contraceptives',
  'Urologicals',
  'Pituitary & Hypothalamic Hormones',
  'Systemic Corticosteroids',
  'Thyroid Therapy',
  'Pancreatic Hormones & Calcium Homeostasis',
  'Antibacterials',
  'Antimycotics',
  'Antimycobacterials',
  'Antivirals',
  'Vaccines & Immunoglobulins',
  'Antineoplastics',
  'Endocrine Therapy (Oncology)',
  'Immunostimulants',
  'Immunosuppressants',
  'Anti-inflammatories & Antirheumatics',
  'Muscle Relaxants',
  'Antigout Preparations',
  'Bone Diseases & Other Musculoskeletal',
  'Anaesthetics',
  'Analgesics & Antimigraine',
  'Antiepileptics',
  'Antiparkinson',
  'Antipsychotics & Anxiolytics',
  'Antidepressants & Psychostimulants',
  'Other Nervous System Drugs',
  'Antiparasitics',
  'Cough & Cold Preparations',
  'Respiratory & Allergy',
  'Ophthalmologicals & Otologicals',
  'Diagnostics & Antidotes',
] as const;

/** The 29 dosage forms of a dossier. */
export const dosageForms = [
  'Tablets',
  'Film Coated Tablets',
  'Extended Release Tablets',
  'Delayed Release Tablets',
  'Orally Disintegrating Tablets',
  'Chewable Tablets',
  'Dispersible Tablets',
  'Sublingual & Buccal Tablets',
  'Capsules',
  'Extended Release Capsules',
  'Delayed Release Capsules',
  'Soft Gel Capsules',
  'Powders & Granules',
  'Oral Solution',
  'Oral Suspension',
  'Syrup',
  'Oral Film',
  'Lozenges & Chewing Gum',
  'Injection',
  'Lyophilized Powder for Injection',
  'Cream',
  'Ointment',
  'Gel',
  'Topical Solution & Lotion',
  'Ophthalmic & Otic Drops',
  'Nasal Spray',
  'Inhalation',
  'Transdermal Patch',
  'Suppositories & Vaginal Inserts',
] as const;
export type DosageForm = (typeof dosageForms)[number];

/** The 16 routes of administration. */
export const routesOfAdministration = [
  'Oral',
  'Sublingual',
  'Buccal',
  'Intravenous',
  'Intramuscular',
  'Subcutaneous',
  'Other Parenteral',
  'Inhalation',
  'Nasal',
  'Ophthalmic',
  'Otic',
  'Topical',
  'Transdermal',
  'Rectal',
  'Vaginal',
  'Others',
] as const;

/** Markets of Interest. */
export const marketsOfInterest = [
  'US',
  'Canada',
  'EU',
  'UK',
  'Australia',
  'LatAm',
  'MENA',
  'Africa',
  'South East Asia',
  'South Asia',
  'Russia CIS',
  'Rest of the World',
] as const;
export type Market = (typeof marketsOfInterest)[number];

/** Regions of a dossier's manufacturing facility. */
export const dossierManufacturingFacilityLocations = regions;

/** How far a dossier is. */
export const dossierReadiness = [
  'Ready : US',
  'Ready : EU',
  'Ready : Other Reg Markets',
  'Ready : Non-Reg Markets',
  'Pilot BE Complete/ Late stage development',
  'Early development',
] as const;
export type DossierReadiness = (typeof dossierReadiness)[number];

/** Supply of a dossier, an exclusive choice. */
export const supplyFilter = ['With supply', 'Tech transfer'] as const;
export type SupplyFilter = (typeof supplyFilter)[number];

/** The one label of the group Curated. */
export const curatedFilter = ['Curated dossiers'] as const;

/** Supply Required on the product term sheet; the two spaces are meant (§2.17). */
export const termSheetSupplyRequired = ['With Supply', 'Without  Supply'] as const;
