import { expect, type Page } from '@playwright/test';

/**
 * What is looked for: the first seen element of a selector that shows a text or is called by it.
 */
interface Wanted {
  selector: string;
  text: string;
}

/**
 * Runs in the page: brings what is wanted into view; once it stands still, and a tap on it would
 * meet it, says where.
 */
function whereToTap({ selector, text }: Wanted): { x: number; y: number } | null {
  const seen = Array.from(document.querySelectorAll<Element & { stoodAt?: string }>(selector)).find(
    (element) =>
      `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(text) &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible',
  );
  const [box] = seen?.getClientRects() ?? [];
  if (!seen || !box) return null;
  const standsAt = `${box.x} ${box.y}`;
  if (seen.stoodAt !== standsAt) {
    seen.scrollIntoView({ block: 'center', behavior: 'instant' });
    seen.stoodAt = standsAt;
    return null;
  }
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return seen.contains(document.elementFromPoint(place.x, place.y)) ? place : null;
}

/** Runs in the page: what takes taps that nobody can see, and what is closed and yet shown. */
function unseenViolations(): string[] {
  const step = 20;
  const isUnseen = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).opacity === '0' || isUnseen(element.parentElement));
  const violations = new Set<string>();
  for (let x = step; x < innerWidth; x += step)
    for (let y = step; y < innerHeight; y += step) {
      const met = document.elementFromPoint(x, y);
      // Elements in a label are as visible as the label.
      if (isUnseen(met?.closest('label') ?? met))
        violations.add(`unseen, and takes taps: ${met?.outerHTML.slice(0, 120)}`);
    }
  for (const closed of Array.from(document.querySelectorAll('dialog:not([open])')))
    if (getComputedStyle(closed).display !== 'none')
      violations.add(`closed, and shown: ${closed.outerHTML.slice(0, 120)}`);
  return [...violations];
}

/** How long, in milliseconds, something stands still before it is tapped. */
const stillMs = 50;

/**
 * A shopper with a finger, in a browser whose pages Playwright's own locators do not work in: they
 * call functions that it lacks.
 */
export function oldShopper(page: Page) {
  const findPlace = async (selector: string, text: string) => {
    const place = await page
      .waitForFunction(whereToTap, { selector, text }, { polling: stillMs })
      .catch((cause: unknown) => {
        throw new Error(`Nothing can be tapped that is ${selector} with «${text}»`, { cause });
      });
    return (await place.jsonValue()) ?? { x: 0, y: 0 };
  };
  const tap = async (selector: string, text = '') => {
    // The first pointer event renders deferred parts of the page, which may move the target:
    // measure again after it.
    const first = await findPlace(selector, text);
    await page.mouse.move(first.x, first.y);
    const { x, y } = await findPlace(selector, text);
    await page.mouse.click(x, y);
  };
  return {
    tap,
    write: async (label: string, text: string) => {
      await tap('main label', label);
      await page.keyboard.type(text);
    },
    sees: (text: string) =>
      expect.poll(() => page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '))).toContain(text),
    expectNothingUnseen: () => expect.poll(() => page.evaluate(unseenViolations)).toEqual([]),
  };
}

export type OldShopper = ReturnType<typeof oldShopper>;
