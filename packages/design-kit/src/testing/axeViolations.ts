import axe, { type NodeResult } from 'axe-core';

/** Contrast is checked from the tokens: without a browser there is nothing to measure. */
const measured = { 'color-contrast': { enabled: false } };

/** What varies between designs but does not matter to a screen reader. */
const unheard = ['class', 'style', 'src', 'srcset', 'sizes'];
/** The ids that React makes. */
const reactId = /_r_\w+_/g;

/** The content of an element as a screen reader knows it. */
function bare(main: HTMLElement): string {
  const copy = document.importNode(main, true);
  for (const element of copy.querySelectorAll('*')) for (const name of unheard) element.removeAttribute(name);
  return copy.innerHTML.replaceAll(reactId, '_');
}

/** Results by markup: an inherited page is identical in every design, and axe is slow in jsdom. */
const found = new Map<string, string[]>();

/** Rules for whole pages, which do not apply to parts rendered side by side. */
const ofPages = [
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
  'page-has-heading-one',
  'heading-order',
  'region',
];
const ofPagesOff = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));

/** Maximum characters quoted per element, and maximum elements listed. */
const longestElement = 120;
const mostElements = 3;

function elementsOf(nodes: readonly NodeResult[]): string {
  const elements = nodes
    .slice(0, mostElements)
    .map(({ html }) => html.replaceAll(/\s+/g, ' '))
    .map((html) => (html.length > longestElement ? `${html.slice(0, longestElement)}…` : html));
  const more = nodes.length - elements.length;
  return [...elements, ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}

/**
 * The situations that elements belong to, if several are rendered side by side; empty for a page,
 * which is rendered alone.
 */
function situationsOfNodes(nodes: readonly NodeResult[]): string {
  const names = nodes.flatMap(({ element }) => {
    const name = element?.closest('[data-situation]')?.getAttribute('data-situation');
    return name ? [name] : [];
  });
  return names.length > 0 ? `${[...new Set(names)].join(', ')}: ` : '';
}

/** Accessibility violations, one sentence each; `isPage` distinguishes a page from parts. */
export async function axeViolations(main: HTMLElement, isPage = true): Promise<string[]> {
  const markup = bare(main);
  const cachedLines = found.get(markup);
  if (cachedLines) return cachedLines;
  const { violations } = await axe.run(main, {
    rules: isPage ? measured : { ...measured, ...ofPagesOff },
    resultTypes: ['violations'],
    elementRef: true,
  });
  const lines = violations.map(
    ({ id, help, nodes }) => `${situationsOfNodes(nodes)}${help} (${id}): ${elementsOf(nodes)}`,
  );
  found.set(markup, lines);
  return lines;
}
