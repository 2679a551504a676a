import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The rules whose answer changes with the theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What the page puts in somebody's way, a sentence each; all of axe's rules, or those named.
 * In the page itself and its faults alone: Playwright's own adapter opens a second page for every look
 * and describes what is right too, which takes four times as long.
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
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
