import {
  addHost,
  makePrimary,
  readHosts,
  removeHost,
  setRedirect,
  type StoreHost,
} from '../../modules/stores/hosts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { findStore } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

export interface HostOptions extends JsonOption {
  add?: true;
  primary?: true;
  redirect?: true;
  serve?: true;
  remove?: true;
}

const columns = [{ title: 'Adresse' }, { title: 'Rôle' }];
const roleOf = ({ isPrimary, isRedirect }: StoreHost) =>
  isPrimary ? 'principale' : isRedirect ? 'redirige vers la principale' : 'sert aussi la boutique';

/** What to do with a host; null to list them. */
function readChange(
  { actor }: Platform,
  typed: string | undefined,
  { add, primary, redirect, serve, remove }: HostOptions,
): ((tx: Tx) => Promise<StoreHost[]>) | null {
  const changes = [add, primary, remove, serve, add ? undefined : redirect].filter(Boolean);
  if (typed === undefined && changes.length === 0 && !redirect) return null;
  if (typed === undefined) throw new OperatorError('Donnez l’adresse, par exemple boutique.example.');
  if (changes.length !== 1)
    throw new OperatorError('Donnez --add, --primary, --redirect, --serve ou --remove : un seul à la fois.');
  if (add) return (tx) => addHost(tx, actor, { host: typed, isRedirect: redirect ?? false });
  if (primary) return (tx) => makePrimary(tx, actor, typed);
  if (remove) return (tx) => removeHost(tx, actor, typed);
  return (tx) => setRedirect(tx, actor, { host: typed, isRedirect: redirect ?? false });
}

/** Lists the hosts of a store, or changes one. */
export async function host(
  platform: Platform,
  id: string,
  typed: string | undefined,
  options: HostOptions,
): Promise<void> {
  const { db, print } = platform;
  const change = readChange(platform, typed, options);
  await findStore(db, id);
  const hosts = await db.withStore(id, change ?? readHosts);
  if (options.json) return printJson(platform, hosts);
  print(
    table(
      columns,
      hosts.map((each) => [each.host, roleOf(each)]),
    ),
  );
}

export const commands: Commands = (verb, onPlatform) => {
  verb('host', 'liste les adresses d’une boutique, ou en ajoute, change ou retire une')
    .argument(...storeArgument)
    .argument('[adresse]', 'l’adresse, par exemple boutique.example')
    .option('--add', 'l’ajoute ; avec --redirect, elle renvoie seulement à la principale')
    .option('--primary', 'en fait l’adresse principale')
    .option('--redirect', 'elle renvoie ses visiteurs à la principale')
    .option('--serve', 'elle sert de nouveau la boutique')
    .option('--remove', 'la retire')
    .option(...jsonOption)
    .action((id: string, name: string | undefined, options: HostOptions) =>
      onPlatform((platform) => host(platform, id, name, options)),
    );
};
