/** What XML 1.0 has no way to write, not even as a reference: control characters and halves of pairs. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The same text without what XML cannot carry: for whoever writes the XML does not ask. */
export function withoutUnwritable(text: string): string {
  return text.replace(notInXml, '');
}

/** A text as it stands in XML, within an element or an attribute. Every document of the product's goes through here. */
export function escapeXml(text: string): string {
  return withoutUnwritable(text).replace(/[&<>"]/g, (mark) => marks[mark] as string);
}
