import { staffRoles, type ApiScope, type StaffRole } from '@teranga/contract/admin';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { systemActor } from '../../../../modules/audit/actor.ts';
import { createApiKey } from '../../../../modules/staff/apiKeys.ts';
import { addStaff } from '../../../../modules/staff/changeStaff.ts';
import type { StaffMember } from '../../../../modules/staff/staffMembers.ts';
import { openSession } from '../../../../modules/staff/staffSessions.ts';
import { testApp, type TestAppOptions, type TestStoreId } from '../../../../testing/testApp.ts';

/** A signed-in staff member, whose calls come from the console's own page. */
export interface TestStaff {
  member: StaffMember;
  cookie: string;
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    options?: { payload?: object; headers?: Record<string, string>; isStream?: boolean },
  ): Promise<LightMyRequestResponse>;
}

const stores: TestStoreId[] = ['a', 'b'];

/** What a browser sends with a call of the page itself. */
export const fromConsole = { 'sec-fetch-site': 'same-origin' };
export const emailOf = (role: StaffRole, store: TestStoreId) => `${role}@${store}.example`;

/** A server whose stores each have a staff member of every role. */
export async function staffShop(options: TestAppOptions = {}) {
  const server = await testApp(options);
  const { app, db } = server;
  const members = new Map<string, StaffMember>();
  for (const store of stores)
    for (const role of staffRoles) {
      const added = await db.withStore(store, (tx) =>
        addStaff(tx, systemActor('test'), { name: role, role, phone: null, email: emailOf(role, store) }),
      );
      members.set(emailOf(role, store), added);
    }

  const memberOf = (role: StaffRole, store: TestStoreId = 'a'): StaffMember => {
    const member = members.get(emailOf(role, store));
    if (!member) throw new Error(`${store} has no ${role}`);
    return member;
  };
  const as = async (member: StaffMember, store: TestStoreId = 'a'): Promise<TestStaff> => {
    const token = await db.withStore(store, (tx) => openSession(tx, member.id, 'test'));
    const cookie = `staff=${token}`;
    const call: TestStaff['call'] = (method, url, { payload, headers, isStream = false } = {}) => {
      const request: InjectOptions = {
        method,
        url,
        headers: { host: `${store}.localhost`, cookie, ...fromConsole, ...headers },
        // One without an end is not waited for.
        payloadAsStream: isStream,
      };
      return app.inject(payload ? { ...request, payload } : request);
    };
    return { member, cookie, call };
  };
  /** Signs the store's member of a role in. */
  const signedIn = (role: StaffRole, store: TestStoreId = 'a') => as(memberOf(role, store), store);
  /** Headers of a program with a key of these scopes. */
  const keyFor = async (scopes: readonly ApiScope[], store: TestStoreId = 'a') => {
    const key = { name: 'Comptabilité', scopes };
    const { token } = await db.withStore(store, (tx) => createApiKey(tx, systemActor('test'), key));
    return { authorization: `Bearer ${token}` };
  };
  return { ...server, memberOf, as, signedIn, keyFor };
}
