import type { FastifyInstance } from 'fastify';
import { printedClaims } from '#domains/evidence/server/printed-claims.ts';
import { listClaims } from '#domains/evidence/server/queries.ts';
import { toShownClaims } from '#domains/evidence/server/wire.ts';
import { toSentenceDate } from '#platform/contract/dates.ts';
import { dayIn } from '#platform/server/day-in.ts';
import type { Letter, LetterSection } from '#platform/server/documents/letter.ts';
import { sendAttachment } from '#platform/server/files/attachment.ts';
import { make } from '#platform/server/heavy/heavy.ts';
import { implement } from '#platform/server/http/calls.ts';
import type { Parts } from '#platform/server/parts.ts';
import {
  dealLabels,
  manufacturingLabels,
  productLabels,
  supplierFlagLabels,
} from '../contract/dossier-labels.ts';
import type { Dossier } from '../contract/dossiers.ts';
import { findSmiles } from './molecules/queries.ts';
import { findDossier } from './queries.ts';
import { readWindows } from './windows/launch-windows.ts';
import { printedWindows } from './windows/printed-windows.ts';
import { toDossier } from './wire.ts';

/** A dossier as a PDF to hand round (§13.15): the facts of its page, launch windows and evidence first, without its company's name. */
export function dataSheetRoutes(
  app: FastifyInstance,
  { db, deskTimeZone }: Pick<Parts, 'db' | 'deskTimeZone'>,
): void {
  implement(app, 'GET /api/dossiers/:id/data-sheet', async ({ viewer, params, reply }) => {
    const row = await findDossier(db, params.id);
    const smiles = await findSmiles(db, row.dossier.moleculeId);
    const { windows } = await readWindows(db, params.id);
    const today = dayIn(deskTimeZone);
    const claims = await listClaims(db, { kind: 'dossier', id: row.dossier.id });
    const shown = toShownClaims(claims, { today, dosageForm: row.dossier.dosageForm });
    const printed = [...printedWindows(windows, today), ...printedClaims(shown)];
    const letter = toLetter(toDossier(row), printed, toSentenceDate(new Date(), deskTimeZone));
    const content = await make('pdf', { letter, ...(smiles !== null && { smiles }) }, viewer.personId);
    const name = fileName(row.dossier.code);
    return sendAttachment(reply, { name, mediaType: 'application/pdf' }, Buffer.from(content));
  });
}

/** A code is what its company chose: only what is safe in a header stays. */
function fileName(code: string): string {
  return `${code.replaceAll(/[^\w.-]+/g, '-')}.pdf`;
}

type Values = Readonly<Record<string, string | readonly string[]>>;

function toLetter(dossier: Dossier, first: readonly LetterSection[], today: string): Letter {
  const { productDetails, dealContours, manufacturingDetails } = dossier;
  const flags = Object.keys(supplierFlagLabels).map((key) => [
    key,
    dossier[key as keyof typeof supplierFlagLabels],
  ]);
  return {
    title: `${dossier.ListingCode} ${dossier.ListingTitle}`,
    heading: dossier.ListingTitle,
    subheading: [
      dossier.ListingCode,
      ...(dossier.curated ? ['Curated'] : []),
      `Offer in ${dossier.offDay} business days`,
    ].join(' · '),
    foot: `Dosebridge · ${dossier.ListingCode} · as listed on ${today}`,
    sections: [
      ...first,
      { heading: 'Product Profile', facts: factsOf(productLabels, productDetails) },
      { heading: 'Deal Contours', facts: factsOf(dealLabels, dealContours) },
      { heading: 'Manufacturing Details', facts: factsOf(manufacturingLabels, manufacturingDetails) },
      {
        heading: 'Supplier details',
        facts: [
          { label: 'HQ location', value: shown(dossier.SupplierHQLocation) },
          { label: 'Founded', value: shown(dossier.YearsInOperation) },
          ...factsOf(supplierFlagLabels, Object.fromEntries(flags)),
        ],
      },
      { heading: 'About the molecule', facts: [{ label: 'Molecule', value: shown(dossier.About) }] },
    ],
  };
}

function factsOf(labels: Readonly<Record<string, string>>, values: Values) {
  return Object.entries(labels).map(([field, label]) => ({ label, value: shown(values[field] ?? '') }));
}

/** As the page writes values: lists by commas, and a dash where there is nothing. */
function shown(value: string | readonly string[]): string {
  const text = typeof value === 'string' ? value.trim() : value.join(', ');
  return text === '' || text === '01-Jan-1900' ? '-' : text;
}
