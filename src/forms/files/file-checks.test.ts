import { describe, expect, it } from 'vitest';
import { productTermSheetBoxes } from '#platform/contract/files.ts';
import { sizeWords } from '#ui/file-size.ts';
import { addFiles, progressOfEach, whatIsTaken } from './file-checks.ts';

const box = productTermSheetBoxes.cdaOrNda;
const megabyte = 1024 * 1024;

function file(name: string, size = 1000) {
  return { name, size, lastModified: 1 };
}

describe('a file box', () => {
  it('says first what it takes', () => {
    expect(whatIsTaken(box)).toBe('Takes .docx, .pdf or .xlsx, up to 20 MB a file and 10 files.');
  });

  it('takes the kinds of its list, whatever their case', () => {
    const { files, refused } = addFiles(
      box,
      [],
      [file('CDA.DOCX'), file('b.pdf'), file('c.exe'), file('noending')],
    );
    expect(files.map(({ name }) => name)).toEqual(['CDA.DOCX', 'b.pdf']);
    expect(refused).toEqual([
      'c.exe: only .docx, .pdf or .xlsx files are taken',
      'noending: only .docx, .pdf or .xlsx files are taken',
    ]);
  });

  it('refuses a file that is too large, and takes one just small enough', () => {
    const { files, refused } = addFiles(
      box,
      [],
      [file('big.pdf', 20 * megabyte + 1), file('fits.pdf', 20 * megabyte)],
    );
    expect(files.map(({ name }) => name)).toEqual(['fits.pdf']);
    expect(refused).toEqual(['big.pdf: larger than 20 MB']);
  });

  it('refuses an empty file and one that is there already', () => {
    const { refused } = addFiles(box, [file('a.pdf')], [file('a.pdf'), file('b.pdf', 0)]);
    expect(refused).toEqual(['a.pdf: already in the list', 'b.pdf: the file is empty']);
  });

  it('takes ten files and no more', () => {
    const many = Array.from({ length: 12 }, (_, index) => file(`${index}.pdf`));
    const { files, refused } = addFiles(box, [], many);
    expect(files).toHaveLength(10);
    expect(refused).toEqual(['10.pdf: at most 10 files', '11.pdf: at most 10 files']);
  });
});

it('writes sizes as people read them', () => {
  expect([640, 12_345, 3.4 * megabyte].map(sizeWords)).toEqual(['640 B', '12 kB', '3.4 MB']);
});

it('splits the progress of a whole form over its files', () => {
  expect(progressOfEach(0.5, [100, 200, 100])).toEqual([1, 0.5, 0]);
  expect(progressOfEach(1, [100, 200])).toEqual([1, 1]);
  expect(progressOfEach(0, [])).toEqual([]);
});
