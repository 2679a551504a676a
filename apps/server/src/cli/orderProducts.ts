import { maxUnits } from '@teranga/contract';
import { findProduct, namelessVariation } from '../modules/catalogue/edit/findProduct.ts';
import { readStock } from '../modules/catalogue/edit/readStock.ts';
import type { SoldLine } from '../modules/orders/readOrderForStaff.ts';
import type { Tx } from '../platform/db/database.ts';
import { OperatorError } from './operatorError.ts';

/** «ENF-005:2»: a product and how many units, at least `least`; without a number one. */
export function readUnits(option: string, text: string, least: 0 | 1): { product: string; quantity: number } {
  const [, product = '', digits = '1'] = /^(.+?)(?::(\d{1,7}))?$/.exec(text.trim()) ?? [];
  const quantity = Number(digits);
  if (product !== '' && quantity >= least && quantity <= maxUnits) return { product, quantity };
  throw new OperatorError(`${option} est un article et un nombre, comme ENF-005:2, pas « ${text} ».`);
}

/** The line of an order that an operator names by the product's address or SKU. */
export function findLine(lines: readonly SoldLine[], product: string): SoldLine {
  const found = lines.filter(({ productId, reference }) => reference === product || productId === product);
  const [line] = found;
  if (line && found.length === 1) return line;
  const names = lines.map(({ productId, reference }) => reference || productId).join(', ');
  throw new OperatorError(`La commande n’a pas une seule ligne « ${product} ». Elle a : ${names}.`);
}

/** The wanted products of a new order. */
export async function readItems(tx: Tx, items: readonly string[]) {
  const read = items.map((item) => readUnits('--item', item, 1));
  const lines = [];
  for (const { product, quantity } of read) {
    const { productId, sku } = await findProduct(tx, product);
    const { variations } = await readStock(tx, productId);
    if (sku === '' && variations.size > 0) throw namelessVariation(variations.keys());
    lines.push({ id: productId, quantity, ...(sku !== '' && { variation: sku }) });
  }
  return lines;
}
