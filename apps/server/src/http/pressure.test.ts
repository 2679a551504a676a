import Fastify from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import { callInProcess } from '../pages/inProcess.ts';
import { answerErrors } from './answerErrors.ts';
import { shedLoad } from './pressure.ts';

const app = Fastify();
answerErrors(app);
await shedLoad(app, { maxEventLoopDelay: 20, sampleInterval: 100 });
app.get('/api/probe', async () => ({ ok: true }));
app.get('/page', async () => 'page');
app.get('/health', { config: { isStoreless: true } }, async () => 'well');
await app.ready();
afterAll(() => app.close());

/** Many times the lag that is borne here. */
const stallMs = 1_000;

it('answers at once that it is overloaded while the event loop lags, but for health checks and pages under way', async () => {
  const until = performance.now() + stallMs;
  while (performance.now() < until);
  await vi.waitFor(() => expect(app.isUnderPressure()).toBe(true), { interval: 5 });
  const [call, page, health, inProcess] = await Promise.all([
    app.inject('/api/probe'),
    app.inject('/page'),
    app.inject('/health'),
    callInProcess(() => app.inject('/api/probe')),
  ]);
  expect([call.statusCode, call.json(), call.headers['retry-after']]).toEqual([
    503,
    { message: 'Le service est momentanément surchargé. Veuillez réessayer dans un instant.' },
    '5',
  ]);
  expect([page.statusCode, page.payload.includes('<h1>Le service est momentanément surchargé.')]).toEqual([
    503,
    true,
  ]);
  expect([health.statusCode, inProcess.statusCode]).toEqual([200, 200]);
  await vi.waitFor(() => expect(app.isUnderPressure()).toBe(false), { timeout: 10_000 });
  expect((await app.inject('/api/probe')).statusCode).toBe(200);
});
