import { aServer } from '#server/a-server.ts';
import { openDatabase } from '#server/storage/database.ts';

/**
 * A process that serves the calls on DATA_DIR or DATABASE_URL as Pinch does, but cooks nothing and shows no pages, so that it
 * starts quickly and can be killed often. Tells its parent the port, and ends with it.
 */
process.on('disconnect', () => process.exit(0));
try {
  const database = await openDatabase({ url: process.env.DATABASE_URL, folder: process.env.DATA_DIR ?? '' });
  const app = await aServer({
    db: database.db,
    now: () => new Date(),
    env: { RATE_AUTH_PER_MINUTE: '0', RATE_GENERATE_PER_MINUTE: '0', RATE_CONTACT_PER_HOUR: '0' },
  });
  app.addHook('onClose', database.close);
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send?.((app.server.address() as { port: number }).port);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
