import { useState } from 'react';
import type { Order } from '../orders/index.ts';
import { isPaymentOpen } from './paymentState.ts';

/** The shopper's statement that an open payment was not made. */
export interface Denial {
  isDenied: boolean;
  /** Null unless there is something to deny. */
  deny: (() => void) | null;
  takeBack: () => void;
}

/** A denial applies to one visit to the payment page: returning there may result in a payment. */
export function useDenial(order: Order | null, look: () => void): Denial {
  const [denied, setDenied] = useState<string | null>(null);
  const visit = order && isPaymentOpen(order) ? `${order.ref} ${order.payment.since}` : null;
  const isDenied = visit !== null && denied === visit;
  const deny = () => {
    setDenied(visit);
    look();
  };
  return { isDenied, deny: visit !== null && !isDenied ? deny : null, takeBack: () => setDenied(null) };
}
