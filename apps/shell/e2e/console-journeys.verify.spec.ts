import type { Browser, Page } from '@playwright/test';
import { sizes } from './consoleMatrix.ts';
import { newStore, type NewStore, type Role } from './operate.ts';
import { byPointer, fillOrder } from './orderSteps.ts';
import { daysAhead, expect as usualExpect, openHydrated, test } from './shopTest.ts';
import { signInByHand } from './staff.ts';
import { call } from './staffCall.ts';
import { orderForConsole, signInWithin } from './staffPage.ts';

// One worker: a store is set up once, and its members sign in once.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

// A journey is many steps: on a busy machine one of them is slow.
const expect = usualExpect.configure({ timeout: 30_000 });

interface Product {
  id: string;
  sku: string;
  price: number;
  quantity: number;
}

/** The store under test, and the page of each member who signed in. */
class Desk {
  readonly store: NewStore;
  readonly viewport: { width: number; height: number };
  readonly browser: Browser;
  readonly pages = new Map<Role, Page>();

  constructor(store: NewStore, viewport: Desk['viewport'], browser: Browser) {
    this.store = store;
    this.viewport = viewport;
    this.browser = browser;
  }

  async pageOf(role: Role): Promise<Page> {
    const openPage = this.pages.get(role);
    if (openPage) return openPage;
    const { origin, contactOf, addMember } = this.store;
    const { viewport } = this;
    const page = await (await this.browser.newContext({ viewport, locale: 'fr-SN' })).newPage();
    if (role === 'owner') await signInByHand(page, origin, contactOf(role));
    else {
      await addMember(await this.pageOf('owner'), role);
      await signInWithin(page, origin, contactOf(role));
    }
    this.pages.set(role, page);
    return page;
  }
}

const product = (page: Page, sku: string) =>
  call<{ items: Product[] }>(page, { path: `admin/products?search=${sku}` }).then(({ items }) => items[0]);

/** Uploads a table and imports it as it is. */
async function importTable(page: Page, origin: string, csv: string): Promise<void> {
  await page.goto(`${origin}/gestion/articles/importer`);
  await page
    .getByLabel('Fichier d’articles')
    .setInputFiles({ name: 'arrivage.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByLabel('Référence').selectOption('Code');
  await page.getByLabel('Nom', { exact: true }).selectOption('Désignation');
  await page.getByLabel('Prix', { exact: true }).selectOption('Tarif');
  await page.getByRole('button', { name: 'Vérifier' }).click();
  const doubts = page.getByRole('checkbox', { name: /^J’ai vérifié/ });
  const confirm = page.getByRole('button', { name: 'Importer', exact: true });
  await expect(confirm).toBeVisible();
  if (await doubts.isVisible()) await doubts.check();
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Résultat' })).toBeVisible();
}

async function publish(page: Page, origin: string, design: string): Promise<void> {
  await page.goto(`${origin}/gestion/apparence`);
  const card = page.getByRole('listitem').or(page.getByRole('article')).filter({ hasText: design });
  await card.getByRole('button', { name: 'Mettre en service' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mettre en service' }).click();
  await expect(page.getByText(new RegExp(`«.${design}.*».est en service`))).toBeVisible();
}

const designOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['design']);

for (const { name, viewport, tag } of sizes)
  test.describe(`on ${name}`, tag, () => {
    test.use({ viewport });
    let desk: Desk;

    test.beforeAll(async ({ browser }) => {
      // Two commands of the operators start a process each.
      test.setTimeout(120_000);
      desk = new Desk(await newStore(`jour-${viewport.width}`), viewport, browser);
    });

    test('an owner opens a store, a shopper orders, and the order is delivered', async ({ page }) => {
      const owner = await desk.pageOf('owner');
      await expect(owner.getByText('Pas encore', { exact: true })).toBeVisible();
      await owner.getByRole('link', { name: 'Un contact prévenu des commandes' }).click();
      await owner.getByLabel('Adresses e-mail prévenues').fill(desk.store.contactOf('owner'));
      await owner.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(owner.getByText('Réglages enregistrés.')).toBeVisible();
      await owner.goto(`${desk.store.origin}/gestion/livraison`);
      await owner.getByRole('button', { name: 'Nouvelle zone' }).click();
      await owner.getByRole('dialog').getByLabel('Nom').fill('Thiès');
      await owner.getByLabel('Prix en FCFA').fill('1500');
      await owner.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(owner.getByText('Zone créée, à la dernière place.')).toBeVisible();

      await importTable(
        owner,
        desk.store.origin,
        'Code,Désignation,Tarif\nPAN-1,Panier tressé,6000\nNAT-1,Natte,9000\n',
      );
      await publish(owner, desk.store.origin, 'Lybalikou');
      await owner.goto(`${desk.store.origin}/gestion/aujourdhui`);
      await expect(owner.getByText('Prête', { exact: true })).toBeVisible();

      // The shopper has another browser.
      const { id = '' } = (await product(owner, 'PAN-1')) ?? {};
      await openHydrated(page, `${desk.store.origin}/products/${id}`);
      expect(await designOf(page)).toBe('lybalikou');
      await page.getByRole('link', { name: 'Acheter maintenant' }).first().click();
      await page.waitForURL('**/checkout?*');
      await fillOrder(page, byPointer());
      await page
        .getByRole('button', { name: /^(?:Payer|Valider) ma commande/ })
        .first()
        .click();
      await page.waitForURL(/\/order-confirmation\?ref=/);
      const ref = new URL(page.url()).searchParams.get('ref') ?? '';

      await owner.goto(`${desk.store.origin}/gestion/commandes`);
      await owner.getByRole('link', { name: ref }).click();
      await owner.getByRole('button', { name: 'Confirmer la commande' }).click();
      // A page that is left sends at once what could still be undone.
      await owner.goto(`${desk.store.origin}/gestion/aujourdhui`);
      const preparer = await desk.pageOf('preparer');
      const orderPage = `${desk.store.origin}/gestion/commandes/${ref}`;
      await preparer.goto(orderPage);
      await preparer.getByRole('button', { name: 'Marquer expédiée' }).click();
      await preparer.getByRole('button', { name: 'Marquer livrée' }).click();
      await preparer.goto(`${desk.store.origin}/gestion/commandes`);
      await preparer.goto(orderPage);
      for (const done of ['Confirmée', 'Expédiée', 'Livrée'])
        await expect(preparer.getByRole('listitem').getByText(done, { exact: true })).toBeVisible();
    });

    test('a manager gives a reduction for two days', async ({ page }) => {
      const manager = await desk.pageOf('manager');
      const { id = '' } = (await product(manager, 'NAT-1')) ?? {};
      await manager.goto(`${desk.store.origin}/gestion/articles/article/${id}`);
      await manager.getByRole('button', { name: 'Ajouter une réduction' }).click();
      const dialog = manager.getByRole('dialog');
      await dialog.getByLabel('Pourcentage', { exact: true }).fill('20');
      await dialog.getByLabel('Premier jour').fill(daysAhead(0));
      await dialog.getByLabel('Dernier jour').fill(daysAhead(1));
      await expect(dialog.getByText(/Le client paie 7.200.FCFA/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Ajouter la réduction' }).click();
      await manager.locator('[data-dirty=true]').getByRole('button', { name: 'Enregistrer' }).click();
      await expect(manager.getByText('Article enregistré.')).toBeVisible();
      await expect(manager.getByRole('button', { name: /: 7.200.FCFA/ }).first()).toBeVisible();
      await page.goto(`${desk.store.origin}/products/${id}`);
      await expect(page.getByText(/7.200.FCFA/).first()).toBeVisible();
    });

    test('a preparer takes a parcel back, and its product returns to stock', async () => {
      const manager = await desk.pageOf('manager');
      const made = await call<Product>(manager, {
        method: 'POST',
        path: 'admin/products',
        body: { name: 'Tabouret', sellingPrice: 4000, isPublished: true, trackStock: true, quantity: 5 },
      });
      const ref = await orderForConsole(manager, `Sow${viewport.width}`);
      const preparer = await desk.pageOf('preparer');
      for (const [from, to] of [
        ['WAITING_FOR_VALIDATION', 'VALIDATED'],
        ['VALIDATED', 'SHIPPED'],
      ])
        await call(preparer, { method: 'POST', path: `admin/orders/${ref}/status`, body: { from, to } });
      const before = await call<Product>(preparer, { path: `admin/products/${made.id}` });
      await preparer.goto(`${desk.store.origin}/gestion/commandes/${ref}`);
      await preparer.getByRole('button', { name: 'Autres actions' }).click();
      await preparer.getByRole('menuitem', { name: 'Colis refusé ou retour…' }).click();
      await preparer.getByRole('checkbox', { name: 'Remettre ces articles en stock' }).check();
      await preparer.getByRole('button', { name: 'Enregistrer le retour' }).click();
      await expect(preparer.getByText('Retour enregistré, le stock est à jour.')).toBeVisible();
      const after = await call<Product>(preparer, { path: `admin/products/${made.id}` });
      expect(before.quantity).toBe(4);
      expect(after.quantity).toBe(5);
    });

    test('a manager takes back an import with wrong prices', async () => {
      const manager = await desk.pageOf('manager');
      await importTable(manager, desk.store.origin, 'Code,Désignation,Tarif\nPAN-1,Panier tressé,60\n');
      expect((await product(manager, 'PAN-1'))?.price).toBe(60);
      await manager.getByRole('button', { name: 'Annuler cet import…' }).click();
      await manager.getByRole('button', { name: 'Annuler l’import' }).click();
      await expect(manager.getByRole('heading', { name: 'Import annulé' })).toBeVisible();
      expect((await product(manager, 'PAN-1'))?.price).toBe(6000);
    });

    test('the design changes and comes back under a shopper, who keeps the cart', async ({ page }) => {
      const manager = await desk.pageOf('manager');
      const { id = '' } = (await product(manager, 'PAN-1')) ?? {};
      await openHydrated(page, `${desk.store.origin}/products/${id}`);
      const before = await designOf(page);
      await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
      await expect(page.getByText('Votre article a été ajouté à votre panier.').first()).toBeVisible();
      await publish(manager, desk.store.origin, 'Teranga');
      await openHydrated(page, `${desk.store.origin}/cart`);
      expect(before).toBe('lybalikou');
      expect(await designOf(page)).toBe('default');
      await expect(page.getByText('Panier tressé').first()).toBeVisible();
      // The message with «Annuler» may be gone by now; the history is not.
      await manager
        .getByRole('button', { name: /^Rétablir la version/ })
        .first()
        .click();
      await manager.getByRole('dialog').getByRole('button', { name: 'Rétablir' }).click();
      await expect(manager.getByRole('dialog')).toBeHidden();
      await openHydrated(page, `${desk.store.origin}/cart`);
      expect(await designOf(page)).toBe('lybalikou');
      await expect(page.getByText('Panier tressé').first()).toBeVisible();
    });
  });
