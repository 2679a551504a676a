import type { Page } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import { fillCart } from './filledCart.ts';
import { aProductOf, expect, openHydrated, test } from './shopTest.ts';
import { inVerify, stores } from './stores.ts';

const [{ origin } = { origin: '' }] = stores;

/** Fills in the checkout of a cart with two of a product. */
async function fillCheckout(page: Page, method: RegExp, at = origin): Promise<void> {
  await openHydrated(page, `${at}/`);
  await fillCart(page, (await aProductOf(page, false)).id);
  await openHydrated(page, `${at}/checkout`);
  const write = (label: RegExp, text: string) => page.getByRole('textbox', { name: label }).fill(text);
  await write(/^Prénom/, 'Awa');
  await write(/^Nom/, 'Ndiaye');
  await write(/^Téléphone/, aPhone());
  await write(/^Adresse/, '12 avenue Lamine Guèye');
  await write(/^Ville/, 'Dakar');
  await page.getByText(method).click();
  await expect(page.getByRole('radio', { name: method })).toBeChecked();
}

const send = (page: Page) => page.getByRole('button', { name: /^(?:Payer|Valider) ma commande/ }).click();

/** Places an order and continues to the payment provider's page. */
async function goToPayment(page: Page, at = origin): Promise<void> {
  await fillCheckout(page, /Paiement en ligne/, at);
  await send(page);
  await expect(page.getByRole('dialog', { name: 'Commande créée' })).toBeVisible();
  await page.waitForURL('**/dev/paytech/**');
}

const openText = 'Vous avez payé ? Nous attendons la confirmation.';
const confirmedTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Paiement confirmé' });

/** Presses one of the buttons that simulate failures. */
async function pressTrial(page: Page, name: string): Promise<void> {
  await page.getByText('Mettre la boutique à l’épreuve').click();
  await page.getByRole('button', { name, exact: true }).click();
}

const pressAtProvider = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an order paid online is confirmed on the return page', async ({ page }) => {
  await goToPayment(page);
  await pressAtProvider(page, 'Payer');
  await page.waitForURL('**/payment-success/*');
  await expect(confirmedTitle(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Paiement confirmé \|/);
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await expect(page.getByText('Validée').first()).toBeVisible();
  await expect(page.getByText(/Payé par Orange Money, le/)).toBeVisible();
});

test(
  'a payment whose webhook is lost is confirmed within ten seconds of the return',
  inVerify,
  async ({ page }) => {
    await goToPayment(page);
    await pressTrial(page, 'Payer, notification perdue');
    await page.waitForURL('**/payment-success/*');
    await expect(confirmedTitle(page)).toBeVisible({ timeout: 10_000 });
  },
);

test('a payment that is confirmed late is waited for, and not offered twice', inVerify, async ({ page }) => {
  await goToPayment(page);
  await pressTrial(page, 'Payer, confirmation dans 20 s');
  await page.waitForURL('**/payment-success/*');
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement Initié !' })).toBeVisible();
  await expect(page.getByText(openText)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reprendre le paiement' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await expect(page.getByText(openText)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reprendre le paiement' })).toHaveCount(0);
  await expect(page.getByText(/sera annulée/)).toHaveCount(0);
  await expect(page.getByText('Paiement confirmé')).toBeVisible({ timeout: 40_000 });
});

test('an unreachable payment service is reported and can be retried', inVerify, async ({ page }) => {
  await goToPayment(page);
  await pressTrial(page, 'Payer sans notification, statut injoignable pendant 20 s');
  await page.waitForURL('**/payment-success/*');
  await expect(page.getByText('Vérification impossible pour le moment')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vérifier à nouveau' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reprendre le paiement' })).toHaveCount(0);
  await expect(confirmedTitle(page)).toBeVisible({ timeout: 40_000 });
});

test('a payment given up leaves the products to be put back into the cart', inVerify, async ({ page }) => {
  await goToPayment(page);
  await pressAtProvider(page, 'Annuler');
  await page.waitForURL('**/payment-cancel/*');
  await expect(page.getByRole('heading', { level: 1, name: 'Paiement Annulé ou Échoué' })).toBeVisible();
  await page.getByRole('button', { name: 'Remettre les articles dans mon panier' }).click();
  await page.waitForURL('**/cart');
  await expect(page.getByText('2 articles', { exact: true })).toBeVisible();
});

test('who leaves before paying is reminded, and pays later', inVerify, async ({ page }) => {
  await goToPayment(page);
  await openHydrated(page, `${origin}/products`);
  const reminder = page.getByRole('complementary', { name: 'Paiement à confirmer' });
  await expect(reminder).toContainText('Nous attendons la confirmation.');
  await reminder.getByRole('link', { name: 'Voir la commande' }).click();
  await page.getByRole('button', { name: 'Je n’ai pas payé' }).click();
  await page.getByRole('button', { name: 'Reprendre le paiement' }).click();
  await page.waitForURL('**/dev/paytech/**');
  await pressAtProvider(page, 'Payer');
  await page.waitForURL('**/payment-success/*');
  await expect(confirmedTitle(page)).toBeVisible();
  await openHydrated(page, `${origin}/products`);
  await expect(page.getByRole('complementary', { name: /^Paiement/ })).toHaveCount(0);
});

for (const { design, origin: at } of stores)
  test(
    `${design}: the checkout reminds of an open payment, and offers to resume a cancelled one`,
    inVerify,
    async ({ page }) => {
      await openHydrated(page, `${at}/`);
      const { id } = await aProductOf(page, false);
      await goToPayment(page, at);
      const provider = page.url();
      await openHydrated(page, `${at}/checkout?product=${id}`);
      const open = page.getByRole('complementary', { name: 'Paiement à confirmer' });
      await expect(open).toContainText(openText);
      await expect(page.getByRole('button', { name: 'Reprendre le paiement' })).toHaveCount(0);
      await page.goto(provider);
      await pressAtProvider(page, 'Annuler');
      await page.waitForURL('**/payment-cancel/*');
      await openHydrated(page, `${at}/checkout?product=${id}`);
      const unpaid = page.getByRole('complementary', { name: 'Paiement en attente' });
      await unpaid.getByRole('button', { name: 'Reprendre le paiement' }).click();
      await page.waitForURL('**/dev/paytech/**');
    },
  );

/** Lets the store take the first order that is sent, and loses its answer. */
function loseFirstAnswer() {
  const original = window.fetch;
  let isFirst = true;
  window.fetch = async (input, init) => {
    const answer = await original(input, init);
    if (!answer.url.endsWith('/api/orders') || !isFirst) return answer;
    isFirst = false;
    throw new TypeError('the connection was cut');
  };
}

test('an order whose response is lost is recovered, exactly once', inVerify, async ({ page }) => {
  await page.addInitScript(loseFirstAnswer);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) keys.push(request.headers()['idempotency-key']);
  });
  await fillCheckout(page, /Paiement à la livraison/);
  await send(page);
  await expect(page.getByRole('dialog', { name: 'Vérification en cours' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Commande Validée' })).toBeVisible();
  await page.waitForURL(/\/order-confirmation\?ref=/);
  await expect(page.getByText(/^À payer à la livraison/)).toBeVisible();
  expect(keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
});

for (const [what, breakPage] of [
  [
    'the code of the confirmation is gone',
    (page: Page) => page.route('**/assets/OrderConfirmationPage*.js', (route) => route.abort()),
  ],
  [
    'its dialog cannot be opened',
    (page: Page) =>
      page.evaluate(() => {
        HTMLDialogElement.prototype.showModal = () => {
          throw new TypeError('showModal is not a function');
        };
      }),
  ],
] as const)
  test(`the reference of an order is shown although ${what}`, inVerify, async ({ page, browserErrors }) => {
    await fillCheckout(page, /Paiement à la livraison/);
    await breakPage(page);
    await send(page);
    await page.waitForURL(/\/order-confirmation\?ref=/);
    const ref = new URL(page.url()).searchParams.get('ref') ?? '';
    await expect(page.getByText(ref).first()).toBeVisible();
    await expect(page.getByText(/^À payer à la livraison/)).toBeVisible();
    // The browser logged what the test broke, and nothing may follow.
    expect(browserErrors.splice(0)).not.toEqual([]);
  });

test('the reference of an order is shown after a reload of its dialog', inVerify, async ({ page }) => {
  await fillCheckout(page, /Paiement à la livraison/);
  await send(page);
  await expect(page.getByText('Commande Validée')).toBeVisible();
  await page.reload();
  await page.waitForURL(/\/order-confirmation\?ref=/);
  await expect(page.getByRole('heading', { name: /Votre commande est enregistrée/ })).toBeVisible();
});

test('an order is found by its reference, and an unknown one is said to be', inVerify, async ({ page }) => {
  await page.goto(`${origin}/orders-status`);
  await page.getByRole('textbox', { name: /^Référence/ }).fill('0000-0000-0000-0000');
  await page.getByRole('button', { name: 'Suivre ma commande' }).click();
  await page.waitForURL('**/orders-status/0000-0000-0000-0000');
  await expect(page.getByText(/^Vérifiez la référence/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Référence/ })).toHaveValue('0000-0000-0000-0000');
});
