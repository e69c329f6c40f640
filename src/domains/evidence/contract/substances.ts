// No schema: pages read it too.

/** The substances that a name names, each by itself: a certificate or a master file is of one alone (§21.1). */
export function substancesNamed(name: string): string[] {
  return name
    .split(/[+/;&]| (?:and|with) /i)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
