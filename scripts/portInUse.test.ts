import { createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { portInUse } from './portInUse.mjs';

const shop = createServer();
await new Promise<void>((resolve) => void shop.listen(0, '127.0.0.1', resolve));
const { port } = shop.address() as AddressInfo;
afterAll(() => void shop.close());

const refusal = (place: string) =>
  `Port ${place} is in use: stop what uses it, or set PORT to another one. Nothing was built: it would take its files from a shop that runs.`;

it.each([
  ['refuses to build where a shop runs', { PORT: String(port) }, refusal(`${port} of 127.0.0.1`)],
  ['builds where nothing runs', { PORT: '0' }, null],
  ['leaves to the server what is no port', { PORT: 'http' }, null],
  ['leaves to the server what is no address of this machine', { PORT: '0', HOST: '192.0.2.1' }, null],
])('a start %s', async (_claim, env, said) => {
  expect(await portInUse(env)).toBe(said);
});
