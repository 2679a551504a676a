import type { Tx } from '../../platform/db/database.ts';
import type { JobName } from '../../platform/jobs/queues.ts';

/** Attempts after which a job that is retried counts as failing. */
const fewAttempts = 3;

/** What each kind of job does, as a shopkeeper reads it. */
const labels: Readonly<Record<JobName, string>> = {
  'cancel-unvalidated': 'Annulation d’une commande non validée',
  'check-payment': 'Vérification d’un paiement',
  'daily-summary': 'Résumé de la journée',
  'delete-store': 'Suppression de la boutique',
  'deliver-webhook': 'Envoi à un webhook',
  'expire-order': 'Annulation d’une commande non payée',
  'fetch-images': 'Téléchargement des images d’un import',
  'import-file': 'Import d’un fichier d’articles',
  'nightly-backup': 'Sauvegarde de la nuit',
  'publish-design': 'Publication d’une apparence',
  'push-order': 'Notification d’une commande sur un appareil',
  'refund-payment': 'Remboursement d’un paiement',
  'send-messages': 'Envoi des e-mails et des SMS',
  'send-refund': 'Envoi d’un remboursement',
  'sweep-images': 'Rangement des images inutilisées',
  'undo-import': 'Annulation d’un import',
};

/** A job of another release keeps its name. */
const labelOf = (name: string): string => Object.entries(labels).find(([job]) => job === name)?.[1] ?? name;

export interface FailingJob {
  name: string;
  label: string;
  count: number;
  lastAt: Date;
}

// The queues are pg-boss's own: they know no row-level security, and a job names its store.
const readFailing = `
  select name, count(*) as count, max(coalesce(completed_on, started_on, created_on)) as "lastAt" from jobs.job
  where data ->> 'store' = app_store() and (state = 'failed' or (state = 'retry' and retry_count >= ${fewAttempts}))
  group by name order by name`;

/** The current store's jobs that failed, or that are retried repeatedly. */
export async function readFailingJobs(tx: Tx): Promise<FailingJob[]> {
  const { rows } = await tx.query<Omit<FailingJob, 'label'>>(readFailing);
  return rows.map((row) => ({ ...row, label: labelOf(row.name) }));
}
