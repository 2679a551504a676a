import { apiScopes, type ApiScope } from '@teranga/contract/admin';
import { createApiKey, readApiKeys, revokeApiKey, type ApiKey } from '../../modules/staff/apiKeys.ts';
import { findStore } from '../findStore.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { another, jsonOption, storeArgument } from '../arguments.ts';
import { uuidPattern } from '../../platform/text/uuidPattern.ts';

export interface ApiKeyOptions extends JsonOption {
  /** Name of a new key. */
  create?: string;
  scope: string[];
  /** Id of a key to revoke. */
  revoke?: string;
}

const columns = [
  { title: 'Identifiant' },
  { title: 'Nom' },
  { title: 'Droits' },
  { title: 'Créée par' },
  { title: 'Créée le' },
  { title: 'Dernier usage' },
];

const toCells = ({ id, name, scopes, createdBy, createdAt, lastUsedAt }: ApiKey): string[] => [
  id,
  name,
  scopes.join(', '),
  createdBy,
  shortMoment(createdAt),
  lastUsedAt ? shortMoment(lastUsedAt) : 'jamais',
];

function readScope(text: string): ApiScope {
  const scope = apiScopes.find((each) => each === text);
  if (scope) return scope;
  throw new OperatorError(`Le droit « ${text} » n’existe pas. Il y a : ${apiScopes.join(', ')}.`);
}

async function create(
  platform: Platform,
  id: string,
  name: string,
  typed: readonly string[],
): Promise<ApiKey & { token: string }> {
  const scopes = typed.map(readScope);
  if (scopes.length === 0)
    throw new OperatorError(`Donnez au moins un droit avec --scope. Il y a : ${apiScopes.join(', ')}.`);
  return platform.db.withStore(id, (tx) => createApiKey(tx, platform.actor, { name, scopes }));
}

async function revoke({ actor, db }: Platform, id: string, keyId: string): Promise<ApiKey> {
  if (!uuidPattern.test(keyId)) throw new OperatorError(`« ${keyId} » n’est pas l’identifiant d’une clé.`);
  return db.withStore(id, (tx) => revokeApiKey(tx, actor, keyId));
}

/** Lists the API keys of a store, creates one, or revokes one. */
export async function apiKey(platform: Platform, id: string, options: ApiKeyOptions): Promise<void> {
  const { db, note, print } = platform;
  await findStore(db, id);
  if (options.create !== undefined) {
    const key = await create(platform, id, options.create, options.scope);
    if (options.json) return printJson(platform, key);
    note('Notez la clé maintenant : elle ne sera plus montrée.');
    return print(key.token);
  }
  if (options.revoke !== undefined) {
    const key = await revoke(platform, id, options.revoke);
    return options.json ? printJson(platform, key) : print(`La clé « ${key.name} » n’ouvre plus rien.`);
  }
  const keys = await db.withStore(id, readApiKeys);
  if (options.json) return printJson(platform, keys);
  print(keys.length > 0 ? table(columns, keys.map(toCells)) : 'Aucune clé.');
}

export const commands: Commands = (verb, onPlatform) => {
  verb(
    'api-key',
    'liste les clés par lesquelles d’autres programmes gèrent une boutique, en crée ou en révoque',
  )
    .argument(...storeArgument)
    .option('--create <nom>', 'crée une clé, avec --scope ; elle n’est montrée qu’une fois')
    .option('--scope <droit>', 'un droit de la clé, par exemple orders:read ; à répéter', another, [])
    .option('--revoke <identifiant>', 'révoque une clé')
    .option(...jsonOption)
    .action((id: string, options: ApiKeyOptions) => onPlatform((platform) => apiKey(platform, id, options)));
};
