/** What a page needs of a comparison without its schemas (§24.2). */

/** Each has a colour of its own on the page: `result.module.css` tells them. */
export const mostOffers = 6;
export const offerNameMaxLength = 120;
export const mostPlanLines = 40;
export const mostPlanYears = 10;

/** Of what a net present value is made up, in the order of the formula (§24.1). */
export const costParts = ['fees', 'tooling', 'supply', 'royalty', 'share'] as const;
export type CostPart = (typeof costParts)[number];

export const scenarioNameMaxLength = 120;
export const mostScenarios = 200;
/** Scenarios, and term sheets at hand. */
export const listedAtOnce = 50;
export const scenarioFormats = ['xlsx', 'pdf'] as const;
export type ScenarioFormat = (typeof scenarioFormats)[number];
