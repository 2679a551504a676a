import { readableContact } from '@teranga/core/features/account/rules';
import { greeting } from '../messages/greeting.ts';
import { showRef } from '../../platform/references/orderRef.ts';
import type { OutgoingMessage } from '../../platform/delivery/messagePort.ts';
import { noticeTo } from '../messages/storeNotice.ts';
import { whatsappTo } from '../messages/whatsappTo.ts';
import type { NoticeContacts } from '../stores/noticeContacts.ts';
import type { QuoteRequest } from './readQuoteRequest.ts';
import { chez } from '../stores/chez.ts';

/** A quote request as messages describe it. */
export interface QuoteSummary extends QuoteRequest {
  ref: string;
  serviceName: string;
  /** The answers that cannot hold a stranger's words. */
  plainInfo: QuoteRequest['info'];
}

function infoText(serviceName: string, info: QuoteRequest['info']): string {
  return [`Service : ${serviceName}`, ...info.map(({ label, value }) => `${label} : ${value}`)].join('\n');
}

function answersText({ serviceName, info, requirements }: QuoteSummary): string {
  return [
    infoText(serviceName, info),
    ...(requirements ? ['', 'Besoins particuliers :', requirements] : []),
  ].join('\n');
}

/** A link by which the agency writes to the shopper. */
const whatsappOf = ({ phone, name, ref }: QuoteSummary, storeName: string) =>
  whatsappTo(
    phone,
    `${greeting(name)} je vous contacte au sujet de votre demande de devis ${showRef(ref)} ${chez(storeName)}.`,
  );

/** Messages to the shopper and the agency for a new quote request. */
export function quoteMessages(
  quote: QuoteSummary,
  storeName: string,
  contacts: NoticeContacts,
): OutgoingMessage[] {
  const ref = showRef(quote.ref);
  const acknowledgement: OutgoingMessage = {
    channel: 'email',
    to: quote.email,
    subject: `Votre demande de devis ${chez(storeName)} : ${quote.serviceName}`,
    text: `${greeting(quote.name)}\n\nVotre demande a bien été prise en compte. Nous vous répondons par e-mail ou au ${readableContact(quote.phone)}.\n\nRéférence : ${ref}\n${infoText(quote.serviceName, quote.plainInfo)}\n\nVos autres réponses nous sont bien parvenues.\n\n${storeName}`,
  };
  const notice = noticeTo(contacts, {
    subject: `Nouvelle demande de devis : ${quote.serviceName}, ${quote.name}`,
    text: `Nouvelle demande de devis ${ref} ${chez(storeName)}.\n\nNom : ${quote.name}\nE-mail : ${quote.email}\nTéléphone : ${readableContact(quote.phone)}\nWhatsApp : ${whatsappOf(quote, storeName)}\n\n${answersText(quote)}`,
    sms: `Nouvelle demande de devis : ${quote.serviceName}, ${quote.name} ${readableContact(quote.phone)}.`,
  });
  return [acknowledgement, ...notice];
}
