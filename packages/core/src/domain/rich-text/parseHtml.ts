import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { HtmlNode } from './htmlNode.ts';

type Node = DefaultTreeAdapterTypes.Node;

const childrenOf = (node: Node | undefined): Node[] => (node && 'childNodes' in node ? node.childNodes : []);
const childNamed = (node: Node | undefined, name: string) =>
  childrenOf(node).find(({ nodeName }) => nodeName === name);

const toNode = (node: Node): HtmlNode => ({
  name: node.nodeName,
  text: defaultTreeAdapter.isTextNode(node) ? node.value : '',
  href: ('attrs' in node ? node.attrs : []).find(({ name }) => name === 'href')?.value ?? null,
  children: () => childrenOf(node).map(toNode),
});

/** The nodes of an HTML text, as browsers parse it. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const body = childNamed(childNamed(parse(`<!doctype html>${html}`), 'html'), 'body');
  return childrenOf(body).map(toNode);
}
