import { z } from 'zod';

/** A company whose people share something, as calls tell it. */
export const sharingCompany = z.object({ id: z.string(), name: z.string() });
export type SharingCompany = z.infer<typeof sharingCompany>;
