import {
  CreatedWebhookWire,
  WebhookDeliveryPageWire,
  WebhookListWire,
  WebhookWire,
} from '@teranga/contract/admin';
import { expect, it } from 'vitest';
import { announceEvent } from '../../../../modules/webhooks/announceEvent.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { db, signedIn, asAdmin } = await staffShop();
const owner = await signedIn('owner');
const base = '/api/admin/webhooks';
const body = { url: 'http://exemple.sn/hook', events: ['order.paid'] as const };
const created = async () =>
  wireAnswer(CreatedWebhookWire, await owner.call('POST', base, { payload: body }), 201);

it('An owner creates a webhook, whose secret is shown once, and changes it by the version that was seen', async () => {
  const { secret, ...webhook } = await created();
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  const list = await owner.call('GET', base);
  expect(wireAnswer(WebhookListWire, list).webhooks).toContainEqual(webhook);
  expect(list.body).not.toContain(secret);
  const change = { isEnabled: false };
  const url = `${base}/${webhook.id}`;
  expect((await owner.call('PATCH', url, { payload: change })).statusCode).toBe(428);
  const headers = { 'if-match': '"1"' };
  const changed = await owner.call('PATCH', url, { payload: change, headers });
  expect(wireAnswer(WebhookWire, changed).isEnabled).toBe(false);
  expect(changed.headers.etag).toBe('"2"');
  expect((await owner.call('PATCH', url, { payload: change, headers })).statusCode).toBe(409);
  expect((await owner.call('DELETE', url)).statusCode).toBe(204);
  expect((await owner.call('DELETE', url)).statusCode).toBe(404);
  const log = await asAdmin("select action, after from audit_log where subject_kind = 'webhook' order by id");
  expect(log.map(({ action }) => action)).toEqual(['webhook.create', 'webhook.change', 'webhook.remove']);
  expect(JSON.stringify(log)).not.toContain('whsec_');
});

it('the log lists deliveries page by page, and resends one', async () => {
  const { id } = await created();
  for (let number = 0; number < 3; number += 1)
    await db.withStore('a', (tx) => announceEvent(tx, 'order.paid', () => Promise.resolve({ number })));
  const page = async (query: string) =>
    wireAnswer(WebhookDeliveryPageWire, await owner.call('GET', `${base}/${id}/deliveries${query}`));
  const first = await page('?limit=2');
  const second = await page(`?limit=2&cursor=${first.next}`);
  expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(3);
  expect(second.next).toBe(null);
  const [delivery] = first.items;
  const replay = () => owner.call('POST', `${base}/${id}/deliveries/${delivery?.id}/replay`);
  expect(refusal(await replay(), 409).message).toContain('attend déjà');
  await asAdmin("update webhook_deliveries set state = 'failed'");
  expect((await replay()).statusCode).toBe(202);
  expect((await owner.call('GET', `${base}/${id}/deliveries?cursor=abc`)).statusCode).toBe(422);
});

it('a webhook of another store is not there', async () => {
  const { id } = await created();
  const stranger = await signedIn('owner', 'b');
  expect((await stranger.call('GET', `${base}/${id}/deliveries`)).statusCode).toBe(404);
  expect((await stranger.call('DELETE', `${base}/${id}`)).statusCode).toBe(404);
});
