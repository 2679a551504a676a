import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseFragment, serialize } from 'parse5';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { readIconNames } from './iconNames.ts';

const library = 'lucide-react';
const barrelId = '\0icons';
const iconShapesId = '\0icon-shapes';
const iconPrefix = '\0icon:';
const makeIcon = path.join(import.meta.dirname, '../icons/makeIcon.ts');

/** The content of an icon's `<svg>`, as the library renders it. */
function iconShapeOf(icon: ComponentType): string {
  const [svg] = parseFragment(renderToStaticMarkup(createElement(icon))).childNodes;
  return svg && 'childNodes' in svg ? serialize(svg) : '';
}

function iconNamed(icons: Record<string, ComponentType>, name: string): ComponentType {
  const icon = icons[name];
  if (!icon) throw new Error(`${library} has no icon ${name}. Look its name up on lucide.dev.`);
  return icon;
}

/**
 * Replaces the icon library by names. The server has rendered the icons' paths into the page, so a
 * home need not load them; they are one chunk, `virtual:icon-shapes`, for later renders.
 */
export function iconsPlugin(sources: readonly string[]): Plugin {
  const names = readIconNames(sources);
  const find = createRequire(path.join(import.meta.dirname, '../../../../packages/ui/package.json'));
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (source) => {
      if (source === library) return barrelId;
      if (source === 'virtual:icon-shapes') return iconShapesId;
      return source.startsWith(iconPrefix) ? source : null;
    },
    async load(id) {
      if (id === barrelId) {
        const lines = names.map(
          (name) => `export { default as ${name} } from ${JSON.stringify(iconPrefix + name)};`,
        );
        return { code: lines.join('\n'), moduleSideEffects: false };
      }
      if (id.startsWith(iconPrefix)) {
        const name = JSON.stringify(id.slice(iconPrefix.length));
        const code = `import { makeIcon } from ${JSON.stringify(makeIcon)};\nexport default /*#__PURE__*/ makeIcon(${name});`;
        return { code, moduleSideEffects: false };
      }
      if (id !== iconShapesId) return null;
      const icons = (await import(pathToFileURL(find.resolve(library)).href)) as Record<
        string,
        ComponentType
      >;
      const iconShapes = names.map((name) => [name, iconShapeOf(iconNamed(icons, name))]);
      return `export const iconShapes = ${JSON.stringify(Object.fromEntries(iconShapes))};`;
    },
  };
}
