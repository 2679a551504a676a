import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { rolldown } from 'rolldown';
import bundle from '../../rolldown.config.ts';
import { writeRuntimeFiles } from '../build/runtimeFiles.ts';
import { afterFile } from './afterFile.ts';

export type Server = ChildProcessByStdio<null, Readable, Readable>;

const serverFolder = path.join(import.meta.dirname, '../..');

/** Builds the server for the calling test file; returns the path of its program. */
export async function buildServer(): Promise<string> {
  // Inside the package, so that the bundle finds its dependencies as the real one does.
  const dist = path.join(serverFolder, 'node_modules', `.server-${randomBytes(4).toString('hex')}`);
  afterFile(() => rm(dist, { recursive: true }));
  const built = await rolldown({ ...(Array.isArray(bundle) ? bundle[0] : bundle), cwd: serverFolder });
  await built.write({ dir: dist, format: 'esm', chunkFileNames: '[name]-[hash].js' });
  await built.close();
  await writeRuntimeFiles(dist);
  return path.join(dist, 'main.js');
}

/** Starts it as a process with these environment variables. */
export function startServer(program: string, env: Record<string, string>): Server {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [program], { env: { PATH, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The line that says where it is ready; logs may come before it. */
export async function readyLineOf(server: Server): Promise<string> {
  for await (const line of createInterface(server.stdout)) if (line.startsWith('ready ')) return line;
  throw new Error(`the server ended without having been ready: ${await text(server.stderr)}`);
}

export async function endOf(server: Server): Promise<{ code: number | null; output: string }> {
  server.stdout.resume();
  const [output, [code]] = await Promise.all([
    text(server.stderr),
    once(server, 'exit') as Promise<[number | null]>,
  ]);
  return { code, output };
}
