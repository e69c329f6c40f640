import type { FastifyRequest } from 'fastify';
import { faultsOf } from '#contract/blog-faults.ts';
import { emailFault } from '#contract/email-address.ts';
import { labelOf } from '#server/features/accounts/rules.ts';
import { normaliseCode } from '#server/features/accounts/totp.ts';
import { breakLines } from '#server/features/blog/layout.ts';
import { picturesOf, sanitise, sanitiseForReaders } from '#server/features/blog/rules.ts';
import { knownNames, saltsIn } from '#server/features/dossiers/molecule-names.ts';
import { nameAndVehicle } from '#server/features/dossiers/rules.ts';
import { readDay, splitTexts } from '#server/features/listings/cells.ts';
import { readCookie } from '#server/platform/cookies.ts';
import { wrapText } from '#server/platform/documents/wrap-text.ts';
import { attachment } from '#server/platform/files/attachment.ts';
import { harmlessFileName } from '#server/platform/files/file-names.ts';
import { extensionOf } from '#server/platform/files/kinds.ts';
import { depthOf, maxJsonDepth } from '#server/platform/json-depth.ts';
import { layOutMail } from '#server/platform/mail/layout.ts';
import { networkOf } from '#server/platform/network-of.ts';
import { withoutSecrets } from '#server/platform/secret-words.ts';
import { toCsvText } from '#server/platform/sheets/read-csv.ts';
import { isDayFormat, unescapeText } from '#server/platform/sheets/workbook.ts';
import { matchWords } from '#server/search/matched-words.ts';
import { strengthWords } from '#server/search/strengths.ts';
import { wordsOf } from '#server/search/words.ts';
import { textOf } from '#web/features/blog/preview.ts';
import { readMarkup } from '#web/features/blog/read-markup.ts';

const withHeaders = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest;
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
  'a format of XLSX': isDayFormat,
  'a post as it is saved': (text) => sanitise(text),
  'a post as it is read': (text) => sanitiseForReaders(text),
  'the pictures of a post': (text) => picturesOf({ image: '', content: sanitise(text) }),
  'the faults of a post': (text) => faultsOf({ ...draft, content: sanitise(text) }),
  'the words of a post': (text) => textOf(sanitise(text)),
  'the pieces of a post': (text) => readMarkup(sanitise(text)),
  'a title on its picture': (text) => breakLines(text, 568),
  'a line of a document': (text) => wrapText(text, 340, (part) => part.length * 5),
  'the name of a molecule': knownNames,
  'the salts of a molecule': saltsIn,
  'the name of a product': nameAndVehicle,
  'the words of a listing': wordsOf,
  'the strengths of a listing': strengthWords,
  'what of a listing matched': (text) => matchWords(text, new Set()),
};
