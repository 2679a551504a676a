import { readFileSync } from 'node:fs';
import { parse } from 'postcss';
import type { Plugin } from 'vite';

/** The first statement of a style sheet that names the order of cascade layers. */
function layerStatement(styleSheet: string): string {
  const statement = parse(styleSheet).nodes.find(
    (node) => node.type === 'atrule' && node.name === 'layer' && node.nodes === undefined,
  );
  if (!statement)
    throw new Error('base.css names no order of cascade layers, so a late style sheet could weaken another.');
  return `${statement.toString()};`;
}

/**
 * Prepends the order of cascade layers in `baseFile` to every built style sheet, so that the order
 * does not depend on which one loads first.
 */
export function layerOrderPlugin(baseFile: string): Plugin {
  return {
    name: 'layer-order',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const statement = layerStatement(readFileSync(baseFile, 'utf8'));
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = statement + Buffer.from(file.source).toString();
      }
    },
  };
}
