import { Image } from '@tiptap/extension-image';
import { type Extensions, Mark, mergeAttributes, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

/**
 * What the editor can hold: all that `sanitise` on the server lets through, so that opening a post and saving it again
 * takes nothing out of it. What else is pasted loses its form and keeps its words.
 */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto'],
      HTMLAttributes: { rel: 'noopener nofollow', target: null },
      isAllowedUri: (address) => isLinkAddress(address),
    },
  }),
  Image.extend({
    // A picture from elsewhere would tell its owner who reads.
    parseHTML: () => [{ tag: 'img[src^="/pictures/"]' }, { tag: 'img[src^="/blog-pictures/"]' }],
  }),
  container('figure', '(image | table) figureCaption?', 'figure', { group: 'block' }),
  container('figureCaption', 'inline*', 'figcaption'),
  container('table', 'tableCaption? tableHead? tableBody*', 'table', { group: 'block' }),
  container('tableCaption', 'inline*', 'caption'),
  container('tableHead', 'tableRow+', 'thead'),
  container('tableBody', 'tableRow+', 'tbody'),
  container('tableRow', '(tableCell | tableHeader)+', 'tr'),
  cell('tableCell', 'td', ['colspan', 'rowspan']),
  cell('tableHeader', 'th', ['scope', 'colspan', 'rowspan']),
  mark('subscript', 'sub'),
  mark('superscript', 'sup'),
  mark('abbreviation', 'abbr', ['title']),
];

/** Where a link may lead: the web, a mailbox, or a page of ours. */
export function isLinkAddress(address: string): boolean {
  return /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|\/(?!\/)|#)\S*$/i.test(address.trim());
}

function attributes(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { default: null }]));
}

function container(name: string, content: string, tag: string, more: { group?: string } = {}) {
  return Node.create({
    ...more,
    name,
    content,
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

function cell(name: string, tag: string, names: readonly string[]) {
  return Node.create({
    name,
    content: 'inline*',
    isolating: true,
    addAttributes: () => attributes(names),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    // Splitting a cell would push all that follow one column on.
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.isActive(name) && this.editor.commands.setHardBreak() };
    },
  });
}

function mark(name: string, tag: string, names: readonly string[] = []) {
  return Mark.create({
    name,
    addAttributes: () => attributes(names),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
  });
}
