/** How many rows a page of a table shows. No schema: pages read it too. */
export const pageSizes = [25, 50, 100] as const;
