import type { HtmlNode } from './htmlNode.ts';

const toNode = (node: Node): HtmlNode => ({
  name: node.nodeName.toLowerCase(),
  text: node.nodeValue ?? '',
  href: node instanceof Element ? node.getAttribute('href') : null,
  children: () => Array.from(node.childNodes, toNode),
});

/** The nodes of an HTML text, parsed by the browser: nothing of it runs or loads. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const { body } = new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html');
  return Array.from(body.childNodes, toNode);
}
