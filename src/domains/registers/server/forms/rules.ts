import { dictionary } from '#platform/contract/dictionary.ts';
import { kept } from '../kept/rules.ts';

/** Which forms of the Orange Book a dossier's form stands for (§20.2): one line for each of the finder's forms. */
const forms = dictionary<RegExp>({
  Tablets: /^TABLET(, (FILM )?COATED)?$/,
  'Film Coated Tablets': /^TABLET(, (FILM )?COATED)?$/,
  'Extended Release Tablets': /^TABLET, (FILM COATED, )?EXTENDED RELEASE$/,
  'Delayed Release Tablets': /^TABLET, DELAYED RELEASE$/,
  'Orally Disintegrating Tablets': /^TABLET, ORALLY DISINTEGRATING(, (DELAYED|EXTENDED) RELEASE)?$/,
  'Chewable Tablets': /^TABLET, CHEWABLE(, EXTENDED RELEASE)?$/,
  'Dispersible Tablets': /^TABLET, (FOR SUSPENSION|FOR SOLUTION|SOLUBLE|DISPERSIBLE|EFFERVESCENT)$/,
  'Sublingual & Buccal Tablets': /^TABLET$/,
  Capsules: /^CAPSULE(, (COATED )?PELLETS|, LIQUID FILLED)?$/,
  'Soft Gel Capsules': /^CAPSULE(, LIQUID FILLED)?$/,
  'Extended Release Capsules': /^CAPSULE, (EXTENDED RELEASE|COATED,? EXTENDED RELEASE)$/,
  'Delayed Release Capsules': /^CAPSULE, DELAYED REL(EASE)?( PELLETS)?$/,
  'Powders & Granules':
    /^(POWDER|GRANULES?|PELLETS|FOR (SOLUTION|SUSPENSION))(, ((EXTENDED|DELAYED) RELEASE|EFFERVESCENT))?$/,
  'Oral Solution': /^(SOLUTION|SOLUTION\/DROPS|CONCENTRATE|LIQUID|SYRUP|ELIXIR|FOR SOLUTION)$/,
  'Oral Suspension': /^(FOR )?SUSPENSION(\/DROPS|, (EXTENDED|DELAYED) RELEASE)?$/,
  Syrup: /^(SYRUP|SOLUTION|ELIXIR)$/,
  'Oral Film': /^FILM$/,
  'Lozenges & Chewing Gum': /^(TROCHE\/LOZENGE|LOZENGE|GUM, CHEWING|PASTILLE)$/,
  Injection:
    /^(INJECTABLE|SOLUTION|EMULSION|SUSPENSION|CONCENTRATE|LIQUID|INJECTION)(, (LIPOSOMAL|LIPID COMPLEX|SUSPENSION|EXTENDED RELEASE))?$/,
  'Lyophilized Powder for Injection':
    /^(POWDER|INJECTABLE|FOR (SOLUTION|SUSPENSION))(, (LIPOSOMAL|LIPID COMPLEX|EXTENDED RELEASE))?$/,
  Cream: /^CREAM(, AUGMENTED)?$/,
  Ointment: /^OINTMENT(, AUGMENTED)?$/,
  Gel: /^(GEL|JELLY)(, (AUGMENTED|METERED))?$/,
  'Topical Solution & Lotion':
    /^(SOLUTION|LOTION|SHAMPOO|LOTION\/SHAMPOO|SOLUTION\/DROPS|SWAB|OIL|SPRAY|FOAM|AEROSOL|AEROSOL, FOAM|EMULSION|SUSPENSION)(, (AUGMENTED|METERED))?$/,
  'Ophthalmic & Otic Drops':
    /^(SOLUTION|SUSPENSION|EMULSION|OIL|FOR SOLUTION)(\/DROPS)?(, GEL FORMING\/DROPS|, EXTENDED RELEASE)?$/,
  'Nasal Spray': /^(SPRAY|AEROSOL|SOLUTION|SUSPENSION|POWDER)(, METERED|\/DROPS)?$/,
  Inhalation:
    /^(AEROSOL|POWDER|SPRAY|SOLUTION|SUSPENSION|LIQUID|CAPSULE|GAS|FOR SOLUTION|INHALANT)(, (METERED|LIPOSOMAL))?$/,
  'Transdermal Patch': /^(FILM|FILM, EXTENDED RELEASE|SYSTEM|PATCH)$/,
  'Suppositories & Vaginal Inserts':
    /^(SUPPOSITORY|INSERT|INSERT, EXTENDED RELEASE|TABLET|CAPSULE|RING|SYSTEM)$/,
});

/** What the registers call the finder's routes. */
const routes = dictionary<readonly string[]>({
  Oral: ['ORAL'],
  Sublingual: ['SUBLINGUAL'],
  Buccal: ['BUCCAL', 'TRANSMUCOSAL'],
  Intravenous: ['INTRAVENOUS'],
  Intramuscular: ['INTRAMUSCULAR'],
  Subcutaneous: ['SUBCUTANEOUS'],
  Inhalation: ['INHALATION'],
  Nasal: ['NASAL'],
  Ophthalmic: ['OPHTHALMIC', 'INTRAOCULAR'],
  Otic: ['OTIC'],
  Topical: ['TOPICAL'],
  Transdermal: ['TRANSDERMAL'],
  Rectal: ['RECTAL'],
  Vaginal: ['VAGINAL'],
});
/** Forms that tell where they are given: other routes that a listing names beside them are not looked for. */
const injected = ['Intravenous', 'Intramuscular', 'Subcutaneous', 'Other Parenteral', 'Others'];
const routesOfForm = dictionary<readonly string[]>({
  'Sublingual & Buccal Tablets': ['Sublingual', 'Buccal'],
  Injection: injected,
  'Lyophilized Powder for Injection': injected,
  'Ophthalmic & Otic Drops': ['Ophthalmic', 'Otic'],
  'Nasal Spray': ['Nasal'],
  Inhalation: ['Inhalation'],
  'Transdermal Patch': ['Transdermal', 'Topical'],
  'Suppositories & Vaginal Inserts': ['Rectal', 'Vaginal', 'Others'],
});

/** The forms of which a line says what they stand for. */
export const knownForms: readonly string[] = Object.keys(forms);

const parenteral = ['Intravenous', 'Intramuscular', 'Subcutaneous', 'Other Parenteral'];
const named = new Set(Object.values(routes).flat());

/** Whether a product of the Orange Book has the form of a dossier and one of its routes. */
export function isOfForm(
  form: string,
  theirRoutes: readonly string[],
  product: { form: string; route: string },
): boolean {
  if (forms[form]?.test(product.form) !== true) return false;
  const registered = routesOf(product.route);
  const own = routesOfForm[form];
  return theirRoutes.some((route) => own?.includes(route) !== false && fits(route, registered));
}

function fits(route: string, registered: readonly string[]): boolean {
  // Older products are injected, and nobody says where.
  if (parenteral.includes(route) && registered.includes('INJECTION')) return true;
  if (route === 'Others' || route === 'Other Parenteral')
    return registered.some((one) => one !== 'INJECTION' && !named.has(one));
  return registered.some((one) => routes[route]?.includes(one) === true);
}

/** 'IM-IV', 'IV (INFUSION), SUBCUTANEOUS' and 'ORAL-28' in the register's own words. */
const routesOf: (route: string) => readonly string[] = kept((route) =>
  route.split(',').flatMap((part) => {
    const one = part.trim().replace(/-\d+$/, '');
    if (one === 'IM-IV') return ['INTRAMUSCULAR', 'INTRAVENOUS'];
    return [one === 'IV (INFUSION)' ? 'INTRAVENOUS' : one];
  }),
);
