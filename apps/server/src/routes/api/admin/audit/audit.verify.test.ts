import { AuditPageWire } from '@teranga/contract/admin';
import { expect, it } from 'vitest';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { signedIn } = await staffShop();
const manager = await signedIn('manager');
const read = async (query = '') =>
  wireAnswer(AuditPageWire, await manager.call('GET', `/api/admin/audit${query}`));

it('The audit log lists the store’s changes page by page', async () => {
  const first = await read('?limit=2');
  expect(first.items.map(({ action }) => action)).toEqual(['staff.add', 'staff.add']);
  const second = await read(`?limit=2&cursor=${first.next}`);
  expect(second).toMatchObject({
    items: [{ actor: { kind: 'system', id: null, name: 'test' } }],
    next: null,
  });
});

it('The audit log is filtered', async () => {
  expect((await read('?action=order.status')).items).toEqual([]);
  expect((await read('?since=2100-01-01T00:00:00Z')).items).toEqual([]);
  expect((await read('?subjectKind=staff&actorKind=system')).items).toHaveLength(3);
});

it.each([
  'cursor=x',
  'limit=0',
  'limit=201',
  'limit=x',
  'actorId=1',
  'since=hier',
  'since=2026-12-31T23:59:60Z',
])('The audit log refuses the query %s', async (query) => {
  expect(refusal(await manager.call('GET', `/api/admin/audit?${query}`), 422)).toHaveProperty('message');
});
