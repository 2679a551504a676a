import { runImportFile } from '../../modules/imports/files/runImportFile.ts';
import { retryForever } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Checks or writes a file that staff sent; `run` identifies the run. */
    'import-file': { store: string; file: string; run: number };
  }
}

export const job = defineJob({
  name: 'import-file',
  label: 'Import d’un fichier d’articles',
  isInBackups: true,
  queue: { ...retryForever, expireInSeconds: 5 * 60 },
  run: ({ app }, payload, now) =>
    runImportFile(
      { db: app.db, dataDir: app.config.dataDir, hostsOf: (store) => app.stores.hostsOf(store) },
      payload,
      now,
    ),
});
