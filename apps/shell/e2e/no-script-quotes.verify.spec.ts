import { expect, test, type Locator, type Page } from '@playwright/test';
import { submit } from './noScript.ts';
import { answerTo, quoteKinds } from './quoteAnswers.ts';
import { stores } from './stores.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

const origin = stores.find(({ design }) => design === 'rahmou-serwiss')?.origin ?? '';

async function answer(field: Locator, index: number) {
  const [tag, type, name] = [
    await field.evaluate((element) => element.tagName),
    (await field.getAttribute('type')) ?? '',
    (await field.getAttribute('name')) ?? '',
  ];
  if (tag === 'SELECT') await field.selectOption({ index: 1 });
  else if (type !== 'radio' && (await field.inputValue()) === '')
    await field.fill(answerTo(name, type, index));
}

/** Answers every required question that is still open. */
async function answerAll(page: Page) {
  const fields = page.locator('main form [aria-required=true]');
  for (let index = 0; index < (await fields.count()); index += 1) await answer(fields.nth(index), index);
}

for (const [kind, service] of quoteKinds)
  test(`a quote of the kind ${kind} is requested without JavaScript, after an error`, async ({ page }) => {
    await page.goto(`${origin}/demande-devis`);
    await page.locator(`main a[href*="${service}"]`).first().click();
    await submit(page, 'Envoyer ma demande').click();
    await expect(page.getByRole('alert', { name: 'À corriger' })).toBeFocused();
    await answerAll(page);
    await submit(page, 'Envoyer ma demande').click();
    await expect(page.getByText('Demande envoyée avec succès !').first()).toBeVisible();
  });

test('a trip of three legs is requested: a button adds the third', async ({ page }) => {
  await page.goto(`${origin}/demande-devis?serviceId=billet-dakar-paris`);
  await page.getByLabel(/^Type de voyage/).selectOption('multiCity');
  await page.getByRole('button', { name: 'Mettre à jour les questions' }).click();
  await submit(page, 'Ajouter une étape').click();
  await expect(page.getByRole('heading', { name: 'Étape 3' })).toBeVisible();
  await answerAll(page);
  await submit(page, 'Envoyer ma demande').click();
  await expect(page.getByText('Demande envoyée avec succès !').first()).toBeVisible();
});

test('the home of the agency takes a message', async ({ page }) => {
  await page.goto(`${origin}/`);
  const form = page.getByRole('form', { name: 'Écrire un message' });
  await form.getByRole('textbox', { name: /^Prénom/ }).fill('Awa');
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByRole('alert', { name: 'À corriger' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Awa');
  await form.getByRole('textbox', { name: /^Nom/ }).fill('Ndiaye');
  await form.getByRole('textbox', { name: /^Email/ }).fill('awa@example.sn');
  await form.getByRole('textbox', { name: /^Sujet/ }).fill('Bonjour');
  await form.getByRole('textbox', { name: /^Message/ }).fill(`Une question ${Math.random()}`);
  await form.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText(/^Message envoyé/)).toBeVisible();
});

test.describe('where scripts are blocked', () => {
  test.use({ javaScriptEnabled: true });

  test('the home of the agency takes a message', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${origin}/`);
    const form = page.getByRole('form', { name: 'Écrire un message' });
    await form.getByRole('textbox', { name: /^Prénom/ }).fill('Awa');
    await form.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByRole('alert', { name: 'À corriger' })).toBeFocused();
    await expect(form.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Awa');
  });
});

/** The address of the contact form's code. */
const formCode = /\/ContactForm-[\w-]+\.js$/;

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('what is written into the form of the home before its code comes stays', async ({ page }) => {
    const form = page.getByRole('form', { name: 'Écrire un message' });
    const first = form.getByRole('textbox', { name: /^Prénom/ });
    await page.route(formCode, async (route) => {
      await first.fill('Awa');
      await route.continue();
    });
    const loaded = page.waitForResponse(formCode);
    await page.goto(`${origin}/`);
    await form.scrollIntoViewIfNeeded();
    await (await loaded).finished();
    await expect(first).toHaveValue('Awa');
    await form.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByRole('alert', { name: 'À corriger' })).toBeVisible();
    await expect(first).toHaveValue('Awa');
  });

  test('the form of the home is checked in place once it is near', async ({ page }) => {
    await page.goto(`${origin}/`);
    const form = page.getByRole('form', { name: 'Écrire un message' });
    const loaded = page.waitForResponse(formCode);
    await form.scrollIntoViewIfNeeded();
    await loaded;
    await expect(async () => {
      await form.getByRole('button', { name: 'Envoyer le message' }).click();
      await expect(page.getByRole('dialog', { name: 'Erreur de validation' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(`${origin}/`);
  });
});

test('Enter in a field of the quote sends it, and adds no leg', async ({ page }) => {
  await page.goto(`${origin}/demande-devis?serviceId=billet-dakar-paris`);
  await page.getByRole('textbox', { name: /^Nom complet/ }).press('Enter');
  await expect(page.getByRole('alert', { name: 'À corriger' })).toBeFocused();
});
