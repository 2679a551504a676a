import { expect, test } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import { axeViolations } from './axeViolations.ts';
import { aProduct, codeFor, correctAndFollow, fillOrder, goToCheckout, submit } from './noScript.ts';
import { stores } from './stores.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

for (const { design, origin } of stores) {
  test.describe(`${design}, without JavaScript`, () => {
    test('a shopper fills the cart, corrects the form, orders and follows the order', async ({ page }) => {
      const { id, name } = await aProduct(page, origin, false);
      await page.goto(`${origin}/products?search=${encodeURIComponent(name)}`);
      await page.locator(`main a[href="/products/${id}"]`).first().click();
      await submit(page, 'Ajouter au panier').click();
      await expect(page).toHaveURL(`${origin}/cart`);
      await submit(page, 'Augmenter la quantité').click();
      await expect(page).toHaveURL(`${origin}/cart`);
      await expect(page.locator('main select').first()).toHaveValue('2');
      await page.getByRole('link', { name: 'Passer la commande' }).first().click();
      await expect(page).toHaveURL(`${origin}/checkout`);
      await fillOrder(page, 'A');
      await submit(page, 'Valider ma commande').or(submit(page, 'Payer ma commande')).first().click();
      const summary = page.getByRole('alert', { name: 'À corriger' });
      await expect(summary).toBeFocused();
      await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Ndiaye');
      await summary.getByRole('link', { name: 'Minimum 2 caractères' }).click();
      await correctAndFollow(page);
    });

    test('a product with options is bought, and taken out of the cart again', async ({ page }) => {
      const { id } = await aProduct(page, origin, true);
      await page.goto(`${origin}/products/${id}`);
      await submit(page, 'Ajouter au panier').click();
      await expect(page).toHaveURL(`${origin}/cart`);
      await submit(page, /^Retirer/).click();
      await expect(page.getByText('Votre panier est vide').first()).toBeVisible();
    });

    test('the wishlist saves and removes a product', async ({ page }) => {
      const { id, name } = await aProduct(page, origin, false);
      await page.goto(`${origin}/products/${id}`);
      await submit(page, /liste de souhaits/).click();
      await expect(page).toHaveURL(`${origin}/products/${id}`);
      await page.goto(`${origin}/wishlist`);
      await expect(page.locator('main').getByText(name).filter({ visible: true }).first()).toBeVisible();
      await submit(page, /liste de souhaits/).click();
      await expect(page.locator('main').getByText(name)).toHaveCount(0);
    });

    test('a message is written to the store, after an error', async ({ page }) => {
      await page.goto(`${origin}/contacts`);
      await page.getByRole('textbox', { name: /^Prénom/ }).fill('Awa');
      await page.getByRole('textbox', { name: /^Nom/ }).fill('Ndiaye');
      await page.getByRole('textbox', { name: /^Email/ }).fill('awa@');
      await page.getByRole('textbox', { name: /^Sujet/ }).fill('Bonjour');
      await page.getByRole('textbox', { name: /^Message/ }).fill(`Une question ${Math.random()}`);
      await submit(page, 'Envoyer le message').click();
      await expect(page.getByRole('alert', { name: 'À corriger' })).toBeFocused();
      await page.getByRole('textbox', { name: /^Email/ }).fill('awa@example.sn');
      await submit(page, 'Envoyer le message').click();
      await expect(page).toHaveURL(`${origin}/contacts?envoye=1#envoi`);
      await expect(page.getByText(/^Message envoyé/)).toBeVisible();
    });

    test('an account is made by a code, and left', async ({ page }) => {
      const phone = aPhone();
      await page.goto(`${origin}/auth?mode=register&returnUrl=%2Fmy-profile`);
      await page.getByRole('textbox', { name: /^Nom complet/ }).fill('Awa Ndiaye');
      await page.getByRole('textbox', { name: /^Adresse/ }).fill('Rue 10, Mermoz');
      await page.getByRole('textbox', { name: /^Téléphone/ }).fill(phone);
      await submit(page, 'Créer mon compte').click();
      await page.getByRole('textbox', { name: 'Code de vérification' }).fill(await codeFor(page, phone));
      await submit(page, 'Valider').click();
      await expect(page).toHaveURL(`${origin}/my-profile`);
      await expect(page.locator('main').getByText('Awa Ndiaye').first()).toBeVisible();
      await submit(page, 'Se déconnecter').click();
      await page.goto(`${origin}/my-profile`);
      await expect(page).toHaveURL(/\/auth/);
    });

    test('a customer signs in by a code, and finds the account in the checkout', async ({ page }) => {
      const phone = aPhone();
      await page.goto(`${origin}/auth?mode=register`);
      await page.getByRole('textbox', { name: /^Nom complet/ }).fill('Modou Fall');
      await page.getByRole('textbox', { name: /^Adresse/ }).fill('Rue 10, Mermoz');
      await page.getByRole('textbox', { name: /^Téléphone/ }).fill(phone);
      await submit(page, 'Créer mon compte').click();
      const code = page.getByRole('textbox', { name: 'Code de vérification' });
      const right = await codeFor(page, phone);
      await code.fill(right === '000000' ? '111111' : '000000');
      await submit(page, 'Valider').click();
      await expect(page.getByRole('alert', { name: 'À corriger' })).toBeFocused();
      await code.fill(right);
      await submit(page, 'Valider').click();
      await expect(page).toHaveURL(`${origin}/my-profile`);
      await goToCheckout(page, origin);
      await expect(page.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Modou');
      await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Fall');
      await expect(page.getByRole('textbox', { name: /^Adresse/ })).toHaveValue('Rue 10, Mermoz');
    });

    test('prices are shown in a chosen currency, on every page', async ({ page }) => {
      const { id } = await aProduct(page, origin, false);
      await page.goto(`${origin}/products/${id}`);
      await page.getByRole('button', { name: /^Euro/ }).click();
      await expect(page).toHaveURL(`${origin}/products/${id}`);
      await expect(page.locator('main [data-price]').first()).toContainText('€');
      await page.goto(`${origin}/`);
      await expect(page.locator('main [data-price]').first()).toContainText('€');
      await page.getByRole('button', { name: /^Franc CFA/ }).click();
      await expect(page.locator('main [data-price]').first()).toContainText('FCFA');
    });

    test('a combination of options that does not exist is named on the page', async ({ page }) => {
      const { id } = await aProduct(page, origin, true);
      await page.goto(`${origin}/products/${id}`);
      await page.setContent(
        `<form method="post" action="${origin}/cart/add"><input name="productId" value="${id}"><input name="option.Couleur" value="aucune"><button>Ajouter</button></form>`,
      );
      await page.getByRole('button', { name: 'Ajouter' }).click();
      await expect(page.getByRole('alert', { name: 'À corriger' })).toBeFocused();
      await expect(
        page.locator('main').getByRole('button', { name: 'Ajouter au panier' }).first(),
      ).toBeVisible();
    });
  });
}

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('the page of a refused form is accessible, and takes over what was typed', async ({ page }) => {
    const origin = stores[0]?.origin ?? '';
    await page.goto(`${origin}/contacts`);
    const values = { firstName: 'Awa', lastName: '', email: 'awa@', subject: 'Bonjour', message: 'Salut' };
    await page.setContent(
      `<form method="post" action="${origin}/contacts">${Object.entries(values)
        .map(([name, value]) => `<input name="${name}" value="${value}">`)
        .join('')}<button>Envoyer</button></form>`,
    );
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.locator('html[data-hydrated]').waitFor();
    await expect(page.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Awa');
    await expect(page.getByRole('textbox', { name: /^Email/ })).toHaveAccessibleDescription(
      "L'email n'est pas valide",
    );
    expect(await axeViolations(page)).toEqual([]);
  });
});
