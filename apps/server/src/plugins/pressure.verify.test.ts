import Fastify from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import { answerErrors } from './answerErrors.ts';
import { rejectOnOverload } from './pressure.ts';

const app = Fastify();
answerErrors(app);
await rejectOnOverload(app, { maxEventLoopDelay: 20, sampleInterval: 100 });
app.get('/api/probe', async () => ({ ok: true }));
app.get('/page', async () => 'page');
const files = ['/assets/page.css', '/cdn/image.jpg?w=320', '/icons/32.png', '/social/store.jpg'];
for (const file of files) app.get(file.replace(/\?.*/, ''), async () => 'file');
app.post('/form', { config: { isForm: true } }, async ({ isRejectedOnOverload }) => ({
  isRejectedOnOverload,
}));
app.get('/health', { config: { isStoreless: true } }, async () => 'well');
await app.ready();
afterAll(() => app.close());

/** Many times the lag that is borne here. */
const stallMs = 500;
function stall(): void {
  const until = performance.now() + stallMs;
  while (performance.now() < until);
}

/** Stalls until a sample has noticed: one stall may fall between two samples. */
const stallUntilNoticed = () =>
  vi.waitFor(
    () => {
      stall();
      expect(app.isUnderPressure()).toBe(true);
    },
    { interval: 5, timeout: 10_000 },
  );

it('The server tolerates the event-loop lag of its own start', async () => {
  await stallUntilNoticed();
  expect((await app.inject('/api/probe')).statusCode).toBe(200);
});

it('The server answers 503 at once while the event loop lags, except for health checks and files', async () => {
  await app.listen({ port: 0 });
  const sendRequest = (url: string) => app.inject(url);
  const [call, page, form, health, ...ofPages] = await vi.waitFor(async () => {
    await stallUntilNoticed();
    const answers = await Promise.all([
      sendRequest('/api/probe'),
      sendRequest('/page'),
      app.inject({ method: 'POST', url: '/form' }),
      sendRequest('/health'),
      ...files.map(sendRequest),
    ]);
    expect(answers[0].statusCode).toBe(503);
    return answers;
  }, 10_000);
  expect(call.json()).toEqual({
    message: 'Le service est momentanément surchargé. Veuillez réessayer dans un instant.',
  });
  expect(call.headers['retry-after']).toBe('5');
  expect(page.statusCode).toBe(503);
  expect(page.payload.includes('<h1>Le service est momentanément surchargé.')).toBe(true);
  expect(form.json()).toEqual({ isRejectedOnOverload: true });
  expect(form.headers['retry-after']).toBe('5');
  expect(health.statusCode).toBe(200);
  expect(ofPages.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
  await vi.waitFor(() => expect(app.isUnderPressure()).toBe(false), 10_000);
  expect((await sendRequest('/api/probe')).statusCode).toBe(200);
});
