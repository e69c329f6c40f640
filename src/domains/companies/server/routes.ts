import type { FastifyInstance } from 'fastify';
import type { Parts } from '#platform/server/parts.ts';
import { absenceRoutes } from './absences/routes.ts';
import { joiningRoutes } from './domains/joining-routes.ts';
import { domainRoutes } from './domains/routes.ts';
import { type InvitationParts, invitationRoutes } from './invitations/routes.ts';
import { companyPeopleRoutes, type PeopleParts } from './people/routes.ts';
import { companyProfileRoutes, type ProfileParts } from './profile/routes.ts';
import { companySignInRoutes } from './sign-in/routes.ts';
import { type VerificationParts, verificationRoutes } from './verification/routes.ts';

/** Companies as their own people see and run them (chapter 26). */
export function companyRoutes(
  app: FastifyInstance,
  parts: PeopleParts &
    InvitationParts &
    ProfileParts &
    VerificationParts &
    Pick<Parts, 'dns' | 'deskTimeZone' | 'secrets' | 'loopbackIssuers'>,
): void {
  companyPeopleRoutes(app, parts);
  invitationRoutes(app, parts);
  absenceRoutes(app, parts);
  domainRoutes(app, parts);
  joiningRoutes(app, parts);
  companyProfileRoutes(app, parts);
  verificationRoutes(app, parts);
  companySignInRoutes(app, parts);
}
