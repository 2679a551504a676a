import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSettings } from '@teranga/core/lib/settings';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8');
const requested: string[] = [];
readSettings((name) => {
  requested.push(name);
  return null;
});

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

describe('the document for another back end', () => {
  it('has every meta tag that is read, to be filled in', () => {
    const there = names(read('index.html'), /<meta name="([^"]+)" content/g);
    expect(requested.filter((name) => !there.includes(name))).toEqual([]);
  });

  it('has an entry in its guide for the service worker, a separate file beside it', () => {
    const [, worker = ''] = /register\('([^']+)'/.exec(read('src/offline/cacheSeenPages.ts')) ?? [];
    expect(read('../../docs/another-back-end.md')).toContain(`location = ${worker} `);
  });

  it('has every meta tag described in its guide', () => {
    const [, table = ''] = read('../../docs/another-back-end.md').split('## Meta tags');
    const notified = names(table.split('\n## ')[0] ?? '', /^\| `([a-z-]+)`/gm);
    expect(new Set(notified)).toEqual(new Set(requested));
  });
});
