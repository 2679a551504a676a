import { PushSubscriptionListWire, SavedPushSubscriptionWire } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser } from '../../../../modules/push/testing/aBrowser.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { app, asAdmin, signedIn } = await staffShop();
const url = '/api/admin/push-subscriptions';
const { keys } = aBrowser();
const payload = { endpoint: 'https://push.example/awa', keys };

const subscribed = async (staff: Awaited<ReturnType<typeof signedIn>>, endpoint = payload.endpoint) =>
  wireAnswer(
    SavedPushSubscriptionWire,
    await staff.call('POST', url, { payload: { ...payload, endpoint }, headers: { 'user-agent': 'Chrome' } }),
    201,
  );
const listed = async (staff: Awaited<ReturnType<typeof signedIn>>) =>
  wireAnswer(PushSubscriptionListWire, await staff.call('GET', url));

beforeEach(async () => {
  await asAdmin('delete from push_subscriptions');
});

describe('A member of the team', () => {
  it('is notified on a browser and sees it listed', async () => {
    const preparer = await signedIn('preparer');
    const { id } = await subscribed(preparer);
    const { publicKey, subscriptions } = await listed(preparer);
    expect(publicKey).toBe(app.vapidKeys.publicKey);
    expect(subscriptions).toEqual([
      { id, memberName: 'preparer', userAgent: 'Chrome', createdAt: expect.any(String) },
    ]);
  });

  it('sees the browsers of others only as an owner', async () => {
    await subscribed(await signedIn('preparer'));
    expect((await listed(await signedIn('owner'))).subscriptions).toHaveLength(1);
    expect((await listed(await signedIn('manager'))).subscriptions).toEqual([]);
    expect((await listed(await signedIn('owner', 'b'))).subscriptions).toEqual([]);
  });

  it('revokes a browser', async () => {
    const preparer = await signedIn('preparer');
    const { id } = await subscribed(preparer);
    const manager = await signedIn('manager');
    expect(refusal(await manager.call('DELETE', `${url}/${id}`), 404)).toHaveProperty('message');
    expect((await preparer.call('DELETE', `${url}/${id}`)).statusCode).toBe(204);
    expect((await listed(preparer)).subscriptions).toEqual([]);
  });

  it('leaves a trace of both in the audit log', async () => {
    const owner = await signedIn('owner');
    const { id } = await subscribed(owner);
    await owner.call('DELETE', `${url}/${id}`);
    const entries = await asAdmin<{ action: string }>(
      "select action from audit_log where action like 'push.%' and subject_id = '" +
        `${owner.member.id}' order by id`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['push.subscribe', 'push.unsubscribe']);
  });

  it.each([
    ['an address that is none', { ...payload, endpoint: 'x' }],
    ['a key that is no point of the curve', { ...payload, keys: { ...keys, p256dh: 'B'.repeat(87) } }],
    ['a secret that is too short', { ...payload, keys: { ...keys, auth: 'abc' } }],
  ])('is refused %s', async (_what, body) => {
    const owner = await signedIn('owner');
    expect(refusal(await owner.call('POST', url, { payload: body }), 422)).toHaveProperty('message');
  });
});
