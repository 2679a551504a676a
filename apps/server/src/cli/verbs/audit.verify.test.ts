import { userInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { operator } from '../operator.ts';
import { systemActor } from '../../modules/audit/actor.ts';
import { writeAudit } from '../../modules/audit/writeAudit.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, store, create } = await aShopfront();
await create('marche', 'marche.localhost');
const write = (id: string) =>
  db.withStore('marche', (tx) =>
    writeAudit(tx, systemActor('Awa'), {
      action: 'product.update',
      subject: { kind: 'product', id },
      before: { price: 1_000 },
      after: { price: 2_000 },
    }),
  );

describe('The verb audit', () => {
  it('says that there is no change yet', async () => {
    expect((await store('audit', 'marche', '--action', 'none.such')).out).toBe('Aucun changement.');
  });

  it('lists who changed what, the newest first', async () => {
    await write('sac');
    await write('pot');
    const [, , first = '', second = ''] = (await store('audit', 'marche')).out.split('\n');
    expect(first.split(/\s{2,}/).slice(1)).toEqual([
      'Awa',
      'product.update',
      'product:pot',
      '{ "price": 1000 }',
      '{ "price": 2000 }',
    ]);
    expect(second).toContain('product:sac');
  });

  it('writes the changes of one subject as JSON', async () => {
    const { out } = await store('audit', 'marche', '--subject', 'product:sac', '--json');
    expect(JSON.parse(out)).toMatchObject([
      { actor: { kind: 'system', name: 'Awa' }, subject: { id: 'sac' }, after: { price: 2_000 } },
    ]);
  });

  it('knows only stores that there are', async () => {
    await expect(store('audit', 'ailleurs')).rejects.toThrow('La boutique « ailleurs » n’existe pas.');
  });
});

describe('The operator of a command', () => {
  it('is the user of the system', () => {
    expect(operator(undefined)).toEqual(systemActor(userInfo().username));
  });

  it('is who --as names', () => {
    expect(operator('  Awa   Ndiaye ')).toEqual(systemActor('Awa Ndiaye'));
  });

  it.each(['', '   ', 'a'.repeat(101)])('needs a name of 1 to 100 characters: «%s»', async (name) => {
    await expect(store('audit', 'marche', '--as', name)).rejects.toThrow('--as est un nom');
  });
});
