import { expect, test } from 'vitest';
import { mayOpen } from '#page-table.ts';
import { roles } from '#platform/contract/roles.ts';
import { accountLinks, barLinks, footerGroups, headerLinks, sideMenuLinks } from './navigation.ts';

test.each(roles)('header, menus and footer lead a %s only where that role may go', (role) => {
  const session = { token: 'secret', name: 'Asha Verma', role };
  const links = [
    ...barLinks(session),
    ...headerLinks(session),
    ...accountLinks(session),
    ...sideMenuLinks(session),
    ...footerGroups(session).flatMap((group) => group.links),
  ];
  const closed = links.filter(({ to }) => !mayOpen(to, role));
  expect(closed).toEqual([]);
});
