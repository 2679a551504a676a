import { changeStock, type StockChange } from '../../modules/catalogue/edit/changeStock.ts';
import { findProduct, type FoundProduct } from '../../modules/catalogue/edit/findProduct.ts';
import { setLowStock } from '../../modules/catalogue/edit/setLowStock.ts';
import { quantityText, readStock } from '../../modules/catalogue/edit/readStock.ts';
import { listMovements, type StockMovement } from '../../modules/catalogue/stock/listMovements.ts';
import { readRef, showRef } from '../../platform/references/orderRef.ts';
import { findStore } from '../findStore.ts';
import { shortMoment } from '../../platform/text/dateFormats.ts';
import { OperatorError } from '../operatorError.ts';
import type { Platform } from '../platform.ts';
import { printJson, type JsonOption } from '../printJson.ts';
import { readInteger, readReason } from '../readOptions.ts';
import { table } from '../table.ts';
import type { Commands } from '../commands.ts';
import { productArgument, productReasonOption, jsonOption, storeArgument } from '../arguments.ts';

export interface StockOptions extends JsonOption {
  add?: string;
  set?: string;
  expect?: string;
  unlimited?: true;
  /** Empty for the store's own threshold. */
  low?: string;
  reason?: string;
}

const most = 100_000_000;

function readChange({ add, set, expect, unlimited }: StockOptions): StockChange | null {
  const changes = [add, set, unlimited].filter((option) => option !== undefined);
  if (changes.length > 1) throw new OperatorError('Donnez --add, --set ou --unlimited : un seul des trois.');
  if (expect !== undefined && set === undefined) throw new OperatorError('--expect accompagne --set.');
  if (unlimited) return { untracked: true };
  const added = readInteger('--add', add, -most, most);
  if (added !== null) return { add: added };
  const quantity = readInteger('--set', set, 0, most);
  return quantity === null ? null : { set: quantity, expected: readInteger('--expect', expect, 0, most) };
}

const nameOf = ({ productId, sku }: FoundProduct) => (sku === '' ? productId : `${productId} (${sku})`);

const kindNames: Record<StockMovement['kind'], string> = {
  order: 'commande',
  release: 'commande annulée ou réduite',
  return: 'retour',
  import: 'import',
  staff: 'équipe',
  correction: 'correction',
};

const columns = [
  { title: 'Date' },
  { title: 'Déclinaison' },
  { title: 'Unités', isNumber: true },
  { title: 'Pourquoi' },
  { title: 'Qui' },
  { title: 'Note' },
];
const toCells = ({ sku, delta, kind, reference, note, actor, at }: StockMovement): string[] => [
  shortMoment(at),
  sku,
  delta > 0 ? `+${delta}` : `−${-delta}`,
  [kindNames[kind], reference && (readRef(reference) ? showRef(reference) : reference)]
    .filter(Boolean)
    .join(' '),
  actor.name,
  note ?? '',
];

/** Shows the stock of a product with its movements, or changes it. */
export async function stock(
  platform: Platform,
  id: string,
  typed: string,
  options: StockOptions,
): Promise<void> {
  const { db, print, actor } = platform;
  const change = readChange(options);
  const reason = readReason(options.reason);
  const threshold = options.low ? readInteger('--low', options.low, 0, most) : null;
  await findStore(db, id);
  if (options.low !== undefined) {
    if (change !== null) throw new OperatorError('--low se donne sans --add, --set ni --unlimited.');
    const { productId } = await db.withStore(id, async (tx) => {
      const found = await findProduct(tx, typed);
      await setLowStock(tx, actor, found.productId, threshold);
      return found;
    });
    if (options.json) return printJson(platform, { productId, threshold });
    return print(
      `${productId} : ${threshold === null ? 'seuil de la boutique' : `prévenir à ${threshold}`}.`,
    );
  }
  if (change === null) {
    const shown = await db.withStore(id, async (tx) => {
      const product = await findProduct(tx, typed);
      const { own, variations } = await readStock(tx, product.productId);
      return { product, own, variations, movements: (await listMovements(tx, product)).items };
    });
    const { product, own, variations, movements } = shown;
    const stocks = [...variations].map(([sku, one]) => ({ sku, ...one }));
    if (options.json) return printJson(platform, { ...product, ...own, variations: stocks, movements });
    print(`${product.productId} : ${quantityText(own)}`);
    for (const one of stocks) print(`  ${one.sku} : ${quantityText(one)}`);
    if (movements.length > 0) print(table(columns, movements.map(toCells)));
    return;
  }
  const { product, before, after } = await db.withStore(id, async (tx) => {
    const found = await findProduct(tx, typed);
    return { product: found, ...(await changeStock(tx, found, change, { actor, reason })) };
  });
  if (options.json) return printJson(platform, { ...product, before, after });
  print(`${nameOf(product)} : ${quantityText(before)} → ${quantityText(after)}.`);
}

export const commands: Commands = (verb, onPlatform) => {
  verb('stock', 'montre le stock d’un article et ses mouvements, ou le change')
    .argument(...storeArgument)
    .argument(...productArgument)
    .option('--add <unités>', 'ajoute des unités, ou en retire : --add -3')
    .option('--set <unités>', 'donne le stock compté')
    .option('--expect <unités>', 'avec --set : refuse si le stock n’est plus celui-ci')
    .option('--unlimited', 'vend sans compter')
    .option('--low <unités>', 'prévient à partir de ce stock ; "" : au seuil de la boutique')
    .option(...productReasonOption)
    .option(...jsonOption)
    .action((id: string, typed: string, options: StockOptions) =>
      onPlatform((platform) => stock(platform, id, typed, options)),
    );
};
