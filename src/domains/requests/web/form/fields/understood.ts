import { splitList } from '#platform/contract/validation.ts';

/** A comma-separated answer as it is understood; names we know, in whatever case, as we write them. */
export function understoodList(answer: string, known: readonly string[] = []): string[] {
  const ours = new Map(known.map((name) => [name.toLowerCase(), name]));
  return [...new Set(splitList(answer).map((typed) => ours.get(typed.toLowerCase()) ?? typed))];
}

/** A comma between figures and three more figures parts thousands, not entries. */
const betweenEntries = /(?<!\d),|,(?!\d{3}(?!\d))/;

/**
 * Volumes as they belong to the dosage forms before them, one by one: '50 M, 1,200,000' beside 'Tablets, Gel' is
 * 'Tablets: 50 M' and 'Gel: 1,200,000'.
 */
export function understoodBeside(answer: string, beside: readonly string[]): string[] {
  return answer.split(betweenEntries).flatMap((part, place) => {
    const entry = part.trim();
    const owner = beside[place];
    if (entry === '') return [];
    return [owner === undefined ? entry : `${owner}: ${entry}`];
  });
}

/** The volumes of an answer, one by one. */
export function splitVolumes(answer: string): string[] {
  return answer
    .split(betweenEntries)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
