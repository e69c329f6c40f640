import type { ReactNode } from 'react';
import { Drawing } from '#ui/mark/drawing.tsx';

const front = { fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 2.5 };
const back = { fill: 'var(--action-soft-hover)', stroke: 'var(--action)', strokeWidth: 2.5 };
const lines = { stroke: 'var(--action)', strokeWidth: 2.5, strokeLinecap: 'round' } as const;
const lens = { fill: 'var(--action-soft)', stroke: 'var(--ink)', strokeWidth: 2.5 };
const handle = { stroke: 'var(--ink)', strokeWidth: 3.5, strokeLinecap: 'round' } as const;
const bubble = { fill: 'var(--action)' };

export type Finder = { label: string; to: string; text: string; picture: ReactNode; comingSoon?: boolean };

/** The three ways in, as landing page and home show them. `label` of the third differs between the two. */
export const dossierFinder: Finder = {
  label: 'Dossier Finder',
  to: '/dossier-search',
  text: 'Finished-dosage dossiers to license or acquire, by molecule, market, readiness and supply.',
  picture: <DossierPicture />,
};

export const supplierFinder: Finder = {
  label: 'Supplier Finder',
  to: '/supplier-search',
  text: 'Finished-dosage suppliers, manufacturing partners and CDMOs, by dosage form, GMP and capability.',
  picture: (
    <Drawing viewBox="0 0 72 72" width="72" height="72" strokeLinejoin="round">
      <path d="M8 62V34l16-10v10l16-10v10l16-10v38z" {...front} />
      <path d="M56 24V10h8v52" {...back} />
      <path d="M16 46h8m8 0h8m8 0h4M16 54h8m8 0h8m8 0h4" {...lines} />
      <path d="M4 62h64" {...handle} />
    </Drawing>
  ),
};

export const services: Finder = {
  label: 'Services',
  to: '/service',
  text: 'Product development, analytical, bio-equivalence and clinical supplies from trusted providers.',
  picture: (
    <Drawing viewBox="0 0 72 72" width="72" height="72" strokeLinejoin="round">
      <path d="M28 8h16v18l16 30a6 6 0 0 1-5 9H17a6 6 0 0 1-5-9l16-30z" {...front} />
      <path d="M21 44h30l9 13a6 6 0 0 1-5 8H17a6 6 0 0 1-5-8z" {...back} />
      <path d="M24 8h24" {...handle} />
      <circle cx="30" cy="54" r="3" {...bubble} />
      <circle cx="42" cy="50" r="2" {...bubble} />
      <circle cx="38" cy="36" r="2.5" {...lens} />
    </Drawing>
  ),
  comingSoon: true,
};

/** An investor's only one: the finders do not admit that role. */
export const activeDeals: Finder = {
  label: 'Active Deals',
  to: '/investment/activedeals',
  text: 'Dossiers open for co-development or acquisition, with their deal contours side by side.',
  picture: <DossierPicture />,
};

function DossierPicture() {
  return (
    <Drawing viewBox="0 0 72 72" width="72" height="72" strokeLinejoin="round">
      <rect x="8" y="14" width="40" height="50" rx="5" {...back} />
      <rect x="16" y="6" width="40" height="52" rx="5" {...front} />
      <path d="M24 18h14M24 26h24M24 34h24M24 42h12" {...lines} />
      <circle cx="52" cy="50" r="12" {...lens} />
      <path d="m61 59 7 7" {...handle} />
    </Drawing>
  );
}
