import { posix } from 'node:path';
import type { Module } from './read-modules.ts';
import type { Walk } from './walks.ts';

type Modules = ReadonlyMap<string, Module>;

/**
 * The files that a reader of a walk opens: on each leg those on the shortest way along the imports from one name to the next,
 * and of a call the table of calls, the contract that declares it and the file that answers it. Throws where a name is gone
 * or no import leads to it: then the walk has to be told anew.
 */
export function filesOfWalk(modules: Modules, { title, legs }: Walk): Set<string> {
  const crossed = new Set<string>();
  const known = new Map<string, string>();
  for (const leg of legs) {
    let at: string | undefined;
    for (const name of leg) {
      const way = isCall(name) ? filesOfCall(modules, name) : wayTo(modules, at ?? known.get(name), name);
      if (way === undefined) throw new Error(`${title}: no import leads from ${at} to ${name}`);
      for (const path of way) crossed.add(path);
      at = way.at(-1) as string;
      known.set(name, at);
    }
  }
  return crossed;
}

function isCall(name: string): boolean {
  return /^[A-Z]+ \//.test(name);
}

function filesOfCall(modules: Modules, call: string): string[] {
  const isDeclaredIn = (text: string) => text.split('\n').some((line) => line.trim() === `'${call}': {`);
  const only = (folder: RegExp, isIt: (text: string) => boolean) =>
    [...modules].filter(([path, { text }]) => folder.test(path) && isIt(text)).map(([path]) => path);
  const [table] = placesOf(modules, 'calls');
  const [contract] = only(/(^|\/)contract\//, isDeclaredIn);
  const answers = only(/(^|\/)server\//, (text) => text.includes(`implement(app, '${call}'`));
  const [handler] = answers.length > 0 ? answers : only(/(^|\/)server\//, isDeclaredIn);
  if (!table || !contract || !handler)
    throw new Error(`${call}: not in the table, in no contract or answered nowhere`);
  return [table, contract, handler];
}

/** The shortest way along the imports, both ends included; to begin with, where the name stands. */
function wayTo(modules: Modules, from: string | undefined, name: string): string[] | undefined {
  const ends = placesOf(modules, name);
  if (from === undefined) {
    if (ends.length !== 1) throw new Error(`${name}: stands at ${ends.length} places: ${ends.join(', ')}`);
    return ends;
  }
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const path of cameFrom.keys()) {
    if (ends.includes(path)) return backFrom(path, cameFrom);
    for (const next of modules.get(path)?.imports ?? []) if (!cameFrom.has(next)) cameFrom.set(next, path);
  }
  return undefined;
}

function backFrom(end: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const before = cameFrom.get(end);
  return before ? [...backFrom(before, cameFrom), end] : [end];
}

/** The product's files alone: a test may make up whatever it likes. */
function placesOf(modules: Modules, names: string): string[] {
  const wanted = names.split('|');
  return [...modules]
    .filter(([path]) => /^(src|web|server|contract)\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
    .filter(([path, { exports }]) =>
      wanted.some((name) => exports.has(name) || posix.basename(path) === name),
    )
    .map(([path]) => path);
}
