import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch } from '../../lib/store/index.ts';
import { useHydrated } from '../../lib/hydration/index.ts';
import { createIdempotencyKey, isSameOrder, readPendingOrder, type PendingOrder } from './attempt.ts';
import { saveFoundOrder, lookUp } from './lookUp.ts';
import { checkingDialog, earlierDialog, unansweredDialog } from './outcomeMessage.ts';
import type { OrderDraft } from './orderRequest.ts';
import type { OrderDialog } from './useOrderDialog.ts';

/** What the page is ordering. */
export interface PageOrder {
  /** Null: there is nothing to order. */
  draft: OrderDraft | null;
  /** False while loading. */
  isKnown: boolean;
}

interface UnconfirmedOrder {
  /**
   * The unanswered order, if the page has nothing else to show or shows the same order; else null.
   */
  draft: OrderDraft | null;
  /** False until it is known whether an order was left unanswered. */
  hasLooked: boolean;
}

/** The attempt an earlier page left unanswered, or null; undefined until hydration. */
function usePendingOrder(): PendingOrder | null | undefined {
  const dispatch = useAppDispatch();
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? dispatch(readPendingOrder()) : undefined), [dispatch, isHydrated]);
}

/**
 * Looks up an order left unanswered by an earlier page. An existing one is shown; a missing one is
 * sent only on request. Without a lookup in the back end, the shopper decides.
 */
export function useOrderRecovery(
  { draft, isKnown }: PageOrder,
  { show, close, notify }: OrderDialog,
  resend: (pendingOrder: PendingOrder) => void,
): UnconfirmedOrder {
  const dispatch = useAppDispatch();
  const left = usePendingOrder();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    dispatch(createIdempotencyKey());
  }, [dispatch]);
  const isAboutIt = left ? draft === null || isSameOrder(left.draft, draft) : false;
  const end = () => {
    setIsOver(true);
    close();
  };
  const sendAgain = (pendingOrder: PendingOrder) => {
    setIsOver(true);
    resend(pendingOrder);
  };
  // Refused, it is still remembered: the same articles ordered after all go by the same key.
  const sendRequest = (pendingOrder: PendingOrder) => {
    const { action, closeLabel, ...words } = unansweredDialog(pendingOrder.draft);
    show(words, { action: { label: action, run: () => sendAgain(pendingOrder) }, close: end, closeLabel });
  };
  const look = async (pendingOrder: PendingOrder): Promise<void> => {
    show(checkingDialog);
    const looked = await dispatch(lookUp(pendingOrder));
    if (looked.kind === 'lost') return notify({ kind: 'unknown' }, () => void look(pendingOrder));
    if (looked.kind === 'untold') return sendRequest(pendingOrder);
    if (looked.kind === 'none') return end();
    // It exists: resending it creates nothing and returns how to pay it.
    if (isAboutIt) return sendAgain(pendingOrder);
    dispatch(saveFoundOrder(looked));
    setIsOver(true);
    return show(...earlierDialog(looked.ref));
  };

  const start = useRef(look);
  useEffect(() => {
    start.current = look;
  });
  useEffect(() => {
    if (left && isKnown) void start.current(left);
  }, [isKnown, left]);
  const isShown = isKnown && isAboutIt && !isOver;
  return { draft: left && isShown ? left.draft : null, hasLooked: left !== undefined };
}
