import type { CompanyFields } from '../../contract/company-profile.ts';

/** What was typed of a company, without what stands around it. */
export function trimmed(fields: CompanyFields): CompanyFields {
  const {
    name,
    headquarters,
    foundedYear,
    rdCapabilities,
    manufacturing,
    frontEndMarkets,
    apiManufacturing,
  } = fields;
  return {
    name: name.trim(),
    headquarters: headquarters.trim(),
    foundedYear,
    rdCapabilities: rdCapabilities.trim(),
    manufacturing: manufacturing.trim(),
    frontEndMarkets: frontEndMarkets.trim(),
    apiManufacturing: apiManufacturing.trim(),
  };
}

/** Field → [before, after], of those that changed. */
export function changesOf(
  before: CompanyFields,
  after: CompanyFields,
): Partial<Record<keyof CompanyFields, [unknown, unknown]>> {
  const names = Object.keys(after) as (keyof CompanyFields)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, [before[name], after[name]]]),
  );
}
