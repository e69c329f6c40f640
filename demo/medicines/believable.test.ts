import { describe, expect, test } from 'vitest';
import { isInjectable, lineNeed } from '../companies/line-needs.ts';
import { lineMakes } from '../companies/production-lines.ts';
import { euStates } from '../countries.ts';
import { createCatalogue } from './dossiers.ts';
import { catalogueDay } from './listing-dates.ts';

/** Rules that any pharma reader would see broken; held over a stretch far longer than the demo. */
const dossierAt = createCatalogue(11);
const dossiers = Array.from({ length: 5000 }, (_, index) => dossierAt(index)).map((dossier) => {
  const { molecule, listing } = dossier;
  const presentations = molecule.presentations.filter(
    ({ dosageForm, routes }) =>
      dosageForm === listing.dosageForm &&
      listing.routes.every((route) => routes.some((each) => each === route)),
  );
  return { ...dossier, presentations };
});

describe('a dossier', () => {
  test('states only facts of its molecule: form, route, strengths, reference and US constraint date', () => {
    for (const { listing, presentations } of dossiers) {
      const source = presentations.find(
        ({ strengths, reference, otherReferences = {}, usConstraintDate }) => {
          const own = listing.strengths.split(', ');
          const [first = ''] = own;
          // Where the reference has none of the strengths, another has.
          const named = own.every((strength) => strength in otherReferences)
            ? otherReferences[first]
            : reference;
          return (
            own.every((strength) => strengths.includes(strength)) &&
            (usConstraintDate ?? null) === listing.usConstraintDate &&
            (!named || listing.usReferenceProduct === `${named.brand} (${named.company})`)
          );
        },
      );
      expect(source, listing.title).toBeDefined();
    }
  });

  test('of an injection is never taken by mouth', () => {
    for (const { listing, presentations } of dossiers) {
      if (presentations[0] && isInjectable(presentations[0])) expect(listing.routes).not.toContain('Oral');
    }
  });

  test('comes from a site of its company that can make it, and bears its inspections', () => {
    for (const { molecule, company, listing, presentations } of dossiers) {
      const site = company.sites.find(
        ({ country, accreditations, lines }) =>
          country === listing.countriesOfManufacture[0] &&
          accreditations.join() === listing.gmpStatuses.join() &&
          lines.some((line) => presentations.some((each) => lineMakes(line, lineNeed(molecule, each)))),
      );
      expect(site, `${company.name}: ${listing.title}`).toBeDefined();
      expect(new Set(listing.countriesOfManufacture).size).toBe(listing.countriesOfManufacture.length);
    }
  });

  test('that is ready for the US names the US, follows an inspection by the FDA and has a reference product', () => {
    for (const { listing } of dossiers.filter((each) => each.listing.readiness === 'Ready : US')) {
      expect(listing.registeredIn).toMatch(/^US\b/);
      expect(listing.gmpStatuses).toContain('USFDA');
      expect(listing.usReferenceProduct).toMatch(/\(.+\)$/);
      if ((listing.usConstraintDate ?? '') > '2026-11-01')
        expect(listing.registeredIn).toMatch(/filed|tentatively/);
    }
  });

  test('that is ready for the EU names member states or a decentralised procedure', () => {
    for (const { listing } of dossiers.filter((each) => each.listing.readiness === 'Ready : EU')) {
      const names = euStates.some((state) => listing.registeredIn.includes(state));
      expect(names || listing.registeredIn.startsWith('EU (DCP'), listing.registeredIn).toBe(true);
      expect(listing.gmpStatuses.some((name) => name === 'EU GMP' || name === 'MHRA')).toBe(true);
    }
  });

  test('that was filed is still under a usual review: 10 months in the US, 14 in the EU', () => {
    for (const { listing } of dossiers) {
      const [, application, told] =
        /(DCP|ANDA|NDA 505\(b\)\(2\)|BLA) filed (\w{3} \d{4})/.exec(listing.registeredIn) ?? [];
      if (told === undefined) continue;
      const since = (catalogueDay.getTime() - Date.parse(`1 ${told} UTC`)) / 86_400_000 / 30.5;
      expect(since, listing.registeredIn).toBeLessThan(application === 'DCP' ? 14 : 10);
    }
  });

  test('in development is registered nowhere and not yet for sale', () => {
    for (const { listing } of dossiers.filter((each) => !each.listing.readiness.startsWith('Ready'))) {
      expect(listing.registeredIn).toMatch(/^(-|NA|Not Applicable|non-mdantory|None yet|)$/);
      expect(listing.dealType).not.toBe('Supply');
    }
  });

  test('that hands over its process says so everywhere; goods alone have a least order', () => {
    for (const { listing } of dossiers) {
      expect(listing.techTransfer.startsWith('Yes')).toBe(listing.supply.includes('Tech transfer'));
      if (listing.dealType === 'Acquisition') expect(listing.supply).toContain('Tech transfer');
      if (!listing.supply.includes('With supply')) expect(listing.minimumOrder).not.toMatch(/\d/);
    }
  });

  test('is offered in markets of its company only, and in at least one', () => {
    for (const { company, listing } of dossiers) {
      expect(listing.markets.length).toBeGreaterThan(0);
      expect(company.markets).toEqual(expect.arrayContaining(listing.markets));
    }
  });

  test('gets its offer within 2 to 15 business days', () => {
    for (const { listing } of dossiers) {
      expect(Number.isInteger(listing.offerDays) && listing.offerDays >= 2 && listing.offerDays <= 15).toBe(
        true,
      );
    }
  });
});
