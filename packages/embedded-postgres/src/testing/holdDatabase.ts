// Runs as a separate process: opens the embedded PostgreSQL of a folder as server or guest, prints
// a line, and holds it open.
import { openEmbeddedPostgres } from '../embeddedPostgres.ts';
import { role } from './role.ts';

const [dataDir = '', as = 'server'] = process.argv.slice(2);
try {
  const postgres = await openEmbeddedPostgres({ dataDir, role, as: as === 'guest' ? 'guest' : 'server' });
  process.once('SIGTERM', () => void postgres.close().then(() => process.exit(0)));
  console.log(`holding ${postgres.url}`);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exit(1);
}
