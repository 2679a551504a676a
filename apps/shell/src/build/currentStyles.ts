import { parse, type AtRule, type Node } from 'postcss';
import type { Plugin } from 'vite';
import { newestDeclaration } from '../inline/flatSheet.ts';
import { splitFontFaces } from './splitFontFaces.ts';

const [property, value] = newestDeclaration;
const condition = `(${property}:${value})`;

const isCondition = (node: Node): node is AtRule =>
  node.type === 'atrule' && (node as AtRule).name === 'supports' && (node as AtRule).params === condition;

/**
 * A style sheet whose rules only browsers read that load no flat sheet: an older one would apply
 * both. Downloaded font faces are for all browsers.
 */
export function forCurrentBrowsers(styleSheet: string): string {
  const { faces, rest } = splitFontFaces(styleSheet);
  return `${faces}@supports ${condition}{${rest}}`;
}

/** The same style sheet for all browsers. */
export function withoutCondition(styleSheet: string): string {
  const root = parse(styleSheet);
  root.each((node) => {
    if (isCondition(node)) node.replaceWith(node.nodes ?? []);
  });
  return root.toString();
}

/** Limits every built style sheet to the browsers that load no flat sheet. */
export function currentStylesPlugin(): Plugin {
  return {
    name: 'current-styles',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = forCurrentBrowsers(Buffer.from(file.source).toString());
      }
    },
  };
}
