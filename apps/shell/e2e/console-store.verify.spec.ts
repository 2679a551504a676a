import type { BrowserContext } from '@playwright/test';
import { axeViolations } from './axeViolations.ts';
import { sizes } from './consoleMatrix.ts';
import { expect, test } from './shopTest.ts';
import { orderAndCancel, signInWithin, writeToStore } from './staffPage.ts';
import { stores } from './stores.ts';

// The staff of another store than that of the other specs: a contact gets one code a minute.
const origin = stores[1]?.origin ?? '';
const owner = 'awa@lybalikou.example';

test.describe.configure({ mode: 'serial' });

/** Of the owner's session. */
let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  await signInWithin(await context.newPage(), origin, owner);
  cookies = await context.cookies();
  await context.close();
});

test.beforeEach(({ context }) => context.addCookies(cookies));

for (const { name, viewport } of sizes)
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('a text of the store is changed and shown in the shop', async ({ page }) => {
      const text = `La boutique de ${viewport.width} clients`;
      await page.goto(`${origin}/gestion/boutique`);
      await page.getByRole('link', { name: /^Nom, logo et accueil/ }).click();
      await page.getByLabel('Texte au bas de chaque page').fill(text);
      await page.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(page.getByText('Réglages enregistrés.')).toBeVisible();
      await page.goto(`${origin}/`);
      await expect(page.getByText(text).first()).toBeAttached();
    });

    test('a key is created, shown once and revoked', async ({ page }) => {
      const keyName = `Caisse ${viewport.width}`;
      await page.goto(`${origin}/gestion/boutique/cles`);
      await page.getByRole('button', { name: 'Créer' }).click();
      await page.getByLabel(/^Nom/).fill(keyName);
      await page.getByLabel('Lire les commandes').check();
      await page.getByRole('button', { name: 'Créer la clé' }).click();
      await expect(page.getByRole('dialog', { name: 'La clé est créée' })).toBeVisible();
      await page.getByRole('button', { name: 'J’ai copié' }).click();
      const entry = page.getByRole('listitem').filter({ hasText: keyName });
      await entry.getByRole('button', { name: 'Révoquer' }).click();
      await page.getByRole('button', { name: 'Révoquer la clé' }).click();
      await expect(entry).toHaveCount(0);
    });

    test('a message is found, answered and closed', async ({ page }) => {
      const subject = `Horaires ${viewport.width}`;
      await writeToStore(page, origin, subject);
      await page.goto(`${origin}/gestion/messages?boite=messages&search=${encodeURIComponent(subject)}`);
      await page.getByRole('link', { name: 'Aminata Fall' }).first().click();
      await expect(page.getByText('<b>Bonjour</b>', { exact: false })).toBeVisible();
      await page.getByLabel('Réponse').fill('Oui, de 10 h à 18 h.');
      await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
      await expect(page.getByText('Votre réponse est envoyée.')).toBeVisible();
      await expect(page.getByText('Réponse par E-mail')).toBeVisible();
      await page.getByLabel('Statut').selectOption('CLOSED');
      await expect(page.getByText('Clos.', { exact: true })).toBeVisible();
    });

    test('a file is imported after its changes were seen, and taken back', async ({ page }) => {
      const sku = `SAVON-${viewport.width}`;
      await page.goto(`${origin}/gestion/articles/importer`);
      await page.getByLabel('Fichier d’articles').setInputFiles({
        name: `arrivage-${viewport.width}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(`Code,Désignation,Prix\n${sku},Savon noir ${viewport.width},1500\n`),
      });
      await page.getByLabel('D’où vient-il ?').selectOption('spreadsheet');
      await page.getByLabel('Référence').selectOption('Code');
      await page.getByLabel('Nom', { exact: true }).selectOption('Désignation');
      await page.getByLabel('Prix', { exact: true }).selectOption('Prix');
      await page.getByRole('button', { name: 'Vérifier' }).click();
      await expect(page.getByRole('cell', { name: `Savon noir ${viewport.width}` })).toBeVisible({
        timeout: 30_000,
      });
      expect(await axeViolations(page)).toEqual([]);
      const doubts = page.getByRole('checkbox', { name: /^J’ai vérifié/ });
      if (await doubts.isVisible()) await doubts.check();
      await page.getByRole('button', { name: 'Importer', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Résultat' })).toBeVisible({ timeout: 30_000 });
      await page.getByRole('button', { name: 'Annuler cet import…' }).click();
      await page.getByRole('button', { name: 'Annuler l’import' }).click();
      await expect(page.getByRole('heading', { name: 'Import annulé' })).toBeVisible({ timeout: 30_000 });
      // The undo may be done before the question has faded.
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await axeViolations(page)).toEqual([]);
    });

    test('a customer is annotated, then erased', async ({ page }) => {
      const lastName = `Ndour${viewport.width}`;
      await page.goto(`${origin}/gestion/clients`);
      await orderAndCancel(page, lastName, `77 412 ${1_000 + viewport.width}`);
      await page.getByRole('searchbox').fill(lastName);
      await page.getByRole('link', { name: `Aminata ${lastName}` }).click();
      await page.getByRole('textbox', { name: 'Note' }).fill('Rappeler le soir');
      await page.getByRole('button', { name: 'Enregistrer la note' }).click();
      await expect(page.getByText('Note enregistrée.')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Supprimer ses données…' }).click();
      await page.getByRole('button', { name: 'Supprimer ses données', exact: true }).click();
      await expect(page.getByText(/^Données supprimées/)).toBeVisible();
      await page.getByRole('searchbox').fill(lastName);
      await expect(page.getByText('Aucun client ne correspond')).toBeVisible();
    });
  });
