import type { StoreWire } from '@teranga/contract';
import { phoneHref, whatsappHref } from '@teranga/core/domain/phone';
import { plainDocument } from '../../platform/http/plainDocument.ts';
import { escapeHtml } from '@teranga/core/domain/rich-text';
import { pausedSentence, pauseDetail, type Pause } from './pause.ts';
import { phoneOf, whatsappOf } from './waysToReach.ts';

const savedCartText = 'Votre panier est gardé.';

const linkTo = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

/**
 * The checkout of a paused store, outside any design: until when it takes no orders, and how to
 * reach it. `isOfCart`: not of a single product that is bought at once.
 */
export function pausePage(store: StoreWire, pause: Pause, isOfCart: boolean): string {
  const phone = phoneOf(store);
  const whatsapp = whatsappHref(whatsappOf(store), `Bonjour ${store.store.name}, `);
  const links = [
    linkTo('/products', 'Voir les articles'),
    ...(whatsapp === null ? [] : [linkTo(whatsapp, 'Écrire par WhatsApp')]),
    ...(phone === null ? [] : [linkTo(phoneHref(phone), `Appeler le ${phone.replace(/\s/g, '\u00a0')}`)]),
  ];
  return plainDocument(
    escapeHtml(pausedSentence),
    `<p><strong>${escapeHtml(store.store.name)}</strong></p>
<p>${escapeHtml(pauseDetail(pause))}${isOfCart ? ` ${savedCartText}` : ''}</p>
<nav aria-label="Que faire">
${links.join('\n')}
</nav>
`,
  );
}
