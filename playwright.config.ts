import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 3987);
const isRoot = process.getuid?.() === 0;

/** Journeys in Debian's Chromium: Playwright's own cannot be fetched everywhere. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey waits for half of its time: three to two cores keep both at work, four begin to starve one another.
  workers: Math.ceil(availableParallelism() * 1.5),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        // Chromium's sandbox does not run as root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://127.0.0.1:${port}/api/health`,
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      RATE_GENERATE_PER_MINUTE: '0',
      RATE_AUTH_PER_MINUTE: '0',
      RATE_CONTACT_PER_HOUR: '0',
      DATA_DIR: 'test-results/data',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      LOG_LEVEL: 'error',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
});
