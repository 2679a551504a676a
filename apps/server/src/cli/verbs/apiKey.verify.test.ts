import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { aShopfront } from '../testing/aShopfront.ts';

const { store, create } = await aShopfront();
await create('marche', 'marche.localhost');

it('The verb api-key creates, lists and revokes the keys of a store', async () => {
  expect((await store('api-key', 'marche')).out).toBe('Aucune clé.');
  const words = ['--create', 'Comptabilité', '--scope', 'orders:read', '--scope', 'audit:read'];
  const created = await store('--as', 'Awa', 'api-key', 'marche', ...words);
  expect(created.out).toMatch(/^teranga_[\w-]{43}$/);
  expect(created.notes).toContain('elle ne sera plus montrée');
  const [key] = JSON.parse((await store('api-key', 'marche', '--json')).out) as { id: string }[];
  expect(key).toMatchObject({
    name: 'Comptabilité',
    scopes: ['orders:read', 'audit:read'],
    createdBy: 'Awa',
    lastUsedAt: null,
  });
  expect((await store('api-key', 'marche')).out).toContain('orders:read, audit:read');
  expect((await store('api-key', 'marche', '--revoke', key?.id ?? '')).out).toBe(
    'La clé « Comptabilité » n’ouvre plus rien.',
  );
  expect((await store('api-key', 'marche')).out).toBe('Aucune clé.');
});

it.each([
  [['--create', 'X'], 'Donnez au moins un droit'],
  [['--create', 'X', '--scope', 'tout'], 'Le droit « tout » n’existe pas.'],
  [['--create', ' ', '--scope', 'orders:read'], 'Le nom a de 1 à 100 signes.'],
  [['--revoke', 'x'], 'n’est pas l’identifiant d’une clé'],
  [['--revoke', randomUUID()], 'Cette boutique n’a pas cette clé.'],
])('The verb api-key refuses %j', async (words, message) => {
  await expect(store('api-key', 'marche', ...words)).rejects.toThrow(message);
});
