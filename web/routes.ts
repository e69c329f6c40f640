import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { pageTable } from './page-table.ts';

/**
 * The router's view of the page table. Several addresses share one file, so each route is known by its address.
 * What matches none of them is the root's error page with status 404.
 */
export default pageTable.map(({ path, file }) => {
  const page = `pages/${file}.tsx`;
  return path === '/' ? index(page, { id: path }) : route(path, page, { id: path });
}) satisfies RouteConfig;
