import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderedWith } from '../../fixtures/renderedWith.tsx';
import { aQuantity } from '../../fixtures/orders.ts';
import { OrderSummary } from './OrderSummary.tsx';

afterEach(cleanup);

const summary = {
  lines: [],
  deliveryNotes: [],
  totals: {
    subtotal: '12 500 FCFA',
    discount: null,
    delivery: '1 500 FCFA',
    deliveryName: 'Livraison',
    total: '14 000 FCFA',
    currencyNote: null,
  },
};

it('A «buy now» order has a quantity stepper', async () => {
  const wanted: number[] = [];
  const quantity = { ...aQuantity(), set: (value: number) => void wanted.push(value) };
  const stepper = { quantity, label: 'Quantité de Robe' };
  render(renderedWith([], <OrderSummary checkout={{ ...summary, cartHref: null, stepper }} />));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Quantité de Robe' }), '3');
  expect(wanted).toEqual([3]);
  expect(screen.queryByRole('link')).toBe(null);
});

it('A cart is changed where it is', () => {
  render(renderedWith([], <OrderSummary checkout={{ ...summary, cartHref: '/cart', stepper: null }} />));
  expect(screen.getByRole('link').textContent).toBe('Modifier le panier');
  expect(screen.queryByRole('combobox')).toBe(null);
});
