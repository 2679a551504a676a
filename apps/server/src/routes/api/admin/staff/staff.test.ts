import { StaffListWire, StaffMemberWire } from '@teranga/contract/admin';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { staffShop } from '../testing/staffShop.ts';

const { asAdmin, as, db, memberOf, signedIn } = await staffShop();
const owner = await signedIn('owner');

const url = '/api/admin/staff';
const list = async () => wireAnswer(StaffListWire, await owner.call('GET', url)).members;
let added = 0;
const add = async (payload: object = {}) => {
  added += 1;
  const member = { name: 'Awa Diop', role: 'preparer', email: `awa${added}@a.example`, ...payload };
  return owner.call('POST', url, { payload: member });
};
const version = (number: number) => ({ 'if-match': `"${number}"` });
const audited = (action: string) =>
  asAdmin<{ actor_name: string; before: unknown; after: unknown }>(
    'select actor_name, before, after from audit_log where action = $1 order by id',
    [action],
  );

describe('Adding a staff member', () => {
  it('lists them, and writes who added whom', async () => {
    const member = wireAnswer(
      StaffMemberWire,
      await add({ name: '  Fatou   Sarr ', phone: '77 123 45 67', email: 'Fatou@A.example' }),
      201,
    );
    expect(member).toMatchObject({
      name: 'Fatou Sarr',
      role: 'preparer',
      phone: '+221771234567',
      email: 'fatou@a.example',
      version: 1,
    });
    expect(await list()).toContainEqual(member);
    const { name, role } = member;
    expect((await audited('staff.add')).at(-1)).toEqual({
      actor_name: 'owner',
      before: null,
      after: { name, role },
    });
  });

  it.each([
    ['no contact', { email: null }, 'phone'],
    ['an empty contact', { email: '  ' }, 'phone'],
    ['a name of spaces', { name: '   ' }, 'name'],
    ['a wrong e-mail address', { email: 'awa@' }, 'email'],
    ['a phone number for an e-mail address', { email: '771234568' }, 'email'],
    ['an e-mail address for a phone number', { phone: 'awa@a.example' }, 'phone'],
    ['a phone number that gets no SMS', { phone: '+33612345678' }, 'phone'],
    ['an unknown role', { role: 'admin' }, 'role'],
  ])('with %s is refused', async (_what, payload, field) => {
    const before = await list();
    expect(Object.keys(refusal(await add(payload), 422).errors ?? {})).toEqual([field]);
    expect(await list()).toEqual(before);
  });

  it('refuses the contact of another member, but not that of another store’s', async () => {
    expect(refusal(await add({ email: memberOf('manager').email }), 409)).toHaveProperty('message');
    wireAnswer(StaffMemberWire, await add({ email: memberOf('manager', 'b').email }), 201);
  });
});

describe('Changing a role', () => {
  it('ends the member’s sessions', async () => {
    const member = wireAnswer(StaffMemberWire, await add(), 201);
    const row = { ...member, createdAt: new Date() };
    const session = await as(row);
    const answer = await owner.call('PATCH', `${url}/${member.id}`, {
      payload: { role: 'manager' },
      headers: version(1),
    });
    expect(wireAnswer(StaffMemberWire, answer)).toMatchObject({ role: 'manager', version: 2 });
    expect(answer.headers.etag).toBe('"2"');
    expect(refusal(await session.call('GET', '/api/admin/session'), 401)).toHaveProperty('message');
    expect((await audited('staff.role')).at(-1)).toMatchObject({
      before: { role: 'preparer' },
      after: { role: 'manager' },
    });
  });

  it.each([
    ['without the version that was seen', {}, 428],
    ['with something that is no version', { 'if-match': '*' }, 400],
    ['with a version that is no longer the current one', version(7), 409],
  ])('a change of role %s is refused', async (_what, headers, status) => {
    const { id } = wireAnswer(StaffMemberWire, await add(), 201);
    expect(
      refusal(await owner.call('PATCH', `${url}/${id}`, { payload: { role: 'owner' }, headers }), status),
    ).toHaveProperty('message');
    expect((await list()).find((member) => member.id === id)?.role).toBe('preparer');
  });
});

describe('Removing a staff member', () => {
  it('ends their sessions', async () => {
    const member = wireAnswer(StaffMemberWire, await add(), 201);
    const session = await as({ ...member, createdAt: new Date() });
    expect((await owner.call('DELETE', `${url}/${member.id}`)).statusCode).toBe(204);
    expect(refusal(await session.call('GET', '/api/admin/session'), 401)).toHaveProperty('message');
    expect((await audited('staff.remove')).at(-1)).toMatchObject({
      before: { name: 'Awa Diop' },
      after: null,
    });
  });

  it.each([
    ['of another store', () => memberOf('preparer', 'b').id],
    ['that does not exist', () => randomUUID()],
  ])('removing a staff member %s answers 404', async (_what, id) => {
    expect(refusal(await owner.call('DELETE', `${url}/${id()}`), 404)).toHaveProperty('message');
    const headers = version(1);
    expect(
      refusal(await owner.call('PATCH', `${url}/${id()}`, { payload: { role: 'owner' }, headers }), 404),
    ).toHaveProperty('message');
  });
});

describe('The last owner', () => {
  it('is neither removed nor given another role', async () => {
    const { id } = memberOf('owner');
    expect(refusal(await owner.call('DELETE', `${url}/${id}`), 409)).toHaveProperty('message');
    const headers = version(1);
    expect(
      refusal(await owner.call('PATCH', `${url}/${id}`, { payload: { role: 'manager' }, headers }), 409),
    ).toHaveProperty('message');
    expect(
      await db.withStore('a', (tx) => tx.query(`select 1 from staff where role = 'owner'`)),
    ).toMatchObject({ rowCount: 1 });
  });

  it('is left when two owners remove each other at the same time', async () => {
    const other = wireAnswer(StaffMemberWire, await add({ role: 'owner' }), 201);
    const boss = await as({ ...other, createdAt: new Date() });
    const answers = await Promise.all([
      owner.call('DELETE', `${url}/${other.id}`),
      boss.call('DELETE', `${url}/${memberOf('owner').id}`),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const owners = await asAdmin(`select 1 from staff where store_id = 'a' and role = 'owner'`);
    expect(owners).toHaveLength(1);
  });
});
