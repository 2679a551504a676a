import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Rules whose result depends on the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Violations of all axe rules or those named, one sentence each. Runs axe directly: Playwright's
 * adapter opens a second page per run and reports passes too, four times slower.
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    if (!window.axe) throw new Error('The page lost axe.');
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      ...(runOnly ? { runOnly } : {}),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
}

/** The violations of the page by day and, where they depend on the theme, by night. */
export async function axeViolationsByTheme(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const theme of ['cupcake', 'night']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // Finishes running transitions so that final colours are measured; loading animations never
    // end.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
          .map((animation) => animation.finished.catch(() => 'called off')),
      ),
    );
    const found = await axeViolations(page, theme === 'cupcake' ? undefined : colourRules);
    violations.push(...found.map((violation) => `${theme} ${violation}`));
  }
  return violations;
}
