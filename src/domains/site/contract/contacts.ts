import { z } from 'zod';
import { defineCalls } from '#platform/contract/call.ts';
import { emailAddress, nameText, text } from '#platform/contract/fields.ts';
import { messages } from '#platform/contract/messages.ts';
import { isPhone } from '#platform/contract/validation.ts';

/** What a visitor writes to the desk (§7.7). */
export const contactCalls = defineCalls({
  'POST /create-contact': {
    repeat: 'keyed',
    summary: 'Send a message to the desk',
    source: '§7.7',
    access: 'public',
    body: z.object({
      name: nameText(200, messages.contactNameIncorrect),
      email: emailAddress,
      phone: text(40, messages.phoneIncorrect).refine(isPhone, messages.phoneIncorrect).default(''),
      message: text(5000).default(''),
      topic: text(120).default('').describe('What the dialog was opened by, for the desk'),
    }),
    response: z.object({ message: z.string(), data: z.object({ message: z.string() }) }),
  },
});
