import { startPostgres } from './postgres.ts';

/** One PostgreSQL for the whole run of tests; each test file takes databases of its own in it (src/server/storage/a-database.ts). */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env.TEST_POSTGRES_URL = url;
  return stop;
}
