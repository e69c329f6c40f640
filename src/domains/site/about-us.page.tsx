import { Link } from 'react-router';
import { largeButton } from '#ui/action/button-link.ts';
import { Closing } from '#ui/page/closing.tsx';
import { Intro } from '#ui/page/intro.tsx';
import { pageMeta } from '#ui/page/page-meta.ts';
import { Audience } from './web/about/audience.tsx';
import { Beliefs } from './web/about/beliefs.tsx';
import { Founder } from './web/about/founder.tsx';

export function meta() {
  return pageMeta(
    'About Us',
    'Built on over 20 years in pharma business development: the founder’s story, our mission, and whom we cater to.',
  );
}

/** §2.21 */
export default function AboutUsPage() {
  return (
    <div className="wide">
      <Intro
        topic="About Us"
        title="Made by people who have sat on both sides of a term sheet"
        lead="Dosebridge grew out of over 20 years in pharma business development, and out of one annoyance: the right product is usually there, and nobody can find it."
      />
      <Founder />
      <Beliefs />
      <Audience />
      <Closing
        title="Ask us what a buyer would ask"
        text="About a market, a dosage form, or a file you have on the shelf. We are glad to say what we know."
      >
        <Link className={largeButton} to="/contact-us" prefetch="intent">
          Contact Us
        </Link>
      </Closing>
    </div>
  );
}
