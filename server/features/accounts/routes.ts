import type { FastifyInstance } from 'fastify';
import type { Attempts } from '#server/platform/attempts/attempts.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import type { Secrets } from '#server/platform/secrets.ts';
import { deviceRoutes } from './devices.ts';
import { type GoogleClient, googleRoutes } from './google.ts';
import { ownPasskeyRoutes } from './own-passkeys.ts';
import { type ProfileParts, profileRoutes } from './profile.ts';
import { resetRoutes } from './reset.ts';
import { secondFactorRoutes } from './second-factor.ts';
import type { SessionIdle } from './sessions.ts';
import { signInRoutes } from './sign-in.ts';
import { signInCodeRoutes } from './sign-in-codes.ts';
import { signUpRoutes } from './sign-up.ts';

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
