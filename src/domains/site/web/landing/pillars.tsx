import { PointList } from '#ui/mark/point-list.tsx';
import classes from './pillars.module.css';

const pillars = [
  {
    title: 'Generics',
    text: 'Off-patent and soon-to-be products, with the exclusivity date of each molecule beside it.',
  },
  {
    title: 'Dossiers',
    text: 'CTD and eCTD files ready for US, EU and other regulated markets, or still on their way.',
  },
  {
    title: 'Licensing',
    text: 'In-licensing, out-licensing and acquisition, with fee, royalty and exclusivity stated.',
  },
  {
    title: 'CDMO',
    text: 'Development and manufacturing partners by plant, dosage form and inspection record.',
  },
] as const;

export function Pillars() {
  return (
    <div className={`wide ${classes.pillars}`}>
      <PointList id="pillars" title="One place for four trades" points={pillars} />
    </div>
  );
}
