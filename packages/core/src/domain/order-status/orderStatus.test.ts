import { orderStatuses } from '@teranga/contract';
import { describe, expect, it } from 'vitest';
import { orderStatusTable, toOrderStatusView } from './orderStatus.ts';

describe('A status', () => {
  it.each([
    ['WAITING_FOR_VALIDATION', 'En attente de validation', 'waiting'],
    ['VALIDATED', 'Validée', 'good'],
    ['REJECTED', 'Rejetée', 'bad'],
    ['SHIPPED', 'Expédiée', 'moving'],
    ['DELIVERED', 'Livrée', 'good'],
    ['CANCELLED', 'Annulée', 'bad'],
    ['CHANGED', 'Commande modifiée', 'waiting'],
    ['PARCEL_REFUSED', 'Colis refusé', 'bad'],
    ['RETURNED', 'Articles retournés', 'waiting'],
    ['REFUNDED', 'Remboursement', 'good'],
    ['PACKED', 'PACKED', 'waiting'],
    ['toString', 'toString', 'waiting'],
    ['', 'Inconnu', 'waiting'],
    ['  ', 'Inconnu', 'waiting'],
  ])('the status %j is read «%s»', (status, label, tone) => {
    expect(toOrderStatusView(status)).toMatchObject({ code: status.trim(), label, tone });
  });

  it.each([
    ['SHIPPED', 'Prête au retrait'],
    ['DELIVERED', 'Retirée'],
    ['VALIDATED', 'Validée'],
  ])('the status %s of an order that is picked up is read «%s»', (status, label) => {
    expect(toOrderStatusView(status, true)).toMatchObject({ code: status, label });
  });

  it('of the contract is in the table', () => {
    expect(Object.keys(orderStatusTable)).toEqual([...orderStatuses]);
  });
});
