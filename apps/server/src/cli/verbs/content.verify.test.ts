import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { imagesFolder } from '../../platform/images/storeFolders.ts';
import { readContentDocument } from '../../modules/stores/content/storedContent.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, folder, store, create } = await aShopfront();

/** Writes a file of the operator's. */
async function write(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}
const saved = (id: string) => db.withStore(id, readContentDocument);

describe('The commands show and set', () => {
  it('are inverses: setting a file as shown changes nothing', async () => {
    await create('ronde', 'ronde.localhost');
    const before = await saved('ronde');
    const { out } = await store('show', 'ronde');
    await store('set', 'ronde', await write('ronde.yaml', out));
    expect(await saved('ronde')).toEqual(before);
    expect((await store('history', 'ronde')).out).toBe(
      'La boutique « Boutique ronde » n’a encore jamais changé.',
    );
  });

  it('preserve every character of a long text', async () => {
    await create('signes', 'signes.localhost');
    const signs = `${'👨‍👩‍👧‍👦'.repeat(50)} : مرحبا`;
    const { out } = await store('show', 'signes');
    const text = out.replace(/footerDescription: .*/, `footerDescription: '${signs}'`);
    await store('set', 'signes', await write('signes.yaml', text));
    await store('set', 'signes', await write('signes.yaml', (await store('show', 'signes')).out));
    expect((await saved('signes')).marketplaceInfo.footerDescription).toBe(signs);
  });

  it('change a name, a zone, a logo and whether other currencies are offered', async () => {
    await create('autre', 'autre.localhost');
    const images = imagesFolder(folder, 'autre');
    await mkdir(images, { recursive: true });
    await writeFile(path.join(images, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { out } = await store('show', 'autre');
    const text = out
      .replace(/^name: .*/m, 'name: Autre Marché')
      .replace(/^logo: .*/m, 'logo: logo.svg')
      .replace('price: 3000', 'price: 3500')
      .replace('currencyPicker: true', 'currencyPicker: false')
      .replace('notices:\n  emails: []', 'notices:\n  emails: [commandes@autre.example]');
    expect((await store('set', 'autre', await write('autre.yaml', text))).out).toBe(
      'La boutique « Autre Marché » est à jour.',
    );
    const { name, logo, storeInfo, marketplaceInfo, features } = await saved('autre');
    expect(name).toBe('Autre Marché');
    expect(storeInfo.name).toBe('Autre Marché');
    expect(logo).toBe('logo.svg');
    expect(marketplaceInfo.deliveryInfo.zones[1]?.price).toBe(3_500);
    expect(features.currencyPicker).toBe(false);
  });

  it('warn that nobody can order when no zone is enabled', async () => {
    await create('fermee', 'fermee.localhost');
    const { out } = await store('show', 'fermee');
    const closed = await write('fermee.yaml', out.replaceAll('enabled: true', 'enabled: false'));
    expect((await store('set', 'fermee', closed)).out).toBe(
      'La boutique « Boutique fermee » est à jour.\nAucune zone de livraison n’est active : personne ne peut commander. Ajoutez-en une sous « marketplaceInfo › deliveryInfo › zones », avec « enabled: true ».\nPersonne ne sera prévenu des commandes : la boutique n’est pas prête à vendre. Donnez une adresse sous « notices › emails », ou un numéro sous « notices › sms ».',
    );
    expect((await store('show', 'fermee')).out).toContain('aucune zone active : personne ne peut commander');
  });

  it('reject a wrong file with all its wrong lines and change nothing', async () => {
    await create('sure', 'sure.localhost');
    const { out } = await store('show', 'sure');
    const lines = out
      .replace(/^name: .*/m, 'name: ""')
      .replace('price: 3000', 'price: cher')
      .split('\n');
    const line = (text: string) => lines.findIndex((each) => each.includes(text)) + 1;
    const before = await saved('sure');
    await expect(store('set', 'sure', await write('sure.yaml', lines.join('\n')))).rejects.toThrow(
      [
        `Rien n’a changé : 2 choses sont à corriger dans « ${path.join(folder, 'sure.yaml')} ».`,
        `Ligne ${line('name: ""')} : « name » ne peut pas être vide.`,
        `Ligne ${line('price: cher')} : « marketplaceInfo › deliveryInfo › zones › n° 2 › price » attend un nombre entier.`,
      ].join('\n'),
    );
    expect(await saved('sure')).toEqual(before);
  });

  it('refuse a file that is not there', async () => {
    await expect(store('set', 'sure', 'absent.yaml')).rejects.toThrow('« absent.yaml » ne peut pas être lu.');
  });
});

describe('a file of an earlier version', () => {
  it('overwrites nobody’s change, and says whose that is', async () => {
    await create('doublee', 'doublee.localhost');
    const file = await write('doublee.yaml', (await store('show', 'doublee')).out);
    await store('--as', 'Moussa', 'setting', 'doublee', 'name', 'Chez Moussa');
    await expect(store('set', 'doublee', file)).rejects.toThrow(
      /^Les réglages ont changé depuis la version 1 : name.*\. Dernier changement par Moussa\./,
    );
    expect((await store('set', 'doublee', file, '--expect', '2')).out).toContain('est à jour');
  });
});

describe('a change of settings', () => {
  it('is in the audit log with the values before and after', async () => {
    await create('tenue', 'tenue.localhost');
    await store('setting', 'tenue', 'features.whatsapp', '"+221 77 123 45 67"');
    const [entry] = JSON.parse(
      (await store('audit', 'tenue', '--action', 'store.settings', '--json')).out,
    ) as [object];
    expect(entry).toMatchObject({ after: { features: { whatsapp: '+221 77 123 45 67' } } });
    const images = imagesFolder(folder, 'tenue');
    await mkdir(images, { recursive: true });
    await writeFile(path.join(images, 'logo.png'), '');
    await store('setting', 'tenue', 'logo', 'logo.png');
    const [logo] = JSON.parse((await store('audit', 'tenue', '--json')).out) as [object];
    expect(logo).toMatchObject({ before: { logo: null }, after: { logo: 'logo.png', changed: 'logo' } });
  });

  it('that leaves nobody to be notified of orders, or no zone, says so', async () => {
    await create('seule', 'seule.localhost');
    expect((await store('setting', 'seule', 'notices.emails', '[]')).out).toContain(
      'Personne ne sera prévenu',
    );
    expect((await store('setting', 'seule', 'marketplaceInfo.deliveryInfo.zones', '[]')).out).toContain(
      'Aucune zone de livraison n’est active',
    );
  });
});

it('a store that can be paid in no way says so', async () => {
  await create('gratuite', 'gratuite.localhost');
  const { out } = await store('setting', 'gratuite', 'features.cashOnDelivery', 'false');
  expect(out).toContain('La boutique n’a aucun moyen de paiement');
  expect((await store('setting', 'gratuite', 'features.cashOnDelivery', 'true')).out).not.toContain(
    'aucun moyen',
  );
});

describe('The commands history and restore', () => {
  it('do not name the defaults that a first change writes', async () => {
    await create('neuve', 'neuve.localhost');
    await db.withStore('neuve', (tx) =>
      tx.query("update stores set content = content - array['notices', 'legalTexts', 'cashOnDelivery']"),
    );
    await store('setting', 'neuve', 'features.currencyPicker', 'false');
    const [latest] = JSON.parse((await store('history', 'neuve', '--json')).out) as { changed: string[] }[];
    expect(latest?.changed).toEqual(['monnaies']);
  });

  it("save a store's previous content and restore it", async () => {
    await create('passee', 'passee.localhost');
    const { out } = await store('show', 'passee');
    const renamed = out.replace(/^name: .*/m, 'name: Nouveau nom');
    await store('--as', 'Awa', 'set', 'passee', await write('passee.yaml', renamed));
    await store('--as', 'Moussa', 'design', 'passee', 'lybalikou');
    const rows = (await store('history', 'passee')).out.split('\n').slice(2);
    expect(
      rows.map((row) =>
        row
          .trim()
          .split(/\s{2,}/)
          .filter((_, index) => index !== 1),
      ),
    ).toEqual([
      ['2', 'Nouveau nom', 'default', 'design', 'Moussa'],
      ['1', 'Boutique passee', 'default', 'nom', 'Awa'],
    ]);
    expect((await store('restore', 'passee', '1')).out).toBe(
      'La boutique « Boutique passee » est de nouveau ce qu’elle était à la version 1, design « default ».',
    );
    expect((await store('history', 'passee')).out.split('\n')).toHaveLength(5);
  });

  it.each(['9', '0', 'x', '-1', '99999999999'])('have no version %s', async (version) => {
    await create(`sans-${version.replace('-', 'm')}`, `sans-${version.replace('-', 'm')}.localhost`);
    await expect(store('restore', `sans-${version.replace('-', 'm')}`, version)).rejects.toThrow(
      `La version « ${version} » n’existe pas`,
    );
  });

  it('are a store’s own', async () => {
    await create('voisine', 'voisine.localhost');
    await expect(store('restore', 'voisine', '1')).rejects.toThrow('n’existe pas');
  });
});
