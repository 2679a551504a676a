import { useMoney } from '../currency/useMoney.ts';
import { deliveryFrom, deliveryLabel } from './delivery.ts';
import { useStoreData } from './useStoreData.ts';

/** The lowest delivery price, formatted. */
export function useDeliveryFrom(): string {
  const money = useMoney();
  return deliveryLabel(deliveryFrom(useStoreData().zones), money.format);
}
