import { optionsLabel } from '../../domain/variations/index.ts';
import type { MessageProduct } from '../../domain/phone/index.ts';
import { lineTotal, type CartLine } from './cart.ts';

/** The lines of a cart as a message to the store names them. */
export const messageProducts = (lines: readonly CartLine[]): MessageProduct[] =>
  lines.map((line) => ({
    name: line.name,
    optionsLabel: optionsLabel(line.options),
    quantity: line.quantity,
    total: lineTotal(line),
  }));
