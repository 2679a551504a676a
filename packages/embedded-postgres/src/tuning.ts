import { totalmem } from 'node:os';

const bytesPerMiB = 2 ** 20;
/** PostgreSQL's share of the machine's memory; the system's file cache uses the rest. */
const sharedPart = 1 / 8;
const cachedPart = 1 / 2;
const shared = { least: 64, most: 2_048 };

/** PostgreSQL's settings for a machine shared with the server: 512 MB of buffers out of 4 GB. */
export function tuning(memoryBytes = totalmem()): string[] {
  const memory = memoryBytes / bytesPerMiB;
  const buffers = Math.round(Math.min(shared.most, Math.max(shared.least, memory * sharedPart)));
  const settings = {
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${Math.round(memory * cachedPart)}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    // Hot data is in memory: a random page costs little more than the next one.
    random_page_cost: '1.1',
    // Our statements are long and quick: compiling them takes longer than running them.
    jit: 'off',
  };
  return Object.entries(settings).map(([name, value]) => `-c${name}=${value}`);
}
