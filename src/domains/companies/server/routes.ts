import type { FastifyInstance } from 'fastify';
import { type InvitationParts, invitationRoutes } from './invitations/routes.ts';
import { companyPeopleRoutes, type PeopleParts } from './people/routes.ts';

/** Companies as their own people see and run them (chapter 26). */
export function companyRoutes(app: FastifyInstance, parts: PeopleParts & InvitationParts): void {
  companyPeopleRoutes(app, parts);
  invitationRoutes(app, parts);
}
