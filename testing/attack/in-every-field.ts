import type { Field } from './fields.ts';
import { ask, changedBy, everyField, isUsedUp, type Planter, prepare, type Ready } from './plant.ts';

/** What became of a value that was sent through a field of a call. */
export type Planted = {
  name: string;
  field: string;
  isText: boolean;
  status: number;
  /** Why it was not taken: the code of the answer, and the fields that it names. */
  refusal?: { code: string; fields: string[] };
};

type Answered = Pick<Planted, 'status' | 'refusal'>;

type How = {
  isWanted?(name: string, field: Field, value: unknown): boolean;
  /** At first through all fields of a part in one request, and alone only what that leaves open. */
  together?: boolean;
  /** Each value only through the fields that did not take the one before. */
  untilTaken?: boolean;
};

/**
 * Sends values through every field that is wanted, each in a request that is right but for it: of a call one after the other,
 * as what is refused leaves the request for the next.
 */
export async function plantInEveryField(
  world: Planter,
  values: readonly unknown[],
  { isWanted = () => true, together = false, untilTaken = false }: How = {},
): Promise<Planted[]> {
  const planted: Planted[] = [];
  for await (const { name, call, fields } of everyField(world)) {
    let ready: Ready | undefined;
    const taken = new Set<Field>();
    for (const value of values) {
      const wanted = fields.filter((field) => !taken.has(field) && isWanted(name, field, value));
      const known = new Map<Field, Answered>();
      const plant = async (some: readonly Field[]): Promise<Answered> => {
        ready ??= await prepare(world, name, call);
        const answer = await send(world, ready, some, value);
        if (isUsedUp(ready, answer.status)) ready = undefined;
        return answer;
      };
      for (const parts of together ? partsTogether : [])
        await plantTogether(
          wanted.filter(({ part }) => parts.includes(part)),
          plant,
          known,
        );
      for (const field of wanted) {
        const answer = known.get(field) ?? (await plant([field]));
        if (untilTaken && answer.status < 400) taken.add(field);
        const { part, path, isText } = field;
        planted.push({ name, field: `${part}.${path.join('.')}`, isText, ...answer });
      }
    }
  }
  return planted;
}

const partsTogether: readonly Field['part'][][] = [['body'], ['form', 'file'], ['query']];

/**
 * Sends a value through fields of one request: those that the refusal names are refused for their own sake, whatever the
 * others hold, and are left out of the next, until what is left is taken. Notes what became of each, unless that does not
 * tell: of a query's fields one that is taken may keep the next from being read.
 */
async function plantTogether(
  fields: readonly Field[],
  plant: (some: readonly Field[]) => Promise<Answered>,
  known: Map<Field, Answered>,
): Promise<void> {
  for (let left = fields; left.length > 1; left = left.filter((field) => !known.has(field))) {
    const { status, refusal } = await plant(left);
    if (status >= 400 && status < 500) {
      const isNamed = ({ path }: Field) =>
        refusal?.fields.some((one) => `${one}.`.startsWith(`${path.join('.')}.`)) ?? false;
      const named = left.filter(isNamed);
      for (const field of named) known.set(field, { status, ...(refusal && { refusal }) });
      if (named.length > 0) continue;
    } else if (left.every(({ part }) => part !== 'query')) {
      for (const field of left) known.set(field, { status, ...(refusal && { refusal }) });
    }
    return;
  }
}

/** Whether the field that a refusal names is the one that was sent, a part of it, or what it is a part of. */
export function isOf(named: string, path: string): boolean {
  return `.${path}.`.includes(`.${named}.`) || named.startsWith(`${path}.`);
}

async function send(
  world: Planter,
  ready: Ready,
  fields: readonly Field[],
  value: unknown,
): Promise<Answered> {
  const changed = fields.reduce((whole, field) => changedBy(whole, field, value), ready);
  const answer = await ask(world, changed).catch(({ message }: Error) => message);
  // A connection that is cut is no answer: worse than a fault that is told.
  if (typeof answer === 'string') return { status: 599, refusal: { code: answer, fields: [] } };
  const { statusCode, payload } = answer;
  return { status: statusCode, ...(statusCode < 400 ? {} : { refusal: refusalIn(payload) }) };
}

function refusalIn(payload: string): NonNullable<Planted['refusal']> {
  const { code = '', issues = [] } = (payload.startsWith('{') ? JSON.parse(payload) : {}) as {
    code?: string;
    issues?: { path: string }[];
  };
  return { code, fields: issues.map(({ path }) => path) };
}
