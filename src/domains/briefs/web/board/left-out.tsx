import { Notice } from '#ui/mark/notice.tsx';

/** What no offer of the board states, told once for all: no cost a pack has it in it (§25.3). */
export function LeftOut({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Notice kind="info">
      <ul className="list">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Notice>
  );
}
