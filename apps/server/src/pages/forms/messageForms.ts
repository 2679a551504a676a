import { createHash } from 'node:crypto';
import { sendContact } from '@teranga/core/features/contact/actions';
import { requestQuote } from '@teranga/core/features/quotes/actions';
import { sentId, sentParam } from '@teranga/core/lib/forms';
import { countMessage } from '../../modules/messages/formLimits.ts';
import { readContactMessage } from '../../modules/messages/readContactMessage.ts';
import { sendContactMessage } from '../../modules/messages/sendContactMessage.ts';
import { anyone, oncePerKey, type IdempotencyKey } from '../../modules/orders/idempotency.ts';
import { readQuoteForm } from '../../modules/quotes/readQuoteForm.ts';
import { sendQuote } from '../../modules/quotes/sendQuote.ts';
import { refuseWithoutServices } from '../../modules/services/hasServices.ts';
import { shopperUrl } from '../../modules/stores/shopperUrl.ts';
import { inStore } from '../../platform/http/inStore.ts';
import { formRoute } from './formRoute.ts';

/**
 * One key per content: pages that any cache may keep hold no key of their own, and two presses of a
 * new visitor come without a session.
 */
function keyOf(content: object): IdempotencyKey {
  const hash = createHash('sha256').update(JSON.stringify(content));
  return { key: `form-${hash.digest('base64url')}`, sender: anyone };
}

/** The page that says that what was written is sent. */
function sentPage(page: string): string {
  const { pathname, searchParams } = new URL(page, 'http://page');
  searchParams.set(sentParam, '1');
  return `${pathname}?${searchParams.toString()}#${sentId}`;
}

const contactPage = ({ back }: { back: string | null }) => back ?? '/contacts';

/** The page of the quote form, with the service that it is for. */
function quotePage({ fields }: { fields: Readonly<Record<string, string>> }): string {
  const query = new URLSearchParams(fields['serviceId'] ? { serviceId: fields['serviceId'] } : {}).toString();
  return query ? `/demande-devis?${query}` : '/demande-devis';
}

/** The buttons of the quote form that change the form itself. */
const changesForm = (fields: Readonly<Record<string, string>>) =>
  ['update', 'addLeg', 'removeLeg'].some((name) => fields[name] !== undefined);

/** Messages to the store, and quote requests. */
export const messageForms = [
  formRoute({
    action: sendContact,
    what: 'Envoyer un message à la boutique',
    page: contactPage,
    run: async ({ request, fields, back }) => {
      const message = await readContactMessage(fields);
      await inStore(request, (tx) =>
        oncePerKey(tx, keyOf(message), message, async () => {
          await countMessage(tx, request, 'contact', message.email);
          return sendContactMessage(tx, message, shopperUrl(request));
        }),
      );
      return sentPage(contactPage({ back }));
    },
  }),
  formRoute({
    action: requestQuote,
    what: 'Demander un devis',
    page: quotePage,
    run: async ({ request, fields, values }) => {
      refuseWithoutServices(request);
      const serviceId =
        values.serviceId || (new URL(request.originalUrl, 'http://page').searchParams.get('serviceId') ?? '');
      const form = await inStore(request, (tx) => readQuoteForm(tx, serviceId, fields));
      if (changesForm(fields)) return { values: { legCount: form.legCount, serviceId }, message: null };
      const quote = await form.read();
      await inStore(request, (tx) =>
        oncePerKey(tx, keyOf(quote), quote, async () => {
          await countMessage(tx, request, 'quote', quote.email);
          return sendQuote(tx, quote, {
            hasMail: request.server.canSend('email'),
            siteUrl: shopperUrl(request),
          });
        }),
      );
      return sentPage(quotePage({ fields: { serviceId } }));
    },
  }),
];
