import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes five seconds and more, the longest first: it begins first, so that no worker is left alone with it at the end.
 * Vitest knows it of earlier runs alone; in a fresh clone it goes by the size of the files.
 */
const longest = [
  'src/app/product-tests/attacks/attack.test.ts',
  'src/app/product-tests/attacks/walk.test.ts',
  'src/app/product-tests/attacks/attack-requests.test.ts',
  'src/app/product-tests/attacks/walk-roles.test.ts',
  'src/app/backup/backup.test.ts',
  'src/app/product-tests/attacks/fuzz.test.ts',
  'src/platform/server/mail/postman.test.ts',
  'src/domains/requests/server/thread/moves.test.ts',
  'src/domains/requests/server/terms/term-sheet.test.ts',
  'src/platform/server/database/embedded/embedded.test.ts',
  'src/app/finders/finders.test.ts',
  'src/app/product-tests/heavy-work.test.ts',
  'src/app/product-tests/attacks/attack-repeats.test.ts',
  'src/domains/desk/server/tables/table-cursors.test.ts',
  'src/app/operate.test.ts',
  'src/app/product-tests/metrics.test.ts',
  'src/domains/finder/engine/memory-finder.property.test.ts',
  'src/app/finders/finder-thread.test.ts',
  'src/domains/accounts/server/sign-in/warm-sessions.test.ts',
  'src/domains/dossiers/server/windows/window-oracle.test.ts',
  'src/platform/server/database/connection/statement-watch.test.ts',
  'src/app/product-tests/file-damage.test.ts',
  'src/domains/dossiers/server/windows/keep-windows.test.ts',
  'src/domains/suppliers/server/index-feed.property.test.ts',
  'src/domains/listings/server/imports/imports.test.ts',
  'demo/generate.test.ts',
  'src/app/product-tests/tracing.test.ts',
  'src/platform/server/limits/slow-clients.test.ts',
  'src/platform/server/database/migrate.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    function rank({ moduleId }: TestSpecification): number {
      const at = longest.findIndex((name) => moduleId.endsWith(name));
      return at < 0 ? longest.length : at;
    }
    // The projects stay in their order, and apart from each other.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => rank(a) - rank(b)),
    );
  }
}
