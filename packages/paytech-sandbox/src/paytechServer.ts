import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PaytechSandbox } from './paytechSandbox.ts';
import type { SandboxPayment, SandboxStore, SandboxTransfer } from './sandboxPayment.ts';

/**
 * The fault of a call; with `answerLost` the request is carried out before the response is lost.
 */
export type PaytechFault = 'error' | 'nonsense' | 'cut' | 'answerLost' | { delayMs: number } | null;

/** A sandbox with its own HTTP server, in memory. */
export interface PaytechServer {
  /** The base URL for a store's account. */
  url: string;
  sandbox: PaytechSandbox;
  payments: Map<string, SandboxPayment>;
  /** The oldest first. */
  transfers: SandboxTransfer[];
  /** Calls so far, as `POST /payment/request-payment`. */
  calls: string[];
  /** Sets the function that chooses the fault of each call. */
  setFault(fault: (path: string) => PaytechFault): void;
  /** Registers a callback for each new payment; it runs before the store gets its response. */
  onRequested(notify: (payment: SandboxPayment) => void): void;
  close(): Promise<void>;
}

function memory(
  payments: Map<string, SandboxPayment>,
  transfers: SandboxTransfer[],
  onWritten: (payment: SandboxPayment) => void,
): SandboxStore {
  const all = () => [...payments.values()];
  return {
    read: (token) => Promise.resolve(payments.get(token) ?? null),
    readByCommand: (apiKey, command) =>
      Promise.resolve(all().find((each) => each.apiKey === apiKey && each.command === command) ?? null),
    write(payment) {
      payments.set(payment.token, payment);
      onWritten(payment);
      return Promise.resolve();
    },
    writeTransfer(transfer) {
      transfers.push(transfer);
      return Promise.resolve();
    },
    readTransfers: (apiKey, phone) =>
      Promise.resolve(
        transfers.filter((each) => each.apiKey === apiKey && each.phone === phone).toReversed(),
      ),
    move(token, from, to) {
      const payment = payments.get(token);
      if (payment?.state !== from) return Promise.resolve(false);
      payments.set(token, { ...payment, state: to });
      return Promise.resolve(true);
    },
  };
}

const nonsense = '{"success":1,"token":[],"redirect_url":{}}';

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

async function answer(sandbox: PaytechSandbox, request: IncomingMessage, url: URL, origin: string) {
  const { api_key: apiKey, api_secret: apiSecret } = request.headers;
  const merchant = { apiKey: String(apiKey ?? ''), apiSecret: String(apiSecret ?? '') };
  const body = await readBody(request);
  if (url.pathname === '/payment/request-payment') return sandbox.requestPayment(merchant, body, origin);
  if (url.pathname === '/payment/refund-payment')
    return sandbox.refund(merchant, String(body['ref_command']));
  if (url.pathname === '/transfer/transferFund') return sandbox.transfer(merchant, body);
  if (url.pathname === '/transfer/get-history')
    return sandbox.transfers(merchant, url.searchParams.get('search_phone') ?? '');
  return sandbox.status(merchant, url.searchParams.get('token_payment') ?? '');
}

const noFault = () => null;

/** Starts a PayTech that can be made to fail: for tests and load tests. */
export async function startPaytech(): Promise<PaytechServer> {
  const payments = new Map<string, SandboxPayment>();
  const transfers: SandboxTransfer[] = [];
  let onRequested: (payment: SandboxPayment) => void = noFault;
  const sandbox = new PaytechSandbox(memory(payments, transfers, (payment) => onRequested(payment)));
  const calls: string[] = [];
  let fault: (path: string) => PaytechFault = noFault;

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    calls.push(`${request.method} ${url.pathname}`);
    const wrong = fault(url.pathname);
    if (typeof wrong === 'object' && wrong)
      await new Promise((resolve) => setTimeout(resolve, wrong.delayMs).unref());
    const isDone = wrong === null || wrong === 'answerLost' || typeof wrong === 'object';
    const body = isDone ? JSON.stringify(await answer(sandbox, request, url, origin)) : nonsense;
    if (wrong === 'cut' || wrong === 'answerLost') response.destroy();
    else if (wrong === 'error') response.writeHead(500).end('<h1>Erreur interne</h1>');
    else response.setHeader('content-type', 'application/json').end(body);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin,
    sandbox,
    payments,
    transfers,
    calls,
    setFault: (next) => void (fault = next),
    onRequested: (next) => void (onRequested = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
