import { z } from 'zod';
import { readData } from '../read-data.ts';
import { type Molecule, molecule } from './molecule.ts';

/** ATC main groups in their order; medicines that every buyer asks for and that these left out come last. */
const files = [
  'alimentary',
  'blood',
  'cardiovascular',
  'dermatological',
  'genitourinary-hormonal',
  'anti-infective',
  'oncology-immunology',
  'musculoskeletal',
  'nervous-system',
  'antiparasitic-various',
  'respiratory-sensory',
  'everyday',
];

/** Every medicine of the demo catalogue. */
export const molecules: readonly Molecule[] = files.flatMap((file) =>
  readData(`catalogue/molecules/${file}.json`, z.array(molecule)),
);
