import { nothingInline } from '@teranga/core/pages/render';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { designsFolder } from '../../build/designsFolder.ts';
import { announceDesigns } from '../../modules/designs/servedDesigns.ts';
import { PreviewLinks } from '../../modules/previews/previewLinks.ts';
import { StoreDirectory } from '../../modules/stores/storeDirectory.ts';
import { aShopfront } from '../testing/aShopfront.ts';
import { anOperator } from '../testing/anOperator.ts';

const { db, folder, store, create, openAnother } = await aShopfront();

/** A copy of the designs with only the files that the commands read; `change` breaks one. */
function someDesigns(change: (designs: string) => void): string {
  const copy = path.join(folder, `designs-${Math.round(performance.now() * 1_000)}`);
  for (const id of ['default', 'lybalikou'])
    for (const file of ['design.json', 'src/index.ts', 'src/theme.css']) {
      mkdirSync(path.dirname(path.join(copy, id, file)), { recursive: true });
      cpSync(path.join(designsFolder, id, file), path.join(copy, id, file));
    }
  change(copy);
  return copy;
}

const inHours = (hours: number) => Date.now() + hours * 3_600_000;
const edit = (file: string, from: string, to: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

/** The message for lybalikou when serving processes do not know it. */
const unknownTo = (who: string) =>
  `Le design « lybalikou » est construit, mais pas encore connu de ${who} : une boutique lit ce qui est construit quand elle démarre, et garderait jusque-là le design par défaut. Rien n’a changé. Arrêtez-la, relancez « npm start », puis recommencez.`;

describe('npm run store -- design', () => {
  it.each<[string, (designs: string) => void, string]>([
    [
      'without design.json',
      (at) => rmSync(path.join(at, 'lybalikou/design.json')),
      'son fichier design.json manque ou ne se lit pas',
    ],
    [
      'for another contract',
      (at) => edit(path.join(at, 'lybalikou/design.json'), '^1.0.0', '^2.0.0'),
      'il est dessiné pour une autre version du contrat des designs',
    ],
    [
      'with another’s name',
      (at) => edit(path.join(at, 'lybalikou/src/index.ts'), "id: 'lybalikou'", "id: 'default'"),
      'son dossier, son index et son design.json ne portent pas le même nom',
    ],
    [
      'without a theme',
      (at) => writeFileSync(path.join(at, 'lybalikou/src/theme.css'), ''),
      'il n’a pas de thème',
    ],
  ])('is refused %s and leaves the store unchanged', async (_what, change, reason) => {
    const id = `refus-${Math.round(performance.now() * 1_000)}`;
    await create(id, `${id}.localhost`);
    const operator = anOperator(db, { dataDir: folder }, someDesigns(change));
    await expect(operator('design', id, 'lybalikou')).rejects.toThrow(
      `Le design « lybalikou » ne peut pas être donné à une boutique : ${reason}.`,
    );
    expect((await store('list')).out).toMatch(new RegExp(`${id} .* default `));
  });

  it('is refused where the build does not hold it, and its preview too: pages would be the default’s', async () => {
    await create('devant', 'devant.localhost');
    const html = '<html data-design="default">';
    const render = () => Promise.resolve({ status: 200, html, inline: nothingInline, isPrivate: false });
    const operator = anOperator(db, { dataDir: folder }, undefined, {
      build: 'older',
      designs: ['default'],
      isPrivate: () => false,
      render,
    });
    const refusal = 'Le design « lybalikou » n’est pas encore construit';
    expect((await operator('design', 'devant', 'lybalikou', '--dry-run')).out).toContain('Poids : inconnu');
    await expect(operator('design', 'devant', 'lybalikou')).rejects.toThrow(refusal);
    await expect(operator('preview', 'devant', 'lybalikou')).rejects.toThrow(refusal);
    expect((await store('list')).out).toMatch(/devant .* default /);
  });

  it('is refused while a process that serves does not know it, however a store would come by it', async () => {
    await create('entre', 'entre.localhost');
    await store('design', 'entre', 'lybalikou');
    await store('design', 'entre', '--undo');
    const [older, newer] = [openAnother(), openAnother()];
    await announceDesigns(older, ['default']);
    const ways = [
      ['design', 'entre', 'lybalikou'],
      ['design', 'entre', '--undo'],
      ['preview', 'entre', 'lybalikou'],
      ['restore', 'entre', '2'],
      ['create', 'neuve', '--name', 'Neuve', '--design', 'lybalikou', '--host', 'neuve.localhost'],
    ];
    for (const way of ways) await expect(store(...way)).rejects.toThrow(unknownTo('la boutique en marche'));
    await announceDesigns(newer, ['default', 'lybalikou']);
    await expect(store('design', 'entre', 'lybalikou')).rejects.toThrow(
      unknownTo('1 des 2 processus en marche'),
    );
    expect((await store('design', 'entre', 'lybalikou', '--dry-run')).out).toContain(
      '  En marche : pas encore connu de 1 des 2 processus en marche, à relancer d’abord',
    );
    expect((await store('list')).out).toMatch(/entre .* default /);
    await older.close();
    await expect.poll(() => store('design', 'entre', 'lybalikou')).toMatchObject({ notes: '' });
    expect((await store('list')).out).toMatch(/entre .* lybalikou /);
    await newer.close();
  });

  it('lists what is lost, gained and left behind first, and changes nothing in a dry run', async () => {
    await create('essai', 'essai.localhost');
    await db.withStore('essai', (tx) =>
      tx.query(
        `update stores set content = content || '{"designSettings": {"default": {"version": "1.0.0", "values": {"heroTitle": "A"}}, "rahmou-serwiss": {"version": "1.0.0", "values": {"heroText": "B"}}}}'`,
      ),
    );
    const { out } = await store('design', 'essai', 'rahmou-serwiss', '--dry-run');
    const lines = out.split('\n').filter((line) => /Écrans|Réglages|Rien/.test(line));
    expect(lines).toEqual([
      '  Écrans gagnés : services, demande de devis',
      '  Réglages laissés : heroTitle (gardés, ils reviennent avec « default »)',
      '  Réglages retrouvés : heroText',
      'Rien n’a changé : c’était un essai.',
    ]);
    expect((await store('design', 'essai', 'rahmou-serwiss')).out).toContain('passe du design');
    expect((await store('design', 'essai', '--undo')).out).toContain(
      '  Écrans perdus : services, demande de devis (leurs adresses répondront 404)',
    );
  });

  it('reaches every process at once, as does its undo', async () => {
    await create('partout', 'partout.localhost');
    const processes = [new StoreDirectory(db), new StoreDirectory(openAnother())];
    for (const directory of processes) await directory.start();
    const designsOfStores = () =>
      Promise.all(processes.map(async (one) => (await one.byHost('partout.localhost'))?.design));
    expect(await designsOfStores()).toEqual(['default', 'default']);
    await store('design', 'partout', 'lybalikou');
    await expect.poll(designsOfStores).toEqual(['lybalikou', 'lybalikou']);
    await store('design', 'partout', '--undo');
    await expect.poll(designsOfStores).toEqual(['default', 'default']);
    for (const directory of processes) await directory.stop();
  });
});

describe('npm run store -- preview', () => {
  it('prints a link valid for this store only and for the requested duration', async () => {
    await create('vitrine', 'vitrine.localhost');
    const operator = anOperator(db, { sessionSecret: 's'.repeat(40) });
    const { out } = await operator('preview', 'vitrine', 'lybalikou', '--hours', '2');
    const [, word = ''] = /^http:\/\/vitrine\.localhost:3000\/\?apercu=(\S+)/.exec(out) ?? [];
    const links = new PreviewLinks('s'.repeat(40));
    expect(links.read('vitrine', word, inHours(1.9))?.design).toBe('lybalikou');
    expect(links.read('vitrine', word, inHours(2.1))).toBeNull();
    expect(links.read('autre', word, inHours(0))).toBeNull();
  });

  it.each([
    [['preview', 'vitrine', 'bleu'], 'Le design « bleu » n’existe pas.'],
    [['preview', 'nulle', 'default'], 'La boutique « nulle » n’existe pas.'],
    [['preview', 'vitrine', 'default', '--hours', '0'], '--hours attend un nombre d’heures, de 1 à 720.'],
  ])('the command refuses %j', async (words, message) => {
    await expect(store(...words)).rejects.toThrow(message);
  });
});
