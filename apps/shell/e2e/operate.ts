import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { call } from './staffCall.ts';

const server = path.join(import.meta.dirname, '../../server');
const run = promisify(execFile);

/** Runs a command of the server's operators on the deployment under test. */
async function operate(...args: readonly string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: '', DATA_DIR: process.env['E2E_DATA_DIR'] };
  await run(process.execPath, [path.join(server, 'dist/cli.js'), ...args], { cwd: server, env });
}

export type Role = 'owner' | 'manager' | 'preparer';

export interface NewStore {
  origin: string;
  contactOf: (role: Role) => string;
  /** Lists a member of another role; the page is signed in as the owner. */
  addMember: (owner: Page, role: Role) => Promise<void>;
}

/** An empty store whose owner no other spec signs in. */
export async function newStore(name: string): Promise<NewStore> {
  const id = `${name}-${Date.now().toString(36)}`;
  const contactOf = (role: Role) => `${role}@${id}.example`;
  const host = `${id}.localhost`;
  await operate('create', id, '--name', `Boutique ${name}`, '--design', 'default', '--host', host);
  await operate('staff', id, '--add', 'Coumba Fall', '--role', 'owner', '--email', contactOf('owner'));
  return {
    origin: `http://${host}:${process.env['E2E_PORT']}`,
    contactOf,
    addMember: (owner, role) =>
      call(owner, {
        method: 'POST',
        path: 'admin/staff',
        body: { name: `Coumba ${role}`, role, phone: null, email: contactOf(role) },
      }),
  };
}
