import { optionsLabel } from '../../domain/variations/index.ts';
import type { MessageArticle } from '../../domain/phone/index.ts';
import { lineTotal, type CartLine } from './cart.ts';

/** The lines of a cart as a message to the store names them. */
export const messageArticles = (lines: readonly CartLine[]): MessageArticle[] =>
  lines.map((line) => ({
    name: line.name,
    optionsLabel: optionsLabel(line.options),
    quantity: line.quantity,
    total: lineTotal(line),
  }));
