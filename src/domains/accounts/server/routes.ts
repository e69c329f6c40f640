import type { FastifyInstance } from 'fastify';
import type { Parts } from '#platform/server/parts.ts';
import { operatorRoutes } from './operator/routes.ts';
import { type ProfileParts, profileRoutes } from './profile/profile.ts';
import { ownPasskeyRoutes } from './second-factor/own-passkeys.ts';
import { secondFactorRoutes } from './second-factor/second-factor.ts';
import type { SecondStepParts } from './second-factor/second-step.ts';
import { type CompanyWayParts, companyWayRoutes } from './sign-in/company-ways.ts';
import { deviceRoutes } from './sign-in/devices.ts';
import { googleRoutes } from './sign-in/google.ts';
import { signInRoutes } from './sign-in/sign-in.ts';
import { signInCodeRoutes } from './sign-in/sign-in-codes.ts';
import { resetRoutes } from './sign-up/reset.ts';
import { type SignUpParts, signUpRoutes } from './sign-up/sign-up.ts';

/** Every way into an account, and what its owner may do with it. */
export function accountRoutes(
  app: FastifyInstance,
  parts: ProfileParts &
    SignUpParts &
    SecondStepParts &
    CompanyWayParts &
    Pick<Parts, 'jobs' | 'google' | 'sessionIdle' | 'deskTimeZone'>,
): void {
  signInRoutes(app, parts);
  signUpRoutes(app, parts);
  resetRoutes(app, parts);
  profileRoutes(app, parts);
  deviceRoutes(app, parts);
  secondFactorRoutes(app, parts);
  ownPasskeyRoutes(app, parts);
  signInCodeRoutes(app, parts);
  companyWayRoutes(app, parts);
  operatorRoutes(app, parts);
  if (parts.google) googleRoutes(app, { ...parts, google: parts.google });
}
