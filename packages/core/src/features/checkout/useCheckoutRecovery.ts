import { useEffect, useEffectEvent, useMemo } from 'react';
import { useAppDispatch } from '../../lib/store/index.ts';
import { useHydrated } from '../../lib/hydration/index.ts';
import { createIdempotencyKey, isSameOrder, readPendingOrder, type PendingOrder } from './pendingOrder.ts';
import type { CheckoutEvent, CheckoutState } from './checkoutState.ts';
import { saveFoundOrder, lookUp } from './lookUp.ts';
import { earlierDialog, unknownDialog } from './outcomeMessage.ts';
import type { OrderDraft } from './orderRequest.ts';

/** What the page is ordering. */
export interface PageOrder {
  /** Null: there is nothing to order. */
  draft: OrderDraft | null;
  /** False while loading. */
  isKnown: boolean;
}

interface CheckoutRecovery {
  /**
   * The unanswered order, if the page has nothing else to show or shows the same order; else null.
   */
  draft: OrderDraft | null;
  /** False until it is known whether an order was left unanswered. */
  hasLooked: boolean;
  look: (pendingOrder: PendingOrder) => void;
}

/** The order an earlier page left unanswered, or null; undefined until hydration. */
function usePendingOrder(): PendingOrder | null | undefined {
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? dispatch(readPendingOrder()) : undefined), [dispatch, isHydrated]);
}

/**
 * Looks up an order left unanswered by an earlier page. An existing one is shown; a missing one is
 * sent only on request. Without a lookup in the back end, the shopper decides.
 */
export function useCheckoutRecovery(
  { draft, isKnown }: PageOrder,
  { step, unconfirmed: lookedUp }: CheckoutState,
  send: (event: CheckoutEvent) => boolean,
  resend: (pendingOrder: PendingOrder) => void,
): CheckoutRecovery {
  const dispatch = useAppDispatch();
  const unconfirmed = usePendingOrder();
  useEffect(() => {
    dispatch(createIdempotencyKey());
  }, [dispatch]);
  const isOfPage = unconfirmed ? draft === null || isSameOrder(unconfirmed.draft, draft) : false;
  const look = async (pendingOrder: PendingOrder) => {
    if (!send({ type: 'look', unconfirmed: pendingOrder })) return;
    const looked = await dispatch(lookUp(pendingOrder));
    if (looked.kind === 'lost') send({ type: 'unanswered', notice: unknownDialog });
    // Refused, it is still remembered: the same products ordered after all go by the same key.
    else if (looked.kind === 'unsupported') send({ type: 'offer' });
    else if (looked.kind === 'none') send({ type: 'close' });
    // It exists: resending it creates nothing and returns how to pay it.
    else if (isOfPage) resend(pendingOrder);
    else {
      dispatch(saveFoundOrder(looked));
      send({ type: 'warn', notice: earlierDialog(looked.ref) });
    }
  };
  const start = useEffectEvent((pendingOrder: PendingOrder) => void look(pendingOrder));
  useEffect(() => {
    if (unconfirmed && isKnown) start(unconfirmed);
  }, [isKnown, unconfirmed]);
  const isShown = isKnown && isOfPage && (step === 'opened' || lookedUp !== null);
  return {
    draft: unconfirmed && isShown ? unconfirmed.draft : null,
    hasLooked: unconfirmed !== undefined,
    look: (pendingOrder) => void look(pendingOrder),
  };
}
