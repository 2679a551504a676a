import { describe, expect, it } from 'vitest';
import { draftsOf } from '../testing/draftsOf.ts';
import { shopifySource } from './shopifySource.ts';
import { columns, plain, read, type Row } from './testing/shopifyRows.ts';

describe('a Shopify product', () => {
  const varied: Row = {
    Handle: 't',
    Title: 'T',
    'Option1 Name': 'Taille',
    'Option1 Value': 'S',
    'Variant Price': '5',
  };
  it.each<[string, Row[], string]>([
    ['without a handle', [{ ...plain, Handle: '' }], 'Ligne 2 : la colonne « Handle » est vide.'],
    [
      'without a price',
      [{ ...plain, 'Variant Price': '' }],
      'Ligne 2 : la colonne « Variant Price » est vide.',
    ],
    [
      'with a price in words',
      [plain, { ...plain, Handle: 'b', 'Variant Price': 'cher' }],
      'Ligne 3 : la colonne « Price » contient « cher », qui n’est pas un nombre.'.replace(
        'Price',
        'Variant Price',
      ),
    ],
    [
      'with a variant that does not say its option',
      [varied, { Handle: 't', 'Variant Price': '5' }],
      'Ligne 3 : cette déclinaison n’a pas de valeur pour « Taille ».',
    ],
    [
      'with the same variant twice',
      [varied, { Handle: 't', 'Option1 Value': 'S', 'Variant Price': '6' }],
      'Ligne 3 : la déclinaison « S » est déjà à la ligne 2.',
    ],
    [
      'with variants of no option',
      [
        { ...varied, 'Option1 Name': '' },
        { Handle: 't', 'Option1 Value': 'M', 'Variant Price': '6' },
      ],
      'Ligne 2 : ce produit a des déclinaisons, mais la colonne « Option1 Name » est vide.',
    ],
  ])('a Shopify product %s is reported as an error of its line', async (_, rows, message) => {
    expect((await read(rows)).diagnostics).toEqual([message]);
  });

  it('lists all of its diagnostics', async () => {
    const rows = [
      { ...plain, 'Variant Price': 'cher', Published: 'parfois' },
      { ...plain, Handle: '' },
      { ...plain, Handle: 'c', 'Variant Compare At Price': '-5' },
    ];
    expect((await read(rows)).diagnostics).toEqual([
      'Ligne 2 : la colonne « Published » contient « parfois », au lieu de « oui » ou « non » (1 ou 0, TRUE ou FALSE).',
      'Ligne 2 : la colonne « Variant Price » contient « cher », qui n’est pas un nombre.',
      'Ligne 3 : la colonne « Handle » est vide.',
      'Ligne 4 : la colonne « Variant Compare At Price » contient « -5 », un prix négatif.',
    ]);
  });

  it.each([
    [
      'another export',
      'ID,Type,SKU,Name,Regular price\n1,simple,a,A,5\n',
      'Ligne 1 : il manque la colonne « Handle ». La première ligne doit nommer les colonnes d’un export de produits Shopify.',
    ],
    ['a header alone', `${columns.join(',')}\n`, 'Le fichier ne contient aucun article'],
  ])('is not looked for in %s', async (_, content, message) => {
    await expect(draftsOf(content, shopifySource)).rejects.toThrow(message);
  });
});
