import { expect, test } from 'vitest';
import { layOutMail } from './layout.ts';

const url = 'https://dosebridge.example/requests/DB-2026-000123?a=1&b=2';
const { text, html } = layOutMail({
  heading: 'We have your request',
  paragraphs: ['Dear Ana,', 'Thank you for <asking>.', 'This is what we received:'],
  facts: [
    { label: 'Reference', value: 'DB-2026-000123' },
    { label: 'Files', value: 'cda.pdf\nrfq "final".csv' },
  ],
  action: { label: 'See your request', url },
});

/** The words that somebody sees, without what is there for the inbox and for Outlook alone. */
const seen = html
  .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<!--.*?-->|<div style="display:none.*?<\/div>/gs, '')
  .replace(/<[^>]*>/g, '\n')
  .replaceAll('&lt;', '<')
  .replaceAll('&gt;', '>')
  .replaceAll('&quot;', '"')
  .replaceAll('&amp;', '&');

test('the plain text says everything that the HTML says, and the other way round', () => {
  for (const words of [
    'We have your request',
    'Dear Ana,',
    'Thank you for <asking>.',
    'This is what we received:',
    'Reference',
    'DB-2026-000123',
    'cda.pdf',
    'rfq "final".csv',
    'See your request',
    url,
    'Dosebridge - Connect & Grow',
  ]) {
    expect(text).toContain(words);
    expect(seen).toContain(words);
  }
});

test('the inbox shows the first words after the greeting beside the subject', () => {
  const [, preheader] = /<body[^>]*><div style="display:none[^"]*">([^<]*)<\/div>/.exec(html) ?? [];
  expect(preheader).toMatch(/^Thank you for &lt;asking&gt;\. This is what we received:/);
});

test('the button is a coloured cell for readers that draw no padding around a link, and its address stands below', () => {
  expect(html).toMatch(
    /<td align="center" bgcolor="#\w{6}" style="[^"]*mso-padding-alt:[^"]*"><a href="https/,
  );
  expect(html.match(/href="([^"]*)"/g)).toEqual(
    Array.from({ length: 2 }, () => `href="${url.replace('&', '&amp;')}"`),
  );
  const letter = layOutMail({
    heading: 'A message',
    paragraphs: [],
    facts: [],
    action: { label: 'Answer', url: 'mailto:a@b.example' },
  });
  expect(letter.html).not.toContain('copy this address');
});

test('without its style sheet the mail keeps its colours, and with it has a dark scheme', () => {
  const [sheet = ''] = /<style>.*?<\/style>/s.exec(html) ?? [];
  expect(sheet).toContain('prefers-color-scheme:dark');
  for (const tag of html.replace(sheet, '').match(/<(?:h1|p|a|td class)[^>]*>/g) ?? []) {
    expect(tag).toMatch(/style="[^"]*(?:color|background):#/);
  }
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
});
