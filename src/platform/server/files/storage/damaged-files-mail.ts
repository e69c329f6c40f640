import type { Mail } from '../../mail/outbox.ts';

const told = { missing: 'missing', changed: 'not as it was received' };
/** More names than anybody reads one by one. */
const mostNames = 50;

/** Tells the desk which stored files are not what was received. */
export function damagedFilesMail(
  to: string,
  files: readonly { name: string; fault: keyof typeof told }[],
): Mail {
  const many = files.length === 1 ? 'A stored file is' : `${files.length} stored files are`;
  const more = files.length > mostNames ? ` The first ${mostNames} are named here, the log names all.` : '';
  return {
    to,
    subject: `${many} damaged`,
    paragraphs: [
      `What lies in the file storage is no longer what was received. Nobody is given it. Bring it back from a backup, or ask who sent it for a new one.${more}`,
    ],
    facts: files.slice(0, mostNames).map(({ name, fault }) => ({ label: name, value: told[fault] })),
  };
}
