import { selectSavedCart } from '@teranga/core/features/cart';
import { isDataSaverOn } from '@teranga/core/lib/preferences';
import type { AppStore } from '@teranga/core/app/store';
import type { PageCode } from '../pageCode.ts';

/**
 * Prefetches the cart's page when idle as soon as the cart has a line, so that it is available
 * offline; not in data saver mode.
 */
export function bringCartPage(store: AppStore, code: PageCode, idle: () => Promise<void>): void {
  let isDone = false;
  const look = () => {
    if (isDone || isDataSaverOn() || !selectSavedCart(store.getState())?.lines.length) return;
    isDone = true;
    end();
    void idle().then(() => code.load('cart').catch(code.discard));
  };
  const end = store.subscribe(look);
  look();
}
