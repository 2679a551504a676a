import { onShopEvent, type ShopEventName } from '@teranga/core/events';
import { fireEvent, waitFor, within } from '@testing-library/react';
import type { LoadedDesign } from '../createPart.tsx';
import { drawPage } from './drawPage.tsx';

/** How often an event is told while `act` runs. */
async function heard(name: ShopEventName, act: () => Promise<unknown>): Promise<number> {
  let times = 0;
  const stop = onShopEvent(name, () => (times += 1));
  await act();
  await waitFor(() => {
    if (times === 0) throw new Error(`${name} is not told yet.`);
  }).catch(() => undefined);
  stop();
  return times;
}

/** The standard events that a design's pages do not tell, or tell more than once, a sentence each. */
export async function eventFaults(whole: LoadedDesign): Promise<string[]> {
  const drawn = (page: 'product' | 'checkout') => drawPage(whole, page, 'full');
  const acts: readonly (readonly [ShopEventName, () => Promise<unknown>])[] = [
    ['view_item', () => drawn('product')],
    [
      'add_to_cart',
      async () => {
        const { main } = await drawn('product');
        fireEvent.click(within(main).queryAllByRole('button', { name: /Ajouter au panier/ })[0] ?? main);
      },
    ],
    ['begin_checkout', () => drawn('checkout')],
  ];
  const faults: string[] = [];
  for (const [name, act] of acts) {
    const times = await heard(name, act);
    if (times !== 1) faults.push(`tells ${name} ${times} times`);
  }
  return faults;
}
