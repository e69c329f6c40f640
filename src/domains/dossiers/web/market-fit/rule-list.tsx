import { StandingBadge } from '#ui/mark/standing-badge.tsx';
import { ruleLabels } from '../../contract/market-fit/asked-markets.ts';
import type { JudgedRule } from '../../contract/market-fit/market-fit-calls.ts';
import { verdictWords } from './fit-words.ts';
import classes from './rule-list.module.css';

/** What a country asks for, what the dossier says, what closes a gap, and where the rule can be read. */
export function RuleList({ rules, market }: { rules: readonly JudgedRule[]; market: string }) {
  return (
    <ul className={`list ${classes.rules}`} aria-label={`Rules of ${market}`}>
      {rules.map((rule) => (
        <Rule key={rule.rule} {...rule} />
      ))}
    </ul>
  );
}

function Rule({ rule, outcome, decides, says, needs, note, closes, from }: JudgedRule) {
  const badge = verdictWords[outcome];
  return (
    <li className={classes.rule}>
      <p className={classes.name}>
        {ruleLabels[rule]}
        {decides || outcome === 'fit' ? (
          <StandingBadge {...badge} {...(outcome === 'fit' && { word: 'Met' })} />
        ) : (
          <span className={classes.aside}>With the application</span>
        )}
      </p>
      <div className={classes.words}>
        <p>{needs}</p>
        {decides && (
          <p className={classes.says}>
            {says === '' ? 'The owner does not say.' : `The owner says: “${says}”`}
          </p>
        )}
        {note !== '' && <p>{note}</p>}
        {closes !== null && (
          <p className={classes.closes}>
            <strong>{decides ? 'Closes it:' : 'To do:'}</strong> {closes}
          </p>
        )}
        <p className={classes.from}>
          <a href={from.address} target="_blank" rel="noreferrer">
            {from.title}
          </a>
          , {from.section}. {from.publisher}
        </p>
      </div>
    </li>
  );
}
