import { formatAmount } from '@teranga/core/domain/money';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminApi } from '../api/adminApi.ts';
import { useConsoleDispatch } from '../lib/consoleStore.ts';
import { orderArrived } from '../lib/newOrders.ts';
import { isSoundOn, ring } from '../lib/sounds.ts';
import { showToast } from '../lib/toasts.ts';

/** An order that a shopper placed (`isNew`), or that is changed or placed by staff. */
interface OrderEvent {
  ref: string;
  total: number;
  isNew: boolean;
}

/** A step of an import. */
interface ImportEvent {
  state: string;
}
/** One that failed may have written a part. */
const endedImport = new Set(['done', 'failed', 'undone']);
/** What an import may have changed. */
const imported = ['Products', 'Product', 'Groupings', 'Overview'] as const;

/** How long to wait after the server refused to say what happens, in milliseconds. */
const retryMs = 60_000;
const toastMs = 15_000;

/**
 * Follows what happens in the store: new orders are announced, lists that changed are refetched.
 */
export function useStoreEvents(): void {
  const dispatch = useConsoleDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    if (typeof EventSource === 'undefined') return undefined;
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = (...tags: Parameters<typeof adminApi.util.invalidateTags>[0]) =>
      dispatch(adminApi.util.invalidateTags(tags));
    const announce = ({ ref, total }: OrderEvent) => {
      dispatch(orderArrived(ref));
      if (isSoundOn()) ring();
      dispatch(
        showToast({
          tone: 'info',
          text: `Nouvelle commande ${ref}, ${formatAmount(total)}.`,
          action: { label: 'Voir', run: () => navigate(`/commandes/${ref}`) },
          stays: toastMs,
        }),
      );
    };
    const listen = () => {
      source = new EventSource('/api/admin/events');
      source.addEventListener('order', ({ data }: MessageEvent<string>) => {
        const order = JSON.parse(data) as OrderEvent;
        if (order.isNew) announce(order);
        renew('Orders', { type: 'Order', id: order.ref }, 'Customers', 'Overview');
      });
      source.addEventListener('inbox', () => renew('Messages', 'Quotes', 'Overview'));
      source.addEventListener('import', ({ data }: MessageEvent<string>) => {
        const { state } = JSON.parse(data) as ImportEvent;
        if (endedImport.has(state)) renew('Imports', ...imported);
      });
      // The server may have missed events: nothing on screen is certain.
      source.addEventListener('missed', () =>
        renew('Orders', 'Order', 'Messages', 'Quotes', 'Customers', 'Imports', ...imported),
      );
      source.addEventListener('error', () => {
        // Otherwise the browser reconnects by itself.
        if (source.readyState === EventSource.CLOSED) timer = setTimeout(listen, retryMs);
      });
    };
    listen();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [dispatch, navigate]);
}
