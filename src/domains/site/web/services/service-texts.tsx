import type { ReactNode } from 'react';
import { Drawing } from '#ui/mark/drawing.tsx';
import type { ServiceKind } from '../../contract/service-kinds.ts';

const soft = { fill: 'var(--action-soft)' };
const line = { stroke: 'var(--ink)' };
const accent = { stroke: 'var(--action)' };
const dashed = { stroke: 'var(--ink)', strokeDasharray: '2 4' };
const dot = { fill: 'var(--action)' };

type ServiceText = { text: string; drawing: ReactNode };

/** What each kind of service will be for, and its drawing. */
export const serviceTexts: Record<ServiceKind, ServiceText> = {
  'Product development': {
    text: 'Formulation, scale-up and stability from a brief to a filing batch, for generics and value-added medicines.',
    drawing: (
      <>
        <path {...soft} d="M23 30h18l9 18a4 4 0 0 1-4 6H18a4 4 0 0 1-4-6z" />
        <path {...line} d="M26 8h12M28 8v18L14 48a4 4 0 0 0 4 6h28a4 4 0 0 0 4-6L36 26V8" />
        <circle {...dot} cx="27" cy="44" r="2.5" />
        <circle {...dot} cx="36" cy="38" r="1.8" />
      </>
    ),
  },
  Analytical: {
    text: 'Method development and validation, impurity profiling, release and stability testing by inspected laboratories.',
    drawing: (
      <>
        <path {...soft} d="M12 50V14h40v36z" />
        <path {...line} d="M12 10v40h44" />
        <path {...accent} d="M14 46h8c3 0 3-24 6-24s3 24 6 24h2c2 0 2-14 4-14s2 14 4 14h8" />
      </>
    ),
  },
  'Bio-availability/bio-equivalence': {
    text: 'Pilot and pivotal studies against the reference product, from protocol to report, at CROs that regulators know.',
    drawing: (
      <>
        <path {...soft} d="M12 50c6 0 6-32 14-32s10 18 28 26v6z" />
        <path {...line} d="M10 10v40h46" />
        <path {...accent} d="M12 50c6 0 6-32 14-32s10 18 28 26" />
        <path {...dashed} d="M12 50c7 0 7-28 15-28s11 16 27 22" />
      </>
    ),
  },
  'Clinical supplies': {
    text: 'Comparators, blinding, labelling, kits and cold-chain distribution to trial sites, with returns accounted for.',
    drawing: (
      <>
        <path {...soft} d="m10 22 22-10 22 10v24L32 56 10 46z" />
        <path {...line} d="m10 22 22 10 22-10M32 32v24M10 22v24l22 10 22-10V22L32 12z" />
        <path {...accent} d="M21 17l22 10v8M40 44h6M43 41v6" />
      </>
    ),
  },
};

/** The drawing of a kind of service. */
export function ServicePicture({ service }: { service: ServiceKind }) {
  return (
    <Drawing
      viewBox="0 0 64 64"
      width="56"
      height="56"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {serviceTexts[service].drawing}
    </Drawing>
  );
}
