/** cGMP accreditations, as dossiers and plants name them. */
export const cGMPAccreditations = [
  'USFDA',
  'EU GMP',
  'MHRA',
  'Health Canada',
  'TGA',
  'WHO-GMP',
  'PICS',
  'COFEPRIS',
  'ANVISA',
  'Others',
] as const;
export type CgmpAccreditation = (typeof cGMPAccreditations)[number];
