import { Type, type Static } from 'typebox';

const Count = Type.Integer({ minimum: 0 });

/** A file within a backup. */
const EntryManifest = Type.Object({ name: Type.String(), bytes: Count, sha256: Type.String() });

const StoreManifest = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,62}$' }),
  name: Type.String(),
  hosts: Type.Array(Type.String()),
  tables: Type.Record(
    Type.String(),
    Type.Object({ columns: Type.Array(Type.String()), rows: Count, digest: Type.String() }),
  ),
  /** Images and other files, by their path in the store's folder. */
  files: Type.Array(Type.String()),
});

/** What a backup holds. */
export const BackupManifest = Type.Object({
  format: Type.Literal('teranga-backup-1'),
  createdAt: Type.String(),
  /** The schema of the database, as the migrations that made it. */
  migrations: Type.Array(Type.Object({ name: Type.String(), checksum: Type.String() })),
  /**
   * Fingerprints: they show whether another deployment has the same secrets, and nothing of them.
   */
  secrets: Type.Object({ session: Type.String(), keys: Type.String() }),
  stores: Type.Array(StoreManifest, { minItems: 1 }),
  entries: Type.Array(EntryManifest),
});
export type BackupManifest = Static<typeof BackupManifest>;
export type StoreManifest = Static<typeof StoreManifest>;
export type EntryManifest = Static<typeof EntryManifest>;

export const backupFormat = 'teranga-backup-1';
export const manifestName = 'manifest.json';
export const tableEntry = (store: string, table: string): string => `stores/${store}/tables/${table}.jsonl`;
export const jobsEntry = (store: string): string => `stores/${store}/jobs.jsonl`;
export const fileEntry = (store: string, file: string): string => `stores/${store}/files/${file}`;
