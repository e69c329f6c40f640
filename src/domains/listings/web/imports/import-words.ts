import type { ListingImport } from '../../contract/listing-imports.ts';

export const figures = new Intl.NumberFormat('en-GB');

export function count(number: number, one: string, many = `${one}s`): string {
  return `${figures.format(number)} ${number === 1 ? one : many}`;
}

/** Where an import stands, in a few words. */
export function stateOf({ state, faultCount }: Pick<ListingImport, 'state' | 'faultCount'>): string {
  switch (state) {
    case 'checking':
      return 'Being checked';
    case 'checked':
      return faultCount > 0 ? count(faultCount, 'fault') : 'Waits for your confirmation';
    case 'writing':
      return 'Being written';
    case 'done':
      return 'Written';
    case 'failed':
      return 'Could not be taken';
  }
}
