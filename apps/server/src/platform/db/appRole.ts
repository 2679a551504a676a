import pg from 'pg';
import { DatabaseSetupError } from './databaseSetupError.ts';

/** The role of every request: it owns nothing, so row-level security applies to it. */
export const appRole = 'teranga_app';

/**
 * Another process created it first: same name (42710), same catalogue row (23505), or the row while
 * we wrote it (XX000).
 */
const raced = new Set(['42710', '23505', 'XX000']);

async function tolerateRace(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (error instanceof pg.DatabaseError && raced.has(error.code ?? '')) return;
    throw error;
  }
}

/**
 * Creates the application's role and lets the connecting role act as it. Roles belong to the whole
 * server, not to one database.
 */
export async function ensureAppRole(client: pg.ClientBase): Promise<void> {
  try {
    const existingRoles = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
    if (existingRoles.rowCount === 0) await tolerateRace(client.query(`create role ${appRole} nologin`));
    if (!(await canActAsApp(client))) await tolerateRace(client.query(`grant ${appRole} to current_user`));
    if (!(await canActAsApp(client))) throw new Error('the grant did not take');
  } catch (cause) {
    throw new DatabaseSetupError(
      `The database needs a role "${appRole}" that the connecting role may act as: run "create role ${appRole} nologin; grant ${appRole} to <the role of DATABASE_URL>" as an administrator.`,
      { cause },
    );
  }
}

async function canActAsApp(client: pg.ClientBase): Promise<boolean> {
  try {
    await client.query(`begin; set local role ${appRole}; rollback`);
    return true;
  } catch {
    await client.query('rollback');
    return false;
  }
}
