/** What may import what, and which names a folder may hold: the data that check-architecture.ts applies. */

/** The code that stands under these rules. Tests, their set-up and tools may reach for what they exercise. */
export const codeFolders = ['contract', 'web', 'server', 'demo'];
export const toolFolders = ['e2e', 'bench', 'scripts'];
/** What else cites, links and is linked to. */
export const referringFolders = ['docs', 'deploy', 'torture'];
export const documents = ['README.md', 'SECURITY.md'];
export const exempt = /\.test\.tsx?$|\/testing\//;

type Arrow = { from: RegExp; to: RegExp; says: string };

const webRoot = 'web/[^/]+';

/** For each file the first line whose `from` fits is the one that holds. */
export const arrows: Arrow[] = [
  { from: /^contract\//, to: /^contract\//, says: 'contract/ imports only itself' },
  { from: /^web\/ui\//, to: /^web\/ui\//, says: 'web/ui/ knows nothing of the product' },
  {
    from: /^web\/shell\//,
    to: new RegExp(`^(contract/|web/(shell|ui)/|${webRoot}$)`),
    says: 'web/shell/ imports shell, ui, contract and the files beside root.tsx',
  },
  {
    from: /^web\/features\//,
    to: new RegExp(`^(contract/|web/(features|ui)/|${webRoot}$)`),
    says: 'web/features/ imports features, ui, contract and the files beside root.tsx',
  },
  {
    from: /^web\/pages\//,
    to: new RegExp(`^(contract/|web/(features|shell|ui)/|${webRoot}$)`),
    says: 'a page imports features, shell, ui and contract, never another page',
  },
  {
    from: /^web\/(root|entry\.\w+)\.tsx$/,
    to: new RegExp(`^(contract/|web/(shell|ui)/|${webRoot}$)`),
    says: 'the root of web imports shell, ui and contract',
  },
  {
    from: /^web\//,
    to: new RegExp(`^(contract/|${webRoot}$)`),
    says: 'the files beside root.tsx import only each other and contract',
  },
  { from: /^server\/search\//, to: /^(contract|server\/search)\//, says: 'server/search/ knows no feature' },
  {
    from: /^server\/platform\//,
    to: /^(contract\/|server\/platform\/|server\/settings\.ts$)/,
    says: 'server/platform/ knows no feature',
  },
  {
    from: /^server\/features\/[^/]+\/rules\.ts$/,
    to: /^(contract\/|server\/features\/[^/]+\/rules\.ts$)/,
    says: 'rules.ts is pure: it imports only contract and other rules',
  },
  {
    from: /^server\/features\//,
    to: /^(contract|server\/(features|platform|search))\//,
    says: 'a feature imports contract, platform, search and features',
  },
  { from: /^server\//, to: /^(contract|server|demo)\//, says: 'the server does not import web' },
  {
    from: /^demo\/deals\//,
    to: /^(contract\/|demo\/|server\/platform\/|server\/features\/[^/]+\/(tables|rules)\.ts$|server\/features\/requests\/)/,
    says: 'demo/deals/ plays by the rules of requests, and of other features knows the tables',
  },
  {
    from: /^demo\//,
    to: /^(contract\/|demo\/|server\/platform\/|server\/settings\.ts$|server\/features\/[^/]+\/(tables|rules)\.ts$)/,
    says: 'demo/ writes to the tables of features and knows nothing else of them',
  },
];

/** The closed vocabulary of a feature folder on the server. */
export const featureFiles = [
  'tables',
  'queries',
  'rules',
  'wire',
  'routes',
  'index-feed',
  'jobs',
  'mails',
  'submit',
  'participants',
  'recipients',
  'list',
  'thread',
  'thread-mails',
  'term-sheet',
  'term-sheet-documents',
  'term-sheet-routes',
  'signed-copies',
  'named-versions',
  'parties',
  'fees',
  'action-routes',
  'locking',
  'moves',
  'refusals',
  'messages',
  'take-over',
  'kept-files',
  'file-limits',
  'scans',
  'scan-mails',
  'file-state',
  'retirement',
  'business-days',
  'clock',
  'clock-mails',
  'holidays',
  'several',
  'data-sheet',
  'active-deals',
  'alerts',
  'newest',
  'unsubscribe',
  'records',
  'writing',
  'changes',
  'edits',
  'cells',
  'columns',
  'reading',
  'staging',
  'sheets',
  'imports',
  'kinds',
  'source-columns',
  'import-queries',
  'import-routes',
  'sign-in',
  'addresses',
  'taking-back',
  'reserved-names',
  'sign-up',
  'reset',
  'sessions',
  'keys',
  'limits',
  'profile',
  'own-password',
  'weak-passwords',
  'confirmation',
  'devices',
  'second-factor',
  'second-step',
  'factors',
  'renew-seals',
  'passkeys',
  'own-passkeys',
  'challenges',
  'totp',
  'google',
  'identities',
  'sign-in-codes',
  'export',
  'deletion',
  'sweep',
  'editing',
  'editing-routes',
  'pictures',
  'picture-routes',
  'cover',
  'drawing',
  'layout',
  'untangle',
  'plane',
  'synonyms',
  'phrases',
  'other-names',
  'brand-names',
  'molecule-names',
  'molecule-table',
  'known-molecules',
  'further-inns',
  'drug-classes',
  'statements',
  'suggestions',
  'table-calls',
  'people',
  'companies',
  'desk',
  'ledger',
  'overview',
  'find',
  'recorder',
  'sources',
  'request-sources',
  'listing-sources',
  'people-sources',
  'desk-sources',
  'newcomers',
  'words',
];

/** What one feature may take from another. */
export const sharedFeatureFiles = [
  'tables',
  'queries',
  'rules',
  'sessions',
  'confirmation',
  'second-step',
  'retirement',
  'parties',
];

/** Packages that rules.ts may use: they compute and touch nothing. */
export const purePackages = ['node:crypto', 'sanitize-html'];

/** Code that runs in browsers has no Node modules; these run on the server only. */
export const nodeModulesInWeb = ['src/entry.server.tsx'];

/** The only reader of the environment, and the entries that hand it over. */
export const environmentReaders = [
  'src/platform/server/settings/settings.ts',
  'src/app/process.ts',
  'src/app/operate.ts',
  'demo/generate.ts',
];
