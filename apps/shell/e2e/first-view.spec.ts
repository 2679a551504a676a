import type { Page } from '@playwright/test';
import { expect, test } from './shopTest.ts';
import { stores } from './stores.ts';

/** What is not laid out yet, however near it comes, and how the document is marked. */
const lookBelow = (page: Page) =>
  page.evaluate(() => ({
    mark: document.documentElement.dataset['firstView'] ?? '',
    held: [...document.querySelectorAll('main *, footer')].filter(
      (piece) => getComputedStyle(piece).contentVisibility === 'hidden',
    ).length,
  }));

for (const { design, origin } of stores)
  for (const path of ['/', '/products', '/cart', '/nulle-part'])
    test(`${design}: ${path} holds nothing back for long, though nobody touches it`, async ({ page }) => {
      await page.goto(`${origin}${path}`);
      await expect.poll(() => lookBelow(page)).toEqual({ mark: '', held: 0 });
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
