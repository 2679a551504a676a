import { expect, test } from './shopTest.ts';
import { stores } from './stores.ts';

/**
 * Allowed distance in pixels between an anchor and the position it was scrolled to: rounding only.
 */
const near = 1;

test.use({ isMobile: true, hasTouch: true });

test('rahmou-serwiss: the first tap on a link to a section of the home scrolls to its beginning', async ({
  page,
}) => {
  const origin = stores.find(({ design }) => design === 'rahmou-serwiss')?.origin ?? '';
  await page.goto(`${origin}/`);
  await page.getByRole('link', { name: 'Découvrir nos services' }).tap();
  const away = () =>
    page.evaluate(() => {
      const top = document.querySelector('#services')?.getBoundingClientRect().top ?? 0;
      return Math.abs(top - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
    });
  await expect.poll(away).toBeLessThanOrEqual(near);
});
