import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    // One core is left free by default; on a machine of two that is half of it.
    maxWorkers: availableParallelism(),
    globalSetup: 'tests/support/postgres-for-all.ts',
    // Far beyond what any test takes: a busy machine is no reason to fail.
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
