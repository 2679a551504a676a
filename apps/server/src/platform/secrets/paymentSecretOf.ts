import type { Config } from '../config/config.ts';
import { developmentSecret } from './developmentSecret.ts';

/**
 * The secret that encrypts payment account keys. Production always has one, because the session
 * secret is mandatory.
 */
export async function paymentSecretOf(
  config: Pick<Config, 'paymentSecret' | 'sessionSecret' | 'dataDir'>,
): Promise<string> {
  return config.paymentSecret ?? config.sessionSecret ?? (await developmentSecret(config.dataDir, 'payment'));
}
