import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Bench } from './bench.ts';

const verbsFolder = path.join(import.meta.dirname, 'verbs');
const verbFile = /^([a-z][a-z0-9-]*)\.ts$/;

async function readBench(name: string): Promise<Bench> {
  const module = (await import(path.join(verbsFolder, `${name}.ts`))) as { bench: Bench };
  return module.bench;
}

/** Lists the benchmarks, one line each. */
async function listBenches(names: readonly string[]): Promise<string> {
  const lines = await Promise.all(
    names.map(async (name) => {
      const { about, usage = '' } = await readBench(name);
      return `  npm run bench -- ${[name, usage].filter(Boolean).join(' ')}\n      ${about}`;
    }),
  );
  return lines.join('\n');
}

const names = readdirSync(verbsFolder).flatMap((file) => verbFile.exec(file)?.[1] ?? []);
const [name = '', ...args] = process.argv.slice(2);
if (!names.includes(name)) {
  console.log(
    `${name ? `There is no bench «${name}». ` : ''}What can be measured:\n${await listBenches(names)}`,
  );
  process.exitCode = name ? 1 : 0;
} else {
  await (await readBench(name)).run(args).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
