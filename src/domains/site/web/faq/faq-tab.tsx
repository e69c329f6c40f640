import { Link } from 'react-router';
import classes from './faq-tab.module.css';
import { QuestionList } from './question-list.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

/** One tab (§2.10), so there is nothing to switch, and it needs no script. */
export function FaqTab() {
  return (
    <div>
      <div role="tablist" aria-label="Topics" className={classes.tabs}>
        <button
          type="button"
          role="tab"
          id="faq-tab"
          aria-selected="true"
          aria-controls="faq-panel"
          className={classes.tab}
        >
          Frequently Asked Questions (FAQs)
        </button>
      </div>
      <div role="tabpanel" id="faq-panel" aria-labelledby="faq-tab">
        <QuestionList />
      </div>
      <div className={`bar ${classes.foot}`}>
        <p>
          If you can not find what you are looking for,{' '}
          <Link to="/contact-us" prefetch="intent">
            email us
          </Link>
        </p>
        <ScrollToTop />
      </div>
    </div>
  );
}
