import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { text } from '#platform/contract/fields.ts';
import { isBlank } from '#platform/contract/validation.ts';

/** The two lists of issue types (§3.11), by what each is about; a subject begins its own list. */
export const issueTypes = {
  Technology: ['Technology', 'Issue', 'other error'],
  Complexity: ['Complexity', 'Issue', 'other error'],
} as const;
export const issueLists = ['Technology', 'Complexity'] as const satisfies (keyof typeof issueTypes)[];

export const descriptionRequired = 'Say in a few words what went wrong';

/** 'Report a problem' under one's name. */
export const problemCalls = defineCalls({
  'POST /api/problems': {
    repeat: 'keyed',
    summary: 'Report a problem with the product to the desk',
    source: '§14.8',
    access: 'signed-in',
    body: z
      .object({
        list: z.enum(issueLists),
        issue: z.enum(['Technology', 'Complexity', 'Issue', 'other error']),
        description: text(4000, descriptionRequired).refine((value) => !isBlank(value), descriptionRequired),
        page: text(500).describe('The address it was reported from, without its query'),
      })
      .refine(({ list, issue }) => (issueTypes[list] as readonly string[]).includes(issue), {
        path: ['issue'],
        message: 'Choose one of the issues of the list',
      }),
    response: z.object({ message: z.string() }),
  },
});
