import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft } from '#forms/drafts.ts';
import { CompanyForm } from './company-form.tsx';

const company = {
  id: 7,
  name: 'Lusitan Generics',
  headquarters: 'Porto',
  foundedYear: 1987,
  rdCapabilities: 'Yes',
  manufacturing: 'Yes',
  frontEndMarkets: '',
  apiManufacturing: '',
  createdAt: '2026-11-03T09:00:00.000Z',
  dossiers: 0,
  plants: 0,
  requests: 0,
  people: [],
  signingLimits: [],
  signIn: null,
};
const back = 'What you had written and not saved is back.';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: storage(), localStorage: storage() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function formFor(of?: typeof company): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CompanyForm {...(of && { company: of })} submit="Save company" send={async () => {}} />
    </MemoryRouter>,
  );
}

function valueIn(field: string, markup: string): string | undefined {
  const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(markup)?.[0] ?? '';
  return /value="([^"]*)"/.exec(input)?.[1];
}

test('what was typed into the form of a company is back after its page was left, in that company alone', () => {
  expect(valueIn('headquarters', formFor(company))).toBe('Porto');
  keepDraft('company:7', { values: { headquarters: 'Lisbon' }, fileNames: [] });
  const again = formFor(company);
  expect(valueIn('headquarters', again)).toBe('Lisbon');
  expect(valueIn('foundedYear', again)).toBe('1987');
  expect(again).toContain(back);
  for (const other of [formFor({ ...company, id: 8 }), formFor()]) expect(other).not.toContain(back);
});

test('in a dialog a button leads out, too: a phone has no Escape', () => {
  const drawn = (more: object) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <CompanyForm submit="Add company" send={async () => undefined} {...more} />
      </MemoryRouter>,
    );
  expect(drawn({})).not.toContain('Cancel');
  expect(drawn({ onCancel: () => undefined })).toContain('Cancel');
});
