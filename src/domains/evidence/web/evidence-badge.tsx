import { LineIcon } from '#ui/mark/line-icon.tsx';
import type { ShownClaim } from '../contract/evidence-claims.ts';
import type { EvidenceTone } from '../contract/evidence-findings.ts';
import { evidenceTone, stateWord } from '../contract/evidence-tones.ts';
import classes from './evidence-badge.module.css';

/** A shape of its own for each tone: none is told by colour alone. */
const icons: Record<EvidenceTone, string> = {
  good: 'm4.5 10.5 3.5 3.5 7.5-8',
  plain: 'M4 5h12v8H9l-3.5 3v-3H4z',
  grey: 'M10 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M10 6.5v4l2.5 2',
  warn: 'M10 3.5 17 16H3zM10 8.5v3.5M10 14.2v.1',
  bad: 'M6.8 3h6.4L17 6.8v6.4L13.2 17H6.8L3 13.2V6.8zM7.2 7.2l5.6 5.6M12.8 7.2l-5.6 5.6',
};

/** How a claim stands (§21.4): icon, word and colour say the same. */
export function EvidenceBadge({ claim }: { claim: Pick<ShownClaim, 'state' | 'statedAs'> }) {
  const tone = evidenceTone(claim.state);
  return (
    <span className={`badge ${classes.badge}`} data-tone={tone}>
      <LineIcon d={icons[tone]} size={14} />
      <span className={classes.word}>{stateWord(claim)}</span>
    </span>
  );
}
