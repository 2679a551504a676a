import { aProductOf, expect, openAlive, test } from './shopTest.ts';
import { stores } from './stores.ts';

for (const { design, origin } of stores) {
  test(`a shopper of ${design} orders from a card by keyboard alone`, async ({ page }) => {
    await openAlive(page, `${origin}/products`);
    const product = await aProductOf(page, false);
    await openAlive(page, `${origin}/products?search=${encodeURIComponent(product.name)}`);
    const opener = page.getByRole('link', { name: new RegExp(`^Commander.*${product.name}`) }).first();
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
}
