import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { text } from '#platform/contract/fields.ts';

const hit = z.object({
  kind: z.enum(['request', 'dossier', 'supplier', 'molecule', 'company', 'person', 'post']),
  title: z.string(),
  detail: z.string(),
  to: z.string().describe('The address of its page'),
});
export type Hit = z.infer<typeof hit>;

/** What the palette asks (§11.8): one call for every role, and each finds only what it may open. */
export const findCalls = defineCalls({
  'GET /api/find': {
    summary: 'What may be opened whose name, code or reference holds these words',
    source: '§11.8',
    access: 'signed-in',
    whose: 'participants',
    query: z.object({ q: text(200) }),
    response: z.object({ data: z.array(hit) }),
  },
});
