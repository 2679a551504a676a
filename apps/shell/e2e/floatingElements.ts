import type { Page } from '@playwright/test';

/** The buttons that float over the page, by their names. */
export const floatingButtons = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    return [...document.querySelectorAll('button, a')]
      .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((each) => each.closest('dialog') === null && isFixed(each))
      .map((each) => each.textContent);
  });

/** What stays over the page at the upper and at the lower edge of the window, by its words. */
export const barsThatStay = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null): Element | null =>
      element === null || element.matches('th')
        ? null
        : /fixed|sticky/.test(getComputedStyle(element).position)
          ? element
          : stays(element.parentElement);
    return [4, window.innerHeight - 4]
      .map((top) => stays(document.elementFromPoint(window.innerWidth / 2, top)))
      .flatMap((bar) => (bar ? [bar.textContent.slice(0, 40)] : []));
  });

/**
 * How many pixels of the window's height lie under what is fixed or sticks, in its middle column.
 */
export const coveredHeight = (page: Page) =>
  page.evaluate(() => {
    const stepPx = 4;
    const stays = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('th') &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const rows = Array.from({ length: window.innerHeight / stepPx }, (_, row) => row * stepPx);
    return rows.filter((top) => stays(document.elementFromPoint(window.innerWidth / 2, top))).length * stepPx;
  });
