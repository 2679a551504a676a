import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tx } from '../../platform/db/database.ts';
import type { Actor } from '../../modules/audit/actor.ts';
import { auditPaymentKeys } from '../../modules/payments/auditPaymentKeys.ts';
import { dropAccounts, writePaytechAccount } from '../../modules/payments/paymentAccounts.ts';
import { paymentSecretOf } from '../../platform/secrets/paymentSecretOf.ts';
import { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import { mediaTypeOf } from '../../platform/images/imageName.ts';
import { imagesFolder } from '../../platform/images/storeFolders.ts';
import { auditStore } from '../../modules/stores/auditStore.ts';
import type { ContentDocument, PaymentDocument } from '../../modules/stores/content/contentDocument.ts';
import { lockSettings } from '../../modules/stores/content/patchSettings.ts';
import { InvalidContentError, readContent } from '../../modules/stores/content/readContent.ts';
import { writeContentDocument } from '../../modules/stores/content/storedContent.ts';
import { readStoreTerms } from '../../modules/stores/readStore.ts';
import { noContactWarning } from '../noContactWarning.ts';
import { noKeysWarning } from '../noKeysWarning.ts';
import { noPaymentWarning } from '../noPaymentWarning.ts';
import { noZoneWarning } from '../noZoneWarning.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import { operatorPath } from '../operatorPath.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readInteger } from '../readOptions.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

/** Stores the keys encrypted; removes them when the file says so. */
async function writePayment(
  tx: Tx,
  actor: Actor,
  storeId: string,
  payment: PaymentDocument | undefined,
  keyEncryption: KeyEncryption | null,
): Promise<void> {
  if (payment === undefined) return;
  if (!payment.paytech || !keyEncryption) {
    await dropAccounts(tx);
    return auditPaymentKeys(tx, actor, storeId, null);
  }
  const { env, apiKey, apiSecret } = payment.paytech;
  await writePaytechAccount(tx, storeId, { apiKey, apiSecret }, env, keyEncryption);
  await auditPaymentKeys(tx, actor, storeId, env);
}

/** States whether shoppers can pay online now: keys alone enable nothing. */
function paymentAnswer({ payment, features }: ContentDocument): string[] {
  if (payment === undefined) return [];
  if (!payment.paytech)
    return features.onlinePayment
      ? []
      : ['Il n’y a pas de clés PayTech : le paiement en ligne n’est pas proposé.'];
  const isSaved = `Les clés PayTech (${payment.paytech.env}) sont enregistrées`;
  if (features.onlinePayment) return [`${isSaved} : le paiement en ligne est proposé.`];
  return [
    `${isSaved}, mais le paiement en ligne n’est pas proposé : écrivez « onlinePayment: true » sous « features » pour le proposer.`,
  ];
}

interface SetOptions extends JsonOption {
  expect?: string;
}

const mostVersions = 1_000_000_000;

/**
 * Writes the content of a file to a store. Running servers render it from the next page on; a wrong
 * file, or one that was made of an earlier version, changes nothing.
 */
export async function set(
  platform: Platform,
  id: string,
  file: string,
  { json, expect }: SetOptions,
): Promise<void> {
  const { actor, db, config, print } = platform;
  const expected = readInteger('--expect', expect, 1, mostVersions);
  const store = await findStore(db, id);
  const text = await readFile(operatorPath(file), 'utf8').catch(() => {
    throw new OperatorError(`Le fichier « ${file} » ne peut pas être lu.`);
  });
  const folder = imagesFolder(config.dataDir, store.id);
  const hasImage = (name: string) => mediaTypeOf(name) !== null && existsSync(path.join(folder, name));
  try {
    const { content, version } = readContent(text, hasImage);
    const keyEncryption = content.payment?.paytech ? new KeyEncryption(await paymentSecretOf(config)) : null;
    await db.withStore(id, async (tx) => {
      await lockSettings(tx, expected ?? version);
      await auditStore(tx, actor, 'store.settings', () => writeContentDocument(tx, content));
      await writePayment(tx, actor, store.id, content.payment, keyEncryption);
    });
    const warning = noZoneWarning(content.marketplaceInfo.deliveryInfo.zones);
    const { contacts, noKeys, noPayment } = await db.withStore(id, async (tx) => ({
      contacts: (await readStoreTerms(tx)).contacts,
      noKeys: await noKeysWarning(tx),
      noPayment: await noPaymentWarning(tx),
    }));
    const lines = [warning, noContactWarning(contacts), ...paymentAnswer(content), noKeys, noPayment];
    const notices = lines.filter((line) => line !== null);
    if (json) return printJson(platform, { id, notices });
    print([`La boutique « ${content.name} » est à jour.`, ...notices].join('\n'));
  } catch (error) {
    if (!(error instanceof InvalidContentError)) throw error;
    const count = error.lines.length;
    throw new OperatorError(
      `Rien n’a changé : ${count > 1 ? `${count} choses sont à corriger` : 'une chose est à corriger'} dans « ${file} ».\n${error.message}`,
    );
  }
}

export const commands: Commands = (verb, onPlatform) => {
  verb('set', 'donne à une boutique ce que dit un fichier YAML, sans redémarrer')
    .argument(...storeArgument)
    .argument('<fichier>', 'le fichier, tel que « show » l’écrit')
    .option(
      '--expect <version>',
      'refuse si la boutique n’est plus à cette version (sans elle : celle du fichier)',
    )
    .option(...jsonOption)
    .action((id: string, file: string, options: SetOptions) =>
      onPlatform((platform) => set(platform, id, file, options)),
    );
};
