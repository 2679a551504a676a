import { sweepImages } from '../../modules/images/imageSweep.ts';
import { retryForHours } from '../../platform/jobs/queues.ts';
import { defineJob } from '../defineJob.ts';

declare module '../../platform/jobs/queues.ts' {
  interface Jobs {
    /** Sets a store's unused images aside, and deletes those that were set aside long ago. */
    'sweep-images': { store: string };
  }
}

export const job = defineJob({
  name: 'sweep-images',
  label: 'Rangement des images inutilisées',
  isInBackups: true,
  queue: { ...retryForHours, expireInSeconds: 30 * 60, retryLimit: 3 },
  async run({ app }, { store: storeId }, now) {
    const { setAside, deleted } = await sweepImages(
      { db: app.db, dataDir: app.config.dataDir, storeId },
      now,
    );
    if (setAside.length + deleted.length > 0)
      app.log.info({ store: storeId, setAside, deleted }, 'unused images were set aside or deleted');
  },
});
