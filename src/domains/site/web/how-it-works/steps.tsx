import type { ReactNode } from 'react';
import { CompareScene } from './compare-scene.tsx';
import { CuratedScene } from './curated-scene.tsx';
import { ExecuteScene } from './execute-scene.tsx';
import { ExploreScene } from './explore-scene.tsx';
import { RegisterScene } from './register-scene.tsx';
import { ServicesScene } from './services-scene.tsx';
import { TermSheetScene } from './term-sheet-scene.tsx';

export type Step = {
  id: string;
  /** In the overview. */
  short: string;
  title: string;
  text: string;
  /** What one brings to the step, and what one has after it. */
  bring: string;
  get: string;
  scene: ReactNode;
};

/** The seven steps (§1.4). */
export const steps: readonly Step[] = [
  {
    id: 'registration',
    short: 'Register',
    title: 'Registration',
    text: 'Give your business email, open the invitation we send to it, and complete your profile. Registration is free of charge for buyers, and mandatory: those who list want to know that every reader has a company behind them.',
    bring: 'A business email and two minutes',
    get: 'Both finders, with every detail sheet',
    scene: <RegisterScene />,
  },
  {
    id: 'exploration',
    short: 'Explore',
    title: 'Product exploration',
    text: 'Type a molecule, or start from the filters: therapeutic category, dosage form, route, market, readiness, country of manufacture, supply, US constraint date. Every value tells how many dossiers it leaves, so a search narrows and never dead-ends.',
    bring: 'A molecule, or only a gap in the portfolio',
    get: 'A short list whose address you can share',
    scene: <ExploreScene />,
  },
  {
    id: 'comparison',
    short: 'Compare',
    title: 'Comparative analysis',
    text: 'Dossiers, GMP compliance and one-time fees are read against each other; supply prices come at your volumes with the term sheets, which are read against each other, too. Each fact stands at the same place on every sheet: which reference product the study was run against, stability zone, batch size, MOQ, who holds the DMF.',
    bring: 'Your launch date and your target cost',
    get: 'Two or three candidates worth a request',
    scene: <CompareScene />,
  },
  {
    id: 'term-sheet',
    short: 'Request',
    title: 'Request a term sheet',
    text: 'State markets and volumes, and the term sheet comes back customised to your projections: fees, royalty or profit share, price at your volumes, exclusivity. CDA and RFQ travel with the request, on our draft or your own.',
    bring: 'Markets, a volume projection, a signed CDA',
    get: 'A reference to quote, and a term sheet',
    scene: <TermSheetScene />,
  },
  {
    id: 'execution',
    short: 'Execute',
    title: 'Execute the term sheet',
    text: 'When the terms suit both sides, you execute the term sheet and pay a nominal refundable fee to the provider. From then on you deal directly with the supplier, through due diligence to the contract. Nobody stands in between.',
    bring: 'A decision, and a nominal refundable fee',
    get: 'The supplier at the table, for due diligence and contract',
    scene: <ExecuteScene />,
  },
  {
    id: 'curated',
    short: 'Curated',
    title: 'Curated dossiers',
    text: 'Some dossiers carry an amber badge: their due diligence has been performed before you ask. Study, stability, API source and inspection history have been read against the file, so your own team verifies instead of discovering.',
    bring: 'The filter ‘Curated’',
    get: 'Weeks off the diligence calendar',
    scene: <CuratedScene />,
  },
  {
    id: 'services',
    short: 'Services',
    title: 'Service module',
    text: 'What a dossier still lacks for your market, trusted service providers will add: product development, analytical work, bio-availability and bio-equivalence studies, clinical supplies. The module is coming soon; members choose which service to be told of.',
    bring: 'The gap between the file and your authority',
    get: 'Providers whose work has been seen before',
    scene: <ServicesScene />,
  },
];
