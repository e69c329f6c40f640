/** Work was ended because it did not come to its end within its time: to begin it again would take as long. */
export class TookTooLong extends Error {}
