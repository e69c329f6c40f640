import type { CallName } from '../../contract/calls.ts';

/** Where a call of the contract goes, with its parameters and its query filled in. */
export function address(name: CallName, params?: object, query?: object): { method: string; url: string } {
  const [method = 'GET', template = '/'] = name.split(' ');
  const values = new Map(Object.entries(params ?? {}));
  const path = template.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(values.get(key) ?? '')),
  );
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return { method, url: search ? `${path}?${search}` : path };
}
