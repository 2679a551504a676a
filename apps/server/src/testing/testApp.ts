import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import type { LogStream } from '../plugins/logging.ts';
import { savedMessages } from '../platform/delivery/messagePort.ts';
import type { PageRenderer } from '../pages/renderer.ts';
import { checkPiiLeaks } from './checkPiiLeaks.ts';
import { insertTestStore } from './insertTestStore.ts';
import { testDatabase, type TestDatabase, type TestDatabaseOptions } from './testDatabase.ts';
import { afterFile } from './afterFile.ts';

/** The two stores every test app serves: `a` at a.localhost, `b` at b.localhost. */
export type TestStoreId = 'a' | 'b';
const testStores: TestStoreId[] = ['a', 'b'];
export const testSecret = 'un secret de test assez long pour signer 0123456789';

/** A visitor with a CSRF token: their requests carry the cookie and the token. */
export interface TestSession {
  headers: { host: string; cookie: string; 'x-csrf-token': string };
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object): Promise<LightMyRequestResponse>;
  delete(url: string): Promise<LightMyRequestResponse>;
}

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  /** An anonymous call to a store. */
  inject(store: TestStoreId, options: InjectOptions | string): Promise<LightMyRequestResponse>;
  session(store?: TestStoreId): Promise<TestSession>;
  /** Another server on the same database, as another process would be. */
  openAnotherApp(config?: Partial<Config>): Promise<Pick<TestApp, 'app' | 'inject' | 'session'>>;
}

export interface TestAppOptions extends TestDatabaseOptions {
  config?: Partial<Config>;
  /** The design of the stores. */
  design?: string;
  /** Renders the pages; without it they respond 503. */
  renderer?: PageRenderer;
  clientFolder?: string;
  logStream?: LogStream;
  /** TTL of shared responses in milliseconds; 0 by default, so that tests read what they wrote. */
  answerTtlMs?: number;
  /** Adds routes of the test's own before the server is ready. */
  prepare?: (app: FastifyInstance) => void;
}

/**
 * A server on the calling file's database, with two stores. Call it at the top of the file:
 * `const { app, session } = await testApp()`.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase(options);
  for (const id of testStores) await insertTestStore(database.db, id, options.design);
  return {
    ...database,
    ...(await startApp(database.db, options)),
    openAnotherApp: (config) =>
      startApp(database.openAnother(), { ...options, config: { ...options.config, ...config } }),
  };
}

async function startApp(db: Database, options: TestAppOptions) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'teranga-data-'));
  const config = { ...readConfig({}), dataDir, ...options.config };
  const { renderer = null, clientFolder = null, logStream } = options;
  const app = await buildApp({
    config,
    db,
    sessionSecret: testSecret,
    paymentSecret: testSecret,
    renderer,
    clientFolder,
    messagePorts: { email: savedMessages, sms: savedMessages },
    jobsUrl: null,
    answerTtlMs: options.answerTtlMs ?? 0,
    // A busy machine is no reason for a test to be turned away.
    pressure: { maxEventLoopDelay: 0, sampleInterval: 500 },
    logStream: checkPiiLeaks(logStream),
  });
  options.prepare?.(app);
  await app.ready();
  afterFile(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });
  const inject = (store: TestStoreId, call: InjectOptions | string) => {
    const { headers, ...rest } = typeof call === 'string' ? { url: call, headers: {} } : call;
    return app.inject({ ...rest, headers: { host: `${store}.localhost`, ...headers } });
  };
  return { app, inject, session: (store: TestStoreId = 'a') => openSession(app, store) };
}

async function openSession(app: FastifyInstance, store: TestStoreId): Promise<TestSession> {
  const host = `${store}.localhost`;
  const answer = await app.inject({ url: '/csrf-token', headers: { host } });
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { host, cookie, 'x-csrf-token': answer.json<{ csrfToken: string }>().csrfToken };
  return {
    headers,
    get: (url) => app.inject({ url, headers }),
    post: (url, payload) => app.inject({ method: 'POST', url, headers, ...(payload && { payload }) }),
    delete: (url) => app.inject({ method: 'DELETE', url, headers }),
  };
}
