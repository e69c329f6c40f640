import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { rowId } from '#platform/contract/row-id.ts';

/** Pictures of molecules (§13.14). What a medicine looks like is public knowledge. */
export const moleculeCalls = defineCalls({
  'GET /api/molecules/:molecule/structure.svg': {
    summary: "A molecule's drawn structure, as SVG",
    source: '§13.14',
    access: 'public',
    params: z.object({ molecule: z.string().max(20).pipe(rowId) }),
  },
});
