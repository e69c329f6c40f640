import { z } from 'zod';
import inns from './further-inns.json' with { type: 'json' };

/**
 * Further INNs of single substances that were ever approved in the United States, beside those of which other names
 * and brands are known. Who types one means it, whether or not a dossier of it is listed.
 */
export const furtherInns: readonly string[] = z.array(z.string().regex(/^[a-z-]+$/)).parse(inns);
