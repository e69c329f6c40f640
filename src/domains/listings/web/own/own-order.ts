import { type DemandKind, demandKinds } from '#domains/catalogue/contract/demand.ts';
import type { ListingSummary } from '../../contract/listings.ts';

export type OwnOrder = { by: DemandKind; isUpwards: boolean };

/** The order that an address asks for: '-asked' has first what most people asked for; without, the latest is first. */
export function readOrder(search: string): OwnOrder | null {
  const asked = new URLSearchParams(search).get('sort') ?? '';
  const by = demandKinds.find((kind) => kind === asked.replace('-', ''));
  return by === undefined ? null : { by, isUpwards: !asked.startsWith('-') };
}

/** What has no numbers comes last either way; of equals the latest first. */
export function inOrder(listings: readonly ListingSummary[], order: OwnOrder | null): ListingSummary[] {
  if (order === null) return [...listings];
  const { by, isUpwards } = order;
  const known = listings.filter(({ demand }) => demand !== null && demand[by] !== null);
  const figure = ({ demand }: ListingSummary) => demand?.[by] ?? 0;
  known.sort((one, other) => (isUpwards ? figure(one) - figure(other) : figure(other) - figure(one)));
  return [...known, ...listings.filter((listing) => !known.includes(listing))];
}
