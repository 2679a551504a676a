// Runs one check to its end and writes its count: turbo's tasks call it by their name.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { root } from '../pnpm.mjs';
import { checks, countOf, reportOf, reports } from './checks.mjs';

const [name = ''] = process.argv.slice(2);
const check = checks[name];
if (!check) throw new Error(`There is no check «${name}». There are: ${Object.keys(checks).join(', ')}.`);
const { command, args, env, count } = check;

mkdirSync(reports, { recursive: true });
for (const file of [reportOf(name), countOf(name)]) rmSync(file, { force: true });
const started = Date.now();
const child = spawn(command, args, {
  cwd: root,
  env: { ...process.env, ...env },
  stdio: ['ignore', 'pipe', 'pipe'],
});
const output = [];
for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
child.on('error', (error) => output.push(Buffer.from(String(error))));
child.on('close', (code) => {
  const { passed, failed } = count(name, code);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  writeFileSync(countOf(name), JSON.stringify({ passed, failed, seconds }));
  if (failed > 0) console.log(`--- ${name} ---\n${Buffer.concat(output).toString()}`);
  process.exitCode = failed > 0 ? 1 : 0;
});
