import { formatXof } from '../money/formatMoney.ts';
import type { Xof } from '../money/money.ts';

/** The longest text that every phone takes from a link, in characters. */
const longestText = 1_500;

/** An article as a message names it. */
export interface MessageArticle {
  name: string;
  /** «Couleur : Rouge · Taille : M», or empty. */
  optionsLabel: string;
  quantity: number;
  /** For the whole quantity. */
  total: Xof;
}

export interface OrderMessage {
  storeName: string;
  articles: readonly MessageArticle[];
  total: Xof;
  /** The page's full address; empty: none is given. */
  url: string;
}

const articleLine = ({ name, optionsLabel, quantity, total }: MessageArticle): string =>
  `• ${quantity} × ${name}${optionsLabel && ` (${optionsLabel})`} – ${formatXof(total)}`;

const others = (count: number): string => `… et ${count} ${count > 1 ? 'autres articles' : 'autre article'}`;

const cutTo = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${Array.from(text)
        .slice(0, length - 1)
        .join('')}…`;

/** What a shopper who orders by WhatsApp would write, short enough for a link: articles that do not fit are counted. */
export function orderMessage({ storeName, articles, total, url }: OrderMessage): string {
  const head = `Bonjour ${cutTo(storeName, 100)}, je souhaite commander :`;
  const foot = [`Total : ${formatXof(total)}`, ...(url.length > 0 && url.length <= 300 ? [url] : [])];
  const lines = articles.map((article) => cutTo(articleLine(article), 300));
  for (let shown = lines.length; shown > 0; shown -= 1) {
    const left = lines.length - shown;
    const text = [head, ...lines.slice(0, shown), ...(left > 0 ? [others(left)] : []), ...foot].join('\n');
    if (text.length <= longestText) return text;
  }
  return [head, ...foot].join('\n');
}

/** What a shopper asks of an order. */
export const trackingMessage = (storeName: string, ref: string): string =>
  `Bonjour ${cutTo(storeName, 100)}, j’ai une question sur ma commande ${ref}.`;

/** A link that opens WhatsApp on a message; null for a store that gives no number. */
export const whatsappHref = (number: string | null, text: string): string | null =>
  number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
