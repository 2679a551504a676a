// Checks dependency directions, file sizes, and where raw colours are allowed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './pnpm.mjs';

/**
 * Allowed imports of each kind of package; a bare name includes its sub-paths. Node's own modules
 * are for the server and tools.
 */
const rules = {
  contract: { may: ['typebox'] },
  core: {
    may: [
      '@teranga/contract',
      '@reduxjs/toolkit',
      'redux',
      'react-redux',
      'react',
      'react-hook-form',
      '@hookform/resolvers',
      'yup',
      'libphonenumber-js',
    ],
  },
  // Vite parses code when designs are checked; the server's imports do not use it.
  'design-manifest': { may: ['typebox', 'vite'] },
  ui: { may: ['react', 'react-dom', 'lucide-react'] },
  'design-kit': { may: ['@teranga/core', 'react', 'react-dom', 'react-router-dom'] },
  'design-default': {
    may: ['@teranga/core', '@teranga/design-kit', '@teranga/ui', 'react', 'react-dom', 'lucide-react'],
  },
  design: {
    may: [
      '@teranga/core',
      '@teranga/design-kit',
      '@teranga/ui',
      '@teranga/design-default',
      'react',
      'react-dom',
      'lucide-react',
    ],
  },
  shell: {
    may: [
      '@teranga/contract',
      '@teranga/core',
      '@teranga/design-kit',
      '@teranga/ui',
      '@reduxjs/toolkit',
      'redux',
      'react',
      'react-dom',
      'react-redux',
      'react-router-dom',
      'core-js',
      'dialog-polyfill',
      '@oddbird/popover-polyfill',
      'workbox-cacheable-response',
      'workbox-core',
      'workbox-expiration',
      'workbox-routing',
      'workbox-strategies',
    ],
  },
  server: { never: ['react', 'react-dom', 'react-redux', '@teranga/ui', '@teranga/design-kit'] },
  testing: { never: ['@teranga/ui', '@teranga/design-kit', '@teranga/shell', '@teranga/server'] },
};

/**
 * Tests and tools run on a developer's machine only; they may use whatever their package.json
 * lists.
 */
const testFile = /\.(test|test-d|spec|stories)\.tsx?$|\.config\.ts$|\/(e2e|testing|fixtures|build)\//;
const maxLines = 250;
const sourceFile = /\.(ts|tsx|mjs|css|sql)$/;
/** Black and transparent are not colours in a mask. */
const maskColour = /^#0000?$/;
const rawColour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/gi;
const colourHomes = /(?:theme|base)\.css$/;

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', '.turbo'].includes(entry.name) ? [] : filesBelow(place);
    return sourceFile.test(entry.name) ? [place] : [];
  });
}

function packages() {
  const folders = ['apps', 'packages', 'packages/designs'].flatMap((parent) =>
    readdirSync(path.join(root, parent)).map((name) => path.join(root, parent, name)),
  );
  return folders
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
    }));
}

const imported =
  /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

const packageName = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function ruleFor(name) {
  const short = name.replace('@teranga/', '');
  return rules[short] ?? (short.startsWith('design-') ? rules.design : undefined);
}

/** The faults of one import. */
function importFaults(file, specifier, { folder, manifest }) {
  if (specifier.startsWith('.')) {
    const target = path.resolve(path.dirname(file), specifier);
    return target.startsWith(folder + path.sep) || testFile.test(file)
      ? []
      : [`reaches out of its package: ${specifier}`];
  }
  if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) return [];
  const name = packageName(specifier);
  if (name === manifest.name) return [];
  const declared = { ...manifest.dependencies, ...manifest.devDependencies };
  const faults =
    name in declared || testFile.test(file) ? [] : [`imports ${name}, which its package.json does not name`];
  const rule = ruleFor(manifest.name);
  if (!rule || testFile.test(file)) return faults;
  if (rule.may && !rule.may.includes(name))
    faults.push(`may not import ${name} (docs/architecture.md, «Directions»)`);
  if (rule.never?.includes(name))
    faults.push(`must never import ${name} (docs/architecture.md, «Directions»)`);
  return faults;
}

function colourFaults(css) {
  const colours = [...css.matchAll(rawColour)]
    .map(([colour]) => colour)
    .filter((colour) => !maskColour.test(colour));
  return colours.map((colour) => `holds the raw colour ${colour}; use a token`);
}

/** Everything wrong with one file. */
function faultsOf(file, owner) {
  const text = readFileSync(file, 'utf8');
  const faults = [];
  const lines = text.split('\n').length - 1;
  if (lines > maxLines) faults.push(`has ${lines} lines; ask what the second file is (${maxLines} at most)`);
  if (file.endsWith('.css')) {
    if (!colourHomes.test(file)) faults.push(...colourFaults(text));
    return faults;
  }
  if (/\.tsx?$/.test(file) && !file.includes(`${path.sep}demo${path.sep}`)) {
    for (const [, still, dynamic] of text.matchAll(imported))
      faults.push(...importFaults(file, still ?? dynamic, owner));
  }
  return faults;
}

const all = packages().flatMap((owner) =>
  filesBelow(owner.folder).flatMap((file) =>
    faultsOf(file, owner).map((fault) => `${path.relative(root, file)} ${fault}`),
  ),
);
for (const fault of all) console.error(fault);
console.log(all.length === 0 ? 'boundaries: no fault' : `boundaries: ${all.length} faults`);
process.exitCode = all.length === 0 ? 0 : 1;
