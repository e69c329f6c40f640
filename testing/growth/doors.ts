import type { FastifyRequest } from 'fastify';
import { labelOf } from '#domains/accounts/server/rules.ts';
import { normaliseCode } from '#domains/accounts/server/second-factor/totp.ts';
import { faultsOf } from '#domains/blog/contract/blog-faults.ts';
import { breakLines } from '#domains/blog/server/pictures/layout.ts';
import { picturesOf, sanitise, sanitiseForReaders } from '#domains/blog/server/rules.ts';
import { textOf } from '#domains/blog/web/preview.ts';
import { readMarkup } from '#domains/blog/web/read-markup.ts';
import { knownNames, saltsIn } from '#domains/dossiers/server/molecules/molecule-names.ts';
import { nameAndVehicle } from '#domains/dossiers/server/rules.ts';
import { strengthWords } from '#domains/finder/engine/reading/strengths.ts';
import { matchWords } from '#domains/finder/engine/words/matched-words.ts';
import { wordsOf } from '#domains/finder/engine/words/words.ts';
import { readDay, splitTexts } from '#domains/listings/server/imports/cells.ts';
import { readHeadAmounts } from '#domains/listings/server/own-sheets/columns/head-amounts.ts';
import { readAmounts } from '#domains/listings/server/own-sheets/values/amounts.ts';
import { readWrittenDay } from '#domains/listings/server/own-sheets/values/days.ts';
import { catalogueNames } from '#domains/listings/server/own-sheets/values/molecules.ts';
import { orderByNames } from '#domains/listings/server/own-sheets/values/named-strengths.ts';
import { readStrengths, strengthUnitIn } from '#domains/listings/server/own-sheets/values/strengths.ts';
import { toCsvText } from '#platform/contract/csv-text.ts';
import { emailFault } from '#platform/contract/email-address.ts';
import { wrapText } from '#platform/server/documents/wrap-text.ts';
import { attachment } from '#platform/server/files/attachment.ts';
import { harmlessFileName } from '#platform/server/files/file-names.ts';
import { extensionOf } from '#platform/server/files/kinds/kinds.ts';
import { readCookie } from '#platform/server/http/cookies.ts';
import { depthOf, maxJsonDepth } from '#platform/server/limits/json-depth.ts';
import { networkOf } from '#platform/server/limits/network-of.ts';
import { layOutMail } from '#platform/server/mail/layout.ts';
import { withoutSecrets } from '#platform/server/secrets/secret-words.ts';
import { dayFormat, shownWith, unescapeText } from '#platform/server/sheets/workbook.ts';

const withHeaders = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest;
const price = {
  name: 'price',
  label: 'Price',
  group: '',
  type: 'text',
  maxLength: 500,
  reads: 'price',
} as const;
const ofPrice = { head: 'Price', sign: null, amounts: { of: 'EUR', times: 1000, per: 'per tablet' } };
const twoSubstances = { names: ['amlodipine', 'valsartan'], order: [0, 1] };
const noMolecules = catalogueNames([]);
const draft = { title: '', image: '', imageAlt: '', tags: [] };

/** Everything that looks at a text of a person's choosing before, or without, a limit to its length. */
export const doors: Record<string, (text: string) => unknown> = {
  'the name of a file': harmlessFileName,
  'the name of a file, before its ending': (text) => harmlessFileName(`${text}.pdf`),
  'the ending of a file': extensionOf,
  'the name of a download': attachment,
  'the Cookie header': (cookie) => readCookie(withHeaders({ cookie }), { name: 'a', secure: true }),
  'the User-Agent header': labelOf,
  'the address of a client': networkOf,
  'how deep JSON nests': (text) => depthOf(text, maxJsonDepth),
  'an address of mail': emailFault,
  'a code of recovery': normaliseCode,
  'a line of the log': withoutSecrets,
  'a mail': (text) =>
    layOutMail({ heading: text, paragraphs: [text], facts: [{ label: text, value: text }] }),
  'a cell of texts': splitTexts,
  'a cell of a day': readDay,
  'a cell of CSV': toCsvText,
  'a cell of XLSX': unescapeText,
  'a format of XLSX': dayFormat,
  'what a format of XLSX shows': shownWith,
  'a head of an own sheet': (head) => readHeadAmounts(head, true),
  'the unit in a head': strengthUnitIn,
  'a day of an own sheet': readWrittenDay,
  'an amount of an own sheet': (text) => readAmounts(price, text, ofPrice),
  'a strength of an own sheet': (text) => readStrengths(text, twoSubstances, 'point'),
  'strengths beside their substances': (text) => orderByNames(text, twoSubstances.names, noMolecules),
  'a post as it is saved': (text) => sanitise(text),
  'a post as it is read': (text) => sanitiseForReaders(text),
  'a title on its picture': (text) => breakLines(text, 568),
  'a line of a document': (text) => wrapText(text, 340, (part) => part.length * 5),
  'the name of a molecule': knownNames,
  'the salts of a molecule': saltsIn,
  'the name of a product': nameAndVehicle,
  'the words of a listing': wordsOf,
  'the strengths of a listing': strengthWords,
  'what of a listing matched': (text) => matchWords(text, new Set()),
};

const saved = new Map<string, string>();
/** A post as it is kept, made once for all that looks at it. */
export function keptPost(text: string): string {
  const known = saved.get(text) ?? sanitise(text);
  saved.set(text, known);
  return known;
}

/** The same, of a post that is kept. */
export const doorsOfPosts: Record<string, (content: string) => unknown> = {
  'the pictures of a post': (content) => picturesOf({ image: '', content }),
  'the faults of a post': (content) => faultsOf({ ...draft, content }),
  'the words of a post': textOf,
  'the pieces of a post': readMarkup,
};
