/** What the text of a post may be made of (§19.5). Everything else is taken out: scripts, styles, frames, handlers. */
export const blogTags = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'sub', 'sup', 'abbr', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

type Attributes = Record<string, string[]>;

/** The attributes that its tags may have, as it is written. */
export const writtenAttributes: Attributes = {
  a: ['href', 'rel'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** The same as readers get it: the server adds in which widths a picture is there, and when to load it. */
export const readAttributes: Attributes = {
  ...writtenAttributes,
  img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
};
