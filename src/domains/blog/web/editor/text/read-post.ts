import { DOMParser } from '@tiptap/pm/model';
import { getSchema, type JSONContent } from '@tiptap/react';
import { type Markup, readMarkup } from '../../read-markup.ts';
import { extensions } from './extensions.ts';

/** The editor's document of a post's HTML. The editor itself would give it to the browser's parser, which takes no string. */
export function readPost(html: string): JSONContent {
  // What stands in a document without a window is not loaded.
  const apart = document.implementation.createHTMLDocument();
  apart.body.append(...readMarkup(html).map((markup) => toDom(apart, markup)));
  return DOMParser.fromSchema(getSchema(extensions)).parse(apart.body).toJSON();
}

function toDom(apart: Document, markup: Markup): Node | string {
  if (typeof markup === 'string') return markup;
  const element = apart.createElement(markup.tag);
  for (const [name, value] of Object.entries(markup.attributes)) element.setAttribute(name, value);
  element.append(...markup.within.map((inner) => toDom(apart, inner)));
  return element;
}
