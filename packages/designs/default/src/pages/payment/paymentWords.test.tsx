import type { PaymentStateView } from '@teranga/core/payments';
import { describe, expect, it } from 'vitest';
import { cancelledWords, initiatedWords } from './paymentWords.tsx';

const told = (code: PaymentStateView['code']) => ({
  ref: 'R-1',
  state: { code, tone: 'waiting' as const, title: 'Ce que dit la commande', text: '' },
});

describe('The title of a payment’s page', () => {
  it.each([
    ['checking', 'Ce que dit la commande', 'Paiement Initié !'],
    ['awaiting', 'Paiement Annulé ou Échoué', 'Paiement Initié !'],
    ['confirmed', 'Paiement confirmé', 'Paiement Initié !'],
    ['failed', 'Paiement Annulé ou Échoué', 'Paiement Initié !'],
    ['refunding', 'Ce que dit la commande', 'Paiement Initié !'],
    ['refunded', 'Ce que dit la commande', 'Paiement Initié !'],
    ['delivery', 'Ce que dit la commande', 'Ce que dit la commande'],
    ['unreachable', 'Ce que dit la commande', 'Paiement Initié !'],
  ] as const)('%s: «%s» after turning back, «%s» after paying', (code, cancelled, initiated) => {
    expect([cancelledWords(told(code)).title, initiatedWords(told(code)).title]).toEqual([
      cancelled,
      initiated,
    ]);
  });
});
