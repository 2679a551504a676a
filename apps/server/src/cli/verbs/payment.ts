import { paymentEnvs, type PaymentEnv } from '@teranga/contract/admin';
import { changePaymentKeys, removePaymentKeys } from '../../modules/payments/changePaymentKeys.ts';
import { paymentSecretOf } from '../../platform/secrets/paymentSecretOf.ts';
import { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { noPaymentWarning } from '../noPaymentWarning.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

export interface PaymentOptions extends JsonOption {
  env: string;
  off?: boolean;
}

/**
 * The keys are read from environment variables: every user of the machine can read a command line,
 * and the shell saves it in its history.
 */
export const keyVariables = { apiKey: 'PAYTECH_API_KEY', apiSecret: 'PAYTECH_API_SECRET' } as const;

const longestKey = 500;

function readKey(name: string, variables: NodeJS.ProcessEnv): string {
  const key = variables[name]?.trim() ?? '';
  if (key !== '' && key.length <= longestKey && /^[\x21-\x7e]+$/.test(key)) return key;
  throw new OperatorError(
    `Donnez les clés de PayTech par les variables ${keyVariables.apiKey} et ${keyVariables.apiSecret} (${name} manque ou n’est pas valide).`,
  );
}

function readEnv(text: string): PaymentEnv {
  const env = paymentEnvs.find((each) => each === text);
  if (env) return env;
  throw new OperatorError(`--env est ${paymentEnvs.join(' ou ')}, pas « ${text} ».`);
}

/** Sets or removes a store's PayTech keys. They are stored encrypted and never shown again. */
export async function payment(
  platform: Platform,
  id: string,
  { env, off, json }: PaymentOptions,
  variables: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const { actor, db, config, print } = platform;
  await findStore(db, id);
  if (off === true) {
    await db.withStore(id, (tx) => removePaymentKeys(tx, actor, id));
    if (json) return printJson(platform, { id, paytech: null });
    print(`La boutique « ${id} » n’est plus payée en ligne.`);
    const warning = await db.withStore(id, noPaymentWarning);
    if (warning !== null) print(warning);
    return;
  }
  const paymentEnv = readEnv(env);
  const keys = {
    apiKey: readKey(keyVariables.apiKey, variables),
    apiSecret: readKey(keyVariables.apiSecret, variables),
  };
  const keyEncryption = new KeyEncryption(await paymentSecretOf(config));
  await db.withStore(id, (tx) => changePaymentKeys(tx, actor, id, { keys, env: paymentEnv }, keyEncryption));
  if (json) return printJson(platform, { id, paytech: paymentEnv });
  print(`La boutique « ${id} » est payée en ligne par PayTech (${paymentEnv}).`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('payment', 'relie une boutique à son compte PayTech ; clés : PAYTECH_API_KEY et PAYTECH_API_SECRET')
    .argument(...storeArgument)
    .option('--env <mode>', 'test ou prod', 'prod')
    .option('--off', 'oublie les clés : la boutique n’est plus payée en ligne')
    .option(...jsonOption)
    .action((id: string, options: PaymentOptions) =>
      onPlatform((platform) => payment(platform, id, options)),
    );
};
