import { Drawing, emptyBox } from '#ui/mark/drawing.tsx';
import { back, front, ink, lines, missing, shade } from '#ui/mark/pens.ts';

/** A leaf of a calendar, and the day that is still to be marked. */
export function BlankCalendar() {
  return (
    <Drawing {...emptyBox}>
      <ellipse cx="100" cy="121" rx="66" ry="6" {...shade} />
      <path {...front} d="M52 26h96a6 6 0 0 1 6 6v76a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6z" />
      <path {...back} d="M52 26h96a6 6 0 0 1 6 6v16H46V32a6 6 0 0 1 6-6z" />
      <path {...ink} d="M74 18v16M126 18v16" />
      <path {...lines} d="M62 66h16M92 66h16M122 66h16M62 82h16M62 98h16M92 98h16" />
      <path {...missing} d="M88 74h24v16H88z" />
    </Drawing>
  );
}
