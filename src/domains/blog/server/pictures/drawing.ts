import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Cover } from '#platform/server/heavy/jobs.ts';
import { breakLines } from './layout.ts';

const fonts = ['600SemiBold/Inter_600SemiBold.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}`)),
);

/** The size that every network takes for its large card. */
const size = { width: 1200, height: 630 };
const left = 72;
const textWidth = 568;

/** Twice the size in which a link preview shows its cover. */
const shown = { width: 936, height: 608 };

/** Draws the picture that link previews show for a post: its title beside its cover. PNG. */
export async function drawPreview(title: string, cover: Cover): Promise<Buffer> {
  const svg = previewSvg(title, await addressOf(cover));
  const image = await renderAsync(svg, {
    font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  });
  return image.asPng();
}

/** As a data address. A photograph that cannot be read is left out: a preview can do without. */
async function addressOf(cover: Cover): Promise<string | null> {
  if (cover === null) return null;
  if ('drawing' in cover) return `data:image/svg+xml;base64,${Buffer.from(cover.drawing).toString('base64')}`;
  try {
    const photograph = await sharp(cover.photograph)
      .resize({ ...shown, fit: 'cover' })
      .jpeg()
      .toBuffer();
    return `data:image/jpeg;base64,${photograph.toString('base64')}`;
  } catch {
    return null;
  }
}

function previewSvg(title: string, cover: string | null): string {
  const { fontSize, lines } = breakLines(title, textWidth);
  const lineHeight = fontSize * 1.16;
  const first = 345 - ((lines.length - 1) * lineHeight) / 2;
  const spans = lines.map(
    (line, place) => `<tspan x="${left}" y="${first + place * lineHeight}">${line}</tspan>`,
  );
  const picture = cover === null ? '' : `<image x="716" y="163" width="468" height="304" href="${cover}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="1200" height="630" fill="#fbfaf7"/><rect x="700" width="500" height="630" fill="#e3f1ef"/>
<clipPath id="frame"><rect x="722" y="170" width="456" height="285" rx="18"/></clipPath><g clip-path="url(#frame)">${picture}</g>
<g transform="translate(${left} 64) scale(1.75)"><rect width="32" height="32" rx="9" fill="#0b655e"/>
<path fill="#fff" d="M16 8h-1.5A9.5 9.5 0 0 0 5 17.5V24h4.5v-3.5a6.5 6.5 0 0 1 6.5-6.5z"/>
<path fill="#fff" opacity=".62" d="M16 8h1.5A9.5 9.5 0 0 1 27 17.5V24h-4.5v-3.5A6.5 6.5 0 0 0 16 14z"/>
<path stroke="#0b655e" stroke-width="1.5" d="M4 17.75h24"/></g>
<g font-family="Inter" font-weight="700" fill="#101d38">
<text x="146" y="104" font-size="34" letter-spacing="-1">Dosebridge</text>
<text font-size="${fontSize}" letter-spacing="${-fontSize / 36}">${spans.join('')}</text></g>
<text x="${left}" y="572" font-family="Inter" font-weight="600" font-size="26" fill="#0b655e">Blog</text></svg>`;
}
