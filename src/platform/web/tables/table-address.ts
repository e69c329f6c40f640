import { useLocation, useNavigate, useNavigation } from 'react-router';

/** What the address of a table's page says: the same names as the call's query. */
export function tableQuery(search: string): { q: string; sort: string; [name: string]: string } {
  return { q: '', sort: '', ...Object.fromEntries(new URLSearchParams(search)) };
}

/** An address with some of its parts changed; null takes one out. A changed question starts at its first page. */
export function changed(search: string, changes: Record<string, string | null>): string {
  const params = new URLSearchParams(search);
  params.delete('after');
  params.delete('before');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '?' : `?${text}`;
}

/** Changes the table's address, starting from the one that is on its way: a quick second click loses nothing. */
export function useTableAddress() {
  const rendered = useLocation();
  const pending = useNavigation().location;
  const navigate = useNavigate();
  const search = pending?.pathname === rendered.pathname ? pending.search : rendered.search;
  return {
    search,
    change: (changes: Record<string, string | null>) =>
      void navigate(changed(search, changes), { preventScrollReset: true }),
  };
}
