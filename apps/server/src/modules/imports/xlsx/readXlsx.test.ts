import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readXlsx } from './readXlsx.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'teranga-xlsx-'));
afterAll(() => rm(folder, { recursive: true }));
const file = path.join(folder, 'classeur.xlsx');

const plainParts = {
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="Autre" r:id="rId7"/><sheet name="B" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet2.xml"/><Relationship Id="rId7" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
};

async function writeWorkbook(parts: Record<string, string>): Promise<void> {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name);
  zip.end();
  await finished(zip.outputStream.pipe(createWriteStream(file)));
}

async function rows() {
  const found: [number, string[]][] = [];
  for await (const { line, cells } of readXlsx(file)) found.push([line, cells]);
  return found;
}

describe('A workbook', () => {
  it('is read as text from its first sheet: shared and own texts, numbers, gaps and empty rows', async () => {
    await writeWorkbook({
      ...plainParts,
      'xl/sharedStrings.xml':
        '<sst><si><t>Nom</t></si><si><r><t>Sa</t></r><r><t>von</t></r><rPh><t>lu</t></rPh></si></sst>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>
        <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Prix</t></is></c><c r="C1" t="str"><v>En &amp; vente</v></c></row>
        <row r="2"/>
        <row r="4"><c r="A4" t="s"><v>1</v></c><c r="C4" t="b"><v>1</v></c></row>
        <row><c><v>42.990000000000002</v></c><c><f>1+1</f><v>2</v></c></row>
      </sheetData></worksheet>`,
    });
    expect(await rows()).toEqual([
      [1, ['Nom', 'Prix', 'En & vente']],
      [4, ['Savon', '', 'TRUE']],
      [5, ['42.99', '2', '']],
    ]);
  });

  it('has days where the spreadsheet shows days, and numbers elsewhere', async () => {
    await writeWorkbook({
      ...plainParts,
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$-40C]d\\ mmm\\ yyyy"/>
        <numFmt numFmtId="165" formatCode="#,##0&quot; dollars&quot;"/></numFmts>
        <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
        <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c s="0"><v>46000</v></c><c s="1"><v>46000</v></c>
        <c s="2"><v>46000.5</v></c><c s="3"><v>46000</v></c><c><v>46000</v></c></row></sheetData></worksheet>`,
    });
    expect(await rows()).toEqual([[1, ['46000', '2025-12-09', '2025-12-09', '46000', '46000']]]);
  });

  it.each([
    ['no workbook', { 'autre.txt': 'x' }, 'ce n’est pas un classeur Excel'],
    ['an empty sheet', { ...plainParts, 'xl/worksheets/sheet1.xml': '<worksheet/>' }, 'est vide'],
    ['broken XML', { ...plainParts, 'xl/worksheets/sheet1.xml': '<worksheet><row></c>' }, 'est abîmé'],
  ])('with %s is refused in a sentence', async (_, parts, message) => {
    await writeWorkbook(parts);
    await expect(rows()).rejects.toThrow(message);
  });

  it('that is cut is refused in a sentence', async () => {
    await writeFile(file, Buffer.from('PK\u0003\u0004 rien de plus'));
    await expect(rows()).rejects.toThrow('Le fichier est abîmé');
  });
});
