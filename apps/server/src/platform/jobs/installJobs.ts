import type pg from 'pg';
import PgBoss from 'pg-boss';
import { appRole } from '../db/appRole.ts';
import { jobsSchema, type Queues } from './queues.ts';

/**
 * Creates or migrates the queues as the database owner. The caller must hold the migrations' lock.
 */
export async function installJobs(client: pg.ClientBase, queues: Queues): Promise<void> {
  const boss = new PgBoss({
    schema: jobsSchema,
    supervise: false,
    schedule: false,
    db: { executeSql: (sql, values) => client.query(sql, values) },
  });
  await boss.start();
  const existingQueues = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const [name, settings] of Object.entries(queues)) {
    if (existingQueues.has(name)) await boss.updateQueue(name, { name, ...settings });
    else await boss.createQueue(name, { name, ...settings });
  }
  await boss.stop({ graceful: false });
  await client.query(
    `grant usage on schema ${jobsSchema} to ${appRole};
     grant select, insert, update, delete on all tables in schema ${jobsSchema} to ${appRole}`,
  );
}
