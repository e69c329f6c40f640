import type { EuMedicine } from '#domains/registers/contract/register-rows.ts';

/** Under which names the EMA's table has each code of the ATC. */
export function namesByCode(
  medicines: Iterable<Pick<EuMedicine, 'atc' | 'inn'>>,
): (code: string) => readonly string[] {
  const names = new Map<string, Set<string>>();
  for (const { atc, inn } of medicines) {
    if (atc === null) continue;
    const known = names.get(atc.toUpperCase());
    if (known === undefined) names.set(atc.toUpperCase(), new Set([inn]));
    else known.add(inn);
  }
  return (code) => [...(names.get(code) ?? [])];
}
