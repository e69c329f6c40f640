import { call } from '../call/call.ts';
import { leadAway, secondFactorPlace } from './session.ts';

/** The token of whom nothing is owed, so that not every page asks anew. */
let settled: string | null = null;

/**
 * Leads who still has to switch two-step sign-in on to where that is done, from every other page. On the
 * account itself it may be switched off again, so the page after it asks once more.
 */
export async function requireSecondFactor(request: Request, pattern: string, token: string): Promise<void> {
  if (pattern === '/account') settled = null;
  else if (settled !== token) {
    // Without an answer the page goes on: its own calls will say what is wrong.
    const answer = await call('GET /api/account').catch(() => null);
    if (answer?.data.secondFactorMissing) throw leadAway(request, secondFactorPlace);
    if (answer) settled = token;
  }
}
