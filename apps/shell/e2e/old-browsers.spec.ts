import path from 'node:path';
import type { Page } from '@playwright/test';
import { aPhone } from './aPhone.ts';
import { launchOldChromium, oldVersions, type OldVersion } from './oldChromium.ts';
import { oldShopper, type OldShopper } from './oldShopper.ts';
import { collectBrowserErrors, expect, mostStocked, openHydrated, test as base } from './shopTest.ts';
import { inVerify, stores } from './stores.ts';

const canRun = process.platform === 'linux' && process.arch === 'x64';
/** The oldest supported version, in which `npm test` orders. */
const oldest: OldVersion = 87;

/** What a browser says of policies that are newer than itself. */
const advice = /^Error with Permissions-Policy header/;

/** What a browser says of scripts that were refused. */
const ofRefusedScripts = /net::ERR_FAILED|dynamically imported module/;

const agency = stores.find(({ design }) => design === 'rahmou-serwiss')?.origin ?? '';

const test = base.extend<{ version: OldVersion; shopper: OldShopper }>({
  version: [87, { option: true }],
  page: async ({ version }, run) => {
    const browser = await launchOldChromium(version);
    const page = await browser.newPage({ viewport: { width: 360, height: 800 }, locale: 'fr-SN' });
    page.setDefaultTimeout(15_000);
    await run(page);
    await browser.close();
  },
  browserErrors: async ({ page }, run) => {
    const errors = collectBrowserErrors(page, ['error']);
    await run(errors);
    expect(errors.filter((text) => !advice.test(text))).toEqual([]);
  },
  shopper: ({ page }, run) => run(oldShopper(page)),
});

/** Runs in the page: the focused element, and the outline it has. */
const focusRing = (): string[] =>
  document.activeElement
    ? [document.activeElement.tagName, getComputedStyle(document.activeElement).outlineStyle]
    : [];

/**
 * Runs in the page: focuses the first choice, and says whether one sees that, and its distance from
 * its question.
 */
function choiceLayout() {
  const most = 16;
  const choice = document.querySelector<HTMLElement>('main fieldset [type=radio]');
  const legend = choice?.closest('fieldset')?.querySelector('legend');
  choice?.focus();
  const below = legend?.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN;
  return {
    isNear: below - (legend?.getBoundingClientRect().bottom ?? 0) < most,
    hasRing: [choice, choice?.closest('label')].some(
      (element) => element && getComputedStyle(element).outlineStyle === 'solid',
    ),
  };
}

async function openProduct(page: Page, shopper: OldShopper): Promise<void> {
  const place = `/products/${await mostStocked(page)}`;
  await shopper.tap(`main a[href="${place}"]:not([aria-haspopup])`);
  await page.waitForURL(`**${place}*`);
}

async function writeOrder(shopper: OldShopper, method: string): Promise<void> {
  await shopper.write('Prénom', 'Awa');
  await shopper.write('Nom', 'Ndiaye');
  await shopper.write('Téléphone', aPhone());
  await shopper.write('Adresse', '12 avenue Lamine Guèye');
  await shopper.write('Ville', 'Dakar');
  await shopper.tap('main label', method);
  await shopper.expectNothingUnseen();
  await shopper.tap('main button[type=submit]', 'ma commande');
}

/** From the cart to the confirmation, with the reference on screen. */
async function orderCart(page: Page, shopper: OldShopper): Promise<void> {
  await page.waitForURL('**/cart');
  await shopper.expectNothingUnseen();
  await shopper.tap('a', 'Passer la commande');
  await page.waitForURL('**/checkout');
  await writeOrder(shopper, 'Paiement à la livraison');
  await page.waitForURL(/\/order-confirmation\?ref=/);
  const link = await page.waitForFunction(() =>
    document.querySelector('main a[href^="/orders-status/"]')?.getAttribute('href'),
  );
  await shopper.sees(path.posix.basename((await link.jsonValue()) ?? ''));
  await shopper.expectNothingUnseen();
}

for (const version of canRun ? oldVersions : [])
  test.describe(`Chromium ${version}`, () => {
    // One worker a version, which is fetched once.
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    test.use({ version });

    for (const { design, origin } of stores) {
      const tag = design === 'default' && version === oldest ? {} : inVerify;
      test(`${design}: the first tap on a page opens the menu`, inVerify, async ({ page, shopper }) => {
        await page.goto(`${origin}/`);
        await shopper.tap('header summary', 'Menu');
        await page.waitForFunction(
          () => document.querySelector('nav[aria-label="Menu"]')?.getClientRects().length,
        );
      });

      test(
        `${design}: a new page's title has no focus ring, a link has one`,
        inVerify,
        async ({ page, shopper }) => {
          await openHydrated(page, `${origin}/`);
          await shopper.tap('header a[href="/cart"]');
          await page.waitForURL('**/cart');
          await expect.poll(() => page.evaluate(focusRing)).toEqual(['H1', 'none']);
          await page.keyboard.press('Tab');
          await expect.poll(() => page.evaluate(focusRing)).toEqual(['A', 'solid']);
        },
      );

      test(`${design}: pages are reloaded repeatedly`, inVerify, async ({ page }) => {
        const places = ['/', '/products', '/about', '/contacts', '/cart', '/delivery-info'];
        for (const place of [...places, ...places, ...places]) {
          await openHydrated(page, `${origin}${place}`);
          await page.waitForLoadState('networkidle');
          await page.reload();
        }
        expect(await page.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
      });

      test(
        `${design}: choices stand right below their question, and show the focus`,
        inVerify,
        async ({ page }) => {
          await page.goto(`${origin}/products`);
          await page.goto(`${origin}/checkout?product=${await mostStocked(page)}&quantity=1`);
          await page.keyboard.press('Tab');
          expect(await page.evaluate(choiceLayout)).toEqual({ isNear: true, hasRing: true });
        },
      );

      test(
        `${design}: the menu opens, and an order paid on delivery is made`,
        tag,
        async ({ page, shopper }) => {
          await openHydrated(page, `${origin}/products`);
          // Without its style sheet, a page has the browser's own margin.
          expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px');
          await shopper.expectNothingUnseen();
          await shopper.tap('header summary', 'Menu');
          await page.waitForFunction(
            () => document.querySelector('nav[aria-label="Menu"]')?.getClientRects().length,
          );
          await shopper.tap('header details[open] > summary > svg:last-child');
          await page.waitForFunction(
            () => !document.querySelector('nav[aria-label="Menu"]')?.getClientRects().length,
          );
          await shopper.expectNothingUnseen();

          await openProduct(page, shopper);
          await shopper.tap('main button', 'Ajouter au panier');
          await shopper.sees('Votre article a été ajouté à votre panier.');
          await shopper.expectNothingUnseen();
          await shopper.tap('a[href="/cart"]');
          await orderCart(page, shopper);
        },
      );

      test(
        `${design}: an order is made with the scripts refused`,
        inVerify,
        async ({ page, shopper, browserErrors }) => {
          await page.route('**/*.js', (route) => route.abort());
          await page.goto(`${origin}/products`);
          await openProduct(page, shopper);
          await shopper.tap('main button', 'Ajouter au panier');
          await orderCart(page, shopper);
          const others = browserErrors.filter((text) => !ofRefusedScripts.test(text));
          browserErrors.splice(0, browserErrors.length, ...others);
        },
      );

      test(`${design}: an order is paid online`, inVerify, async ({ page, shopper }) => {
        await openHydrated(page, `${origin}/products`);
        await openProduct(page, shopper);
        await shopper.tap('main a', 'Acheter maintenant');
        await page.waitForURL('**/checkout?*');
        await writeOrder(shopper, 'Paiement en ligne');
        await page.waitForURL('**/dev/paytech/**');
        await shopper.tap('button', 'Payer');
        await page.waitForURL('**/payment-success/*');
        await shopper.sees('Paiement confirmé');
      });
    }

    test('a quote is requested', inVerify, async ({ page, shopper }) => {
      await openHydrated(page, `${agency}/demande-devis/transfert-aeroport`);
      // Day and month alike: who writes the month first means the same.
      await shopper.write('Date souhaitée', `0505${new Date().getFullYear() + 1}`);
      await shopper.write('Nom complet', 'Awa Ndiaye');
      await shopper.write('Email', 'awa@example.sn');
      await shopper.write('Téléphone', aPhone());
      await shopper.expectNothingUnseen();
      await shopper.tap('button', 'Envoyer ma demande');
      await shopper.tap('button', 'D’accord');
      await shopper.sees('Demande envoyée avec succès !');
    });
  });
