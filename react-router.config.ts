import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The routes are few: known at once, none is asked for while somebody waits.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
