import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const repository = path.join(import.meta.dirname, '../..');
const root = mkdtempSync(path.join(tmpdir(), 'teranga-check-test-'));
const home = path.join(root, 'packages/designs');

/** How long a command may take on a busy machine, in milliseconds. */
const commandTimeoutMs = 60_000;

/** A tree with the real tools and designs that are copies. */
beforeAll(() => {
  mkdirSync(home, { recursive: true });
  cpSync(path.join(repository, 'scripts'), path.join(root, 'scripts'), { recursive: true });
  for (const place of ['packages/design-manifest', 'apps', 'node_modules'])
    symlinkSync(path.join(repository, place), path.join(root, place));
});
afterAll(() => rmSync(root, { recursive: true }));

/** A design called `id`, changed. */
function aDesign(id: string, change: (file: (name: string) => string) => void): void {
  cpSync(path.join(repository, 'packages/designs/lybalikou'), path.join(home, id), {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
  const file = (name: string) => path.join(home, id, name);
  for (const name of ['design.json', 'src/index.ts', 'src/theme.css'])
    writeFileSync(
      file(name),
      readFileSync(file(name), 'utf8')
        .replaceAll("'lybalikou'", `'${id}'`)
        .replaceAll('"lybalikou"', `"${id}"`),
    );
  change(file);
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replaceAll(from, to));
}

/** What the command says, and its exit code. */
function check(id: string): { code: number; said: string } {
  try {
    const said = execFileSync(
      process.execPath,
      [path.join(root, 'scripts/design.mjs'), 'check', id, '--files'],
      { encoding: 'utf8', stdio: 'pipe' },
    );
    return { code: 0, said };
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    return { code: status, said: stderr };
  }
}

describe('npm run design -- check', () => {
  it('finds nothing to mend in a design that keeps its promises', { timeout: commandTimeoutMs }, () => {
    aDesign('sain', () => undefined);
    const { code, said } = check('sain');
    expect([code, /0 fatal, 0 error/.test(said)]).toEqual([0, true]);
  });

  it('says what is broken, why, and what to do, and ends with 1', { timeout: commandTimeoutMs }, () => {
    aDesign('casse', (file) => edit(file('src/theme.css'), '--color-ink: #2a1520', '--color-ink: #cccccc'));
    const { code, said } = check('casse');
    const [what = '', why = '', remedy = ''] = said.split('\n');
    expect(what).toContain('ERROR  in cupcake, --color-ink (#cccccc) on --color-page');
    expect([why.trim().slice(0, 4), remedy.trim().slice(0, 3), code]).toEqual(['Why:', 'Do:', 1]);
  });
});
