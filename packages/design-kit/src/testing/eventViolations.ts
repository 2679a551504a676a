import { fill } from '@teranga/testing/fill';
import { onShopEvent, type ShopEventName } from '@teranga/core/features/events';
import { aCustomer } from '@teranga/testing';
import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LoadedDesign } from '../loadedDesign.tsx';
import { renderMarkup } from './renderMarkup.tsx';

/** How often an event is reported while `act` runs. */
async function received(name: ShopEventName, act: () => Promise<unknown>): Promise<number> {
  let times = 0;
  const stop = onShopEvent(name, () => (times += 1));
  await act();
  await waitFor(() => {
    if (times === 0) throw new Error(`${name} is not reported yet.`);
  }).catch(() => undefined);
  stop();
  return times;
}

/**
 * Orders the cart's content as a known shopper: selects the delivery zone, then presses the button.
 */
async function order(main: HTMLElement): Promise<void> {
  const page = within(main);
  const [send] = page.queryAllByRole('button', { name: /Valider ma commande/ });
  if (!send) return;
  // Known customer data is filled in automatically.
  const [firstName = ''] = aCustomer().name.split(' ');
  await waitFor(() => page.getByDisplayValue(firstName));
  for (const zone of page.queryAllByRole('radio', { name: /Dakar/ })) await userEvent.click(zone);
  for (const city of page.queryAllByLabelText(/^Ville/)) await fill(city, 'Dakar');
  await userEvent.click(send);
}

/**
 * Standard events that a design's pages do not report, or report more than once, one sentence each.
 */
export async function eventViolations(whole: LoadedDesign): Promise<string[]> {
  const rendered = (page: 'product' | 'checkout') => renderMarkup(whole, page, 'full');
  const acts: readonly (readonly [ShopEventName, () => Promise<unknown>])[] = [
    ['view_item', () => rendered('product')],
    [
      'add_to_cart',
      async () => {
        const { main } = await rendered('product');
        await userEvent.click(
          within(main).queryAllByRole('button', { name: /Ajouter au panier/ })[0] ?? main,
        );
      },
    ],
    ['begin_checkout', () => rendered('checkout')],
    ['purchase', async () => order((await rendered('checkout')).main)],
  ];
  const violations: string[] = [];
  for (const [name, act] of acts) {
    const times = await received(name, act);
    if (times !== 1) violations.push(`reports ${name} ${times} times`);
  }
  return violations;
}
