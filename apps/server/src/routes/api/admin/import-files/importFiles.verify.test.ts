import { ImportChangePageWire, type ImportFileWire } from '@teranga/contract/admin';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredFiles } from '../../../../modules/imports/files/deleteExpiredFiles.ts';
import { refusal, wireAnswer } from '../../testing/wireAnswer.ts';
import { aSheet, filesUrl, importDesk, someChoices } from '../testing/importDesk.ts';

const desk = await importDesk();
const { app, db, asAdmin, manager, send, upload, read, post, runJobs, checked, stored, products } = desk;
const { dataDir } = app.config;
const other = await desk.signedIn('manager', 'b');
beforeEach(desk.begin);

describe('A file that staff send', () => {
  it('is shown with its columns, its first rows and the fields that they seem to be', async () => {
    expect(await upload()).toMatchObject({
      fileName: 'articles.csv',
      state: 'uploaded',
      source: 'spreadsheet',
      columns: ['Référence', 'Nom', 'Prix', 'Stock'],
      sample: [
        ['SAVON', 'Savon noir', '1500', '8'],
        ['BOL', 'Bol', '2500', '3'],
      ],
      mapping: { sku: 'Référence', name: 'Nom', price: 'Prix', stock: 'Stock' },
    });
  });

  it.each([
    ['Handle,Title,Variant Price\nsavon,Savon,1500\n', 'shopify'],
    ['ID,Type,SKU,Name,Regular price\n1,simple,SAVON,Savon,1500\n', 'woocommerce'],
    ['[{"id": "savon"}]', 'json'],
    ['a,b\n1,2\n', null],
  ])('is recognised: %j', async (text, source) => {
    expect((await upload(text)).source).toBe(source);
  });

  it.each([
    ['', 422],
    [Buffer.from([0, 1, 2, 0, 255, 0]), 422],
    [Buffer.from('PK\u0003\u0004 not a workbook'), 422],
  ])('leaves nothing behind when it cannot be read', async (content, status) => {
    expect(refusal(await send(content), status).errors).toHaveProperty('file');
    expect(stored()).toEqual([]);
  });

  it('is no larger than 100 MB', async () => {
    const answer = await send(Buffer.alloc(100 * 1024 * 1024 + 1, 'a,b\n'));
    expect(refusal(answer, 413).message).toBe('Un fichier à importer a au plus 100 Mo.');
    expect(stored()).toEqual([]);
  });

  it('is one of ten that wait, until it is removed or expires', async () => {
    const sent = await Promise.all(Array.from({ length: 14 }, () => send(aSheet)));
    expect(sent.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(refusal(await send(aSheet), 409)).toHaveProperty('message');
    const { id } = sent.find(({ statusCode }) => statusCode === 201)?.json<ImportFileWire>() ?? { id: '' };
    expect((await manager.call('DELETE', `${filesUrl}/${id}`)).statusCode).toBe(204);
    expect(refusal(await manager.call('GET', `${filesUrl}/${id}`), 404)).toHaveProperty('message');
    expect(stored()).toHaveLength(9);
    await deleteExpiredFiles({ db, dataDir, storeId: 'a' }, new Date(Date.now() + 8 * 86_400_000));
    expect(stored()).toEqual([]);
  });

  it('is of its store alone', async () => {
    const { id } = await checked();
    for (const answer of [
      await other.call('GET', `${filesUrl}/${id}`),
      await other.call('GET', `${filesUrl}/${id}/changes`),
      await post(id, 'check', someChoices, other),
      await post(id, 'confirm', {}, other),
      await other.call('DELETE', `${filesUrl}/${id}`),
    ])
      expect(refusal(answer, 404)).toHaveProperty('message');
    expect((await read(id)).state).toBe('checked');
  });
});

describe('A check', () => {
  it('says what would change, field by field, and changes nothing', async () => {
    const file = await checked();
    expect(file).toMatchObject({
      state: 'checked',
      check: { errors: 0, counts: { created: 1, changed: 1 } },
    });
    const first = wireAnswer(
      ImportChangePageWire,
      await manager.call('GET', `${filesUrl}/${file.id}/changes?limit=1`),
    );
    const rest = wireAnswer(
      ImportChangePageWire,
      await manager.call('GET', `${filesUrl}/${file.id}/changes?limit=1&cursor=${first.next}`),
    );
    expect([...first.items, ...rest.items].map(({ id, kind }) => `${id} ${kind}`).sort()).toEqual([
      'bol new',
      'savon changed',
    ]);
    expect(rest.next).toBeNull();
    expect(await products()).toEqual([{ id: 'savon', name: 'Savon', quantity: 5 }]);
  });

  it('takes the columns that were chosen, and ignores the others by name', async () => {
    const text = 'Code;Libellé;Coût\nSAVON;Savon doux;900\n';
    const mapping = { sku: 'Code', name: 'Libellé' };
    const { check, id } = await checked(text, { ...someChoices, mapping });
    expect(check).toMatchObject({ ignoredColumns: ['Coût'], counts: { changed: 1 } });
    expect((await read(id)).mapping).toEqual(mapping);
  });

  it.each([
    [{ mapping: { sku: 'Rien' } }, 'mapping.sku'],
    [{ mapping: { price: 'Nom' } }, 'mapping.name'],
    [{ mapping: { sku: 'Nom', name: 'Nom' } }, 'mapping.name'],
    [{ mapping: { sku: 'Référence', constructor: 'Nom' } }, 'mapping'],
    [{ source: 'json' }, 'source'],
    [{ currency: 'USD' }, 'rate'],
    [{ currency: '12$', rate: 600 }, 'currency'],
    [{ rate: 600 }, 'rate'],
    [{ currency: 'USD', rate: 1_000_001 }, 'rate'],
    [{ currency: 'USD', rate: -1 }, 'rate'],
    [{ stock: 'all' }, 'stock'],
  ])('is refused with %j', async (change, field) => {
    const { id } = await upload();
    const { errors = {} } = refusal(await post(id, 'check', { ...someChoices, ...change }), 422);
    expect(Object.keys(errors)).toContain(field);
    expect((await read(id)).state).toBe('uploaded');
  });

  it('never lets the caller have private addresses fetched', async () => {
    const { id } = await checked(aSheet);
    await post(id, 'confirm', {});
    await runJobs();
    const [row] = await asAdmin<{ options: object }>('select options from imports');
    expect(row?.options).toMatchObject({ mayFetchPrivateAddresses: false, isForced: false });
  });

  it('refuses a choice that there is not', async () => {
    const { id } = await upload();
    const answer = await post(id, 'check', { ...someChoices, mayFetchPrivateAddresses: true });
    expect(refusal(answer, 422).errors).toEqual({
      mayFetchPrivateAddresses: ['Ce champ n’est pas connu.'],
    });
  });
});
