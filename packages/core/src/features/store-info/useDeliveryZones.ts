import { useMemo } from 'react';
import { useMoney } from '../currency/index.ts';
import { deliveryLabel } from './deliveryFrom.ts';
import { useStoreData } from './useStoreData.ts';

/** The delivery zones that are enabled, in order, prices formatted. */
export function useDeliveryZones(): { id: string; name: string; price: string; description: string }[] {
  const money = useMoney();
  const { zones } = useStoreData();
  return useMemo(
    () =>
      zones.map(({ id, kind, name, price, description }) => ({
        id,
        name,
        description,
        price: deliveryLabel(price, money.format, kind),
      })),
    [zones, money],
  );
}
