import { messageArticles } from '../cart/messageArticles.ts';
import { useStoreData } from '../store-info/useStoreData.ts';
import { useAppSelector } from '../store/storeHooks.ts';
import { orderMessage, whatsappHref } from '../whatsapp/whatsapp.ts';
import type { OrderDraft } from './orderRequest.ts';
import type { Outcome } from './placeOrder.ts';

/** What a shopper would write to the store of an order that did not go as it should; null where the page says what to do. */
function wishOf(outcome: Outcome): string | null {
  if (outcome.kind === 'failed') return 'je n’arrive pas à passer cette commande';
  if (outcome.kind === 'unknown')
    return 'cette commande est-elle bien enregistrée ?\u00a0Voici ce que je souhaite';
  if (outcome.kind !== 'noLink') return null;
  return `je n’arrive pas à payer ma commande${outcome.ref === null ? '' : ` ${outcome.ref}`}`;
}

/** Gives the link that asks the store for help by WhatsApp; null where none is needed, or the store gives no number. */
export function useOrderHelp(): (outcome: Outcome, sent: OrderDraft) => string | null {
  const { whatsapp } = useStoreData();
  const { storeName, siteUrl } = useAppSelector((state) => state.settings);
  return (outcome, { cart, totals }) => {
    const wish = wishOf(outcome);
    if (wish === null) return null;
    const url = siteUrl && `${siteUrl}/products`;
    const articles = messageArticles(cart.lines);
    return whatsappHref(whatsapp, orderMessage({ storeName, wish, articles, total: totals.total, url }));
  };
}
