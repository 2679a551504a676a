import { showRef } from '../orders/orderRef.ts';
import type { OutgoingMessage } from '../outbox/outbox.ts';
import type { QuoteRequest } from './readQuoteRequest.ts';

/** A request for a quote as messages tell it. */
export interface QuoteSummary extends QuoteRequest {
  ref: string;
  serviceName: string;
}

function answersText({ serviceName, info, requirements }: QuoteSummary): string {
  return [
    `Service : ${serviceName}`,
    ...info.map(({ label, value }) => `${label} : ${value}`),
    ...(requirements ? ['', 'Besoins particuliers :', requirements] : []),
  ].join('\n');
}

/** What the shopper and the agency are sent when a quote is asked for. */
export function quoteMessages(
  quote: QuoteSummary,
  storeName: string,
  noticeEmail: string | null,
): OutgoingMessage[] {
  const ref = showRef(quote.ref);
  const acknowledgement: OutgoingMessage = {
    channel: 'email',
    to: quote.email,
    subject: `Votre demande de devis chez ${storeName} : ${quote.serviceName}`,
    text: `Bonjour ${quote.name},\n\nVotre demande a bien été prise en compte. Nous vous répondons par e-mail ou au ${quote.phone}.\n\nRéférence : ${ref}\n${answersText(quote)}\n\n${storeName}`,
  };
  if (noticeEmail === null) return [acknowledgement];
  const notice: OutgoingMessage = {
    channel: 'email',
    to: noticeEmail,
    subject: `Nouvelle demande de devis : ${quote.serviceName}, ${quote.name}`,
    text: `Nouvelle demande de devis ${ref} chez ${storeName}.\n\nNom : ${quote.name}\nE-mail : ${quote.email}\nTéléphone : ${quote.phone}\n\n${answersText(quote)}`,
  };
  return [acknowledgement, notice];
}
