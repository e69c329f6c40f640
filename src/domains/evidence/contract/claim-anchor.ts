// No schema: pages read it too.

/** What a claim is called within the address of its listing's page. */
export function claimAnchor(id: string | number): string {
  return `claim-${id}`;
}
