import { byKeyboard, byPointer, follow, order } from './orderSteps.ts';
import { aProductOf, expect, openHydrated, test } from './shopTest.ts';
import { stores, testedStores } from './stores.ts';

for (const [how, handOf, shops] of [
  ['pointer', byPointer, stores],
  ['keyboard alone', byKeyboard, testedStores],
] as const) {
  for (const { design, name, origin } of shops) {
    test(`a shopper of ${design} orders by ${how} and follows the order`, async ({ page }) => {
      // Many stops lie on a keyboard's way.
      test.slow(how !== 'pointer');
      const hand = handOf(page);
      await openHydrated(page, `${origin}/`);
      await expect(page).toHaveTitle(new RegExp(name));
      const product = await aProductOf(page, true);
      await hand.press(
        page.locator('a[href="/products"]:not([aria-haspopup])').filter({ visible: true }).first(),
      );
      await page.waitForURL('**/products');
      // A press on a card that is being replaced would be lost.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await hand.press(
        page
          .locator(`main a[href="/products/${product.id}"]:not([aria-haspopup])`)
          .filter({ visible: true })
          .first(),
      );
      await order(page, hand);
      await follow(page, hand);
    });
  }
}
