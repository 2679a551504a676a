export {
  openEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from './embeddedPostgres.ts';
export { EmbeddedPostgresError } from './embeddedPostgresError.ts';
export { hasSpaceIn } from './hasSpaceIn.ts';
