import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { afterFile } from '../../testing/afterFile.ts';
import { testDatabase } from '../../testing/testDatabase.ts';
import { isBehindPool } from './connectionPool.ts';

const { url } = await testDatabase();
const keyHeader = Buffer.from([0x4b, 0, 0, 0, 12]);

/** Passes everything on, and names a process of its own, as PgBouncer does. */
async function aPool(): Promise<string> {
  const { hostname, port } = new URL(url);
  const server = createServer((client) => {
    const postgres = connect(Number(port), hostname);
    client.pipe(postgres);
    postgres.on('data', (piece: Buffer) => {
      const at = piece.indexOf(keyHeader);
      if (at >= 0) piece.writeInt32BE(4_711, at + keyHeader.length);
      client.write(piece);
    });
    postgres.on('close', () => client.destroy());
    for (const socket of [client, postgres]) socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(async () => {
    server.close();
    await once(server, 'close');
  });
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as AddressInfo).port);
  return address.href;
}

it('The server distinguishes PostgreSQL from a connection pool in front of it', async () => {
  expect(await isBehindPool(url)).toBe(false);
  expect(await isBehindPool(await aPool())).toBe(true);
});
