import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Finding } from '../../contract/findings.ts';
import { FieldFindings } from './field-findings.tsx';
import type { Question } from './questions.ts';
import { ReviewFindings } from './review-findings.tsx';

const asked = { rule: 'dcp-one-state', words: 'One state alone.' } as const;
const noted = { rule: 'constraint-past', severity: 'note', words: 'It is past.' } as const;

/** Each paragraph's text. */
function paragraphs(html: string): string[] {
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text = '']) => text.replaceAll(/<[^>]+>/g, ''));
}

test('beside a field each finding has what its rule is read from', () => {
  const question: Question = {
    ...{ ...asked, field: 'registeredIn', title: 'A procedure of one state' },
    ...{ reason: '', kept: null, overtaken: false, open: true },
  };
  const told = [{ ...noted, field: 'usConstraintDate', overtaken: false, reason: '', by: null, at: null }];
  const html = renderToStaticMarkup(
    <FieldFindings
      questions={[question]}
      told={told}
      issues={{}}
      readOnly={false}
      onReason={() => undefined}
    />,
  );
  expect(paragraphs(html)).toEqual([
    'One state alone.',
    'Rule: Directive 2001/83/EC, article 28',
    'Note: It is past.',
    'Rule: The calendar',
  ]);
});

test('so has each that the desk decides on', () => {
  const findings: Finding[] = [
    { ...asked, severity: 'ask', field: 'registeredIn', reason: 'Spain leads', by: null, at: null },
  ];
  const html = renderToStaticMarkup(<ReviewFindings findings={findings} proposedBy="Ana" reasons={null} />);
  expect(paragraphs(html)).toContain('Rule: Directive 2001/83/EC, article 28');
});
