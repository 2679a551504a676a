import type { Page } from '@playwright/test';
import { expect, openHydrated, test } from './shopTest.ts';
import { stores } from './stores.ts';

const opener = (page: Page) => page.locator('main summary', { hasText: 'Filtrer' });
const drawerOf = (page: Page) =>
  page.locator('main details', { has: page.locator('summary', { hasText: 'Filtrer' }) });
const chipsOf = (page: Page) =>
  page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link', { name: /^Retirer/ });
const total = (page: Page) => page.locator('main').getByText(/^\d+ articles?$/);

/**
 * Selects the first value of a filter group that has results; returns its name and its announced
 * count.
 */
async function choose(page: Page, group: string): Promise<{ name: string; count: number }> {
  await opener(page).click();
  const choice = drawerOf(page).getByRole('region', { name: group }).getByRole('link').nth(1);
  const [, name = '', count = ''] = /^(.*?)\s*(\d+)$/su.exec((await choice.innerText()).trim()) ?? [];
  await choice.click();
  await expect(choice).toBeHidden();
  return { name: name.trim(), count: Number(count) };
}

for (const { design, origin } of stores.slice(0, 1)) {
  test(`${design}: a choice of the drawer shows as many products as it said; back, forward and reload keep it`, async ({
    page,
  }) => {
    await openHydrated(page, `${origin}/products?page=2`);
    // First with fetched, then with cached data: the focus follows the page and does not end up at
    // its bottom.
    for (const step of ['Suivant', 'Précédent']) {
      await page.getByRole('link', { name: step }).press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    const category = await choose(page, 'Catégories');
    await expect(page).toHaveURL((url) => url.searchParams.get('category') === category.name);
    expect(new URL(page.url()).searchParams.get('page')).toBe(null);
    await expect(total(page)).toHaveText(new RegExp(`^${category.count} article`));
    await expect(chipsOf(page)).toHaveText([new RegExp(category.name)]);

    const collection = await choose(page, 'Collections');
    await expect(total(page)).toHaveText(new RegExp(`^${collection.count} article`));
    await expect(chipsOf(page)).toHaveText([new RegExp(collection.name)]);

    await page.goBack();
    await expect(chipsOf(page)).toHaveText([new RegExp(category.name)]);
    await page.goForward();
    await expect(chipsOf(page)).toHaveText([new RegExp(collection.name)]);
    await page.reload();
    await expect(total(page)).toHaveText(new RegExp(`^${collection.count} article`));
    await chipsOf(page).click();
    await expect(chipsOf(page)).toHaveCount(0);
  });

  test(`${design}: what no address should hold is read as absent, and a search for signs finds nothing`, async ({
    page,
  }) => {
    const search = 'x'.repeat(10_000);
    await openHydrated(page, `${origin}/products?page=-1&price_min=abc&category=%00&sort=1`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boutique');
    await expect(chipsOf(page)).toHaveCount(0);
    for (const text of [search, '%F0%9F%98%80', '%25', '_']) {
      await page.goto(`${origin}/products?search=${text}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Résultats pour\s«\s.+\s»$/);
      await expect(
        page.getByText('Aucun produit ne correspond aux critères sélectionnés.').first(),
      ).toBeVisible();
    }
  });
}
