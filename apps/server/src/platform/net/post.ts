import http from 'node:http';
import https from 'node:https';
import { ForbiddenAddress, guardedLookup, isAllowedHost, type AddressRule } from './guardedLookup.ts';

/** Less than a job may take before another process takes it over. */
export const postTimeoutMs = 10_000;
const firstSuccess = 200;
const afterSuccess = 300;

/** How an attempt ended. */
export interface Attempt {
  /** Of the answer; null without one. */
  status: number | null;
  /** Null for a success. */
  error: string | null;
}

function request(
  url: URL,
  body: string | Buffer,
  headers: Record<string, string>,
  mayContact: AddressRule,
): Promise<number> {
  const send = url.protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      lookup: guardedLookup(mayContact),
      signal: AbortSignal.timeout(postTimeoutMs),
    };
    send(url, options, (answer) => {
      resolve(answer.statusCode ?? 0);
      // Only its status matters: a body may be endless.
      answer.destroy();
    })
      .on('error', reject)
      .end(body);
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof ForbiddenAddress) return 'adresse d’un réseau privé, refusée';
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError')
    return `pas de réponse après ${postTimeoutMs / 1_000} secondes`;
  return `serveur injoignable (${code ?? 'erreur inconnue'})`;
}

/** Posts a body. Redirects are not followed: they could lead anywhere. */
export async function post(
  address: string,
  body: string | Buffer,
  headers: Record<string, string>,
  mayContact: AddressRule,
): Promise<Attempt> {
  try {
    const url = new URL(address);
    if (!isAllowedHost(url, mayContact)) throw new ForbiddenAddress(url.hostname);
    const status = await request(url, body, headers, mayContact);
    const isTaken = status >= firstSuccess && status < afterSuccess;
    return { status, error: isTaken ? null : `le serveur répond ${status}` };
  } catch (error) {
    return { status: null, error: reasonOf(error) };
  }
}
