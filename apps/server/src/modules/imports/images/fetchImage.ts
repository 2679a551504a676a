import http from 'node:http';
import https from 'node:https';
import {
  ForbiddenAddress,
  guardedLookup,
  isAllowedHost,
  type AddressRule,
} from '../../../platform/net/guardedLookup.ts';
import { isPublicAddress } from '../../../platform/net/isPublicAddress.ts';
import { cleanImage } from '../../../platform/images/cleanImage.ts';
import { HttpError } from '../../../platform/http/httpError.ts';

export interface FetchRules {
  /** Whether an IP address may be contacted. */
  mayFetch: AddressRule;
  maxBytes: number;
  /** Timeout for the whole fetch, redirects included. */
  timeoutMs: number;
  maxRedirects: number;
}

export interface FetchedImage {
  bytes: Buffer;
  /** As the bytes themselves say. */
  extension: string;
}

/** Why an image cannot be fetched: a few French words. */
export class ImageError extends Error {
  override name = 'ImageError';
  /** Another try may succeed. */
  readonly isPassing: boolean;

  constructor(reason: string, isPassing = false) {
    super(reason);
    this.isPassing = isPassing;
  }
}

const privateAddress = 'adresse d’un réseau privé, refusée';
const acceptedTypes = 'image/avif,image/webp,image/jpeg,image/png,image/gif';
const redirects = new Set([301, 302, 303, 307, 308]);

/** Too many requests, or an error of the other server. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

function readAddress(url: string, base: string | undefined, mayFetch: AddressRule): URL {
  if (!URL.canParse(url, base)) throw new ImageError('adresse illisible');
  const address = new URL(url, base);
  if (address.protocol !== 'http:' && address.protocol !== 'https:')
    throw new ImageError('adresse qui n’est ni http ni https');
  if (!isAllowedHost(address, mayFetch)) throw new ImageError(privateAddress);
  return address;
}

/** Which addresses the images of an import may come from. */
export const addressRuleOf = ({
  mayFetchPrivateAddresses,
}: {
  mayFetchPrivateAddresses: boolean;
}): AddressRule => (mayFetchPrivateAddresses ? () => true : isPublicAddress);

/**
 * Why an address could not be fetched from, as far as it says itself; null where it may be tried.
 */
export function addressError(url: string, mayFetch: AddressRule): string | null {
  try {
    readAddress(url, undefined, mayFetch);
    return null;
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    return error.message;
  }
}

function sendRequest(address: URL, rules: FetchRules, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { request } = address.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const headers = {
      accept: acceptedTypes,
      'accept-encoding': 'identity',
      'user-agent': 'Teranga (import)',
    };
    request(address, { signal, headers, agent: false, lookup: guardedLookup(rules.mayFetch) }, resolve)
      .on('error', reject)
      .end();
  });
}

async function readBody(answer: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = new ImageError(`image de plus de ${Math.floor(maxBytes / 1024 / 1024)} Mo`);
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function follow(url: string, rules: FetchRules, signal: AbortSignal): Promise<FetchedImage> {
  let address = readAddress(url, undefined, rules.mayFetch);
  for (let hops = 0; hops <= rules.maxRedirects; hops += 1) {
    const answer = await sendRequest(address, rules, signal);
    try {
      const { statusCode = 0, headers } = answer;
      if (redirects.has(statusCode) && headers.location) {
        address = readAddress(headers.location, address.href, rules.mayFetch);
        continue;
      }
      if (statusCode !== 200) throw new ImageError(`le serveur répond ${statusCode}`, isPassing(statusCode));
      const bytes = await readBody(answer, rules.maxBytes);
      return await cleanImage(bytes);
    } finally {
      answer.destroy();
    }
  }
  throw new ImageError('trop de redirections');
}

/** Fetches an image within the rules; throws an `ImageError` with the reason of a failure. */
export async function fetchImage(url: string, rules: FetchRules): Promise<FetchedImage> {
  const signal = AbortSignal.timeout(rules.timeoutMs);
  try {
    return await follow(url, rules, signal);
  } catch (error) {
    if (error instanceof ImageError) throw error;
    if (error instanceof HttpError) throw new ImageError(error.message);
    if (error instanceof ForbiddenAddress) throw new ImageError(privateAddress);
    if (signal.aborted)
      throw new ImageError(`pas d’image après ${Math.round(rules.timeoutMs / 1000)} secondes`, true);
    throw new ImageError(
      `serveur injoignable (${(error as NodeJS.ErrnoException).code ?? 'erreur inconnue'})`,
      true,
    );
  }
}
