import type { MetaDescriptor } from 'react-router';

/** The title and description of a page, for its `meta` export. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [{ title: `${title} · Dosebridge` }, { name: 'description', content: description }];
}
