import { anyOf } from './number-words.ts';

/** What batches and orders are counted in, with what else it is called, in small letters. */
const units: Readonly<Record<string, readonly string[]>> = {
  batches: ['batch', 'batches', 'lot', 'lots'],
  tablets: ['tablet', 'tablets', 'tabs'],
  capsules: ['capsule', 'capsules', 'caps', 'softgels'],
  vials: ['vial', 'vials'],
  syringes: ['syringe', 'syringes', 'pfs', 'pre-filled syringes', 'prefilled syringes'],
  pens: ['pen', 'pens'],
  cartridges: ['cartridge', 'cartridges'],
  ampoules: ['ampoule', 'ampoules', 'ampule', 'ampules', 'ampuls'],
  bags: ['bag', 'bags'],
  bottles: ['bottle', 'bottles'],
  tubes: ['tube', 'tubes'],
  patches: ['patch', 'patches'],
  films: ['film', 'films'],
  lozenges: ['lozenge', 'lozenges'],
  suppositories: ['suppository', 'suppositories'],
  inhalers: ['inhaler', 'inhalers'],
  sachets: ['sachet', 'sachets'],
  blisters: ['blister', 'blisters'],
  strips: ['strip', 'strips'],
  packs: ['pack', 'packs'],
  boxes: ['box', 'boxes'],
  cartons: ['carton', 'cartons'],
  kits: ['kit', 'kits'],
  doses: ['dose', 'doses'],
  units: ['unit', 'units', 'pieces', 'pcs'],
  L: ['l', 'litre', 'litres', 'liter', 'liters', 'ltr', 'ltrs'],
  kg: ['kg', 'kgs', 'kilogram', 'kilograms', 'kilos'],
};

const byName = new Map(
  Object.entries(units).flatMap(([unit, names]) => names.map((name) => [name, unit] as const)),
);

export const amongUnits = anyOf([...byName.keys()]);

/** The one name of a unit; what is none stays as it is. */
export function unitOf(name: string): string {
  return byName.get(name) ?? name;
}
