import { Link } from 'react-router';
import type { Dossier } from '#contract/dossiers.ts';
import { Facts } from '#web/ui/facts.tsx';
import classes from './subject-card.module.css';

/** Which dossier the proposal is asked for. */
export function SubjectCard({ dossier }: { dossier: Dossier }) {
  const { productDetails, dealContours } = dossier;
  return (
    <aside className={classes.card} aria-label="The dossier">
      <h2 className={classes.title}>
        <Link to={`/product-details/${encodeURIComponent(dossier._id)}`}>{dossier.ListingTitle}</Link>
      </h2>
      <p className={classes.code}>{dossier.ListingCode}</p>
      <Facts
        columns={1}
        facts={[
          { label: 'Dose form', value: productDetails.doseForm || '-' },
          { label: 'Strengths', value: productDetails.strengths || '-' },
          { label: 'Available geographies', value: dealContours.availableGeographies.join(', ') || '-' },
          { label: 'Deal type', value: dealContours.dealType || '-' },
          { label: 'Offer', value: `in ${dossier.offDay} business days` },
        ]}
      />
    </aside>
  );
}
