import { beforeAll, expect, it } from 'vitest';
import type { Webhook } from '../../modules/webhooks/webhooks.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { store, create } = await aShopfront();
const id = 'boutique';
beforeAll(() => create(id, 'boutique.localhost'));

const listed = async () => JSON.parse((await store('webhook', id, '--json')).out) as Webhook[];

it('The command adds a webhook, shows its secret once, changes and removes it', async () => {
  expect((await store('webhook', id)).out).toBe('Aucun webhook.');
  const { out, notes } = await store(
    'webhook',
    id,
    '--add',
    'http://exemple.sn/hook',
    '--event',
    'order.paid',
  );
  expect(out).toMatch(/^whsec_/);
  expect(notes).toContain('ne sera plus montré');
  const [webhook] = await listed();
  expect(webhook).toMatchObject({ events: ['order.paid'], isEnabled: true });
  const name = webhook?.id ?? '';
  expect((await store('webhook', id, name)).out).toBe('Rien n’a encore été envoyé.');
  expect((await store('webhook', id, name, '--disable')).out).toContain('désactivé');
  expect((await store('webhook', id, name, '--enable', '--event', 'stock.low')).out).toContain('stock.low');
  expect((await store('webhook', id, name, '--remove')).out).toBe(
    'Le webhook http://exemple.sn/hook est retiré.',
  );
  expect(await listed()).toEqual([]);
});

it('the command refuses what it does not know', async () => {
  await expect(store('webhook', id, '--add', 'x')).rejects.toThrow('lisible');
  await expect(store('webhook', id, '--add', 'http://x.sn', '--event', 'order')).rejects.toThrow('Il y a :');
  await expect(store('webhook', id, 'abc')).rejects.toThrow('identifiant');
  await expect(store('webhook', id, '--replay', 'abc')).rejects.toThrow('Donnez l’identifiant d’un webhook');
});
