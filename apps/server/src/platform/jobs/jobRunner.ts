import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { openJobsDatabase, type JobsDatabase } from './jobsDatabase.ts';
import { jobsSchema, type JobName, type Jobs } from './queues.ts';

/** What each kind of job does. It may be called again for a job whose first run was cut short. */
export type JobHandlers = { [N in JobName]: (job: Jobs[N], now: Date) => Promise<void> };

export interface JobRunnerOptions {
  databaseUrl: string;
  handlers: JobHandlers;
  /** False while the database must not be written to. */
  hasSpace: () => Promise<boolean>;
  onError: (error: unknown, queue: string) => void;
}

/** Polling interval of an idle process. */
const pollMs = 500;
/** Maximum concurrent jobs per queue and process. */
const batchSize = 10;
/** Pause after an error, such as a lost database. */
const errorPauseMs = 2_000;
/** How often jobs whose process has died are looked for. */
const maintenanceIntervalSeconds = 15;
/** How long a completed job stays available for inspection. */
const archiveCompletedAfterSeconds = 60 * 60;
const deleteAfterDays = 3;
const stopTimeoutMs = 10_000;

/**
 * Runs the jobs of every store, alongside any number of other processes: a job runs in one process
 * at a time.
 */
export class JobRunner {
  readonly #boss: PgBoss;
  readonly #db: JobsDatabase;
  readonly #options: JobRunnerOptions;
  readonly #stop = new AbortController();
  #hasStarted = false;
  #isPolling = false;
  #loops: Promise<void>[] = [];

  constructor(options: JobRunnerOptions) {
    this.#options = options;
    // Every queue's loop listens.
    setMaxListeners(0, this.#stop.signal);
    const onError = (error: Error) => options.onError(error, jobsSchema);
    this.#db = openJobsDatabase(options.databaseUrl, onError);
    this.#boss = new PgBoss({
      db: { executeSql: (sql, values) => this.#execute(sql, values) },
      schema: jobsSchema,
      migrate: false,
      schedule: false,
      maintenanceIntervalSeconds,
      archiveCompletedAfterSeconds,
      deleteAfterDays,
    });
    this.#boss.on('error', onError);
  }

  async start(): Promise<void> {
    this.#hasStarted = true;
    await this.#boss.start();
    this.#isPolling = true;
    this.#loops = Object.keys(this.#options.handlers).map((name) => this.#work(name as JobName));
  }

  /** Takes no more jobs, and waits for those that run. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await Promise.race([Promise.all(this.#loops), pause(stopTimeoutMs, undefined, { ref: false })]);
    // pg-boss never resolves `stop` if it never started, as when the server's port is in use.
    if (this.#hasStarted) await this.#boss.stop({ graceful: false });
    await this.#db.close();
  }

  /** Without space nothing is due: polling and maintenance write, and wait until there is some. */
  async #execute(sql: string, values: unknown[]): Promise<{ rows: unknown[] }> {
    if (this.#isPolling && !(await this.#options.hasSpace())) return { rows: [] };
    return this.#db.executeSql(sql, values);
  }

  async #work(name: JobName): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const done = await this.#round(name).catch((error: unknown) => {
        if (!this.#stop.signal.aborted) this.#options.onError(error, name);
        return null;
      });
      if (done === batchSize) continue;
      await this.#rest(done === null ? errorPauseMs : pollMs);
    }
  }

  #rest(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: this.#stop.signal }).catch(() => undefined);
  }

  /** Runs one batch of due jobs; returns how many there were. */
  async #round(name: JobName): Promise<number> {
    const jobs = await this.#boss.fetch<Jobs[JobName]>(name, { batchSize, priority: false });
    const ends = await Promise.all(
      jobs.map(async ({ id, data }) => ({ id, error: await this.#run(name, data) })),
    );
    const done = ends.flatMap(({ id, error }) => (error === null ? [id] : []));
    if (done.length > 0) await this.#boss.complete(name, done);
    for (const { id, error } of ends) {
      if (error === null) continue;
      this.#options.onError(error, name);
      await this.#boss.fail(name, id, { message: error.message });
    }
    return jobs.length;
  }

  async #run(name: JobName, data: Jobs[JobName]): Promise<Error | null> {
    // The queue of a name holds that name's jobs.
    const handle = this.#options.handlers[name] as (job: Jobs[JobName], now: Date) => Promise<void>;
    try {
      await handle(data, new Date());
      return null;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }
}
