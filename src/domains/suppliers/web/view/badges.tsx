import { InfoTip } from '#ui/mark/info-tip.tsx';
import { LineIcon } from '#ui/mark/line-icon.tsx';
import classes from './badges.module.css';

export type Badge = {
  text: string;
  icon: string;
  /** What its tooltip lists. */
  hint?: readonly string[];
};

/** What a plant has, each with its drawing. */
export function Badges({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="list cluster">
      {badges.map(({ text, icon, hint }) => (
        <li key={text} className={`inline small faint ${classes.badge}`}>
          <LineIcon d={icon} size={18} className={classes.icon} />
          {text}
          {hint && hint.length > 0 && <InfoTip label={`What ${text} stands for`}>{hint}</InfoTip>}
        </li>
      ))}
    </ul>
  );
}
