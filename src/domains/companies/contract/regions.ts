/** The parts of the world by which a place of manufacture is filtered. */
export const regions = ['Asia', 'Europe', 'North America', 'Rest of the World'] as const;
export type Region = (typeof regions)[number];
