import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { describe, expect, it } from 'vitest';
import { contrastLabel } from '../.storybook/docs/contrastLabel.ts';
import { readDesignFolders } from '../apps/shell/src/build/designFolders.ts';
import { networks } from '../.storybook/networks.ts';
import { textSizes } from '../.storybook/textSizes.ts';

const designs = path.join(import.meta.dirname, '../packages/designs');
const ui = path.join(import.meta.dirname, '../packages/ui/src');
const consoleParts = path.join(import.meta.dirname, '../apps/console/src/parts');

/** The story files of a folder, those of its folders too. */
const storyFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => path.join(folder, file));

/** The stories of a folder, those of its folders too, as one text. */
function storiesBelow(folder: string): string {
  if (!existsSync(folder)) return '';
  return storyFiles(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

type Value = ESTree.Expression | null | undefined;

/** What an object in code has under a name. */
function valueIn(object: Value, name: string): Value {
  if (object?.type !== 'ObjectExpression') return null;
  for (const property of object.properties)
    if (property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name)
      return property.value;
  return null;
}

/** What a file of stories says of its component; null for the parameters of inherited stories. */
function descriptionIn(file: string): unknown {
  const { body } = parseSync(file, readFileSync(file, 'utf8')).program;
  const [meta] = body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .filter(({ id }) => id.type === 'Identifier' && id.name === 'meta')
    .map(({ init }) => (init?.type === 'TSSatisfiesExpression' ? init.expression : init));
  const isInherited =
    meta?.type === 'ObjectExpression' && meta.properties.some(({ type }) => type === 'SpreadElement');
  if (isInherited) return null;
  const words = ['parameters', 'docs', 'description', 'component'].reduce<Value>(valueIn, meta);
  return words?.type === 'Literal' ? words.value : undefined;
}

const folders = readDesignFolders(designs);
const ids = folders.map(({ id }) => id);

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
  it.each(folders.map(({ id, units }) => [id, units] as const))(
    '%s show every page and part it implements, in its own or the default’s',
    (id, units) => {
      expect([...units].filter((name) => !shown(id).includes(`/${name}.tsx'`))).toEqual([]);
    },
  );

  it('the primitives show every component', () => {
    const kinds = readdirSync(ui, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const isRendered = (kind: string) =>
      readdirSync(path.join(ui, kind)).some((file) => /^[A-Z]\w+\.tsx$/.test(file));
    const isShown = (kind: string) => storiesBelow(path.join(ui, kind)) !== '';
    expect(kinds.filter((kind) => isRendered(kind) && !isShown(kind))).toEqual([]);
  });

  // Without a description the page of documentation shows the code's comment, which is English.
  it('pages, parts, primitives and the console’s parts say in French what they are', () => {
    const unsaid = [...ids.map((id) => path.join(designs, id, 'src')), ui, consoleParts]
      .flatMap(storyFiles)
      .filter((file) => descriptionIn(file) === undefined);
    expect(unsaid).toEqual([]);
  });

  it('all use the same name for the same situation', () => {
    const other = /name: '(?:En route|En chemin|En panne|Échec|Réduit|En promotion)'/;
    expect([...stories].filter(([, text]) => other.test(text)).map(([id]) => id)).toEqual([]);
  });
});
