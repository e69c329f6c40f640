import type { FastifyInstance } from 'fastify';
import type { Attempts } from '#platform/server/attempts/attempts.ts';
import type { Database } from '#platform/server/database/database.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import type { Secrets } from '#platform/server/secrets/secrets.ts';
import { type ProfileParts, profileRoutes } from './profile/profile.ts';
import { ownPasskeyRoutes } from './second-factor/own-passkeys.ts';
import { secondFactorRoutes } from './second-factor/second-factor.ts';
import { deviceRoutes } from './sign-in/devices.ts';
import { type GoogleClient, googleRoutes } from './sign-in/google.ts';
import type { SessionIdle } from './sign-in/sessions.ts';
import { signInRoutes } from './sign-in/sign-in.ts';
import { signInCodeRoutes } from './sign-in/sign-in-codes.ts';
import { resetRoutes } from './sign-up/reset.ts';
import { signUpRoutes } from './sign-up/sign-up.ts';

/** Every way into an account, and what its owner may do with it. */
export function accountRoutes(
  app: FastifyInstance,
  parts: ProfileParts & {
    db: Database;
    jobs: Jobs;
    attempts: Attempts;
    secrets: Secrets;
    publicUrl: string;
    google: GoogleClient | undefined;
    sessionIdle: SessionIdle;
  },
): void {
  signInRoutes(app, parts);
  signUpRoutes(app, parts);
  resetRoutes(app, parts);
  profileRoutes(app, parts);
  deviceRoutes(app, parts);
  secondFactorRoutes(app, parts);
  ownPasskeyRoutes(app, parts);
  signInCodeRoutes(app, parts);
  if (parts.google) googleRoutes(app, { ...parts, google: parts.google });
}
