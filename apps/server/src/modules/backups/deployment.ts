import { createHmac } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { JobKinds } from '../../platform/jobs/queues.ts';
import { developmentSecret } from '../../platform/secrets/developmentSecret.ts';
import { paymentSecretOf } from '../../platform/secrets/paymentSecretOf.ts';
import type { BackupManifest, StoreManifest } from './file/manifest.ts';

/** Where backups are made of, and recovered into. */
export interface Deployment {
  db: Database;
  config: Pick<Config, 'dataDir' | 'sessionSecret' | 'paymentSecret'>;
}

/** What backups are made of: the deployment, and the kinds of its jobs. */
export interface BackupSource extends Deployment {
  jobKinds: JobKinds;
}

const fingerprintLength = 16;

/** A fingerprint that compares two secrets without revealing them. */
const fingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('teranga backup').digest('hex').slice(0, fingerprintLength);

/** The fingerprints of this deployment's secrets. */
export async function fingerprints({ config }: Deployment): Promise<BackupManifest['secrets']> {
  const session = config.sessionSecret ?? (await developmentSecret(config.dataDir, 'session'));
  return { session: fingerprint(session), keys: fingerprint(await paymentSecretOf(config)) };
}

/** The migrations that made this database. */
export async function readMigrations(tx: Tx): Promise<BackupManifest['migrations']> {
  const { rows } = await tx.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name collate "C"',
  );
  return rows;
}

/**
 * Tables whose rows hold something that only the deployment's key opens, as operators call them.
 */
const encryptedWords = { payment_accounts: 'clés de paiement', webhooks: 'webhooks' };
export const encryptedTables = Object.keys(encryptedWords);

/** What of these stores only the deployment's key opens, such as «clés de paiement, webhooks». */
export const encryptedParts = (stores: readonly StoreManifest[]): string[] =>
  Object.entries(encryptedWords)
    .filter(([table]) => stores.some(({ tables }) => (tables[table]?.rows ?? 0) > 0))
    .map(([, word]) => word);
