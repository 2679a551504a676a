import { Agent, request } from 'node:http';
import type { OrderRequestWire } from '@teranga/contract';
import { orderStore } from './orderStore.ts';

/** A response; status 0 when there was none. */
export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const timeoutMs = 30_000;
const lost: Answer = { status: 0, body: {} };

function toBody(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** A shopper with their own connection and session. */
export class Shopper {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #headers: Record<string, string> = {};

  constructor(port: number) {
    this.#port = port;
  }

  /** Requests a session; false while the server does not respond. */
  async enter(): Promise<boolean> {
    const { status, body, cookie } = await this.#send('GET', '/csrf-token', null, {});
    if (status !== 200) return false;
    this.#headers = { cookie, 'x-csrf-token': String(body['csrfToken']) };
    return true;
  }

  /** Goes on in the session of another: the same shopper over a second connection. */
  join(other: Shopper): void {
    this.#headers = other.headers;
  }

  /** What every call of theirs carries. */
  get headers(): Record<string, string> {
    return { ...this.#headers };
  }

  post(path: string, payload: object | null, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#send('POST', path, payload, { ...this.#headers, ...headers });
  }

  order(order: OrderRequestWire, key: string): Promise<Answer> {
    return this.post('/api/orders', order, { 'idempotency-key': key });
  }

  leave(): void {
    this.#agent.destroy();
  }

  #send(
    method: string,
    path: string,
    payload: object | null,
    headers: Record<string, string>,
  ): Promise<Answer & { cookie: string }> {
    return new Promise((resolve) => {
      const text = payload === null ? '' : JSON.stringify(payload);
      const call = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path,
          agent: this.#agent,
          timeout: timeoutMs,
          headers: {
            host: orderStore.host,
            accept: 'application/json',
            ...(payload && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            ...headers,
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('error', () => resolve({ ...lost, cookie: '' }));
          response.once('end', () => {
            const cookie = (response.headers['set-cookie'] ?? [])
              .map((each) => each.split(';', 1)[0])
              .join('; ');
            resolve({
              status: response.statusCode ?? 0,
              body: toBody(Buffer.concat(parts).toString()),
              cookie,
            });
          });
        },
      );
      call.once('timeout', () => call.destroy());
      call.once('error', () => resolve({ ...lost, cookie: '' }));
      call.end(text);
    });
  }
}

let orders = 0;
const digits = 7;
/** Another number each time: so many orders of one contact would be refused. */
function anotherPhone(): string {
  orders += 1;
  return `+22177${String(orders).padStart(digits, '0')}`;
}

/** An order as a form sends it, from a new shopper. */
export const anOrderOf = (
  items: OrderRequestWire['items'],
  overrides: Partial<OrderRequestWire> = {},
): OrderRequestWire => ({
  firstName: 'Fatou',
  lastName: 'Sarr',
  address: 'Rue 12, Médina',
  city: 'Dakar',
  phone: anotherPhone(),
  deliveryZone: 'dakar',
  items,
  paymentMethod: 'cod',
  ...overrides,
});
