import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gte, minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';
import { root } from './pnpm.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const lockFile = read('pnpm-lock.yaml');

/** Packages that require a newer Node than they need, and why they run on ours. */
const exceptions: Record<string, string> = {
  'eslint-plugin-compat': 'asks for 22, loads on 20.19, and only checks our own code',
};

it('every dependency runs on the oldest supported Node', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const oldest = minVersion(engines.node)?.version ?? 'none';
  const packages = lockFile.matchAll(
    /^ {2}'?(@?[^@\n]+)@[^\n]*:\n {4}resolution:[^\n]*\n {4}engines: \{[^\n]*?\bnode: '?([^',}]+)/gm,
  );
  const tooNew = [...packages].flatMap(([, name = '', range = '']) =>
    satisfies(oldest, range) ? [] : [name],
  );
  expect(tooNew).toEqual(Object.keys(exceptions));
});

/** The first version that fixes the published vulnerabilities of earlier ones. */
it.each([['@fastify/static', '10.1.3']])('The package %s is installed as %s or newer', (name, mended) => {
  const versions = [...lockFile.matchAll(new RegExp(`^ {2}'?${name}@([\\d.]+)'?:$`, 'gm'))];
  expect(versions.map(([, version = '']) => gte(version, mended))).toEqual([true, true]);
});

it('dependencies that only make demo images are not installed in production', () => {
  const { dependencies } = JSON.parse(read('apps/server/package.json')) as { dependencies: object };
  expect(Object.keys(dependencies)).not.toContain('@vendure/create');
});
