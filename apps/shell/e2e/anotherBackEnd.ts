import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { aProduct, aProductWithVariations, aService, aStore, aWorld, type World } from '@teranga/testing';
import { laravelAnswers } from '@teranga/testing/laravel/laravelAnswers';
import { handWrittenDocument, listen, sendPlainFile, type Listening } from './plainFiles.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><rect width="4" height="5"/></svg>';
const storeName = 'Chez Awa';
const tokenOfExpiredSession = 'jeton-périmé';

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  const { method = 'GET', url = '/', headers } = incoming;
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
    ...(pieces.length > 0 ? { body: Buffer.concat(pieces) } : {}),
  });
}

/** A shop of five products and four services. */
function aShop(): World {
  const more = ['Calebasse', 'Pagne', 'Bracelet'].map((name) => aProduct({ id: name.toLowerCase(), name }));
  const visa = { id: 'visas', name: 'Visas' };
  return aWorld({
    store: aStore({ store: { id: 'awa', name: storeName, logo: null, design: '' } }),
    products: [aProductWithVariations(), aProduct(), ...more],
    services: [
      aService(),
      aService({ id: 'vol-dubai', name: 'Billet Dakar – Dubaï' }),
      aService({ id: 'visa-schengen', name: 'Visa Schengen', service_category: visa }),
      aService({ id: 'visa-chine', name: 'Visa Chine', service_category: visa }),
    ],
  });
}

/**
 * Somebody else's server: the shell's files, a hand-written document and a Laravel API behind
 * `/api`, on one origin.
 */
export async function serveAnotherBackEnd(
  design: string,
): Promise<Listening & { world: World; calls: string[] }> {
  const world = aShop();
  const calls: string[] = [];
  const answerOf = laravelAnswers(world);
  const document = handWrittenDocument({
    'store-id': '64f0c0ffee64f0c0ffee64f0',
    'store-name': storeName,
    'cdn-base-url': '/images',
    'csrf-token': tokenOfExpiredSession,
    design,
  });
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url = '/' } = incoming;
    const found = await answerOf(await toRequest(incoming));
    calls.push(`${found.status} ${method} ${url}`);
    outgoing.writeHead(found.status, Object.fromEntries(found.headers));
    outgoing.end(await found.text());
  };
  const server = createServer((incoming, outgoing) => {
    const { url = '/' } = incoming;
    if (url.startsWith('/images/')) outgoing.setHeader('content-type', 'image/svg+xml').end(svg);
    else if (/^\/(?:api\/|csrf-token$)/.test(url)) void answer(incoming, outgoing);
    else sendPlainFile(url, document, outgoing);
  });
  return { ...(await listen(server)), world, calls };
}
