export { addresses } from '../bootstrap.ts';
export { readConnection } from '../clusterFolder.ts';
export { freePort } from '../freePort.ts';
export { readPostmaster } from '../postmaster.ts';
