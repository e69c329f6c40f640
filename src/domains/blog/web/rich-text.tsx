import { createElement, type ReactNode } from 'react';
import { type Markup, readMarkup } from './read-markup.ts';
import classes from './rich-text.module.css';

/** React's names of attributes, where they are not HTML's. */
const renamed: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan', srcset: 'srcSet' };

/** The text of a post, element by element: no markup is ever given to the browser to make something of. */
export function RichText({ html }: { html: string }) {
  return createElement('div', { className: classes.text }, ...readMarkup(html).map(toNode));
}

function toNode(markup: Markup): ReactNode {
  if (typeof markup === 'string') return markup;
  const { tag, attributes, within } = markup;
  const named = Object.entries(attributes).map(([name, value]) => [renamed[name] ?? name, value]);
  return createElement(tag, Object.fromEntries(named), ...within.map(toNode));
}
