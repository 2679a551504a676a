import { beforeAll, describe, expect, it } from 'vitest';
import { aShopfront } from '../testing/aShopfront.ts';

const { store, create } = await aShopfront();
const id = 'boutique';
beforeAll(() => create(id, 'boutique.localhost'));

describe('npm run store -- setting', () => {
  it('takes a text that YAML reads as a number as it was typed, where a text is wanted', async () => {
    await create('chiffres', 'chiffres.localhost');
    const set = (where: string, value: string) => store('setting', 'chiffres', where, value);
    await set('features.whatsapp', '+221771234567');
    expect((await store('setting', 'chiffres', 'features.whatsapp')).out).toContain('"+221771234567"');
    await set('notices.sms', '[+221771234567]');
    expect((await store('setting', 'chiffres', 'notices.sms.0')).out).toContain('"+221771234567"');
    await expect(set('features.cashOnDelivery', '1')).rejects.toThrow('attend true ou false');
    expect((await set('cashOnDelivery.confirmByCode', '5000')).out).toContain('est à jour');
    expect((await store('setting', 'chiffres', 'cashOnDelivery.confirmByCode')).out).toMatch(/\n5000$/);
  });

  it.each([
    ['storeInfo.hero.title', 'Bonjour', 'écrivez d’abord « storeInfo.hero » en entier'],
    ['sizeGuide.title', 'Tailles', 'écrivez d’abord « sizeGuide » en entier'],
    ['designSettings.lybalikou.values.primaryColor', 'x', 'écrivez d’abord « designSettings » en entier'],
    ['storeInfo.heros.title', 'Bonjour', '« storeInfo.heros.title » n’existe pas.'],
    ['storeInfo.name', 'X', '« storeInfo.name » suit « name » : changez « name ».'],
    ['payment', '{}', '« payment » se change par le verbe « payment ».'],
  ])('says how %s is written', async (where, value, sentence) => {
    await expect(store('setting', id, where, value)).rejects.toThrow(sentence);
  });

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

describe('npm run store -- host', () => {
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

describe('The commands pause and resume', () => {
  it('close a store to orders and reopen it', async () => {
    expect((await store('pause', id, '--message', 'Bonne fête !')).out).toBe(
      'Les clients lisent : La boutique est en congé. Bonne fête !',
    );
    expect((await store('resume', id)).out).toBe('La boutique prend de nouveau des commandes.');
    expect((await store('resume', id)).out).toBe('La boutique n’était pas en congé.');
    await expect(store('pause', id, '--until', '2000-01-01')).rejects.toThrow('Cette date est passée.');
  });
});
