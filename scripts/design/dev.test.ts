import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDesign } from './dev.mjs';
import { root } from '../pnpm.mjs';

/** How long Vite may take to start on a busy machine, in milliseconds. */
const startTimeoutMs = 120_000;

describe('npm run design -- dev', () => {
  const shop = createServer(({ headers: { host }, url }, response) => response.end(`shop ${host}${url}`));
  let port = 0;
  let server: Awaited<ReturnType<typeof serveDesign>>;
  let address = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => void shop.listen(0, resolve));
    ({ port } = shop.address() as AddressInfo);
    server = await serveDesign(root, ['lybalikou', `http://lybalikou.localhost:${port}`]);
    address = server.resolvedUrls?.local[0] ?? '';
  }, startTimeoutMs);
  afterAll(async () => {
    await server.close();
    shop.close();
  });

  const read = async (url: string) => (await fetch(new URL(url, address))).text();

  it('names the design in the document', async () => {
    expect(await read('/')).toContain('<meta name="design" content="lybalikou">');
  });

  it('serves every page’s address', async () => {
    expect(await read('/products/robe')).toContain('<meta name="design" content="lybalikou">');
  });

  it('sends calls to the running shop, by its name', async () => {
    expect(await read('/api/store')).toBe(`shop lybalikou.localhost:${port}/api/store`);
  });

  it('refuses a design that does not exist', async () => {
    await expect(serveDesign(root, ['nulle'])).rejects.toThrow('There is no design «nulle»');
  });

  it('refuses an address where no shop answers', async () => {
    await expect(serveDesign(root, ['lybalikou', 'http://localhost:1'])).rejects.toThrow(
      'No shop answers at http://localhost:1',
    );
  });
});
