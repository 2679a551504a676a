import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../modules/catalogue/testing/aProduct.ts';
import { upsertProducts } from '../../modules/catalogue/writeProducts.ts';
import { placeOrder } from '../../modules/orders/placeOrder.ts';
import { aContext, aLine, anIntent } from '../../modules/orders/testing/anIntent.ts';
import { readStore } from '../../modules/stores/readStore.ts';
import { StoreDirectory } from '../../modules/stores/storeDirectory.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, folder, asAdmin, store, create } = await aShopfront();
beforeAll(() => create('marche', 'marche.localhost', 'www.marche.localhost'));

describe('npm run store -- create', () => {
  it('creates a store that can sell at once: it has hosts, zones and cash on delivery', async () => {
    const { out } = await create('neuve', 'Neuve.localhost.');
    expect(out).toContain('Boutique « Boutique neuve » créée : http://neuve.localhost:3000/');
    const { store: saved, marketplaceInfo, features } = await db.withStore('neuve', readStore);
    expect(saved).toEqual({ id: 'neuve', name: 'Boutique neuve', design: 'default', logo: null });
    expect(
      marketplaceInfo.deliveryInfo.zones.map(({ name, price, enabled }) => [name, price, enabled]),
    ).toEqual([
      ['Dakar', 2_000, true],
      ['Banlieue de Dakar', 3_000, true],
      ['Autres régions', 5_000, true],
    ]);
    expect(features.cashOnDelivery).toBe(true);
    await db.withStore('neuve', (tx) => upsertProducts(tx, [aProduct({ id: 'savon' })], new Date()));
    const placed = await db.withStore('neuve', (tx) =>
      placeOrder(tx, anIntent([aLine('savon')]), aContext('v')),
    );
    expect(placed.success).toBe(true);
  });

  const rest = ['--name', 'X', '--design', 'default', '--host', 'x.localhost'];
  it.each([
    ['a name with capitals', ['create', 'Marché', ...rest], '« Marché » ne peut pas nommer une boutique'],
    ['a name that is taken', ['create', 'marche', ...rest], 'La boutique « marche » existe déjà.'],
    [
      'an address that is taken',
      [
        'create',
        'x',
        '--name',
        'X',
        '--design',
        'default',
        '--host',
        'y.localhost',
        '--host',
        'WWW.marche.localhost',
      ],
      'L’adresse « www.marche.localhost » est déjà celle de la boutique « marche ».',
    ],
    [
      'an address with a scheme',
      ['create', 'x', '--name', 'X', '--design', 'default', '--host', 'http://x.sn'],
      '« http://x.sn » n’est pas un nom d’hôte',
    ],
    [
      'an address with a port',
      ['create', 'x', '--name', 'X', '--design', 'default', '--host', 'x.sn:3000'],
      '« x.sn:3000 » n’est pas un nom d’hôte',
    ],
    ['no address', ['create', 'x', '--name', 'X', '--design', 'default'], 'Donnez au moins une adresse'],
    [
      'no words in its name',
      ['create', 'x', '--name', '  ', '--design', 'default', '--host', 'x.sn'],
      'Donnez un nom',
    ],
    [
      'a design there is not',
      ['create', 'x', '--name', 'X', '--design', 'bleu', '--host', 'x.sn'],
      'Le design « bleu » n’existe pas. Il y a : default, lybalikou, rahmou-serwiss.',
    ],
  ])('the command create refuses %s', async (_, words, message) => {
    await expect(store(...words)).rejects.toThrow(message);
    expect(await asAdmin(`select id from stores where id in ('x', 'Marché')`)).toEqual([]);
  });
});

describe('The commands list and show', () => {
  it('list the stores and what they contain', async () => {
    await create('pleine', 'pleine.localhost');
    await db.withStore('pleine', (tx) =>
      upsertProducts(tx, [aProduct({ id: 'savon' }), aProduct({ id: 'the', quantity: 0 })], new Date()),
    );
    const line = (await store('list')).out.split('\n').find((text) => text.startsWith('pleine'));
    expect(line?.split(/\s{2,}/)).toEqual([
      'pleine (Boutique pleine)',
      'ouverte',
      'default',
      '2',
      '0',
      'pleine.localhost',
    ]);
    expect((await store('show', 'pleine')).out).toContain(
      '# Articles                              2, dont 1 en rupture',
    );
  });

  it('say which stores are paused or closed', async () => {
    for (const id of ['repos', 'terminee']) await create(id, `${id}.localhost`);
    await store('pause', 'repos');
    const output = path.join(folder, 'terminee.backup');
    await store('close', 'terminee', '--confirm', 'terminee', '--output', output);
    const { out } = await store('list');
    expect(out).toMatch(/^repos \(Boutique repos\) +en congé /m);
    expect(out).toMatch(/^terminee \(Boutique terminee\) +fermée /m);
    const listed = JSON.parse((await store('list', '--json')).out) as { id: string; state: string }[];
    expect(listed.find(({ id }) => id === 'terminee')?.state).toBe('closed');
  });

  it('refuse a store there is not, and name those there are', async () => {
    await expect(store('show', 'nulle')).rejects.toThrow(
      /La boutique « nulle » n’existe pas. Il y a : marche/,
    );
  });
});

describe('npm run store -- design', () => {
  it('reaches a server that runs', async () => {
    await create('changeante', 'changeante.localhost');
    const directory = new StoreDirectory(db);
    await directory.start();
    expect((await directory.byHost('changeante.localhost'))?.design).toBe('default');
    const { out } = await store('design', 'changeante', 'lybalikou');
    expect(out).toContain('La boutique « Boutique changeante » passe du design « default » à « lybalikou ».');
    await expect.poll(async () => (await directory.byHost('changeante.localhost'))?.design).toBe('lybalikou');
    await directory.stop();
  });

  it('is undone and redone', async () => {
    await create('indecise', 'indecise.localhost');
    await store('design', 'indecise', 'lybalikou');
    const said = [await store('design', 'indecise', '--undo'), await store('design', 'indecise', '--undo')];
    expect(said.map(({ out }) => out.split('\n').find((line) => line.startsWith('La boutique')))).toEqual([
      'La boutique « Boutique indecise » passe du design « lybalikou » à « default ».',
      'La boutique « Boutique indecise » passe du design « default » à « lybalikou ».',
    ]);
  });

  it.each([
    [['design', 'marche', '--undo'], 'La boutique « Boutique marche » n’a jamais eu d’autre design.'],
    [['design', 'marche'], 'Donnez un design, ou --undo pour revenir au précédent.'],
    [['design', 'marche', 'lybalikou', '--undo'], 'Donnez un design, ou --undo'],
    [['design', 'marche', 'bleu'], 'Le design « bleu » n’existe pas.'],
    [['design', 'nulle', 'default'], 'La boutique « nulle » n’existe pas.'],
  ])('the command design refuses %j', async (words, message) => {
    await expect(store(...words)).rejects.toThrow(message);
  });
});
