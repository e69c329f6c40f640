import { Link } from 'react-router';
import { Fold } from '#ui/page/fold.tsx';
import classes from './question-list.module.css';
import { questions } from './questions.ts';

/** The seven questions, one open at a time. The browser folds them itself, with or without scripts. */
export function QuestionList() {
  return (
    <div className={classes.list}>
      {questions.map(({ id, question, answer, more }) => (
        <Fold key={id} name="faq" summary={<h2 className={classes.question}>{question}</h2>}>
          <div id={id} className={`stack-close ${classes.answer}`}>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {more && (
              <p>
                <Link to={more.to} prefetch="intent">
                  {more.label}
                </Link>
              </p>
            )}
          </div>
        </Fold>
      ))}
    </div>
  );
}
