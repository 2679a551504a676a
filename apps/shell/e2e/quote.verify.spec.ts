import type { Page } from '@playwright/test';
import { daysAhead, expect, openHydrated, test } from './shopTest.ts';
import { serverOrigin, stores } from './stores.ts';

const agency = stores.find(({ design }) => design === 'rahmou-serwiss')?.origin ?? '';
const others = stores.filter(({ design }) => design !== 'rahmou-serwiss');

interface Sent {
  to: string;
  subject: string;
  text: string;
}

async function outboxOf(page: Page, email: string): Promise<Sent[]> {
  const answer = await page.request.get(`${serverOrigin}/dev/outbox.json`);
  const messages = (await answer.json()) as Sent[];
  return messages.filter(({ to, text }) => to === email || text.includes(email));
}

test('a trip requested on the home becomes a quote request that reaches the agency', async ({ page }) => {
  await openHydrated(page, `${agency}/`);
  await page.getByLabel('Vers', { exact: true }).fill('Istanbul');
  await page.getByLabel('Départ le').fill(daysAhead(30));
  await page.getByRole('button', { name: 'Préparer ma demande' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Istanbul/);
  await expect(page.getByLabel(/^Ville de départ/)).toHaveValue('Dakar');
  await expect(page.getByLabel(/^Destination/)).toHaveValue('Istanbul');
  await expect(page.getByLabel(/^Date de départ/)).toHaveValue(daysAhead(30));

  // Errors are listed at the top, and each line links to its field.
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  const errors = page.getByRole('alert', { name: 'À corriger' });
  await expect(errors.getByRole('button')).toHaveText([
    'Nom complet est requis',
    'Email est requis',
    'Téléphone est requis',
  ]);
  await errors.getByRole('button', { name: 'Nom complet est requis' }).click();
  await expect(page.getByLabel(/^Nom complet/)).toBeFocused();
  await page.keyboard.type('Awa Ndiaye');
  await expect(errors.getByRole('button')).toHaveCount(2);

  const email = `voyage-${Date.now()}@example.sn`;
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Téléphone/).fill('77 123 45 67');
  await page.getByTitle('Un de plus').first().click();

  // Input survives a reload.
  await page.reload();
  await expect(page.getByLabel(/^Nom complet/)).toHaveValue('Awa Ndiaye');
  await expect(page.getByLabel(/^Adultes/)).toHaveValue('2');

  await page.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await page.getByRole('button', { name: 'D’accord' }).click();
  await expect(page.getByText('Demande envoyée avec succès !')).toBeVisible();
  const [notice, acknowledgement] = await outboxOf(page, email);
  expect(acknowledgement?.subject).toMatch(/^Votre demande de devis chez Rahmou Serwiss : .*Istanbul$/);
  expect(notice?.text).toContain('Adultes : 2');

  await page.getByRole('button', { name: 'Faire une nouvelle demande' }).click();
  await expect(page.getByLabel(/^Nom complet/)).toHaveValue('');
});

test('a service links to its quote form, and the header to the sections of the home', async ({ page }) => {
  await openHydrated(page, `${agency}/services/visa-schengen`);
  await expect(page.getByRole('region', { name: 'Services similaires' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Demander un devis' }).click();
  await expect(page).toHaveURL(`${agency}/demande-devis/visa-schengen`);
  await expect(page.getByRole('link', { name: 'Changer de service' })).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page.locator('#contact')).toBeInViewport();
  await page.reload();
  await expect(page.locator('#contact')).toBeInViewport();
});

test('an unknown service shows the 404 page, and other designs have no services', async ({ page }) => {
  const missing = await page.goto(`${agency}/services/nulle-part`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Service non trouvé' })).toBeVisible();
  for (const { origin } of others)
    for (const path of ['/services/visa-schengen', '/demande-devis', '/demande-devis/visa-schengen'])
      expect((await page.goto(origin + path))?.status()).toBe(404);
});
