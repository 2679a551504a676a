import type { PartName } from '../parts.ts';
import type { RequiredContent } from './partRule.ts';

/** A part as in a story: its props and its back end. */
export interface Situation {
  name: string;
  props: object;
  store?: object;
}

/** Every file of `part-rules` is the rule of a part; a part may have none. */
const files = import.meta.glob<{ part: PartName; requiredOf: (props: object) => RequiredContent }>(
  './part-rules/*.ts',
  { eager: true, import: 'rule' },
);
const rules = new Map(Object.values(files).map(({ part, requiredOf }) => [part, requiredOf]));

/** Required content of a part for these props. */
export function requiredContent(part: PartName, props: object): RequiredContent {
  return rules.get(part)?.(props) ?? {};
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'");

/** Required content that a rendering lacks, one sentence each. */
export function missingIn(container: Element, { words = [], hrefs = [] }: RequiredContent): string[] {
  const text = plain(container.textContent);
  const links = new Set([...container.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  return [
    ...words.filter((word) => !text.includes(plain(word))).map((word) => `does not say «${word}»`),
    ...hrefs.filter((href) => !links.has(href)).map((href) => `does not lead to ${href}`),
  ];
}
