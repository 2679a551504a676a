import { expect, test, type Page } from '@playwright/test';
import { axeViolationsByTheme } from './axeViolations.ts';
import { aProduct, fillOrder, goToCheckout, submit } from './noScript.ts';
import { stores, type DemoStore } from './stores.ts';

test.use({ viewport: { width: 360, height: 800 } });

// axe needs a page that can run scripts, so the page's own are refused instead.
test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

/** Posts fields that no page of the store would send. */
async function post(page: Page, action: string, fields: Readonly<Record<string, string>>) {
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  await page.setContent(
    `<form method="post" action="${action}">${inputs.join('')}<button>OK</button></form>`,
  );
  await page.getByRole('button', { name: 'OK' }).click();
}

/** How each form is refused. */
const refusals: Readonly<Record<string, (page: Page, store: DemoStore) => Promise<unknown>>> = {
  'the order': async (page, { origin }) => {
    await goToCheckout(page, origin);
    await submit(page, /^(?:Valider|Payer) ma commande/).click();
  },
  'an order whose total changed': async (page, { origin }) => {
    await goToCheckout(page, origin);
    await fillOrder(page, 'Awa');
    await page.route(/\/checkout$/, (route, request) => {
      const fields = new URLSearchParams(request.postData() ?? '');
      fields.set('expectedTotal', '1');
      return route.continue({ postData: fields.toString() });
    });
    await submit(page, /^(?:Valider|Payer) ma commande/).click();
    await expect(page.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Ndiaye');
  },
  'a promo code': async (page, { origin }) => {
    await goToCheckout(page, origin);
    await page.getByRole('textbox', { name: 'Votre code' }).fill('NON-PAS-LUI');
    await submit(page, 'Appliquer').click();
  },
  'a sign-in': async (page, { origin }) => {
    await page.goto(`${origin}/auth`);
    await submit(page, /code|connect/i).click();
  },
  'a registration': async (page, { origin }) => {
    await page.goto(`${origin}/auth?mode=register`);
    await submit(page, 'Créer mon compte').click();
  },
  'a message': async (page, { origin }) => {
    await page.goto(`${origin}/contacts`);
    await submit(page, 'Envoyer le message').click();
  },
  'a product': async (page, { origin }) => {
    const { id } = await aProduct(page, origin, true);
    await page.goto(`${origin}/products/${id}`);
    await post(page, `${origin}/cart/add`, { productId: id, 'option.Couleur': 'aucune' });
  },
  'a quantity': async (page, { origin }) => {
    const { id } = await goToCheckout(page, origin);
    await page.goto(`${origin}/cart`);
    await post(page, `${origin}/cart/update`, { productId: id, variationId: '', quantity: '99999' });
  },
  'a quote': async (page, { origin }) => {
    await page.goto(`${origin}/demande-devis?serviceId=billet-dakar-paris`);
    await submit(page, 'Envoyer ma demande').click();
  },
};

/** Only the agency takes quote requests. */
const isOf = ({ design }: DemoStore, what: string) => what !== 'a quote' || design === 'rahmou-serwiss';

for (const store of stores)
  for (const [what, refuse] of Object.entries(refusals).filter(([name]) => isOf(store, name)))
    test(`${store.design}: the page that refuses ${what} is accessible`, async ({ page }) => {
      const answer = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.status() !== 303,
      );
      await refuse(page, store);
      expect([409, 422]).toContain((await answer).status());
      const summary = page.getByRole('alert', { name: 'À corriger' });
      await expect(summary).toBeFocused();
      const violations = await axeViolationsByTheme(page);
      expect(violations).toEqual([]);
      // The keyboard goes on from the summary: to the first link in it, and from there to its
      // field.
      const link = summary.getByRole('link').first();
      if ((await link.count()) === 0) return;
      const field = (await link.getAttribute('href')) ?? '';
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator(field)).toBeFocused();
    });
