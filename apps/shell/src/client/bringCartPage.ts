import { isEconomical } from '@teranga/core/economy';
import type { AppStore } from '@teranga/core/store';
import type { PageCode } from '../pageCode.ts';

/** Brings the cart's page at leisure as soon as the cart holds something, so that it is there where the network is not; not where little is to be spent. */
export function bringCartPage(store: AppStore, code: PageCode, idle: () => Promise<void>): void {
  let isDone = false;
  const look = () => {
    if (isDone || isEconomical() || !store.getState().savedCart.cart?.lines.length) return;
    isDone = true;
    end();
    void idle().then(() => code.load('cart').catch(code.discard));
  };
  const end = store.subscribe(look);
  look();
}
