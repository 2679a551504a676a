import { describe, expect, it } from 'vitest';
import type { ImportCounts } from '../modules/imports/run/prepareImport.ts';
import { countLines, diagnosticLines, imageLines, noteLines, undoLines } from './importReport.ts';

const counts: ImportCounts = {
  rows: 1,
  drafts: 1,
  created: 1,
  changed: 0,
  unchanged: 0,
  unpublished: 0,
  images: 0,
};
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `n${index + 1}`);

describe('The report of an import', () => {
  it('is short when all went well', () => {
    expect(countLines(counts, 'WooCommerce')).toEqual([
      '1 ligne lue (WooCommerce).',
      'Articles : 1 nouveau, 0 changé, 0 inchangé, 0 retiré de la vente.',
    ]);
  });

  it('counts in thousands', () => {
    expect(countLines({ ...counts, rows: 50_000, changed: 24_000, images: 3 }, 'Shopify')).toEqual([
      '50 000 lignes lues (Shopify).',
      'Articles : 1 nouveau, 24 000 changés, 0 inchangé, 0 retiré de la vente.',
      'Images : 3 à télécharger.',
    ]);
  });

  it('names what is skipped, incomplete or ignored, and counts what it does not name', () => {
    const names = numbered(300);
    expect(
      noteLines({
        skipped: [['brouillons', { count: 300, names }]],
        partial: [['sans leurs fichiers', { count: 2, names: ['Album', 'Single'] }]],
        ignoredColumns: ['Variant Grams', 'SEO Title'],
      }),
    ).toEqual([
      'Importés, mais :',
      '  · sans leurs fichiers (2) : Album, Single',
      'Laissés de côté :',
      `  · brouillons (300) : ${numbered(20).join(', ')} et 280 autres`,
      'Colonnes ignorées : Variant Grams, SEO Title.',
    ]);
  });

  it('lists every error with its line, and says which may be confirmed', () => {
    const diagnostics = [
      { line: 3, reason: 'un prix en mots.', isSuspicion: false },
      { line: null, reason: 'tout serait retiré.', isSuspicion: true },
    ];
    expect(diagnosticLines(diagnostics, 5)).toEqual([
      'Le fichier a 7 fautes :',
      '  · ligne 3 : un prix en mots.',
      '  · tout serait retiré. (--force l’accepte)',
      '  · et 5 autres',
    ]);
  });

  it('says what an undo has left', () => {
    const kept = [{ id: 'robe', name: 'Robe', what: ['prix', 'stock'] }];
    expect(undoLines({ id: 4, restored: 2, deleted: 1, kept })).toEqual([
      'L’import 4 est annulé : 2 articles rétablis, 1 supprimé.',
      'Restent comme ils sont, parce qu’ils ont changé depuis :',
      '  · robe (Robe) : prix, stock',
    ]);
  });

  it('names every missing image', () => {
    const failures = numbered(39).map((product) => ({
      product,
      url: `https://x.test/${product}`,
      reason: 'non',
    }));
    const retries = [{ product: 'bol', url: 'https://x.test/bol', reason: 'le serveur répond 503' }];
    const lines = imageLines({ waiting: 1, stored: 2, failed: 39, failures, retries });
    expect(lines[0]).toBe('Images : 2 enregistrées, 1 en attente, 39 manquantes.');
    expect(lines.slice(1, 4)).toEqual([
      'En attente d’un autre essai :',
      '  · bol : le serveur répond 503\n    https://x.test/bol',
      'Manquantes :',
    ]);
    expect(lines).toHaveLength(43);
  });
});
