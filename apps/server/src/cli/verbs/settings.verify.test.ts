import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { renderedSettingsOf } from '../../modules/designs/designManifests.ts';
import { readStore } from '../../modules/stores/readStore.ts';
import { StoreDirectory } from '../../modules/stores/storeDirectory.ts';
import { aShopfront } from '../testing/aShopfront.ts';

const { db, folder, store, create } = await aShopfront();

/** What `show` prints, followed by settings. */
async function fileWith(id: string, settings: string): Promise<{ file: string; lines: string[] }> {
  const text = `${(await store('show', id)).out}\ndesignSettings:\n${settings}`;
  const file = path.join(folder, `${id}.yaml`);
  await writeFile(file, text);
  return { file, lines: text.split('\n') };
}

/**
 * What a serving process renders of a store: its tokens, the home page's title and its sections.
 */
async function rendered(directory: StoreDirectory, id: string) {
  const served = await directory.byHost(`${id}.localhost`);
  if (!served) throw new Error(`The store ${id} is not known.`);
  const { storeInfo, homeSections } = await db.withStore(id, readStore);
  const { css } = renderedSettingsOf(served.design, served.designSettings);
  return [served.design, css, storeInfo.hero?.title ?? null, homeSections ?? null];
}

const ofBoth = `  default:
    values:
      primaryColor: { cupcake: '#7a1f5c' }
      heroTitle: Le marché de Noël
      homeSections: [bestSellers, themes]
  lybalikou:
    values:
      heroTitle: La saison des fêtes
`;

describe('A file with design settings', () => {
  it('is refused with every error and its line, in French, and changes nothing', async () => {
    await create('fautive', 'fautive.localhost');
    const before = await db.withStore('fautive', readStore);
    const { file, lines } = await fileWith(
      'fautive',
      `  default:
    values:
      primaryColor: { cupcake: '#ffff00' }
      cardRatio: ovale
      heroTitle: 12
      homeSections: [bestSellers, bestSellers]
      heroImage: absente.webp
      police: Comic
  bleu:
    values: {}
`,
    );
    const line = (text: string) => lines.findIndex((each) => each.includes(text)) + 1;
    const values = 'designSettings › default › values';
    const pale = (other: string, ratio: string) =>
      `Ligne ${line('primaryColor')} : « ${values} › primaryColor › cupcake » se lit mal avec ${other} : le contraste est de ${ratio}, il en faut 4,50 au moins.`;
    await expect(store('set', 'fautive', file)).rejects.toThrow(
      [
        `Rien n’a changé : 10 choses sont à corriger dans « ${file} ».`,
        pale('--color-on-primary (#fff9f1)', '1,03'),
        pale('--color-page (#fff9f1)', '1,03'),
        pale('--color-surface (#fff)', '1,07'),
        pale('--color-band (#eceefb)', '1,08'),
        `Ligne ${line('cardRatio')} : « ${values} › cardRatio » n’est pas un choix possible. Il y a : square, tall, portrait, wide.`,
        `Ligne ${line('heroTitle')} : « ${values} › heroTitle » attend un texte.`,
        `Ligne ${line('homeSections')} : « ${values} › homeSections › n° 2 » nomme « bestSellers » une seconde fois.`,
        `Ligne ${line('heroImage')} : « ${values} › heroImage » nomme une image qui n’est pas dans le dossier des images de la boutique.`,
        `Ligne ${line('police')} : « ${values} › police » n’est pas un réglage du design « default ». Il y a : primaryColor`,
      ].join('\n'),
    );
    await expect(store('set', 'fautive', file)).rejects.toThrow(
      `Ligne ${line('  bleu:') + 1} : « designSettings › bleu » n’est pas un design connu. Il y a : default, lybalikou, rahmou-serwiss.`,
    );
    expect(await db.withStore('fautive', readStore)).toEqual(before);
  });

  it('appears in a serving process, stays with its design, and returns with it', async () => {
    await create('parure', 'parure.localhost');
    const directory = new StoreDirectory(db);
    await directory.start();
    const { file } = await fileWith('parure', ofBoth);
    await store('set', 'parure', file);
    const ofDefault = [
      'default',
      expect.stringContaining('--color-primary:#7a1f5c;'),
      'Le marché de Noël',
      ['bestSellers', 'themes'],
    ];
    await expect.poll(() => rendered(directory, 'parure')).toEqual(ofDefault);
    await store('design', 'parure', 'lybalikou');
    await expect
      .poll(() => rendered(directory, 'parure'))
      .toEqual(['lybalikou', '', 'La saison des fêtes', null]);
    await store('design', 'parure', '--undo');
    await expect.poll(() => rendered(directory, 'parure')).toEqual(ofDefault);
    await directory.stop();
  });

  it('is shown as it was set, with the version it was set for', async () => {
    await create('montree', 'montree.localhost');
    const { file } = await fileWith('montree', ofBoth);
    await store('set', 'montree', file);
    const { designSettings } = parse((await store('show', 'montree')).out) as { designSettings: object };
    expect(designSettings).toEqual({
      default: {
        version: '1.0.0',
        values: {
          primaryColor: { cupcake: '#7a1f5c' },
          heroTitle: 'Le marché de Noël',
          homeSections: ['bestSellers', 'themes'],
        },
      },
      lybalikou: { version: '1.0.0', values: { heroTitle: 'La saison des fêtes' } },
    });
  });
});
