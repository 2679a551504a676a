export { addresses } from '../bootstrap.ts';
export { freePort, readConnection } from '../clusterFolder.ts';
export { readPostmaster } from '../postmaster.ts';
