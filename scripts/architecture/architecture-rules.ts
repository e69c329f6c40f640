/** What may import what, and which names a folder may hold: the data that check-architecture.ts applies. */

/** The code that stands under these rules. Tests, their set-up and tools may reach for what they exercise. */
export const codeFolders = ['src', 'demo'];
export const toolFolders = ['testing', 'e2e', 'bench', 'scripts'];
/** What else cites, links and is linked to. */
export const referringFolders = ['docs', 'deploy', 'torture'];
export const documents = ['README.md', 'SECURITY.md'];
export const exempt = /\.test\.tsx?$|(^|\/)testing\//;

/** The domains by their floors: each takes only from those before it, so that no two reach each other. */
export const floors = [
  'catalogue',
  'registers',
  'accounts',
  'companies',
  'evidence',
  'finder',
  'dossiers',
  'suppliers',
  'requests',
  'offers',
  'listings',
  'collections',
  'briefs',
  'blog',
  'site',
  'personal-data',
  'desk',
];

/** What a domain holds: its tiers, the list of what others may take of it, and its pages. */
export const partsOfDomain =
  /^(contract|web|server|engine)\/|^index\.ts$|^[a-z-]+(\.page\.tsx|\.module\.css|\.test\.tsx?)$/;

/** More are not found at a glance. What tools write, one file after the other, is not looked for by its name. */
export const mostFilesOfFolder = 25;
export const longFolders = /\/migrations(\/|$)/;

type Arrow = { from: RegExp; to: RegExp; says: string };

const forBrowsers = '(platform/(web|contract)|ui|forms)/';
const domains = (tiers: string) => `domains/[^/]+/(${tiers})/`;
const toSource = (...places: string[]) => new RegExp(`^src/(${places.join('|')})`);

/** For each file the first line whose `from` fits is the one that holds. */
export const arrows: Arrow[] = [
  { from: /^src\/ui\//, to: toSource('ui/'), says: 'ui/ knows nothing of the product' },
  {
    from: /^src\/forms\//,
    to: toSource(forBrowsers),
    says: 'forms/ knows no domain',
  },
  {
    from: /^src\/platform\/contract\//,
    to: toSource('platform/contract/'),
    says: 'platform/contract/ imports only itself',
  },
  {
    from: /^src\/platform\/web\//,
    to: toSource('platform/(web|contract)/', 'ui/'),
    says: 'platform/web/ knows no domain and no server',
  },
  {
    from: /^src\/platform\//,
    to: toSource('platform/(server|contract)/'),
    says: 'platform/server/ knows no domain',
  },
  {
    from: /^src\/domains\/[^/]+\/contract\//,
    to: toSource(domains('contract'), 'platform/contract/'),
    says: 'a contract imports only contracts',
  },
  {
    from: /^src\/domains\/finder\/engine\//,
    to: toSource('domains/finder/(engine|contract)/'),
    says: 'the engine knows nothing but its contract',
  },
  {
    from: /^src\/domains\/[^/]+\/server\/(.+\/)?rules\.ts$/,
    to: toSource(
      domains('contract'),
      'platform/contract/',
      'domains/[^/]+/server/(.+/)?(rules\\.ts|[a-z-]+\\.json)$',
    ),
    says: 'rules.ts is pure: it imports only contracts, data and other rules',
  },
  {
    from: /^src\/domains\/dossiers\/server\/lint\/[a-z-]+-rules\.ts$/,
    to: toSource(
      domains('contract'),
      'platform/contract/',
      'domains/[^/]+/server/(.+/)?(rules\\.ts|[a-z-]+\\.json)$',
      'domains/dossiers/server/lint/',
      'domains/dossiers/server/molecules/',
    ),
    says: 'a rule of listings is pure: it imports only contracts, data, names and other rules',
  },
  {
    from: /^src\/domains\/[^/]+\/server\//,
    to: toSource(domains('contract|server|engine'), 'platform/(server|contract)/'),
    says: 'a server imports contracts, servers and platform/server',
  },
  {
    from: /^src\/(domains\/|app\/pages\/)/,
    to: toSource(domains('contract|web'), forBrowsers, 'page-table\\.ts$'),
    says: 'what runs in browsers imports contracts, web, forms, ui, platform/web and the page table, never another page',
  },
  {
    from: /^src\/(app\/shell\/|app\/serve\.ts$|(root|entry\.\w+)\.tsx$|(routes|page-table)\.ts$)/,
    to: toSource('app/shell/', domains('contract'), forBrowsers, 'page-table\\.ts$'),
    says: 'the frame of the pages imports shell, ui, platform/web and contracts',
  },
  {
    from: /^src\/call-table\.ts$/,
    to: toSource(domains('contract'), 'platform/contract/'),
    says: 'the call table imports only contracts',
  },
  {
    from: /^src\/app\//,
    to: /^(demo\/|src\/(app\/(?!shell|pages)|domains\/[^/]+\/(contract|server|engine)\/|platform\/(server|contract)\/|call-table\.ts$))/,
    says: 'the server does not import what runs in browsers',
  },
  {
    from: /^demo\/deals\//,
    to: /^(demo\/|src\/(platform\/(server|contract)\/|domains\/[^/]+\/(contract\/|server\/(.+\/)?(tables|rules)\.ts$)|domains\/requests\/server\/))/,
    says: 'demo/deals/ plays by the rules of requests, and of other domains knows the tables',
  },
  {
    from: /^demo\//,
    to: /^(demo\/|src\/(platform\/(server|contract)\/|domains\/[^/]+\/(contract\/|server\/(.+\/)?(tables|rules)\.ts$)))/,
    says: 'demo/ writes to the tables of domains and knows nothing else of them',
  },
];

/** Packages that rules.ts may use: they compute and touch nothing. */
export const purePackages = ['node:crypto', 'sanitize-html'];

/** Code that runs in browsers has no Node modules; these run on the server only. */
export const forBrowsersAlone =
  /^src\/(ui|forms|app\/(shell|pages)|platform\/(web|contract)|domains\/[^/]+\/(web|contract))\/|^src\/(root|entry\.client|domains\/[^/]+\/[^/]+\.page)\.tsx$/;

/** The only reader of the environment, and the entries that hand it over. */
export const environmentReaders = [
  'src/platform/server/settings/settings.ts',
  'src/app/process.ts',
  'src/app/operation.ts',
  'demo/generation.ts',
];
