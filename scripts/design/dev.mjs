// The shop in a design, with each change of its files shown at once.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { DesignError } from './designError.mjs';
import { designFolder } from './tree.mjs';

const defaultShop = 'http://localhost:3000';

/** What the running shop answers; the pages and their code come from the design's files. */
const fromShop = ['/api', '/csrf-token', '/cdn'];

/** Names the design in the document; the first meta tag of a name counts. */
const designTag = (id) => ({
  name: 'design-tag',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'design', content: id }, injectTo: 'head-prepend' },
  ],
});

/**
 * Where a shop is connected to, under its own name: Node does not resolve names below localhost.
 */
function connectionTo(shop) {
  const url = new URL(shop);
  const { host } = url;
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1';
  return { target: url.origin, headers: { host } };
}

async function answers({ target, headers }) {
  try {
    return (await fetch(new URL('/api/store', target), { headers })).ok;
  } catch {
    return false;
  }
}

/** Serves the shop in a design, from its files. Returns Vite's server. */
export async function serveDesign(root, [id = '', shop = defaultShop]) {
  if (!existsSync(path.join(designFolder(root, id), 'src/index.ts')))
    throw new DesignError(
      `There is no design «${id}»: make it with \`npm run design -- new ${id || '<id>'}\`.`,
    );
  if (!URL.canParse(shop) || !(await answers(connectionTo(shop))))
    throw new DesignError(`No shop answers at ${shop}: start one with npm start, or name its address.`);
  const folder = path.join(root, 'apps/shell');
  const server = await createServer({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    plugins: [designTag(id)],
    server: {
      proxy: Object.fromEntries(fromShop.map((prefix) => [prefix, connectionTo(shop)])),
    },
  });
  return server.listen();
}

/** Serves until it is stopped. Returns the message to print. */
export async function run(root, words) {
  const { resolvedUrls } = await serveDesign(root, words);
  return [
    `«${words[0]}» with the data of ${words[1] ?? defaultShop}: ${resolvedUrls.local[0]}`,
    'Each change shows at once. Stop with Ctrl+C.',
  ];
}
