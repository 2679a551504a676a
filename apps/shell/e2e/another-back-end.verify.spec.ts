import type { Page } from '@playwright/test';
import { pretendedOtp } from '@teranga/testing';
import { serveAnotherBackEnd } from './anotherBackEnd.ts';
import { byPointer, follow, order } from './orderSteps.ts';
import { daysAhead, expect, openHydrated, test } from './shopTest.ts';

type BackEnd = Awaited<ReturnType<typeof serveAnotherBackEnd>>;

async function on(design: string, page: Page, journey: (shop: BackEnd) => Promise<void>) {
  const shop = await serveAnotherBackEnd(design);
  try {
    await openHydrated(page, `${shop.origin}/`);
    await expect(page.locator('html')).toHaveAttribute('data-design', design);
    await expect(page).toHaveTitle(/Chez Awa/);
    await journey(shop);
    // The client requested nothing that such a back end lacks.
    expect(shop.calls.filter((call) => /^(?:404|5)/.test(call))).toEqual([]);
  } finally {
    await shop.stop();
  }
}

/** Signs in by the code that was sent, and finds the order in the account. */
async function findOrderOf(page: Page, { world, origin }: BackEnd) {
  await openHydrated(page, `${origin}/auth?returnUrl=/my-orders`);
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill('77 123 45 67');
  await page.locator('main button[type=submit]').click();
  await page.getByRole('textbox', { name: /code/i }).fill(pretendedOtp);
  await page.waitForURL('**/my-orders');
  await expect(page.getByText(world.orders[0]?.ref ?? '').first()).toBeVisible();
}

for (const design of ['default', 'lybalikou'])
  test(`${design} sells on somebody else’s back end`, async ({ page }) => {
    await on(design, page, async (shop) => {
      const { world, calls } = shop;
      await page
        .locator('a[href="/products"]:not([aria-haspopup])')
        .filter({ visible: true })
        .first()
        .click();
      await page.waitForURL('**/products');
      await page.locator('main').getByRole('link', { name: 'Robe wax' }).first().click();
      await order(page, byPointer());
      await follow(page, byPointer());
      expect([...world.requests.values()]).toMatchObject([
        { items: [{ id: 'robe-wax', quantity: 1 }], deliveryZone: 'Dakar', expectedTotal: 26_500 },
      ]);
      // The document's token was stale: it was renewed once, for good.
      expect(calls.filter((call) => call.startsWith('419'))).toEqual(['419 POST /api/cart/add']);
      await expect(page.locator('img[srcset]')).toHaveCount(0);
      await findOrderOf(page, shop);
    });
  });

test('the agency receives a quote request through somebody else’s back end', async ({ page }) => {
  await on('rahmou-serwiss', page, async ({ world }) => {
    await page
      .locator('main')
      .getByRole('link', { name: /Visa Schengen/ })
      .first()
      .click();
    await page.waitForURL('**/services/*');
    await page.getByRole('link', { name: 'Demander un devis' }).click();
    await page.waitForURL('**/demande-devis/*');
    const write = (label: RegExp, text: string) => page.getByLabel(label).fill(text);
    await page.getByLabel(/^Type de visa/).selectOption({ index: 1 });
    await write(/^Pays/, 'France');
    await write(/^Date/, daysAhead(60));
    await write(/^Durée/, '15');
    await write(/^Nom complet/, 'Awa Ndiaye');
    await write(/^Email/, 'awa@example.sn');
    await write(/^Téléphone/, '77 123 45 67');
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
    await page.getByRole('button', { name: 'D’accord' }).click();
    await expect(page.getByText('Demande envoyée avec succès !')).toBeVisible();
    expect(world.quotes).toMatchObject([{ serviceId: 'visa-schengen', phone: '+221771234567' }]);
  });
});
