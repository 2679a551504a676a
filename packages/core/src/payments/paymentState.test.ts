import { anOrder } from '@teranga/testing';
import { describe, expect, it } from 'vitest';
import { toOrder } from '../orders/order.ts';
import { isSettled, toPaymentState } from './paymentState.ts';

const expiresAt = '2026-11-02T11:30:00.000Z';
const payment = (status: string, canPay = false) => ({ payment: { status, canPay, expiresAt: null } });

function orderWith(more: object) {
  const order = toOrder({ ...anOrder(), ...more });
  if (!order) throw new Error('no order');
  return order;
}

describe('The payment of an order', () => {
  it.each([
    [payment('WAITING', true), 'awaiting', 'En attente de la confirmation du paiement', false],
    [payment('WAITING'), 'awaiting', 'En attente de la confirmation du paiement', false],
    [payment('PAID'), 'confirmed', 'Paiement confirmé', true],
    [{ ...payment('PAID'), status: 'CANCELLED' }, 'refunding', 'Remboursement en cours', true],
    [{ ...payment('PAID'), status: 'REJECTED' }, 'refunding', 'Remboursement en cours', true],
    [{ ...payment('REFUNDED'), status: 'CANCELLED' }, 'refunded', 'Paiement remboursé', true],
    [{ ...payment('WAITING'), status: 'REJECTED' }, 'failed', 'Commande rejetée', true],
    [{ ...payment('WAITING'), status: 'CANCELLED' }, 'failed', 'Commande annulée', true],
    [{ ...payment('WAITING'), status: 'VALIDATED' }, 'delivery', 'Sans paiement en ligne', true],
    [{ ...payment('FAILED'), status: 'SHIPPED' }, 'delivery', 'Sans paiement en ligne', true],
    [payment('FAILED', true), 'failed', 'Paiement non abouti', false],
    [payment('FAILED'), 'failed', 'Commande annulée', true],
    [payment('REFUNDED'), 'refunded', 'Paiement remboursé', true],
    [payment('NONE'), 'delivery', 'Paiement à la livraison', true],
    [{ paymentMethod: 'cod' }, 'delivery', 'Paiement à la livraison', true],
    [{ paymentMethod: 'paytech' }, 'awaiting', 'En attente de la confirmation du paiement', false],
    [{ paymentMethod: 'paytech', status: 'SHIPPED' }, 'confirmed', 'Paiement confirmé', true],
    [{ paymentMethod: 'paytech', status: 'CANCELLED' }, 'failed', 'Commande annulée', true],
    [
      { paymentMethod: 'paytech', ...payment('constructor') },
      'awaiting',
      'En attente de la confirmation du paiement',
      false,
    ],
  ])('sent as %j is %s: «%s», settled %j', (more, code, title, settled) => {
    const order = orderWith(more);
    expect([toPaymentState(order), isSettled(order)]).toMatchObject([{ code, title }, settled]);
  });

  it('says until when it can be made', () => {
    const order = orderWith({ payment: { status: 'FAILED', canPay: true, expiresAt } });
    expect(toPaymentState(order).text).toBe(
      'Vos articles sont encore réservés. Sans paiement, la commande sera annulée le 2 novembre 2026 à 11:30.',
    );
  });
});
