import type { MetaDescriptor } from 'react-router';

/** The title and description of a page, for its `meta` export: for the browser, search engines and link previews. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return titled(`${title} · Dosebridge`, title, description);
}

/** The same where the product's name already stands in the title. */
export function wholeTitleMeta(title: string, description: string): MetaDescriptor[] {
  return titled(title, title, description);
}

function titled(whole: string, title: string, description: string): MetaDescriptor[] {
  return [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}
