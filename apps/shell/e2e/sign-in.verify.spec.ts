import { expect, openHydrated, test } from './shopTest.ts';
import { serverOrigin, testedStores } from './stores.ts';

interface SentMessage {
  to: string;
  text: string;
}

/** The newest code sent to a number. */
async function codeFor(phone: string): Promise<string> {
  const answer = await fetch(`${serverOrigin}/dev/outbox.json`);
  const message = ((await answer.json()) as SentMessage[]).find(({ to }) => to === phone);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}

// A number each: a contact gets one code a minute.
for (const [index, { design, origin }] of testedStores.entries()) {
  test(`${design}: a code signs a shopper in from a guarded page and back, in every tab`, async ({
    page,
    context,
  }) => {
    const digits = `77${String(1_000_000 + (Date.now() % 8_000_000) + index)}`;
    const document = await page.goto(`${origin}/my-profile`);
    expect(await document?.text()).not.toContain('Mes informations');
    await page.waitForURL('**/auth');
    await page.goto(`${origin}/my-orders`);
    await page.waitForURL('**/auth?returnUrl=%2Fmy-orders');
    await page.getByRole('link', { name: 'Créer un compte' }).click();
    await page.getByLabel('Nom complet').fill('Awa Marie Ndiaye');
    await page.getByLabel('Adresse').fill('Rue 10, Mermoz');
    await page.getByLabel('Téléphone').fill(digits);
    await page.getByRole('button', { name: 'Créer mon compte' }).click();
    const code = page.getByLabel('Code de vérification');
    await expect(code).toBeFocused();
    await page.reload();
    const typed = await codeFor(`+221${digits}`);
    await code.fill(`${typed.slice(0, 3)} ${typed.slice(3)}`);
    await page.waitForURL('**/my-orders');
    await expect(page.getByText('Vous n’avez pas encore de commande.')).toBeVisible();

    const other = await context.newPage();
    await openHydrated(other, `${origin}/my-profile`);
    await expect(other.getByText('Rue 10, Mermoz')).toBeVisible();
    await other.getByRole('main').getByRole('button', { name: 'Se déconnecter' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Se déconnecter' }).click();
    await other.waitForURL('**/auth');
    await page.waitForURL('**/auth?returnUrl=%2Fmy-orders');
    await other.close();
  });
}
