import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { anOperator } from '../cli/testing/anOperator.ts';
import { ledgerMismatches } from '../modules/catalogue/stock/stockLedger.ts';
import { KeyEncryption } from '../platform/secrets/keyEncryption.ts';
import { testSecret } from '../testing/testApp.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { seedDemoStores } from './seedDemoStores.ts';

const { db, asAdmin } = await testDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'teranga-round-'));
afterAll(() => rm(folder, { recursive: true }));
const ids = await seedDemoStores(db, folder, new KeyEncryption(testSecret), new Date());
const store = anOperator(db, { dataDir: folder });

const formats = [
  ['json', 'json'],
  ['csv', 'shopify'],
  ['xlsx', 'shopify'],
] as const;

/** A copy's images are its own. */
const withoutImages = async (name: string) =>
  (JSON.parse(await readFile(name, 'utf8')) as { variations: object[] }[]).map((product) => ({
    ...product,
    images: [],
    variations: product.variations.map((variation) => ({ ...variation, picture: null, pictures: [] })),
  }));

describe.each(ids)('The demo store %s', (id) => {
  it.each(formats)('is the same after an export as %s and its import', async (format, source) => {
    const [first, second] = [path.join(folder, `${id}-1.${format}`), path.join(folder, `${id}-2.${format}`)];
    const versions = () => asAdmin('select count(*) from product_versions where store_id = $1', [id]);
    const before = await versions();
    await store('export', id, '--format', format, '--output', first);
    const { out } = await store('import', id, first, '--from', source, '--stock', 'set');
    expect(out).toContain('0 nouveau, 0 changé,');
    await store('export', id, '--format', format, '--output', second);
    expect((await readFile(second)).equals(await readFile(first))).toBe(true);
    expect(await versions()).toEqual(before);
    expect(await db.withStore(id, ledgerMismatches)).toEqual([]);
  });

  it('is the same in an empty store, made of its JSON', async () => {
    const [file, copiedFile] = [path.join(folder, `${id}.json`), path.join(folder, `${id}-copy.json`)];
    const copy = `${id}-copie`;
    await store('create', copy, '--name', 'Copie', '--design', 'default', '--host', `${copy}.localhost`);
    await store('export', id, '--format', 'json', '--output', file);
    await store('import', copy, file, '--from', 'json');
    await store('export', copy, '--format', 'json', '--output', copiedFile);
    expect(await withoutImages(copiedFile)).toEqual(await withoutImages(file));
  });
});
