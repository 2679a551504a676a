import { aProductOf, expect, openHydrated, patternOf, test } from './shopTest.ts';
import type { Locator } from '@playwright/test';
import { testedStores } from './stores.ts';

/** Where the lower edges of a dialog's two actions are, in pixels of the window. */
async function feet(actions: Locator[]): Promise<number[]> {
  const boxes = await Promise.all(actions.map((action) => action.boundingBox()));
  return boxes.map((box) => Math.round(box ? box.y + box.height : 0));
}

for (const { design, origin } of testedStores) {
  test(`a shopper of ${design} orders from a card by keyboard alone`, async ({ page }) => {
    await openHydrated(page, `${origin}/products`);
    const product = await aProductOf(page, false);
    await openHydrated(page, `${origin}/products?search=${encodeURIComponent(product.name)}`);
    const opener = page
      .getByRole('link', { name: new RegExp(`^Commander.*${patternOf(product.name)}`) })
      .first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: product.name });
    await expect(dialog).toBeVisible();

    await dialog.getByRole('button', { name: 'Commander' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Votre article a été ajouté à votre panier.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Mettre à jour le panier' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  for (const [width, height] of [
    [360, 800],
    [360, 600],
    [1440, 900],
  ] as const)
    test(`what is pressed in the dialog of ${design} stays under the finger at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openHydrated(page, `${origin}/products`);
      const product = await aProductOf(page, true);
      await openHydrated(page, `${origin}/products?search=${encodeURIComponent(product.name)}`);
      await page
        .getByRole('link', { name: new RegExp(`^Commander.*${patternOf(product.name)}`) })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: product.name });
      const actions = [
        dialog.getByRole('button', { name: /^(?:Commander|Mettre à jour)/ }),
        dialog.getByRole('link', { name: 'Acheter' }),
      ];
      await actions[0]?.scrollIntoViewIfNeeded();
      await dialog.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
      const before = await feet(actions);
      await actions[0]?.click();
      await expect(dialog.getByText('Votre article a été ajouté à votre panier.')).toBeVisible();
      expect(await feet(actions)).toEqual(before);
      // Another action removes the message and its space.
      const more = dialog.getByRole('button', { name: 'Augmenter la quantité' });
      await more.scrollIntoViewIfNeeded();
      const lower = [more, ...actions];
      const place = await feet(lower);
      await more.evaluate((button) => (button as HTMLButtonElement).click());
      await expect(dialog.getByText('Votre article a été ajouté à votre panier.')).toBeHidden();
      expect(await feet(lower)).toEqual(place);
    });
}
