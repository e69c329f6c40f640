import { ownerProof } from '#domains/accounts/contract/own-account.ts';
import { defineCalls } from '#platform/contract/call.ts';
import { done } from '#platform/contract/fields.ts';

/** A copy of what is kept about a person, and its end. */
export const personalDataCalls = defineCalls({
  'GET /api/account/export': {
    summary: "Everything the product keeps about one, as an attachment 'dosebridge-account.json'",
    source: '§15.12',
    access: 'signed-in',
    whose: 'own',
    ownAccount: true,
  },
  'POST /api/account/deletion': {
    repeat: { unkeyed: 'what is deleted stays deleted' },
    summary:
      'Delete the account for good: name, address, phone and sessions go; requests stay as business records without them',
    source: '§15.13',
    access: 'signed-in',
    whose: 'own',
    ownAccount: true,
    body: ownerProof,
    response: done,
  },
});
