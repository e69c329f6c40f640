import { describe, expect, test } from 'vitest';
import { minutesToRead, previewOf, textOf } from './preview.ts';
import { linkedInAddress, pinterestAddress, twitterAddress, whatsAppAddress } from './share.ts';
import { shortDay } from './short-day.ts';

test.each([
  ['2024-11-05T09:00:00Z', 'Nov 5th 24'],
  ['2025-01-01T00:00:00Z', 'Jan 1st 25'],
  ['2025-02-02T00:00:00Z', 'Feb 2nd 25'],
  ['2025-03-03T23:59:59Z', 'Mar 3rd 25'],
  ['2025-04-11T12:00:00Z', 'Apr 11th 25'],
  ['2025-05-12T12:00:00Z', 'May 12th 25'],
  ['2025-06-13T12:00:00Z', 'Jun 13th 25'],
  ['2025-07-21T12:00:00Z', 'Jul 21st 25'],
  ['2026-12-30T12:00:00Z', 'Dec 30th 26'],
])('%s is shown as %s', (iso, shown) => {
  expect(shortDay(iso)).toBe(shown);
});

describe('the preview of a post', () => {
  test('is its words, with characters instead of entities', () => {
    expect(textOf('<h2>A &amp; B</h2><p>1 &lt; <em>2</em>, &quot;so&quot; <strong>it is</strong>.</p>')).toBe(
      'A & B 1 < 2, "so" it is.',
    );
  });

  test('ends between words', () => {
    expect(previewOf('<p>Stability is the quiet reason</p>', 18)).toBe('Stability is the…');
    expect(previewOf('<p>Short</p>', 18)).toBe('Short');
  });

  test('every post takes a minute at least', () => {
    expect(minutesToRead('<p>Short</p>')).toBe(1);
  });
});

describe('sharing', () => {
  const url = 'https://dosebridge.example/blog-details/3';

  test('WhatsApp has one host for phones and one for everything else', () => {
    expect(whatsAppAddress(url, 'A & B', 'Mozilla/5.0 (Linux; Android 15) Mobile Safari')).toBe(
      'https://api.whatsapp.com/send?text=A+%26+B+https%3A%2F%2Fdosebridge.example%2Fblog-details%2F3',
    );
    expect(whatsAppAddress(url, 'A', 'Mozilla/5.0 (X11; Linux x86_64)')).toMatch(
      /^https:\/\/web\.whatsapp\.com\/send\?/,
    );
  });

  test('without an address to share it fails by the network’s name', () => {
    expect(() => whatsAppAddress('', 'A', '')).toThrow(/WhatsApp/);
    expect(() => linkedInAddress('')).toThrow(/LinkedIn/);
    expect(() => pinterestAddress('', 'https://dosebridge.example/a.png', 'A')).toThrow(/Pinterest/);
    expect(() => twitterAddress('', { title: 'A' })).toThrow(/Twitter/);
  });

  test('Pinterest needs a picture', () => {
    expect(() => pinterestAddress(url, '', 'A')).toThrow('Pinterest: no media image to share');
    expect(pinterestAddress(url, 'https://dosebridge.example/a.png', 'A & B')).toBe(
      'https://pinterest.com/pin/create/button/?url=https%3A%2F%2Fdosebridge.example%2Fblog-details%2F3&media=https%3A%2F%2Fdosebridge.example%2Fa.png&description=A+%26+B',
    );
  });

  test('hashtags and related accounts of Twitter are lists', () => {
    const asText = JSON.parse('{"title":"A","hashtags":"generics"}');
    expect(() => twitterAddress(url, asText)).toThrow('Twitter: hashtags must be an array');
    expect(() => twitterAddress(url, { title: 'A', related: JSON.parse('"dosebridge"') })).toThrow(
      'Twitter: related must be an array',
    );
    expect(twitterAddress(url, { title: 'A', hashtags: ['generics', 'cdmo'], related: ['dosebridge'] })).toBe(
      'https://twitter.com/share?url=https%3A%2F%2Fdosebridge.example%2Fblog-details%2F3&text=A&hashtags=generics%2Ccdmo&related=dosebridge',
    );
  });
});
