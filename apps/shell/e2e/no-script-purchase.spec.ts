import { expect, test } from '@playwright/test';
import { aProduct, correctAndFollow, fillOrder, submit } from './noScript.ts';
import { inVerify, testedStores } from './stores.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

/** A promo code of each design's demo store. */
const promoCodes: Readonly<Record<string, string>> = { 'rahmou-serwiss': 'BONVOYAGE' };

for (const { design, origin } of testedStores) {
  test.describe(`${design}, without JavaScript`, () => {
    test('a shopper searches and filters, chooses options, applies a promo code, orders and follows the order', async ({
      page,
    }) => {
      const { id, name } = await aProduct(page, origin, true);
      const filter = page.locator('main summary', { hasText: 'Filtrer' });
      await page.goto(`${origin}/products`);
      await filter.click();
      await page.getByRole('region', { name: 'Catégories' }).getByRole('link').nth(1).click();
      await expect(page).toHaveURL(/category=/);
      await page.getByRole('link', { name: 'Tout effacer' }).click();
      await filter.click();
      await page.getByRole('searchbox').first().fill(name);
      await page.getByRole('searchbox').first().press('Enter');
      await expect(page).toHaveURL(/search=/);
      await page.locator(`main a[href="/products/${id}"]`).first().click();

      const other = page.locator(
        'main label:not([title*=","]) input[type=radio][name^="option."]:enabled:not(:checked)',
      );
      if ((await other.count()) > 0) await other.first().check({ force: true });
      const choice = page
        .locator('main label', { has: page.locator('input[name^="option."]:checked') })
        .first();
      const chosen = (await choice.getAttribute('title')) ?? '';
      await submit(page, 'Ajouter au panier').click();
      await expect(page).toHaveURL(`${origin}/cart`);
      await expect(page.locator('main').getByText(chosen).first()).toBeVisible();

      await page.getByRole('link', { name: 'Passer la commande' }).first().click();
      await fillOrder(page, 'A');
      await page.getByRole('textbox', { name: 'Votre code' }).fill(promoCodes[design] ?? 'BIENVENUE');
      await submit(page, 'Appliquer').click();
      await expect(page.getByText('Réduction').first()).toBeVisible();
      const first = page.getByRole('textbox', { name: /^Prénom/ });
      // Enter orders, as it does with scripts: it does not press «Appliquer».
      await first.press('Enter');
      await expect(page.getByRole('alert', { name: 'À corriger' })).toBeFocused();
      await correctAndFollow(page);
    });
  });

  test.describe(`${design}, where scripts are blocked`, () => {
    test.use({ javaScriptEnabled: true });

    test('the list is filtered', inVerify, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${origin}/products`);
      await page.locator('main summary', { hasText: 'Filtrer' }).click();
      await page.getByRole('region', { name: 'Catégories' }).getByRole('link').nth(1).click();
      await expect(page).toHaveURL(/category=/);
    });
  });
}
