import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Delays before a failed webhook is resent, in milliseconds. The real PayTech waits from
 * minutes to hours.
 */
const retryPausesMs = [1_000, 5_000, 30_000];
const timeoutMs = 15_000;

// Names below localhost are this machine's, whatever its resolver knows.
const localLookup: LookupFunction = (host, options, callback) =>
  lookup(host === 'localhost' || host.endsWith('.localhost') ? '127.0.0.1' : host, options, callback);

function post(url: URL, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const call = send(
      url,
      {
        method: 'POST',
        lookup: localLookup,
        timeout: timeoutMs,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.once('timeout', () => call.destroy(new Error('timed out')));
    call.once('error', reject);
    call.end(body);
  });
}

/**
 * Sends a webhook as PayTech does: retries server errors and network failures, but not a 2xx, 3xx
 * or 4xx. Returns the last status, or 0 without a response.
 */
export async function sendWebhook(
  url: string,
  webhook: URLSearchParams,
  pausesMs: readonly number[] = retryPausesMs,
): Promise<number> {
  if (!URL.canParse(url)) return 0;
  for (const pauseMs of [...pausesMs, null]) {
    const status = await post(new URL(url), webhook.toString()).catch(() => 0);
    if (pauseMs === null || (status >= 200 && status < 500)) return status;
    await pause(pauseMs, undefined, { ref: false });
  }
  return 0;
}
