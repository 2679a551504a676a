import type { BrowserContext, Page } from '@playwright/test';
import { sizes } from './consoleMatrix.ts';
import { placeOrder } from './filledCart.ts';
import { aProductOf, expect, test } from './shopTest.ts';
import { placeByTelephone, signInByApi } from './staff.ts';
import { serverOrigin } from './stores.ts';

const origin = serverOrigin;

// One worker: a contact gets one code a minute.
test.describe.configure({ mode: 'serial' });

let owner: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  await signInByApi(request, 'awa@teranga.example');
  owner = await request.storageState();
  await request.dispose();
});

test.beforeEach(({ page }) => page.context().addCookies(owner.cookies));

/** Saves the form with the name of a product: the stock has one of its own. */
const saveProduct = (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: 'Nom' }) })
    .getByRole('button', { name: 'Enregistrer' })
    .click();

interface Point {
  x: number;
  y: number;
}

/** Holds what is at a point and moves down to `y`; the answer lets it go. */
async function byMouse({ mouse }: Page, { x, y: start }: Point, y: number): Promise<() => Promise<void>> {
  await mouse.move(x, start);
  await mouse.down();
  await mouse.move(x, y, { steps: 5 });
  return () => mouse.up();
}

/** The same by touch, which Playwright's own touchscreen only taps with. */
async function byFinger(page: Page, { x, y: start }: Point, y: number): Promise<() => Promise<void>> {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch('touchStart', start);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', start + (y - start) * part);
  return async () => {
    await touch('touchEnd');
  };
}

/** A page in a frame runs no script, which the browser says of each. */
function expectBlockedScripts(browserErrors: string[]): void {
  const others = browserErrors.filter(
    (browserError) => !browserError.startsWith('Blocked script execution in'),
  );
  browserErrors.splice(0, Infinity, ...others);
}

for (const { name, viewport } of sizes)
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a product gets a size, a reduction and words, and is duplicated', async ({ page }) => {
      await page.goto(`${origin}/gestion/articles/nouveau`);
      await page.getByRole('textbox', { name: 'Nom' }).fill(`Panier ${viewport.width}`);
      await page.getByLabel('Prix en FCFA').fill('5000');
      await page.getByLabel('Quantité en stock').fill('3');
      const photo = { name: 'panier.png', mimeType: 'image/png', buffer: await page.screenshot() };
      await page.getByLabel('Ajouter des images').setInputFiles(photo);
      await page.getByRole('button', { name: 'Créer l’article' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Panier ${viewport.width}` })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Décrire ou retirer « Image 1 »' })).toBeVisible();

      await page.getByRole('textbox', { name: 'Description' }).fill('Tressé à Thiès.');
      await page.getByRole('button', { name: 'Ajouter une option' }).click();
      await page.getByLabel('Nouvelle option').fill('Taille');
      await page.getByLabel('Nouvelle valeur').fill('Petit, Grand');
      await page.keyboard.press('Enter');
      await page.getByLabel('Prix de Grand en FCFA').fill('7000');
      await page.getByRole('button', { name: 'Ajouter une réduction' }).click();
      await page.getByLabel('Pourcentage', { exact: true }).fill('20');
      await page.getByRole('dialog').getByRole('button', { name: 'Ajouter la réduction' }).click();
      await saveProduct(page);
      await expect(page.getByText('Article enregistré.')).toBeVisible();
      // Today’s price on the calendar, by the shop’s own function.
      await expect(page.getByRole('button', { name: /: 4.000.FCFA/ }).first()).toBeVisible();

      await page.getByRole('button', { name: 'Ajouter un « Petit »' }).click();
      await expect(page.getByText('Petit : 1 en stock.')).toBeVisible();
      await page.getByRole('button', { name: 'Autres actions' }).click();
      await page.getByRole('menuitem', { name: 'Dupliquer' }).click();
      await expect(page.getByText('Copie créée, hors vente et sans stock.')).toBeVisible();
    });

    test('categories change their order by the keyboard', async ({ page }) => {
      await page.goto(`${origin}/gestion/rayons`);
      const rows = page.getByRole('list', { name: 'Rayon' }).getByRole('listitem');
      const second = await rows.nth(1).getByRole('button').last().textContent();
      await page.getByRole('button', { name: `Déplacer « ${second} »` }).press('ArrowUp');
      await expect(page.getByText('Ordre enregistré.')).toBeVisible();
      await page.reload();
      await expect(rows.first().getByRole('button', { name: second ?? '', exact: true })).toBeVisible();
    });

    for (const { how, drag } of [
      { how: 'a finger', drag: byFinger },
      { how: 'a mouse', drag: byMouse },
    ])
      test(`a category is dragged by ${how} further than the window`, async ({ page }) => {
        // Shorter than the list, so that its end is outside.
        await page.setViewportSize({ width: viewport.width, height: 420 });
        await page.goto(`${origin}/gestion/rayons`);
        const rows = page.getByRole('list', { name: 'Rayon' }).getByRole('listitem');
        const first = (await rows.first().getByRole('button').last().textContent()) ?? '';
        const box = await page.getByRole('button', { name: `Déplacer « ${first} »` }).boundingBox();
        const from = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
        const drop = await drag(page, from, 410);
        const isFirstLast = rows.last().getByRole('button', { name: first, exact: true });
        await expect(isFirstLast).toBeInViewport();
        await drop();
        await expect(page.getByText('Ordre enregistré.')).toBeVisible();
        await page.reload();
        await expect(isFirstLast).toBeAttached();
      });

    test('a promo code is created, stopped and deleted', async ({ page }) => {
      const code = `FETE${viewport.width}`;
      await page.goto(`${origin}/gestion/promos/nouveau`);
      await page.getByRole('textbox', { name: 'Code' }).fill(code);
      await page.getByRole('button', { name: 'Créer le code' }).click();
      await page.getByRole('link', { name: code }).click();
      await page.getByLabel('Le code fonctionne').uncheck();
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText('Arrêté')).toBeVisible();
      await page.getByRole('button', { name: 'Supprimer le code…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect(page).toHaveURL(/\/gestion\/promos$/);
    });

    test('several orders are confirmed at once, and a new one is announced', async ({ page }) => {
      const lastName = `Diallo${viewport.width}`;
      await placeByTelephone(page.request, lastName);
      const shop = await page.context().newPage();
      await shop.goto(`${origin}/delivery-info`);
      const { id } = await aProductOf(shop, false);
      const followed = page.waitForResponse('**/api/admin/events');
      await page.goto(`${origin}/gestion/commandes?search=${lastName}`);
      await followed;
      const ref = await placeOrder(shop, id, lastName);
      await expect(page.getByText(`Nouvelle commande ${ref}`, { exact: false })).toBeVisible();
      await expect(page.getByRole('link', { name: ref })).toBeVisible();
      for (const box of await page.getByRole('checkbox', { name: /^Choisir la commande/ }).all())
        await box.check();
      await page.getByRole('button', { name: 'Confirmer (2)' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
      await expect(page.getByText('2 commandes : c’est fait.')).toBeVisible();
    });

    test('the store is seen in another design before it is published', async ({ page, browserErrors }) => {
      await page.goto(`${origin}/gestion/apparence`);
      const frame = page.frameLocator('iframe[title="Lybalikou sur ordinateur"]');
      await expect(frame.locator('[data-design="lybalikou"] h1')).toBeVisible();
      // The browser itself stays in the store’s own design.
      const shop = await page.request.get(`${origin}/`);
      expect(await shop.text()).toContain('data-design="default"');
      expectBlockedScripts(browserErrors);
    });
  });
