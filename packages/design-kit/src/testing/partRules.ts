import type { PartName, PartProps } from '../parts.ts';

/** A part as in a story: its props and its back end. */
export interface Situation {
  name: string;
  props: object;
  store?: object;
}

/** What a rendering must contain: texts and links. */
export interface PartRule {
  words?: readonly string[];
  hrefs?: readonly string[];
}

const present = (...values: readonly (string | null | undefined)[]) =>
  values.flatMap((value) => (value ? [value] : []));

/** Content that a part must show of its props in every design. */
const rules: { [N in PartName]?: (props: PartProps[N]) => PartRule } = {
  Header: ({ cart }) => ({ hrefs: [cart.href] }),
  ProductCard: ({ card }) => ({
    words: present(card.name, card.price.current, card.price.previous),
    hrefs: [card.href],
  }),
  Price: ({ price }) => ({ words: present(price.current, price.previous) }),
  SectionTitle: ({ title, more }) => ({ words: [title], hrefs: present(more?.href) }),
  ProductGrid: ({ cards }) => ({ hrefs: cards.map(({ href }) => href) }),
  CategoryTiles: ({ tiles }) => ({ hrefs: tiles.map(({ href }) => href) }),
  CollectionTiles: ({ tiles }) => ({ hrefs: tiles.map(({ href }) => href) }),
  Breadcrumbs: ({ crumbs }) => ({
    words: crumbs.slice(-1).map(({ label }) => label),
    hrefs: present(...crumbs.map(({ href }) => href)),
  }),
  CategoryBar: ({ choices }) => ({
    hrefs: choices.filter((choice) => !choice.isEmpty).map(({ href }) => href),
  }),
  Pagination: ({ pagination }) => ({ hrefs: present(pagination.previousHref, pagination.nextHref) }),
  CartLine: ({ line }) => ({
    words: present(line.name, line.lineTotal, line.warning?.title),
    hrefs: [line.href],
  }),
  OrderLines: ({ lines }) => ({ words: lines.flatMap(({ name, lineTotal }) => [name, lineTotal]) }),
  OrderTotals: ({ totals }) => ({
    words: present(totals.subtotal, totals.discount, totals.delivery, totals.total, totals.currencyNote),
  }),
  Panel: ({ title }) => ({ words: [title] }),
  StatusBadge: ({ state }) => ({ words: [state.label] }),
  OrderHead: ({ order }) => ({ words: [order.ref, order.state.label] }),
  OrderTimeline: ({ entries }) => ({
    words: entries.flatMap(({ dateLabel, state, reason }) => present(dateLabel, state.label, reason)),
  }),
  EmptyState: ({ title, text, action }) => ({
    words: present(title, text, action.label),
    hrefs: [action.href],
  }),
  FailureState: ({ message, back }) => ({ words: [message], hrefs: present(back?.href) }),
  PaymentBanner: ({ banner }) => ({ words: [banner.text], hrefs: [banner.link.href] }),
};

/** Required content of a part for these props. */
export function rulesOf(part: PartName, props: object): PartRule {
  const rule = rules[part] as ((props: object) => PartRule) | undefined;
  return rule?.(props) ?? {};
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'");

/** Required content that a rendering lacks, one sentence each. */
export function missingIn(container: Element, { words = [], hrefs = [] }: PartRule): string[] {
  const text = plain(container.textContent);
  const links = new Set([...container.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  return [
    ...words.filter((word) => !text.includes(plain(word))).map((word) => `does not say «${word}»`),
    ...hrefs.filter((href) => !links.has(href)).map((href) => `does not lead to ${href}`),
  ];
}
