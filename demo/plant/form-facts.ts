import type { SupplierDosageForm } from '#domains/suppliers/contract/supplier-lists.ts';
import {
  blister,
  bottle,
  kettles,
  powderMixers,
  sachets,
  semisolidSteps,
  tubePacks,
  tubes,
} from './machines.ts';

type FormFacts = {
  /** What is made of the form, whatever the line can do besides. */
  kinds: readonly string[];
  manufacturing: readonly string[];
  packaging: readonly string[];
  /** Millions of units a year, from small plants to large ones. */
  capacity: { unit: string; from: number; to: number };
  manufacturingEquipment: readonly string[];
  packagingEquipment: readonly string[];
  /** $ a unit, from cheap to dear. */
  price: readonly [number, number];
};

function semisolid(kinds: readonly string[]): FormFacts {
  return {
    kinds,
    manufacturing: semisolidSteps,
    packaging: tubePacks,
    capacity: { unit: 'tubes', from: 6, to: 90 },
    manufacturingEquipment: kettles,
    packagingEquipment: tubes,
    price: [0.3, 1.9],
  };
}

/** How the trade makes and packs each dosage form, and on which machines. */
export const formFacts: Record<SupplierDosageForm, FormFacts> = {
  Tablets: {
    kinds: [
      'immediate release',
      'film coated',
      'bilayer',
      'orally disintegrating',
      'chewable',
      'mini-tablets',
    ],
    manufacturing: ['Wet granulation', 'Direct compression', 'Roller compaction', 'Fluid bed granulation'],
    packaging: [
      'Alu-PVC and Alu-Alu blisters',
      'HDPE bottles',
      'Bulk drums',
      'Cold-form blisters',
      'Unit dose blisters',
    ],
    capacity: { unit: 'tablets', from: 300, to: 6_000 },
    manufacturingEquipment: [
      'Fette FE55 tablet press',
      'Fette 2090i tablet press',
      'Korsch XL 400 tablet press',
      'GEA PharmaConnect 600 granulator',
      'Glatt GPCG 120 fluid bed',
      'Gerteis Macro-Pactor',
      'Diosna P600 granulator',
      'Driam Driacoater 1200',
      'O’Hara Labcoat IIX',
    ],
    packagingEquipment: [...blister, ...bottle],
    price: [0.02, 0.2],
  },
  Capsules: {
    kinds: ['powder filled', 'pellet filled', 'liquid filled hard shells', 'HPMC shells'],
    manufacturing: ['Dosator filling', 'Tamping filling', 'Extrusion and spheronisation', 'Wurster coating'],
    packaging: ['Alu-PVC blisters', 'PVC/PVDC blisters', 'HDPE bottles', 'Bulk bags'],
    capacity: { unit: 'capsules', from: 150, to: 2_500 },
    manufacturingEquipment: [
      'Syntegon GKF 2500 capsule filler',
      'MG2 Planeta 200 capsule filler',
      'IMA Adapta 200 capsule filler',
      'ACG AF 150T capsule filler',
      'Glatt GPCG 60 with Wurster insert',
      'Qualicaps LIQFIL super 80',
    ],
    packagingEquipment: [...blister, ...bottle],
    price: [0.03, 0.3],
  },
  'Soft gel capsules': {
    kinds: ['oil and suspension fills', 'twist-off shells', 'chewable softgels', 'vegetarian shells'],
    manufacturing: [
      'Rotary die encapsulation',
      'Gelatin and carrageenan melting',
      'Tumble and tunnel drying',
    ],
    packaging: ['Alu-PVC blisters', 'HDPE bottles', 'Bulk boxes'],
    capacity: { unit: 'softgels', from: 120, to: 2_400 },
    manufacturingEquipment: [
      'Technophar SGM 1000 encapsulation line',
      'GIC Engineering encapsulation line',
      'Chang Sung soft capsule line',
      'Olsa gelatin melter, 600 L',
      'Technophar tumble dryers',
    ],
    packagingEquipment: [...blister, ...bottle],
    price: [0.04, 0.25],
  },
  Powders: {
    kinds: ['oral powders', 'effervescent powders', 'powders for suspension'],
    manufacturing: ['Bin blending', 'Milling and sieving', 'Filling at low humidity'],
    packaging: ['Sachets', 'Stick packs', 'HDPE bottles with dosing spoon'],
    capacity: { unit: 'sachets', from: 30, to: 500 },
    manufacturingEquipment: [...powderMixers, 'Frewitt OscilloWitt mill', 'Quadro Comil 197'],
    packagingEquipment: sachets,
    price: [0.06, 0.4],
  },
  Granules: {
    kinds: ['coated granules', 'gastro-resistant granules', 'effervescent granules'],
    manufacturing: ['Fluid bed granulation', 'Wet granulation', 'Melt granulation'],
    packaging: ['Sachets', 'Stick packs', 'HDPE bottles'],
    capacity: { unit: 'sachets', from: 20, to: 300 },
    manufacturingEquipment: [
      'Glatt WSG 200 fluid bed',
      'Diosna CAP 400',
      'GEA FlexStream 300',
      ...powderMixers,
    ],
    packagingEquipment: sachets,
    price: [0.08, 0.45],
  },
  'Oral liquids': {
    kinds: ['solutions', 'suspensions', 'syrups', 'oral drops', 'sugar-free syrups'],
    manufacturing: [
      'Jacketed vessels with in-line homogeniser',
      'Sugar syrup preparation',
      'Nitrogen-blanketed mixing',
    ],
    packaging: [
      'PET bottles 30-200 ml',
      'Amber glass bottles',
      'Oral syringes in the pack',
      'Unit dose cups',
      'Stick packs',
    ],
    capacity: { unit: 'bottles', from: 8, to: 150 },
    manufacturingEquipment: [
      'Olsa vessel, 5,000 L',
      'Krieger vessel, 2,000 L',
      'FrymaKoruma MaxxD 1000',
      'Silverson in-line mixer',
    ],
    packagingEquipment: [
      'Marchesini ML 661',
      'Capmatic Conquest',
      'Romaco Macofar LF',
      'Groninger DFVN 6000',
    ],
    price: [0.25, 1.6],
  },
  Injectable: {
    kinds: ['liquid vials', 'ampoules'],
    manufacturing: [
      'Aseptic filling under RABS',
      'Aseptic filling in isolators',
      'Terminal sterilisation',
      'Bioburden-controlled compounding',
    ],
    packaging: [
      'Vials 2R-50R',
      'Ampoules 1-20 ml',
      'Labelled and serialised cartons',
      'Thermoformed trays',
      'Nest and tub',
    ],
    capacity: { unit: 'vials', from: 4, to: 160 },
    manufacturingEquipment: [
      'Bausch+Ströbel VarioSys',
      'Syntegon ALF 5000',
      'Groninger UFVN',
      'IMA Sterifill F200',
      'Getinge GEV terminal steriliser',
      'SKAN ARIS isolator',
      'Steriline VFCM100',
    ],
    packagingEquipment: [
      'Seidenader VI-120 inspection',
      'Brevetti CEA K15 inspection',
      'Dividella NeoTOP 304',
      'Uhlmann C 2155 cartoner',
      'Marchesini MA 260 cartoner',
    ],
    price: [0.5, 4],
  },
  Cream: semisolid(['oil-in-water creams', 'water-in-oil creams', 'sterile creams']),
  Ointment: semisolid(['hydrophobic ointments', 'eye ointments', 'absorption bases']),
  Gel: semisolid(['hydrogels', 'hydroalcoholic gels', 'lubricating gels']),
  Lotion: {
    ...semisolid(['lotions', 'topical solutions', 'foams', 'scalp solutions']),
    packaging: ['HDPE bottles 30-200 ml', 'Airless pumps', 'Spray bottles'],
  },
  Ophthalmic: {
    kinds: ['multi-dose drops', 'preservative-free drops', 'suspensions', 'viscous eye gels'],
    manufacturing: [
      'Aseptic filling of LDPE bottles',
      'Sterile filtration',
      'Sterile milling of suspensions',
    ],
    packaging: ['3-piece LDPE bottles 5-15 ml', 'Ophthalmic squeeze dispensers', 'Unit doses 0.3-0.5 ml'],
    capacity: { unit: 'bottles', from: 5, to: 80 },
    manufacturingEquipment: [
      'Marchesini Steril eye-drop line',
      'Groninger eye-drop line',
      'Olsa sterile vessel, 500 L',
      'Brevetti Angela dropper line',
    ],
    packagingEquipment: ['Marchesini BA 400 cartoner', 'IMA Flexa', 'Herma 500 labeller'],
    price: [0.4, 2.6],
  },
  Otic: {
    kinds: ['ear drops', 'ear sprays', 'otic suspensions'],
    manufacturing: ['Aseptic filling', 'Sterile filtration', 'Non-sterile filling'],
    packaging: ['LDPE bottles 5-15 ml', 'Glass bottles with dropper'],
    capacity: { unit: 'bottles', from: 2, to: 25 },
    manufacturingEquipment: ['Groninger eye-drop line', 'Marchesini dropper line', 'Olsa vessel, 300 L'],
    packagingEquipment: ['Marchesini BA 400 cartoner', 'Herma 500 labeller'],
    price: [0.5, 2.2],
  },
  Nasal: {
    kinds: ['metered nasal sprays', 'nasal drops', 'preservative-free sprays', 'nasal powders'],
    manufacturing: [
      'Suspension compounding under vacuum',
      'Filling and pump placing',
      'Spray pattern testing in line',
    ],
    packaging: ['HDPE bottles with metered pump', 'Glass bottles with screw pump', 'Single-dose devices'],
    capacity: { unit: 'bottles', from: 3, to: 45 },
    manufacturingEquipment: ['Groninger DFVN 3000', 'FrymaKoruma MaxxD 400', 'Marchesini spray line'],
    packagingEquipment: ['IMA Flexa', 'Romaco Promatic PC 4200', 'Herma 132M labeller'],
    price: [0.9, 3.5],
  },
  Inhalation: {
    kinds: ['solutions and suspensions to inhale'],
    manufacturing: [
      'Compounding under nitrogen',
      'Low-humidity filling suites',
      'Cascade impactor testing on site',
    ],
    packaging: ['Foil-wrapped strips', 'Cartons with leaflet and device', 'Alu-Alu blisters'],
    capacity: { unit: 'units', from: 3, to: 60 },
    manufacturingEquipment: ['Olsa pressure vessel, 400 L', 'Netzsch bead mill', 'GEA Niro spray dryer'],
    packagingEquipment: ['Uhlmann C 2305 cartoner', 'Harro Höfliger PMK 300', 'IMA Sitma flow wrapper'],
    price: [0.6, 6],
  },
  Suppositories: {
    kinds: ['fat-base suppositories', 'PEG-base suppositories', 'paediatric suppositories'],
    manufacturing: ['Melting and homogenisation', 'Moulding in PVC/PE strips', 'Controlled cooling tunnels'],
    packaging: ['PVC/PE strips', 'Aluminium strips', 'Cartons of 5-10'],
    capacity: { unit: 'suppositories', from: 10, to: 150 },
    manufacturingEquipment: ['Sarong SAAS 15', 'Bonapace suppository line', 'Farmo Res melter, 300 L'],
    packagingEquipment: ['Sarong SAAS 60', 'Romaco Promatic P 91'],
    price: [0.08, 0.6],
  },
  Vaginal: {
    kinds: ['pessaries', 'vaginal tablets', 'vaginal gels and creams'],
    manufacturing: ['Moulding', 'Direct compression', 'Filling of single-dose applicators'],
    packaging: ['PVC/PE strips', 'Blisters with applicator', 'Tubes with applicators'],
    capacity: { unit: 'doses', from: 5, to: 70 },
    manufacturingEquipment: ['Bonapace pessary line', 'Korsch XL 100 tablet press', 'FrymaKoruma Dinex 300'],
    packagingEquipment: ['Romaco Promatic P 91', 'Norden Nordenmatic 702'],
    price: [0.15, 1.4],
  },
  'Transdermal patches': {
    kinds: ['matrix patches', 'drug-in-adhesive patches', 'medicated plasters'],
    manufacturing: ['Solvent coating and drying', 'Hot melt coating', 'Die cutting and lamination'],
    packaging: ['Single sachets, child resistant', 'Paper/Alu/PE sachets'],
    capacity: { unit: 'patches', from: 8, to: 120 },
    manufacturingEquipment: [
      'Coatema coating line',
      'Olbrich laminator',
      'Harro Höfliger PMK 150',
      'Optimags film dryer',
    ],
    packagingEquipment: ['Harro Höfliger PMK 300', 'Boato Pack sachet line'],
    price: [0.5, 2.8],
  },
  Others: {
    kinds: ['oral films', 'lozenges', 'medicated chewing gum', 'buccal films'],
    manufacturing: ['Film casting and drying', 'Hard boiling and depositing', 'Compression of gum granulate'],
    packaging: ['Single-dose sachets', 'Alu-PVC blisters', 'Tubes and tins'],
    capacity: { unit: 'units', from: 15, to: 250 },
    manufacturingEquipment: [
      'Optimags film line',
      'Coatema film casting line',
      'Bosch candy depositing line',
      'Fette 1200i tablet press',
    ],
    packagingEquipment: ['Harro Höfliger PMK 150', 'Uhlmann B 1240', 'Theegarten-Pactec EK3'],
    price: [0.05, 0.5],
  },
};
