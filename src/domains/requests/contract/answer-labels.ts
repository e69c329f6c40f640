/** The answers of each kind of term sheet, in the form's order, as they are shown again. */
export const answerLabels = {
  dossier: {
    marketsOfInterest: 'Markets of interest',
    supplyRequired: 'Supply Required',
    indicativeVolumes: 'Indicative volumes',
  },
  supplier: {
    gmpStatusRequired: 'GMP status required',
    dosageFormsOfInterest: 'Dosage forms of interest',
    indicativeVolumes: 'Indicative volumes',
    specialCapabilitiesRequired: 'Special capabilities required',
  },
  investment: { interest: 'What interests you', contribution: 'What you would bring' },
} as const;
