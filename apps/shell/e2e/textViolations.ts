import type { Page } from '@playwright/test';

/** Text spacing that every page must bear: WCAG 2.2, criterion 1.4.12. */
export const textSpacing =
  '*{line-height:1.5 !important;letter-spacing:.12em !important;word-spacing:.16em !important}p{margin-bottom:2em !important}';
/** Twice the size of text that the shopper's browser is set to. */
export const doubleText = 'html{font-size:200% !important}';

/** Gives a page a style sheet of the shopper's own, past its Content-Security-Policy. */
export const restyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/**
 * What of a page's text cannot be read: the page is too wide, words are clipped, or a word is
 * broken within.
 */
export const textViolations = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Roundings, and the tails of letters, in pixels. */
    const slack = 4;
    const root = document.documentElement;
    const violations = new Set<string>();
    if (root.scrollWidth > root.clientWidth) violations.add(`the page is ${root.scrollWidth} px wide`);

    /**
     * Whether an element is for screen readers alone, in a box of one pixel, or part of an
     * illustration.
     */
    function isUnseen(element: Element | null): boolean {
      if (element === null || element === root) return false;
      const isDot = element.clientWidth === 1 && element.clientHeight === 1;
      return isDot || element.matches('svg') || isUnseen(element.parentElement);
    }

    /** The box that clips these words; null where they can be read or scrolled to. */
    function clippedBy(element: Element, { left, right, top, bottom, height }: DOMRect): string | null {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        const isSeen = right > edge.left && left < edge.right && bottom > edge.top && top < edge.bottom;
        const isWide = left < edge.left - slack || right > edge.right + slack;
        // A line's box is higher than its letters.
        const isLong = top < edge.top - height / 3 || bottom > edge.bottom + height / 3;
        if (/auto|scroll/.test(overflowX)) {
          // Along one axis it is scrolled through, along both it is a page that is too wide.
          const isBoth =
            box.scrollWidth > box.clientWidth + slack && box.scrollHeight > box.clientHeight + slack;
          return isBoth && isWide ? box.className : null;
        }
        if (/hidden|clip/.test(overflowX) && isWide && isSeen) return box.className;
        if (/hidden|clip/.test(overflowY) && isLong && (isSeen || webkitLineClamp !== 'none'))
          return box.className;
        if (position === 'fixed') return null;
      }
      return right > root.clientWidth + slack && left >= 0 ? 'the window' : null;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      const isSeen = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!element || !isSeen || isUnseen(element)) continue;
      const isAddress = element.closest('a[href^="mailto:"]') !== null;
      for (const match of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        const end = match.index + match[0].length;
        // Addresses, and numbers of registers, have no place of their own to break at.
        const isCode =
          /\S[@./]$/.test(text.data.slice(0, match.index)) || /^[@./]\S/.test(text.data.slice(end));
        const range = document.createRange();
        range.setStart(text, match.index);
        range.setEnd(text, end);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        const lines = new Set(rects.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !isCode && !isAddress) violations.add(`«${match[0]}» is broken`);
        const box = rects.map((rect) => clippedBy(element, rect)).find((each) => each !== null);
        if (box !== undefined)
          violations.add(`«${match[0]}» of «${text.data.trim().slice(0, 40)}» is clipped by ${box}`);
      }
    }
    return [...violations];
  });
