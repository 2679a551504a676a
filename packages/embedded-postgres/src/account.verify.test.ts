import { userInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { accountForPostgres } from './account.ts';

const isRoot = userInfo().uid === 0;

/** Whether an account was chosen and the messages, or the error. */
function chooseAccount(...names: string[]): unknown[] {
  const reported: string[] = [];
  try {
    return [accountForPostgres((sentence) => reported.push(sentence), names) !== null, ...reported];
  } catch (error) {
    return [(error as Error).message];
  }
}

describe('the account that PostgreSQL runs as', () => {
  it('is an existing user for root, who is notified; any other user runs it as themselves', () => {
    const chosen = [true, 'PostgreSQL refuses to run as root, so it runs as the user "nobody".'];
    expect(chooseAccount('no-such-user', 'nobody')).toEqual(isRoot ? chosen : [false]);
  });

  it('is never made', () => {
    const refused =
      'PostgreSQL refuses to run as root, and there is no user "no-such-user" to run it as: start as an ordinary user, or set DATABASE_URL.';
    expect(chooseAccount('no-such-user')).toEqual(isRoot ? [refused] : [false]);
  });
});
