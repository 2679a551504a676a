import { createElement, Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './RichText.module.css';

/** A node of sanitised text: a string, or an element with its children. */
export type RichNode = string | { tag: string; href?: string; children: RichNode[] };

/** Demotes a store's headings below the page's own. */
const renderedTag: Record<string, string> = { h2: 'h3', h3: 'h4', h4: 'h5', b: 'strong', i: 'em' };
const plainTags = new Set(
  'p strong em u ul ol li blockquote caption thead tbody tr th td'
    .split(' ')
    .concat(Object.keys(renderedTag)),
);

function renderNode(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br') return createElement('br');
  const inside = children.map(renderNode);
  if (tag === 'a') return createElement('a', { href, rel: 'nofollow noopener' }, ...inside);
  if (tag === 'table')
    return createElement(
      'div',
      { className: styles.scroller, role: 'group', 'aria-label': 'Tableau', tabIndex: 0 },
      createElement('table', null, ...inside),
    );
  return createElement(plainTags.has(tag) ? (renderedTag[tag] ?? tag) : Fragment, null, ...inside);
}

/** A store's formatted text, such as a product's description. Renders nothing if there is none. */
export function RichText({ nodes, className }: { nodes: RichNode[]; className?: string | undefined }) {
  if (nodes.length === 0) return null;
  return createElement('div', { className: classNames(styles.text, className) }, ...nodes.map(renderNode));
}
