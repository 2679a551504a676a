// Serves the built boards, and the images that stories reference, over HTTP.
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../pnpm.mjs';

const site = path.join(root, '.shots/site');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** How long, in milliseconds, they may take on a busy machine. */
const longestBuildMs = 300_000;

/** Build failure of the stories, with the tool's output `output`. */
export class BoardsError extends Error {
  constructor(output) {
    super(`The boards could not be built:\n${output}`);
    this.output = output;
  }
}

/** Builds every story into the boards. */
export function buildBoards() {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', '--config', '.storybook/shots/vite.config.ts', '--logLevel', 'error'];
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: longestBuildMs,
  });
  if (status !== 0) throw new BoardsError(stderr);
}

/**
 * An image determined by a name, distinct from those of other names, with a diagonal that shows how
 * it is cropped.
 */
function imageFor(name) {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const fill = (lightness) => `hsl(${hue} 45% ${lightness}%)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 8 10"><path fill="${fill(72)}" d="M0 0h8v10H0z"/><path fill="${fill(48)}" d="M0 10 8 0v10z"/></svg>`;
}

/** Serves the boards; any other path returns an image. */
export async function serveBoards() {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://boards');
    const file = path.join(site, pathname);
    response.setHeader('cache-control', 'max-age=3600');
    response.setHeader('access-control-allow-origin', '*');
    if (existsSync(file) && types[path.extname(file)]) {
      response.setHeader('content-type', types[path.extname(file)]);
      createReadStream(file).pipe(response);
    } else response.setHeader('content-type', 'image/svg+xml').end(imageFor(pathname));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: server.address().port, stop: () => server.close() };
}
