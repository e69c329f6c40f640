import { posix } from 'node:path';

/** The documents whose numbered headings the code cites. */
const cited = 'docs/product/';

/** Where a medicine has a specification, and not the product. */
const ofMedicines = /^demo\//;

/** Words that cite a document which is not in the repository. A standard's section stands behind the standard's name. */
const citations = [
  /(?<!(?:RFC \d+|OpenID Connect Core), )\bsections? \d+(?:\.\d+)*/gi,
  /\bthe spec(?:ification)?\b|\bspecification['’]s\b/gi,
  /\bproduct decisions?\b|\bissue \d+\b/gi,
];

/**
 * Finds what the files of a tree, given as path → text, refer to and what is not there: a number behind § that no heading of
 * docs/product has, a link of a document without its file or heading, a document of another repository. Each fault is one
 * line for a person. `present` is every file there is.
 */
export function findDeadReferences(files: Map<string, string>, present: ReadonlySet<string>): string[] {
  const folders = new Set([...present].flatMap(foldersOf));
  const { numbers, faults } = readHeadings(files);
  for (const [path, text] of files) {
    const wrong = [
      ...[...text.matchAll(/§(\d+(?:\.\d+)*)/g)].flatMap(([whole, number = '']) =>
        number.includes('.') && numbers.has(number) ? [] : `cites ${whole}, which no heading of ${cited} has`,
      ),
      ...namesOf(path, text).flatMap((name) =>
        placesOf(path, name).some((place) => present.has(place)) ? [] : `names ${name}, which is not there`,
      ),
      ...wordsOf(path, text).map((words) => `says '${words}', which cites no document of the repository`),
      ...(path.endsWith('.md') ? deadLinks(path, text, files, present, folders) : []),
    ];
    faults.push(...wrong.map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

/** Every number has one heading, in the chapter's own files. */
function readHeadings(files: Map<string, string>) {
  const numbers = new Set<string>();
  const faults: string[] = [];
  for (const [path, text] of files) {
    const [, chapter] = /^docs\/product\/0*(\d+)-/.exec(path) ?? [];
    if (chapter === undefined) continue;
    for (const [, depth = '', title = ''] of headingsOf(text)) {
      const [number = ''] = /^\d+(?:\.\d+)*(?= )/.exec(title) ?? [];
      if (number.split('.')[0] !== chapter) faults.push(`${path}: '${title}' has no number of its chapter`);
      else if (depth !== '#' && numbers.has(number))
        faults.push(`${path}: ${number} stands over two headings`);
      numbers.add(number);
    }
  }
  return { numbers, faults };
}

/** Markdown without what is quoted as code. */
function proseOf(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
}

function headingsOf(text: string) {
  return text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^(#{1,6}) +(.+?) *$/gm);
}

/** Documents that are called by their names; tests make names up. */
function namesOf(path: string, text: string): string[] {
  if (/\.test\.tsx?$/.test(path)) return [];
  return [...text.matchAll(/(?<![\w/.@-])[\w./-]*\w\.md\b/g)].map(([name]) => name);
}

function placesOf(path: string, name: string): string[] {
  return ['.', 'docs', cited, posix.dirname(path)].map((folder) => posix.normalize(posix.join(folder, name)));
}

function wordsOf(path: string, text: string): string[] {
  if (ofMedicines.test(path)) return [];
  return citations.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words));
}

function deadLinks(
  path: string,
  text: string,
  files: Map<string, string>,
  present: ReadonlySet<string>,
  folders: ReadonlySet<string>,
): string[] {
  const targets = [...proseOf(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target = '']) => target);
  return targets.flatMap((target) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = '', anchor] = target.split('#');
    const place = file === '' ? path : posix.join(posix.dirname(path), decodeURI(file));
    if (!present.has(place) && !folders.has(place.replace(/\/$/, '')))
      return `links to ${target}, which is not there`;
    if (anchor === undefined || anchorsOf(files.get(place) ?? '').has(anchor)) return [];
    return `links to ${target}, a heading that is not there`;
  });
}

/** As the forge makes them of headings. */
function anchorsOf(text: string): Set<string> {
  const plain = [...headingsOf(text)].map(([, , title = '']) =>
    title
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set(plain);
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return ['.', ...parts.map((_, end) => parts.slice(0, end + 1).join('/'))];
}
