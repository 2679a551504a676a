import { beforeAll, describe, expect, it } from 'vitest';
import { aShopfront } from '../testing/aShopfront.ts';

const { store, create } = await aShopfront();
const id = 'boutique';
beforeAll(() => create(id, 'boutique.localhost'));

describe('setting', () => {
  it('shows and changes one setting', async () => {
    expect((await store('setting', id, 'features.whatsapp', '"+221 77 123 45 67"')).out).toBe(
      '« features.whatsapp » est à jour, version 2.',
    );
    expect((await store('setting', id, 'features.whatsapp')).out).toBe('# version 2\n+221 77 123 45 67');
    await expect(store('setting', id, 'name', 'Autre', '--expect', '1')).rejects.toThrow(
      'Les réglages ont changé depuis la version 1 : features.whatsapp.',
    );
    await expect(store('setting', id, 'features.whatsapp', 'abc')).rejects.toThrow(
      'n’est pas un numéro WhatsApp',
    );
    await expect(store('setting', id, 'name', '{')).rejects.toThrow('n’est pas une valeur en YAML');
    await expect(store('setting', id, 'features.whatsap')).rejects.toThrow(
      'Il n’y a pas de réglage « features.whatsap »',
    );
    expect((await store('setting', id, 'storeInfo.legalNotice.NINEA')).out).toMatch(/\nnull$/);
  });

  it('removes an entry of a list', async () => {
    const zones = 'marketplaceInfo.deliveryInfo.zones';
    await store('setting', id, `${zones}.0`, '--unset');
    expect((await store('setting', id, `${zones}.0.name`)).out).toContain('Banlieue de Dakar');
  });
});

describe('host', () => {
  it('adds, ranks and removes addresses', async () => {
    await store('host', id, 'vieille.example', '--add', '--redirect');
    await store('host', id, 'neuve.example', '--add');
    const { out } = await store('host', id, 'neuve.example', '--primary');
    expect(out.split('\n').slice(2)).toEqual([
      'neuve.example       principale',
      'boutique.localhost  sert aussi la boutique',
      'vieille.example     redirige vers la principale',
    ]);
    await store('host', id, 'vieille.example', '--remove');
    await expect(store('host', id, 'neuve.example', '--remove')).rejects.toThrow('est l’adresse principale');
    await expect(store('host', id, '--add')).rejects.toThrow('Donnez l’adresse');
    await expect(store('host', id, 'x.example', '--add', '--remove')).rejects.toThrow('un seul à la fois');
  });
});

describe('pause and resume', () => {
  it('close a store to orders and open it again', async () => {
    expect((await store('pause', id, '--message', 'Bonne fête !')).out).toBe(
      'Les clients lisent : La boutique est en congé. Bonne fête !',
    );
    expect((await store('resume', id)).out).toBe('La boutique prend de nouveau des commandes.');
    expect((await store('resume', id)).out).toBe('La boutique n’était pas en congé.');
    await expect(store('pause', id, '--until', '2000-01-01')).rejects.toThrow('Cette date est passée.');
  });
});
