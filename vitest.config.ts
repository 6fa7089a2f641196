import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/support/postgres-for-all.ts',
    // Far beyond what any test takes: a busy machine is no reason to fail.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
