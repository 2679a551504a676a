import type { BrowserContext } from '@playwright/test';
import { launchOldChromium, oldVersions, type OldVersion } from './oldChromium.ts';
import { oldShopper, type OldShopper } from './oldShopper.ts';
import { collectBrowserErrors, expect, test as base } from './shopTest.ts';
import { call } from './staffCall.ts';
import { codeIn, type SentMessage } from './staff.ts';
import { orderForConsole } from './staffPage.ts';
import { stores } from './stores.ts';

const canRun = process.platform === 'linux' && process.arch === 'x64';
/** The version that signs in by hand, whose cookies the others use. */
const first: OldVersion = 90;
const versions = [first, ...oldVersions.filter((version) => version !== first)];
/** What a browser says of policies that are newer than itself. */
const advice = /^Error with Permissions-Policy header/;

const origin = stores[1]?.origin ?? '';
const manager = 'moussa@lybalikou.example';

interface Old {
  version: OldVersion;
  staff: OldShopper;
}

const test = base.extend<Old>({
  version: [first, { option: true }],
  page: async ({ version }, run) => {
    const browser = await launchOldChromium(version);
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, locale: 'fr-SN' });
    page.setDefaultTimeout(30_000);
    if (version === 87) await page.addInitScript(removeBadge);
    await run(page);
    await browser.close();
  },
  browserErrors: async ({ page }, run) => {
    const errors = collectBrowserErrors(page, ['error']);
    await run(errors);
    expect(errors.filter((text) => !advice.test(text))).toEqual([]);
  },
  staff: ({ page }, run) => run(oldShopper(page)),
});

// One worker: a contact gets one code a minute, so the manager signs in once.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let cookies: Awaited<ReturnType<BrowserContext['cookies']>>;

/** Runs in the page: the headless Chromium 87 ends a page that sets the badge of its app. */
function removeBadge(): void {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(Navigator.prototype, name);
}

/** Runs in the page: chooses a file, as the browser's own window would. */
function chooseFile(csv: string): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(new File([csv], 'arrivage.csv', { type: 'text/csv' }));
  if (!input) throw new Error('There is no place for a file.');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

for (const version of canRun ? versions : [])
  test.describe(`Chromium ${version}`, () => {
    test.use({ version });

    if (version === first)
      test('a manager signs in', async ({ page, staff }) => {
        await page.goto(`${origin}/gestion`);
        await staff.write('Téléphone ou adresse e-mail', manager);
        await staff.tap('main button', 'Recevoir un code');
        await staff.sees('Votre code');
        const sent = await page.evaluate(
          async () => (await (await fetch('/dev/outbox.json')).json()) as SentMessage[],
        );
        await staff.write('Code à 6 chiffres', codeIn(sent, manager));
        await staff.tap('main button', 'Se connecter');
        await staff.sees('À confirmer');
        await staff.expectNothingUnseen();
        cookies = await page.context().cookies();
      });

    test('an order is found and confirmed', async ({ page, staff }) => {
      await page.context().addCookies(cookies);
      await page.goto(`${origin}/gestion/aujourdhui`);
      const lastName = `Sarr${version}`;
      const ref = await orderForConsole(page, lastName);
      await staff.tap('nav[aria-label="Écrans, en bas"] a', 'Commandes');
      await staff.tap('main a', ref);
      await page.waitForURL(`**/commandes/${ref}`);
      await staff.tap('main button', 'Confirmer la commande');
      await staff.sees('À préparer');
      await staff.expectNothingUnseen();
    });

    test('a product is changed and saved', async ({ page, staff }) => {
      await page.context().addCookies(cookies);
      // Not from the console: a Chromium 119 in one process crashes where its stream of events is
      // left.
      await page.goto(`${origin}/delivery-info`);
      const { id } = await call<{ id: string }>(page, {
        method: 'POST',
        path: 'admin/products',
        body: { name: `Panier ${version}`, sellingPrice: 5000 },
      });
      await page.goto(`${origin}/gestion/articles/article/${id}`);
      await staff.write('Nom', ' tressé ');
      await staff.tap('main [data-dirty=true] button[type=submit]', 'Enregistrer');
      await staff.sees('Article enregistré.');
      const { name } = await call<{ name: string }>(page, { path: `admin/products/${id}` });
      expect(name).toContain('tressé');
      await staff.expectNothingUnseen();
    });

    test('a file is imported', async ({ page, staff }) => {
      await page.context().addCookies(cookies);
      await page.goto(`${origin}/gestion/articles/importer`);
      await staff.sees('Choisir un fichier');
      await page.evaluate(
        chooseFile,
        `référence,nom,prix\nSAVON-${version}-${Date.now()},Savon noir ${version},1500\n`,
      );
      await staff.tap('main button', 'Vérifier');
      await staff.sees('Ce qui changerait');
      await staff.tap('main button', 'Importer');
      await staff.sees('Annuler cet import');
      await staff.expectNothingUnseen();
    });
  });
