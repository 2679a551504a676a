// The built product with its demo stores, for scripts that take screenshots of it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from './chromium.mjs';
import { root } from './pnpm.mjs';
import { build, install } from './setup.mjs';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Starts the built product in a temporary folder; resolves when it responds. */
async function startShops(port, dataDir) {
  const child = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      EXCHANGE_RATES_URL: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const piece of child.stdout) if (/^ready /m.test(piece.toString())) return child;
  throw new Error('The shops did not start; the lines above say why.');
}

/**
 * Builds and starts the product, and calls `work` with its port, a browser and sharp; ends all of
 * them afterwards.
 */
export async function withShops(work) {
  install();
  const status = build();
  if (status !== 0) process.exit(status);
  // Resolved from the packages that install them: the server uses sharp, the tests Playwright.
  const sharp = createRequire(path.join(root, 'apps/server/package.json'))('sharp');
  const { chromium } = await import('playwright');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'teranga-images-'));
  // As root, PostgreSQL runs under a separate account, which must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const server = await startShops(port, dataDir);
  const ended = once(server, 'exit');
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--lang=fr-FR'],
  });
  try {
    await work({ port, browser, sharp });
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
