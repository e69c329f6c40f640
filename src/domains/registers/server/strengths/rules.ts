import { dictionary } from '#platform/contract/dictionary.ts';
import { kept } from '../kept/rules.ts';

/** How much of one substance: as a whole, or of so much liquid, mass or time; of '30 mg/100 mL' both are known. */
export type Strength = {
  /** Milligrams are never compared with units. */
  of: 'mg' | 'unit' | 'mEq' | 'mCi';
  total: number | null;
  ratio: { value: number; per: 'mL' | 'g' | 'h' | 'mL or g' } | null;
};

/** What one of a unit is, in the unit that is compared. */
const amounts = dictionary<readonly [Strength['of'], number]>({
  ...{ mg: ['mg', 1], mcg: ['mg', 0.001], ug: ['mg', 0.001], µg: ['mg', 0.001], μg: ['mg', 0.001] },
  ...{ ng: ['mg', 0.000001], g: ['mg', 1000], gm: ['mg', 1000], kg: ['mg', 1_000_000] },
  ...{ unit: ['unit', 1], units: ['unit', 1], iu: ['unit', 1], u: ['unit', 1], miu: ['unit', 1_000_000] },
  ...{ meq: ['mEq', 1], mmol: ['mEq', 1], mci: ['mCi', 1], uci: ['mCi', 0.001] },
});
const measures = dictionary<readonly ['mL' | 'g' | 'h', number]>({
  ...{ ml: ['mL', 1], l: ['mL', 1000], g: ['g', 1], gm: ['g', 1], mg: ['g', 0.001] },
  ...{ h: ['h', 1], hr: ['h', 1], hrs: ['h', 1], hour: ['h', 1], hours: ['h', 1], day: ['h', 24] },
});
/** What a dose or a container is called: '90 mcg/actuation' and '3.5MG/VIAL' are that much. */
const pieces =
  /^(actuation|act|inh|inhalation|spray|dose|puff|vial|packet|sachet|syringe|pen|cartridge|bot|bottle|ampoule|ampule|capsule|tablet|patch|film|piece|blister|scoopful|teaspoon|supp|suppository|ring|bag|kit|drop|applicatorful|pouch|implant|delivery|activation|amp|teaspoonful|fiber|bar)s?$/;

const quantity = /^(\d[\d.]*)?\s*(%|[a-zµμ]+)?$/;

/** A strength of the Orange Book by its components: 'EQ 50MG BASE;300MG', '30MG/100ML (0.3MG/ML)'; null where it is unclear. */
export const readRegisteredStrength: (text: string) => readonly Strength[] | null = kept((text) => {
  const parts = tidy(text.replace(/\*\*.*$/, ''))
    .replace(/\([^()]*\)/g, '')
    .split(';');
  return shared(parts.map((part) => readOne(part.trim().replace(/^eq /, ''), true)));
});

/** A dossier's strength of so many substances: '50 mg/1000 mg', '10 mg/mL', '400 mg/57 mg per 5 mL'; null where it is unclear. */
export function readStrength(text: string, substances: number): Strength[] | null {
  const [front = '', behind] = tidy(text).split(/ per /);
  const parts = front.split(/[/+]/).map((part) => part.trim());
  const read: (Strength | null)[] = [];
  let unit = '';
  for (const part of parts.toReversed()) {
    if (/^\d[\d.]*$/.test(part)) parts[parts.lastIndexOf(part)] = `${part} ${unit}`;
    else unit = part.replace(/^[\d.\s]+/, '');
  }
  let surplus = parts.filter((part) => !isMeasure(part)).length - substances;
  let at = 0;
  while (at < parts.length) {
    const [part = '', next = ''] = parts.slice(at, at + 2);
    const isOfMass = surplus > 0 && (quantity.exec(next)?.[2] ?? '') in measures;
    const per = isMeasure(next) || isOfMass;
    if (per && !isMeasure(next)) surplus--;
    read.push(readOne(per ? `${part}/${next}` : part, false));
    at += per ? 2 : 1;
  }
  const known = behind === undefined ? read : read.map((one) => one && divided(one, behind));
  const all = shared(known);
  return all?.length === substances ? all : null;
}

/** Whether what stands after a '/' can only say of how much; a mass may be that of a further substance. */
function isMeasure(part: string): boolean {
  const [, number, unit = ''] = quantity.exec(part) ?? [];
  const per = measures[unit]?.[0];
  return pieces.test(unit) || per === 'mL' || per === 'h' || (per === 'g' && number === undefined);
}

/** A measure that is said once, at the end, is that of all before it. */
function shared(read: readonly (Strength | null)[]): Strength[] | null {
  if (read.some((one) => one === null)) return null;
  const all = read as Strength[];
  const last = all.at(-1);
  const { ratio, total } = last ?? {};
  if (!ratio || ratio.per === 'mL or g' || all.slice(0, -1).some((one) => one.ratio !== null)) return all;
  const volume = (total ?? ratio.value) / ratio.value;
  return all.map((one) => {
    if (one === last || one.total === null) return one;
    return { ...one, ratio: { value: one.total / volume, per: ratio.per } };
  });
}

function readOne(part: string, registered: boolean): Strength | null {
  const [amount = '', ...measure] = part.split('/');
  // 'EQ 210MG IRON', 'EQ 5MG BASE': of what it is that much, the label says too.
  const said = registered ? amount.replace(/^([\d.]+ ?(?:%|[a-z]+))( [a-z ]+)?$/, '$1') : amount;
  const one = readAmount(said.replace(/ i$/, ''));
  if (one === null || measure.length > 1) return null;
  const [per] = measure;
  return per === undefined ? one : divided(one, per.replace(/ (actuation|packet|base)$/, ''));
}

function readAmount(text: string): Strength | null {
  const [, number, unit = ''] = quantity.exec(text.trim()) ?? [];
  const value = Number(number);
  if (number === undefined || !Number.isFinite(value) || value <= 0) return null;
  if (unit === '%') return { of: 'mg', total: null, ratio: { value: value * 10, per: 'mL or g' } };
  const known = amounts[unit];
  return known === undefined ? null : { of: known[0], total: value * known[1], ratio: null };
}

function divided(one: Strength, measure: string): Strength | null {
  const [, number, unit = ''] = quantity.exec(measure.trim()) ?? [];
  if (pieces.test(unit)) return one;
  const known = measures[unit];
  if (known === undefined || one.total === null) return null;
  const value = one.total / (Number(number ?? 1) * known[1]);
  // What is in one millilitre says nothing of the vial, what is let out in a day nothing of the patch.
  const whole = number === undefined || Number(number) === 1 || known[0] === 'h';
  return { of: one.of, total: whole ? null : one.total, ratio: { value, per: known[0] } };
}

/** Labels round: 2.5 mg in 3 mL is 0.083 %. */
const roundedBy = 0.01;

export function isSameStrength(one: Strength, other: Strength): boolean {
  if (one.of !== other.of) return false;
  if (one.ratio !== null && other.ratio !== null)
    return isOfSame(one.ratio.per, other.ratio.per) && isNear(one.ratio.value, other.ratio.value);
  return one.total !== null && other.total !== null && isNear(one.total, other.total);
}

function isOfSame(one: string, other: string): boolean {
  return one === other || (one === 'mL or g' && other !== 'h') || (other === 'mL or g' && one !== 'h');
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= roundedBy * Math.max(one, other);
}

function tidy(text: string): string {
  return text
    .toLowerCase()
    .replace(/(\d),(?=\d{3}(\D|$))/g, '$1')
    .replace(/(^|\D)\.(?=\d)/g, '$10.')
    .replace(/\s+/g, ' ')
    .trim();
}
