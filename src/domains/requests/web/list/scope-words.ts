import type { RequestScope } from '../../contract/requests.ts';

/** What the list of each scope is called. */
export const scopeWords: Record<RequestScope, string> = {
  own: 'My requests',
  company: "My company's requests",
  owner: 'Requests for our listings',
  waiting: 'What waits for you',
  all: 'All requests',
};
