import type { Request } from '../../contract/request-view.ts';

type Checked = Pick<Request['files'][number], 'check' | 'finding'>;

/** The server gives no file out that waits for the virus scan, or was removed by it. */
export function isWithheld(check: Checked['check']): boolean {
  return check === 'waiting' || check === 'infected';
}

/** Why a file cannot be downloaded. */
export function checkWords({ check, finding }: Checked): string {
  return check === 'infected' ? `infected with ${finding}, removed` : 'being checked for viruses';
}
