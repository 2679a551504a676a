import { useEffect, useEffectEvent, useRef } from 'react';
import { dialogDurationMs, useCountdown } from '../../lib/alerts/index.ts';
import { useIsOnline } from '../../lib/network/index.ts';
import { useOnReconnect } from '../../lib/reconnect/index.ts';
import type { CheckoutState } from './checkoutState.ts';
import { logErrors } from './logErrors.ts';
import {
  checkingDialog,
  openNextPage,
  unansweredDialog,
  unknownDialog,
  type OrderCallbacks,
} from './outcomeMessage.ts';
import type { CheckoutDialogView } from './views.ts';

/** Milliseconds to wait before an automatic recheck when nobody answered. */
export const recheckPauseMs = 10_000;

interface DialogCallbacks {
  orderCallbacks: OrderCallbacks;
  /** Returns to the form. */
  onDismiss: () => void;
  /** Closes the offer to resend an unanswered order. */
  onDecline: () => void;
  resend: () => void;
  recheck: () => void;
}

/** Rechecks after a pause, or when the connection is back. */
function useRecheck(isWanted: boolean, recheck: () => void) {
  const latest = useEffectEvent(recheck);
  useOnReconnect(() => isWanted && recheck());
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => latest(), recheckPauseMs);
    return () => clearTimeout(timer);
  }, [isWanted]);
}

/**
 * Opens the page that follows an order that exists: by itself after a pause, or when its dialog is
 * closed. A shopper who comes back before is sent on again, as the form is obsolete.
 */
function useOpenNextPage({ taken, notice }: CheckoutState, callbacks: OrderCallbacks): () => void {
  const isOpened = useRef(false);
  const open = () => {
    // Where the next page cannot be opened, it may be retried.
    if (taken && !isOpened.current) isOpened.current = logErrors(() => openNextPage(taken, callbacks));
  };
  const onTime = useEffectEvent(open);
  const onReturn = useEffectEvent(() => taken && openNextPage(taken, callbacks));
  const onRestored = useEffectEvent(() => taken?.kind === 'payment' && callbacks.onUnpaid(taken.ref));
  const afterMs = taken ? notice?.afterMs : undefined;
  useEffect(() => {
    if (afterMs === undefined) return undefined;
    const timer = setTimeout(() => onTime(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  const isTaken = taken !== null;
  useEffect(() => {
    if (!isTaken) return undefined;
    const { pathname } = window.location;
    const onPop = () => {
      if (window.location.pathname === pathname) onReturn();
    };
    // Restored from the back/forward cache: the shopper went back from the payment page.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    window.addEventListener('popstate', onPop);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('pageshow', onShow);
    };
  }, [isTaken]);
  return open;
}

type Dialog = Omit<CheckoutDialogView, 'pause' | 'resume'>;

const noActions = { action: null, link: null, whatsappHref: null, close: null } as const;

/** The dialog of a state; `onContinue` opens the page that follows. */
function dialogOf(
  { step, unconfirmed, notice }: CheckoutState,
  { onDismiss, onDecline, resend, recheck }: DialogCallbacks,
  onContinue: () => void,
): Dialog | null {
  if (step === 'lookingUp' || step === 'checking') return { ...checkingDialog, ...noActions };
  if (step === 'unknown') {
    const action = { label: 'Vérifier maintenant', run: recheck };
    return { ...unknownDialog, ...noActions, whatsappHref: notice?.whatsappHref ?? null, action };
  }
  if (step === 'offered' && unconfirmed) {
    const { action, ...words } = unansweredDialog(unconfirmed.draft);
    return { ...noActions, ...words, action: { label: action, run: resend }, close: onDecline };
  }
  if (!notice) return null;
  const { afterMs, ...words } = notice;
  const close = step === 'done' ? onContinue : onDismiss;
  return { ...noActions, ...words, close: afterMs === undefined ? close : null };
}

/** The checkout's dialog: it follows from the state, and closes by itself when it only informs. */
export function useCheckoutDialog(
  state: CheckoutState,
  callbacks: DialogCallbacks,
): CheckoutDialogView | null {
  const onContinue = useOpenNextPage(state, callbacks.orderCallbacks);
  useRecheck(state.step === 'unknown', callbacks.recheck);
  const dialog = dialogOf(state, callbacks, onContinue);
  // One that offers something to do waits for its shopper.
  const onlyInforms =
    dialog !== null && dialog.close !== null && !dialog.action && !dialog.link && !dialog.whatsappHref;
  // Without network the next page cannot be opened: the reference stays on screen until there is.
  const isOnline = useIsOnline();
  const closesAfterMs = onlyInforms && isOnline ? dialogDurationMs : null;
  const clock = useCountdown(state.notice, closesAfterMs, () => dialog?.close?.());
  return dialog && { ...dialog, ...clock };
}
