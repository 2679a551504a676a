import { readConfig } from '../platform/config/config.ts';
import { openPlatformDatabase } from '../platform/database-setup/platformDatabase.ts';
import { paymentSecretOf } from '../modules/payments/paymentSecret.ts';
import { KeyEncryption } from '../modules/payments/encryptedKeys.ts';
import { seedDemoStores } from './seedDemoStores.ts';

// Started by the server as a child process: see `seedBeside`.
const config = readConfig(process.env);
const { db, close } = await openPlatformDatabase({ config, as: 'guest' });
try {
  await seedDemoStores(db, config.dataDir, new KeyEncryption(await paymentSecretOf(config)), new Date());
} finally {
  await close();
}
