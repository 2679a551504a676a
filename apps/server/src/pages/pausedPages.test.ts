import type { RenderRequest } from '@teranga/core/pages/render';
import { expect, it } from 'vitest';
import { systemActor } from '../modules/audit/actor.ts';
import { pauseStore, resumeStore } from '../modules/stores/pause.ts';
import { testApp } from '../testing/testApp.ts';

const render = async ({ pause }: Pick<RenderRequest, 'pause'>) => ({
  status: 200,
  html: `<p>${pause ?? 'ouverte'}</p>`,
  inline: { scripts: [], styles: [] },
  isPrivate: false,
});
const renderer = { build: 'test', designs: ['default'], isPrivate: () => false, render };
const { db, inject } = await testApp({ renderer });
const actor = systemActor('Awa');
const read = async () => (await inject('a', '/requested')).payload;

it('A page of a paused store says so, until it takes orders again', async () => {
  expect(await read()).toBe('<p>ouverte</p>');
  await db.withStore('a', (tx) =>
    pauseStore(tx, actor, { until: null, message: 'Bonne fête !' }, new Date()),
  );
  await expect.poll(read).toBe('<p>La boutique est en congé. Bonne fête !</p>');
  await db.withStore('a', (tx) => resumeStore(tx, actor));
  await expect.poll(read).toBe('<p>ouverte</p>');
});
