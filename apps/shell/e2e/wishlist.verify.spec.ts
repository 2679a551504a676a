import { expect, openHydrated, test } from './shopTest.ts';
import { stores } from './stores.ts';

for (const { design, origin } of stores) {
  test(`a shopper of ${design} searches from the header by keyboard`, async ({ page }) => {
    await openHydrated(page, `${origin}/`);
    const opener = page.getByRole('link', { name: /^Rechercher/ });
    await opener.filter({ visible: true }).first().press('Enter');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('sac');
    await expect(
      page
        .getByRole('dialog')
        .getByText(/Résultats Produits|Aucun produit trouvé/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/products?search=sac');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

const [{ origin } = { origin: '' }] = stores;

test('a wishlist product is saved, counted, listed and removed', async ({ page }) => {
  await openHydrated(page, `${origin}/products`);
  const button = page.getByRole('button', { name: /^Ajouter à la liste de souhaits/ }).first();
  await button.click();
  await expect(page.getByText('Ajouté à la liste de souhaits').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Liste de souhaits, 1 article' }).click();
  await page.waitForURL('**/wishlist');
  await page.reload();
  await page.getByRole('button', { name: /^Retirer de la liste de souhaits/ }).click();
  await expect(page.getByText('Votre liste de souhaits est vide')).toBeVisible();
});

test('a chosen currency is remembered, and francs are not seen before it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, `${origin}/products`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Devise/ })
    .click();
  await page.getByRole('button', { name: /Euro/ }).click();
  await expect(page.getByText('Changement de devise')).toBeVisible();
  const price = page.locator('main [data-price]').first();
  await expect(price).toContainText('€');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-design', 'default');
  const seen = await price.evaluate((element) => [
    element.textContent?.includes('FCFA'),
    getComputedStyle(element).visibility,
  ]);
  expect(seen[0] === false || seen[1] === 'hidden').toBe(true);
  await expect(price).toContainText('€');
  await expect(price).toBeVisible();
});
