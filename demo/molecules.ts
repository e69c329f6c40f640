import type { Molecule } from './molecule.ts';
import { alimentary } from './molecules/alimentary.ts';
import { antiInfective } from './molecules/anti-infective.ts';
import { antiparasiticVarious } from './molecules/antiparasitic-various.ts';
import { blood } from './molecules/blood.ts';
import { cardiovascular } from './molecules/cardiovascular.ts';
import { dermatological } from './molecules/dermatological.ts';
import { everyday } from './molecules/everyday.ts';
import { genitourinaryHormonal } from './molecules/genitourinary-hormonal.ts';
import { musculoskeletal } from './molecules/musculoskeletal.ts';
import { nervousSystem } from './molecules/nervous-system.ts';
import { oncologyImmunology } from './molecules/oncology-immunology.ts';
import { respiratorySensory } from './molecules/respiratory-sensory.ts';
import { withOwnFacts } from './presentation-facts.ts';

/** Every medicine of the demo catalogue, in the order of the ATC main groups; what they left out comes last. */
export const molecules: readonly Molecule[] = [
  ...alimentary,
  ...blood,
  ...cardiovascular,
  ...dermatological,
  ...genitourinaryHormonal,
  ...antiInfective,
  ...oncologyImmunology,
  ...musculoskeletal,
  ...nervousSystem,
  ...antiparasiticVarious,
  ...respiratorySensory,
  ...everyday,
].map(withOwnFacts);
