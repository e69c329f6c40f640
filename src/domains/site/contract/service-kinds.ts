/** The four kinds of additional services that are to come (§1.3); the labels are also the values on the wire. */
export const serviceKinds = [
  'Product development',
  'Analytical',
  'Bio-availability/bio-equivalence',
  'Clinical supplies',
] as const;
export type ServiceKind = (typeof serviceKinds)[number];
