import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapeHtml } from '@teranga/core/domain/rich-text';
import { protectCell } from '../../imports/csv/spreadsheetCells.ts';
import type { FileWriter, Sink } from './writeFile.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const typeOf = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet. */
const parts: Record<string, string> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** The earliest date a zip file can have: the same data give the same file. */
const mtime = new Date(1980, 0, 1, 12);
/**
 * Numbers that a spreadsheet shows as they are: not references with leading zeros or many digits.
 */
const plainNumber = /^-?(?:0|[1-9]\d{0,14})$/;
// Characters that XML cannot hold.
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function toCell(text: string): string {
  if (text === '') return '<c/>';
  if (plainNumber.test(text)) return `<c><v>${text}</v></c>`;
  const safe = escapeHtml(protectCell(text).replace(unwritable, ''));
  return `<c t="inlineStr"><is><t xml:space="preserve">${safe}</t></is></c>`;
}

const toRow = (cells: readonly string[]): string => `<row>${cells.map(toCell).join('')}</row>`;

/** An Excel workbook with one sheet, written as a stream. */
export function xlsxFile(sink: Sink): FileWriter {
  const zip = new ZipFile();
  const sheet = new PassThrough();
  const write = async (text: string) => {
    if (!sheet.write(text)) await Promise.race([once(sheet, 'drain'), pumping]);
  };
  const pump = async () => {
    for await (const piece of zip.outputStream as AsyncIterable<Buffer>) await sink(piece);
  };
  let pumping = Promise.resolve();
  return {
    async begin(columns) {
      for (const [name, xml] of Object.entries(parts)) zip.addBuffer(Buffer.from(xml), name, { mtime });
      zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime });
      zip.end();
      pumping = pump();
      // Also read below; a failure before that must not end the process.
      pumping.catch(() => undefined);
      await write(`${head}<worksheet xmlns="${main}"><sheetData>${toRow(columns)}`);
    },
    row: (cells) => write(toRow(cells)),
    async end() {
      sheet.end('</sheetData></worksheet>');
      await pumping;
    },
  };
}
