export {
  openEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embeddedPostgres.ts';
export { EmbeddedPostgresError } from './embeddedPostgresError.ts';
export { freePort } from './freePort.ts';
export { hasSpaceIn } from './hasSpaceIn.ts';
