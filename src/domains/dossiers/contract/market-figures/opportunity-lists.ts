// No schema: pages read it too.

/** The WHO's anatomical main groups, by the first letter of the ATC code. */
export const atcGroups = {
  A: 'Alimentary tract and metabolism',
  B: 'Blood and blood forming organs',
  C: 'Cardiovascular system',
  D: 'Dermatologicals',
  G: 'Genito-urinary system and sex hormones',
  H: 'Systemic hormones',
  J: 'Anti-infectives for systemic use',
  L: 'Antineoplastic and immunomodulating agents',
  M: 'Musculo-skeletal system',
  N: 'Nervous system',
  P: 'Antiparasitic products',
  R: 'Respiratory system',
  S: 'Sensory organs',
  V: 'Various',
} as const;
export type AtcGroup = keyof typeof atcGroups;
export const atcLetters = Object.keys(atcGroups) as AtcGroup[];

/** Within how many months from today the last hard end lies. */
export const opportunityMonths = ['12', '24', '36', '60'] as const;
/** With how many dossiers here at most. */
export const opportunityMost = ['0', '1', '3', '5'] as const;
export const opportunitySorts = ['day', 'demand'] as const;

export const opportunitiesOfPage = 50;
