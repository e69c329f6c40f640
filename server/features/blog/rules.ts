import sanitizeHtml from 'sanitize-html';

/** What a post may be made of. Everything else goes: scripts, styles, frames, handlers, foreign pictures. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'sub', 'sup', 'abbr', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    // The page has its one main heading: the title.
    h1: 'h2',
    a: (tagName, attributes) => ({ tagName, attribs: { ...attributes, rel: 'noopener nofollow' } }),
  },
};

/** HTML from people, made harmless. Applied when a post is written and again when it is shown. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** How many posts stand beside one. */
export const mostRelated = 4;
