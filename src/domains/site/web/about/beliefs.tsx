import { PointList } from '#ui/mark/point-list.tsx';

const beliefs = [
  {
    title: 'Facts before meetings',
    text: 'Readiness, study, stability, GMP and deal type are known to the holder on day one. They belong on the listing, not at the end of a chain of emails.',
  },
  {
    title: 'The best dossier should win, not the best stand',
    text: 'A company of eighty people with one good complex generic deserves to be found as easily as a group with four hundred files.',
  },
  {
    title: 'Discretion is part of the deal',
    text: 'Companies appear by code until a term sheet brings the two sides together. Who searches, and for what, is nobody’s business.',
  },
  {
    title: 'Then we step aside',
    text: 'Diligence, price and contract are made between the parties. A marketplace that stays in the room makes deals slower.',
  },
] as const;

export function Beliefs() {
  return (
    <PointList
      id="beliefs"
      title="What we believe"
      points={beliefs}
      lead="Four convictions that decide what we build, and what we leave out."
    />
  );
}
