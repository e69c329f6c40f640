import type { Browser, Page } from '@playwright/test';
import {
  memberSession,
  proverIn,
  registerMember,
  type Session,
  signInByCall,
} from '#testing/running/members.ts';
import { type KeptContext, openKeptContext } from './kept-context.ts';
import { leaveBehind } from './lead-on.ts';
import type { Visitor } from './navigation-table.ts';

type World = { origin: string; dataDir: string };

/** Who looks: nobody who has signed in, a demo person, a member who only looks, or one whom no other test knows. */
export type Viewer = Visitor | 'member' | 'newcomer';

/** The one that a worker's tests have for themselves. */
export type WarmContext = KeptContext & {
  /**
   * The only page of the context, signed in: the one that was shown before, where the same person only looks on and nothing
   * of what was done on it is left, or a new one.
   */
  show(who: Viewer, anew?: boolean): Promise<Page>;
  close(): Promise<void>;
};

export async function openWarmContext(browser: Browser, world: World): Promise<WarmContext> {
  const kept = await openKeptContext(browser, world.origin);
  const sessions = new Map<Viewer, Partial<Session>>();
  let shown: { who: Viewer; page: Page } | undefined;

  async function sessionOf(who: Viewer): Promise<Partial<Session>> {
    const session = sessions.get(who) ?? (await startSession(world, who));
    if (who !== 'newcomer') sessions.set(who, session);
    return session;
  }

  function clear(session?: Partial<Session>): Promise<void> {
    shown = undefined;
    return kept.clear(session);
  }

  return {
    ...kept,
    clear,
    async show(who, anew = false) {
      const onlyLooks = who !== 'visitor' && who !== 'newcomer';
      if (!anew && onlyLooks && who === shown?.who && (await leaveBehind(shown.page))) return shown.page;
      await clear(await sessionOf(who));
      shown = { who, page: await kept.context.newPage() };
      return shown.page;
    },
    close: () => kept.context.close(),
  };
}

async function startSession(world: World, who: Viewer): Promise<Partial<Session>> {
  if (who === 'visitor') return {};
  if (who === 'member' || who === 'newcomer') {
    return memberSession(await registerMember(world.origin, proverIn(world.dataDir)));
  }
  return signInByCall(world, who);
}
