import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastLabel } from '../.storybook/docs/contrastLabel.ts';
import { networks } from '../.storybook/networks.ts';
import { textSizes } from '../.storybook/textSizes.ts';

const designs = path.join(import.meta.dirname, '../packages/designs');
const ui = path.join(import.meta.dirname, '../packages/ui/src');

/** The stories of a folder, those of its folders too, as one text. */
function storiesBelow(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

const ids = readdirSync(designs).filter((id) => existsSync(path.join(designs, id, 'src/index.ts')));
const indexSource = (id: string) => readFileSync(path.join(designs, id, 'src/index.ts'), 'utf8');
const stories = new Map<string, string>(ids.map((id) => [id, storiesBelow(path.join(designs, id, 'src'))]));
const shown = (id: string) => `${stories.get(id) ?? ''}${stories.get('default') ?? ''}`;

describe('the toolbar', () => {
  it('offers values that survive a URL: words of letters, digits and hyphens', () => {
    const values = [...ids, ...Object.keys(networks), ...Object.keys(textSizes)];
    expect(values.filter((value) => !/^[a-z][a-z0-9-]*$/.test(value))).toEqual([]);
  });
});

describe('the page of tokens', () => {
  const tokens = {
    '--color-page': '#ffffff',
    '--color-ink': '#000000',
    '--color-primary': '#000000',
    '--color-on-primary': '#ffffff',
  };

  it('measures a colour on the colour that it lies on', () => {
    expect(contrastLabel('--color-on-primary', tokens)).toBe('21,00\u00A0: 1 sur --color-primary · texte');
  });

  it('measures the others on the page', () => {
    expect(contrastLabel('--color-ink', tokens)).toBe('21,00\u00A0: 1 sur --color-page · texte');
  });
});

describe('the stories of', () => {
  it.each(ids)('%s show every page and part it implements, in its own or the default’s', (id) => {
    const names = [...indexSource(id).matchAll(/import\('\.\/(?:pages\/(\w+)\.tsx|parts\/(\w+)\/)/g)];
    const unseen = names
      .map(([, page, part]) => page ?? part ?? '')
      .filter((name) => !shown(id).includes(`/${name}.tsx'`));
    expect(unseen).toEqual([]);
  });

  it('the primitives show every component', () => {
    const kinds = readdirSync(ui, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const isRendered = (kind: string) =>
      readdirSync(path.join(ui, kind)).some((file) => /^[A-Z]\w+\.tsx$/.test(file));
    const isShown = (kind: string) => storiesBelow(path.join(ui, kind)) !== '';
    expect(kinds.filter((kind) => isRendered(kind) && !isShown(kind))).toEqual([]);
  });

  it('all use the same name for the same situation', () => {
    const other = /name: '(?:En route|En chemin|En panne|Échec|Réduit|En promotion)'/;
    expect([...stories].filter(([, text]) => other.test(text)).map(([id]) => id)).toEqual([]);
  });
});
