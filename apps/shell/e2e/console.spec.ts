import type { BrowserContext } from '@playwright/test';
import { sizes } from './consoleMatrix.ts';
import { expect, test } from './shopTest.ts';
import { placeByTelephone, signInByApi, signInByHand } from './staff.ts';
import { serverOrigin, stores, inVerify } from './stores.ts';

/** How long a change of status can be taken back, in milliseconds. */
const undoMs = 15_000;

// One worker: a contact gets one code a minute, so each person signs in once.
test.describe.configure({ mode: 'serial' });

/** The manager's and the preparer's sessions. */
let manager: Awaited<ReturnType<BrowserContext['storageState']>>;
let preparer: typeof manager;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  await signInByApi(request, 'moussa@teranga.example');
  manager = await request.storageState();
  const other = await playwright.request.newContext();
  await signInByApi(other, 'fatou@teranga.example');
  preparer = await other.storageState();
  await Promise.all([request.dispose(), other.dispose()]);
});

// Of another store: the owner of this one signs in for the tests of the catalogue.
test('a staff member signs in by code and reads what waits', async ({ page }) => {
  await signInByHand(page, stores[2]?.origin ?? '', 'moussa@rahmou-serwiss.example');
  await expect(page.getByRole('link', { name: /À confirmer/ })).toBeVisible();
});

for (const { name, viewport, tag: sizeTag } of sizes)
  test.describe(`on ${name}`, sizeTag, () => {
    test.use({ viewport });

    test('an order is found, confirmed, sent and delivered', inVerify, async ({ page }) => {
      await page.context().addCookies(manager.cookies);
      const lastName = `Fall${viewport.width}`;
      const ref = await placeByTelephone(page.request, lastName);
      await page.goto(`${serverOrigin}/gestion/commandes`);
      await page.getByRole('searchbox').fill(lastName);
      await expect(page).toHaveURL(new RegExp(`search=${lastName}`));
      await page.getByRole('link', { name: ref }).click();
      for (const [button, done] of [
        ['Confirmer la commande', 'Confirmée'],
        ['Marquer expédiée', 'Expédiée'],
        ['Marquer livrée', 'Livrée'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        // The history shows it once the server has it.
        await expect(page.getByRole('listitem').getByText(done, { exact: true })).toBeVisible({
          timeout: 20_000,
        });
      }
    });

    test('the second of two members learns what the first changed', async ({ browser, page }) => {
      await page.context().addCookies(manager.cookies);
      await page.clock.install();
      // A page that gets no events, as one whose network was away.
      await page.route('**/api/admin/events', (route) =>
        route.fulfill({ contentType: 'text/event-stream', body: 'retry: 600000\n\n' }),
      );
      const ref = await placeByTelephone(page.request, `Sow${viewport.width}`);
      await page.goto(`${serverOrigin}/gestion/commandes/${ref}`);
      await expect(page.getByRole('button', { name: 'Confirmer la commande' })).toBeVisible();

      const second = await browser.newContext({ storageState: preparer });
      const other = await second.request.post(`${serverOrigin}/api/admin/orders/${ref}/status`, {
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        data: { from: 'WAITING_FOR_VALIDATION', to: 'CANCELLED' },
      });
      expect(other.ok()).toBe(true);
      await second.close();

      await page.getByRole('button', { name: 'Confirmer la commande' }).click();
      const dialog = page.getByRole('dialog', { name: 'Quelqu’un vous a devancé' });
      // A change is sent when it can no longer be undone.
      await page.clock.fastForward(undoMs);
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Voir l’état à jour' }).click();
      await expect(page.getByText('Annulée').first()).toBeVisible();
    });

    test('price and stock are changed in the list of products', inVerify, async ({ page }) => {
      await page.context().addCookies(manager.cookies);
      await page.goto(`${serverOrigin}/gestion/articles?search=trottinette`);
      await page.getByRole('button', { name: /^Ajouter un « Trottinette pliable »$/ }).click();
      await expect(page.getByText(/^Trottinette pliable.+en stock\.$/)).toBeVisible();
      await page.getByRole('button', { name: /Changer le prix de « Trottinette pliable »/ }).click();
      const price = 18_000 + viewport.width;
      await page.getByLabel('Prix en FCFA').fill(String(price));
      await page.getByRole('button', { name: 'Enregistrer le prix' }).click();
      await expect(
        page.getByRole('row').getByText(new RegExp(`^18.${viewport.width}|^19.440`)),
      ).toBeVisible();
    });
  });
