/** What a page's `handle` export tells search engines and link previews beside its title and description. */
export type PageHandle<Data = unknown> = {
  /** Path of the picture in link previews, 1200 by 630; the product's own without. */
  picture?: (data: Data) => string | undefined;
  /** schema.org objects, given the origin for their addresses. */
  structuredData?: (data: Data, origin: string) => object | undefined;
  /** Open Graph's kind of page; a website without. */
  kind?: 'article';
};
