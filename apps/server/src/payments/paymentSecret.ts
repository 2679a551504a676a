import type { Config } from '../config.ts';
import { developmentSecret } from '../session/developmentSecret.ts';

/** What seals the keys of payment accounts. In production there is always one: at least the session secret is set. */
export async function paymentSecretOf(
  config: Pick<Config, 'paymentSecret' | 'sessionSecret' | 'dataDir'>,
): Promise<string> {
  return config.paymentSecret ?? config.sessionSecret ?? (await developmentSecret(config.dataDir, 'payment'));
}
