import { readConfig } from '../config.ts';
import { openPlatformDatabase } from '../db/platformDatabase.ts';
import { paymentSecretOf } from '../payments/paymentSecret.ts';
import { Sealer } from '../payments/sealedKeys.ts';
import { seedDemoStores } from './seedDemoStores.ts';

// Run by a server that starts, beside it: see `seedBeside`.
const config = readConfig(process.env);
const { db, close } = await openPlatformDatabase({ config, as: 'guest' });
try {
  await seedDemoStores(db, config.dataDir, new Sealer(await paymentSecretOf(config)), new Date());
} finally {
  await close();
}
