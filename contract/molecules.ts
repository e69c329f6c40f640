import { z } from 'zod';
import { defineCalls } from './call.ts';

/** Beside the specification: pictures of molecules. What a medicine looks like is public knowledge. */
export const moleculeCalls = defineCalls({
  'GET /api/molecules/:molecule/structure.svg': {
    summary: "A molecule's drawn structure, as SVG",
    source: 'look and feel, "Pictures are drawn"',
    access: 'public',
    params: z.object({ molecule: z.string().max(20) }),
  },
});
