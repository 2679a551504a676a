import { expect, test, type Page } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import { codeFor, submit } from './noScript.ts';
import { stores } from './stores.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code de vérification' });

/** A number whose profile needs an e-mail address: only such a profile can get another contact. */
const aPhoneWithEmail = () => aPhone().replace(/^\+2217\d/, '+22170');

async function register(page: Page, origin: string, phone: string) {
  await page.goto(`${origin}/auth?mode=register`);
  await page.getByRole('textbox', { name: /^Nom complet/ }).fill('Awa Ndiaye');
  await page.getByRole('textbox', { name: /^Adresse/ }).fill('Rue 10, Mermoz');
  await page.getByRole('textbox', { name: /^Téléphone/ }).fill(phone);
  await submit(page, 'Créer mon compte').click();
  await codeField(page).fill(await codeFor(page, phone));
  await submit(page, 'Valider').click();
  await expect(page).toHaveURL(`${origin}/my-profile`);
}

for (const { design, origin } of stores) {
  test.describe(`${design}, an account without JavaScript`, () => {
    test('a profile is changed, after an error and with a code sent to the new address', async ({ page }) => {
      await register(page, origin, aPhoneWithEmail());
      await page.getByRole('link', { name: 'Modifier' }).click();
      await page.getByRole('textbox', { name: /^Nom complet/ }).fill('A');
      await submit(page, 'Enregistrer').click();
      await expect(page.getByRole('alert', { name: 'À corriger' })).toBeFocused();
      await page.getByRole('textbox', { name: /^Nom complet/ }).fill('Awa Diop');
      const email = `awa.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.sn`;
      await page.getByRole('textbox', { name: /^Email/ }).fill(email);
      await submit(page, 'Enregistrer').click();
      await codeField(page).fill(await codeFor(page, email));
      await submit(page, /^(?:Valider|Confirmer)/).click();
      await expect(page).toHaveURL(`${origin}/my-profile`);
      await expect(page.locator('main').getByText('Awa Diop').first()).toBeVisible();
      await expect(page.locator('main').getByText(email).first()).toBeVisible();
    });

    test('the code step counts no seconds down, and leads back to the fields', async ({ page }) => {
      await page.goto(`${origin}/auth?mode=register`);
      await page.getByRole('textbox', { name: /^Nom complet/ }).fill('Awa Ndiaye');
      await page.getByRole('textbox', { name: /^Adresse/ }).fill('Rue 10, Mermoz');
      await page.getByRole('textbox', { name: /^Téléphone/ }).fill(aPhone());
      await submit(page, 'Créer mon compte').click();
      await expect(submit(page, /^Renvoyer le code/)).toHaveText('Renvoyer le code');
      await submit(page, 'Renvoyer le code').click();
      await expect(page.getByRole('alert', { name: 'À corriger' })).toBeFocused();
      await expect(codeField(page)).toBeVisible();
      await page
        .locator('main')
        .getByRole('link', { name: /^Corriger/ })
        .click();
      await expect(page.getByRole('textbox', { name: /^Nom complet/ })).toBeVisible();
    });
  });
}
