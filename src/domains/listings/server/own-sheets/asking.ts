import { createHash } from 'node:crypto';
import { giveBack, leaveOut } from '../../contract/own-sheets/answers.ts';
import { mostQuestions } from '../../contract/own-sheets/limits.ts';
import type { OwnQuestion } from '../../contract/own-sheets/questions.ts';
import type { Asked } from './columns/map-columns.ts';

/** What is unclear in a sheet while it is read: questions, each once, with the rows that it is about. */
export class Asking {
  readonly #answers: Readonly<Record<string, string>>;
  readonly #asked = new Map<string, Asked>();
  readonly #words = new Map<string, Asked>();

  constructor(answers: Readonly<Record<string, string>>) {
    this.#answers = answers;
  }

  /** Asks what holds for a column or the sheet, with all rows that it is asked for; the answer, or null. */
  ask(question: Asked): string | null {
    const known = this.#asked.get(question.id);
    if (known === undefined) this.#asked.set(question.id, { ...question, samples: [...question.samples] });
    else goOn(known, question.samples, question.rows);
    return this.#answerTo(question);
  }

  /** Asks what a word of a column means; the answer, or null. */
  askWord(
    head: string,
    text: string,
    makeOptions: () => Pick<Asked, 'options' | 'mayType'>,
  ): { id: string; answer: string | null } {
    const id = wordId(head, text);
    const known = this.#words.get(id);
    if (known !== undefined) goOn(known, [text.slice(0, 80)], 1);
    else {
      this.#words.set(id, {
        ...{ id, kind: 'word', column: head, samples: [text.slice(0, 80)], rows: 1, ...makeOptions() },
        words: `What does '${text.slice(0, 80)}' mean in '${head}'?`,
      });
    }
    const asked = this.#words.get(id);
    return { id, answer: asked === undefined ? null : this.#answerTo(asked) };
  }

  /** Null too where what was answered is none of the answers that there are. */
  #answerTo({ id, options, mayType }: Asked): string | null {
    const answer = this.#answers[id];
    if (answer === undefined) return null;
    if (mayType === 'name' || options.some(({ value }) => value === answer)) return answer;
    return mayType === 'number' && /^\d{1,4}$/.test(answer) ? answer : null;
  }

  /** As many as are asked of one sheet: what holds for much goes before words, and frequent words before rare ones. */
  questions(): OwnQuestion[] {
    const words = [...this.#words.values()].toSorted((one, other) => other.rows - one.rows);
    return [...this.#asked.values(), ...words]
      .slice(0, mostQuestions)
      .map((question) => ({ ...question, answer: this.#answerTo(question) }));
  }
}

function goOn(asked: Asked, samples: readonly string[], rows: number): void {
  asked.rows += rows;
  for (const sample of samples)
    if (asked.samples.length < 3 && !asked.samples.includes(sample)) asked.samples.push(sample);
}

/** By the word as it is written, whatever its capitals; of quarters and years whatever their digits, and of what is long by all of it. */
function wordId(head: string, text: string): string {
  const word = text
    .toLowerCase()
    .trim()
    .replaceAll(/\b(?:19|20)\d\d\b/g, '####')
    .replaceAll(/\bq[1-4]\b/g, 'q#');
  if (word.length <= 100) return `word:${head}:${word}`;
  const hash = createHash('sha256').update(word).digest('hex').slice(0, 16);
  return `word:${head}:${word.slice(0, 80)}#${hash}`;
}

/** What every question of a word offers besides meanings. */
export const wordEnds = [
  { value: leaveOut, label: 'Leave it out' },
  { value: giveBack, label: 'Give its rows back to me' },
];
