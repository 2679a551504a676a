import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../lib/store/index.ts';
import { paymentsApi } from './paymentsApi.ts';

interface PaymentCheck {
  /** Error of the last check; undefined when it succeeded, or none was made. */
  error: unknown;
  isChecking: boolean;
  check: () => void;
}

/**
 * Triggers provider checks of an order while `isOpen`, at once and every `everyMs`; one request at
 * a time.
 */
export function usePaymentCheck(ref: string, isOpen: boolean, everyMs: number): PaymentCheck {
  const dispatch = useAppDispatch();
  const [error, setError] = useState<unknown>();
  const [isChecking, setIsChecking] = useState(false);
  const isBusy = useRef(false);
  const run = useCallback(async () => {
    if (isBusy.current || document.hidden) return;
    isBusy.current = true;
    setIsChecking(true);
    const answer = await dispatch(paymentsApi.endpoints.checkPayment.initiate(ref));
    isBusy.current = false;
    setIsChecking(false);
    setError(answer.error);
  }, [dispatch, ref]);
  const check = useCallback(() => void run(), [run]);
  useEffect(() => {
    if (!isOpen) return undefined;
    check();
    const timer = setInterval(check, everyMs);
    return () => clearInterval(timer);
  }, [check, everyMs, isOpen]);
  return { error: isOpen ? error : undefined, isChecking, check };
}
