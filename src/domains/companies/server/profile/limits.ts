import type { Limit } from '#platform/server/attempts/attempts.ts';
import { namesADay } from '../../contract/company-limits.ts';

/** Tries of names (§26.10), refused ones too: the answer tells whether somebody is called so here. */
export const namesPerPerson: Limit = { name: 'company-names-person', max: namesADay, minutes: 24 * 60 };
