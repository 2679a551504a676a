import { failureText, messageOr } from '../api/apiError.ts';
import { useMoney } from '../currency/useMoney.ts';
import type { Xof } from '../money/money.ts';
import { fromWords } from '../pricing/priceView.ts';
import { deliveryFrom, type DeliveryZone } from '../store-info/delivery.ts';
import { useDeliveryZones } from '../store-info/useDeliveryZones.ts';
import { storeApi } from '../store-info/storeApi.ts';

/** Said where no zone says what delivery costs. */
export const unknownDeliveryText = 'Les frais de livraison seront calculés lors de la commande.';

/** What is told of delivery once it is known. */
export interface KnownDelivery {
  status: 'ready';
  zones: { id: string; name: string; price: string; description: string }[];
  notes: string[];
  /** What delivery costs at least: words, then the sum, which is empty where the words say all. */
  from: { words: string; price: string };
}

/** /delivery-info. */
export type DeliveryInfoView =
  { status: 'loading' } | { status: 'failed'; message: string; retry: () => void } | KnownDelivery;

const freeWords = { everywhere: 'Livraison gratuite', somewhere: 'Livraison gratuite dans certaines zones' };

/** What delivery costs at least, in words and, unless it is free, a sum. */
export function toDeliveryFrom(
  zones: readonly DeliveryZone[],
  format: (amount: Xof) => string,
): KnownDelivery['from'] {
  const lowest = deliveryFrom(zones);
  if (lowest > 0) return { words: fromWords, price: format(lowest) };
  const isFreeEverywhere = zones.every(({ price }) => price === 0);
  return { words: isFreeEverywhere ? freeWords.everywhere : freeWords.somewhere, price: '' };
}

/** /delivery-info: the zones that are enabled, in order, what they cost from, and what else is to know. */
export function useDeliveryInfo(): DeliveryInfoView {
  const { data, isError, error, refetch } = storeApi.useGetStoreQuery();
  const zones = useDeliveryZones();
  const money = useMoney();
  if (data)
    return {
      status: 'ready',
      zones,
      notes: data.deliveryNotes,
      from: toDeliveryFrom(data.zones, money.format),
    };
  if (!isError) return { status: 'loading' };
  return { status: 'failed', message: messageOr(error, failureText), retry: () => void refetch() };
}
