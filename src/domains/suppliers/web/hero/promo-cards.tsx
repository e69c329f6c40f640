import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CameFromLink } from '#domains/finder/web/page/came-from-link.tsx';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import classes from './promo-cards.module.css';

type Promo = { title: string; text: string; icon: string; to?: string };

const promos: readonly Promo[] = [
  {
    title: 'Find Dossiers Instead',
    text: 'License or acquire a finished dossier, with or without supply.',
    to: '/dossier-search',
    icon: 'M5 2.5h7l3.5 3.5v5M5 2.5v15h4M12 2.5v3.5h3.5M7.5 8.5h5M7.5 11.5h2.5M14 17a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4zM16 16.3l2 2',
  },
  {
    title: 'Additional Services Required',
    text: 'Development, analytical, bio-equivalence and clinical supplies are on their way.',
    icon: 'M7.5 2.5h5M8.3 2.5v5L4 15.2a1.6 1.6 0 0 0 1.4 2.3h9.2a1.6 1.6 0 0 0 1.4-2.3l-4.3-7.7v-5M5.8 12.5h8.4',
  },
  {
    title: 'Customized Search',
    text: 'Tell us what you need made. Our team searches for you.',
    to: '/contact-us',
    icon: 'M3 5.5h6.5M13 5.5h4M3 10h2.5M9 10h8M3 14.5h8M14.5 14.5H17M11.3 7.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4zM7.2 11.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4zM12.8 16.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  },
];

/** What else Dosebridge can do for somebody who looks for a supplier. */
export function PromoCards() {
  return (
    <aside className={`stack ${classes.promos}`} aria-label="More ways to what you need">
      {promos.map(({ title, text, icon, to }) => (
        <Card key={title} to={to}>
          <span className={classes.icon}>
            <LineIcon d={icon} size={22} />
          </span>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
        </Card>
      ))}
    </aside>
  );
}

function Card({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (to === undefined) return <div className={classes.card}>{children}</div>;
  const props = { className: classes.card, prefetch: 'intent', children } as const;
  return to === '/dossier-search' ? <CameFromLink {...props} finder={to} /> : <Link {...props} to={to} />;
}
