import type { Config } from '@react-router/dev/config';

/** Some forty pages: their manifest is smaller than the requests that discovering them one by one would cost. */
export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
