import { siteUrlOf } from '../../modules/stores/storeSettings.ts';
import { isUniqueViolation } from '../../platform/db/isUniqueViolation.ts';
import { writeAudit } from '../../modules/audit/writeAudit.ts';
import { readStoreTerms, readWrittenStore } from '../../modules/stores/readStore.ts';
import { createStore } from '../../modules/stores/createStore.ts';
import { noContactWarning } from '../noContactWarning.ts';
import { newStoreContent } from '../newStoreContent.ts';
import { OperatorError } from '../operatorError.ts';
import { promptNewStore, type GivenStore } from '../promptNewStore.ts';
import { readChecklist, type Checklist } from '../../modules/overview/checklist.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import type { Commands } from '../commands.ts';
import { another, jsonOption } from '../arguments.ts';

export interface CreateOptions extends Omit<GivenStore, 'id'>, JsonOption {}

/** Another operator may take it between the check and the insert. */
function explain(error: unknown): unknown {
  return isUniqueViolation(error)
    ? new OperatorError('Cette boutique, ou une de ses adresses, vient d’être prise.')
    : error;
}

/** What a store needs before it sells, step by step. */
function checklistText({ isReady, steps }: Checklist): string {
  const lines = steps.map(({ label, isDone, isRequired }) => {
    const rest = isRequired ? ' : à faire' : ' : facultatif';
    return `  ${isDone ? '✓' : '·'} ${label}${isDone ? '' : rest}`;
  });
  return [isReady ? 'Prête à vendre :' : 'Pas encore prête à vendre :', ...lines].join('\n');
}

/** Creates a store that lacks little to sell; its catalogue is empty. */
export async function create(
  platform: Platform,
  typedId: string | undefined,
  options: CreateOptions,
): Promise<void> {
  const { actor, db, config, print } = platform;
  const { id, name, design, hosts, email } = await promptNewStore(platform, { ...options, id: typedId });
  const content = newStoreContent(name);
  if (email !== null) content.notices = { ...content.notices, emails: [email] };
  const subject = { kind: 'store', id };
  const after = { name, design, hosts };
  await createStore(db, { id, name, design, hosts, content }, (tx) =>
    writeAudit(tx, actor, { action: 'store.create', subject, after }),
  ).catch((error: unknown) => {
    throw explain(error);
  });
  const [primaryHost = ''] = hosts;
  const url = `${siteUrlOf({ primaryHost }, config)}/`;
  const checklist = await db.withStore(id, async (tx) => readChecklist(tx, await readWrittenStore(tx)));
  if (options.json) return printJson(platform, { id, url, ...checklist });
  print(`Boutique « ${name} » créée : ${url}`);
  print(checklistText(checklist));
  const { contacts } = await db.withStore(id, readStoreTerms);
  const warning = noContactWarning(contacts);
  if (warning !== null) print(warning);
  print(`Remplissez-la : npm run store -- import ${id} <fichier.csv> --from shopify`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('create', 'crée une boutique, vide ; demande au terminal ce qui n’est pas donné')
    .argument('[boutique]', 'son identifiant, par exemple ma-boutique')
    .option('--name <nom>', 'son nom, tel que les clients le lisent')
    .option('--design <design>', 'son design')
    .option('--host <hôte>', 'son adresse, sans http:// ; à répéter pour en donner plusieurs', another, [])
    .option('--email <adresse>', 'l’adresse e-mail qui reçoit les commandes')
    .option(...jsonOption)
    .action((id: string | undefined, options: CreateOptions) =>
      onPlatform((platform) => create(platform, id, options)),
    );
};
