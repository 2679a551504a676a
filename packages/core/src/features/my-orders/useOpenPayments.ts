import { useEffect } from 'react';
import { isPaymentOpen, paymentsApi } from '../payments/index.ts';
import { type AppThunk, useAppDispatch } from '../../lib/store/index.ts';
import type { MyOrder } from './myOrders.ts';
import { myOrdersApi } from './myOrdersApi.ts';

/** How often, in milliseconds, the open payments of a list are checked. */
const checkEveryMs = 10_000;
/** Maximum number of orders checked, newest first: nobody pays for more at once. */
const mostChecked = 5;

/** Has one payment checked, and shows in the list what came of it. */
function checkListed(ref: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { data: order } = await dispatch(paymentsApi.endpoints.checkPayment.initiate(ref));
    if (!order) return;
    const { status, payment } = order;
    dispatch(
      myOrdersApi.util.updateQueryData('getMyOrders', undefined, (orders) =>
        orders.map((each) => (each.ref === ref ? { ...each, status, payment } : each)),
      ),
    );
  };
}

/** Checks one payment and updates the list with the result. */
export function useOpenPayments(orders: readonly MyOrder[]): void {
  const dispatch = useAppDispatch();
  const refs = orders.filter(isPaymentOpen).slice(0, mostChecked);
  const open = refs.map(({ ref }) => ref).join('\n');
  useEffect(() => {
    if (open === '') return undefined;
    let isMounted = true;
    const check = async () => {
      for (const ref of open.split('\n')) if (isMounted && !document.hidden) await dispatch(checkListed(ref));
    };
    void check();
    const timer = setInterval(() => void check(), checkEveryMs);
    return () => {
      isMounted = false;
      clearInterval(timer);
    };
  }, [dispatch, open]);
}
