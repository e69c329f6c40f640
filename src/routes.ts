import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { type PageRow, pageTable } from './page-table.ts';

/**
 * The router's view of the page table. Several addresses share one file, so each route is known by its address. The
 * pages of the back office stand in its frame, which is there before they are, and with them those that the desk works
 * on beside others: for everybody else these have no frame (§2.29).
 * What matches none of them is the root's error page with status 404.
 */
export default [
  ...pageTable.filter((row) => !isBackOffice(row)).map(toRoute),
  layout('domains/desk/back-office.page.tsx', pageTable.filter(isBackOffice).map(toRoute)),
] satisfies RouteConfig;

function isBackOffice({ path }: PageRow): boolean {
  const shared = ['/requests', '/requests/:reference', '/listings/:kind/:id'];
  return path === '/admin' || path.startsWith('/admin/') || shared.includes(path);
}

function toRoute({ path, file }: PageRow) {
  const page = `${file}.page.tsx`;
  return path === '/' ? index(page, { id: path }) : route(path, page, { id: path });
}
