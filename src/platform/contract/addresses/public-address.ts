/** With a domain that can be public: no number, and none that only machines beside each other know. */
const publicAddress =
  /^https?:\/\/(?<host>(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?!local(?:host)?\b|internal\b)[a-z][a-z0-9-]*[a-z0-9])(?::\d+)?(?:[/?#][^\s\\\p{Cf}]*)?$/iu;

/** Whether it is the address of a page that anybody can open. */
export function isPublicAddress(value: string): boolean {
  const host = publicAddress.exec(value)?.groups?.host;
  // As it is written: browsers mend much, and what is shown would be another address than the one that opens.
  return host !== undefined && URL.canParse(value) && new URL(value).hostname === host.toLowerCase();
}
