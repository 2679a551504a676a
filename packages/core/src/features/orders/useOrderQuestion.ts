import { useStoreData } from '../store-info/index.ts';
import { useAppSelector } from '../../lib/store/index.ts';
import { choicesLabel } from '../../domain/variations/index.ts';
import { orderMessage, whatsappHref } from '../../domain/phone/index.ts';
import { trackingHref } from './links/index.ts';
import type { Order } from './order.ts';

/**
 * WhatsApp link to contact the store about an order; null without an order or a store number.
 * `about` precedes «ma commande».
 */
export function useOrderQuestion(order: Order | null, about: string): string | null {
  const { whatsapp } = useStoreData();
  const { storeName, siteUrl } = useAppSelector((state) => state.settings);
  if (order === null) return null;
  const { ref, items, total } = order;
  const products = items.map(({ name, quantity, options }) => ({
    name,
    quantity,
    optionsLabel: choicesLabel(options),
    total: null,
  }));
  const url = siteUrl && siteUrl + trackingHref(ref);
  return whatsappHref(
    whatsapp,
    orderMessage({ storeName, intent: `${about} ma commande ${ref}`, products, total, url }),
  );
}
