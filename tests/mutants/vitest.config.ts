import { defineConfig } from 'vitest/config';

/** The tests beside what guards people's data, without those that go through the whole server: hundreds of runs must be quick. On SQLite alone: the queries are the same for both engines. */
export default defineConfig({
  test: {
    include: [
      'src/server/accounts/!(routes).test.ts',
      'src/server/storage/*.test.ts',
      'src/server/recipes/{recipe-id,saved-recipes}.test.ts',
      'src/server/same-site.test.ts',
      'src/contract/*.test.ts',
    ],
    globalSetup: 'tests/support/postgres-for-all.ts',
    env: { TEST_ENGINES: 'sqlite' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
