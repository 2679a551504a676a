import { failureText, messageOr } from '../../../lib/api/index.ts';
import { useMoney } from '../../currency/index.ts';
import { type CostFrom, storeApi, toDeliveryFrom, useDeliveryZones } from '../index.ts';

/** Shown where no zone says what delivery costs. */
export const unknownDeliveryText = 'Les frais de livraison seront calculés lors de la commande.';

/** Delivery information once loaded. */
export interface KnownDelivery {
  status: 'ready';
  zones: { id: string; name: string; price: string; description: string }[];
  notes: string[];
  /** What pick-up and delivery cost at least. */
  from: CostFrom;
}

/** /delivery-info. */
export type DeliveryInfoView =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | KnownDelivery;

/** /delivery-info: the enabled zones in order, the lowest price, and notes. */
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
