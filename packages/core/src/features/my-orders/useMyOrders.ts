import { useMemo } from 'react';
import { failureText, messageOr } from '../../lib/api/index.ts';
import { authFailures, useGuard } from '../account/auth/index.ts';
import { myOrdersPath } from '../account/links/index.ts';
import { useHydrated } from '../../lib/hydration/index.ts';
import { useMoney } from '../currency/index.ts';
import { usePaymentMoment } from '../payments/index.ts';
import { toMyOrderView, type MyOrder } from './myOrders.ts';
import { myOrdersApi } from './myOrdersApi.ts';
import { useOpenPayments } from './useOpenPayments.ts';
import type { MyOrdersView } from './views.ts';

const noOrders: readonly MyOrder[] = [];

/** /my-orders. */
export function useMyOrders(): MyOrdersView {
  const money = useMoney();
  const guard = useGuard(myOrdersPath);
  const isHydrated = useHydrated();
  const query = myOrdersApi.useGetMyOrdersQuery(undefined, {
    skip: guard.status !== 'open',
    refetchOnMountOrArgChange: isHydrated,
  });
  const { currentData, isError, error, refetch } = query;
  useOpenPayments(currentData ?? noOrders);
  const now = usePaymentMoment(currentData ?? noOrders);
  return useMemo((): MyOrdersView => {
    const title = failureText;
    if (guard.status === 'failed') return { ...guard, title };
    if (guard.status !== 'open') return guard;
    if (currentData === undefined && isError)
      return {
        status: 'failed',
        title,
        message: messageOr(error, authFailures.getOrders),
        retry: () => void refetch(),
      };
    if (currentData === undefined) return { status: 'loading' };
    if (currentData.length === 0)
      return {
        status: 'empty',
        title: 'Vous n’avez pas encore de commande.',
        text: 'Vos commandes passées avec ce compte se retrouvent ici.',
        action: { label: 'Découvrir la boutique', href: '/products' },
      };
    const count = currentData.length;
    return {
      status: 'ready',
      countLabel: `${count} ${count > 1 ? 'commandes' : 'commande'}`,
      orders: currentData.map((order) => toMyOrderView(order, money, now)),
    };
  }, [currentData, error, guard, isError, money, now, refetch]);
}
