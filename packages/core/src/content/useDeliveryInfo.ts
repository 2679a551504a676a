import { useMoney } from '../currency/useMoney.ts';
import { deliveryFrom, deliveryLabel } from '../store-info/delivery.ts';
import { useDeliveryZones } from '../store-info/useDeliveryZones.ts';
import { useStoreData } from '../store-info/useStoreData.ts';

/** Said where no zone says what delivery costs. */
export const unknownDeliveryText = 'Les frais de livraison seront calculés lors de la commande.';

/** /delivery-info. */
export interface DeliveryInfoView {
  zones: { name: string; price: string; description: string }[];
  notes: string[];
  /** The lowest price there is, or 'Gratuite'. */
  from: string;
}

/** /delivery-info: the zones that are enabled, in order, what they cost from, and what else is to know. */
export function useDeliveryInfo(): DeliveryInfoView {
  const { zones, deliveryNotes } = useStoreData();
  const money = useMoney();
  return {
    zones: useDeliveryZones(),
    notes: deliveryNotes,
    from: deliveryLabel(deliveryFrom(zones), money.format),
  };
}
