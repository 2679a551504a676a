import { useEffect, useMemo, useRef, useState } from 'react';
import { useAppDispatch } from '../store/storeHooks.ts';
import { useAlive } from '../store/useAlive.ts';
import { agreeOnKey, isSameOrder, readAttempt, type Attempt } from './attempt.ts';
import { keepFound, lookUp } from './lookUp.ts';
import { checkingDialog, earlierDialog, unansweredDialog } from './orderEnding.ts';
import type { OrderDraft } from './orderRequest.ts';
import type { OrderDialog } from './useOrderDialog.ts';

/** What the page is about. */
export interface PageOrder {
  /** Null: there is nothing here to order. */
  draft: OrderDraft | null;
  /** False while it is on its way. */
  isKnown: boolean;
}

interface LeftOrder {
  /** What was left unanswered, while the page has nothing else to show or is about just that; else null. */
  draft: OrderDraft | null;
  /** False until it is known whether an order was left unanswered. */
  hasLooked: boolean;
}

/** The attempt that an earlier page left unanswered, or null; undefined until the page has come to life. */
function useLeftAttempt(): Attempt | null | undefined {
  const dispatch = useAppDispatch();
  const isAlive = useAlive();
  return useMemo(() => (isAlive ? dispatch(readAttempt()) : undefined), [dispatch, isAlive]);
}

/**
 * Looks what became of an order that an earlier page left unanswered. One that exists is shown. One that does not is not sent: only who
 * presses the button orders. Where the back end cannot be asked, the shopper is.
 */
export function useLeftOrder(
  { draft, isKnown }: PageOrder,
  { show, close, tell }: OrderDialog,
  resend: (attempt: Attempt) => void,
): LeftOrder {
  const dispatch = useAppDispatch();
  const left = useLeftAttempt();
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    dispatch(agreeOnKey());
  }, [dispatch]);
  const isAboutIt = left ? draft === null || isSameOrder(left.draft, draft) : false;
  const end = () => {
    setIsOver(true);
    close();
  };
  const sendAgain = (attempt: Attempt) => {
    setIsOver(true);
    resend(attempt);
  };
  // Refused, it is still remembered: the same articles ordered after all go by the same key.
  const ask = (attempt: Attempt) => {
    const { action, closeLabel, ...words } = unansweredDialog(attempt.draft);
    show(words, { action: { label: action, run: () => sendAgain(attempt) }, close: end, closeLabel });
  };
  const look = async (attempt: Attempt): Promise<void> => {
    show(checkingDialog);
    const looked = await dispatch(lookUp(attempt));
    if (looked.kind === 'lost') return tell({ kind: 'unknown' }, () => void look(attempt));
    if (looked.kind === 'untold') return ask(attempt);
    if (looked.kind === 'none') return end();
    // It exists: sending it again makes none, and says how it is paid.
    if (isAboutIt) return sendAgain(attempt);
    dispatch(keepFound(looked));
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
