import { expect, test, type Page } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import { axeFaults } from './axeFaults.ts';
import { serverOrigin, stores, testedStores } from './stores.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

interface ListedProduct {
  id: string;
  name: string;
  hasVariations: boolean;
  quantity: number;
}

/** A product in stock. */
async function aProduct(page: Page, origin: string, hasVariations: boolean): Promise<ListedProduct> {
  await page.goto(`${origin}/api/products`);
  const { data } = JSON.parse(await page.locator('pre').innerText()) as { data: ListedProduct[] };
  const found = data.find((each) => each.hasVariations === hasVariations && each.quantity > 2) ?? data[0];
  if (!found) throw new Error(`The store at ${origin} sells nothing.`);
  return found;
}

const submit = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).first();

async function fillOrder(page: Page, firstName: string) {
  await page.getByRole('textbox', { name: /^Prénom/ }).fill(firstName);
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Ndiaye');
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill(aPhone());
  await page.getByRole('textbox', { name: /^Adresse/ }).fill('12 avenue Lamine Guèye');
  await page.getByRole('textbox', { name: /^Ville/ }).fill('Dakar');
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check({ force: true });
}

/** The newest code sent to a number. */
async function codeFor(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(`${serverOrigin}/dev/outbox.json`);
  const message = ((await answer.json()) as { to: string; text: string }[]).find(({ to }) => to === phone);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

for (const { design, origin } of testedStores) {
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
      const first = page.getByRole('textbox', { name: /^Prénom/ });
      await expect(first).toHaveAccessibleDescription('Minimum 2 caractères');
      await first.fill('Awa');
      await submit(page, 'Valider ma commande').click();
      await expect(page).toHaveURL(/\/order-confirmation\?ref=/);
      await page.locator('main a[href^="/orders-status/"]').first().click();
      await expect(page.getByText('En attente de validation').first()).toBeVisible();
    });

    test('a product with options is bought, and taken out of the cart again', async ({ page }) => {
      const { id } = await aProduct(page, origin, true);
      await page.goto(`${origin}/products/${id}`);
      await submit(page, 'Ajouter au panier').click();
      await expect(page).toHaveURL(`${origin}/cart`);
      await submit(page, /^Retirer/).click();
      await expect(page.getByText('Votre panier est vide').first()).toBeVisible();
    });

    test('the wishlist keeps and gives up an article', async ({ page }) => {
      const { id, name } = await aProduct(page, origin, false);
      await page.goto(`${origin}/products/${id}`);
      await submit(page, /liste de souhaits/).click();
      await expect(page).toHaveURL(`${origin}/products/${id}`);
      await page.goto(`${origin}/wishlist`);
      await expect(page.locator('main').getByText(name).first()).toBeVisible();
      await submit(page, /liste de souhaits/).click();
      await expect(page.locator('main').getByText(name)).toHaveCount(0);
    });

    test('a message is written to the store, after a fault', async ({ page }) => {
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
      await expect(page).toHaveURL(`${origin}/contacts?envoye=1`);
      await expect(page.getByText(/^Message envoyé/)).toBeVisible();
    });

    test('an account is made by a code, changed and left', async ({ page }) => {
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
  });
}

const agency = stores.find(({ design }) => design === 'rahmou-serwiss');

test('a quote is requested without JavaScript', async ({ page }) => {
  const origin = agency?.origin ?? '';
  await page.goto(`${origin}/demande-devis`);
  await page.goto(`${origin}/demande-devis?serviceId=transfert-aeroport`);
  await submit(page, 'Envoyer ma demande').click();
  await expect(page.getByRole('alert').first()).toBeFocused();
  const year = new Date().getFullYear() + 1;
  await page.getByLabel(/^Date souhaitée/).fill(`${year}-05-05`);
  await page.getByRole('textbox', { name: /^Nom complet/ }).fill('Awa Ndiaye');
  await page.getByRole('textbox', { name: /^Email/ }).fill('awa@example.sn');
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill(aPhone());
  await submit(page, 'Envoyer ma demande').click();
  await expect(page.getByText('Demande envoyée avec succès !').first()).toBeVisible();
});

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
    expect(await axeFaults(page)).toEqual([]);
  });
});
