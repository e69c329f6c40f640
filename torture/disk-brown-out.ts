import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { Part } from './part.ts';
import { openLiar } from './proxy.ts';
import { reconcile } from './reconcile.ts';
import { describe, dishonest, recoveredAfter, sendTheRest, startSubmitters } from './submitters.ts';

const diskMegabytes = 96;

/** Writes until there is no room for another byte. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (let size = 1024 * 1024; size > 0; size = Math.floor(size / 2)) {
      const piece = Buffer.alloc(size);
      while (
        await file.appendFile(piece).then(
          () => true,
          () => false,
        )
      );
    }
  } finally {
    await file.close();
  }
}

/** The disk of the data folder is full while members submit; afterwards there is room again. */
export const diskBrownOut: Part = {
  name: 'brown-out of the disk',
  fault: 'a proxy acknowledges submits before the product has them',
  async run(stage, { isShort, slack, withFault }) {
    const answerLimit = 3_000 * slack;
    const recoveryLimit = 10_000 * slack;
    const disk = await mkdtemp(join(tmpdir(), 'dosebridge-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', disk], {
        stdio: 'pipe',
      });
    } catch (error) {
      await rm(disk, { recursive: true });
      const reason = String((error as { stderr?: Buffer }).stderr ?? error).trim();
      // Without a disk of its own there is nothing to fill: said, and neither held nor failed.
      return {
        figures: [`NOT RUN: only root may mount a small disk here (${reason})`],
        faults: withFault ? [reason] : [],
      };
    }
    const before = stage.dataDir;
    await stage.product.stop();
    await stage.start({ dataDir: join(disk, 'data') });
    const liar = withFault ? await openLiar(() => stage.product.origin) : undefined;
    try {
      const clients = startSubmitters(stage, liar?.origin);
      await recoveredAfter(clients.outcomes, performance.now(), recoveryLimit);
      await fill(join(disk, 'ballast'));
      const began = performance.now();
      await passed(isShort ? 2_000 : 10_000);
      await rm(join(disk, 'ballast'));
      const ended = performance.now();
      const recovered = await recoveredAfter(clients.outcomes, ended, 3 * recoveryLimit);
      await clients.stop();
      const during = clients.outcomes.filter(({ sentAt }) => sentAt >= began && sentAt < ended);
      const faults = dishonest(during, 'a full disk', answerLimit);
      if (!during.some(({ status }) => status === 503)) faults.push('the full disk was not noticed');
      if (recovered > recoveryLimit) faults.push(`not well again after ${Math.round(recovered)} ms`);
      const rest = await sendTheRest(stage, clients.submits);
      const { line, faults: unreconciled } = await reconcile(stage, clients.submits);
      return {
        figures: [
          `a tmpfs of ${diskMegabytes} MB, full: ${describe(during)}, well again after ${Math.round(recovered)} ms`,
          `${clients.submits.length} submits, ${rest} of them sent again; ${line}`,
        ],
        faults: [...faults, ...unreconciled],
      };
    } finally {
      liar?.close();
      await stage.product.stop();
      execFileSync('umount', ['--lazy', disk]);
      await rm(disk, { recursive: true, force: true });
      await stage.start({ dataDir: before });
    }
  },
};
