import type { PaymentStateView } from '@teranga/core/features/payments';
import { describe, expect, it } from 'vitest';
import { cancelledWords, initiatedWords, isUndecided } from './paymentWords.tsx';

const paymentIn = (code: PaymentStateView['code'], canPay = false) => ({
  ref: 'R-1',
  actions: { resume: canPay ? () => undefined : null, restore: null, deny: null, busy: null, error: null },
  state: { code, tone: 'waiting' as const, title: 'Ce que dit la commande', text: '' },
});

describe('The title of a payment’s page', () => {
  it.each([
    ['checking', 'Ce que dit la commande', 'Paiement Initié !'],
    ['awaiting', 'Paiement Annulé ou Échoué', 'Paiement Initié !'],
    ['pending', 'Paiement Initié !', 'Paiement Initié !'],
    ['due', 'Paiement Annulé ou Échoué', 'Paiement Initié !'],
    ['confirmed', 'Ce que dit la commande', 'Ce que dit la commande'],
    ['failed', 'Paiement Annulé ou Échoué', 'Paiement Annulé ou Échoué'],
    ['refunding', 'Ce que dit la commande', 'Ce que dit la commande'],
    ['refunded', 'Ce que dit la commande', 'Ce que dit la commande'],
    ['delivery', 'Ce que dit la commande', 'Ce que dit la commande'],
    ['unreachable', 'Ce que dit la commande', 'Paiement Initié !'],
  ] as const)(
    'of status %s is «%s» after turning back and «%s» after paying',
    (code, cancelled, initiated) => {
      expect(cancelledWords(paymentIn(code)).title).toEqual(cancelled);
      expect(initiatedWords(paymentIn(code)).title).toEqual(initiated);
    },
  );

  it('stays «Paiement Initié !» while a payment that failed may be followed by another', () => {
    expect(initiatedWords(paymentIn('failed', true)).title).toBe('Paiement Initié !');
  });
});

it.each([
  ['checking', true],
  ['pending', true],
  ['unreachable', true],
  ['due', false],
  ['failed', false],
  ['confirmed', false],
] as const)('A payment that is %s is undecided: %j', (code, expected) => {
  expect(isUndecided(paymentIn(code))).toBe(expected);
});
