import { molecules } from '#demo/medicines/molecules.ts';
import type { Answer } from '#platform/contract/calls.ts';
import { queryDatabaseOf } from '#testing/running/product.ts';
import { askAll, type Serving } from './http-load.ts';
import { isHeldOut, type Judged, kinds } from './judged/judged.ts';

type Card = Answer<'POST /search-dossier'>['data'][number];

/** Right first hits of so many queries. */
export type Score = { right: number; of: number };

export type Accuracy = {
  kinds: { kind: string; tuned: Score; heldOut: Score }[];
  /** Queries of the tuned part whose first hit is not the one; what the held-out part misses stays unsaid. */
  missed: string[];
  /** Queries that no dossier of the catalogue answers, which are not counted. */
  unanswerable: string[];
};

/** Sends the judged queries through the real call and looks at the first card of each answer. */
export async function judge({ origin, token }: Serving, dataDir: string): Promise<Accuracy> {
  const accuracy: Accuracy = { kinds: [], missed: [], unanswerable: [] };
  for (const [kind, list] of Object.entries(kinds)) {
    const answerable = await whichAreAnswerable(dataDir, list);
    const bodies = list.map(([searchChar]) => JSON.stringify({ page: 1, limit: 3, searchChar }));
    const answers = await askAll(origin, '/search-dossier', token, bodies);
    const scores = { tuned: { right: 0, of: 0 }, heldOut: { right: 0, of: 0 } };
    list.forEach((judged, position) => {
      if (!answerable[position]) {
        accuracy.unanswerable.push(judged[0]);
        return;
      }
      const [first]: Card[] = JSON.parse(answers[position] ?? '').data;
      const score = isHeldOut(position) ? scores.heldOut : scores.tuned;
      score.of += 1;
      if (first && isRight(first, judged)) score.right += 1;
      else if (!isHeldOut(position))
        accuracy.missed.push(`${judged[0]} (${first?.ListingTitle ?? 'nothing'})`);
    });
    accuracy.kinds.push({ kind, ...scores });
  }
  return accuracy;
}

/** A card does not name its molecule, but what it says about it is each molecule's own. */
const innOf = new Map(molecules.map(({ about, inn }) => [about, inn]));

function isRight(card: Card, [, inn, demands = {}]: Judged): boolean {
  const { forms, market, strengths, readiness, supply, curated } = demands;
  return (
    innOf.get(card.About) === inn &&
    (!forms || forms.some((form) => form === card.doseForm)) &&
    (!market || card.locations.includes(market)) &&
    (!strengths || strengths.some((strength) => card.resCapsules.split(', ').includes(strength))) &&
    (!readiness || card.dosStatus === readiness) &&
    (!supply || card.supply.includes(supply)) &&
    (!curated || card.curated)
  );
}

/** Whether the catalogue holds a dossier that the first hit could be. */
async function whichAreAnswerable(dataDir: string, list: readonly Judged[]): Promise<boolean[]> {
  const rows = await queryDatabaseOf<{ answerable: boolean }>(
    dataDir,
    `select exists (
         select from dossiers join molecules on molecules.id = dossiers.molecule_id
         where state = 'published' and molecules.inn = asked.inn
           and (asked.forms is null or dosage_form = any (asked.forms))
           and (asked.market is null or asked.market = any (markets))
           and (asked.strengths is null or string_to_array(dossiers.strengths, ', ') && asked.strengths)
           and (asked.readiness is null or readiness = asked.readiness)
           and (asked.supply is null or asked.supply = any (supply))
           and (asked.curated is null or curated)
       ) as answerable
       from json_to_recordset($1) as asked(n int, inn text, forms text[], market text, strengths text[],
         readiness text, supply text, curated boolean)
       order by n`,
    [JSON.stringify(list.map(([, inn, demands], n) => ({ n, inn, ...demands })))],
  );
  return rows.map(({ answerable }) => answerable);
}
