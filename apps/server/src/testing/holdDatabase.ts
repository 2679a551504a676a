// Run as a process of its own: takes a place at the embedded PostgreSQL of a folder, says so, and keeps it.
import { openEmbeddedPostgres } from '../db/embedded/embeddedPostgres.ts';

const [dataDir = '', as = 'server'] = process.argv.slice(2);
try {
  const postgres = await openEmbeddedPostgres({ dataDir, as: as === 'guest' ? 'guest' : 'server' });
  process.once('SIGTERM', () => void postgres.close().then(() => process.exit(0)));
  console.log(`holding ${postgres.url}`);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exit(1);
}
