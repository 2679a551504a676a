import type { Browser, Page } from 'playwright';
import type { Answer, CountingProxy } from '../countingProxy.ts';
import type { Row } from '../report.ts';
import { measureBytes, printDetail, settle } from './measureBytes.ts';

/** The phone of all visits. */
export const phone = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 };

/**
 * Time in milliseconds that a step may take: bytes are counted, not time, and the machine may be
 * busy.
 */
const stepTimeoutMs = 180_000;

/** A shopper's steps: what each is called, and what leads to it. */
export type Step = [what: string, go: (page: Page) => Promise<unknown>];

export interface Visit {
  name: string;
  savesData: boolean;
  hasScripts: boolean;
  steps: readonly Step[];
  goalBytes: number;
}

/** Walks through the steps with an empty cache. One row for each, and one for all of them. */
export async function visit(
  browser: Browser,
  proxy: CountingProxy,
  { name, savesData, hasScripts, steps, goalBytes }: Visit,
): Promise<Row[]> {
  const context = await browser.newContext({
    ...phone,
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: hasScripts,
    ...(savesData ? { extraHTTPHeaders: { 'save-data': 'on' } } : {}),
  });
  if (savesData)
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
  const page = await context.newPage();
  page.setDefaultTimeout(stepTimeoutMs);
  const title = savesData ? name : `${name}, mode off`;
  const all: Answer[] = [];
  const rows: Row[] = [];
  for (const [what, go] of steps) {
    await go(page);
    const answers = await settle(page, proxy);
    all.push(...answers);
    rows.push({ page: `${title} ${what}`, ...measureBytes(answers), goal: '' });
  }
  const sums = measureBytes(all);
  const goal = sums.total <= goalBytes ? 'met' : 'missed';
  printDetail(all);
  await context.close();
  return [...rows, { page: `${title}, in all`, ...sums, goal: savesData || !hasScripts ? goal : '' }];
}
