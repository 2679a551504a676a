import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll } from 'vitest';

/** A small single-colour image. */
export const anImage = (
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif',
  background = '#336699',
): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

export interface ImageServer {
  origin: string;
  port: number;
  /** Requested paths, in order. */
  requested: string[];
}

/** A local server that answers by path, closed after the test file; unknown paths get 404. */
export async function imageServer(answers: Record<string, RequestListener>): Promise<ImageServer> {
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    const answer = answers[path];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, port, requested };
}
