import { expect, test } from '@playwright/test';
import { fillOrder, goToCheckout, submit } from './noScript.ts';
import { stores } from './stores.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

for (const { design, origin } of stores) {
  test.describe(`${design}, payment without JavaScript`, () => {
    test('an order is paid at PayTech, confirmed and followed', async ({ page }) => {
      await goToCheckout(page, origin);
      await fillOrder(page, 'Awa', /Paiement en ligne/);
      await submit(page, 'Payer ma commande').click();
      await expect(page).toHaveURL(/\/dev\/paytech\/payment\/checkout\//);
      await page.getByRole('button', { name: 'Payer', exact: true }).click();
      await expect(page).toHaveURL(/\/payment-success\//);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paiement confirmé');
      await page.getByRole('link', { name: 'Suivre ma commande' }).click();
      await expect(page.getByText('Validée').first()).toBeVisible();
    });

    test('a cancelled payment is resumed, or its products are put back', async ({ page }) => {
      const { name } = await goToCheckout(page, origin);
      await fillOrder(page, 'Awa', /Paiement en ligne/);
      await submit(page, 'Payer ma commande').click();
      await page.getByRole('button', { name: 'Annuler', exact: true }).click();
      await expect(page).toHaveURL(/\/payment-cancel\//);
      await submit(page, 'Reprendre le paiement').click();
      await expect(page).toHaveURL(/\/dev\/paytech\/payment\/checkout\//);
      await page.getByRole('button', { name: 'Annuler', exact: true }).click();
      await submit(page, 'Remettre les articles dans mon panier').click();
      await expect(page).toHaveURL(`${origin}/cart`);
      await expect(page.locator('main').getByText(name).first()).toBeVisible();
    });

    test('going back after an order does not repeat it', async ({ page }) => {
      await goToCheckout(page, origin);
      await fillOrder(page, 'Awa');
      await submit(page, /Valider|Payer/).click();
      await expect(page).toHaveURL(/\/order-confirmation\?ref=/);
      const confirmed = page.url();
      await page.goBack();
      await page.goto(confirmed);
      await expect(page.getByText(new URL(confirmed).searchParams.get('ref') ?? '').first()).toBeVisible();
    });

    test('an unknown promo code is named at its field, and what was typed is preserved', async ({ page }) => {
      await goToCheckout(page, origin);
      await fillOrder(page, 'Awa');
      const box = page.getByRole('textbox', { name: 'Votre code' });
      await box.fill('NON-PAS-LUI');
      await submit(page, 'Appliquer').click();
      await expect(box).toHaveAccessibleDescription('Code promo invalide ou expiré.');
      await expect(page.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Awa');
    });
  });
}
