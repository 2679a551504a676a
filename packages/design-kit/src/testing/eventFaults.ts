import { onShopEvent, type ShopEventName } from '@teranga/core/events';
import { fireEvent, waitFor, within } from '@testing-library/react';
import type { LoadedDesign } from '../createPart.tsx';
import { renderMarkup } from './renderMarkup.tsx';

/** How often an event is told while `act` runs. */
async function received(name: ShopEventName, act: () => Promise<unknown>): Promise<number> {
  let times = 0;
  const stop = onShopEvent(name, () => (times += 1));
  await act();
  await waitFor(() => {
    if (times === 0) throw new Error(`${name} is not told yet.`);
  }).catch(() => undefined);
  stop();
  return times;
}

/** Orders what is in the cart, as a shopper does who is known: where it goes, then the button. */
async function order(main: HTMLElement): Promise<void> {
  const page = within(main);
  const [send] = page.queryAllByRole('button', { name: /Valider ma commande/ });
  if (!send) return;
  // What is known of the customer comes by itself.
  await waitFor(() => page.getByDisplayValue('Awa Marie')).catch(() => undefined);
  for (const zone of page.queryAllByRole('radio', { name: /Dakar/ })) fireEvent.click(zone);
  for (const city of page.queryAllByLabelText(/^Ville/))
    fireEvent.change(city, { target: { value: 'Dakar' } });
  fireEvent.click(send);
}

/** The standard events that a design's pages do not tell, or tell more than once, a sentence each. */
export async function eventFaults(whole: LoadedDesign): Promise<string[]> {
  const rendered = (page: 'product' | 'checkout') => renderMarkup(whole, page, 'full');
  const acts: readonly (readonly [ShopEventName, () => Promise<unknown>])[] = [
    ['view_item', () => rendered('product')],
    [
      'add_to_cart',
      async () => {
        const { main } = await rendered('product');
        fireEvent.click(within(main).queryAllByRole('button', { name: /Ajouter au panier/ })[0] ?? main);
      },
    ],
    ['begin_checkout', () => rendered('checkout')],
    ['purchase', async () => order((await rendered('checkout')).main)],
  ];
  const faults: string[] = [];
  for (const [name, act] of acts) {
    const times = await received(name, act);
    if (times !== 1) faults.push(`tells ${name} ${times} times`);
  }
  return faults;
}
