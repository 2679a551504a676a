import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './pnpm.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 ** 2,
})
  .split('\n')
  .filter(Boolean);
const folders = files.flatMap((file) =>
  file.split('/').map((_, index, names) => names.slice(0, index).join('/')),
);
const existingPaths = new Set([...files, ...folders]);

/** Decisions describe how things were when they were taken. */
const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'));

/** A path from the root in code quotes; one with a placeholder names no file. */
const quotedPath = /`((?:apps|packages|scripts|docs|shots|\.storybook)\/[\w./@-]+)`/g;
const linkTarget = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

const isBuilt = (name: string) => name.split('/').includes('dist');

/** Files and folders that a document names, from the root, without those that a build writes. */
function namedPaths(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  const quoted = [...text.matchAll(quotedPath)].map(([, name = '']) => name);
  const linked = [...text.matchAll(linkTarget)].map(([, target = '']) =>
    path.join(path.dirname(document), decodeURI(target)),
  );
  return [...quoted, ...linked].map((name) => name.replace(/\/$/, '')).filter((name) => !isBuilt(name));
}

it.each(documents)('The document %s names files that exist', (document) => {
  expect(namedPaths(document).filter((name) => !existingPaths.has(name))).toEqual([]);
});
