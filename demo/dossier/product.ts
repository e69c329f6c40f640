import { isInjectable } from '../companies/line-needs.ts';
import type { Molecule, Presentation } from '../medicines/molecule.ts';
import type { Random } from '../random.ts';
import { inapplicable, orGap } from './gaps.ts';
import { atcClass, productTitle } from './product-name.ts';
import type { ListingColumns, Subject } from './subject.ts';

type PrescriptionStatus = Molecule['prescriptionStatus'];
type ProductColumns = Pick<
  ListingColumns,
  | 'title'
  | 'dosageForm'
  | 'routes'
  | 'strengths'
  | 'salt'
  | 'therapeuticCategories'
  | 'atcClasses'
  | 'indication'
  | 'usReferenceProduct'
  | 'usConstraintDate'
  | 'prescriptionStatus'
  | 'packStyle1'
  | 'packSizes1'
  | 'packStyle2'
  | 'packSizes2'
>;

/** The product profile: facts of the molecule, in the choice of strengths and packs that this company made. */
export function writeProduct({ random, molecule, presentation }: Subject): ProductColumns {
  const strengths = someStrengths(random, presentation.strengths);
  const [first, second] = presentation.packs;
  const reference = referenceOf(presentation, strengths);
  const secondPack = second && random.chance(0.8) ? second : undefined;
  return {
    title: productTitle(molecule, presentation, strengths),
    dosageForm: presentation.dosageForm,
    // A few vials are labelled for drinking too; as a dossier they are sold as injections.
    routes: isInjectable(presentation)
      ? presentation.routes.filter((route) => route !== 'Oral')
      : presentation.routes,
    strengths: strengths.join(', '),
    salt: presentation.salt ?? molecule.salt,
    therapeuticCategories: presentation.therapeuticCategories ?? molecule.therapeuticCategories,
    atcClasses: [atcClass(molecule, presentation)],
    indication: orGap(random, 0.02, presentation.indication ?? molecule.indication),
    usReferenceProduct: reference ? `${reference.brand} (${reference.company})` : inapplicable(random),
    usConstraintDate: presentation.usConstraintDate ?? null,
    prescriptionStatus: prescription(random, molecule.prescriptionStatus, presentation.prescriptionStatus),
    packStyle1: first?.style ?? '-',
    packSizes1: first ? someSizes(random, first.sizes) : [],
    packStyle2: secondPack ? secondPack.style : inapplicable(random),
    packSizes2: secondPack ? someSizes(random, secondPack.sizes) : [],
  };
}

/** Most dossiers cover every strength; the others a run of neighbours. */
function someStrengths(random: Random, strengths: readonly string[]): string[] {
  if (strengths.length === 1 || random.chance(0.62)) return [...strengths];
  const count = random.whole(1, strengths.length - 1);
  const start = random.whole(0, strengths.length - count);
  return strengths.slice(start, start + count);
}

function someSizes(random: Random, sizes: readonly string[]): string[] {
  return random.chance(0.7) ? [...sizes] : random.sample(sizes, random.whole(1, sizes.length));
}

/** The presentation's, unless all strengths that were chosen are others'. */
function referenceOf({ reference, otherReferences = {} }: Presentation, strengths: readonly string[]) {
  const others = strengths.map((strength) => otherReferences[strength]);
  return others.includes(undefined) ? reference : (others[0] ?? reference);
}

/** What is known of the form is not drawn; it is drawn all the same, so that all that follows stays what it was. */
function prescription(random: Random, status: PrescriptionStatus, known?: PrescriptionStatus): string {
  const drawn = status === 'Rx & OTC' ? random.pick(['Rx & OTC', 'Rx', 'OTC']) : status;
  return known ?? drawn;
}
