import { messageProducts } from '../cart/index.ts';
import { orderMessage, phoneHref, whatsappHref } from '../../domain/phone/index.ts';
import { useStoreData } from '../store-info/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import type { OrderDraft } from './orderRequest.ts';
import type { Outcome } from './placeOrder.ts';
import type { CheckoutDialogView } from './views.ts';

/**
 * Message the shopper could send to the store about a failed order; null where the page itself says
 * what to do.
 */
function intentOf(outcome: Outcome): string | null {
  if (outcome.kind === 'failed' || outcome.kind === 'limited')
    return 'je n’arrive pas à passer cette commande';
  if (outcome.kind === 'unknown')
    return 'cette commande est-elle bien enregistrée ?\u00a0Voici ce que je souhaite';
  if (outcome.kind !== 'paymentLinkMissing') return null;
  return `je n’arrive pas à payer ma commande${outcome.ref === null ? '' : ` ${outcome.ref}`}`;
}

/** Contact links for a failed order; null where not needed, or the store has no such number. */
export interface OrderHelp {
  whatsappHref: string | null;
  link: CheckoutDialogView['link'];
}

/** Returns the store's contact links for a failed order. */
export function useOrderHelp(): (outcome: Outcome, sent: OrderDraft) => OrderHelp {
  const { whatsapp, phones } = useStoreData();
  const [first] = phones;
  const call = first ? { label: 'Appeler la boutique', href: phoneHref(first.phone) } : null;
  const { storeName, siteUrl } = useAppSelector((state) => state.settings);
  return (outcome, { cart, totals }) => {
    const intent = intentOf(outcome);
    if (intent === null) return { whatsappHref: null, link: null };
    const url = siteUrl && `${siteUrl}/products`;
    const products = messageProducts(cart.lines);
    const text = orderMessage({ storeName, intent, products, total: totals.total, url });
    return { whatsappHref: whatsappHref(whatsapp, text), link: outcome.kind === 'limited' ? call : null };
  };
}
