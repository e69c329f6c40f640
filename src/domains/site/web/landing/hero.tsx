import { Link } from 'react-router';
import { type StoredSession, useSession } from '#platform/web/session/session.ts';
import { largeButton, largeQuietButton } from '#ui/action/button-link.ts';
import classes from './hero.module.css';
import { HeroScene } from './hero-scene.tsx';

export function Hero() {
  return (
    <section className={`wide ${classes.hero}`}>
      <div className={classes.words}>
        <p className={classes.tagline}>Connect &amp; Grow</p>
        <h1 className={classes.headline} tabIndex={-1}>
          The B2B marketplace for pharmaceuticals
        </h1>
        <p className={classes.lead}>
          Find finished-dosage dossiers to license, and the partners who make them. Compare deal terms like
          for like, and request a term sheet in minutes.
        </p>
        <HeroButtons session={useSession()} />
        <p className={`cluster ${classes.pillars}`}>
          <span>Generics</span> <span>Dossiers</span> <span>Licensing</span> <span>CDMO</span>
        </p>
      </div>
      <div className={classes.picture}>
        <HeroScene />
      </div>
    </section>
  );
}

/** Which buttons whom: §2.3. The role list's second entry is the investor. */
function HeroButtons({ session }: { session: StoredSession | null }) {
  if (session?.role === 'investor') {
    return (
      <div className={`cluster ${classes.buttons}`}>
        <Link className={largeButton} to="/investment/activedeals" prefetch="intent">
          Get Started Now
        </Link>
      </div>
    );
  }
  return (
    <div className={`cluster ${classes.buttons}`}>
      <Link className={largeButton} to={session ? '/home' : '/sign-up'} prefetch="intent">
        GET STARTED
      </Link>
      <Link className={largeQuietButton} to="/how-it-works" prefetch="intent">
        HOW IT WORKS
      </Link>
    </div>
  );
}
