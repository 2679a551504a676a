import { webhookEvents, type WebhookEvent } from '@teranga/contract/admin';
import { listDeliveries, replayDelivery, type WebhookDelivery } from '../../modules/webhooks/deliveries.ts';
import {
  changeWebhook,
  createWebhook,
  readWebhooks,
  removeWebhook,
  type Webhook,
} from '../../modules/webhooks/webhooks.ts';
import { KeyEncryption } from '../../platform/secrets/keyEncryption.ts';
import { paymentSecretOf } from '../../platform/secrets/paymentSecretOf.ts';
import { findStore } from '../findStore.ts';
import { readLimit } from '../readOptions.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { another, jsonOption, limitOption, storeArgument } from '../arguments.ts';
import { uuidPattern } from '../../platform/text/uuidPattern.ts';

export interface WebhookOptions extends JsonOption {
  add?: string;
  event: string[];
  enable?: true;
  disable?: true;
  remove?: true;
  log?: true;
  replay?: string;
  limit: string;
}

const columns = ['Identifiant', 'Adresse', 'Événements', 'État'].map((title) => ({ title }));
const logColumns = ['Envoi', 'Date', 'Événement', 'État', 'Essais', 'Réponse'].map((title) => ({ title }));
const stateNames = { waiting: 'attend', delivered: 'arrivé', failed: 'en échec' } as const;

function stateOf({ isEnabled, disabledReason, failingSince }: Webhook): string {
  if (!isEnabled) return `désactivé${disabledReason === null ? '' : ` : ${disabledReason}`}`;
  return failingSince === null ? 'activé' : `en échec depuis le ${shortMoment(failingSince)}`;
}

const toCells = (hook: Webhook) => [hook.id, hook.url, hook.events.join(', '), stateOf(hook)];

const toLogCells = ({ id, createdAt, event, state, attempts, lastStatus, lastError }: WebhookDelivery) => [
  id,
  shortMoment(createdAt),
  event,
  stateNames[state],
  String(attempts),
  lastError ?? (lastStatus === null ? '' : String(lastStatus)),
];

function readEvents(typed: readonly string[]): WebhookEvent[] {
  if (typed.length === 0) return [...webhookEvents];
  return typed.map((name) => {
    const event = webhookEvents.find((each) => each === name);
    if (event) return event;
    throw new OperatorError(`« ${name} » n’est pas un événement. Il y a : ${webhookEvents.join(', ')}.`);
  });
}

function readId(what: string, typed: string | undefined): string {
  if (typed !== undefined && uuidPattern.test(typed)) return typed;
  throw new OperatorError(
    typed === undefined ? `Donnez l’identifiant ${what}.` : `« ${typed} » n’est pas l’identifiant ${what}.`,
  );
}

async function add(platform: Platform, storeId: string, url: string, options: WebhookOptions): Promise<void> {
  const { actor, config, db, note, print } = platform;
  const setup = {
    keyEncryption: new KeyEncryption(await paymentSecretOf(config)),
    isProduction: config.isProduction,
  };
  const newWebhook = { url, events: readEvents(options.event) };
  const created = await db.withStore(storeId, (tx) => createWebhook(tx, actor, newWebhook, setup));
  if (options.json) return printJson(platform, created);
  note(`Webhook ${created.id}. Notez le secret maintenant : il ne sera plus montré.`);
  print(created.secret);
}

async function showLog(platform: Platform, storeId: string, id: string, options: WebhookOptions) {
  const { db, print } = platform;
  const size = readLimit(options.limit);
  const { items } = await db.withStore(storeId, (tx) => listDeliveries(tx, id, { size }));
  if (options.json) return printJson(platform, items);
  print(items.length > 0 ? table(logColumns, items.map(toLogCells)) : 'Rien n’a encore été envoyé.');
}

/** Changes one webhook as the options say; null when they say nothing. */
async function change(platform: Platform, storeId: string, id: string, options: WebhookOptions) {
  const { actor, config, db } = platform;
  const { enable, disable, remove, event } = options;
  if ([enable, disable, remove].filter(Boolean).length > 1)
    throw new OperatorError('Donnez --enable, --disable ou --remove : un seul à la fois.');
  if (remove) return db.withStore(storeId, (tx) => removeWebhook(tx, actor, id));
  if (!enable && !disable && event.length === 0) return null;
  const webhookChange = {
    ...(event.length > 0 && { events: readEvents(event) }),
    ...((enable ?? disable) && { isEnabled: enable ?? false }),
  };
  const which = { id, version: null };
  return db.withStore(storeId, (tx) => changeWebhook(tx, actor, which, webhookChange, config));
}

/** Lists the webhooks of a store, creates or changes one, or shows and replays what was sent. */
export async function webhook(
  platform: Platform,
  storeId: string,
  typed: string | undefined,
  options: WebhookOptions,
): Promise<void> {
  const { actor, db, print } = platform;
  await findStore(db, storeId);
  if (options.add !== undefined) return add(platform, storeId, options.add, options);
  if (typed !== undefined || options.replay !== undefined || options.log) {
    const id = readId('d’un webhook', typed);
    if (options.replay !== undefined) {
      const delivery = { webhookId: id, id: readId('d’un envoi', options.replay) };
      await db.withStore(storeId, (tx) => replayDelivery(tx, actor, delivery));
      return options.json ? printJson(platform, { replayed: delivery.id }) : print('L’envoi repart.');
    }
    const changed = await change(platform, storeId, id, options);
    if (changed === null) return showLog(platform, storeId, id, options);
    if (options.json) return printJson(platform, changed);
    return print(
      options.remove ? `Le webhook ${changed.url} est retiré.` : table(columns, [toCells(changed)]),
    );
  }
  const webhooks = await db.withStore(storeId, readWebhooks);
  if (options.json) return printJson(platform, webhooks);
  print(webhooks.length > 0 ? table(columns, webhooks.map(toCells)) : 'Aucun webhook.');
}

export const commands: Commands = (verb, onPlatform) => {
  verb('webhook', 'liste les adresses qui sont prévenues des événements d’une boutique, ou en change une')
    .argument(...storeArgument)
    .argument('[webhook]', 'l’identifiant d’un webhook : montre ses envois, ou le change')
    .option('--add <adresse>', 'en ajoute un ; son secret n’est montré qu’une fois')
    .option('--event <événement>', 'ce dont il est prévenu, à répéter ; sans elle, tout', another, [])
    .option('--enable', 'l’active')
    .option('--disable', 'le désactive')
    .option('--remove', 'le retire, avec le journal de ses envois')
    .option('--log', 'montre ses envois')
    .option('--replay <envoi>', 'renvoie un envoi')
    .option(...limitOption)
    .option(...jsonOption)
    .action((id: string, typed: string | undefined, options: WebhookOptions) =>
      onPlatform((platform) => webhook(platform, id, typed, options)),
    );
};
