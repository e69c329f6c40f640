import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Part, type Report, recoveryLimit, type Settings } from './part.ts';
import { falseSuccess, openLiar } from './proxy.ts';
import { reconcile } from './reconcile.ts';
import type { Stage } from './stage.ts';
import { between, describe, dishonest, recoveredAfter, refusedFor, startSubmitters } from './submitters.ts';

type Disk = {
  what: string;
  megabytes: number;
  /** Whether the product's own database lies on it, too. */
  isEmbedded: boolean;
};

const disks: Disk[] = [
  { what: 'with the files', megabytes: 128, isEmbedded: false },
  { what: 'with the files and the embedded database', megabytes: 640, isEmbedded: true },
];

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

/** A small disk. Throws the system's words where nobody but root may mount one. */
async function mountDisk(stage: Stage, megabytes: number): Promise<string> {
  const disk = await mkdtemp(join(tmpdir(), 'dosebridge-disk-'));
  stage.atEnd(() => rm(disk, { recursive: true }));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`];
  execFileSync('mount', [...options, 'tmpfs', disk], { stdio: 'pipe' });
  stage.atEnd(async () => void execFileSync('umount', ['--lazy', disk]));
  return disk;
}

async function submitOnFullDisk(
  stage: Stage,
  disk: string,
  { what, isEmbedded }: Disk,
  settings: Settings,
): Promise<Report> {
  const { isShort, slack, withFault } = settings;
  const limit = recoveryLimit * slack;
  // Those of another database, which gives the same references.
  stage.mails.length = 0;
  await stage.start({ dataDir: join(disk, 'data'), isEmbedded });
  const liar = withFault ? await openLiar(() => stage.product.origin) : undefined;
  const clients = startSubmitters(stage, settings, liar?.origin);
  await recoveredAfter(clients.outcomes, performance.now(), limit);
  const began = performance.now();
  await fill(join(disk, 'ballast'));
  const isNoticed = await refusedFor(clients.outcomes, isShort ? 2_000 : 10_000, 30_000 * slack);
  await rm(join(disk, 'ballast'));
  const recovered = await recoveredAfter(clients.outcomes, performance.now(), 3 * limit);
  const answers = between(clients.outcomes, began, performance.now());
  const several = await clients.stop();
  liar?.close();
  const faults = dishonest(answers, what, slack);
  if (!isNoticed) faults.push(`${what}: nobody was told`);
  if (recovered > limit) faults.push(`${what}: not well again after ${Math.round(recovered)} ms`);
  const reconciled = await reconcile(stage, clients.kept);
  await stage.product.stop();
  return {
    figures: [
      `a full disk ${what}: ${describe(answers)}, well again after ${Math.round(recovered)} ms`,
      `${clients.kept.length} submits, ${several} of them sent again until they were taken`,
      ...reconciled.figures,
    ],
    faults: [...faults, ...reconciled.faults],
  };
}

/**
 * The disk of the data folder is full while members submit; afterwards there is room again. Leaves the product stopped: the
 * last part of its stage.
 */
export const diskBrownOut: Part = {
  name: 'brown-out of the disk',
  fault: falseSuccess,
  async run(stage, settings) {
    // A second catalogue takes as long to make as all the rest.
    const chosen = settings.isShort ? disks.slice(0, 1) : disks;
    const mounted: string[] = [];
    try {
      for (const { megabytes } of chosen) mounted.push(await mountDisk(stage, megabytes));
    } catch (error) {
      const reason = String((error as { stderr?: Buffer }).stderr ?? error).trim();
      // Without a disk of its own there is nothing to fill: said, and neither held nor failed.
      return { figures: [`NOT RUN: only root may mount a small disk here (${reason})`], faults: [] };
    }
    await stage.product.stop();
    const reports: Report[] = [];
    for (const [i, disk] of chosen.entries())
      reports.push(await submitOnFullDisk(stage, String(mounted[i]), disk, settings));
    return {
      figures: reports.flatMap(({ figures }) => figures),
      faults: reports.flatMap(({ faults }) => faults),
    };
  },
};
