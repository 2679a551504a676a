import { useState } from 'react';
import type { Order } from '../orders/order.ts';
import { isPaymentOpen } from './paymentState.ts';

/** What a shopper says of a payment that may be on its way: that they have not made it. */
export interface Denial {
  isDenied: boolean;
  /** Null unless there is something to deny. */
  deny: (() => void) | null;
  takeBack: () => void;
}

/** A denial counts for one visit to the payment page: who goes there again may pay. */
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
