import path from 'node:path';
import { readDemoStores } from '@teranga/demo';
import { readConfig } from '../platform/config/config.ts';
import { builtFolder } from '../platform/config/builtFolder.ts';
import { queues } from '../background/jobs.ts';
import { openPlatformDatabase } from '../platform/database-setup/platformDatabase.ts';
import { paymentSecretOf } from '../platform/secrets/paymentSecretOf.ts';
import { KeyEncryption } from '../platform/secrets/keyEncryption.ts';
import { seedDemoStores } from './seedDemoStores.ts';

// Started by the server as a child process: see `seedInChildProcess`.
const config = readConfig(process.env);
const read = () => readDemoStores(path.join(builtFolder, 'demo'));
const { db, close } = await openPlatformDatabase({ config, as: 'guest', queues });
try {
  const encryption = new KeyEncryption(await paymentSecretOf(config));
  await seedDemoStores(db, config.dataDir, encryption, new Date(), read);
} finally {
  await close();
}
