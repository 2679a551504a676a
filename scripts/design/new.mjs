// A child design of two files: own tokens, everything else inherited.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'postcss';
import { DesignError } from './designError.mjs';
import { propertyIn } from './names.mjs';
import { writeHomeStories } from './stories.mjs';
import { designFolder, writeNew } from './tree.mjs';

const idPattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const packageOf = (id) => ({
  name: `@teranga/design-${id}`,
  private: true,
  version: '0.1.0',
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: { '.': './src/index.ts' },
  dependencies: {
    '@teranga/core': 'workspace:*',
    '@teranga/design-default': 'workspace:*',
    '@teranga/design-kit': 'workspace:*',
    '@teranga/ui': 'workspace:*',
    'lucide-react': 'catalog:',
    react: 'catalog:',
  },
});

/** An inherited home needs the requests of the default's home. */
function homeRequestsOf(root) {
  const index = readFileSync(path.join(designFolder(root, 'default'), 'src/index.ts'), 'utf8');
  const { start, end } = propertyIn(index, 'homeRequests');
  return index.slice(start, end);
}

const indexOf = (id, label, homeRequests) => `import { defineDesign } from '@teranga/design-kit';

/** ${label}: what it renders in its own way. What it leaves out, it inherits. */
export const design = defineDesign({
  id: '${id}',
  label: '${label}',
  ${homeRequests},
  theme: () => import('./theme.css'),
  pages: import.meta.glob('./pages/*Page.tsx'),
  parts: import.meta.glob('./parts/*/index.ts'),
});
`;

/** It inherits the default's home and tokens, and so offers the same settings. */
function manifestOf(root, id, label) {
  const text = readFileSync(path.join(designFolder(root, 'default'), 'design.json'), 'utf8');
  const { settings, ...inherited } = JSON.parse(text);
  const version = '1.0.0';
  const published = { [version]: Object.fromEntries(settings.map(({ name, kind }) => [name, kind])) };
  return { ...inherited, id, label, version, settings, published, migrations: [], preview: null };
}

/**
 * The default's tokens under another id; its fonts belong to its package, so a new design starts
 * with system fonts.
 */
function themeOf(root, id) {
  const theme = parse(readFileSync(path.join(designFolder(root, 'default'), 'src/theme.css'), 'utf8'));
  const layer = theme.nodes.find((node) => node.name === 'layer');
  layer.params = 'design';
  layer.walkRules((rule) => void (rule.selector = rule.selector.replaceAll("'default'", `'${id}'`)));
  layer.walkDecls('--font-fallback', (font) => void (font.value = 'system-ui, sans-serif'));
  layer.walkDecls('--font-display', (font) => void (font.value = 'var(--font-fallback)'));
  layer.raws.before = '';
  return `${layer.toString()}\n`;
}

/** Writes a file of JSON as the tree's are written. */
async function writeJson(root, file, value) {
  const { format } = await import('oxfmt');
  const options = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'));
  const { code } = await format(file, JSON.stringify(value), options);
  writeNew(file, code);
}

/** A design is a package: once its dependencies are linked it renders like any other. */
async function installIn(root) {
  if (!existsSync(path.join(root, 'pnpm-lock.yaml'))) return;
  const { install } = await import('../setup.mjs');
  install();
}

/** Makes the design that `words` name. Returns the message to print. */
export async function run(root, words) {
  const { values, positionals } = parseArgs({
    args: words,
    options: { label: { type: 'string' } },
    allowPositionals: true,
  });
  const [id = ''] = positionals;
  if (!idPattern.test(id))
    throw new DesignError(
      `«${id}» cannot name a design: small letters, digits and hyphens, such as «marche-sandaga».`,
    );
  const label = (values.label ?? `${id[0].toUpperCase()}${id.slice(1)}`).replaceAll(/['\\\n]/g, '’');
  if (existsSync(path.join(root, 'packages', `design-${id}`)))
    throw new DesignError(
      `«${id}» cannot name a design: the package @teranga/design-${id} is the product’s own. Choose another id.`,
    );
  const folder = designFolder(root, id);
  if (existsSync(folder)) throw new DesignError(`${folder} is there already. Nothing was changed.`);
  try {
    // The formatter is available only after the first install.
    await installIn(root);
    await writeJson(root, path.join(folder, 'package.json'), packageOf(id));
    await writeJson(root, path.join(folder, 'design.json'), manifestOf(root, id, label));
    writeNew(path.join(folder, 'src/index.ts'), indexOf(id, label, homeRequestsOf(root)));
    writeNew(path.join(folder, 'src/theme.css'), themeOf(root, id));
    writeHomeStories(root, id);
    await installIn(root);
  } catch (error) {
    // Half a design would be in every later build.
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return [
    `The design «${id}» is there: packages/designs/${id}.`,
    'Its colours and type are in src/theme.css, what operators may set in design.json; everything else it inherits.',
    `Look at it: npm run storybook, and choose it in the toolbar or open «${id}».`,
    'See it in a shop: stop the one that runs, and npm start builds what is new and serves it.',
    `Then give it to a store: npm run store -- design <store> ${id}`,
  ];
}
