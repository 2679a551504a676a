import { CodeSentWire } from '@teranga/contract';
import { StaffSessionListWire, StaffSessionWire } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestStoreId } from '../../../../testing/testApp.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { emailOf, fromConsole, staffShop, type TestStaff } from '../testing/staffShop.ts';

const { app, db, asAdmin, empty, memberOf, openAnotherApp, signedIn } = await staffShop();
beforeEach(() => empty('outbox', 'contact_codes', 'limit_counts', 'staff_sessions'));

const owner = emailOf('owner', 'a');

const list = async ({ call }: TestStaff) =>
  wireAnswer(StaffSessionListWire, await call('GET', '/api/admin/sessions')).sessions;

/** A browser that keeps its cookies. */
function aBrowser(store: TestStoreId = 'a') {
  const cookies = new Map<string, string>();
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: `${store}.localhost`, 'user-agent': 'Firefox', cookie, ...fromConsole };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };
  return {
    send,
    requestCode: (login: string) => send('POST', '/api/admin/session/code', { login }),
    signIn: (login: string, otp: string) => send('POST', '/api/admin/session', { login, otp }),
  };
}

const sent = (store: TestStoreId = 'a') =>
  db.withStore(store, async (tx) => {
    const { rows } = await tx.query<{ to: string; text: string; subject: string }>(
      'select recipient as "to", text, subject from outbox order by id',
    );
    return rows;
  });
const codeFor = async (login: string, store: TestStoreId = 'a') =>
  /\b\d{6}\b/.exec((await sent(store)).findLast(({ to }) => to === login)?.text ?? '')?.[0] ?? '';

describe('A listed staff member', () => {
  it('signs in by the code that is sent', async () => {
    const browser = aBrowser();
    expect(wireAnswer(CodeSentWire, await browser.requestCode(' Owner@A.example ')).contact).toBe(owner);
    const answer = await browser.signIn(owner, await codeFor(owner));
    const { id, name, role } = memberOf('owner');
    const expected = { member: { id, name, role }, store: { id: 'a', name: 'Boutique a' } };
    expect(wireAnswer(StaffSessionWire, answer)).toEqual(expected);
    expect(wireAnswer(StaffSessionWire, await browser.send('GET', '/api/admin/session'))).toEqual(expected);
  });

  it('gets a cookie that scripts and other sites cannot use', async () => {
    const browser = aBrowser();
    await browser.requestCode(owner);
    const answer = await browser.signIn(owner, await codeFor(owner));
    expect(answer.cookies.find(({ name }) => name === 'staff')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 2_592_000,
    });
  });

  it('gets a cookie for https and this very host in production', async () => {
    const { inject } = await openAnotherApp({ isProduction: true });
    await aBrowser().requestCode(owner);
    const answer = await inject('a', {
      method: 'POST',
      url: '/api/admin/session',
      headers: fromConsole,
      payload: { login: owner, otp: await codeFor(owner) },
    });
    expect(answer.cookies.find(({ name }) => name === '__Host-staff')).toMatchObject({
      secure: true,
      httpOnly: true,
      path: '/',
    });
  });

  it('reads what the code opens', async () => {
    await aBrowser().requestCode(owner);
    const [message] = await sent();
    expect(message?.subject).toMatch(/^\d{6} : gestion de la boutique Boutique a$/);
  });

  it('signs in to the store that lists them only', async () => {
    const browser = aBrowser('b');
    await browser.requestCode(owner);
    expect(await sent('b')).toEqual([]);
  });

  it('shows how many attempts are left, and the code does not hold for ever', async () => {
    const browser = aBrowser();
    await browser.requestCode(owner);
    expect(refusal(await browser.signIn(owner, '000000'), 422).message).toContain('Il vous reste 4 essais');
    await asAdmin(`update contact_codes set expires_at = now()`);
    expect(refusal(await browser.signIn(owner, await codeFor(owner)), 422).message).toContain(
      'n’est plus valable',
    );
  });

  it('cannot sign in after being removed', async () => {
    const browser = aBrowser();
    await asAdmin(
      `insert into staff (store_id, name, role, email) values ('a', 'Bineta', 'preparer', 'x@y.example')`,
    );
    await browser.requestCode('x@y.example');
    await asAdmin(`delete from staff where email = 'x@y.example'`);
    expect(refusal(await browser.signIn('x@y.example', await codeFor('x@y.example')), 422)).toHaveProperty(
      'message',
    );
  });
});

describe('A member who is being removed', () => {
  it('is not signed in', async () => {
    const browser = aBrowser();
    await asAdmin(
      `insert into staff (store_id, name, role, email) values ('a', 'Bineta', 'preparer', 'x@y.example')`,
    );
    await browser.requestCode('x@y.example');
    const code = await codeFor('x@y.example');
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const signIn = await db.withStore('a', async (tx) => {
      await tx.query(`delete from staff where email = 'x@y.example'`);
      const answer = browser.signIn('x@y.example', code);
      await expect.poll(() => asAdmin(waiting)).toHaveLength(1);
      return { answer };
    });
    expect(refusal(await signIn.answer, 422).message).toContain('n’est plus valable');
  });
});

describe('An unlisted contact', () => {
  it('gets the same answers as a listed one, and no message', async () => {
    const [listed, unlisted] = [aBrowser(), aBrowser()];
    const stranger = 'inconnu@a.example';
    const answers = [await listed.requestCode(owner), await unlisted.requestCode(stranger)];
    const [first, second] = answers.map((answer) => wireAnswer(CodeSentWire, answer).message);
    expect(second).toBe(first);
    expect((await sent()).map(({ to }) => to)).toEqual([owner]);
    const [wrong, unknown] = [
      await listed.signIn(owner, '000000'),
      await unlisted.signIn(stranger, '000000'),
    ];
    expect(unknown.json()).toEqual(wrong.json());
  });

  it('is limited like a listed one', async () => {
    for (const login of [owner, 'inconnu@a.example']) {
      const browser = aBrowser();
      await browser.requestCode(login);
      expect(refusal(await browser.requestCode(login), 429)).toHaveProperty('message');
    }
  });
});

describe('A session', () => {
  it('ends when the member signs out', async () => {
    const { call } = await signedIn('preparer');
    expect((await call('DELETE', '/api/admin/session')).statusCode).toBe(204);
    expect(refusal(await call('GET', '/api/admin/session'), 401)).toHaveProperty('message');
  });

  it.each([
    ['12 hours without a call', `last_seen_at = now() - interval '12 hours'`],
    ['30 days', `expires_at = now()`],
  ])('ends after %s', async (_what, change) => {
    const { call } = await signedIn('preparer');
    await asAdmin(`update staff_sessions set ${change}`);
    expect(refusal(await call('GET', '/api/admin/session'), 401)).toHaveProperty('message');
  });

  it('lasts while it is used', async () => {
    const { call } = await signedIn('preparer');
    await asAdmin(`update staff_sessions set last_seen_at = now() - interval '11 hours'`);
    expect((await call('GET', '/api/admin/session')).statusCode).toBe(200);
    const rows = await asAdmin(`select 1 from staff_sessions where last_seen_at > now() - interval '1 hour'`);
    expect(rows).toHaveLength(1);
  });
});

describe('The list of sessions', () => {
  it('has a member’s own ones, and all for an owner', async () => {
    const [preparer, boss] = [await signedIn('preparer'), await signedIn('owner')];
    await signedIn('owner', 'b');
    expect((await list(preparer)).map(({ memberName }) => memberName)).toEqual(['preparer']);
    const all = await list(boss);
    expect(all.map(({ memberName }) => memberName).sort()).toEqual(['owner', 'preparer']);
    expect(all.find(({ isCurrent }) => isCurrent)?.memberName).toBe('owner');
  });

  it('lets a member end another session of theirs', async () => {
    const [phone, desk] = [await signedIn('preparer'), await signedIn('preparer')];
    const lost = (await list(desk)).find(({ isCurrent }) => !isCurrent);
    expect((await desk.call('DELETE', `/api/admin/sessions/${lost?.id}`)).statusCode).toBe(204);
    expect(refusal(await phone.call('GET', '/api/admin/session'), 401)).toHaveProperty('message');
    const entries = await asAdmin(`select action from audit_log where action = 'session.end'`);
    expect(entries).toHaveLength(1);
  });

  it('lets nobody but an owner end the session of another', async () => {
    const [preparer, manager, boss] = [
      await signedIn('preparer'),
      await signedIn('manager'),
      await signedIn('owner'),
    ];
    const [own] = await list(preparer);
    expect(refusal(await manager.call('DELETE', `/api/admin/sessions/${own?.id}`), 404)).toHaveProperty(
      'message',
    );
    expect((await boss.call('DELETE', `/api/admin/sessions/${own?.id}`)).statusCode).toBe(204);
  });
});
