/** How a field of a listing is described. From the description come schema, form, comparison and sheet columns. */

/** What a field holds: none of them is ever missing; what the company left open is empty or null. */
export type FieldValue = string | number | boolean | null | readonly string[] | readonly ProductionLine[];
export type ListingValues = Record<string, FieldValue>;

/** How a plant makes one dosage form. */
export type ProductionLine = Record<ProductionPart, string>;

type FieldKind =
  /** One line, or several. */
  | { type: 'text' | 'long-text'; maxLength: number; suggestions?: readonly string[] }
  /** The name of a company or of a molecule, kept elsewhere. */
  | { type: 'company' | 'molecule'; maxLength: number }
  /** Texts in an order of their own. */
  | { type: 'texts'; maxLength: number; most: number; suggestions?: readonly string[] }
  | { type: 'choice' | 'choices'; options: readonly string[] }
  /** YYYY-MM-DD, or empty. */
  | { type: 'date' }
  /** A number, or null; with `decimals` a fraction too. */
  | { type: 'number'; min: number; max: number; decimals?: boolean }
  | { type: 'yes-no' }
  | { type: 'production'; most: number };

export type ListingField = FieldKind & {
  /** The column's name, and what the field is called in calls. */
  name: string;
  label: string;
  group: string;
  hint?: string;
  /** When it must be given: for any draft, or to be published. */
  required?: 'draft' | 'published';
  /** Owners see it and do not change it. */
  deskOnly?: true;
  /** What number is read out of its words (§12.10), or how far the dossier is where (§20.3). */
  reads?: 'money' | 'price' | 'percent' | 'quantity' | 'months' | 'weeks' | 'month' | 'registered in';
};

/** The parts of a production line, with their labels. */
export const productionParts = {
  dosageForm: 'Dosage form',
  capabilities: 'What is made of it',
  manufacturing: 'Manufacturing',
  packaging: 'Packaging',
  capacity: 'Capacity',
  manufacturingEquipment: 'Manufacturing equipment',
  packagingEquipment: 'Packaging equipment',
} as const;
type ProductionPart = keyof typeof productionParts;
export const productionPartNames = Object.keys(productionParts) as ProductionPart[];
export const productionPartLength = 1000;

/** Fields of one group after the other, each with its group's name. */
export function inGroup<const F extends readonly (FieldKind & Omit<ListingField, 'group'>)[]>(
  group: string,
  fields: F,
): ListingField[] {
  return fields.map((field) => ({ ...field, group }));
}

/** What a field holds when nothing has been typed. */
export function emptyValue(field: ListingField): FieldValue {
  if (field.type === 'texts' || field.type === 'choices' || field.type === 'production') return [];
  if (field.type === 'number') return null;
  return field.type === 'yes-no' ? false : '';
}
