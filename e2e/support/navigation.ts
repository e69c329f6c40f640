import type { Locator, Page } from '@playwright/test';
import { signInByCall } from '#testing/running/members.ts';
import { leadOn } from './lead-on.ts';
import { type Place, professionalNetwork, type Row, type Visitor } from './navigation-table.ts';
import { pages } from './route-table.ts';
import { expect, type World } from './test.ts';

/** The demo catalogue's ids that stand in braces in the tables: of listings, those that the seller may ask for. */
export type Ids = Record<'dossier' | 'supplier' | 'post', string>;

export async function findIds(world: World): Promise<Ids> {
  const { token } = await signInByCall(world, 'seller');
  async function list<T>(method: 'GET' | 'POST', path: string): Promise<T[]> {
    const answer = await fetch(world.origin + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(method === 'POST' && { body: '{}' }),
    });
    return (await answer.json()).data;
  }
  const own = await list<{ kind: string; id: string }>('GET', '/api/listings');
  async function first(path: string, kind?: string): Promise<string> {
    const found = (await list<{ _id: string }>('POST', path)).find(
      ({ _id }) => !own.some((listing) => listing.kind === kind && listing.id === _id),
    );
    if (found === undefined) throw new Error(`${path} has nothing but the seller's own`);
    return found._id;
  }
  return {
    dossier: await first('/get-dossier', 'dossier'),
    supplier: await first('/get-supplier', 'supplier'),
    post: await first('/get-all-blog'),
  };
}

export function addressOf(path: string, ids: Ids): string {
  return path.replace(/\{(dossier|supplier|post)\}/, (_, kind: keyof Ids) => encodeURIComponent(ids[kind]));
}

/**
 * Leads on to a page as a link does, where one of the product is open: nothing is loaded anew but what the page needs, and
 * the page before is gone. Else, and without scripts, it is opened by its address.
 */
export async function goTo(page: Page, address: string, role: Visitor): Promise<void> {
  if (!(await leadOn(page, address))) await openPage(page, address, role);
}

/** Opens a page and waits until it knows who is there: what the server sent is a visitor's. */
export async function openPage(page: Page, address: string, role: Visitor): Promise<void> {
  const open = () => page.goto(address, { waitUntil: 'domcontentloaded' });
  // A step Back that is still under way ends it; nothing is after that.
  await open().catch((error: Error) => {
    if (!error.message.includes('is interrupted by another navigation')) throw error;
    return open();
  });
  if (role !== 'visitor') await accountButton(page).waitFor();
}

export function accountButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^(Ada|Sunil|Ines)$/ });
}

/** Clicks what stands in the row, on its page, and checks the page that opens. */
export async function follow(page: Page, row: Row, ids: Ids): Promise<void> {
  const [path, role, place, label, target] = row;
  await goTo(page, addressOf(path, ids), role);
  await openMenu(page, place);
  await inPlace(page, place, label).click(clickable(place));
  await expectPage(page, target, ids);
}

/** Whether what stands in the row is a link of the target's address; that nothing hides or covers it is checked. */
export async function isReadyLink(page: Page, [, , place, label, target]: Row, ids: Ids): Promise<boolean> {
  const link = inPlace(page, place, label);
  await link.click({ trial: true });
  const href = await link.getAttribute('href');
  if (href === null || target === professionalNetwork) return href === target;
  const { pathname, search } = new URL(href, page.url());
  return fits(pathname + search, addressOf(target, ids));
}

/** Opens the menu, where the place is one. */
export async function openMenu(page: Page, place: Place): Promise<void> {
  if (place === 'account menu') await accountButton(page).click();
  if (place === 'side menu') await page.getByRole('button', { name: 'Menu', exact: true }).click();
  // Of who is signed in the footer is one line, and its groups open from it.
  const folded = page.getByRole('contentinfo').locator('details:not([open]) > summary');
  if (place.startsWith('footer') && (await folded.isVisible())) await folded.click();
}

/** Leads on wherever one clicks it, and is no link itself. */
export function isCard(place: Place): boolean {
  return place === 'card' || place === 'related product';
}

/** Of a card its words are clicked, whatever of the card lies above them. */
function clickable(place: Place): { force: boolean } {
  return { force: isCard(place) };
}

/** Clicks what is called so in its landmark, as a user would find it. */
export async function click(page: Page, place: Place, label: string): Promise<void> {
  await openMenu(page, place);
  await inPlace(page, place, label).click(clickable(place));
}

function inPlace(page: Page, place: Place, label: string): Locator {
  const main = page.getByRole('main');
  const exact = { name: label, exact: true };
  if (place === 'header') return page.getByRole('banner').getByRole('link', exact);
  if (place === 'account menu') return page.getByRole('banner').getByRole('menuitem', exact);
  if (place === 'side menu') {
    const menu = page.getByRole('dialog', { name: 'Menu' });
    return menu.getByRole('link', exact).or(menu.getByRole('button', exact));
  }
  if (place === 'breadcrumb') {
    return main.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', exact);
  }
  if (place === 'card') return main.getByRole('article').first().getByText(label, { exact: true });
  if (place === 'related product') {
    const column = main.getByRole('region', { name: 'Related products' });
    return column.getByRole('listitem').first().getByText(label, { exact: true });
  }
  if (place === 'page') {
    // A card's name goes on with its text, and a list has one 'Read more' for each of its cards.
    return main
      .getByRole('link', { name: new RegExp(`^${label.replaceAll(/[.?/]/g, '\\$&')}(?!\\w)`) })
      .first();
  }
  const group = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: place.slice('footer '.length) });
  return group.getByRole('link', exact);
}

/** That the page is open, not only its address: its main heading is there. */
export async function expectPage(page: Page, target: string, ids: Ids): Promise<void> {
  const wanted = pages.find(([path]) => kindOf(path) === kindOf(target));
  if (wanted === undefined) throw new Error(`${target} is no page of the route table`);
  const address = addressOf(target, ids);
  const isThere = ({ pathname, search }: URL) => fits(pathname + search, address);
  await expect(page).toHaveURL(isThere);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(wanted[1]);
  // A guard may lead on from what showed first.
  await expect(page).toHaveURL(isThere);
}

/** Where the page's links lead within the product; one to a part of the page that is not there stays with its hash. */
export function ownLinks(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((found) =>
    found
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search, hash }) => {
        const leadsOn = pathname !== location.pathname || hash === '#top' || hash === '';
        return pathname + search + (leadsOn || document.getElementById(hash.slice(1)) ? '' : hash);
      }),
  );
}

function fits(address: string, wanted: string): boolean {
  const [start = '', rest] = wanted.split('{any}');
  return rest === undefined ? address === wanted : address.startsWith(start) && address !== start;
}

function kindOf(path: string): string {
  return path.replace(/\{\w+\}/, '{}');
}
