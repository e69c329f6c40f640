import { Points } from '../frame/points.tsx';

/** What a member gets (§2.6). */
const benefits = [
  {
    title: 'Up-to-date dossiers for global markets',
    text: 'With readiness, deal type and exclusivity date.',
  },
  { title: 'Curated information on multiple dosage forms', text: 'Checked by our desk before you see it.' },
  { title: 'Many suppliers', text: 'Finished-dosage suppliers, manufacturing partners and CDMOs.' },
  { title: 'Additional services', text: 'Development, analytical, bio-equivalence and clinical supplies.' },
] as const;

export function Benefits() {
  return <Points title="Free for buyers" points={benefits} />;
}
