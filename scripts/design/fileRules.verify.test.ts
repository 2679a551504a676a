import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fileRules } from '@teranga/design-manifest/rules';
import { bringsParts, filesGroup } from './testDiagnostics.mjs';
import { root } from '../pnpm.mjs';

it('Each file rule has the title that was already reported', () => {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const said = execFileSync(
    process.execPath,
    [vitest, 'list', '--project', 'hooks', 'everyDesign', '--json'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, DESIGN: 'lybalikou' }, stdio: 'pipe' },
  );
  const listed = (JSON.parse(said) as { name: string }[]).map(({ name }) => name);
  const binding = fileRules.filter(({ level }) => level === 'fatal' || level === 'error');
  const wanted = binding.map(({ name }) => `the design lybalikou > ${filesGroup} > ${name}`);
  wanted.push(`the design lybalikou > ${bringsParts}`);
  expect(wanted.filter((name) => !listed.includes(name))).toEqual([]);
});
