import { formatXof, type Xof } from '../money/index.ts';

/** A text from this length on, in characters, is more than every phone takes from a link. */
const textLimit = 1_500;

/** A product as a message names it. */
export interface MessageProduct {
  name: string;
  /** «Couleur : Rouge · Taille : M», or empty. */
  optionsLabel: string;
  quantity: number;
  /** Total for the whole quantity; null when unknown. */
  total: Xof | null;
}

export interface OrderMessage {
  storeName: string;
  /** Text after the greeting; by default that of an order. */
  intent?: string;
  products: readonly MessageProduct[];
  total: Xof;
  /** Full URL of the page; empty: omitted. */
  url: string;
}

const productLine = ({ name, optionsLabel, quantity, total }: MessageProduct): string =>
  `• ${quantity} × ${name}${optionsLabel && ` (${optionsLabel})`}${total === null ? '' : ` – ${formatXof(total)}`}`;

/** An answer of a form, as it is read. */
export interface MessageAnswer {
  label: string;
  value: string;
}

const otherProducts = (count: number): string =>
  `… et ${count} ${count > 1 ? 'autres articles' : 'autre article'}`;
const otherAnswers = (count: number): string =>
  `… et ${count} ${count > 1 ? 'autres précisions' : 'autre précision'}`;

const cutTo = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${Array.from(text)
        .slice(0, length - 1)
        .join('')}…`;

const greeting = (storeName: string, intent: string): string => `Bonjour ${cutTo(storeName, 100)}, ${intent}`;

/** The URL as a line; none when it is empty or longer than 300 characters. */
const linkLines = (url: string): string[] => (url.length > 0 && url.length <= 300 ? [url] : []);

/** Fits as many lines as a link allows between `head` and `footer`; omitted lines are counted. */
function fitted(
  head: string,
  lines: readonly string[],
  footer: readonly string[],
  others: (count: number) => string,
): string {
  const cut = lines.map((line) => cutTo(line, 300));
  for (let shown = cut.length; shown > 0; shown -= 1) {
    const left = cut.length - shown;
    const text = [head, ...cut.slice(0, shown), ...(left > 0 ? [others(left)] : []), ...footer].join('\n');
    if (text.length < textLimit) return text;
  }
  return [head, ...footer].join('\n');
}

/** WhatsApp message of an order, short enough for a link: products that do not fit are counted. */
export function orderMessage({
  storeName,
  intent = 'je souhaite commander',
  products,
  total,
  url,
}: OrderMessage): string {
  const footer = [`Total : ${formatXof(total)}`, ...linkLines(url)];
  return fitted(greeting(storeName, `${intent} :`), products.map(productLine), footer, otherProducts);
}

export interface QuoteMessage {
  storeName: string;
  /** Text after the greeting; defaults to a quote request. */
  intent?: string;
  /** Null while no service is chosen. */
  serviceName: string | null;
  /** Answers given so far about the trip. */
  answers: readonly MessageAnswer[];
  url: string;
}

/** WhatsApp message of a quote request. */
export function quoteMessage({
  storeName,
  intent = 'je souhaite un devis',
  serviceName,
  answers,
  url,
}: QuoteMessage): string {
  const requested = serviceName === null ? `${intent}.` : `${intent} : ${cutTo(serviceName, 200)}`;
  const lines = answers.map(({ label, value }) => `• ${label} : ${value}`);
  return fitted(greeting(storeName, requested), lines, linkLines(url), otherAnswers);
}

/** A link that opens WhatsApp on a message; null for a store that gives no number. */
export const whatsappHref = (number: string | null, text: string): string | null =>
  number === null ? null : `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
