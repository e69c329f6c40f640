// No schema: pages read it too.
import type { FileBox } from '#platform/contract/call.ts';

/** As large as a register's file may be (§20.1). */
export const mostMegabytes = 256;
export const registerBoxes = {
  register: {
    label: 'Register',
    extensions: ['.zip', '.gz', '.csv', '.txt', '.xlsx'],
    maxFiles: 1,
    maxBytes: mostMegabytes * 1024 * 1024,
  },
} as const satisfies Record<string, FileBox>;
export const registerExtensions = registerBoxes.register.extensions;
