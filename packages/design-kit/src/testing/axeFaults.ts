import axe, { type NodeResult } from 'axe-core';

/** Contrast is reckoned from the tokens: without a browser there is nothing to measure. */
const measured = { 'color-contrast': { enabled: false } };

/** Markup as a screen reader gets it: without what tells one drawing of it from the next. */
const bare = (main: HTMLElement) =>
  main.innerHTML.replaceAll(/ (?:class|style|src|srcset|sizes)="[^"]*"/g, '').replaceAll(/_r_\w+_/g, '_');

/** What was found in markup: an inherited page is drawn alike in every design, and axe is slow without a browser. */
const found = new Map<string, string[]>();

/** What is asked of a whole page: parts that are drawn side by side are none. */
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

/** As much of an element as tells which it is, in letters, and as many as tell what they have in common. */
const longestElement = 120;
const mostElements = 3;

function elementsOf(nodes: readonly NodeResult[]): string {
  const notified = nodes
    .slice(0, mostElements)
    .map(({ html }) => html.replaceAll(/\s+/g, ' '))
    .map((html) => (html.length > longestElement ? `${html.slice(0, longestElement)}…` : html));
  const more = nodes.length - notified.length;
  return [...notified, ...(more > 0 ? [`and ${more} more`] : [])].join(' ');
}

/** In which of the situations that are drawn side by side elements stand; nothing of a page, which is drawn alone. */
function situationsOfNodes(nodes: readonly NodeResult[]): string {
  const names = nodes.flatMap(({ element }) => {
    const name = element?.closest('[data-situation]')?.getAttribute('data-situation');
    return name ? [name] : [];
  });
  return names.length > 0 ? `${[...new Set(names)].join(', ')}: ` : '';
}

/** What a screen reader would stumble over, a sentence each; `isPage` says that it is a page, and not parts. */
export async function axeFaults(main: HTMLElement, isPage = true): Promise<string[]> {
  const markup = bare(main);
  const known = found.get(markup);
  if (known) return known;
  const { violations } = await axe.run(main, {
    rules: isPage ? measured : { ...measured, ...ofPagesOff },
    resultTypes: ['violations'],
    elementRef: true,
  });
  const faults = violations.map(
    ({ id, help, nodes }) => `${situationsOfNodes(nodes)}${help} (${id}): ${elementsOf(nodes)}`,
  );
  found.set(markup, faults);
  return faults;
}
