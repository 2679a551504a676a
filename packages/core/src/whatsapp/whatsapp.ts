import { formatXof } from '../money/formatMoney.ts';
import type { Xof } from '../money/money.ts';

/** A text from this length on, in characters, is more than every phone takes from a link. */
const textLimit = 1_500;

/** An article as a message names it. */
export interface MessageArticle {
  name: string;
  /** «Couleur : Rouge · Taille : M», or empty. */
  optionsLabel: string;
  quantity: number;
  /** For the whole quantity; null where it is not known. */
  total: Xof | null;
}

export interface OrderMessage {
  storeName: string;
  /** What is wanted, as it goes on after the greeting; to order, unless it says otherwise. */
  wish?: string;
  articles: readonly MessageArticle[];
  total: Xof;
  /** The page's full address; empty: none is given. */
  url: string;
}

const articleLine = ({ name, optionsLabel, quantity, total }: MessageArticle): string =>
  `• ${quantity} × ${name}${optionsLabel && ` (${optionsLabel})`}${total === null ? '' : ` – ${formatXof(total)}`}`;

/** An answer of a form, as it is read. */
export interface MessageAnswer {
  label: string;
  value: string;
}

const otherArticles = (count: number): string =>
  `… et ${count} ${count > 1 ? 'autres articles' : 'autre article'}`;
const otherAnswers = (count: number): string =>
  `… et ${count} ${count > 1 ? 'autres précisions' : 'autre précision'}`;

const cutTo = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${Array.from(text)
        .slice(0, length - 1)
        .join('')}…`;

const greeting = (storeName: string, wish: string): string => `Bonjour ${cutTo(storeName, 100)}, ${wish}`;

/** An address worth sending; none where it is empty, or too long for a message. */
const linkLines = (url: string): string[] => (url.length > 0 && url.length <= 300 ? [url] : []);

/** As many of the lines as a link holds between its head and its foot; those that are left out are counted. */
function fitted(
  head: string,
  lines: readonly string[],
  foot: readonly string[],
  others: (count: number) => string,
): string {
  const cut = lines.map((line) => cutTo(line, 300));
  for (let shown = cut.length; shown > 0; shown -= 1) {
    const left = cut.length - shown;
    const text = [head, ...cut.slice(0, shown), ...(left > 0 ? [others(left)] : []), ...foot].join('\n');
    if (text.length < textLimit) return text;
  }
  return [head, ...foot].join('\n');
}

/** What a shopper who orders by WhatsApp would write, short enough for a link: articles that do not fit are counted. */
export function orderMessage({
  storeName,
  wish = 'je souhaite commander',
  articles,
  total,
  url,
}: OrderMessage): string {
  const foot = [`Total : ${formatXof(total)}`, ...linkLines(url)];
  return fitted(greeting(storeName, `${wish} :`), articles.map(articleLine), foot, otherArticles);
}

export interface QuoteMessage {
  storeName: string;
  /** What is wanted, as it goes on after the greeting; a quote, unless it says otherwise. */
  wish?: string;
  /** Null while none is chosen. */
  serviceName: string | null;
  /** What was said of the trip so far. */
  answers: readonly MessageAnswer[];
  url: string;
}

/** What a traveller who asks for a quote by WhatsApp would write. */
export function quoteMessage({
  storeName,
  wish = 'je souhaite un devis',
  serviceName,
  answers,
  url,
}: QuoteMessage): string {
  const requested = serviceName === null ? `${wish}.` : `${wish} : ${cutTo(serviceName, 200)}`;
  const lines = answers.map(({ label, value }) => `• ${label} : ${value}`);
  return fitted(greeting(storeName, requested), lines, linkLines(url), otherAnswers);
}

/** A link that opens WhatsApp on a message; null for a store that gives no number. */
export const whatsappHref = (number: string | null, text: string): string | null =>
  number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
