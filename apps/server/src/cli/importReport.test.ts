import { describe, expect, it } from 'vitest';
import type { ImportReport } from '../modules/imports/importProducts.ts';
import { Tally } from '../modules/imports/tally.ts';
import { importReport } from './importReport.ts';

const tally = (reason: string, names: string[]): Tally => {
  const counts = new Tally();
  for (const name of names) counts.add(reason, name);
  return counts;
};

const aReport = (overrides: Partial<ImportReport> = {}): ImportReport => ({
  platform: 'WooCommerce',
  rows: 1,
  drafts: 1,
  created: 1,
  updated: 0,
  pictures: { fetched: 0, known: 0, failures: [] },
  notes: { skipped: new Tally(), partial: new Tally() },
  ...overrides,
});
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `n${index + 1}`);

describe('the report of an import', () => {
  it('is short when all went well', () => {
    expect(importReport(aReport())).toBe(
      '1 ligne lue (WooCommerce).\nArticles : 1 nouveau, 0 mis à jour.\nImages : aucune dans le fichier.',
    );
  });

  it('names skipped products, incomplete products and missing images', () => {
    const notes = {
      skipped: tally('produits groupés', ['Coffret']),
      partial: tally('sans leurs fichiers', ['Album', 'Single']),
    };
    const failures = [{ url: 'https://x.test/a.png', product: 'Album', reason: 'le serveur répond 404' }];
    const report = aReport({
      rows: 50_000,
      created: 2,
      updated: 24_000,
      notes,
      pictures: { fetched: 3, known: 1, failures },
    });
    expect(importReport(report).split('\n')).toEqual([
      '50 000 lignes lues (WooCommerce).',
      'Articles : 2 nouveaux, 24 000 mis à jour.',
      'Importés, mais :',
      '  · sans leurs fichiers (2) : Album, Single',
      'Laissés de côté :',
      '  · produits groupés (1) : Coffret',
      'Images : 3 enregistrées, 1 déjà là, 1 manquante.',
      '  · Album : le serveur répond 404',
      '    https://x.test/a.png',
    ]);
  });

  it('counts entries that it does not name', () => {
    const failures = numbered(22).map((name) => ({ url: name, product: name, reason: 'non' }));
    const notes = { skipped: tally('brouillons', numbered(300)), partial: new Tally() };
    const lines = importReport(aReport({ notes, pictures: { fetched: 0, known: 0, failures } })).split('\n');
    expect(lines).toContain(`  · brouillons (300) : ${numbered(20).join(', ')} et 280 autres`);
    expect(lines.at(-1)).toBe('  · et 2 autres');
  });
});
