import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { blogTags, readAttributes } from '../contract/blog-markup.ts';
import { RichText } from './rich-text.tsx';

function render(html: string): string {
  return renderToStaticMarkup(<RichText html={html} />).replace(/^.*?<div class="[^"]*">(.*)<\/div>$/s, '$1');
}

test('every element of a post is shown, with every attribute it may have', () => {
  for (const tag of blogTags) {
    const attributes = (readAttributes[tag] ?? []).map(
      (name) => `${name}="${name === 'loading' ? 'lazy' : 1}"`,
    );
    const shown = render(`<${[tag, ...attributes].join(' ')}>`);
    const [, name, written = ''] = /^<([a-z0-9]+)((?: [^ ]+="[^"]*")*)\/?>/.exec(shown) ?? [];
    expect(name).toBe(tag);
    // React writes them in an order of its own.
    expect(written.toLowerCase().trim().split(' ').sort().join(' ')).toBe(attributes.sort().join(' '));
  }
});

test.each([
  [
    '<h2>A</h2>\n<p>b <strong>c<em>d</em></strong> e<br /></p>',
    '<h2>A</h2>\n<p>b <strong>c<em>d</em></strong> e<br/></p>',
  ],
  [
    '<p>1 &lt; 2 &amp;amp; &quot;3&quot;&nbsp;&copy;</p>',
    '<p>1 &lt; 2 &amp;amp; &quot;3&quot;\u00a0&amp;copy;</p>',
  ],
  ['<a href="/?a=1&amp;b=%22&quot;">x</a>', '<a href="/?a=1&amp;b=%22&quot;">x</a>'],
  ['<td colspan="2"></td>', '<td colSpan="2"></td>'],
])('%s is shown as it is', (html, shown) => {
  expect(render(html)).toBe(shown);
});

test.each([
  ['a script', '<p>a</p><script src="/x.js">b</script>', '<p>a</p>b'],
  ['a frame', '<iframe srcdoc="x"></iframe>a', 'a'],
  ['a handler', '<img loading="lazy" onerror="alert(1)">', '<img loading="lazy"/>'],
  ['a style', '<p style="color:red" class="b">a</p>', '<p>a</p>'],
  ['an end without a beginning', '<p>a</em></p></div>b', '<p>a</p>b'],
  ['what is never ended', '<ul><li>a', '<ul><li>a</li></ul>'],
])('of %s comes what is harmless', (_name, html, shown) => {
  expect(render(html)).toBe(shown);
});

test('nothing but the elements and attributes of a post is ever made, whatever is written', () => {
  const bits = [
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    '&',
    '&lt;',
    '&quot;',
    '<p>',
    '</p>',
    '<a href="',
    '<img src="/a" ',
  ];
  const more = [
    'onerror=',
    'script',
    '<script>',
    '<svg onload="x">',
    'javascript:',
    '<!--',
    'style="',
    'a',
    '\n',
    '\0',
  ];
  const written = fc.array(fc.constantFrom(...bits, ...more), { maxLength: 30 }).map((all) => all.join(''));
  fc.assert(
    fc.property(written, (html) => {
      for (const [, tag = '', attributes = ''] of render(html).matchAll(
        /<([^\s/>]+)((?: [^\s=]+="[^"]*")*)\/?>/g,
      )) {
        expect(blogTags).toContain(tag);
        const names = [...attributes.matchAll(/ ([^\s=]+)="[^"]*"/g)].map(([, name = '']) =>
          name.toLowerCase(),
        );
        expect(readAttributes[tag] ?? []).toEqual(expect.arrayContaining(names));
      }
    }),
  );
});
