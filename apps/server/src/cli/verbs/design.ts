import type { SettingsByDesign } from '@teranga/design-manifest';
import { builtDesigns } from '../../modules/designs/designManifests.ts';
import { auditStore } from '../../modules/stores/auditStore.ts';
import type { Tx } from '../../platform/db/database.ts';
import { designChange } from '../designChange.ts';
import { designSize } from '../designSize.ts';
import { findStore, type StoreRow } from '../findStore.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readRenderers, refuseUnrendered, unawareText, type Renderers } from '../refuseUnrenderedDesign.ts';
import { refuseUnfitDesign } from '../refuseUnfitDesign.ts';
import type { Commands } from '../commands.ts';
import { jsonOption, storeArgument } from '../arguments.ts';

export interface DesignOptions extends JsonOption {
  undo?: true;
  dryRun?: true;
}

/** The design a store had before the one it has; null when it never had another. */
async function designBefore(tx: Tx, current: string): Promise<string | null> {
  const { rows } = await tx.query<{ design: string }>(
    'select design from store_history where design <> $1 order by version desc limit 1',
    [current],
  );
  return rows[0]?.design ?? null;
}

async function readSettings(tx: Tx): Promise<SettingsByDesign> {
  const { rows } = await tx.query<{ settings: SettingsByDesign | null }>(
    `select content -> 'designSettings' as settings from stores`,
  );
  return rows[0]?.settings ?? {};
}

/** What changes, a line each. */
async function changeLines(
  { db, config, designs = builtDesigns() }: Platform,
  store: StoreRow,
  wanted: string,
  { renderer, serving }: Renderers,
): Promise<string[]> {
  const compared = async (id: string) => {
    const size = await designSize(renderer, id, config);
    return { id, manifest: null, designReport: null, ...designs[id], size };
  };
  const [from, to] = [await compared(store.design), await compared(wanted)];
  const settings = await db.withStore(store.id, readSettings);
  return [
    `De « ${store.design} » à « ${wanted} » :`,
    ...designChange(from, to, settings),
    ...(to.size !== null && serving.unaware > 0
      ? [`  En marche : pas encore connu de ${unawareText(serving)}, à relancer d’abord (« npm start »)`]
      : []),
  ];
}

/**
 * Shows the effects of another design, or with `undo` of the previous one, and applies it. Running
 * servers are notified by the database and render it from the next page on.
 */
export async function design(
  platform: Platform,
  id: string,
  named: string | undefined,
  { undo, dryRun, json }: DesignOptions = {},
): Promise<void> {
  const { actor, db, print } = platform;
  const store = await findStore(db, id);
  if (undo ? named !== undefined : named === undefined)
    throw new OperatorError('Donnez un design, ou --undo pour revenir au précédent.');
  const newDesign = named ?? (await db.withStore(id, (tx) => designBefore(tx, store.design)));
  if (newDesign === null)
    throw new OperatorError(`La boutique « ${store.name} » n’a jamais eu d’autre design.`);
  refuseUnfitDesign(newDesign, platform.designs);
  const change = { id, from: store.design, to: newDesign };
  if (store.design === newDesign)
    return json
      ? printJson(platform, { ...change, isChanged: false, changes: [] })
      : print(`La boutique « ${store.name} » a déjà le design « ${newDesign} ».`);
  const renderers = await readRenderers(platform, newDesign);
  const changes = await changeLines(platform, store, newDesign, renderers);
  if (!json) for (const line of changes) print(line);
  if (dryRun)
    return json
      ? printJson(platform, { ...change, isChanged: false, changes })
      : print('Rien n’a changé : c’était un essai.');
  refuseUnrendered(newDesign, renderers);
  await db.withStore(id, (tx) =>
    auditStore(tx, actor, 'store.design', () => tx.query('update stores set design = $1', [newDesign])),
  );
  if (json) return printJson(platform, { ...change, isChanged: true, changes });
  print(`La boutique « ${store.name} » passe du design « ${store.design} » à « ${newDesign} ».`);
  return print(`Pour revenir : npm run store -- design ${id} --undo`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('design', 'change le design d’une boutique, sans redémarrer')
    .argument(...storeArgument)
    .argument('[design]', 'le nouveau design')
    .option('--undo', 'revient au design d’avant')
    .option('--dry-run', 'montre ce qui changerait, sans rien changer')
    .option(...jsonOption)
    .action((id: string, wanted: string | undefined, options: DesignOptions) =>
      onPlatform((platform) => design(platform, id, wanted, options)),
    );
};
