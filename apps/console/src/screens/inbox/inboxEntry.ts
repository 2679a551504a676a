import type { QuoteStatus } from '@teranga/contract';
import type { ContactMessageItemWire, MessageStatus, QuoteItemWire } from '@teranga/contract/admin';
import { messageWords, quoteWords, type StatusWords } from './inboxWords.ts';

/** What both lists show of one entry. */
export interface InboxEntry {
  /** As the API names it. */
  id: string;
  path: string;
  name: string;
  contact: string | null;
  title: string;
  detail: string;
  status: QuoteStatus | MessageStatus;
  words: StatusWords;
  assignee: { id: string; name: string } | null;
  answers: number;
  createdAt: string;
}

const longestExtract = 90;
const extract = (text: string) => (text.length > longestExtract ? `${text.slice(0, longestExtract)}…` : text);

export const quoteEntry = ({ ref, serviceName, email, ...quote }: QuoteItemWire): InboxEntry => ({
  ...quote,
  id: ref,
  path: `devis/${encodeURIComponent(ref)}`,
  contact: email,
  title: serviceName,
  detail: ref,
  words: quoteWords[quote.status],
});

export const messageEntry = (item: ContactMessageItemWire): InboxEntry => ({
  ...item,
  id: String(item.id),
  path: `message/${item.id}`,
  name: `${item.firstName} ${item.lastName}`.trim(),
  contact: item.email,
  title: item.subject,
  detail: extract(item.message),
  words: messageWords[item.status],
});
