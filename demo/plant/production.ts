import type { SpecialCapability, SupplierDosageForm } from '#domains/suppliers/contract/supplier-lists.ts';
import type { Production } from '#domains/suppliers/server/tables.ts';
import type { Random } from '../random.ts';
import { type CapabilityFacts, capabilityFacts } from './capability-facts.ts';
import { formFacts } from './form-facts.ts';
import type { PlantColumns, PlantSubject } from './subject.ts';

type ProductionColumns = Pick<
  PlantColumns,
  'production' | 'annualCapacity' | 'capabilityTexts' | 'otherOfferings'
>;

/** A supplier shows no more dosage forms (§9.1). */
const mostForms = 10;

const offerings = [
  'Technology transfer',
  'Analytical method validation',
  'Stability studies, zones II to IVb',
  'Pilot batches',
  'Secondary packaging',
  'Artwork management',
  'Microbiological testing',
  'Regulatory support',
  'Import testing and release',
];

/** Everything the plant makes, how much of it, and on which machines. */
export function writeProduction(subject: PlantSubject): ProductionColumns {
  const { random, dosageForms } = subject;
  const amounts = dosageForms.map((form) => drawAmount(subject, form));
  return {
    production: dosageForms.slice(0, mostForms).map((form, i) => produce(subject, form, amounts[i] ?? '')),
    annualCapacity: random.chance(0.08) ? '' : amounts.slice(0, 2).join('; '),
    capabilityTexts: writeShortTexts(subject),
    otherOfferings: random.chance(0.12) ? [] : random.sample(offerings, random.whole(1, 4)),
  };
}

function produce(subject: PlantSubject, dosageForm: SupplierDosageForm, amount: string): Production {
  const { random } = subject;
  const facts = formFacts[dosageForm];
  const special = factsFor(subject, dosageForm);
  const kinds = [
    ...random.sample(facts.kinds, random.whole(1, 3)),
    ...special.flatMap(({ kind }) => kind ?? []),
  ];
  const machines = special.flatMap(({ equipment }) => (equipment ? random.pick(equipment) : []));
  return {
    dosageForm,
    capabilities: orOpen(random, 0.1, kinds),
    manufacturing: orOpen(random, 0.1, random.sample(facts.manufacturing, random.whole(1, 3))),
    packaging: orOpen(random, 0.1, random.sample(facts.packaging, random.whole(1, 3))),
    capacity: random.chance(0.12) ? '' : amount,
    manufacturingEquipment: orOpen(random, 0.16, [
      ...random.sample(facts.manufacturingEquipment, random.whole(1, 3)),
      ...machines,
    ]),
    packagingEquipment: orOpen(random, 0.18, random.sample(facts.packagingEquipment, random.whole(1, 2))),
  };
}

/** What the plant's special capabilities add to one of its dosage forms. */
function factsFor({ specialCapabilities }: PlantSubject, form: SupplierDosageForm): CapabilityFacts[] {
  return specialCapabilities
    .map((capability: SpecialCapability) => capabilityFacts[capability])
    .filter(({ forms }) => forms.includes(form));
}

function orOpen(random: Random, share: number, texts: readonly string[]): string {
  return random.chance(share) ? '' : texts.join(', ');
}

/** Plants differ by a factor of ten and more: the logarithm is what is drawn. */
function drawAmount({ random, manufacturerTypes }: PlantSubject, form: SupplierDosageForm): string {
  const { unit, from, to } = formFacts[form].capacity;
  const isLarge = manufacturerTypes.includes('Large Capacity Manufacturer');
  const place = isLarge ? 0.65 + random.next() * 0.35 : random.next() * 0.75;
  const millions = Number((from * (to / from) ** place).toPrecision(2));
  return millions < 1_000
    ? `${millions} million ${unit} a year`
    : `${millions / 1_000} billion ${unit} a year`;
}

function writeShortTexts({ random, dosageForms, specialCapabilities }: PlantSubject): string[] {
  if (random.chance(0.05)) return [];
  const texts = specialCapabilities.map((capability) => random.pick(capabilityFacts[capability].short));
  if (texts.length > 0) return random.sample(texts, 4);
  return dosageForms.slice(0, 2).map((form) => `${form}: ${random.pick(formFacts[form].manufacturing)}`);
}
