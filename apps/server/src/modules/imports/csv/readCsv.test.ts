import { describe, expect, it } from 'vitest';
import { bytesOf } from '../testing/draftsOf.ts';
import { Diagnostics } from '../importError.ts';
import type { TableRow } from '../source.ts';
import { readCsv } from './readCsv.ts';

async function rowsOf(
  content: string | Buffer,
  chunkSize?: number,
  diagnostics = new Diagnostics(),
): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const row of readCsv(bytesOf(content, chunkSize), diagnostics)) rows.push(row);
  return rows;
}

const plain = [
  { line: 1, cells: ['Nom', 'Prix'] },
  { line: 2, cells: ['Thé', '500'] },
];

describe('a CSV file', () => {
  it.each([
    ['in UTF-8', 'Nom,Prix\nThé,500\n'],
    ['without an end to its last line', 'Nom,Prix\nThé,500'],
    ['with a byte-order mark', '\ufeffNom,Prix\nThé,500\n'],
    ['with Windows line ends', 'Nom,Prix\r\nThé,500\r\n'],
    ['with the line ends of old Macs', 'Nom,Prix\rThé,500\r'],
    ['separated by semicolons', 'Nom;Prix\nThé;500\n'],
    ['separated by tabs', 'Nom\tPrix\nThé\t500\n'],
    ['with its names between quotation marks', '"Nom";"Prix"\n"Thé";"500"\n'],
    ['in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Nom,Prix\nThé,500\n', 'utf16le')])],
    [
      'in big-endian UTF-16',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('Nom,Prix\nThé,500\n', 'utf16le').swap16()]),
    ],
    ['in Windows-1252, as Excel writes it', Buffer.from('Nom,Prix\nThé,500\n', 'latin1')],
    ['with empty lines at its end', 'Nom,Prix\nThé,500\n\n,\n'],
  ])('a CSV file %s is read', async (_, content) => {
    expect(await rowsOf(content)).toEqual(plain);
  });

  it('in Windows-1252 has its apostrophes and ligatures', async () => {
    const line = [...Buffer.from('Sac d\x92\xe9cole,\x9cuf \x80\n', 'latin1')];
    expect(await rowsOf(Buffer.from(line))).toEqual([{ line: 1, cells: ['Sac d’école', 'œuf €'] }]);
  });

  it.each([1, 2, 3, 1024])('is read the same in chunks of %i bytes', async (chunkSize) => {
    expect(await rowsOf('\ufeffNom,Prix\nThé,500\n', chunkSize)).toEqual(plain);
  });

  it('preserves separators, quotation marks and line ends within quotation marks', async () => {
    expect(await rowsOf('Nom,Texte\nA,"un, deux\r\n""trois"""\nB,fin\n')).toEqual([
      { line: 1, cells: ['Nom', 'Texte'] },
      { line: 2, cells: ['A', 'un, deux\n"trois"'] },
      { line: 4, cells: ['B', 'fin'] },
    ]);
  });

  it('does not take separators inside a name for the separator', async () => {
    expect(await rowsOf('"a;b;c;d",Prix\nx,1\n')).toEqual([
      { line: 1, cells: ['a;b;c;d', 'Prix'] },
      { line: 2, cells: ['x', '1'] },
    ]);
  });

  const mixed = Buffer.concat([Buffer.from('Nom,Prix\nBlé,100\n'), Buffer.from('Thé,500\n', 'latin1')]);
  it.each([
    ['nothing', '', 'Le fichier est vide.'],
    ['a byte-order mark alone', '\ufeff', 'Le fichier est vide.'],
    ['empty lines alone', '\n\n', 'Le fichier est vide.'],
    [
      'two encodings',
      mixed,
      'Ligne 3 : ces caractères ne sont pas en UTF-8. Ouvrez le fichier dans votre tableur et enregistrez-le au format « CSV UTF-8 ».',
    ],
    [
      'a NUL further down',
      Buffer.from('a,b\n1,2\n3,\0\n'),
      'Ligne 3 : ce n’est pas du texte. Donnez le fichier CSV de l’export, pas un classeur ni une archive.',
    ],
    [
      'a workbook',
      Buffer.from('PK\u0003\u0004\0\0\0\n'),
      'Ligne 1 : ce n’est pas du texte. Donnez le fichier CSV de l’export, pas un classeur ni une archive.',
    ],
    [
      'a quotation mark that nothing closes',
      'Nom,Prix\nSel,100\n"Thé,500\nRiz,200\n',
      'Ligne 3 : un guillemet est ouvert et n’est jamais fermé.',
    ],
    [
      'a quotation mark inside a text',
      'Nom,Prix\nTube 5" noir,100\n',
      'Ligne 2 : un guillemet est mal placé : dans un texte entre guillemets, il s’écrit deux fois.',
    ],
    [
      'text after a closing quotation mark',
      'Nom,Prix\n"Thé"vert,100\n',
      'Ligne 2 : un guillemet est mal placé : dans un texte entre guillemets, il s’écrit deux fois.',
    ],
    [
      'a record without an end',
      `Nom,Prix\nSel,100\n"${'a'.repeat(1_100_000)}`,
      'Ligne 3 : cette ligne n’en finit pas : un guillemet n’est sans doute pas fermé.',
    ],
  ])('with %s is refused by its line', async (_, content, message) => {
    await expect(rowsOf(content, 65_536)).rejects.toThrow(message);
  });

  it('names every row that has too few or too many cells, and reads the others', async () => {
    const diagnostics = new Diagnostics();
    const rows = await rowsOf('Nom,Prix\n"deux\nlignes",100\nThé\nSel,1,500\nRiz,200\n', 64, diagnostics);
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 6]);
    expect(diagnostics.list().map(({ line, reason }) => `${line ?? ''} ${reason.slice(0, 26)}`)).toEqual([
      '4 1 colonne(s) au lieu de 2.',
      '5 3 colonne(s) au lieu de 2.',
    ]);
  });
});
