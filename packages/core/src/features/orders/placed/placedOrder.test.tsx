import { expect, it } from 'vitest';
import { makeTestStore } from '../../../testing/renderWithStore.tsx';
import { confirmationHref } from '../links/index.ts';
import { savePlacedOrder, takePlacedOrder } from './placedOrder.ts';

const key = 'teranga-placed-order';
const storage = { local: window.localStorage, session: window.sessionStorage };

it('The confirmation of a placed order is taken once', () => {
  makeTestStore().dispatch(savePlacedOrder(confirmationHref('TRG-1')));
  expect(takePlacedOrder(storage)).toBe('/order-confirmation?ref=TRG-1');
  expect(takePlacedOrder(storage)).toBe(null);
});

it.each(['{"half": [', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
  'What is no confirmation is not opened: %s',
  (text) => {
    window.sessionStorage.setItem(key, text);
    expect(takePlacedOrder(storage)).toBe(null);
  },
);
