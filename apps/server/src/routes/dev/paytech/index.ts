import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptRawBodies } from '../../../plugins/acceptRawBodies.ts';
import {
  PaytechSandbox,
  sandboxWebhook,
  type Merchant,
  type SandboxPayment,
  sendWebhook,
} from '@teranga/paytech-sandbox';
import { sandboxActions, sandboxPage, sandboxPolicy, type SandboxAction } from './sandboxPage.ts';
import { sandboxPath } from '../../../modules/payments/paytech/sandboxPath.ts';
import { sandboxTable } from './sandboxTable.ts';

/** Delay of everything that arrives late. */
const delayMs = 20_000;
const forger = { apiKey: 'faussaire', apiSecret: 'faussaire' };

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};
const merchantOf = (request: FastifyRequest): Merchant => ({
  apiKey: header(request, 'api_key'),
  apiSecret: header(request, 'api_secret'),
});

function fieldsOf(body: unknown): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(String(body));
    return typeof fields === 'object' && fields !== null ? { ...fields } : {};
  } catch {
    return {};
  }
}

/**
 * The page is served on the requesting store's own address, so that the shopper never leaves it.
 */
function publicUrl(request: FastifyRequest, { success_url: url }: Record<string, unknown>): string {
  const origin =
    typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : `http://${request.host}`;
  return `${origin}${sandboxPath}`;
}

const showPage = (reply: FastifyReply, payment: SandboxPayment, status = '') =>
  reply
    .header('content-security-policy', sandboxPolicy)
    .type('text/html; charset=utf-8')
    .send(sandboxPage(payment, status));

/** Notifies the store without delaying the shopper. */
async function notify(payment: SandboxPayment, action: SandboxAction): Promise<void> {
  if (action === 'silent' || action === 'outage') return;
  if (action === 'delay') await pause(delayMs, undefined, { ref: false });
  const webhook = sandboxWebhook(payment, action === 'cancel' ? 'sale_canceled' : 'sale_complete');
  const times = action === 'duplicate' ? 3 : 1;
  await Promise.all(Array.from({ length: times }, () => sendWebhook(payment.ipnUrl, webhook)));
}

/**
 * A fake PayTech, outside production: its API is below `/api`, its page is the one shoppers are
 * sent to.
 */
export const routes: FastifyPluginAsyncTypebox = async (app) => {
  if (app.config.isProduction) return;
  acceptRawBodies(app);
  const sandbox = new PaytechSandbox(sandboxTable(app.db));
  const config = { isStoreless: true };
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/api/payment/request-payment', { config }, (request) => {
    const fields = fieldsOf(request.body);
    return sandbox.requestPayment(merchantOf(request), fields, publicUrl(request, fields));
  });
  /** Payments whose status is out of reach, until when. */
  const outages = new Map<string, number>();
  app.get<{ Querystring: { token_payment?: string } }>(
    '/api/payment/get-status',
    { config },
    (request, reply) => {
      const { token_payment: token = '' } = request.query;
      if (Date.now() < (outages.get(token) ?? 0)) return reply.code(503).send('Service indisponible');
      return sandbox.status(merchantOf(request), token);
    },
  );
  app.post('/api/payment/refund-payment', { config }, async (request) => {
    const { ref_command: command } = fieldsOf(request.body);
    return sandbox.refund(merchantOf(request), typeof command === 'string' ? command : '');
  });

  app.post('/api/transfer/transferFund', { config }, (request) =>
    sandbox.transfer(merchantOf(request), fieldsOf(request.body)),
  );
  app.get<{ Querystring: { search_phone?: string } }>('/api/transfer/get-history', { config }, (request) =>
    sandbox.transfers(merchantOf(request), request.query.search_phone ?? ''),
  );

  app.get<{ Params: { token: string } }>('/payment/checkout/:token', { config }, async (request, reply) => {
    const payment = await sandbox.read(request.params.token);
    return payment ? showPage(reply, payment) : reply.callNotFound();
  });
  app.post<{ Params: { token: string; action: string } }>(
    '/payment/checkout/:token/:action',
    { config },
    async (request, reply) => {
      const { token, action } = request.params;
      const payment = await sandbox.read(token);
      if (!payment || !Object.hasOwn(sandboxActions, action)) return reply.callNotFound();
      if (action === 'forge') {
        const status = await sendWebhook(payment.ipnUrl, sandboxWebhook(payment, 'sale_complete', forger));
        return showPage(reply, payment, `La boutique a répondu ${status} à la fausse notification.`);
      }
      if (action === 'outage') outages.set(token, Date.now() + delayMs);
      const finish = async () => {
        if (action === 'slow') await pause(delayMs, undefined, { ref: false });
        const isDone = await (action === 'cancel' ? sandbox.cancel(token) : sandbox.pay(token));
        if (isDone) void notify(payment, action as SandboxAction).catch(warn);
      };
      const warn = (error: unknown) =>
        request.log.warn({ err: error }, 'the sandbox could not send its webhook');
      if (action === 'slow') void finish().catch(warn);
      else await finish();
      return reply.redirect(action === 'cancel' ? payment.cancelUrl : payment.successUrl, 303);
    },
  );
};
