import { useEffect, useRef, useState } from 'react';
import { dialogDurationMs } from '../../lib/alerts/index.ts';
import { useCountdown } from '../../lib/alerts/index.ts';
import { useOnReconnect } from '../../lib/reconnect/index.ts';
import { logErrors } from './logErrors.ts';
import { toOutcomeMessage, unknownDialog, type OrderCallbacks } from './outcomeMessage.ts';
import type { Outcome } from './placeOrder.ts';
import type { OrderHelp } from './useOrderHelp.ts';
import type { CheckoutDialogView } from './views.ts';

/** Milliseconds to wait before an automatic recheck when nobody answered. */
export const recheckPauseMs = 10_000;

type Words = Pick<CheckoutDialogView, 'tone' | 'title' | 'text'>;

type Ways = Partial<Pick<CheckoutDialogView, 'action' | 'link' | 'close' | 'closeLabel'>>;

/** The checkout's dialogs, and what sets them. */
export interface OrderDialog {
  dialog: CheckoutDialogView | null;
  /** Shows words; an error can be closed, waiting cannot. */
  show: (words: Words, ways?: Ways) => void;
  close: () => void;
  /** Shows an order's outcome and navigates; `again` rechecks when nobody answered. */
  notify: (outcome: ShownOutcome, again: () => void, help?: OrderHelp) => void;
}

/** Outcomes shown in a dialog; codes have their own view. */
export type ShownOutcome = Exclude<Outcome, { kind: 'code' | 'wrongCode' }>;

const noHelp: OrderHelp = { whatsappHref: null, link: null };

/** Rechecks after a pause, or when the connection is back. */
function useRecheck(recheck: (() => void) | null) {
  useOnReconnect(() => recheck?.());
  useEffect(() => {
    if (recheck === null) return undefined;
    const timer = setTimeout(recheck, recheckPauseMs);
    return () => clearTimeout(timer);
  }, [recheck]);
}

/**
 * Leaves a page restored from the back/forward cache: the shopper went back from the payment page.
 */
function useReturn(ref: string | null, onUnpaid: OrderCallbacks['onUnpaid']) {
  const leave = useRef(onUnpaid);
  useEffect(() => {
    leave.current = onUnpaid;
  });
  useEffect(() => {
    if (ref === null) return undefined;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) leave.current(ref);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [ref]);
}

/**
 * Navigates again when the shopper goes back before the next page opened: the order is placed and
 * its form is obsolete.
 */
function useLeadAgain(lead: (() => void) | null) {
  useEffect(() => {
    if (lead === null) return undefined;
    const { pathname } = window.location;
    const onPop = () => {
      if (window.location.pathname === pathname) lead();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [lead]);
}

/** The checkout's dialogs, one at a time. */
export function useOrderDialog(callbacks: OrderCallbacks, onStay: () => void): OrderDialog {
  const [dialog, setDialog] = useState<Omit<CheckoutDialogView, 'pause' | 'resume'> | null>(null);
  const [recheck, setRecheck] = useState<(() => void) | null>(null);
  const [paidRef, setPaidRef] = useState<string | null>(null);
  const [lead, setLead] = useState<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useRecheck(recheck);
  useReturn(paidRef, callbacks.onUnpaid);
  useLeadAgain(lead);
  // One that offers something to do waits for its shopper.
  const onlyInforms =
    dialog !== null && dialog.close !== null && !dialog.action && !dialog.link && !dialog.whatsappHref;
  const clock = useCountdown(dialog, onlyInforms ? dialogDurationMs : null, () => dialog?.close?.());

  const stay = () => {
    setDialog(null);
    onStay();
  };
  const show = (words: Words, ways: Ways = {}) => {
    setRecheck(null);
    const close = words.tone === 'waiting' ? null : stay;
    setDialog({ ...words, action: null, link: null, whatsappHref: null, close, ...ways });
  };
  const reportUnknown = (again: () => void, whatsappHref: string | null) => {
    const action = { label: 'Vérifier maintenant', run: again };
    setDialog({ ...unknownDialog, action, link: null, whatsappHref, close: null });
    setRecheck(() => again);
  };
  const notify: OrderDialog['notify'] = (outcome, again, { whatsappHref, link: helpLink } = noHelp) => {
    if (outcome.kind === 'unknown') return reportUnknown(again, whatsappHref);
    const {
      dialog: words,
      link,
      afterMs,
      isClosable,
      leads,
      goOn,
    } = toOutcomeMessage(outcome, callbacks, stay);
    let isOver = false;
    const end = () => {
      clearTimeout(timer.current);
      if (!leads) setDialog(null);
      if (isOver) return;
      // One that stays may be closed again; where the next page cannot be opened, it may be tried again.
      isOver = logErrors(goOn);
    };
    if (outcome.kind === 'payment') setPaidRef(outcome.ref);
    if (outcome.kind === 'placed') logErrors(callbacks.onTaken);
    setLead(leads ? () => goOn : null);
    if (afterMs !== null) timer.current = setTimeout(end, afterMs);
    setRecheck(null);
    return setDialog({
      ...words,
      action: null,
      link: link ?? helpLink,
      whatsappHref,
      close: isClosable ? end : null,
      ...(outcome.kind === 'changed' && { returnsTo: 'lines' }),
    });
  };
  const close = () => {
    setRecheck(null);
    setDialog(null);
  };
  return { dialog: dialog && { ...dialog, ...clock }, show, close, notify };
}
