import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsoleDispatch, useConsoleSelector } from '../lib/consoleStore.ts';
import { ordersSeen } from '../lib/newOrders.ts';

const listPath = '/commandes';

/** How many orders arrived since the list was looked at: also on the installed console's icon. */
export function useNewOrders(): number {
  const dispatch = useConsoleDispatch();
  const { pathname } = useLocation();
  const count = useConsoleSelector(({ newOrders }) => newOrders.length);
  const isOnList = pathname === listPath;
  useEffect(() => {
    if (isOnList && count > 0 && !document.hidden) dispatch(ordersSeen());
  }, [count, dispatch, isOnList]);
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // A courtesy: a browser may refuse it.
    // oxlint-disable-next-line compat/compat, browsers/newer-than-floor -- feature-detected above
    navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
  return isOnList ? 0 : count;
}
