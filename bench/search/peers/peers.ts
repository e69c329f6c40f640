import type { FinderSchema } from '#domains/finder/engine/finder.ts';
import type { Peer } from './peer.ts';

/** Each is loaded in the process that measures it, and nowhere else. */
const makers = {
  'our engine': async (schema: FinderSchema) => (await import('./engine.ts')).createEngine(schema),
  'plain SQL': async () => (await import('./sql.ts')).createSql(),
  MiniSearch: async (schema: FinderSchema) => (await import('./minisearch.ts')).createMiniSearch(schema),
  Orama: async (schema: FinderSchema) => (await import('./orama.ts')).createOrama(schema),
  itemsjs: async (schema: FinderSchema) => (await import('./itemsjs.ts')).createItemsJs(schema),
};
export type PeerName = keyof typeof makers;

export const peerNames = Object.keys(makers) as PeerName[];

export function isPeerName(name: string): name is PeerName {
  return Object.hasOwn(makers, name);
}

export function createPeer(name: PeerName, schema: FinderSchema): Promise<Peer> {
  return makers[name](schema);
}
