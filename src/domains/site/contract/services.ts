import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { members } from '#platform/contract/roles.ts';
import { serviceKinds } from './service-kinds.ts';

const interest = z.object({
  service: z.enum(serviceKinds),
  since: z.iso.datetime().describe('When the member first asked to be told'),
});
export type ServiceInterest = z.infer<typeof interest>;

/** 'Tell me when it opens' on /service. */
export const serviceCalls = defineCalls({
  'POST /api/service-interests': {
    repeat: { unkeyed: 'asked again it changes nothing' },
    summary: 'Ask to be told when a kind of service opens; asked again it changes nothing',
    source: '§14.6',
    access: members,
    whose: 'own',
    body: z.object({ service: z.enum(serviceKinds) }),
    response: z.object({ data: interest }),
  },
  'GET /api/service-interests': {
    summary: 'The kinds of service one asked to be told about',
    source: '§14.6',
    access: members,
    whose: 'own',
    response: z.object({ data: z.array(interest) }),
  },
});
